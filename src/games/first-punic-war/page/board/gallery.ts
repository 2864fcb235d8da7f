import type { AnyPower } from "../../../shared/page/board/powers.ts";
import type { HexStack, UnitKind, UnitPiece } from "./pieces.ts";

const PLACES: Record<string, string> = Object.fromEntries(
  (
    "Rome 2809, Ostia 2710, Capua 3010, Neapolis 3011, Tarentum 3412, Brundisium 3512, Rhegium 3216, Ariminum 2906, Sena Gallica 2907, " +
    "Pisae 2507, Messana 3116, Panormus 2916, Lilybaeum 2717, Agrigentum 2917, Syracuse 3118, Carthage 2417, Utica 2317, " +
    "Hadrumetum 2419, Leptis Megale 2925, Cartenna 1216, Rusadir 0517, Tingis 0215, Gades 0214, Mastia 0914, Baleares 1512, " +
    "Aleria 2409, Karaly 2314, Melita 3019, Cirta 1918, Volubilis 0218, Saguntum 1011, Baecula 0612, Massilia 1907, Emporia 1508, " +
    "Placentia 2505, Illiberis 1507, Arretium 2707, Asculum 3008, Luceria 3210, Venusia 3211, Croton 3414, Paestum 3113, Cosa 2608, " +
    "Hippo Regius 2117, Sicca 2218, Clupea 2518, Tacape 2322, Oea 2824, Icosium 1416, Saldae 1717, Malaca 0414, Hispalis 0313, " +
    "Olbia 2411, Tharros 2212, Theveste 2019, Auzia 1518, Toletum 0609, Numantia 0907, Tarraco 1309, Genua 2405, Mediolanum 2404, " +
    "Bononia 2706, Narbo 1606, Tolosa 1405"
  )
    .split(", ")
    .map((entry) => [entry.slice(-4), entry.slice(0, -5)]),
);
const names = (hex: string) => PLACES[hex] ?? hex;
const hexOf = (name: string) => Object.entries(PLACES).find(([, place]) => place === name)![0];

