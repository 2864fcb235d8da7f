import type { RulesReference } from "../../../../words/rules-reference.ts";

export const movement: RulesReference = [
  {
    id: "10",
    title: "Mouvement",
    text: [
      "Comment les généraux et les armées se déplacent, jusqu'où, et ce qu'ils peuvent faire en chemin. Chaque espace où l'on entre peut amener une réaction de l'autre camp ([[10.3]]), et toute marche peut finir par une bataille ([[14]]) ou un siège ([[20.2]]).",
    ],
  },
  {
    id: "10.1",
    title: "Qui se déplace",
    text: [
      "Les généraux se déplacent, avec ou sans UC ; les UC jamais seules. Une carte déplace un général, sauf campagne ([[10.11]]), et son talent de stratège ne doit pas dépasser le nombre. La même armée peut se déplacer à nouveau avec la carte suivante.",
      "> Avec trois cartes, Carthage mène Hannibal de Sagonte au Rhône et par-dessus les Alpes. Les deux UC laissées à Sagonte sans général y restent jusqu'à ce que quelqu'un vienne les chercher.",
    ],
  },
  {
    id: "10.2",
    title: "Comment",
    text: [
      "Un général se déplace de quatre espaces au plus le long des lignes, six avec une Marche forcée. Dix UC au plus sont avec lui à tout moment ; on peut prendre et laisser des unités en chemin. Chaque espace où il entre donne à l'autre camp ses réactions : [[10.3]]. À la fin il peut assiéger ou soumettre, s'il n'a pas combattu.",
      "> Hannibal va de Sagonte à Emporiae par Dertosa et Tarraco : trois espaces. Avec le quatrième il arrive à Narbo.",
    ],
  },
  {
    id: "10.3",
    title: "Réactions",
    text: [
      "Chaque fois qu'un général ou une armée entre dans un espace, l'autre camp peut réagir. Tout est annoncé avant le premier dé, et ce qui est annoncé se fait. Dans cet ordre, pour chaque espace :",
      "- dans une ville fortifiée de l'autre camp, ses UC sont déclarées dedans ou dehors : [[10.7]] ;",
      "- toutes les tentatives d'éviter le combat et d'intercepter sont annoncées : [[13]], [[12]] ;",
      "- on lance le dé pour éviter le combat ;",
      "- puis pour les interceptions, dans l'ordre voulu.",
      "> Fabius entre dans l'espace d'H. Giscon, et Hannibal est à côté. Carthage doit dire aussitôt si Giscon tente de se dérober et si Hannibal vient l'aider ; elle ne peut pas attendre le premier dé.",
    ],
  },
  {
    id: "10.4",
    title: "L'ennemi en chemin",
    text: [
      "Une armée qui rencontre des UC ennemies qui ne se dérobent pas s'arrête et combat. Un général sans UC ne peut pas entrer dans un espace avec des UC ennemies, sauf si des amis les tiennent enfermées dans leur ville. Il peut passer près d'un général ennemi, mais pas s'arrêter avec lui.",
      "> Deux UC romaines sans général sont à Mutina. Hannibal, qui vient de chez les Boïens avec huit, ne peut passer outre : il s'y arrête et combat ([[14]]).",
    ],
  },
  {
    id: "10.5",
    title: "Écrasement",
    text: [
      "Une armée de cinq UC ou plus qui rencontre une seule UC sans général l'élimine et continue, sans bataille et sans perdre d'espace. Une armée peut écraser aussi souvent que son mouvement le permet. Deux UC ne sont jamais écrasées, par aucun nombre. Une garnison dans les murs n'y change rien.",
      "> Hannibal entre à Mutina avec huit UC, où se trouve une UC romaine seule. Elle est éliminée, et il continue vers Ariminum avec ce qui reste de ses quatre espaces.",
    ],
  },
  {
    id: "10.6",
    title: "Cols et détroits",
    text: [
      "Les deux coûtent deux espaces. Après un col, l'armée subit l'attrition ([[21.2]]), avec -2 s'il n'est pas alpin. Le détroit de Messine est ouvert aux armées du camp qui contrôle Rhegium et Messine ; les généraux sans UC peuvent toujours le passer, mais pas selon les règles de Valley. Le détroit entre Corse et Sardaigne est ouvert à tous. On ne peut ni intercepter, ni éviter le combat, ni se replier, ni battre en retraite par un col ou un détroit.",
      "> De chez les Allobroges, Hannibal passe les Alpes vers les Taurins : deux de ses quatre espaces. Avec dix UC, un dé de 5 lui en coûte trois, un 1 une seule.",
    ],
  },
  {
    id: "10.7",
    title: "Villes fortifiées",
    text: [
      "Les UC sont dans les murs ou dehors. Une ville contient deux UC, Rome et Carthage cinq. Celles qui sont dans les murs n'arrêtent pas l'ennemi. Tant que la ville n'est pas assiégée, son propriétaire décide à nouveau chaque fois qu'une armée ennemie entre dans l'espace. Seules des UC ennemies enferment une garnison ; un général seul devant les murs ne le peut pas.",
      "> Hannibal arrive à Capoue, où se trouvent quatre UC romaines. Deux peuvent entrer dans les murs ; les deux autres doivent l'affronter dehors. Avec deux UC en tout, Rome pourrait le laisser passer sans combat.",
    ],
  },
  {
    id: "10.8",
    title: "Se joindre",
    text: [
      "Un général peut passer par d'autres et emmener ceux qui ne lui sont pas supérieurs (selon l'option : seulement ses inférieurs). S'il finit son mouvement avec un supérieur, il devient son subordonné ; avec un égal, il commande.",
      "> Magon va rejoindre Hasdrubal, son égal, et s'arrête : Magon commande maintenant les deux armées. S'il avait rejoint Hannibal, il serait sous ses ordres.",
    ],
  },
  {
    id: "10.9",
    title: "Se séparer",
    text: [
      "On peut laisser des subordonnés à tout moment, avec ou sans UC. On peut aussi les activer eux-mêmes, avec des UC de l'armée, autant que [[18.1]] le permet. C'est le mouvement de la carte : le commandant reste où il est.",
      "> Avec un 2, Carthage active Magon, subordonné d'Hannibal, qui part avec quatre des dix UC. Hannibal en garde six.",
    ],
  },
  {
    id: "10.10",
    title: "Généraux neutralisés",
    text: [
      "Un général est neutralisé quand une armée ennemie entre dans son espace alors qu'il n'a pas d'UC, ou quand toutes ses UC sont perdues en retraite, sur la table de retraite ou par la flotte romaine ; non par l'attrition, la tempête ou les pertes de bataille. Il quitte la carte : un Carthaginois revient avec les prochains renforts ([[6.1]]), un Romain va dans la coupe ([[6.4]]).",
      "Scipion l'Africain et Hannibal sont alors hors du jeu ; pour Hannibal, Carthage retire cinq CP de plus.",
      "> Il reste deux UC à Hannibal après une défaite, et le chemin vers un espace ami passe par trois CP ennemis. Les deux UC y tomberaient : il n'a pas de retraite ; lui et cinq CP sont perdus.",
    ],
  },
  {
    id: "10.11",
    title: "Campagnes",
    text: [
      "Les généraux se déplacent l'un après l'autre, chacun une seule fois : deux avec une Campagne mineure, trois avec une majeure. Une UC ou un subordonné peut se déplacer avec plusieurs d'entre eux, quatre espaces en tout. Quiconque a participé à une bataille, assiégé, reculé ou manqué une poursuite a fini sa campagne, où qu'il se retrouve. Il y a une tentative contre chaque ville ou tribu.",
      "> Flaminius bat l'armée qui est devant Syracuse. Puis Marcellus, le second général, arrive avec des UC fraîches et assiège la ville, avec le +1 de sa capacité.",
    ],
  },
  {
    id: "10.12",
    title: "Néron",
    text: [
      "Activé par une carte Campagne, il dispose de six espaces, y compris ceux où d'autres l'ont emmené. De même les unités qui font tout leur chemin avec lui. Avec toute autre carte, il en a quatre comme tout le monde.",
      "> Avec une Campagne mineure, Néron va de Paestum à Mutina par Neapolis, Capoue, Rome, Falerii et Ariminum, six espaces, et tombe sur Hasdrubal. Avec un simple 3, il ne serait allé que jusqu'à Falerii.",
    ],
  },
  {
    id: "11",
    title: "Mouvement naval",
    text: [
      "Comment les armées traversent la mer de port en port, et ce que Carthage y risque. Rome tient la mer : ses armées naviguent librement, tandis que toute traversée carthaginoise affronte un jet ([[11.5]]).",
    ],
  },
  {
    id: "11.1",
    title: "Comment",
    text: [
      "Un général, avec ou sans UC, va de port à port avec une carte au navire, pour trois espaces. Le reste du mouvement peut se faire avant ou après. La distance par mer ne compte pas.",
      "> Avec un 3, Rome déplace un général de Capoue à Neapolis, un espace, puis par mer à Massilia, trois : son mouvement est fini. Parti de Neapolis même, il aurait pu aller un espace au-delà de Massilia.",
    ],
  },
  {
    id: "11.2",
    title: "Ports ennemis",
    text: [
      "On peut partir de tout port et y arriver, même avec des CP ou des UC ennemis. Une armée qui débarque sur des UC ennemies les combat comme après tout autre mouvement ([[10.4]]), et n'a pas de retraite depuis cet endroit ([[15.2]]).",
      "> Quatre UC carthaginoises tiennent Tarraco. P. Scipion y débarque de Massilia avec cinq ; s'il perd la bataille, les cinq sont perdues.",
    ],
  },
  {
    id: "11.3",
    title: "Villes assiégées",
    text: [
      "On ne sort pas par mer d'une ville assiégée, ni n'y entre ; mais on peut débarquer devant. Une ville amie non assiégée peut être rejointe par mer quand l'ennemi est devant.",
      "> Marcellus est devant Syracuse, qui est carthaginoise et vide, encore sans point de siège. Magon fait voile droit dans la ville avec deux UC. Avec un point de siège, il ne pourrait que débarquer devant les murs et combattre.",
    ],
  },
  {
    id: "11.4",
    title: "Combien",
    text: [
      "Une campagne permet à une de ses armées de naviguer, avec dix UC au plus ; toute autre carte à 3 opérations, à une armée de cinq UC au plus. Une carte Campagne jouée pour ses opérations compte comme tout autre 3. Pendant une Victoire navale carthaginoise (29), Rome ne navigue qu'avec des cartes Campagne.",
      "> Avec une Campagne mineure, Scipion l'Africain fait voile vers Utique avec dix UC, et un second général se déplace en Italie. Avec un simple 3, il en emmènerait cinq.",
    ],
  },
  {
    id: "11.5",
    title: "Suprématie romaine",
    text: [
      "Contre chaque traversée carthaginoise, Rome lance le dé sur la table navale. 1 ou moins la laisse passer, 2 la renvoie au port et finit le mouvement, 3 ou plus la coule : UC perdues, généraux neutralisés, sans conséquences politiques ([[15.5]]). Les modificateurs sont en [[11.6]].",
      "> Hasdrubal fait voile de Carthagène (-2) à Carthage (-2) avec cinq UC : même un 5 devient 1, et seul un 6, qui devient 2, le renvoie au port.",
    ],
  },
  {
    id: "11.6",
    title: "Modificateurs",
    text: [
      "Ils s'ajoutent au dé de Rome, si bien qu'un moins aide Carthage. On compte ensemble tous ceux qui s'appliquent :",
      "- les nombres des deux ports ;",
      "- +1 pour chacun des deux avec un CP romain ;",
      "- -1 pour une seule UC (par option, pour un général seul aussi) ;",
      "- -1 chacun : Syracuse carthaginoise, Macédoine alliée, Victoire navale, Magon commandant.",
      "> Magon fait voile avec une UC de Carthagène (-2) à Rhegium (+1), qui est romaine (+1) : avec -1 pour l'UC seule et -1 pour lui-même, cela fait -2. Il passe sur 1 à 3.",
    ],
  },
  {
    id: "12",
    title: "Interception",
    text: [
      "Comment une armée au repos surprend une armée en marche avant qu'elle n'arrive à son but. Cela se présente chaque fois qu'un ennemi entre dans un espace voisin d'une de vos armées ([[12.2]]), et tient en un jet ([[12.4]]).",
    ],
  },
  {
    id: "12.1",
    title: "Ce que c'est",
    text: [
      "Une armée de l'autre camp va d'un espace, là où l'ennemi vient d'entrer, et l'oblige à combattre ou à reculer ([[12.5]]). Cela ne coûte pas de carte, seulement le risque du jet ([[12.10]]).",
      "> T. Longus va d'Ariminum à Mutina. Hannibal, qui attend à côté chez les Boïens, obtient 3, arrive avec dix UC, et Longus doit le combattre à Mutina ou revenir à Ariminum.",
    ],
  },
  {
    id: "12.2",
    title: "Quand",
    text: [
      "Une armée peut essayer chaque fois qu'un ennemi entre dans un espace adjacent, aussi pour aider des amis qui s'y trouvent ; mais pas là où sont déjà d'autres UC ennemies ([[12.3]]). Elle ne le peut pas quand il entre dans son propre espace : là elle peut seulement combattre ou éviter le combat ([[13.1]]). Un ennemi qui passe par plusieurs espaces voisins lui donne plusieurs occasions.",
      "> Fabius marche sur H. Giscon par un espace voisin de Giscon et d'Hannibal : les deux peuvent essayer. Quand il entre dans l'espace même de Giscon, Giscon ne le peut plus, mais Hannibal oui.",
    ],
  },
  {
    id: "12.3",
    title: "Limites",
    text: [
      "Seules des armées interceptent : ni un général sans UC, ni des UC sans général. Cela ne se fait ni par col ni par détroit, ni là où sont déjà d'autres UC ennemies ; des UC dans les murs ne comptent pas pour cela. Seuls les mouvements s'interceptent, non une retraite, un repli, une dérobade ou une autre interception.",
      "> Rome tient Faesulae et Hannibal entre à Mutina. Il n'y a qu'un col entre les deux, donc personne ne peut intercepter depuis Faesulae ; depuis Ariminum, ce serait possible.",
    ],
  },
  {
    id: "12.4",
    title: "Le jet",
    text: [
      "Il réussit au talent de tacticien du général qui mène, ou moins ; +1 au dé si l'espace a un CP ennemi et pas d'UC amie. Dix UC au plus y vont. En bataille l'intercepteur a une carte de bataille de plus, et jamais plus d'une, si nombreuses que soient les armées.",
      "> Hannibal (4) tente d'intercepter à Mutina, où Rome a un CP : il lui faut 3 ou moins. Varron (1) intercepte sur 4 ou moins par sa capacité.",
    ],
  },
  {
    id: "12.5",
    title: "Reculer",
    text: [
      "L'armée interceptée peut revenir d'où elle vient et finir là son mouvement. Par un col, elle subit à nouveau l'attrition ; par mer, une armée carthaginoise fait un autre jet naval ; sur « retour au port », elle doit rester et combattre. Elle peut encore assiéger ou soumettre sur place.",
      "> T. Longus est intercepté par Hannibal à Mutina. Il a cinq UC, Hannibal dix : il revient à Ariminum, et la carte est dépensée.",
    ],
  },
  {
    id: "12.6",
    title: "Plusieurs à la fois",
    text: [
      "Toutes sont annoncées avant le premier jet. Celles qui réussissent combattent ensemble sous un seul commandant. Le joueur actif décide après tous les jets s'il combat ou recule ([[12.5]]).",
      "> Hannibal (4) et Hasdrubal (3) essaient tous deux. Hannibal obtient 6 et reste, Hasdrubal 2 et arrive : le joueur actif n'a que Hasdrubal devant lui, et choisit de combattre.",
    ],
  },
  {
    id: "12.7",
    title: "Subordonnés",
    text: [
      "Une partie d'une armée peut intercepter, même sous un subordonné ; on nomme d'avance général et UC. Le commandant doit garder au moins une UC, un consul cinq ([[18.1]]). Il y a une tentative par espace.",
      "> Hannibal est sur le Rhône avec dix UC, Magon sous ses ordres. Il envoie Magon (2) avec trois UC barrer le chemin ; Hannibal reste avec sept, et ne peut pas essayer lui aussi.",
    ],
  },
  {
    id: "12.8",
    title: "Et les villes",
    text: [
      "Une armée enfermée dans une ville par des UC ennemies ne peut pas intercepter. L'interception vient avant que l'armée puisse entrer dans une ville, même si elle fait voile droit vers son port. Venue par mer à une ville amie non assiégée, elle peut combattre, entrer, repartir, ou se partager entre ces deux derniers choix ; aucune de ses UC ne reste alors dehors.",
      "> Magon débarque à Syracuse, sa ville, avec quatre UC, et Marcellus intercepte depuis Messine. Magon met deux UC dans les murs, autant qu'elle en contient, et les deux autres repartent avec un autre jet naval.",
    ],
  },
  {
    id: "12.9",
    title: "Et l'écrasement",
    text: [
      "Les interceptions viennent d'abord et peuvent l'empêcher ([[10.5]]). Si elles réussissent, il y a plus d'une UC dans l'espace, et l'armée doit combattre ou reculer.",
      "> Une UC romaine est seule à Mutina, Flaminius avec cinq à côté, à Ariminum. Hannibal entre à Mutina ; Flaminius obtient 2 et vient à l'aide : pas d'écrasement, mais une bataille contre six UC.",
    ],
  },
  {
    id: "12.10",
    title: "Échec",
    text: [
      "Qui a manqué d'intercepter une armée ne peut éviter le combat avec elle tant que dure la carte. Cela vaut pour les généraux et les UC qui ont essayé, non pour d'autres de leur pile. Il peut essayer d'intercepter à nouveau la même armée quand elle continue.",
      "> Flaminius manque d'intercepter Hannibal à Mutina. Si Hannibal entre ensuite dans son espace, Flaminius doit combattre.",
    ],
  },
  {
    id: "13",
    title: "Éviter le combat, poursuivre",
    text: [
      "Comment une armée se dérobe devant celle qui marche sur elle ([[13.1]]), et comment on peut la suivre ([[13.4]]). C'est la dernière chance de l'armée la plus faible avant une bataille.",
    ],
  },
  {
    id: "13.1",
    title: "Éviter le combat",
    text: [
      "Quand une armée ennemie entre dans son espace, un général peut tenter de se dérober : son talent de tacticien ou moins. S'il échoue, il combat avec une carte de bataille de moins. Un général sans UC peut essayer aussi ; s'il échoue, il est neutralisé.",
      "> Hannibal marche sur Fabius à Capoue. Fabius évite le combat sur 1 à 5 par sa capacité, et se dérobe vers Neapolis avec dix UC au plus. Varron aurait besoin d'un 1.",
    ],
  },
  {
    id: "13.2",
    title: "Limites",
    text: [
      "Dix UC au plus partent, vers un espace adjacent par route. Il ne doit y avoir ni UC ni CP ennemi ni tribu hostile, et ce ne peut être l'espace d'où vient l'ennemi. On peut laisser des unités, autant que [[18.1]] le permet.",
      "> Hannibal vient de chez les Boïens à Mutina, où se trouve P. Scipion. Restent Ariminum et Vérone ; Faesulae est au-delà d'un col, et si Vérone a un CP carthaginois, il ne reste qu'Ariminum.",
    ],
  },
  {
    id: "13.3",
    title: "Subordonnés",
    text: [
      "Un subordonné peut emmener une partie si le commandant garde une UC, un consul cinq. Il fait le jet avec son propre nombre et sa capacité. Il n'y a qu'une tentative, qui que ce soit qui la fasse.",
      "> Rome attaque Hasdrubal, qui commande H. Giscon et six UC. Giscon (1 à 3 par sa capacité) pourrait partir avec cinq d'entre elles ; Hasdrubal resterait avec une.",
    ],
  },
  {
    id: "13.4",
    title: "Poursuite",
    text: [
      "Quand l'ennemi s'est dérobé, l'armée peut continuer, dans n'importe quelle direction, si son général obtient son talent de tacticien ou moins et s'il lui reste des espaces. L'ennemi peut éviter à nouveau le combat, et être poursuivi à nouveau. Qui n'essaie pas finit simplement là son mouvement.",
      "> Fabius s'est dérobé devant Hannibal, qui a employé deux de ses quatre espaces. Hannibal obtient 4, le suit, et Fabius doit faire un nouveau jet.",
    ],
  },
  {
    id: "13.5",
    title: "Devant une ville",
    text: [
      "Une armée devant sa ville peut y entrer aussitôt, ce qui ne ralentit pas l'ennemi, ou rester dehors et tenter d'éviter le combat. Si elle réussit, l'ennemi doit poursuivre pour continuer. Par option elle peut entrer après un jet réussi.",
      "> Marcellus tient Neapolis avec deux UC, et Hannibal est en route vers Paestum. Dans les murs, Marcellus le laisse passer ; dehors, il peut se dérober avec 3 ou moins, et Hannibal a alors besoin de 4 ou moins pour continuer.",
    ],
  },
  {
    id: "13.6",
    title: "Sièges après une poursuite manquée",
    text: [
      "Une armée qui a manqué sa poursuite peut encore assiéger ou soumettre là où elle est. Elle n'a pas combattu, et c'est ce qui compte ([[20.2]]).",
      "> Hannibal chasse Marcellus de Neapolis et manque sa poursuite. Avec trois UC ou plus, il peut maintenant faire un jet pour le siège de la ville.",
    ],
  },
];
