"""Trains a small network to predict who wins, from the positions that generate.ts has written.

python3 train.py --data FOLDER [--data FOLDER ...] --out FILE

Needs PyTorch and numpy; uses a GPU if there is one. Some games are held out for testing. The network first learns who won, and by how
much; then it also learns from its own later judgments of the same games, which are less noisy than the outcome. Of several folders the
last should be that of the best players: it mostly comes last, and the test games are taken from it.
"""

import argparse
import base64
import gzip
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

HEAD = np.dtype([("count", "<u2"), ("label", "u1"), ("turn", "u1"), ("margin", "i1"), ("first", "u1")])


def read(folders, device):
    """All situations as rows of feature numbers, filled up with the number after the last, their heads, and the number of the folder."""
    parts, heads, sets = [], [], []
    size = most = 0
    for number, folder in enumerate(folders):
        size = json.loads((Path(folder) / "about.json").read_text())["size"]
        for path in sorted(Path(folder).glob("*.head"), key=lambda path: int(path.stem)):
            head = np.fromfile(path, dtype=HEAD)
            if len(head) > 0:
                parts.append((head["count"].astype(np.int64), path.with_suffix(".held")))
                heads.append(head)
                sets.append(np.full(len(head), number, dtype=np.int8))
                most = max(most, int(head["count"].max()))
    rows = []
    for counts, path in parts:
        held = torch.from_numpy(np.fromfile(path, dtype="<i2")).to(device)
        counts = torch.from_numpy(counts).to(device)
        padded = torch.full((len(counts), most), size, dtype=torch.int16, device=device)
        padded[torch.arange(most, device=device)[None, :] < counts[:, None]] = held
        rows.append(padded)
    return size, torch.cat(rows), np.concatenate(heads), np.concatenate(sets)


class Network(nn.Module):
    """Two answers: the chance of Carthage, and by how much it will win."""

    def __init__(self, size, width, depth):
        super().__init__()
        self.size = size
        self.first = nn.Parameter(torch.randn(size, width) * 0.05)
        self.bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, depth)
        self.last = nn.Linear(depth, 2)

    def forward(self, rows):
        units = torch.relu(self.sums(rows) + self.bias)
        return self.last(torch.relu(self.second(units)))

    def sums(self, rows):
        """The rows of the first layer that hold, added up: by a table of ones and zeros where that is fast."""
        if rows.is_cuda:
            held = torch.zeros(len(rows), self.size + 1, device=rows.device).scatter_(1, rows, 1.0)
            return held[:, : self.size] @ self.first
        padded = torch.cat([self.first, torch.zeros(1, self.first.shape[1])])
        return nn.functional.embedding_bag(rows, padded, mode="sum")


def foretold(model, rows, batch=32768):
    with torch.no_grad():
        return torch.cat([model(rows[at : at + batch].long())[:, 0].cpu() for at in range(0, len(rows), batch)]).numpy()


def report(logits, labels, turns):
    right = (logits > 0) == (labels > 0.5)
    loss = np.mean(np.logaddexp(0, logits) - labels * logits)
    by_turn = {int(turn): round(float(right[turns == turn].mean()), 3) for turn in np.unique(turns)}
    return f"test {loss:.4f}, right {right.mean():.4f} {by_turn}"


def later(logits, labels, first, decay):
    """For each situation a mean of what is thought of it later in the same game, and of who won; the two seats of a situation alternate."""
    chances = 1 / (1 + np.exp(-logits.astype(np.float64)))
    both = ((chances[0::2] + chances[1::2]) / 2).tolist()
    won = labels[0::2].tolist()
    starts = first[0::2].tolist()
    targets = [0.0] * len(both)
    value = 0.0
    last = True
    for at in range(len(both) - 1, -1, -1):
        value = won[at] if last else (1 - decay) * both[at + 1] + decay * value
        targets[at] = value
        last = starts[at] != 0
    return np.repeat(np.array(targets, dtype=np.float32), 2)


