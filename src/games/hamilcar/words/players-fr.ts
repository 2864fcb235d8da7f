import type { Catalogue } from "../../../words/words.ts";

/** Ce que les joueurs artificiels disent de leurs plans, de leurs coups et de leurs raisons. */
const players: Catalogue = {
  "hamilcar.plan.sicily": "La guerre se décide en Sicilia",
  "hamilcar.plan.fleet": "Gagner d'abord la mer",
  "hamilcar.plan.africa": "La guerre se décide en Africa",
  "hamilcar.plan.islands": "Gagner Corsica et Sardinia",
  "hamilcar.plan.sieges": "Prendre leurs villes une à une",
  "hamilcar.plan.hunt": "Battre leurs armées en campagne",
  "hamilcar.plan.home": "Garder l'Italia en sûreté",
  "hamilcar.plan.italy": "Porter la guerre en Italia",
  "hamilcar.plan.miat": "Gagner le Miat à la guerre",
  "hamilcar.plan.alliances": "Des alliances plutôt que des batailles",

  "hamilcar.some-card": "Une carte",
  "hamilcar.line.march": "{card} : {general} vers {space}",
  "hamilcar.line.event": "{card} : l'événement",
  "hamilcar.line.counter": "{card} : l'événement, en plus de la carte du tour",
  "hamilcar.line.activate": "{card} : activer un général",
  "hamilcar.line.points": "{card} : des points d'opération",
  "hamilcar.line.troops": "{card} : lever des troupes",
  "hamilcar.line.ships": "{card} : construire des navires",
  "hamilcar.line.discard": "Défausser {card}",
  "hamilcar.line.hire": "Engager un mercenaire",
  "hamilcar.line.dictator": "Nommer le dictateur",
  "hamilcar.line.run-blockade": "Forcer le blocus",
  "hamilcar.line.choice": "{choice}",
  "hamilcar.line.choices": "{choices}",
  "hamilcar.line.number": "{number}",
  "hamilcar.line.counts": "{choices}",

  "hamilcar.reason.battle": "une bataille {space.in} contre {count|# UC|# UC}",
  "hamilcar.reason.siege": "le siège de {space}{points|| (1 point déjà)| (# points déjà)}",
  "hamilcar.reason.enemy-country": "cela ouvre {space} à nos CP",
  "hamilcar.reason.breaks-province": "cela peut prendre {province} à l'ennemi",
  "hamilcar.reason.event": "l'événement apporte plus à présent que ses points d'opération",
  "hamilcar.reason.points": "les CP décident de qui contrôle les provinces",
  "hamilcar.reason.troops": "les armées et les villes manquent d'UC",
  "hamilcar.reason.ships": "avec plus de navires, on peut prendre la mer, bloquer des ports et gagner la suprématie navale",
  "hamilcar.reason.discard": "aucun de ses usages n'aide à présent, et de meilleures cartes sont gardées pour plus tard",
  "hamilcar.reason.hire": "un général de plus, sans dépenser de carte",
  "hamilcar.reason.dictator": "il commande mieux que les consuls",
  "hamilcar.reason.run-blockade": "un point de siège de moins garde la ville plus longtemps",
};

export default players;