let made = 0;
const FACTORS: Record<UnitKind, [number, number, number]> = {
  legion: [5, 4, 4],
  hoplite: [4, 4, 4],
  auxiliary: [2, 3, 5],
  cavalry: [3, 3, 6],
  elephant: [3, 3, 4],
  marine: [2, 4, 5],
  garrison: [3, 3, 0],
  fleet: [4, 4, 0],
  siege: [1, 2, 3],
  leader: [1, 4, 6],
};
function unit(power: AnyPower, kind: UnitKind, more: Partial<UnitPiece> = {}): UnitPiece {
  const [combat, morale, move] = FACTORS[kind];
  const recruit = more.recruit ? 1 : 0;
  made++;
  return {
    id: `${power}-${kind}-${made}`,
    name: `${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    power,
    kind,
    combat: combat - recruit,
    morale: morale - recruit,
    move,
    ...(kind === "leader" && { command: 2 }),
    ...more,
  };
}
const many = (power: AnyPower, ...kinds: UnitKind[]) => kinds.map((kind) => unit(power, kind));
const stack = (place: string, side: HexStack["side"], units: UnitPiece[], more: Partial<HexStack> = {}): HexStack => ({
  hex: PLACES[place] ? place : hexOf(place),
  side,
  units,
  ...more,
});

function ruled() {
  const control: Record<string, AnyPower | null> = {};
  const hold = (power: AnyPower, list: string) => {
    for (const place of list.split(", ")) control[hexOf(place)] = power;
  };
  hold(
    "rome",
    "Rome, Ostia, Capua, Neapolis, Tarentum, Brundisium, Rhegium, Ariminum, Sena Gallica, Pisae, Messana, Arretium, Asculum, Luceria",
  );
  hold("rome", "Venusia, Croton, Paestum, Cosa");
  hold(
    "carthage",
    "Carthage, Utica, Hadrumetum, Leptis Megale, Cartenna, Rusadir, Tingis, Gades, Mastia, Baleares, Aleria, Karaly, Panormus",
  );
  hold(
    "carthage",
    "Lilybaeum, Agrigentum, Melita, Hippo Regius, Sicca, Clupea, Tacape, Oea, Icosium, Saldae, Malaca, Hispalis, Olbia, Tharros",
  );
  hold("syracusa", "Syracuse");
  hold("massilia", "Massilia, Emporia");
  hold("gauls", "Placentia, Illiberis, Genua, Mediolanum, Bononia, Narbo, Tolosa");
  hold("iberians", "Saguntum, Baecula, Toletum, Numantia, Tarraco");
  hold("numidia", "Cirta, Volubilis, Theveste, Auzia");
  const regions: Record<string, AnyPower> = {
    italia: "rome",
    libya: "carthage",
    tartessos: "carthage",
    sicilia: "carthage",
    sardinia: "carthage",
    corsica: "carthage",
    balearics: "carthage",
    melita: "carthage",
    syracusa: "syracusa",
    numidia: "numidia",
    iberia: "iberians",
    gallia: "gauls",
    massilia: "massilia",
  };
  return { control, regions, names };
}

/** The first scenario as it begins. */
export function firstPunicWarStart() {
  made = 0;
  const garrisons = (power: "rome" | "carthage", list: string) =>
    list.split(", ").map((place) => stack(place, power, many(power, "garrison")));
  const stacks: HexStack[] = [
    ...garrisons("rome", "Ostia, Capua, Tarentum, Brundisium, Ariminum, Pisae"),
    ...garrisons("carthage", "Utica, Leptis Megale, Cartenna, Tingis, Gades, Baleares, Aleria, Karaly, Melita"),
    stack("Rome", "rome", [...many("rome", "garrison", "legion", "legion"), unit("rome", "leader", { name: "Caudex" })]),
    stack("Rhegium", "rome", many("rome", "legion", "cavalry", "fleet")),
    stack("Messana", "rome", [unit("rome", "hoplite", { name: "Mamertines" })]),
    stack("Carthage", "carthage", [
      ...many("carthage", "garrison", "hoplite", "fleet", "fleet"),
      unit("carthage", "leader", { name: "Hanno" }),
    ]),
    stack("Panormus", "carthage", [
      ...many("carthage", "garrison", "hoplite", "auxiliary", "fleet"),
      unit("carthage", "leader", { name: "H. Gisco" }),
    ]),
    stack("Lilybaeum", "carthage", many("carthage", "garrison", "hoplite", "cavalry", "fleet")),
    stack("Syracuse", "neutral", [
      ...many("syracusa", "hoplite", "auxiliary", "cavalry", "garrison", "fleet"),
      unit("syracusa", "leader", { name: "Hiero" }),
    ]),
    stack("Massilia", "neutral", many("massilia", "hoplite", "garrison", "fleet")),
    stack("Emporia", "neutral", many("massilia", "garrison")),
    stack("Saguntum", "neutral", many("iberians", "auxiliary", "cavalry", "garrison")),
    stack("Baecula", "neutral", many("iberians", "auxiliary")),
    stack("Placentia", "neutral", many("gauls", "auxiliary", "auxiliary")),
    stack("Illiberis", "neutral", many("gauls", "auxiliary", "cavalry")),
    stack("Cirta", "neutral", many("numidia", "cavalry", "cavalry", "auxiliary")),
    stack("Volubilis", "neutral", many("numidia", "cavalry")),
  ];
  return { ...ruled(), stacks };
}

/** Armies in Sicily and Africa, as Rome sees them: much of Carthage is under the fog of war. */
export function firstPunicWarBusy() {
  const start = firstPunicWarStart();
  const gone = new Set(["Panormus", "Lilybaeum", "Carthage", "Rhegium", "Messana"].map(hexOf));
  const stacks: HexStack[] = [
    ...start.stacks.filter(({ hex }) => !gone.has(hex)),
    stack("Panormus", "carthage", many("carthage", "garrison"), { hidden: 4 }),
    stack("Lilybaeum", "carthage", many("carthage", "hoplite"), { hidden: 3 }),
    stack("Carthage", "carthage", [unit("carthage", "leader", { name: "Hanno" })], { hidden: 6 }),
    { hex: "2816", side: "carthage", units: [], hidden: 3 },
    stack(
      "Agrigentum",
      "rome",
      [...many("rome", "legion", "legion", "auxiliary", "siege"), unit("rome", "leader", { name: "Calatinus" })],
      { camp: true },
    ),
    { hex: "3017", side: "rome", units: [unit("rome", "legion", { recruit: true }), unit("rome", "cavalry", { recruit: true })] },
    { hex: "2818", side: "rome", units: many("rome", "fleet", "fleet", "fleet") },
    { hex: "2617", side: "carthage", units: many("carthage", "fleet"), hidden: 2 },
    {
      hex: "2419",
      side: "rome",
      units: [...many("rome", "legion", "legion", "cavalry"), unit("rome", "leader", { name: "Regulus" })],
    },
    {
      hex: "2418",
      side: "carthage",
      units: [
        unit("carthage", "elephant"),
        unit("mercenaries", "hoplite"),
        unit("mercenaries", "leader", { name: "Xanthippus", command: 3 }),
      ],
    },
    stack("Messana", "rome", many("rome", "hoplite", "fleet")),
  ];
  const control: Record<string, AnyPower | null> = {
    ...start.control,
    [hexOf("Agrigentum")]: "rome",
    [hexOf("Hadrumetum")]: "rome",
    [hexOf("Aleria")]: "rome",
  };
  return {
    ...start,
    control,
    stacks,
    marks: { "3016": "pillage" as const, "3008": "colony" as const },
    lit: new Set(["2916", "2816", "2817", "3016"]),
    chosen: new Set(["2917"]),
    litUnits: new Set(stacks.find(({ hex }) => hex === "2917")!.units.map(({ id }) => id)),
    lastMove: ["3116", "3117", "3017", "2917"],
  };
}
