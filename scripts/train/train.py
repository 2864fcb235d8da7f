"""Trains a small network to foretell who wins, from the situations that generate.ts has written.

python3 train.py --data FOLDER [--data FOLDER ...] --out FILE

Needs PyTorch and numpy; uses a GPU if there is one. The last part of the games is kept back to test on.
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


def read(folders):
    """All situations as rows of feature numbers, filled up with the number after the last; labels, turns."""
    counts, labels, turns, held = [], [], [], []
    size = 0
    for folder in folders:
        about = json.loads((Path(folder) / "about.json").read_text())
        size = about["size"]
        for head in sorted(Path(folder).glob("*.head"), key=lambda path: int(path.stem)):
            heads = np.fromfile(head, dtype=np.dtype([("count", "<u2"), ("label", "u1"), ("turn", "u1")]))
            counts.append(heads["count"].astype(np.int64))
            labels.append(heads["label"])
            turns.append(heads["turn"])
            held.append(np.fromfile(head.with_suffix(".held"), dtype="<u2"))
    counts, labels, turns = np.concatenate(counts), np.concatenate(labels), np.concatenate(turns)
    held = np.concatenate(held)
    most = int(counts.max())
    rows = np.full((len(counts), most), size, dtype=np.int16)
    rows[np.arange(most)[None, :] < counts[:, None]] = held.astype(np.int16)
    return size, rows, labels.astype(np.float32) / 1.0, turns


class Network(nn.Module):
    def __init__(self, size, width, depth):
        super().__init__()
        self.first = nn.EmbeddingBag(size + 1, width, mode="sum", padding_idx=size)
        self.bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, depth)
        self.last = nn.Linear(depth, 1)
        nn.init.normal_(self.first.weight, std=0.05)
        with torch.no_grad():
            self.first.weight[size] = 0

    def forward(self, rows):
        units = torch.relu(self.first(rows) + self.bias)
        return self.last(torch.relu(self.second(units))).squeeze(1)


def judge(model, rows, labels, turns, device, batch=65536):
    model.eval()
    out = []
    with torch.no_grad():
        for at in range(0, len(rows), batch):
            out.append(model(rows[at : at + batch].to(device).long()).cpu())
    logits = torch.cat(out).numpy()
    right = (logits > 0) == (labels > 0.5)
    loss = np.mean(np.logaddexp(0, logits) - labels * logits)
    by_turn = {int(turn): round(float(right[turns == turn].mean()), 4) for turn in np.unique(turns)}
    return float(loss), float(right.mean()), by_turn


def packed(values, kind):
    return base64.b64encode(np.ascontiguousarray(values, dtype=kind).tobytes()).decode()


def quantised(model, size):
    """The weights as they are kept: the first layer as bytes, each column with its scale. The model is changed to what is kept."""
    weight = model.first.weight.detach().cpu().numpy()[:size]
    scales = np.maximum(np.abs(weight).max(axis=0), 1e-8) / 127
    rows = np.round(weight / scales).astype(np.int8)
    with torch.no_grad():
        model.first.weight[:size] = torch.tensor(rows * scales, dtype=torch.float32)
    return {
        "features": size,
        "hidden": [rows.shape[1], model.second.out_features],
        "rows": packed(rows, np.int8),
        "scales": packed(scales, "<f4"),
        "bias": packed(model.bias.detach().cpu().numpy(), "<f4"),
        "second": packed(model.second.weight.detach().cpu().numpy(), "<f4"),
        "secondBias": packed(model.second.bias.detach().cpu().numpy(), "<f4"),
        "last": packed(model.last.weight.detach().cpu().numpy()[0], "<f4"),
        "lastBias": float(model.last.bias.detach().cpu()),
    }


def main():
    args = argparse.ArgumentParser()
    args.add_argument("--data", action="append", required=True)
    args.add_argument("--out", required=True)
    args.add_argument("--passes", type=int, default=2)
    args.add_argument("--width", type=int, default=96)
    args.add_argument("--depth", type=int, default=32)
    args.add_argument("--batch", type=int, default=4096)
    args.add_argument("--rate", type=float, default=1.5e-3)
    args.add_argument("--decay", type=float, default=0.02)
    args.add_argument("--test", type=float, default=0.05)
    args.add_argument("--seed", type=int, default=1)
    args = args.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began = time.time()
    size, rows, labels, turns = read(args.data)
    known = labels < 2
    rows, labels, turns = rows[known], labels[known], turns[known]
    cut = int(len(rows) * (1 - args.test))
    print(f"{len(rows)} situations, {size} features, at most {rows.shape[1]} hold; read in {time.time() - began:.0f} s", flush=True)
    rows = torch.from_numpy(rows)
    train, test = rows[:cut], (rows[cut:], labels[cut:], turns[cut:])
    if device == "cuda":
        train = train.to(device)
    targets = torch.from_numpy(labels[:cut]).to(device)
    model = Network(size, args.width, args.depth).to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=args.decay)
    steps = args.passes * (cut // args.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=max(steps, 2) + 1, pct_start=0.1)
    losses = nn.BCEWithLogitsLoss()
    for one in range(args.passes):
        model.train()
        order = torch.randperm(cut, device=train.device)
        total = 0.0
        for at in range(0, cut - args.batch + 1, args.batch):
            chosen = order[at : at + args.batch]
            loss = losses(model(train[chosen].to(device).long()), targets[chosen.to(device)])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item() * args.batch
        loss, right, by_turn = judge(model, *test, device)
        print(f"pass {one + 1}: loss {total / max(1, cut):.4f}, test {loss:.4f}, right {right:.4f} {by_turn}, {time.time() - began:.0f} s", flush=True)
    weights = quantised(model, size)
    loss, right, by_turn = judge(model, *test, device)
    text = json.dumps(weights)
    Path(args.out).write_text(text + "\n")
    print(f"kept: test {loss:.4f}, right {right:.4f} {by_turn}; {len(text)} bytes, {len(gzip.compress(text.encode(), 9))} compressed", flush=True)


main()
