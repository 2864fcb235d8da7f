#!/bin/sh
set -e
usage='usage: scripts/train/learn.sh GAME FOLDER SECONDS

Trains the network of a game from scratch and leaves it in FOLDER/GAME.json. Games by rules of thumb train a first network;
twice more, games with the network so far train a better one. Each of the three rounds of games lasts SECONDS, on all cores.
Needs Node (or NODE) and python3 (or PYTHON) with PyTorch.'
if [ "$1" = --help ]; then
  echo "$usage"
  exit
fi
case $#:$3 in
  3:*[!0-9]* | [!3]:* | ??*:*)
    echo "$usage" >&2
    exit 2
    ;;
esac
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
