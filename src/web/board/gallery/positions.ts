import type { Power } from "../powers.ts";

const roman =
  "massilia pisae faesulae falerii cosa tarquinii ariminum firmum_picenum sena praeneste terventum rome capua neapolis " +
  "arpi cannae beneventum brundisium tarentum heraclea paestum croton rhegium lilybaeum panormus agrigentum enna messana " +
  "syracuse aleria sassari oristano nuoro carales";

const punic =
  "gades acci malaca hispalis corduba salaria new_carthage laminium dianium saguntum arsa salmantica segovia toletum " +
  "segobriga icosium zuccabar tupusuctu vescera saldae sitifis cirta thamugadi thubursicu theveste hippo_regius thabraca " +
  "utica zama thapsus tacapae hadrumetum carthage baleares";

const NAMES: Record<string,string> = {"western_ligurians": "Western Ligurians", "eastern_ligurians": "Eastern Ligurians", "gades": "Gades", "acci": "Acci", "malaca": "Malaca", "hispalis": "Hispalis", "corduba": "Corduba", "salaria": "Salaria", "new_carthage": "New Carthage", "laminium": "Laminium", "dianium": "Dianium", "saguntum": "Saguntum", "arsa": "Arsa", "salmantica": "Salmantica", "segovia": "Segovia", "toletum": "Toletum", "segobriga": "Segobriga", "iberus": "Iberus", "ilerda": "Ilerda", "numantia": "Numantia", "bilbilis": "Bilbilis", "azaila": "Azaila", "dertosa": "Dertosa", "tarraco": "Tarraco", "massilia": "Massilia", "narbo": "Narbo", "emporiae": "Emporiae", "nemausus": "Nemausus", "nice": "Nice", "araceli": "Araceli", "aquitani": "Aquitani", "tolosa": "Tolosa", "arverni": "Arverni", "gergovia": "Gergovia", "rhone": "Rhone", "allobroges": "Allobroges", "druentia": "Druentia", "isere": "Isere", "taurini": "Taurini", "insubres": "Insubres", "verona": "Verona", "boii": "Boii", "mutina": "Mutina", "pisae": "Pisae", "faesulae": "Faesulae", "falerii": "Falerii", "cosa": "Cosa", "tarquinii": "Tarquinii", "ariminum": "Ariminum", "firmum_picenum": "Firmum Picenum", "sena": "Sena", "praeneste": "Praeneste", "terventum": "Terventum", "rome": "Rome", "capua": "Capua", "neapolis": "Neapolis", "arpi": "Arpi", "cannae": "Cannae", "beneventum": "Beneventum", "brundisium": "Brundisium", "tarentum": "Tarentum", "heraclea": "Heraclea", "paestum": "Paestum", "bruttium": "Bruttium", "croton": "Croton", "rhegium": "Rhegium", "lilybaeum": "Lilybaeum", "panormus": "Panormus", "agrigentum": "Agrigentum", "enna": "Enna", "messana": "Messana", "syracuse": "Syracuse", "aleria": "Aleria", "sassari": "Sassari", "oristano": "Oristano", "nuoro": "Nuoro", "carales": "Carales", "icosium": "Icosium", "zuccabar": "Zuccabar", "tupusuctu": "Tupusuctu", "vescera": "Vescera", "saldae": "Saldae", "sitifis": "Sitifis", "cirta": "Cirta", "thamugadi": "Thamugadi", "thubursicu": "Thubursicu", "theveste": "Theveste", "hippo_regius": "Hippo Regius", "thabraca": "Thabraca", "utica": "Utica", "zama": "Zama", "thapsus": "Thapsus", "tacapae": "Tacapae", "hadrumetum": "Hadrumetum", "carthage": "Carthage", "baleares": "Baleares"};
export function hannibalStart() {
  const control: Record<string, Power | null> = {};
  for (const id of roman.split(" ")) control[id] = "rome";
  for (const id of punic.split(" ")) control[id] = "carthage";
  const provinces: Record<string, Power | null> = {};
  for (const id of "etruria latium samnium campania apulia lucania sicilia syracusae corsica_sardinia".split(" ")) provinces[id] = "rome";
  for (const id of "carthago carthaginia eastern_numidia western_numidia baetica celtiberia orospeda balearic_islands".split(" ")) provinces[id] = "carthage";
  const tribes = { western_ligurians: "neutral", eastern_ligurians: "neutral", aquitani: "neutral", arverni: "neutral", allobroges: "neutral", insubres: "carthage", boii: "carthage", bruttium: "carthage" } as const;
  return { control, provinces, tribes, names: (id: string) => NAMES[id] ?? id };
}
