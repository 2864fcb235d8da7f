import type { GeneralPiece, StackPieces } from "../../../shared/page/board/armies/stacks.ts";
import type { Power } from "../../../shared/page/board/powers.ts";

const roman =
  "massilia pisae faesulae falerii cosa tarquinii ariminum firmum_picenum sena praeneste terventum rome capua neapolis " +
  "arpi cannae beneventum brundisium tarentum heraclea paestum croton rhegium lilybaeum panormus agrigentum enna messana " +
  "syracuse aleria sassari oristano nuoro carales";

const punic =
  "gades acci malaca hispalis corduba salaria new_carthage laminium dianium saguntum arsa salmantica segovia toletum " +
  "segobriga icosium zuccabar tupusuctu vescera saldae sitifis cirta thamugadi thubursicu theveste hippo_regius thabraca " +
  "utica zama thapsus tacapae hadrumetum carthage baleares";

const NAMES: Record<string, string> = {
  western_ligurians: "Western Ligurians",
  eastern_ligurians: "Eastern Ligurians",
  gades: "Gades",
  acci: "Acci",
  malaca: "Malaca",
  hispalis: "Hispalis",
  corduba: "Corduba",
  salaria: "Salaria",
  new_carthage: "New Carthage",
  laminium: "Laminium",
  dianium: "Dianium",
  saguntum: "Saguntum",
  arsa: "Arsa",
  salmantica: "Salmantica",
  segovia: "Segovia",
  toletum: "Toletum",
  segobriga: "Segobriga",
  iberus: "Iberus",
  ilerda: "Ilerda",
  numantia: "Numantia",
  bilbilis: "Bilbilis",
  azaila: "Azaila",
  dertosa: "Dertosa",
  tarraco: "Tarraco",
  massilia: "Massilia",
  narbo: "Narbo",
  emporiae: "Emporiae",
  nemausus: "Nemausus",
  nice: "Nice",
  araceli: "Araceli",
  aquitani: "Aquitani",
  tolosa: "Tolosa",
  arverni: "Arverni",
  gergovia: "Gergovia",
  rhone: "Rhone",
  allobroges: "Allobroges",
  druentia: "Druentia",
  isere: "Isere",
  taurini: "Taurini",
  insubres: "Insubres",
  verona: "Verona",
  boii: "Boii",
  mutina: "Mutina",
  pisae: "Pisae",
  faesulae: "Faesulae",
  falerii: "Falerii",
  cosa: "Cosa",
  tarquinii: "Tarquinii",
  ariminum: "Ariminum",
  firmum_picenum: "Firmum Picenum",
  sena: "Sena",
  praeneste: "Praeneste",
  terventum: "Terventum",
  rome: "Rome",
  capua: "Capua",
  neapolis: "Neapolis",
  arpi: "Arpi",
  cannae: "Cannae",
  beneventum: "Beneventum",
  brundisium: "Brundisium",
  tarentum: "Tarentum",
  heraclea: "Heraclea",
  paestum: "Paestum",
  bruttium: "Bruttium",
  croton: "Croton",
  rhegium: "Rhegium",
  lilybaeum: "Lilybaeum",
  panormus: "Panormus",
  agrigentum: "Agrigentum",
  enna: "Enna",
  messana: "Messana",
  syracuse: "Syracuse",
  aleria: "Aleria",
  sassari: "Sassari",
  oristano: "Oristano",
  nuoro: "Nuoro",
  carales: "Carales",
  icosium: "Icosium",
  zuccabar: "Zuccabar",
  tupusuctu: "Tupusuctu",
  vescera: "Vescera",
  saldae: "Saldae",
  sitifis: "Sitifis",
  cirta: "Cirta",
  thamugadi: "Thamugadi",
  thubursicu: "Thubursicu",
  theveste: "Theveste",
  hippo_regius: "Hippo Regius",
  thabraca: "Thabraca",
  utica: "Utica",
  zama: "Zama",
  thapsus: "Thapsus",
  tacapae: "Tacapae",
  hadrumetum: "Hadrumetum",
  carthage: "Carthage",
  baleares: "Baleares",
};

