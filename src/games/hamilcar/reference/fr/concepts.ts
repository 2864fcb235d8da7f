import type { RulesReference } from "../../../../words/rules-reference.ts";

export const concepts: RulesReference = [
  {
    id: "1",
    title: "La guerre",
    text: [
      "Rome et Carthage s'affrontent dans la première guerre punique, de 264 à 241 av. J.-C., en sept tours. Celui qui tient le plus de provinces à la fin gagne, sauf si l'un des camps s'effondre plus tôt : [[4]].",
      "UC veut dire unité de combat, CP marqueur de contrôle politique ; ce qui est à vous est ami, ce qui est à l'adversaire est ennemi. Là où les deux éditions diffèrent, la section le dit : Silver : … ; Golden Geek : … ; le jeu de règles choisi pour la partie décide.",
      "Une partie du matériel est reconstituée : la plupart des cartes et leurs points, les faces des dés, la piste des tours, quelques colonnes des tables et une partie du plateau n'ont pu être lues. Tout cela respecte chaque nombre et chaque exemple de la règle, mais ce n'est pas le matériel imprimé.",
      "> Au départ Carthage a six points, pour Syracusae, Corsica et Sardinia, Carthago, Libya, Lilybaeum et le Miat ; Rome quatre, pour Latium, Campania, Apulia et Lucania. Si rien ne change, Rome devra céder deux CP à la fin du premier tour.",
    ],
  },
  {
    id: "2",
    title: "Notions de base",
    text: [
      "Le plateau ([[2.1]]), les généraux ([[2.2]]), les unités ([[2.3]]), les cartes et les dés ([[2.4]]). Tous les chapitres suivants emploient les mots expliqués ici.",
    ],
  },
  {
    id: "2.1",
    title: "Plateau et contrôle politique",
    text: [
      "Ce que montre le plateau, et ce que veut dire le contrôler. Le contrôle décide des points ([[5.5]]), des renforts ([[5.1]]) et des lieux sûrs de retraite ([[13.5]]).",
    ],
  },
  {
    id: "2.1.A",
    title: "Espaces et ports",
    text: [
      "Les cercles sont des espaces ordinaires, les carrés des villes fortifiées. Les routes relient les espaces par terre, les routes maritimes par mer ; deux espaces reliés directement sont adjacents pour ce genre de mouvement. Tout espace sur une route maritime est un port. Une ancre dorée marque les trois ports majeurs : Roma, Carthago et Syracusae.",
      "> Messana a des routes vers Thermae et Catana et des routes maritimes vers Syracusae, Lipara, Regium et Thermae. Enna n'a que des routes : aucune flotte n'y débarque.",
    ],
  },
  {
    id: "2.1.B",
    title: "Contrôle",
    text: [
      "Un espace est au camp dont le CP ou la ville fortifiée s'y trouve : rouge pour Rome, bleu pour Carthage. Sans l'un ni l'autre il est neutre. Les armées et les généraux n'y changent rien ; seul compte le marqueur.",
      "> Maximus est à Thermae avec quatre UC, mais le CP y est carthaginois : l'espace est toujours à Carthage, et il y subit l'attrition en hiver ([[5.3.A]]).",
    ],
  },
  {
    id: "2.1.C",
    title: "Villes fortifiées",
    text: [
      "Une ville fortifiée est le CP de son espace. On ne la retourne jamais avec des points d'opération, on la prend par un siège ([[14]]), et elle préserve des CP de l'isolement ([[5.4]]).",
      "Dans les murs il n'y a place que pour son maître : autant d'UC que son nombre et, en plus, autant de convois ; des généraux sans limite. Roma et Carthago en tiennent cinq, Syracusae et les autres deux ; hors des murs, les deux camps peuvent se trouver. Les unités dans les murs n'arrêtent pas l'ennemi et n'ont pas à le combattre. Le maître entre et sort pendant son propre mouvement ([[7.2.D]]) et chaque fois qu'une armée ennemie arrive ([[10]]).",
      "> Quatre UC romaines et trois convois sont à Messana quand arrive Hamilcar Barca. Deux UC et deux convois peuvent entrer dans les murs ; les autres doivent l'affronter dehors.",
    ],
  },
  {
    id: "2.1.D",
    title: "Tribus",
    text: [
      "Cinq espaces ont une tribu, trois en Africa et deux en Italia. Une tribu n'est à personne et aucun CP ne s'y place. Il faut d'abord la soumettre, toujours avec le dé rouge : [[14]].",
      "> Volsinii et Aufidena sont les tribus d'Italia. L'Etruria a cinq espaces ; avec Cosa seule, il en faut deux de plus à Rome pour la contrôler : Volaterrae et Arretium sont libres, Volsinii non.",
    ],
  },
  {
    id: "2.1.E",
    title: "Provinces",
    text: [
      "Il y a douze provinces, et vous en contrôlez une tant que vous contrôlez plus de la moitié de ses espaces. Toutes comptent politiquement sauf le Samnium. Corsica et Sardinia forment une seule province ; Lipara et Lilybaeum sont en Sicilia.",
      "Le tableau des provinces montre qui tient les onze qui comptent, et trois choses encore qui comptent comme une province : Lilybaeum (pour le maître de sa ville), Mare Tyrrhenum ([[2.1.H]]) et le Miat ([[15.3]]). Il est toujours à jour. Ses CP ne sont que des repères : ils ne se perdent jamais.",
      "> La Sicilia a onze espaces. Au départ Carthage en a cinq, Rome seulement Messana : personne ne la contrôle. Avec un CP de plus, à Enna par exemple, ce sera Carthage.",
    ],
  },
  {
    id: "2.1.F",
    title: "Régions",
    text: [
      "Les provinces forment quatre régions. Elles comptent pour les alliés en bataille ([[13.3.B]]), pour le passage de Rome en Africa ([[15.6]]) et pour la défaite de Rome en Italia ([[4.1]]).",
      "- Africa : Numidia, Libya, Carthago.",
      "- Italia : Etruria, Samnium, Latium, Campania, Apulia, Lucania.",
      "- Sicilia : Sicilia, Syracusae.",
      "- Corsica & Sardinia : la province de ce nom.",
      "> Une bataille à Camarina se livre dans la région Sicilia : les villes carthaginoises Lilybaeum, Agrigentum et Syracusae y sont ses alliées, Carales en Sardinia non.",
    ],
  },
  {
    id: "2.1.G",
    title: "Le Miat",
    text: [
      "Le conseil des Cent-Quatre, affaire de Carthage seule. Elle y place des CP avec des points d'opération ; un Miat bien garni amène plus de généraux et d'UC, paie les mercenaires et compte comme une province : [[15.3]].",
      "Ses CP comptent comme des CP du plateau quand Carthage doit en céder. Après une bataille perdue et au bilan, le premier vient du Miat, s'il y en a un.",
      "> Carthage commence avec trois CP sur le Miat (Golden Geek : quatre), dont un au centre : il est belliqueux, et vaut un point. Après une bataille perdue qui coûte deux CP, le premier vient d'ici, le second du plateau.",
    ],
  },
  {
    id: "2.1.H",
    title: "Mare Tyrrhenum",
    text: [
      "La haute mer, qui relie des ports éloignés. La traverser d'un de ses ports à un autre coûte deux points de mouvement ; cela se combine avec des routes ordinaires, dans les limites permises. Elle vaut trois symboles de tempête ([[2.1.J]]).",
      "Aucune flotte d'interception ne la traverse ; mais une flotte qui en sort peut être interceptée au port par les routes ordinaires. Le camp qui contrôle plus de la moitié de ses ports la contrôle, et elle compte comme une province.",
      "> Elle a sept ports : Cosa, Roma, Neapolis, Lipara, Panormus, Aleria et Carales. Chaque camp en a trois au départ et Aleria est neutre : un CP à cet endroit décide qui la contrôle.",
    ],
  },
  {
    id: "2.1.I",
    title: "Suprématie navale",
    text: [
      "L'un des camps l'a toujours. Événements, batailles et interceptions négligées la font passer de l'un à l'autre. Elle donne à qui la tient :",
      "- le choix de celui qui joue d'abord ([[5.2.B]]) ;",
      "- le droit de lancer un dé contre une interception ([[8.2]]) ;",
      "- la main dans chaque round d'une bataille navale, et une issue pour la quitter ([[9.2.C]]) ;",
      "- le dé de siège rouge contre les villes ordinaires, et le droit même d'assiéger Roma, Carthago et Syracusae ([[14.2]]).",
      "L'hiver elle revient à Carthage, sauf si l'art naval romain est excellent ([[5.3.C]]).",
      "> Rome gagne une bataille navale devant Lipara et prend la suprématie navale. Pour le reste du tour elle assiège les villes ordinaires avec le dé rouge, et peut assiéger Syracusae, avec le blanc ; l'hiver, Carthage la reprend.",
    ],
  },
  {
    id: "2.1.J",
    title: "Routes exposées aux tempêtes",
    text: [
      "Les symboles de tempête d'une route maritime disent combien elle est dangereuse. Ils ne comptent que si Carthage joue Mer cruelle : la flotte romaine lance alors le dé dans la colonne de tempête, une fois pour chaque symbole de la dernière route suivie. Lisez [[17.1]] avant d'envoyer loin une flotte romaine.",
      "> Une flotte romaine débarque à Camarina, dont les routes maritimes ont deux symboles, et Carthage joue Mer cruelle : deux jets de tempête, un de plus si l'art naval est médiocre, un de plus avec les corbeaux.",
    ],
  },
  {
    id: "2.2",
    title: "Généraux",
    text: [
      "Qui commande ([[2.2.E]]), dans quelle charge ([[2.2.C]]), avec quels traits ([[2.2.D]]). Rien ne bouge sans général, et chaque tour en amène d'autres.",
    ],
  },
  {
    id: "2.2.A",
    title: "Un général",
    text: [
      "Le nombre dans le cercle est son talent de stratège : plus il est bas, plus le général est facile à activer. Le nombre dans le carré est son talent de tacticien. Il commande jusqu'à dix unités, et sans UC ne va jamais de lui-même là où sont des unités ennemies.",
      "Neutralisé, un Carthaginois retourne dans la réserve ; un Romain est éliminé, donc hors du jeu avec sa carte. Calatinus seul peut revenir, comme Dictateur ([[5.2.C4]]). Xanthippus neutralisé est éliminé.",
      "> H. Gisco vaut 1/1 : toute carte l'active, mais en bataille il est faible. Regulus, 2/3, demande un deux et combat bien ; Calatinus, 3/3, demande un trois.",
    ],
  },
  {
    id: "2.2.B",
    title: "La réserve",
    text: [
      "Chaque camp a une réserve de généraux hors du plateau, qui peuvent arriver en renfort ([[5.1]]). Ceux de la piste des tours et les éliminés n'en sont pas.",
      "> Hasdrubal attend dans la case du tour 3. Au tour 2 on ne peut le tirer ; au tour 3 il arrive de lui-même, et dès lors il est de la réserve.",
    ],
  },
  {
    id: "2.2.C",
    title: "Charges romaines",
    text: [
      "Tout général romain sur le plateau est Dictateur, consul ou proconsul. La charge dit combien de temps il reste et qui lui obéit ([[2.2.E2]]).",
    ],
  },
  {
    id: "2.2.C1",
    title: "Dictateur",
    text: [
      "Un seul homme, une fois par partie, et seulement par la carte Dictateur : [[5.2.C4]]. Il porte le marqueur Dictateur.",
      "> Au tour 4 Carthage a huit CP sur le tableau des provinces et Rome cinq. Rome joue la carte Dictateur, et Calatinus commande à Roma jusqu'à la fin du tour.",
    ],
  },
  {
    id: "2.2.C2",
    title: "Consul",
    text: [
      "Les Romains arrivent comme consuls, deux au plus à la fois, et servent un tour : [[5.1.C]]. Un consul ne porte pas de marqueur.",
      "> Caudex et Maximus sont les consuls du tour 1. Au début du tour 2, l'un d'eux peut rester comme proconsul ; deux autres sont tirés.",
    ],
  },
  {
    id: "2.2.C3",
    title: "Proconsul",
    text: [
      "Aux élections Rome peut garder un consul sortant comme proconsul. Il n'y en a qu'un : son prédécesseur est éliminé. Voir [[5.1.C]].",
      "> Rome garde Maximus comme proconsul en Sicilia. Flaccus, proconsul du tour 1, est définitivement hors du jeu : un bon consul doit valoir son prédécesseur.",
    ],
  },
  {
    id: "2.2.D",
    title: "Traits",
    text: ["Certains généraux en ont un ou plusieurs. Ils sont montrés à côté des talents, et la plupart touchent à la mer."],
  },
  {
    id: "2.2.D1",
    title: "Amiral",
    text: [
      "Tire des cartes de tactique selon son talent de tacticien et, s'il commande, commence une bataille navale dans une meilleure colonne ([[9.1]], [[9.2.B1]]). Même subordonné, il permet à son armée d'éviter le combat ([[11.1]]) ou de battre en retraite ([[13.5.D]]) par mer. Un Amiral romain élu consul et placé à Roma apporte une réforme navale ([[5.1.C]]).",
      "> Duilius, Amiral de talent de tacticien 3, tire trois cartes de tactique et commence dans la colonne III. Sous Calatinus, qui n'est pas Amiral, la flotte tire encore trois cartes, mais commence dans la colonne I.",
    ],
  },
  {
    id: "2.2.D2",
    title: "Aristocrate",
    text: [
      "Romains seulement. Un consul Aristocrate est supérieur à celui qui ne l'est pas ; aucun changement de commandement ne le touche ([[13.2]]), sauf si son collègue est Aristocrate aussi.",
      "Quand il est neutralisé, Rome retire aussitôt autant de CP que son talent de tacticien. S'il quitte le plateau autrement (élections, événements), cela ne coûte rien.",
      "> Maximus, Aristocrate de talent de tacticien 2, perd sa dernière UC en retraite et est neutralisé. Outre les CP de la bataille perdue, Rome en retire deux de plus.",
    ],
  },
  {
    id: "2.2.D3",
    title: "Africanus",
    text: [
      "Romains seulement. Il peut toujours aller par mer en Africa. Aux autres il faut assez d'art naval ou un événement : [[15.6]].",
      "> L'art naval n'est que passable. Regulus, qui a le trait, peut tout de même débarquer en Africa ; mais avec deux points en mer il lui faut un port assez proche.",
    ],
  },
  {
    id: "2.2.E",
    title: "Subordination",
    text: [
      "Plusieurs généraux dans une armée ou une flotte : l'un commande, les autres servent. Le rang décide ([[2.2.E2]]), et entre deux consuls parfois un dé ([[13.2]]).",
    ],
  },
  {
    id: "2.2.E1",
    title: "Qui commande",
    text: [
      "Le général du plus haut rang ; entre égaux, le joueur choisit. Les subordonnés suivent l'armée s'il le veut, mais leurs capacités ne jouent pas.",
      "Un général peut mener son armée à travers l'espace d'un supérieur. S'il s'y arrête, le supérieur prend le commandement. Avec les deux consuls dans une armée un dé peut décider : [[13.2]].",
      "> Flaccus, proconsul, va de Regium à Messana, où se trouve le consul Caudex, et s'arrête : Caudex commande les deux armées. S'il avait continué jusqu'à Catana, il aurait gardé la sienne.",
    ],
  },
  {
    id: "2.2.E2",
    title: "Rangs",
    text: [
      "Le rang tient à la charge et à la naissance, non au talent. Du plus haut au plus bas :",
      "- Carthage : Hamilcar Barca au-dessus de tous les autres, qui sont égaux.",
      "- Rome : le Dictateur, puis les consuls Aristocrates, puis les autres consuls, puis le proconsul.",
      "> Duilius et Scipio sont consuls dans la même armée. Scipio, Aristocrate, commande, bien que Duilius ait 3 en bataille et lui seulement 2.",
    ],
  },
  {
    id: "2.3",
    title: "Unités",
    text: [
      "Ce que mènent les généraux : des UC ([[2.3.B]]), des convois ([[2.3.D]]) et des navires ([[2.3.F]]). Ensemble dans un lieu, ils font une force, une armée ou une flotte.",
    ],
  },
  {
    id: "2.3.A",
    title: "Ce qu'est une unité",
    text: [
      "Les UC (éléphants compris), les convois et les navires sont des unités. Les généraux et les marqueurs n'en sont pas. Un espace contient autant d'unités qu'on veut.",
      "> Quatre UC, deux convois et quatre navires font dix unités, autant qu'une flotte en prend. Les trois généraux à bord ne comptent pas.",
    ],
  },
  {
    id: "2.3.B",
    title: "UC",
    text: [
      "Les troupes des deux camps. Leur nombre n'est pas limité par les pions de la boîte.",
      "> Rome a perdu neuf UC en un tour. Si elle contrôle cinq provinces d'Italia, elle en reçoit quand même cinq : elles viennent du stock, qui ne s'épuise jamais.",
    ],
  },
  {
    id: "2.3.C",
    title: "Éléphants",
    text: [
      "Carthage a quatre UC d'éléphants, et jamais plus en jeu. Elles comptent en tout comme des UC, ne s'échangent pas contre d'autres et peuvent charger : [[13.3.D]].",
      "> Les quatre éléphants sont en jeu, et Carthage joue Éléphants de guerre : il n'en vient pas un cinquième, mais une UC ordinaire. Dans une bataille contre Maximus (2), deux éléphants suffisent pour charger.",
    ],
  },
  {
    id: "2.3.D",
    title: "Convois",
    text: ["Des unités qui suivent un général comme les UC, mais ne combattent pas. Il y en a quinze."],
  },
  {
    id: "2.3.D1",
    title: "À quoi ils servent",
    text: [
      "Un convoi est une réserve qui devient l'une de quatre choses, au moment où l'on en a besoin. Chacun se dépense pour une de celles-ci :",
      "- Activation : un convoi dans l'espace du général remplace chaque point qui manque à la carte ([[5.2.C2]]).",
      "- Défense acharnée : avec une UC, il annule un point de siège ([[14.3]]).",
      "- Hiver : il épargne à une force son jet d'attrition ([[5.3.A]]).",
      "- Trésor de guerre : il ôte un point à la différence ([[5.6]]).",
      "> Caudex a un talent de stratège de 3, et Rome joue une carte de deux points. Le convoi qui est avec lui à Messana remplace le troisième, et il part.",
    ],
  },
  {
    id: "2.3.D2",
    title: "Dans les villes",
    text: [
      "Une ville fortifiée abrite autant de convois que son nombre, en plus de ses UC ([[2.1.C]]). Ils n'y ont pas besoin de garde en hiver ([[5.3.B]]), et servent à la défense acharnée de la ville.",
      "> Agrigentum tient deux UC et deux convois. Un troisième convoi devrait rester dehors quand viennent les Romains, et il est à eux si aucune UC ne le garde.",
    ],
  },
  {
    id: "2.3.D3",
    title: "Capture",
    text: [
      "Ils changent de camp et servent à qui les prend. Cela arrive quand une ville tombe ([[14.4]]), quand une force battue bat en retraite, car elle les laisse tous ([[13.4]]), et quand une armée ennemie tombe sur des convois sans UC.",
      "> Hanno est battu devant Lilybaeum avec deux convois. Tous deux sont désormais romains, et chacun compte comme une unité perdue quand Carthage retire des CP ([[13.6]]).",
    ],
  },
  {
    id: "2.3.D4",
    title: "Destruction",
    text: [
      "Un général en mouvement peut brûler des convois à lui dans son espace pour un point de mouvement. Mieux vaut à personne qu'à l'ennemi.",
      "> Gisco abandonne Thermae avec dix UC ; le convoi serait une onzième unité. Il le brûle pour un point et va à Panormus avec un autre.",
    ],
  },
  {
    id: "2.3.E",
    title: "Forces et armées",
    text: [
      "Les mots pour les piles, que les règles emploient avec précision. Une force, ce sont des unités ; une armée, des unités avec un général ; une armée consulaire, une armée que Rome ne doit pas affaiblir.",
    ],
  },
  {
    id: "2.3.E1",
    title: "Force",
    text: [
      "Les UC et convois d'un camp dans un espace. Chacun peut la regarder. Sans général elle ne se déplace pas, n'intercepte pas et n'évite pas le combat.",
      "> L'UC seule de Lipara est une force : elle tient l'île, mais ne peut intercepter une flotte ni se dérober devant une armée.",
    ],
  },
  {
    id: "2.3.E2",
    title: "Armée",
    text: [
      "Silver : une force avec un général. Golden Geek : un général avec au moins une unité. Un général la commande, d'autres peuvent servir. Sans UC elle est dite sans escorte : elle ne va ni n'intercepte jamais là où sont des unités ennemies.",
      "> Un général qui amène deux convois de Roma à Regium est une armée sans escorte. Une seule UC ennemie sur sa route lui barre le chemin.",
    ],
  },
  {
    id: "2.3.E3",
    title: "Armée consulaire",
    text: [
      "Une armée sous un consul. Rome ne fait rien de son plein gré qui laisse un consul avec moins de trois UC : il n'en laisse pas en route au-dessous de trois, et deux consuls ne se séparent que si chacun en garde trois. L'attrition, la bataille et la retraite peuvent lui en laisser moins.",
      "Un proconsul dont l'armée passe par un consul de moins de trois UC s'arrête là ou lui en laisse assez ; l'autre consul ne doit que lui laisser les siennes. Le Dictateur n'y est pas tenu et peut prendre des UC aux consuls.",
      "> Maximus quitte Regium avec quatre UC. Il peut en laisser une à Messana, pas deux : il doit en garder trois.",
    ],
  },
  {
    id: "2.3.F",
    title: "Navires de guerre",
    text: [
      "Dix au plus par camp. Un navire est prêt ou épuisé ; seuls les navires prêts prennent la mer. Un point d'opération en radoube un, dans la phase de stratégie ([[5.2.C2]]) ou avec le trésor de guerre ([[5.6]]).",
      "Les navires sont dans la case Au port, dans aucun espace du plateau, et dans la case En mer tant que leur flotte est en route.",
      "> Carthage a deux navires prêts et un épuisé. Pour un point d'une carte elle radoube le troisième, et trois peuvent prendre la mer.",
    ],
  },
  {
    id: "2.3.G",
    title: "Flotte",
    text: [
      "Au moins un général, et au plus dix unités, dont cinq navires. Elle n'existe que le temps d'un mouvement ou d'une interception ; chaque camp peut en avoir une. Un général commande, selon le rang comme dans une armée.",
      "> Duilius part avec cinq navires, quatre UC et un convoi : dix unités. Un sixième navire ne pourrait venir, même s'il laissait des UC.",
    ],
  },
  {
    id: "2.4",
    title: "Cartes et dés",
    text: [
      "Ce qu'on joue et ce qu'on lance. Les cartes d'une main sont cachées, ce qui a été joué est visible, et chaque carte compte à la fin du tour ([[5.6]]).",
    ],
  },
  {
    id: "2.4.A",
    title: "Cartes de stratégie",
    text: [
      "Une carte montre de un à trois points d'opération ; les couleurs disent qui peut en jouer l'événement : rouge Rome, bleu Carthage, les deux l'un ou l'autre. Qui ne peut jouer l'événement peut tout de même employer les points ([[5.2.C2]]).",
      "- Navires : autant de navires peuvent être construits avec elle.",
      "- Fantassin : elle peut lever des troupes.",
      "- Épées croisées : un contre-événement, qui a son propre moment ([[5.2.C1]]).",
      "- Rameau d'olivier brisé : jouée comme événement elle rompt une trêve ([[17.1]]).",
      "> Rome a Recrues mercenaires, une carte bleue. Elle ne peut avoir les mercenaires, mais avec les points elle active un général, et Carthage ne les a pas non plus.",
    ],
  },
  {
    id: "2.4.B",
    title: "Cartes de tactique",
    text: [
      "Vingt cartes pour les batailles navales. Chacune dit quand elle agit : toute la bataille, aussitôt, dans votre engagement, dans le prochain engagement ennemi ([[9.2.A]]). Fuyez ! et Poursuite ont leur propre moment ([[9.2.C]]).",
      "> Éperonnage ajoute un au jet de votre engagement, Rames brisées ôte un au prochain jet ennemi. Abordage fait une prise d'un des navires que vous touchez.",
    ],
  },
  {
    id: "2.4.C",
    title: "Dés",
    text: [
      "Quand une règle dit seulement le dé, c'est le dé ordinaire de 1 à 6. Il y a aussi :",
      "- le dé naval, aux symboles romains et carthaginois ([[8.2]]) ;",
      "- le dé de siège blanc et le rouge, meilleur ([[14.2]]) ;",
      "- les petits et grands dés de bataille ([[13.4]]).",
      "> Sur six faces, le dé de siège blanc montre un point sur deux, le rouge sur quatre, dont une à deux points.",
    ],
  },
  {
    id: "3",
    title: "Mise en place",
    text: [
      "Rome vient de débarquer à Messana, et Carthage tient l'ouest de la Sicilia et Syracusae ([[3.2]], [[3.3]]). La guerre commence avec sept cartes par camp et sans renforts ([[3.4]]).",
    ],
  },
  {
    id: "3.1",
    title: "Plateau et paquets",
    text: [
      "Tour 1, 264-262 av. J.-C. Carthage a la suprématie navale ; l'art naval romain est médiocre, sans corbeaux ; les Tactiques oubliées gênent les éléphants ([[13.3.D]]). Onze villes fortifiées, dont six romaines, et cinq tribus sont en place.",
      "CP, avec ceux du Miat, de la piste d'art naval et du tableau : 19 romains ; carthaginois, Silver : 23, Golden Geek : 24.",
      "La carte Dictateur est mise à part pour Rome ; Le prix de l'échec, Mauvais présage et Pulcher ne viennent qu'avec l'option [[16.6]]. Scipio Asina attend l'élimination de Caudex pour rejoindre la réserve.",
      "> Un art naval médiocre permet à une flotte romaine une seule route maritime par traversée, et elle ne peut encore débarquer en Africa. Carthage en fait quatre.",
    ],
  },
  {
    id: "3.2",
    title: "Rome",
    text: [
      "Rome commence avec douze UC, dont la moitié au détroit. Elle n'a qu'un navire : la mer est pour l'instant à Carthage :",
      "- Un navire prêt.",
      "- Messana : le consul Caudex (Silver : 3/2, Golden Geek : 3/3), deux UC, un convoi.",
      "- Regium : le consul Valerius Maximus (2/2), quatre UC, un convoi.",
      "- Roma : le proconsul Fulvius Flaccus (2/1), trois UC.",
      "- Une UC à Tarentum, à Capua et à Neapolis.",
      "- La carte Dictateur : Silver : visible, utilisable dès le tour 2 ; Golden Geek : cachée jusqu'à l'hiver du tour 1.",
      "> Avec un deux Maximus passe de Regium à Messana pour deux points et continue jusqu'à Thermae pour un, où se trouve H. Gisco avec deux UC.",
    ],
  },
  {
    id: "3.3",
    title: "Carthage",
    text: [
      "Carthage commence avec plus de navires et de villes en Sicilia, mais avec peu de troupes. Ses meilleurs généraux viennent plus tard ou contre de l'argent :",
      "- Deux navires prêts et un épuisé.",
      "- Carthago : Hanno (3/2), deux UC, un éléphant, un convoi.",
      "- Thermae : H. Gisco (1/1), deux UC.",
      "- Agrigentum et Lilybaeum : une UC et un convoi chacune.",
      "- Lipara et Carales : une UC chacune.",
      "- Case des mercenaires : Xanthippus dessus, Hamilcar Barca dessous. Golden Geek y met aussi leur éléphant et leur UC ; Silver les prend dans le stock à l'engagement.",
      "- Les autres généraux attendent sur la piste des tours.",
      "> Avec un trois Hanno prend à bord ses UC, l'éléphant et deux navires et va de Carthago à Panormus par Lilybaeum et Drepanum : trois routes maritimes.",
    ],
  },
  {
    id: "3.4",
    title: "Début",
    text: [
      "Le premier tour n'a pas de renforts : il commence par la phase de stratégie ([[5.2]]). Carthage, qui a la suprématie navale, dit qui joue la première carte.",
      "> Carthage laisse commencer Rome. Rome passe à Thermae avec Maximus, et Carthage voit où tombe le coup avant de jouer.",
    ],
  },
  {
    id: "4",
    title: "Victoire",
    text: [
      "La guerre se gagne aussitôt ([[4.1]]), ou au compte des provinces après le tour 7 ([[4.2]]). Chaque bilan en chemin coûte des CP au camp en retard ([[5.5]]).",
    ],
  },
  {
    id: "4.1",
    title: "Aussitôt",
    text: [
      "La guerre finit dès qu'une de ces choses est vraie. Sinon elle va jusqu'au dernier tour :",
      "- Un camp qui doit retirer plus de CP qu'il n'en a sur le plateau (Carthage : et sur le Miat) perd, quelle qu'en soit la raison.",
      "- Rome gagne en contrôlant Carthago.",
      "- Carthage gagne en contrôlant Roma, ou si Rome contrôle moins de trois provinces d'Italia, Samnium compris, au bilan ([[5.5]]).",
      "> Regulus prend Carthago au tour 5 avec le troisième point de siège : Rome a gagné, quoi que disent les provinces.",
    ],
  },
  {
    id: "4.2",
    title: "À la fin",
    text: [
      "Après le tour 7 (243-241 av. J.-C.) le camp qui a le plus de provinces qui comptent gagne ; l'égalité va à Carthage ([[6.2]]). Lilybaeum, Mare Tyrrhenum et le Miat comptent comme des provinces.",
      "> Six contre six après le tour 7, et personne ne contrôle Mare Tyrrhenum : Carthage a gagné. Si Rome l'avait contrôlée, c'eût été sept contre six.",
    ],
  },
];
