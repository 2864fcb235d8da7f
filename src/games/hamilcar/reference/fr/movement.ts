import type { RulesReference } from "../../../../words/rules-reference.ts";

export const movement: RulesReference = [
  {
    id: "7",
    title: "Mouvement",
    text: [
      "Les généraux se déplacent, par terre ([[7.2]]) et par mer ([[7.3]]), et emmènent des unités. Un mouvement peut être arrêté en mer ([[8]]) et à terre ([[10]]), et finir par une bataille ou un siège.",
    ],
  },
  {
    id: "7.1",
    title: "Activation",
    text: [
      "Un général activé a quatre points de mouvement, pour la terre, puis une traversée, puis encore la terre, tant qu'il en a. À terre il peut prendre et laisser des unités et des généraux qui ne lui sont pas supérieurs, sans jamais plus de dix unités ; les unités ne vont pas sans général. Silver : les UC et convois carthaginois en Africa y restent sous un Miat neutre ou pacifique ([[15.3.C]]).",
      "Si une carte active plusieurs généraux, l'un finit avant que l'autre commence, chacun une fois :",
      "- Rien ni personne ne fait plus de quatre points en tout, ni ne repart après une bataille, un siège, un recul ou une poursuite manquée, où qu'on l'ait laissé : les navires sont aussi des unités.",
      "- Un général qui ne peut plus bouger peut encore être activé pour assiéger sur place. Une seule tentative contre chaque ville ou tribu.",
      "- Après une bataille navale une flotte peut poursuivre sa route, mais son armée ne continue pas à terre.",
      "- Les consuls gardent trois UC ([[2.3.E3]]).",
      "> Hanno va de Tunes à Carthago (un point), fait voile vers Lilybaeum (une route maritime) et a encore deux points pour la route : Heraclea Minoa et Agrigentum.",
    ],
  },
  {
    id: "7.2",
    title: "Mouvement terrestre",
    text: [
      "Le long des routes, espace par espace ([[7.2.A]]). Chaque espace peut amener une réaction, et des ennemis peuvent barrer le chemin ([[7.2.B]]).",
    ],
  },
  {
    id: "7.2.A",
    title: "La marche",
    text: [
      "Une route coûte un point. Le détroit de Messana, entre Messana et Regium, en coûte deux par terre et n'est ouvert que si vous contrôlez la ville que vous quittez. Chaque espace où l'on entre donne à l'ennemi ses réactions ([[10]]).",
      "Un général sans UC ne peut entrer là où sont des unités ennemies ; il peut passer un général ennemi qui n'en a pas, mais pas s'arrêter avec lui.",
      "> Maximus quitte Regium, qui est romaine, pour Messana : deux points. Puis Catana et Syracusae en coûtent un chacune, et ses quatre points sont dépensés.",
    ],
  },
  {
    id: "7.2.B",
    title: "Devoir s'arrêter",
    text: [
      "Une armée s'arrête quand elle rencontre des UC ennemies hors des murs, sauf si elle les écrase ([[7.2.E]]) ou si elles se dérobent et qu'elle poursuit ([[11.3]]). Une poursuite manquée finit le mouvement.",
      "> Maximus vient de Messana à Thermae, où H. Gisco attend avec deux UC : il s'y arrête. Si Gisco se dérobe vers Panormus, il faut à Maximus un dé de 2 ou moins pour continuer.",
    ],
  },
  {
    id: "7.2.C",
    title: "Généraux surpris",
    text: [
      "Un général ennemi sans UC peut tenter d'éviter l'armée ([[11]]). S'il n'y parvient pas, il est neutralisé, ses convois sont pris, et l'armée peut continuer.",
      "> Hanno est seul à Utica avec un convoi quand arrive Regulus. Il obtient 5 et ne se dérobe pas : il va dans la réserve, le convoi est romain, et Regulus continue.",
    ],
  },
  {
    id: "7.2.D",
    title: "Villes fortifiées",
    text: [
      "Le général actif et les unités de son espace entrent et sortent d'une ville amie non assiégée sans rien payer. Dedans il y a place pour son nombre d'UC et autant de convois, et pour tous les généraux. Une armée qui y tient peut même y entrer quand des ennemis sont devant ; elle s'arrête là, sans les combattre.",
      "> Une armée carthaginoise est devant Messana, qui n'a pas de point de siège. Flaccus vient de Regium avec deux UC et entre droit dans les murs ; avec trois il devrait combattre.",
    ],
  },
  {
    id: "7.2.E",
    title: "Écrasement",
    text: [
      "Une armée d'au moins cinq UC qui rencontre une seule UC hors des murs, sans général, peut la retirer simplement, prendre ses convois et continuer. Ce n'est pas une bataille. Cela vient après les réactions : une interception peut l'empêcher.",
      "> Regulus débarque à Clupea avec six UC et marche sur Hadrumetum, où se trouve une UC avec un convoi. Il retire l'UC, prend le convoi et continue.",
    ],
  },
  {
    id: "7.3",
    title: "Mouvement naval",
    text: [
      "De port à port, dans une flotte qui n'existe que le temps de la traversée ([[7.3.C]]). Jusqu'où elle va dépend du camp ([[7.3.A]]), et si elle arrive, des navires ennemis ([[8]]).",
    ],
  },
  {
    id: "7.3.A",
    title: "Jusqu'où",
    text: [
      "Une route maritime coûte un point, le détroit par mer aussi, la traversée de Mare Tyrrhenum deux. Carthage peut dépenser quatre points par traversée, Rome d'un à quatre selon son art naval ([[15.4.B]]). Ports, généraux et unités ennemis sur le chemin n'arrêtent pas une flotte. Pour l'Africa, Rome doit y être autorisée : [[15.6]].",
      "> Avec un art naval médiocre un général romain va de Roma à Neapolis, une route maritime, et pas plus loin. Passable, il atteint Lipara ; ou il traverse Mare Tyrrhenum de Roma à Panormus pour deux points.",
    ],
  },
  {
    id: "7.3.B",
    title: "Départ et arrivée",
    text: [
      "Tout port convient, qui que ce soit qui le contrôle. Personne ne sort par mer d'une ville assiégée ni n'y entre en débarquant ; hors de ses murs une armée peut embarquer et débarquer. Le débarquement donne à l'ennemi ses réactions terrestres ([[10]]).",
      "> Agrigentum est assiégée par Rome. Himilco, dans les murs, ne peut partir par mer ; Hanno peut débarquer devant les murs avec une armée de secours et combattre.",
    ],
  },
  {
    id: "7.3.C",
    title: "La traversée",
    text: [
      "Une traversée suit chaque fois les mêmes étapes. Elle compte dans les quatre points du général ([[7.1]]) :",
      "- Le général et les unités qu'il prend vont en mer ; jusqu'à cinq navires prêts peuvent se joindre à eux. Dix unités en tout. Il peut aussi partir seul.",
      "- La flotte va de port en port et peut prendre à bord généraux, UC et convois en chemin ; Golden Geek : aucun général de rang supérieur au sien. Le plus élevé en rang commande ; à terre le général ne mène plus que ceux qui ne lui sont pas supérieurs.",
      "- Dans tout port où elle entre elle peut être interceptée ([[8]]).",
      "- À destination, général, UC et convois débarquent. Les navires rentrent au port, toujours prêts.",
      "> Hamilcar part de Carthago avec trois navires et deux UC, prend en chemin l'UC de Lilybaeum et débarque à Panormus avec trois UC. Les navires sont de nouveau prêts pour la carte suivante.",
    ],
  },
  {
    id: "8",
    title: "Interception navale",
    text: [
      "Une flotte en route peut être surprise en mer, si l'autre camp a des navires et un général à portée ([[8.1]]). Il s'ensuit une bataille navale ([[9]]), ou pire pour une flotte sans navires ([[8.5]]).",
    ],
  },
  {
    id: "8.1",
    title: "Quand",
    text: [
      "L'autre camp peut intercepter dans un port où la flotte entre (pas celui du départ) s'il a un navire prêt au port et qu'une flotte à lui pourrait y venir d'un port majeur ami dans les limites de sa portée navale, par les routes ordinaires, un général la rejoignant en chemin ([[8.4]]). Une tentative par traversée. Le port majeur peut être assiégé, mais rien de son intérieur ne se joint alors.",
      "Si celui qui a la suprématie navale pouvait intercepter et ne le fait pas, l'autre la prend. Silver : aussitôt, dans ce port ; Golden Geek : à la fin d'une traversée sans interception.",
      "> Rome va de Regium à Messana. Carthage tient Syracusae, à une route maritime, a deux navires prêts, et Carthalo est à Syracusae : elle peut intercepter. Sans général là ou en chemin, elle ne le pourrait pas.",
    ],
  },
  {
    id: "8.2",
    title: "Éviter l'interception",
    text: [
      "Si la flotte en route a la suprématie navale, son joueur peut lancer le dé naval. On y ajoute les symboles carthaginois du niveau d'art naval (médiocre trois, passable deux, bon un, excellent aucun), et les symboles contraires s'annulent. S'il reste un symbole de ce joueur, l'interception échoue.",
      "> Rome a la suprématie navale et un art naval passable : deux symboles carthaginois. Le dé naval en montre trois romains : il en reste un, et la flotte évite l'interception. Avec deux ils s'annuleraient, et elle est prise.",
    ],
  },
  {
    id: "8.3",
    title: "La flotte d'interception",
    text: [
      "Un général surpris sans aucune unité est neutralisé, sans bataille (un Aristocrate coûte ses CP, [[2.2.D2]]). Sinon l'intercepteur envoie d'un à cinq navires prêts d'un port majeur qu'il contrôle et peut prendre à bord généraux, UC et convois, là et dans chaque port du chemin, le dernier compris, mais rien de villes assiégées : dix unités au plus. La bataille se livre dans ce port avant tout débarquement.",
      "> Carthalo part de Syracusae avec deux navires et les deux UC de la garnison et rencontre la flotte romaine à Messana. Les UC ne combattent pas en mer, mais elles encaissent les touches quand il n'y a plus de navires.",
    ],
  },
  {
    id: "8.4",
    title: "Son commandant",
    text: [
      "Un général doit être à bord à l'arrivée ; il peut monter n'importe où en chemin. Le premier monté commande, jusqu'à ce qu'en vienne un de rang plus élevé ; entre égaux montés dans un même port, le joueur choisit. Sans général il n'y a pas d'interception.",
      "> Les navires quittent Carthago sans général, Hanno monte à Lilybaeum et Hamilcar Barca à Panormus. Hanno commande d'abord, puis Hamilcar Barca, qui lui est supérieur.",
    ],
  },
  {
    id: "8.5",
    title: "Une flotte sans navires",
    text: [
      "Pas de vraie bataille : aucune carte de tactique, un seul jet de l'intercepteur dans la colonne de son commandant ([[9.2.B1]]), chaque touche étant une unité au choix de son joueur. L'intercepteur a gagné et prend la suprématie navale ; aucun CP n'est retiré (Golden Geek : sauf pour un Aristocrate neutralisé, [[2.2.D2]]).",
      "> Flaccus part avec trois UC et sans navire, et Adherbal (3) intercepte : colonne III. Le dé donne 6 : deux UC sont perdues. Rome ne retire pas de CP pour elles, mais Carthage a la suprématie navale.",
    ],
  },
  {
    id: "9",
    title: "Bataille navale",
    text: [
      "Elle a lieu quand une flotte interceptée a des navires. Elle dure trois rounds au plus ([[9.2]]), et celui qui a la suprématie navale commence chacun d'eux. Le vainqueur tient la mer et prend souvent des navires à l'ennemi ([[9.3]]).",
    ],
  },
  {
    id: "9.1",
    title: "Cartes",
    text: [
      "Celui qui a la suprématie navale, puis l'autre, peut jouer des cartes de stratégie pour la bataille. Toutes les cartes de tactique sont mélangées, et chacun tire :",
      "- autant de cartes que le talent de tacticien d'un Amiral de sa flotte, qu'il commande ou non ;",
      "- une de plus si le port est ami.",
      "> Duilius (3, Amiral) est attaqué à Messana, port romain : il tire quatre cartes de tactique. Hanno, qui n'est pas Amiral, n'en tire aucune ; avec Carthalo (2) à bord, il en tirerait deux.",
    ],
  },
  {
    id: "9.2",
    title: "Rounds",
    text: [
      "D'abord celui qui a la suprématie navale, puis l'autre : manœuvrer s'il le veut ([[9.2.A]]), engager le combat ([[9.2.B]]), esquiver s'il le veut ([[9.2.C]]). Si la suprématie navale a changé de main, celui qui l'a prise commence le round suivant.",
      "> Carthage a la suprématie navale et commence. Au premier round Rome, avec un bon art naval, obtient 6, dont les corbeaux font 7, et la prend : dès le deuxième round c'est Rome qui commence.",
    ],
  },
  {
    id: "9.2.A",
    title: "Manœuvre",
    text: [
      "Jouez une carte de tactique ; elle est ensuite défaussée. Elle agit toute la bataille, aussitôt, dans votre engagement de ce round, ou dans le prochain engagement ennemi, comme elle le dit.",
      "Ce qui se joue à tout moment, comme Fuyez !, Dérobade ou, Golden Geek, Corbeau, n'est pas la carte de cette étape.",
      "> Vous jouez Éperonnage et lancez avec +1 dans votre engagement. Rames brisées, jouée à la place, ôterait un au prochain jet ennemi ; les deux dans un même round sont interdites.",
    ],
  },
  {
    id: "9.2.B",
    title: "Engagement",
    text: [
      "Un jet de bataille, qui est obligatoire. Ce qu'il touche est en [[9.2.B1]], ce qu'il peut apporter d'autre en [[9.2.B2]] et [[9.2.B3]].",
    ],
  },
  {
    id: "9.2.B1",
    title: "Touches",
    text: [
      "Lancez le dé ; Rome ajoute 1 avec les corbeaux et ôte 1 si son art naval est médiocre ou passable. Un commandant Amiral commence dans la colonne navale de son talent de tacticien, tout autre en I ; chaque round suivant se lit une colonne plus loin, jusqu'à V. Touches pour 1 ou moins, 2, 3, 4, 5, 6, 7 et plus :",
      "- I : 0 0 0 0 1 1 2",
      "- II : 0 0 0 1 1 2 2",
      "- III : 0 0 1 1 1 2 3",
      "- IV : 0 1 1 1 2 3 3",
      "- V : 1 1 1 2 2 3 3",
      "Chaque touche coule un navire. Quand il n'y en a plus, chacune coûte une autre unité de la flotte. Les navires coulés vont dans la case suivante de la piste des tours.",
      "> Duilius (3, Amiral) avec les corbeaux et un art naval passable : +1 et -1. Au premier round il obtient 5 dans la colonne III : une touche. Au deuxième, colonne IV, un 5 en coule deux.",
    ],
  },
  {
    id: "9.2.B2",
    title: "Une carte, ou la suprématie",
    text: [
      "Jet modifié de 1 ou moins : tirez une carte de tactique, s'il en reste. Jet modifié de 7 ou plus : prenez aussitôt la suprématie navale.",
      "> Rome obtient 6 avec les corbeaux et un bon art naval : 7, et la suprématie navale est à elle. Avec un 2 et un art naval médiocre, sans corbeaux, cela fait 1 : une carte de tactique.",
    ],
  },
  {
    id: "9.2.B3",
    title: "Prises",
    text: [
      "Un navire pris au lieu d'être coulé : par certaines cartes de tactique, autant qu'elles disent ; par Rome avec les corbeaux quand le jet modifié est 6, un de ceux touchés. Une prise est hors de la bataille. Qui l'aura vraiment dépend de la victoire ([[9.3.B1]]).",
      "> Rome, avec les corbeaux et un bon art naval, obtient 5 : 6 modifié dans la colonne III, deux touches. Un navire est coulé, l'autre est une prise.",
    ],
  },
  {
    id: "9.2.C",
    title: "Esquive",
    text: [
      "Quitter la bataille et la perdre : après son propre jet en cédant la suprématie navale à l'ennemi, ou à tout moment par la carte de tactique Fuyez ! ou la carte de stratégie Dérobade. L'ennemi peut répondre par Poursuite, en plus de la carte de sa manœuvre : vous restez, et la suprématie cédée est perdue.",
      "> Il reste à Carthage un navire contre trois, et la suprématie navale. Après son jet elle la cède et s'en va ; Rome répond par Poursuite : Carthage reste, et elle a perdu aussi la suprématie.",
    ],
  },
  {
    id: "9.3",
    title: "Fin d'une bataille navale",
    text: [
      "Qui a gagné ([[9.3.A]]), et ce qui s'ensuit : les prises, le retour, la suprématie navale et le prix politique ([[9.4]]). Alors seulement on débarque.",
    ],
  },
  {
    id: "9.3.A",
    title: "Quand elle finit",
    text: [
      "Une bataille navale est finie dès qu'une flotte est battue ou partie, ou quand ses trois rounds sont livrés :",
      "- Une flotte n'a plus de navire prêt : l'autre gagne.",
      "- Une flotte esquive : l'autre gagne.",
      "- Après trois rounds : le plus de navires prêts gagne ; à égalité, celui qui a la suprématie navale.",
      "Les deux premiers cas y mettent fin sur-le-champ, même avant le tour du second joueur dans un round.",
      "> Après trois rounds il reste deux navires à chacun et Carthage a la suprématie navale : Carthage a gagné.",
    ],
  },
  {
    id: "9.3.B",
    title: "Le règlement",
    text: [
      "D'abord le vainqueur prend ses prises et dit où il va ([[9.3.B1]]), puis le vaincu rentre ([[9.3.B2]]). Ensuite des CP sont retirés ([[9.4]]).",
    ],
  },
  {
    id: "9.3.B1",
    title: "Le vainqueur",
    text: [
      "Toutes les prises qu'il a faites, et la moitié de celles du vaincu, deviennent ses navires épuisés au port, jusqu'à dix en jeu ; les autres sont coulées. (Silver : il doit les prendre ; Golden Geek : il le peut, et le fait toujours ici.)",
      "La flotte en route débarque dans le port de la bataille, ses navires prêts, ou continue dans ses limites vers un autre port, sans nouvelle interception, et les a épuisés.",
      "L'intercepteur, Silver : débarque dans tout port de son chemin sans général ni UC ennemis, ses navires prêts ; Golden Geek : dans le port de la bataille, ses navires prêts, ou plus loin dans sa limite par les routes ordinaires, ses navires épuisés, là aussi seulement sans général ni UC ennemis. Personne ne l'intercepte.",
      "> Rome a fait trois prises, Carthage deux, et Rome gagne. Rome reçoit ses trois et la moitié des deux, une : quatre navires épuisés. La cinquième est coulée.",
    ],
  },
  {
    id: "9.3.B2",
    title: "Le vaincu",
    text: [
      "Ses navires rentrent épuisés. Généraux et unités vont au dernier port ami de leur chemin, Silver : sans général ni UC ennemis ; à défaut, là où ils ont embarqué. Personne ne les intercepte à terre. S'il a perdu toutes ses unités, ses généraux sont neutralisés.",
      "> Rome est allée de Neapolis à Panormus par Lipara et y est battue. Lipara est carthaginoise : généraux et UC retournent à Neapolis, et les navires sont épuisés.",
    ],
  },
  {
    id: "9.3.B3",
    title: "Pertes et suprématie",
    text: [
      "Les navires coulés vont dans la case suivante de la piste des tours ; ceux du tour 7 sont perdus. Le vainqueur prend la suprématie navale. Silver : un vaincu qui a esquivé par Fuyez ! la garde.",
      "> Trois navires romains sont coulés au tour 4. Ils vont dans la case du tour 5, reviennent au stock quand ce tour commence, et peuvent alors être reconstruits.",
    ],
  },
  {
    id: "9.4",
    title: "Conséquences politiques",
    text: [
      "Le vaincu retire un CP pour deux unités perdues, jamais une ville, Carthage le premier du Miat ; et davantage pour un Aristocrate neutralisé ([[2.2.D2]]). Le joueur qui ne le peut pas perd la partie ([[4.1]]).",
      "> Carthage perd trois navires et deux UC : cinq unités, dont la moitié fait deux. Le premier CP vient du Miat, le second du plateau.",
    ],
  },
  {
    id: "10",
    title: "Réactions terrestres",
    text: [
      "Chaque fois qu'un général entre dans un espace par terre ou débarque, l'autre camp réagit dans cet ordre :",
      "- Dans sa ville non assiégée il dit qui et quoi est dedans et dehors, en les déplaçant à son gré selon la place. Il le doit, chaque fois qu'une armée ennemie vient. Si aucune UC ne reste dehors et que personne n'intercepte, l'armée peut continuer.",
      "- Il peut tenter d'éviter le combat avec une armée ou un général hors des murs : [[11]].",
      "- Il peut tenter d'intercepter depuis des espaces adjacents : [[12]].",
      "Toutes les tentatives sont annoncées avant le premier dé. Juste avant une bataille devant une ville non assiégée, le camp actif, si elle est à lui, fait entrer et sortir généraux et unités ; Golden Geek : de même le maître qui se défend. Si personne ne reste dehors il n'y a pas de bataille.",
      "> Regulus arrive à Agrigentum avec six UC ; deux UC carthaginoises et Hanno y sont, et Himilco est à Heraclea Minoa avec trois. Carthage met Hanno et les deux UC dans les murs et annonce que Himilco intercepte : alors seulement on lance le dé.",
    ],
  },
  {
    id: "11",
    title: "Éviter le combat",
    text: [
      "Une armée chez qui l'ennemi arrive peut tenter de se dérober avant la bataille ([[11.1]]). Si elle réussit, l'ennemi peut encore la suivre ([[11.3]]).",
    ],
  },
  {
    id: "11.1",
    title: "La tentative",
    text: [
      "Une armée, ou un général seul, chez qui l'ennemi vient d'entrer peut tenter de partir pour un espace adjacent ; Silver : ou d'entrer dans la ville de l'espace, s'il y a place. Le général lance le dé : son talent de tacticien ou moins réussit. S'il échoue il y a bataille ; sans UC il est neutralisé.",
      "Un seul général de l'armée lance le dé, et une partie peut partir : les généraux laissés gardent une UC, les consuls de part et d'autre trois. Un subordonné qui lance le dé laisse le commandant et n'emmène personne de rang plus élevé.",
      "Avec un Amiral l'armée peut partir par une route maritime ordinaire vers un port ami sans UC ennemie, et aucune flotte n'intercepte cela.",
      "> Maximus entre à Thermae. H. Gisco (1) a besoin d'un 1 pour se dérober ; Amiral, il peut alors aller à Panormus par mer comme par la route. Avec un 2, il doit combattre.",
    ],
  },
  {
    id: "11.2",
    title: "Limites",
    text: [
      "Dix unités au plus partent ; des unités sans général, jamais. Ceux qui viennent d'échouer à intercepter la même armée ne peuvent pas tenter. On ne peut aller :",
      "- par le détroit de Messana, sauf par mer avec un Amiral ;",
      "- là où est une unité ou un CP ennemi, ou une tribu ;",
      "- là d'où vient l'ennemi.",
      "Golden Geek : un consul qui a des UC ne part qu'avec trois d'entre elles.",
      "> Maximus vient de Messana à Thermae. H. Gisco ne peut aller là ; Enna est ouverte si elle n'a ni CP ni unité romaine, et Panormus aussi.",
    ],
  },
  {
    id: "11.3",
    title: "Poursuite",
    text: [
      "Une armée à qui il reste des points, dont les ennemis se sont dérobés et que personne n'a interceptée peut lancer le dé pour continuer où elle veut : le talent de tacticien de son général ou moins. Silver : toutes les UC ennemies doivent avoir quitté l'espace. Golden Geek : tous les généraux et unités ennemis, sauf une seule UC écrasée. Après un échec elle peut encore assiéger ou soumettre sur place.",
      "> Gisco s'est dérobé vers Panormus. Maximus (2) a encore un point et obtient 2 : il le suit, et Gisco doit lancer de nouveau. Avec un 3, il se serait arrêté à Thermae.",
    ],
  },
  {
    id: "12",
    title: "Interception terrestre",
    text: [
      "Une armée à côté de la route de l'ennemi peut la barrer : un jet, sans carte ([[12.1]]). L'ennemi combat alors là ou recule ([[12.3]]).",
    ],
  },
  {
    id: "12.1",
    title: "La tentative",
    text: [
      "Une armée adjacente à l'espace où le général actif est entré peut tenter de l'y rejoindre. Son général doit obtenir son talent de tacticien ou moins ; on ajoute 1 au dé si l'ennemi contrôle cet espace et que vous n'y avez pas d'unité.",
      "Un général lance le dé par espace ; plusieurs espaces peuvent tenter. Une partie d'armée peut aller : les généraux laissés gardent une UC, les consuls de part et d'autre trois. Un subordonné qui lance le dé laisse le commandant et n'emmène personne de rang plus élevé. Tous ceux qui réussissent combattent ensemble sous un commandant.",
      "> Flaccus va de Messana à Catana, qui est neutre. Hanno (2), à Syracusae, obtient 2 et l'y rejoint avec ses UC. Si Catana avait un CP romain, le 2 compterait pour 3, et il resterait.",
    ],
  },
  {
    id: "12.2",
    title: "Limites",
    text: [
      "Dix unités au plus avec chaque général, et au moins une UC. Seul le mouvement s'intercepte : ni interception, ni dérobade, ni recul, ni retraite. Pas par le détroit de Messana, ni vers un espace où étaient déjà des unités ennemies. Pas non plus, Silver : de l'intérieur d'une ville devant laquelle sont des UC ennemies ; Golden Geek : d'un espace avec une unité ennemie qui ne bouge pas. Golden Geek : un consul qui intercepte amène trois UC dans tous les cas. Une interception réussie exclut la poursuite ([[11.3]]).",
      "> Deux UC romaines sont déjà à Catana quand arrive Maximus : personne n'y intercepte. Une armée à Messana ne peut pas non plus arrêter celle qui vient à Regium, car le détroit les sépare.",
    ],
  },
  {
    id: "12.3",
    title: "Reculer",
    text: [
      "Une armée interceptée peut retourner dans l'espace d'où elle vient au lieu de combattre. Son mouvement est fini, mais elle peut encore y assiéger ou soumettre ([[14.1]]).",
      "Après un débarquement elle recule, Silver : au port où elle a embarqué ; Golden Geek : au dernier port avant. Golden Geek : elle ne peut reculer s'il y aurait eu bataille sans l'interception.",
      "> Hanno a intercepté Flaccus à Catana avec cinq UC contre trois. Flaccus recule à Messana ; sa carte est dépensée, mais aucune UC n'est perdue.",
    ],
  },
  {
    id: "12.4",
    title: "Armées sans escorte",
    text: [
      "Une armée sans UC qui est interceptée est perdue sans bataille : ses généraux sont neutralisés, ses convois pris. Dans sa ville non assiégée elle peut entrer à l'abri ([[7.2.D]]).",
      "> Un général amène deux convois à Agrigentum et est intercepté à Heraclea Minoa : il est neutralisé et les deux sont à l'ennemi. À Agrigentum même, sa ville, il serait entré dans les murs avec eux.",
    ],
  },
];
