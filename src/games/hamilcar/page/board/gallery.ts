import type { GeneralPiece, StackPieces } from "../../../shared/page/board/armies/stacks.ts";
import type { Power } from "../../../shared/page/board/powers.ts";
import type { FleetPiece, Warships } from "./fleets.ts";

const roman =
  "cosa roma praeneste fregellae capua neapolis nola corfinium bovianum beneventum luceria canusium venusia tarentum " +
  "brundisium paestum thurii locri regium messana";

const punic =
  "lipara thermae panormus lilybaeum agrigentum syracusae sassari nuoro oristano carales carthago utica tunes clupea " +
  "hadrumetum thapsus sicca thabraca hippo_regius";

const named: Record<string, string> = { heraclea: "Heraclea Minoa" };
const names = (id: string) =>
  named[id] ??
  id
    .split("_")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");

const general = (
  id: string,
  initials: string,
  strategy: number,
  battle: number,
  more: Partial<GeneralPiece> = {},
): GeneralPiece => ({
  id,
  name: names(id),
  initials,
  strategy,
  battle,
  ...more,
});
const caudex = general("caudex", "CA", 3, 2, { office: "consul" });
const maximus = general("maximus", "MX", 2, 2, { office: "consul" });
const flaccus = general("flaccus", "FL", 2, 1, { office: "proconsul" });
const ships = (ready: number, spent: number): Warships => ({ ready, spent, atSea: 0, sunk: 0, prizes: 0 });
const duilius = general("duilius", "DU", 2, 3, { office: "consul", admiral: true });
const regulus = general("regulus", "RE", 2, 3, { office: "consul" });
const calatinus = general("calatinus", "CL", 3, 3, { office: "dictator" });
const hanno = general("hanno", "HN", 3, 2);
const gisco = general("gisco", "GI", 1, 1, { admiral: true });
const xanthippus = general("xanthippus", "XA", 3, 3);
const barca = general("barca", "HB", 1, 3, { commander: true });

const tribes = { volsinii: "neutral", aufidena: "neutral", madauros: "neutral", cirta: "neutral", theveste: "neutral" } as const;

function ruled() {
  const control: Record<string, Power | null> = {};
  for (const id of roman.split(" ")) control[id] = "rome";
  for (const id of punic.split(" ")) control[id] = "carthage";
  const provinces: Record<string, Power | null> = {};
  for (const id of "latium campania samnium apulia lucania".split(" ")) provinces[id] = "rome";
  for (const id of "syracusae corsica_sardinia carthago libya".split(" ")) provinces[id] = "carthage";
  return { control, provinces };
}

/** The set-up of the war. */
export function hamilcarStart() {
  const stacks: StackPieces[] = [
    { space: "messana", side: "rome", cus: 2, supply: 1, generals: [caudex] },
    { space: "regium", side: "rome", cus: 4, supply: 1, generals: [maximus] },
    { space: "roma", side: "rome", cus: 3, generals: [flaccus] },
    { space: "tarentum", side: "rome", inside: true, cus: 1, generals: [] },
    { space: "capua", side: "rome", inside: true, cus: 1, generals: [] },
    { space: "neapolis", side: "rome", inside: true, cus: 1, generals: [] },
    { space: "carthago", side: "carthage", cus: 2, elephants: 1, supply: 1, generals: [hanno] },
    { space: "thermae", side: "carthage", cus: 2, generals: [gisco] },
    { space: "agrigentum", side: "carthage", inside: true, cus: 1, supply: 1, generals: [] },
    { space: "lilybaeum", side: "carthage", inside: true, cus: 1, supply: 1, generals: [] },
    { space: "lipara", side: "carthage", cus: 1, generals: [] },
    { space: "carales", side: "carthage", inside: true, cus: 1, generals: [] },
  ];
  return {
    ...ruled(),
    tribes,
    stacks,
    names,
    ships: { rome: ships(1, 0), carthage: ships(2, 1) },
  };
}

/** Regulus in Africa, Barca in Sicily, fleets at sea. */
export function hamilcarBusy() {
  const { control, provinces } = ruled();
  for (const id of "agrigentum enna camarina catana panormus clupea aleria".split(" ")) control[id] = "rome";
  provinces.sicilia = "rome";
  provinces.etruria = "rome";
  const stacks: StackPieces[] = [
    { space: "clupea", side: "rome", cus: 6, supply: 2, generals: [regulus] },
    { space: "tunes", side: "carthage", cus: 5, elephants: 2, generals: [xanthippus, hanno] },
    { space: "agrigentum", side: "rome", cus: 3, inside: true, supply: 1, generals: [] },
    { space: "agrigentum", side: "carthage", cus: 4, siegeTrain: true, generals: [barca] },
    { space: "messana", side: "rome", cus: 4, supply: 1, generals: [duilius, calatinus] },
    { space: "roma", side: "rome", cus: 5, inside: true, generals: [] },
    { space: "lilybaeum", side: "carthage", inside: true, cus: 2, supply: 2, generals: [gisco] },
    { space: "carales", side: "carthage", inside: true, cus: 1, generals: [] },
    { space: "drepanum", side: "carthage", cus: 0, supply: 1, generals: [] },
  ];
  const fleets: FleetPiece[] = [
    {
      side: "rome",
      at: "lipara",
      warships: 4,
      crew: { space: "lipara", side: "rome", cus: 3, generals: [] },
      label: "Fleet of Rome",
    },
  ];
  return {
    control,
    provinces,
    tribes,
    stacks,
    names,
    siege: { agrigentum: 1 },
    fleets,
    tyrrhenum: "rome" as const,
    ships: { rome: { ...ships(2, 1), atSea: 4, prizes: 1 }, carthage: { ...ships(3, 4), sunk: 2 } },
    citadel: "agrigentum",
    isolated: new Set(["aleria"]),
    hire: { generals: [barca], price: 3 },
    lit: new Set("panormus neapolis messana regium".split(" ")),
    lastMove: ["roma", "neapolis", "lipara"],
  };
}