const general = (
  id: string,
  name: string,
  initials: string,
  strategy: number,
  battle: number,
  office: GeneralPiece["office"] = null,
): GeneralPiece => ({
  id,
  name,
  initials,
  strategy,
  battle,
  office,
});
const hannibal = { ...general("hannibal", "Hannibal", "HB", 1, 4), commander: true };
const mago = general("mago", "Mago", "MG", 2, 2);
const gisgo = general("h_gisgo", "H. Gisgo", "GI", 3, 1);
const hasdrubal = general("hasdrubal", "Hasdrubal", "HA", 2, 2);
const hanno = general("hanno", "Hanno", "HN", 3, 2);
const scipio = general("p_scipio", "P. Scipio", "PS", 2, 2, "consul");
const longus = general("t_longus", "T. Longus", "TL", 2, 2, "consul");
const fabius = general("fabius_maximus", "Fabius Maximus", "FM", 3, 1, "consul");
const marcellus = general("marcellus", "Marcellus", "MA", 2, 3, "proconsul");
const africanus = general("scipio_africanus", "Scipio Africanus", "SA", 1, 4, "proconsul");
const nero = general("c_nero", "C. Nero", "CN", 2, 2, "consul");

const tribes = {
  western_ligurians: "neutral",
  eastern_ligurians: "neutral",
  aquitani: "neutral",
  arverni: "neutral",
  allobroges: "neutral",
  insubres: "carthage",
  boii: "carthage",
  bruttium: "carthage",
} as const;

function ruled(): { control: Record<string, Power | null>; provinces: Record<string, Power | null> } {
  const control: Record<string, Power | null> = {};
  for (const id of roman.split(" ")) control[id] = "rome";
  for (const id of punic.split(" ")) control[id] = "carthage";
  const provinces: Record<string, Power | null> = {};
  for (const id of "etruria latium samnium campania apulia lucania sicilia syracusae corsica_sardinia".split(" "))
    provinces[id] = "rome";
  for (const id of "carthago carthaginia eastern_numidia western_numidia baetica celtiberia orospeda balearic_islands".split(" "))
    provinces[id] = "carthage";
  return { control, provinces };
}

const names = (id: string) => NAMES[id] ?? id;

/** The set-up of the war. */
export function hannibalStart() {
  const stacks: StackPieces[] = [
    { space: "rome", side: "rome", cus: 8, generals: [scipio] },
    { space: "agrigentum", side: "rome", cus: 8, generals: [longus] },
    { space: "carthage", side: "carthage", cus: 4, generals: [hanno] },
    { space: "saguntum", side: "carthage", cus: 8, elephants: 2, generals: [hannibal, mago, gisgo] },
    { space: "new_carthage", side: "carthage", cus: 2, generals: [hasdrubal] },
  ];
  return { ...ruled(), tribes, stacks, names };
}

/** A war in full swing: Hannibal in Italy, sieges, Scipio in Africa. */
export function hannibalBusy() {
  const { control, provinces } = ruled();
  for (const id of "cannae arpi beneventum heraclea capua tarentum croton".split(" ")) control[id] = "carthage";
  for (const id of "tarraco emporiae dertosa ilerda narbo nice pisae taurini verona mutina utica".split(" "))
    control[id] = "rome";
  for (const id of "iberus azaila bilbilis numantia".split(" ")) control[id] = "carthage";
  provinces.apulia = "carthage";
  provinces.campania = null;
  provinces.lucania = "carthage";
  provinces.massilia_province = "rome";
  const stacks: StackPieces[] = [
    { space: "cannae", side: "carthage", cus: 7, elephants: 1, generals: [hannibal, hanno] },
    { space: "beneventum", side: "rome", cus: 9, generals: [fabius, nero] },
    { space: "capua", side: "carthage", cus: 2, inside: true, generals: [] },
    { space: "capua", side: "rome", cus: 6, siegeTrain: true, generals: [marcellus] },
    { space: "rome", side: "rome", cus: 5, inside: true, generals: [] },
    { space: "syracuse", side: "rome", cus: 2, inside: true, generals: [] },
    { space: "syracuse", side: "carthage", cus: 4, siegeTrain: true, generals: [gisgo] },
    { space: "utica", side: "rome", cus: 8, generals: [africanus] },
    { space: "zama", side: "carthage", cus: 6, elephants: 3, generals: [mago] },
    { space: "saguntum", side: "carthage", cus: 3, generals: [hasdrubal] },
    { space: "tarraco", side: "rome", cus: 5, generals: [scipio] },
    { space: "agrigentum", side: "rome", cus: 3, generals: [longus] },
    { space: "bruttium", side: "carthage", cus: 2, generals: [] },
    { space: "mutina", side: "rome", cus: 1, generals: [] },
    { space: "malaca", side: "carthage", cus: 1, elephants: 1, generals: [] },
  ];
  return {
    control,
    provinces,
    tribes,
    stacks,
    names,
    siege: { capua: 2, syracuse: 1 },
    lit: new Set("terventum arpi cannae heraclea paestum neapolis capua".split(" ")),
    chosen: new Set(["beneventum"]),
    litGenerals: new Set(["fabius_maximus", "c_nero"]),
    lastMove: ["falerii", "praeneste", "terventum", "beneventum"],
  };
}
