"""Trains a small network to foretell who wins, from the situations that generate.ts has written.

python3 train.py --data FOLDER [--data FOLDER ...] --out FILE

Needs PyTorch and numpy; uses a GPU if there is one. A part of the games is kept back to test on. The network learns first who won, and by
how much; then it learns from its own later judgments of the same games, too, which are less noisy than the outcome.
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


def read(folders):
    """All situations as rows of feature numbers, filled up with the number after the last, and their heads."""
    heads, held = [], []
    size = 0
    for folder in folders:
        size = json.loads((Path(folder) / "about.json").read_text())["size"]
        for path in sorted(Path(folder).glob("*.head"), key=lambda path: int(path.stem)):
            heads.append(np.fromfile(path, dtype=HEAD))
            held.append(np.fromfile(path.with_suffix(".held"), dtype="<u2"))
    heads, held = np.concatenate(heads), np.concatenate(held)
    counts = heads["count"].astype(np.int64)
    most = int(counts.max())
    rows = np.full((len(counts), most), size, dtype=np.int16)
    rows[np.arange(most)[None, :] < counts[:, None]] = held.astype(np.int16)
    return size, rows, heads


class Network(nn.Module):
    """Two answers: the chance of Carthage, and by how much it will win."""

    def __init__(self, size, width, depth):
        super().__init__()
        self.size = size
        self.first = nn.EmbeddingBag(size + 1, width, mode="sum", padding_idx=size)
        self.bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, depth)
        self.last = nn.Linear(depth, 2)
        nn.init.normal_(self.first.weight, std=0.05)
        with torch.no_grad():
            self.first.weight[size] = 0

    def forward(self, rows):
        units = torch.relu(self.first(rows) + self.bias)
        return self.last(torch.relu(self.second(units)))


def foretold(model, rows, device, batch=65536):
    model.eval()
    with torch.no_grad():
        return torch.cat([model(rows[at : at + batch].to(device).long())[:, 0].cpu() for at in range(0, len(rows), batch)]).numpy()


def report(logits, labels, turns):
    right = (logits > 0) == (labels > 0.5)
    loss = np.mean(np.logaddexp(0, logits) - labels * logits)
    by_turn = {int(turn): round(float(right[turns == turn].mean()), 3) for turn in np.unique(turns)}
    return f"test {loss:.4f}, right {right.mean():.4f} {by_turn}"


def later(logits, labels, first, decay):
    """For each situation a mean of what is thought of it later in the same game, and of who won; the two seats of a situation alternate."""
    chances = 1 / (1 + np.exp(-logits.astype(np.float64)))
    targets = np.empty_like(chances)
    both = (chances[0::2] + chances[1::2]) / 2
    won = labels[0::2]
    starts = first[0::2]
    value = 0.0
    last = True
    for at in range(len(both) - 1, -1, -1):
        value = won[at] if last else (1 - decay) * both[at + 1] + decay * value
        targets[2 * at] = targets[2 * at + 1] = value
        last = bool(starts[at])
    return targets.astype(np.float32)


def train(model, rows, targets, margins, args, device, passes):
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=args.decay)
    steps = passes * (len(rows) // args.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=max(steps, 2) + 1, pct_start=0.1)
    chance, margin = nn.BCEWithLogitsLoss(), nn.MSELoss()
    for _ in range(passes):
        model.train()
        order = torch.randperm(len(rows), device=rows.device)
        for at in range(0, len(rows) - args.batch + 1, args.batch):
            chosen = order[at : at + args.batch]
            batch = rows[chosen].to(device).long()
            if args.drop > 0:
                batch = torch.where(torch.rand(batch.shape, device=device) < args.drop, model.size, batch)
            chosen = chosen.to(device)
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
    weight = model.first.weight.detach().cpu().numpy()[: model.size]
    scales = np.maximum(np.abs(weight).max(axis=0), 1e-8) / 127
    rows = np.round(weight / scales).astype(np.int8)
    with torch.no_grad():
        model.first.weight[: model.size] = torch.tensor(rows * scales, dtype=torch.float32)
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
    args = argparse.ArgumentParser()
    args.add_argument("--data", action="append", required=True)
    args.add_argument("--out", required=True)
    args.add_argument("--passes", type=int, default=2)
    args.add_argument("--rounds", type=int, default=2, help="the first learns from outcomes, the others from later judgments, too")
    args.add_argument("--later", type=float, default=0.7, help="how much of what is thought later of a game is carried back")
    args.add_argument("--margin", type=float, default=1.0, help="how much it counts by how much a game was won")
    args.add_argument("--drop", type=float, default=0.1, help="so many of the features are left out at random")
    args.add_argument("--width", type=int, default=96)
    args.add_argument("--depth", type=int, default=32)
    args.add_argument("--batch", type=int, default=4096)
    args.add_argument("--rate", type=float, default=1.5e-3)
    args.add_argument("--decay", type=float, default=0.1)
    args.add_argument("--test", type=float, default=0.05)
    args.add_argument("--seed", type=int, default=1)
    args = args.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began = time.time()
    size, rows, heads = read(args.data)
    known = heads["label"] < 2
    rows, heads = rows[known], heads[known]
    cut = int(len(rows) * (1 - args.test))
    while not heads["first"][cut]:
        cut -= 1
    labels, margins = heads["label"].astype(np.float32), heads["margin"].astype(np.float32) / 100
    print(f"{len(rows)} situations of {heads['first'].sum()} games, {size} features, at most {rows.shape[1]} hold; {time.time() - began:.0f} s", flush=True)
    rows = torch.from_numpy(rows)
    learned, tested = rows[:cut], rows[cut:]
    if device == "cuda":
        learned = learned.to(device)
    targets = torch.from_numpy(labels[:cut]).to(device)
    by = torch.from_numpy(margins[:cut]).to(device)
    for one in range(args.rounds):
        model = Network(size, args.width, args.depth).to(device)
        train(model, learned, targets, by, args, device, args.passes)
        print(f"round {one + 1}: {report(foretold(model, tested, device), labels[cut:], heads['turn'][cut:])}, {time.time() - began:.0f} s", flush=True)
        if one + 1 < args.rounds:
            thought = later(foretold(model, learned, device), labels[:cut], heads["first"][:cut], args.later)
            targets = torch.from_numpy(thought).to(device)
    text = json.dumps(quantised(model))
    Path(args.out).write_text(text + "\n")
    kept = report(foretold(model, tested, device), labels[cut:], heads["turn"][cut:])
    print(f"kept: {kept}; {len(text)} bytes, {len(gzip.compress(text.encode(), 9))} compressed", flush=True)


main()
