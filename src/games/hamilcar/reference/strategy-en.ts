import type { RulesReference } from "../../../words/rules-reference.ts";

/** How to play either side of Hamilcar. */
export const strategy: RulesReference = [
  {
    id: "rome",
    title: "How to play Rome",
    text: [
      "You begin as a land power with poor crews and behind on the Provincial Display. The first two turns are for Sicilia and for ships; the war is decided by who rules the sea between turn 3 and turn 5.",
      "- Cross the strait at once. Messana is the gate of Sicilia: with an army there you threaten Syracusae, take the open spaces along the coast and make Carthage defend instead of landing in Italia.",
      "- Build warships every turn and raise your seamanship with reforms and events ([[15.4.A]]). Keep enough ships Ready At Port over the winter, or the level falls again. Fight at sea while the corvi last, with more ships than he has, and take Naval Supremacy.",
      "- Without the sea do not sail large armies. A lost transport fleet costs a year.",
      "- Besiege with supply trains beside you. Agrigentum is worth the time; Lilybaeum counts by itself ([[2.1.E]]), but needs a blockade as well as a siege.",
      "- Watch Italia. With fewer than three of its provinces at the Victory Check you have lost ([[4.1]]). One army at home and PCs against isolation are enough in most turns ([[5.4]]).",
      "Every point you play feeds the War Chest: the side that has played less spends the difference at the end of the turn ([[5.6]]). When a turn is quiet, a low card is a gift to yourself.",
      "Africa is the way to end the war early. Land when your crews can reach it, with a general such as Regulus, a supply train and Naval Supremacy. Utica, Tunes and Clupea give you a province and keep the Carthaginian levies at home. Come back, or be strong, before winter.",
      "In the Silver Edition an empty Miat counts for you, and a Miat that is not warlike holds the Carthaginian army in Africa ([[15.3.C]]). The first PC that Carthage must remove comes from there: win the count, and its council loses heart.",
    ],
  },
  {
    id: "carthage",
    title: "How to play Carthage",
    text: [
      "You hold the sea, Sardinia, western Sicilia and Africa, and you win if the Provincial Display is level at the end ([[6.2]]). You do not have to conquer Italia. You have to make every Roman gain slow and dear.",
      "- Keep Naval Supremacy as long as you can. Your crews are better: fight early, before Rome has raised its seamanship, and avoid a battle against fresh corvi with equal numbers.",
      "- Keep the Miat warlike: three PCs, one of them in the centre ([[15.3.B]]). It counts as a province, brings troops, and in the Silver Edition lets your armies leave Africa. It also pays first when you are behind, so fill it again.",
      "- Hold the walls. Lilybaeum, Agrigentum and Syracusae cost Rome many cards. Relieve them by sea, or with an army that threatens the besieger's supply trains.",
      "- Raid. A small landing in Sardinia, on Lipara or on the coast of Italia isolates Roman PCs ([[5.4]]), and isolated PCs are lost without a battle.",
      "- Mercenary generals grow cheaper every turn. Hire one when there is work for him, not before ([[5.2.C3]]).",
      "Count the War Chest before you play a high card ([[5.6]]): the side that played fewer points spends the difference on warships, supply and PCs. With a lead on the display a low card is often best.",
      "Guard Africa. Two armies, one in Carthago and one at a port, are enough to make a landing dangerous. If Rome lands, leave everything else, cut it off from the sea and starve it in winter.",
      "Hamilcar, when he comes, belongs in Sicilia: avoid the great battle, take back one space after another and tie down two consuls. The usual mistakes are to let the warships lie Spent in port while Rome builds, and to fight on land with equal numbers for a space that does not count.",
    ],
  },
];
