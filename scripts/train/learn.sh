#!/bin/sh
# Learns a game from nothing: learn.sh GAME FOLDER SECONDS
# Games by rule of thumb teach a first network; twice, games by what has been learned so far teach a better one. SECONDS is how long each of
# the three lots of games is played for, on all cores. Needs Node (or NODE) and python3 (or PYTHON) with PyTorch. Leaves GAME.json in FOLDER.
set -e
here=$(dirname "$0")
game=$1
out=$2
seconds=$3
node=${NODE:-node}
python=${PYTHON:-python3}
games=${GAMES:-$(mktemp -d)}
cores=${CORES:-$(nproc)}
mkdir -p "$out"
known=
data=
for lot in 1 2 3; do
  "$node" "$here/generate.ts" "$game" --out "$games/$lot" --seconds "$seconds" --games 10000000 --threads "$cores" --seed "$game $lot" $known
  data="$data --data $games/$lot"
  "$python" "$here/train.py" $data --out "$out/$game.json"
  cp "$out/$game.json" "$out/$game-$lot.json"
  known="--weights $out/$game.json"
done
