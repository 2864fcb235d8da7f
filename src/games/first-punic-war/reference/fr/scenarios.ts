import type { RulesReference } from "../../../../words/rules-reference.ts";

export const scenarios: RulesReference = [
  {
    id: "26.0",
    title: "Scénario I : Premier choc",
    text: [
      "Tours 1 à 4 ; chacun commence avec 2 PA et un stratagème. Toutes les puissances mineures sont neutres. Carthage se place d'abord.",
      "- Neutres : à Cirta deux unités de cavalerie et une d'auxiliaires, à Volubilis une de cavalerie ; à Sagonte une unité d'auxiliaires, une de cavalerie et une garnison, à Baecula une d'auxiliaires ; à Massilia une unité d'hoplites, une garnison et une flotte, à Emporion une garnison ; à Plaisance deux unités d'auxiliaires, à Illibéris une d'auxiliaires et une de cavalerie ; à Syracuse une unité d'hoplites, une d'auxiliaires, une de cavalerie, une garnison, une flotte et Hiéron. Les mercenaires attendent hors de la carte.",
      "- Carthage : des garnisons à Carthage, Utique, Leptis Mégalè, Cartenna, Tingis, Gadès, aux Baléares, à Aléria, Caralis, Palerme, Lilybée et Malte ; à Carthage l'infanterie du Bataillon sacré, deux flottes, Hannon ; à Palerme et Lilybée une unité de cavalerie, deux d'hoplites, les frondeurs baléares, deux flottes, H. Gisco ; une unité d'auxiliaires et une de cavalerie (recrues) en Libye, à Tartessos, en Sardaigne ou en Corse, une par hexagone ; l'infanterie de marine sur une flotte.",
      "- Rome : des garnisons à Rome, Capoue, Naples, Tarente, Pise, Ariminum, Sena Gallica, Ostie, Brindes et Rhégion ; deux légions, deux légions de recrues, une unité d'auxiliaires, une de cavalerie (recrues), Duilius et Valérius Maximus en Italie, une unité et un chef par hexagone ; les Mamertins à Messine.",
      "Les garnisons ne comptent pas dans la limite d'une unité par hexagone, et des unités peuvent commencer à bord. Le marqueur de crise est à Messine ([[7.1]]). Au tour 1 Rome a l'initiative, et il n'y a pas d'augures.",
      "> Rome place ses deux légions de vétérans à Rhégion et à Crotone et Duilius avec l'une d'elles. Au premier tour il les rassemble ([[12.3]]) et passe à Messine, où attend la crise.",
    ],
  },
  {
    id: "27.0",
    title: "Scénario II : La première guerre punique",
    text: [
      "Toute la guerre, tours 1 à 8, avec la mise en place et les règles du scénario I ([[26.0]]). On ne compte rien avant la fin du tour 8 : une forteresse perdue peut encore être reprise.",
      "> Après le tour 4 Rome en est à 21 points contre 14 : au scénario I, une victoire substantielle. Ici la guerre continue douze ans encore.",
    ],
  },
  {
    id: "28.0",
    title: "Scénario III : La guerre de Régulus",
    text: [
      "Tours 4 à 8 ; Syracuse est l'alliée de Rome, les mercenaires ceux de Carthage ; les autres sont neutres, placés comme au scénario I ([[26.0]]). Rome commence avec 6 PA, Carthage sans ; chacun avec deux stratagèmes. Carthage se place d'abord.",
      "- Carthage : des garnisons comme au scénario I, sauf à Aléria ; à Carthage l'infanterie du Bataillon sacré, une infanterie de marine, des éléphants, deux flottes, et Xanthippe avec deux unités d'hoplites et une d'auxiliaires ; à Palerme et Lilybée deux unités de cavalerie, quatre d'hoplites, les frondeurs baléares, une unité d'auxiliaires, un train de siège, Hannon, Hamilcar ; deux unités d'auxiliaires et une de cavalerie (recrues) comme au scénario I ; une infanterie de marine sur une flotte. H. Gisco n'est pas en jeu.",
      "- Rome : des garnisons comme au scénario I et à Messine ; deux légions de recrues, une unité d'auxiliaires et une de cavalerie (recrues) en Italie, une par hexagone ; à Messine, Agrigente et Syracuse deux légions, une unité d'auxiliaires, une de cavalerie, un train de siège, trois flottes et le Tribun ; à Hadrumète Régulus, deux légions, une unité d'auxiliaires et une flotte ; à Syracuse Hiéron avec les hoplites, les auxiliaires, la garnison et la flotte de Syracuse.",
      "Tour 4 : Rome a l'initiative. Avec le pillage ([[31.0]]) Agrigente commence pillée.",
      "> Régulus, à Hadrumète, est à deux hexagones de Carthage avec deux légions. Rome joue d'abord et a des PA ; Carthage a Xanthippe, commandement 3, et ne reçoit ses PA que quand Rome a fini.",
    ],
  },
  {
    id: "29.0",
    title: "Option : chefs",
    text: [
      "Des limites aux chefs ([[29.1]]), et ce qu'une défaite peut leur faire ([[29.3]]). Avec cette option on réfléchit à deux fois avant de risquer son meilleur chef pour un décalage.",
    ],
  },
  {
    id: "29.1",
    title: "Politique",
    text: [
      "Nul ne recrute plus de deux chefs dans une phase de mobilisation. Un chef appelé par un Dictateur ou un Suffète compte, et ceux des puissances mineures aussi.",
      "> Rome joue Dictateur pour Régulus et paie 1 PA pour un autre chef : deux. Un troisième doit attendre le tour suivant.",
    ],
  },
  {
    id: "29.2",
    title: "Le Tribun",
    text: [
      "Il représente les citoyens qui se présentent : éliminé, il retourne dans la réserve et peut être recruté de nouveau. Tous les autres chefs sont perdus définitivement ([[9.3]]).",
      "> Régulus et le Tribun tombent dans la même bataille. Au tour suivant Rome peut de nouveau tirer le Tribun ; Régulus, jamais.",
    ],
  },
  {
    id: "29.3",
    title: "Disgrâce",
    text: [
      "Quand les stratagèmes ont été joués, chaque joueur nomme le chef qui décale la colonne, ou aucun.",
      "Un chef dont le commandement a décalé la colonne et qui survit à AR comme attaquant ou à DR comme défenseur, dans une contre-attaque aussi, doit rendre des comptes : un dé, +1 pour Carthage.",
      "- 1 à 3 : il garde son commandement.",
      "- 4 ou 5 : il est relevé et retourne dans la réserve.",
      "- 6 ou plus : il est exécuté ou exilé, hors du jeu.",
      "> Hannon défend avec ses 2 décalages, et le résultat est DR. Le dé donne 5, +1 pour Carthage font 6 : il est exécuté, et ne revient jamais. Un Romain aurait seulement été relevé.",
    ],
  },
  {
    id: "30.0",
    title: "Option : siège",
    text: [
      "Une forteresse est assiégée tant qu'un camp ennemi est à côté ; un seul suffit. Villes et camps ne sont pas assiégés. Ce que cela veut dire est en [[30.1]], et un port demande aussi un blocus ([[30.2]]).",
    ],
  },
  {
    id: "30.1",
    title: "Ses effets",
    text: [
      "Une forteresse assiégée ne donne pas de PA, même par les augures, et ne reçoit pas de renforts. Elle ne nourrit qu'autant d'unités qu'une ville : quatre.",
      "> Capoue est assiégée avec cinq unités dans ses murs : pas de PA pour Rome, et avec une unité terrestre ennemie à côté une des cinq a faim.",
    ],
  },
  {
    id: "30.2",
    title: "Blocus",
    text: [
      "Une forteresse qui est un port n'est assiégée que si une flotte ennemie est aussi à côté. Camp et flotte peuvent être dans des hexagones différents.",
      "> Rome a un camp à côté de Lilybée, mais sa flotte a été chassée : la place reçoit PA et renforts comme d'habitude. Avec une flotte dans un hexagone voisin, le siège est complet.",
    ],
  },
  {
    id: "31.0",
    title: "Option : pillage",
    text: [
      "Un attaquant qui vainc dans une ville ou forteresse et poursuit jusque-là peut la piller. Cela rapporte aussitôt des PA ([[31.1]]), et laisse la place presque sans valeur ([[31.3]]) jusqu'à ce que quelqu'un paie pour la relever ([[31.4]]).",
    ],
  },
  {
    id: "31.1",
    title: "Le gain",
    text: [
      "Un marqueur de pillage va dans l'hexagone. Le pillard gagne 2 PA pour une forteresse, 1 pour une ville.",
      "> Rome prend Utique d'assaut et la pille : 2 PA maintenant, mais aucun PA de la forteresse aux tours suivants. Intacte, Utique lui en aurait donné 1 par tour.",
    ],
  },
  {
    id: "31.2",
    title: "Limites",
    text: [
      "Les poursuivants doivent finir dans l'hexagone. Seule une place où l'on a combattu peut être pillée ; non une place de la nation d'un poursuivant, donc par aucune unité romaine en Italie ; ni celle d'une puissance mineure amie ; et aucune deux fois.",
      "> Les hoplites quittent Agrigente avant l'arrivée des Romains, et une légion y entre : rien à piller. Si elle les avait chassés au combat, elle aurait gagné 1 PA.",
    ],
  },
  {
    id: "31.3",
    title: "Ce qui reste",
    text: [
      "Une place pillée ne donne pas de PA, même par les augures, et ne reçoit pas de renforts. Elle n'aide aucune flotte comme port, ne donne ni décalage défensif ni abri contre les retraites, et nourrit une unité. Elle compte encore pour la victoire.",
      "> Palerme est pillée et Rome la défend. Les 3 décalages d'une forteresse majeure ont disparu, et un DW en chasse les légions ; mais tant qu'il y en a une, elle vaut 2 points.",
    ],
  },
  {
    id: "31.4",
    title: "Relever",
    text: [
      "À la fin de votre phase de mobilisation 2 PA retirent le marqueur là où vous avez une unité. Jusque-là, et pour les renforts de cette même phase, la place reste pillée.",
      "> Rome paie 2 PA pour Palerme à la fin de la mobilisation du tour 3. Dès le tour 4 elle rapporte de nouveau 2 PA par tour.",
    ],
  },
  {
    id: "32.0",
    title: "Option : colonies",
    text: [
      "On peut faire de villes des forteresses, là où un chef fonde une colonie ([[32.1]]). C'est une façon de changer des PA en trop en force durable et en points de victoire ([[32.2]]).",
    ],
  },
  {
    id: "32.1",
    title: "Fondation",
    text: [
      "Une colonie se fonde à la fin de votre phase de mobilisation, pour 4 PA, dans une ville où vous avez un chef. Un camp qui s'y trouve est retiré et peut resservir.",
      "> Duilius est à Agrigente à la fin de la mobilisation de Rome. Pour 4 PA une colonie y est fondée.",
    ],
  },
  {
    id: "32.2",
    title: "Effets",
    text: [
      "L'hexagone est une forteresse mineure pour tout : victoire, PA, déploiement, zones de contrôle, ravitaillement, combat. Pour la victoire elle compte un point, et un de plus si vous la contrôlez hors de votre région ([[4.2]]).",
      "> La colonie romaine d'Agrigente rapporte 1 PA par tour, défend avec 2 décalages au lieu de 1, nourrit 6 unités, et vaut 2 points à la fin.",
    ],
  },
  {
    id: "32.3",
    title: "Pour toujours",
    text: [
      "Une colonie reste jusqu'à la fin de la partie, pillée ou non, qui que ce soit qui la tienne. Son fondateur a bâti une forteresse que l'ennemi peut prendre.",
      "> Carthage prend Agrigente d'assaut et a la colonie romaine : 1 PA par tour pour Carthage, et 2 points à la fin, car la Sicile est hors de Libye.",
    ],
  },
  {
    id: "33.0",
    title: "Option : réactions",
    text: [
      "L'autre joueur peut agir pendant votre moitié de tour, juste après une de vos opérations ([[33.1]]). Cela lui coûte deux fois plus qu'une opération à lui : il doit donc avoir gardé des PA.",
    ],
  },
  {
    id: "33.1",
    title: "Comment",
    text: [
      "Quand le joueur actif a fini une opération, l'autre peut payer 2 PA et en mener une à lui avec une pile qui a un chef ; le chef y va avec. Puis le joueur actif continue.",
      "> Une légion romaine débarque près de Lilybée. Carthage a gardé 2 PA : Hamilcar sort avec deux unités d'hoplites et l'attaque avant que Rome se renforce. Avec le Bataillon sacré dans la force, cela en coûterait 3.",
    ],
  },
  {
    id: "33.2",
    title: "Limites",
    text: [
      "Une réaction se fait par terre ou par mer, une pour chaque opération ennemie, et seulement juste après. Ce n'est pas une concentration, mais elle peut finir par un combat et un camp comme toute opération ([[12.0]]).",
      "> Rome mène trois opérations de suite. Carthage peut réagir une fois après chacune, 6 PA en tout ; ce qu'elle a manqué après la première, elle ne peut le rattraper après la troisième.",
    ],
  },
];