def train(model, rows, targets, margins, sets, args):
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=args.decay)
    steps = args.passes * (len(rows) // args.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps + 1, pct_start=0.1)
    chance, margin = nn.BCEWithLogitsLoss(), nn.MSELoss()
    for _ in range(args.passes):
        order = torch.argsort(torch.rand(len(rows), device=rows.device) + args.order * sets)
        for at in range(0, len(rows) - args.batch + 1, args.batch):
            chosen = order[at : at + args.batch]
            batch = rows[chosen].long()
            if args.drop > 0:
                batch = torch.where(torch.rand(batch.shape, device=rows.device) < args.drop, model.size, batch)
            out = model(batch)
            loss = chance(out[:, 0], targets[chosen]) + args.margin * margin(out[:, 1], margins[chosen])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()


def packed(values, kind):
    return base64.b64encode(np.ascontiguousarray(values, dtype=kind).tobytes()).decode()


def quantised(model):
    """The weights as they are kept: the first layer as bytes, each column with its scale. The model is changed to what is kept."""
    weight = model.first.detach().cpu().numpy()
    scales = np.maximum(np.abs(weight).max(axis=0), 1e-8) / 127
    rows = np.round(weight / scales).astype(np.int8)
    with torch.no_grad():
        model.first.copy_(torch.tensor(rows * scales, dtype=torch.float32))
    return {
        "features": model.size,
        "hidden": [rows.shape[1], model.second.out_features],
        "rows": packed(rows, np.int8),
        "scales": packed(scales, "<f4"),
        "bias": packed(model.bias.detach().cpu().numpy(), "<f4"),
        "second": packed(model.second.weight.detach().cpu().numpy(), "<f4"),
        "secondBias": packed(model.second.bias.detach().cpu().numpy(), "<f4"),
        "last": packed(model.last.weight.detach().cpu().numpy()[0], "<f4"),
        "lastBias": float(model.last.bias.detach().cpu()[0]),
    }


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--data", action="append", required=True)
    args.add_argument("--out", required=True)
    args.add_argument("--passes", type=int, default=2)
    args.add_argument("--rounds", type=int, default=2, help="the first learns from outcomes, the others also from later judgments")
    args.add_argument("--later", type=float, default=0.7, help="how much of later judgments is carried back")
    args.add_argument("--margin", type=float, default=1.0, help="the weight of the margin of victory")
    args.add_argument("--drop", type=float, default=0.1, help="the share of features left out at random")
    args.add_argument("--order", type=float, default=0.5, help="how much later the positions of the next folder come in a pass")
    args.add_argument("--width", type=int, default=96)
    args.add_argument("--depth", type=int, default=32)
    args.add_argument("--batch", type=int, default=4096)
    args.add_argument("--rate", type=float, default=1.5e-3)
    args.add_argument("--decay", type=float, default=0.1)
    args.add_argument("--test", type=int, default=20, help="one game in this many is held out")
    args.add_argument("--seed", type=int, default=1)
    args = args.parse_args()
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began = time.time()
    size, rows, heads, sets = read(args.data, device)
    labels, margins = heads["label"].astype(np.float32), heads["margin"].astype(np.float32) / 100
    labels[heads["label"] == 2] = 0.5
    game = np.cumsum(heads["first"])
    held_back = game % args.test == 0
    cut = np.flatnonzero(~held_back), np.flatnonzero(held_back & (sets == sets.max()))
    print(f"{len(rows)} situations of {game[-1]} games, {size} features, at most {rows.shape[1]} hold; {time.time() - began:.0f} s", flush=True)
    learned, tested = (rows[torch.from_numpy(part).to(device)] for part in cut)
    del rows
    test_labels, test_turns = labels[cut[1]], heads["turn"][cut[1]]
    targets = torch.from_numpy(labels[cut[0]]).to(device)
    by = torch.from_numpy(margins[cut[0]]).to(device)
    of = torch.from_numpy(sets[cut[0]]).to(device)
    for one in range(args.rounds):
        model = Network(size, args.width, args.depth).to(device)
        train(model, learned, targets, by, of, args)
        print(f"round {one + 1}: {report(foretold(model, tested), test_labels, test_turns)}, {time.time() - began:.0f} s", flush=True)
        if one + 1 < args.rounds:
            thought = later(foretold(model, learned), labels[cut[0]], heads["first"][cut[0]], args.later)
            targets = torch.from_numpy(thought).to(device)
    text = json.dumps(quantised(model))
    Path(args.out).write_text(text + "\n")
    kept = report(foretold(model, tested), test_labels, test_turns)
    print(f"kept: {kept}; {len(text)} bytes, {len(gzip.compress(text.encode(), 9))} compressed", flush=True)


main()
