import type { Example } from "../../../../lessons/lesson.ts";
import { ITALIA, seen } from "../scene.ts";

export const isolation: Example = {
  id: "isolation",
  rule: "5.4",
  title: { en: "Cut off", fr: "Coupés du monde" },
  about: {
    en: "Which PCs are isolated and lost at the end of a turn, and how one is saved.",
    fr: "Quels CP sont isolés et perdus à la fin d'un tour, et comment en sauver un.",
  },
  minutes: 2,
  seat: "carthage",
  seed: "isolation",
  position: {
    turn: 2,
    phase: "strategy",
    active: "carthage",
    hands: { rome: [13], carthage: [14] },
    supremacy: "carthage",
    control: {
      rome: [...ITALIA, "panormus"],
      carthage: ["lipara", "thermae", "enna", "heraclea", "camarina"],
    },
    forces: [
      { side: "rome", at: "enna", cus: 1 },
      { side: "carthage", at: "panormus", cus: 1 },
    ],
  },
  steps: [
    {
      say: {
        en: "After the last card of a turn both sides remove their **isolated** PCs. A PC is safe if a way leads from it, by roads or lanes, to a CU or a walled city of its side. The way may pass empty spaces, but no enemy PC, no tribe and no open sea.\n**Thermae** is safe: by Enna it reaches Agrigentum. The Roman CU in Enna would close the road, but a PC of yours lies there. Heraclea and Camarina are next to Agrigentum.",
        fr: "Après la dernière carte d'un tour, chacun retire ses CP **isolés**. Un CP est sauf si un chemin mène de lui, par routes ou par mer, à une UC ou à une ville fortifiée de son camp. Le chemin peut passer par des espaces vides, mais par aucun CP ennemi, aucune tribu, ni la haute mer.\n**Thermae** est sauve : par Enna elle atteint Agrigentum. L'UC romaine d'Enna fermerait la route, mais un de vos CP s'y trouve. Heraclea et Camarina touchent Agrigentum.",
      },
      show: ["space:thermae", "space:enna", "space:agrigentum", "space:heraclea", "space:camarina"],
    },
    {
      say: {
        en: "**Lipara** is cut off: its lanes lead to Neapolis, Regium, Messana and Panormus, and all four are Roman. You have one card, a 1, and a CU in Panormus. **Save Lipara.**",
        fr: "**Lipara** est coupée : ses routes mènent à Neapolis, Regium, Messana et Panormus, toutes romaines. Vous avez une carte, un 1, et une UC à Panormus. **Sauvez Lipara.**",
      },
      show: ["space:lipara", "space:panormus", "space:messana", "space:regium", "space:neapolis"],
      task: {
        goal: (view) => seen(view).control.carthage.includes("panormus"),
        solution: [
          ["hamilcar.use-card", "points"],
          ["hamilcar.spend-point", "space:panormus"],
        ],
        lost: (view) => seen(view).active === "rome",
        failed: {
          en: "Lipara is lost. Your CU stands on the Roman PC of Panormus: convert it with your point, and the lane to Lipara is open.",
          fr: "Lipara est perdue. Votre UC est sur le CP romain de Panormus : retournez-le avec votre point, et la route de Lipara est ouverte.",
        },
      },
    },
  ],
};
