import { strategy } from "./strategy-fr.ts";

/** Les règles d'Hamilcar par section, avec nos mots. Same sections and links as in English. */
const rules: readonly { readonly id: string; readonly title: string; readonly text: readonly string[] }[] = [
  {
    id: "1",
    title: "La guerre",
    text: [
      "Rome et Carthage s'affrontent dans la première guerre punique, de 264 à 241 av. J.-C., en sept tours. Celui qui tient le plus de provinces à la fin gagne, sauf si l'un des camps s'effondre plus tôt : [[4]].",
      "UC veut dire unité de combat, CP marqueur de contrôle politique. Ce qui est à vous est ami, ce qui est à l'adversaire est ennemi. Les moitiés s'arrondissent vers le bas ([[15.1]]).",
      "Les deux éditions diffèrent par endroits. La section le dit alors : Silver : … ; Golden Geek : …. Le jeu de règles choisi pour la partie décide.",
      "Une partie du matériel est reconstituée : la plupart des cartes et leurs points, les faces des dés, la piste des tours, quelques colonnes des tables et une partie du plateau n'ont pu être lues. Tout cela respecte chaque nombre et chaque exemple de la règle, mais ce n'est pas le matériel imprimé.",
    ],
  },
  { id: "2", title: "Notions de base", text: ["Le plateau, les généraux, les unités, les cartes et les dés."] },
  { id: "2.1", title: "Plateau et contrôle politique", text: ["Ce que montre le plateau, et ce que veut dire le contrôler."] },
  {
    id: "2.1.A",
    title: "Espaces et ports",
    text: [
      "Les cercles sont des espaces ordinaires, les carrés des villes fortifiées. Les routes relient les espaces par terre, les routes maritimes par mer ; deux espaces reliés directement sont adjacents pour ce genre de mouvement. Tout espace sur une route maritime est un port. Une ancre dorée marque les trois ports majeurs : Roma, Carthago et Syracusae.",
    ],
  },
  {
    id: "2.1.B",
    title: "Contrôle",
    text: [
      "Un espace est au camp dont le CP ou la ville fortifiée s'y trouve : rouge pour Rome, bleu pour Carthage. Sans l'un ni l'autre il est neutre. Les armées et les généraux n'y changent rien ; seul compte le marqueur.",
    ],
  },
  {
    id: "2.1.C",
    title: "Villes fortifiées",
    text: [
      "Une ville fortifiée est le CP de son espace. On ne la retourne jamais avec des points d'opération, on la prend par un siège ([[14]]), et elle préserve des CP de l'isolement ([[5.4]]).",
      "Elle a un dedans et un dehors. Dedans il n'y a place que pour son maître : autant d'UC que son nombre et, en plus, autant de convois ; des généraux sans limite. Roma et Carthago en tiennent cinq, Syracusae et les autres deux. Dehors, les deux camps peuvent se trouver.",
      "Les unités dans les murs n'arrêtent pas l'ennemi et n'ont pas à le combattre. Le maître entre et sort pendant son propre mouvement ([[7.2.D]]) et chaque fois qu'une armée ennemie arrive ([[10]]).",
    ],
  },
  {
    id: "2.1.D",
    title: "Tribus",
    text: [
      "Cinq espaces ont une tribu, trois en Africa et deux en Italia. Une tribu n'est à personne et aucun CP ne s'y place. Il faut d'abord la soumettre, toujours avec le dé rouge : [[14]].",
    ],
  },
  {
    id: "2.1.E",
    title: "Provinces",
    text: [
      "Il y en a douze. Vous contrôlez une province tant que vous contrôlez plus de la moitié de ses espaces. Toutes comptent politiquement sauf le Samnium. Corsica et Sardinia forment une seule province ; Lipara et Lilybaeum sont en Sicilia.",
      "Le tableau des provinces montre qui tient les onze qui comptent, et trois choses encore qui comptent comme une province : Lilybaeum (pour le maître de sa ville), Mare Tyrrhenum ([[2.1.H]]) et le Miat ([[15.3]]). Il est toujours à jour. Ses CP ne sont que des repères : ils ne se perdent jamais.",
    ],
  },
  {
    id: "2.1.F",
    title: "Régions",
    text: [
      "- Africa : Numidia, Libya, Carthago.",
      "- Italia : Etruria, Samnium, Latium, Campania, Apulia, Lucania.",
      "- Sicilia : Sicilia, Syracusae.",
      "- Corsica & Sardinia : la province de ce nom.",
    ],
  },
  {
    id: "2.1.G",
    title: "Le Miat",
    text: [
      "Le conseil des Cent-Quatre, affaire de Carthage seule. Elle y place des CP avec des points d'opération ; un Miat bien garni amène plus de généraux et d'UC, paie les mercenaires et compte comme une province : [[15.3]].",
      "Ses CP comptent comme des CP du plateau quand Carthage doit en céder. Après une bataille perdue et au bilan, le premier vient du Miat, s'il y en a un.",
    ],
  },
  {
    id: "2.1.H",
    title: "Mare Tyrrhenum",
    text: [
      "La haute mer, qui relie des ports éloignés. La traverser d'un de ses ports à un autre coûte deux points de mouvement ; cela se combine avec des routes ordinaires, dans les limites permises. Elle vaut trois symboles de tempête ([[2.1.J]]).",
      "Aucune flotte d'interception ne la traverse ; mais une flotte qui en sort peut être interceptée au port par les routes ordinaires. Le camp qui contrôle plus de la moitié de ses ports la contrôle, et elle compte comme une province.",
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
    ],
  },
  {
    id: "2.1.J",
    title: "Routes exposées aux tempêtes",
    text: [
      "Les symboles de tempête d'une route maritime disent combien elle est dangereuse. Ils ne comptent que si Carthage joue Mer cruelle : la flotte romaine lance alors le dé dans la colonne de tempête, une fois pour chaque symbole de la dernière route suivie. Lisez [[17.1]] avant d'envoyer loin une flotte romaine.",
    ],
  },
  { id: "2.2", title: "Généraux", text: ["Qui commande, dans quelle charge, avec quels talents."] },
  {
    id: "2.2.A",
    title: "Un général",
    text: [
      "Le nombre dans le cercle est son talent de stratège : plus il est bas, plus le général est facile à activer. Le nombre dans le carré est son talent de tacticien. Il commande jusqu'à dix unités. Un général sans UC ne va jamais de lui-même là où sont des unités ennemies.",
      "Neutralisé, un Carthaginois retourne dans la réserve ; un Romain est éliminé, donc hors du jeu avec sa carte. Calatinus seul peut revenir, comme Dictateur ([[5.2.C4]]). Xanthippus neutralisé est éliminé.",
    ],
  },
  {
    id: "2.2.B",
    title: "La réserve",
    text: [
      "Chaque camp a une réserve de généraux hors du plateau, qui peuvent arriver en renfort ([[5.1]]). Ceux de la piste des tours et les éliminés n'en sont pas.",
    ],
  },
  { id: "2.2.C", title: "Charges romaines", text: ["Tout général romain sur le plateau est Dictateur, consul ou proconsul."] },
  {
    id: "2.2.C1",
    title: "Dictateur",
    text: [
      "Un seul homme, une fois par partie, et seulement par la carte Dictateur : [[5.2.C4]]. Il porte le marqueur Dictateur.",
    ],
  },
  {
    id: "2.2.C2",
    title: "Consul",
    text: [
      "Les Romains arrivent comme consuls, deux au plus à la fois, et servent un tour : [[5.1.C]]. Un consul ne porte pas de marqueur.",
    ],
  },
  {
    id: "2.2.C3",
    title: "Proconsul",
    text: [
      "Aux élections Rome peut garder un consul sortant comme proconsul. Il n'y en a qu'un : son prédécesseur est éliminé. Voir [[5.1.C]].",
    ],
  },
  { id: "2.2.D", title: "Traits", text: ["Certains généraux en ont un ou plusieurs."] },
  {
    id: "2.2.D1",
    title: "Amiral",
    text: [
      "Tire des cartes de tactique selon son talent de tacticien et, s'il commande, commence une bataille navale dans une meilleure colonne ([[9.1]], [[9.2.B1]]). Même subordonné, il permet à son armée d'éviter le combat ([[11.1]]) ou de battre en retraite ([[13.5.D]]) par mer. Un Amiral romain élu consul et placé à Roma apporte une réforme navale ([[5.1.C]]).",
    ],
  },
  {
    id: "2.2.D2",
    title: "Aristocrate",
    text: [
      "Romains seulement. Un consul Aristocrate est supérieur à celui qui ne l'est pas ; aucun changement de commandement ne le touche ([[13.2]]), sauf si son collègue est Aristocrate aussi.",
      "Quand il est neutralisé, Rome retire aussitôt autant de CP que son talent de tacticien. S'il quitte le plateau autrement (élections, événements), cela ne coûte rien.",
    ],
  },
  {
    id: "2.2.D3",
    title: "Africanus",
    text: [
      "Romains seulement. Il peut toujours aller par mer en Africa. Aux autres il faut assez d'art naval ou un événement : [[15.6]].",
    ],
  },
  {
    id: "2.2.E",
    title: "Subordination",
    text: ["Plusieurs généraux dans une armée ou une flotte : l'un commande, les autres servent."],
  },
  {
    id: "2.2.E1",
    title: "Qui commande",
    text: [
      "Le général du plus haut rang ; entre égaux, le joueur choisit. Les subordonnés suivent l'armée s'il le veut, mais leurs capacités ne jouent pas.",
      "Un général peut mener son armée à travers l'espace d'un supérieur. S'il s'y arrête, le supérieur prend le commandement. Avec les deux consuls dans une armée un dé peut décider : [[13.2]].",
    ],
  },
  {
    id: "2.2.E2",
    title: "Rangs",
    text: [
      "- Carthage : Hamilcar Barca au-dessus de tous les autres, qui sont égaux.",
      "- Rome : le Dictateur, puis les consuls Aristocrates, puis les autres consuls, puis le proconsul.",
    ],
  },
  { id: "2.3", title: "Unités", text: ["Ce que mènent les généraux."] },
  {
    id: "2.3.A",
    title: "Ce qu'est une unité",
    text: [
      "Les UC (éléphants compris), les convois et les navires sont des unités. Les généraux et les marqueurs n'en sont pas. Un espace contient autant d'unités qu'on veut.",
    ],
  },
  {
    id: "2.3.B",
    title: "UC",
    text: ["Les troupes des deux camps. Leur nombre n'est pas limité par les pions de la boîte."],
  },
  {
    id: "2.3.C",
    title: "Éléphants",
    text: [
      "Carthage a quatre UC d'éléphants, et jamais plus en jeu. Elles comptent en tout comme des UC, ne s'échangent pas contre d'autres et peuvent charger : [[13.3.D]].",
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
      "Chacun se dépense pour une de ces choses :",
      "- Activation : un convoi dans l'espace du général remplace chaque point qui manque à la carte ([[5.2.C2]]).",
      "- Défense acharnée : avec une UC, il annule un point de siège ([[14.3]]).",
      "- Hiver : il épargne à une force son jet d'attrition ([[5.3.A]]).",
      "- Trésor de guerre : il ôte un point à la différence ([[5.6]]).",
    ],
  },
  {
    id: "2.3.D2",
    title: "Dans les villes",
    text: ["Une ville fortifiée abrite autant de convois que son nombre, en plus de ses UC ([[2.1.C]])."],
  },
  {
    id: "2.3.D3",
    title: "Capture",
    text: [
      "Ils changent de camp et servent à qui les prend : quand une ville tombe ([[14.4]]), quand une force battue bat en retraite, car elle les laisse tous ([[13.4]]), et quand une armée ennemie tombe sur des convois sans UC.",
    ],
  },
  {
    id: "2.3.D4",
    title: "Destruction",
    text: ["Un général en mouvement peut brûler des convois à lui dans son espace pour un point de mouvement."],
  },
  { id: "2.3.E", title: "Forces et armées", text: ["Les mots pour les piles."] },
  {
    id: "2.3.E1",
    title: "Force",
    text: [
      "Les UC et convois d'un camp dans un espace. Chacun peut la regarder. Sans général elle ne se déplace pas, n'intercepte pas et n'évite pas le combat.",
    ],
  },
  {
    id: "2.3.E2",
    title: "Armée",
    text: [
      "Silver : une force avec un général. Golden Geek : un général avec au moins une unité. Un général la commande, d'autres peuvent servir. Sans UC elle est dite sans escorte : elle ne va ni n'intercepte jamais là où sont des unités ennemies.",
    ],
  },
  {
    id: "2.3.E3",
    title: "Armée consulaire",
    text: [
      "Une armée sous un consul. Rome ne fait rien de son plein gré qui laisse un consul avec moins de trois UC : il n'en laisse pas en route au-dessous de trois, et deux consuls ne se séparent que si chacun en garde trois. L'attrition, la bataille et la retraite peuvent lui en laisser moins.",
      "Un proconsul dont l'armée passe par un consul de moins de trois UC s'arrête là ou lui en laisse assez ; l'autre consul ne doit que lui laisser les siennes. Le Dictateur n'y est pas tenu et peut prendre des UC aux consuls.",
    ],
  },
  {
    id: "2.3.F",
    title: "Navires de guerre",
    text: [
      "Dix au plus par camp. Un navire est prêt ou épuisé ; seuls les navires prêts prennent la mer. Un point d'opération en radoube un, dans la phase de stratégie ([[5.2.C2]]) ou avec le trésor de guerre ([[5.6]]).",
      "Les navires sont dans la case Au port, dans aucun espace du plateau, et dans la case En mer tant que leur flotte est en route.",
    ],
  },
  {
    id: "2.3.G",
    title: "Flotte",
    text: [
      "Au moins un général, et au plus dix unités, dont cinq navires. Elle n'existe que le temps d'un mouvement ou d'une interception ; chaque camp peut en avoir une. Un général commande, selon le rang comme dans une armée.",
    ],
  },
  { id: "2.4", title: "Cartes et dés", text: ["Ce qu'on joue et ce qu'on lance."] },
  {
    id: "2.4.A",
    title: "Cartes de stratégie",
    text: [
      "Une carte montre de un à trois points d'opération ; les couleurs disent qui peut en jouer l'événement : rouge Rome, bleu Carthage, les deux l'un ou l'autre.",
      "- Navires : autant de navires peuvent être construits avec elle.",
      "- Fantassin : elle peut lever des troupes.",
      "- Épées croisées : un contre-événement, qui a son propre moment ([[5.2.C1]]).",
      "- Rameau d'olivier brisé : jouée comme événement elle rompt une trêve ([[17.1]]).",
    ],
  },
  {
    id: "2.4.B",
    title: "Cartes de tactique",
    text: [
      "Vingt cartes pour les batailles navales. Chacune dit quand elle agit : toute la bataille, aussitôt, dans votre engagement, dans le prochain engagement ennemi ([[9.2.A]]). Fuyez ! et Poursuite ont leur propre moment ([[9.2.C]]).",
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
    ],
  },
  { id: "3", title: "Mise en place", text: ["Rome vient de débarquer à Messana."] },
  {
    id: "3.1",
    title: "Plateau et paquets",
    text: [
      "Tour 1, 264-262 av. J.-C. Carthage a la suprématie navale ; l'art naval romain est médiocre, sans corbeaux ; les Tactiques oubliées gênent les éléphants ([[13.3.D]]). Onze villes fortifiées, dont six romaines, et cinq tribus sont en place.",
      "CP, avec ceux du Miat, de la piste d'art naval et du tableau : 19 romains ; carthaginois, Silver : 23, Golden Geek : 24.",
      "La carte Dictateur est mise à part pour Rome ; Le prix de l'échec, Mauvais présage et Pulcher ne viennent qu'avec l'option [[16.6]]. Scipio Asina attend l'élimination de Caudex pour rejoindre la réserve.",
    ],
  },
  {
    id: "3.2",
    title: "Rome",
    text: [
      "- Un navire prêt.",
      "- Messana : le consul Caudex (Silver : 3/2, Golden Geek : 3/3), deux UC, un convoi.",
      "- Regium : le consul Valerius Maximus (2/2), quatre UC, un convoi.",
      "- Roma : le proconsul Fulvius Flaccus (2/1), trois UC.",
      "- Une UC à Tarentum, à Capua et à Neapolis.",
      "- La carte Dictateur : Silver : visible, utilisable dès le tour 2 ; Golden Geek : cachée jusqu'à l'hiver du tour 1.",
    ],
  },
  {
    id: "3.3",
    title: "Carthage",
    text: [
      "- Deux navires prêts et un épuisé.",
      "- Carthago : Hanno (3/2), deux UC, un éléphant, un convoi.",
      "- Thermae : H. Gisco (1/1), deux UC.",
      "- Agrigentum et Lilybaeum : une UC et un convoi chacune.",
      "- Lipara et Carales : une UC chacune.",
      "- Case des mercenaires : Xanthippus dessus, Hamilcar Barca dessous. Golden Geek y met aussi leur éléphant et leur UC ; Silver les prend dans le stock à l'engagement.",
      "- Les autres généraux attendent sur la piste des tours.",
    ],
  },
  {
    id: "3.4",
    title: "Début",
    text: ["Le premier tour n'a pas de renforts : il commence par la phase de stratégie ([[5.2]])."],
  },
  { id: "4", title: "Victoire", text: ["Aussitôt, ou au compte des provinces après le tour 7."] },
  {
    id: "4.1",
    title: "Aussitôt",
    text: [
      "- Un camp qui doit retirer plus de CP qu'il n'en a sur le plateau (Carthage : et sur le Miat) perd, quelle qu'en soit la raison.",
      "- Rome gagne en contrôlant Carthago.",
      "- Carthage gagne en contrôlant Roma, ou si Rome contrôle moins de trois provinces d'Italia, Samnium compris, au bilan ([[5.5]]).",
    ],
  },
  {
    id: "4.2",
    title: "À la fin",
    text: [
      "Après le tour 7 (243-241 av. J.-C.) le camp qui a le plus de provinces qui comptent gagne ; l'égalité va à Carthage ([[6.2]]).",
    ],
  },
  {
    id: "5",
    title: "Le tour",
    text: [
      "- Renforts (sauf au tour 1) : [[5.1]].",
      "- Stratégie : les cartes sont distribuées et jouées : [[5.2]].",
      "- Attrition d'hiver : [[5.3]].",
      "- Isolement politique : [[5.4]].",
      "- Bilan : [[5.5]].",
      "- Trésor de guerre : [[5.6]].",
    ],
  },
  { id: "5.1", title: "Renforts", text: ["Dès le tour 2 : les navires coulés reviennent, puis Carthage, puis Rome."] },
  {
    id: "5.1.A",
    title: "Navires coulés",
    text: ["Tous les navires de la piste des tours retournent au stock. Ils ne sont pas en jeu, mais peuvent être reconstruits."],
  },
  {
    id: "5.1.B",
    title: "Carthage",
    text: [
      "Dans cet ordre :",
      "- Un navire prêt, et une UC avec un général ou dans une ville amie non assiégée.",
      "- Les UC du Miat ([[15.3.A]]), chacune à Carthago ou changée en navire prêt.",
      "- Tous les généraux sauf Hamilcar Barca retournent dans la réserve.",
      "- Le général de la case du tour arrive, puis un tiré au sort et ceux qu'ajoute le Miat, autant que la réserve en a : chacun avec des UC carthaginoises ou dans une ville amie non assiégée.",
      "- Les Amiraux placés à Carthago radoubent autant de navires épuisés que la somme de leurs talents de tacticien.",
    ],
  },
  {
    id: "5.1.C",
    title: "Rome",
    text: [
      "- À Roma, une UC pour chaque province romaine d'Italia, Samnium compris.",
      "- Rome peut faire d'un consul le proconsul ; l'ancien proconsul est alors éliminé.",
      "- Les autres consuls sont éliminés, et deux sont tirés de la réserve (moins si elle en a moins).",
      "- Chacun va dans un espace non assiégé avec trois UC romaines. Roma est ouverte, Silver : seulement s'il n'y en a pas ; Golden Geek : dans tous les cas.",
      "- Chaque nouveau consul qui est Amiral et placé à Roma peut apporter une réforme navale : changer des UC de Roma en navires prêts, jusqu'à son talent de tacticien et sans toucher aux trois du consul ; ou élever l'art naval d'un niveau (une fois par tour) ; ou monter ou démonter les corbeaux.",
    ],
  },
  {
    id: "5.1.D",
    title: "Limites",
    text: [
      "Rien ne se place dans une ville assiégée : ni renforts, ni troupes levées par une carte ou un événement ; Roma assiégée, Rome ne reçoit pas d'UC. Des ennemis devant une ville non assiégée n'empêchent rien. Un général ennemi sans UC ne gêne personne : il est neutralisé quand une UC est placée avec lui.",
    ],
  },
  { id: "5.2", title: "Phase de stratégie", text: ["Les deux camps jouent leurs cartes à tour de rôle."] },
  {
    id: "5.2.A",
    title: "Distribution",
    text: [
      "Chaque camp reçoit le nombre du tour : sept cartes aux tours 1 et 2, huit aux tours 3 à 5, neuf aux tours 6 et 7. Si le paquet ne suffit pas aux deux, la défausse y est d'abord mélangée.",
    ],
  },
  {
    id: "5.2.B",
    title: "Qui commence",
    text: [
      "Celui qui a la suprématie navale dit qui joue d'abord. Avant cela, son adversaire peut prendre la main en ouvrant avec une carte Campagne majeure ou mineure, pour l'événement ou pour les points.",
      "Puis une carte à la fois, tour à tour. Un joueur sans cartes passe. Quand les deux mains sont vides la phase est finie.",
    ],
  },
  {
    id: "5.2.C",
    title: "Un coup",
    text: [
      "Une de ces choses :",
      "- l'événement d'une carte : [[5.2.C1]] ;",
      "- ses points d'opération : [[5.2.C2]] ;",
      "- rien, la carte étant défaussée : [[5.2.C5]] ;",
      "- au lieu d'une carte, Carthage engage un mercenaire : [[5.2.C3]] ;",
      "- au lieu d'une carte, Rome nomme un Dictateur, dès le tour 2 : [[5.2.C4]].",
      "Toute carte, même défaussée, reste dans le trésor de guerre de son joueur jusqu'à la fin du tour ([[5.6]]).",
    ],
  },
  {
    id: "5.2.C1",
    title: "Événements",
    text: [
      "On ne joue un événement que si la carte a sa couleur. Les contre-événements se jouent quand leur condition se présente, même au milieu du tour de l'adversaire ; le jeu reprend ensuite où il en était. Ils coûtent tout de même une carte de la main.",
      "Un événement au rameau d'olivier brisé rompt une trêve, qui que ce soit qui le joue, pourvu qu'il ait un effet.",
    ],
  },
  {
    id: "5.2.C2",
    title: "Points d'opération",
    text: [
      "Au choix :",
      "- Activer un général dont le talent de stratège ne dépasse pas les points ; chaque point manquant coûte un convoi dans son espace. Il se déplace avec dix unités au plus ([[7]]), ou avec trois UC assiège ou soumet ([[14]]).",
      "- Lever une UC, avec une carte de trois points : avec un général dans un espace ami d'une province que vous contrôlez, pas dans une ville assiégée.",
      "- Construire le ou les deux navires prêts que montre une carte de trois points.",
      "- Dépenser les points un à un : un CP ; un navire épuisé radoubé ; un convoi avec une armée ou dans une ville amie non assiégée ; pour Carthage un CP sur le Miat.",
      "Un CP va dans tout espace sans tribu, ville, CP ni UC ennemis ; il n'a pas à être près d'un autre. Un CP ennemi, mais pas une ville, se retourne là où vous avez une UC.",
    ],
  },
  {
    id: "5.2.C3",
    title: "Mercenaires",
    text: [
      "Au lieu d'une carte, Carthage engage le premier de la case en retirant des CP du Miat : six au tour 1, puis 5, 4, 3, 2, 1, 1.",
      "- Xanthippus (3/3), avec un éléphant, dans un port ami non assiégé d'Africa. Les Tactiques oubliées disparaissent pour toujours. Il quitte le jeu à la fin du tour, ou s'il est neutralisé.",
      "- Hamilcar Barca (1/3), après lui, avec une UC, dans n'importe quel port de ce genre. Si personne ne l'a engagé, il vient de lui-même au tour 7, même si Xanthippus n'est jamais venu. Neutralisé, il va dans la réserve.",
    ],
  },
  {
    id: "5.2.C4",
    title: "Le Dictateur",
    text: [
      "Dès le tour 2, une fois par partie, si Carthage a sur le tableau des provinces au moins trois CP de plus que Rome et si Calatinus n'est pas sur le plateau. Rome joue la carte Dictateur pour son tour (Golden Geek : comme événement, que Foi punique peut annuler) ; Calatinus, même éliminé, prend le commandement à Roma. Silver : avec trois nouvelles UC, mais aucune si Roma est assiégée ; Golden Geek : sans.",
      "Il est supérieur à tous, commande toujours, n'a pas de minimum d'UC et peut prendre celles des consuls. Les trois points de la carte comptent pour le trésor de guerre. À la fin du tour il est éliminé s'il a été consul, sinon il retourne dans la réserve.",
    ],
  },
  {
    id: "5.2.C5",
    title: "Défausse",
    text: ["Une carte peut être posée sans effet. C'était votre coup, et ses points comptent pour le trésor de guerre."],
  },
  { id: "5.3", title: "Attrition d'hiver", text: ["La faim, le froid, les équipages oisifs."] },
  {
    id: "5.3.A",
    title: "Forces",
    text: [
      "Toute force hors des murs sur un CP ennemi, une ville ennemie ou une tribu fait un jet d'attrition ([[15.2]]) ; les assiégeants aussi. Un de ses convois, sacrifié, lui épargne le jet. Les garnisons dans leur propre ville n'en font pas. Les généraux n'y sont jamais perdus ni neutralisés.",
    ],
  },
  {
    id: "5.3.B",
    title: "Convois sans garde",
    text: ["Les convois sans UC amie sont retirés, sauf dans une ville fortifiée amie."],
  },
  {
    id: "5.3.C",
    title: "Art naval",
    text: [
      "Si Rome a moins de navires prêts au port que le nombre de son niveau d'art naval (1 à 4), le niveau baisse d'un, jamais au-dessous de médiocre. Puis la suprématie navale passe à Carthage, sauf si l'art naval est excellent.",
      "Golden Geek : au tour 1 la carte Dictateur est alors retournée, visible.",
    ],
  },
  {
    id: "5.4",
    title: "Isolement politique",
    text: [
      "Carthage, puis Rome, retire ses CP isolés, une seule fois. Un CP est sauf si un chemin par les routes, les routes maritimes ordinaires et le détroit le relie à une UC amie ou à une ville fortifiée amie, assiégée ou non.",
      "Le chemin peut passer par des espaces neutres, et par des UC ennemies seulement là où il y a un CP ami. Il ne passe ni par Mare Tyrrhenum, ni par les CP et villes ennemis, ni par les tribus. Les CP du Miat ne sont jamais isolés.",
    ],
  },
  {
    id: "5.5",
    title: "Bilan",
    text: [
      "Chacun compte ses provinces sans le Samnium, et Lilybaeum, Mare Tyrrhenum et le Miat (belliqueux pour Carthage ; Silver : pacifique pour Rome). Celui qui en a moins retire autant de CP que la différence, jamais des villes ; Carthage le premier du Miat. Le joueur qui ne le peut pas perd la partie.",
      "Carthage gagne si Rome contrôle alors moins de trois provinces d'Italia, Samnium compris.",
    ],
  },
  {
    id: "5.6",
    title: "Trésor de guerre",
    text: [
      "On additionne les points de toutes les cartes jouées ce tour : défausses, contre-événements et Dictateur aussi, mais pas un événement annulé par Foi punique. Le camp qui en a le plus peut donner des convois, dont chacun ôte un à la différence.",
      "L'autre camp dépense alors le reste, un point chacun : un navire radoubé ; un convoi avec un général ou dans une ville amie non assiégée ; un CP placé ou retourné comme en [[5.2.C2]] (Golden Geek : sur le Miat aussi). Le surplus est perdu.",
      "Les cartes à retirer après leur événement quittent le jeu ; les autres sont défaussées.",
    ],
  },
  { id: "6", title: "Fin de la partie", text: ["Par une victoire immédiate, ou après le tour 7."] },
  {
    id: "6.1",
    title: "Victoire immédiate",
    text: ["La partie s'arrête au moment où une condition de [[4.1]] est remplie."],
  },
  {
    id: "6.2",
    title: "Le dernier tour",
    text: [
      "Après le trésor de guerre du tour 7, chacun compte comme en [[5.5]] : provinces sans le Samnium, Lilybaeum, Mare Tyrrhenum et le Miat (belliqueux pour Carthage ; Silver : pacifique pour Rome). Le plus grand nombre gagne ; à égalité Carthage.",
    ],
  },
  { id: "7", title: "Mouvement", text: ["Les généraux se déplacent, par terre et par mer, et emmènent des unités."] },
  {
    id: "7.1",
    title: "Activation",
    text: [
      "Un général activé a quatre points de mouvement, pour la terre, puis une traversée, puis encore la terre, tant qu'il en a. À terre il peut prendre et laisser des unités et des généraux qui ne lui sont pas supérieurs, sans jamais plus de dix unités. Les unités ne vont pas sans général. Les consuls gardent trois UC ([[2.3.E3]]). Silver : UC et convois restent en Africa sous un Miat neutre ou pacifique ([[15.3.C]]).",
      "Si une carte active plusieurs généraux, l'un finit avant que l'autre commence, chacun une fois. Rien ni personne ne fait plus de quatre points en tout, ni ne repart après une bataille, un siège, un recul ou une poursuite manquée, où qu'on l'ait laissé : les navires sont aussi des unités. Un général qui ne peut plus bouger peut encore être activé pour assiéger sur place. Après une bataille navale une flotte peut poursuivre sa route, mais son armée ne continue pas à terre. Une seule tentative contre chaque ville ou tribu.",
    ],
  },
  { id: "7.2", title: "Mouvement terrestre", text: ["Le long des routes."] },
  {
    id: "7.2.A",
    title: "La marche",
    text: [
      "Une route coûte un point. Le détroit de Messana, entre Messana et Regium, en coûte deux par terre et n'est ouvert que si vous contrôlez la ville que vous quittez. Chaque espace où l'on entre donne à l'ennemi ses réactions ([[10]]).",
      "Un général sans UC ne peut entrer là où sont des unités ennemies ; il peut passer un général ennemi qui n'en a pas, mais pas s'arrêter avec lui.",
    ],
  },
  {
    id: "7.2.B",
    title: "Devoir s'arrêter",
    text: [
      "Une armée s'arrête quand elle rencontre des UC ennemies hors des murs, sauf si elle les écrase ([[7.2.E]]) ou si elles se dérobent et qu'elle poursuit ([[11.3]]). Une poursuite manquée finit le mouvement.",
    ],
  },
  {
    id: "7.2.C",
    title: "Généraux surpris",
    text: [
      "Un général ennemi sans UC peut tenter d'éviter l'armée ([[11]]). S'il n'y parvient pas, il est neutralisé, ses convois sont pris, et l'armée peut continuer.",
    ],
  },
  {
    id: "7.2.D",
    title: "Villes fortifiées",
    text: [
      "Le général actif et les unités de son espace entrent et sortent d'une ville amie non assiégée sans rien payer. Dedans il y a place pour son nombre d'UC et autant de convois, et pour tous les généraux. Une armée qui y tient peut même y entrer quand des ennemis sont devant ; elle s'arrête là, sans les combattre.",
    ],
  },
  {
    id: "7.2.E",
    title: "Écrasement",
    text: [
      "Une armée d'au moins cinq UC qui rencontre une seule UC hors des murs, sans général, peut la retirer simplement, prendre ses convois et continuer. Ce n'est pas une bataille. Cela vient après les réactions : une interception peut l'empêcher.",
    ],
  },
  { id: "7.3", title: "Mouvement naval", text: ["De port à port, en flotte."] },
  {
    id: "7.3.A",
    title: "Jusqu'où",
    text: [
      "Une route maritime coûte un point, le détroit par mer aussi, la traversée de Mare Tyrrhenum deux. Carthage peut dépenser quatre points par traversée, Rome d'un à quatre selon son art naval ([[15.4.B]]). Ports, généraux et unités ennemis sur le chemin n'arrêtent pas une flotte. Pour l'Africa, Rome doit y être autorisée : [[15.6]].",
    ],
  },
  {
    id: "7.3.B",
    title: "Départ et arrivée",
    text: [
      "Tout port convient, qui que ce soit qui le contrôle. Personne ne sort par mer d'une ville assiégée ni n'y entre en débarquant ; hors de ses murs une armée peut embarquer et débarquer. Le débarquement donne à l'ennemi ses réactions terrestres ([[10]]).",
    ],
  },
  {
    id: "7.3.C",
    title: "La traversée",
    text: [
      "- Le général et les unités qu'il prend vont en mer ; jusqu'à cinq navires prêts peuvent se joindre à eux. Dix unités en tout. Il peut aussi partir seul.",
      "- La flotte va de port en port et peut prendre à bord généraux, UC et convois en chemin ; Golden Geek : aucun général de rang supérieur au sien. Le plus élevé en rang commande ; à terre le général ne mène plus que ceux qui ne lui sont pas supérieurs.",
      "- Dans tout port où elle entre elle peut être interceptée ([[8]]).",
      "- À destination, général, UC et convois débarquent. Les navires rentrent au port, toujours prêts.",
    ],
  },
  { id: "8", title: "Interception navale", text: ["Une flotte en route peut être surprise en mer."] },
  {
    id: "8.1",
    title: "Quand",
    text: [
      "L'autre camp peut intercepter dans un port où la flotte entre (pas celui du départ) s'il a un navire prêt au port et qu'une flotte à lui pourrait y venir d'un port majeur ami dans les limites de sa portée navale, par les routes ordinaires, un général la rejoignant en chemin ([[8.4]]). Une tentative par traversée. Le port majeur peut être assiégé, mais rien de son intérieur ne se joint alors.",
      "Si celui qui a la suprématie navale pouvait intercepter et ne le fait pas, l'autre la prend. Silver : aussitôt, dans ce port ; Golden Geek : à la fin d'une traversée sans interception.",
    ],
  },
  {
    id: "8.2",
    title: "Éviter l'interception",
    text: [
      "Si la flotte en route a la suprématie navale, son joueur peut lancer le dé naval. On y ajoute les symboles carthaginois du niveau d'art naval (médiocre trois, passable deux, bon un, excellent aucun), et les symboles contraires s'annulent. S'il reste un symbole de ce joueur, l'interception échoue.",
    ],
  },
  {
    id: "8.3",
    title: "La flotte d'interception",
    text: [
      "Un général surpris sans aucune unité est neutralisé, et c'est tout. Sinon l'intercepteur envoie d'un à cinq navires prêts d'un port majeur qu'il contrôle et peut prendre à bord généraux, UC et convois, là et dans chaque port du chemin, le dernier compris, mais rien de villes assiégées : dix unités au plus. La bataille se livre dans ce port avant tout débarquement.",
    ],
  },
  {
    id: "8.4",
    title: "Son commandant",
    text: [
      "Un général doit être à bord à l'arrivée ; il peut monter n'importe où en chemin. Le premier monté commande, jusqu'à ce qu'en vienne un de rang plus élevé ; entre égaux montés dans un même port, le joueur choisit. Sans général il n'y a pas d'interception.",
    ],
  },
  {
    id: "8.5",
    title: "Une flotte sans navires",
    text: [
      "Pas de vraie bataille : aucune carte de tactique, un seul jet de l'intercepteur dans la colonne de son commandant ([[9.2.B1]]), chaque touche étant une unité au choix de son joueur. L'intercepteur a gagné et prend la suprématie navale ; aucun CP n'est retiré (Golden Geek : sauf pour un Aristocrate neutralisé, [[2.2.D2]]).",
    ],
  },
  {
    id: "9",
    title: "Bataille navale",
    text: [
      "Elle a lieu quand une flotte interceptée a des navires. Elle dure trois rounds au plus. Celui qui a la suprématie navale commence chacun d'eux.",
    ],
  },
  {
    id: "9.1",
    title: "Cartes",
    text: [
      "Celui qui a la suprématie navale, puis l'autre, peut jouer des cartes de stratégie pour la bataille. Toutes les cartes de tactique sont mélangées, et chacun tire :",
      "- autant de cartes que le talent de tacticien d'un Amiral de sa flotte, qu'il commande ou non ;",
      "- une de plus si le port est ami.",
    ],
  },
  {
    id: "9.2",
    title: "Rounds",
    text: [
      "D'abord celui qui a la suprématie navale, puis l'autre : manœuvrer s'il le veut ([[9.2.A]]), engager le combat ([[9.2.B]]), esquiver s'il le veut ([[9.2.C]]). Si la suprématie navale a changé de main, celui qui l'a prise commence le round suivant.",
    ],
  },
  {
    id: "9.2.A",
    title: "Manœuvre",
    text: [
      "Jouez une carte de tactique ; elle est ensuite défaussée. Elle agit toute la bataille, aussitôt, dans votre engagement de ce round, ou dans le prochain engagement ennemi, comme elle le dit.",
      "Ce qui se joue à tout moment, comme Fuyez !, Dérobade ou, Golden Geek, Corbeau, n'est pas la carte de cette étape.",
    ],
  },
  { id: "9.2.B", title: "Engagement", text: ["Un jet de bataille. Il est obligatoire."] },
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
    ],
  },
  {
    id: "9.2.B2",
    title: "Une carte, ou la suprématie",
    text: [
      "Jet modifié de 1 ou moins : tirez une carte de tactique, s'il en reste. Jet modifié de 7 ou plus : prenez aussitôt la suprématie navale.",
    ],
  },
  {
    id: "9.2.B3",
    title: "Prises",
    text: [
      "Un navire pris au lieu d'être coulé : par certaines cartes de tactique, autant qu'elles disent ; par Rome avec les corbeaux quand le jet modifié est 6, un de ceux touchés. Une prise est hors de la bataille. Qui l'aura vraiment dépend de la victoire ([[9.3.B1]]).",
    ],
  },
  {
    id: "9.2.C",
    title: "Esquive",
    text: [
      "Quitter la bataille et la perdre : après son propre jet en cédant la suprématie navale à l'ennemi, ou à tout moment par la carte de tactique Fuyez ! ou la carte de stratégie Dérobade. L'ennemi peut répondre par Poursuite, en plus de la carte de sa manœuvre : vous restez, et la suprématie cédée est perdue.",
    ],
  },
  { id: "9.3", title: "Fin d'une bataille navale", text: ["Qui a gagné, et ce qui s'ensuit."] },
  {
    id: "9.3.A",
    title: "Quand elle finit",
    text: [
      "- Une flotte n'a plus de navire prêt : l'autre gagne.",
      "- Une flotte esquive : l'autre gagne.",
      "- Après trois rounds : le plus de navires prêts gagne ; à égalité, celui qui a la suprématie navale.",
      "Les deux premiers cas y mettent fin sur-le-champ, même avant le tour du second joueur dans un round.",
    ],
  },
  {
    id: "9.3.B",
    title: "Le règlement",
    text: ["D'abord le vainqueur prend ses prises et dit où il va, puis le vaincu rentre, puis des CP sont retirés."],
  },
  {
    id: "9.3.B1",
    title: "Le vainqueur",
    text: [
      "Toutes les prises qu'il a faites, et la moitié de celles du vaincu, deviennent ses navires épuisés au port, jusqu'à dix en jeu ; les autres sont coulées. (Silver : il doit les prendre ; Golden Geek : il le peut, et le fait toujours ici.)",
      "La flotte en route débarque dans le port de la bataille, ses navires prêts, ou continue dans ses limites vers un autre port, sans nouvelle interception, et les a épuisés.",
      "L'intercepteur, Silver : débarque dans tout port de son chemin sans général ni UC ennemis, ses navires prêts ; Golden Geek : s'arrête ou continue comme l'autre. Personne ne l'intercepte.",
    ],
  },
  {
    id: "9.3.B2",
    title: "Le vaincu",
    text: [
      "Ses navires rentrent épuisés. Généraux et unités vont au dernier port ami de leur chemin, Silver : sans général ni UC ennemis ; à défaut, là où ils ont embarqué. Personne ne les intercepte à terre. S'il a perdu toutes ses unités, ses généraux sont neutralisés.",
    ],
  },
  {
    id: "9.3.B3",
    title: "Pertes et suprématie",
    text: [
      "Les navires coulés vont dans la case suivante de la piste des tours ; ceux du tour 7 sont perdus. Le vainqueur prend la suprématie navale. Silver : un vaincu qui a esquivé par Fuyez ! la garde.",
    ],
  },
  {
    id: "9.4",
    title: "Conséquences politiques",
    text: [
      "Le vaincu retire un CP pour deux unités perdues, jamais une ville, Carthage le premier du Miat ; et davantage pour un Aristocrate neutralisé ([[2.2.D2]]). Le joueur qui ne le peut pas perd la partie ([[4.1]]).",
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
    ],
  },
  { id: "11", title: "Éviter le combat", text: ["Se dérober devant l'ennemi."] },
  {
    id: "11.1",
    title: "La tentative",
    text: [
      "Une armée, ou un général seul, chez qui l'ennemi vient d'entrer peut tenter de partir pour un espace adjacent ; Silver : ou d'entrer dans la ville de l'espace, s'il y a place. Le général lance le dé : son talent de tacticien ou moins réussit. S'il échoue il y a bataille ; sans UC il est neutralisé.",
      "Un seul général de l'armée lance le dé. Une partie peut partir : les généraux laissés gardent une UC, les consuls de part et d'autre trois. Un subordonné qui lance le dé laisse le commandant et n'emmène personne de rang plus élevé.",
      "Avec un Amiral l'armée peut partir par une route maritime ordinaire vers un port ami sans UC ennemie. Aucune flotte n'intercepte cela.",
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
      "Golden Geek : un consul qui part emmène trois UC dans tous les cas.",
    ],
  },
  {
    id: "11.3",
    title: "Poursuite",
    text: [
      "Une armée à qui il reste des points, dont les ennemis se sont dérobés et que personne n'a interceptée peut lancer le dé pour continuer où elle veut : le talent de tacticien de son général ou moins. Silver : toutes les UC ennemies doivent avoir quitté l'espace. Golden Geek : tous les généraux et unités ennemis, sauf une seule UC écrasée. Après un échec elle peut encore assiéger ou soumettre sur place.",
    ],
  },
  { id: "12", title: "Interception terrestre", text: ["Barrer la route."] },
  {
    id: "12.1",
    title: "La tentative",
    text: [
      "Une armée adjacente à l'espace où le général actif est entré peut tenter de l'y rejoindre. Son général doit obtenir son talent de tacticien ou moins ; on ajoute 1 au dé si l'ennemi contrôle cet espace et que vous n'y avez pas d'unité.",
      "Un général lance le dé par espace ; plusieurs espaces peuvent tenter. Une partie d'armée peut aller : les généraux laissés gardent une UC, les consuls de part et d'autre trois. Un subordonné qui lance le dé laisse le commandant et n'emmène personne de rang plus élevé. Tous ceux qui réussissent combattent ensemble sous un commandant.",
    ],
  },
  {
    id: "12.2",
    title: "Limites",
    text: [
      "Dix unités au plus avec chaque général, et au moins une UC. Seul le mouvement s'intercepte : ni interception, ni dérobade, ni recul, ni retraite. Pas par le détroit de Messana, ni vers un espace où étaient déjà des unités ennemies. Pas non plus, Silver : de l'intérieur d'une ville devant laquelle sont des UC ennemies ; Golden Geek : d'un espace avec une unité ennemie qui ne bouge pas. Une interception réussie exclut la poursuite ([[11.3]]).",
    ],
  },
  {
    id: "12.3",
    title: "Reculer",
    text: [
      "Une armée interceptée peut retourner dans l'espace d'où elle vient au lieu de combattre. Son mouvement est fini, mais elle peut encore y assiéger ou soumettre ([[14.1]]).",
      "Après un débarquement elle recule, Silver : au port où elle a embarqué ; Golden Geek : au dernier port avant. Golden Geek : elle ne peut reculer s'il y aurait eu bataille sans l'interception.",
    ],
  },
  {
    id: "12.4",
    title: "Armées sans escorte",
    text: [
      "Une armée sans UC qui est interceptée est perdue sans bataille : ses généraux sont neutralisés, ses convois pris. Dans sa ville non assiégée elle peut entrer à l'abri ([[7.2.D]]).",
    ],
  },
  {
    id: "13",
    title: "Bataille terrestre",
    text: [
      "Elle a lieu quand une armée rencontre des UC ennemies qui ne se dérobent pas et ne sont pas écrasées, ou quand elle est interceptée et ne recule pas. Le camp actif est l'attaquant. Les dés décident : [[13.3]], [[13.4]].",
    ],
  },
  {
    id: "13.1",
    title: "Ordre",
    text: [
      "- Changement de commandement : [[13.2]].",
      "- Contre-événements de l'attaquant.",
      "- Contre-événements du défenseur.",
      "- Les niveaux de dés : [[13.3]].",
    ],
  },
  {
    id: "13.2",
    title: "Changement de commandement",
    text: [
      "Si les deux consuls sont dans l'armée romaine, égaux en rang et sans le Dictateur, Carthage lance le dé : elle le peut si Rome attaque, elle le doit si Rome défend. De 4 à 6 l'autre consul prend le commandement. Un Aristocrate à côté d'un consul qui ne l'est pas commande toujours.",
    ],
  },
  {
    id: "13.3",
    title: "Niveaux de dés",
    text: [
      "Les cartes de bataille agissent d'abord. Puis la taille, les alliés et le commandant donnent à chaque camp son niveau, dans cet ordre : 1 le petit dé, 2 le grand, 3 les deux. Enfin les éléphants peuvent charger.",
    ],
  },
  {
    id: "13.3.A",
    title: "Taille",
    text: [
      "Les éléphants comptent comme UC. Silver : les deux commencent au niveau 1 ; le camp qui a le plus d'UC passe à 2. Golden Geek : cinq UC ou plus commencent au niveau 2, moins au niveau 1.",
    ],
  },
  {
    id: "13.3.B",
    title: "Alliés",
    text: [
      "Chacune de vos villes fortifiées dans la région de la bataille est un allié, si un de vos généraux prend part à la bataille. Golden Geek : deux au plus comptent. Le camp qui en a le plus monte d'un niveau.",
    ],
  },
  {
    id: "13.3.C",
    title: "Commandant",
    text: [
      "Le camp dont le commandant a le plus grand talent de tacticien monte d'un niveau. S'il est déjà à 3, Silver : l'ennemi ne lance aucun dé ; Golden Geek : l'ennemi descend d'un niveau, pas au-dessous de 1.",
    ],
  },
  {
    id: "13.3.D",
    title: "Charge d'éléphants",
    text: [
      "Carthage peut l'annoncer si elle a au moins autant d'éléphants que le talent de tacticien du commandant romain. Rome peut répondre par Panique des éléphants ([[17.1]]). On lance le dé, avec -2 tant que valent les Tactiques oubliées ([[5.2.C3]]).",
      "- 1 ou moins : Rome peut faire relancer un dé de bataille.",
      "- Plus que le talent du commandant romain : Carthage le peut.",
      "Silver : un dé de l'un ou l'autre camp ; Golden Geek : un de l'adversaire. On le choisit quand tous les dés sont lancés ; les autres relances suivent, l'attaquant d'abord.",
    ],
  },
  {
    id: "13.4",
    title: "Le résultat",
    text: [
      "Les deux camps lancent en même temps. Chaque symbole de cavalerie est une touche. L'infanterie annule les troupes légères ennemies, une pour une ; ce qui reste de troupes légères et d'infanterie touche aussi. Chaque touche coûte une UC.",
      "Le camp qui subit le plus de touches a perdu ; à égalité l'attaquant, même si personne ne touche. Si Carthage a chargé et perdu, sa première perte est un éléphant. Le vainqueur prend tous les convois de l'espace. Un vaincu sans UC voit ses généraux neutralisés, un vainqueur non.",
    ],
  },
  { id: "13.5", title: "Retraite", text: ["Ce qui reste de la force battue quitte l'espace."] },
  {
    id: "13.5.A",
    title: "Vers où",
    text: [
      "Vers un espace ami sans unité ennemie, ou vers un espace où il y a plus d'unités amies que la force en retraite. Quatre espaces au plus, et au plus proche ; plus loin seulement si cela coûte moins d'UC (Golden Geek : par le plus court chemin à ce prix). La limite de dix unités ne vaut pas.",
      "Les forces amies en chemin qui ne sont pas plus grandes sont entraînées, généraux compris, après les pertes à cet endroit ; un général seul ne l'est pas. Entre les plus courts chemins le vaincu choisit, même s'il coûte plus d'UC.",
    ],
  },
  {
    id: "13.5.B",
    title: "Limites",
    text: [
      "- On peut passer par des UC ennemies, mais pas finir avec elles ; Silver : pas même si elles sont dans une ville.",
      "- Pas par le détroit, ni par mer sans Amiral ([[13.5.D]]).",
      "- L'attaquant battu retourne d'abord dans l'espace d'où il vient ; après un débarquement, donc par mer ; après une sortie, dans la ville.",
      "- Le défenseur battu ne peut y aller.",
    ],
  },
  {
    id: "13.5.C",
    title: "Son prix",
    text: [
      "Une UC pour chaque espace où l'on entre avec un CP ennemi ou une tribu. Là où sont des ennemis, Silver : une UC pour chaque UC ennemie ; Golden Geek : pour chaque unité ennemie. Les généraux ennemis qui n'en ont pas sont neutralisés. Silver : les convois non gardés sont capturés en chemin. Une force qui n'atteint aucun lieu permis en quatre espaces est éliminée, ses généraux neutralisés.",
    ],
  },
  {
    id: "13.5.D",
    title: "Par mer",
    text: [
      "Avec un Amiral l'armée peut battre en retraite par une route maritime ordinaire, pas par Mare Tyrrhenum, vers un port sans CP ni unité ennemis. Elle s'y arrête.",
    ],
  },
  {
    id: "13.5.E",
    title: "Dans la ville",
    text: [
      "Dans un espace à ville amie non assiégée, autant d'unités qu'il y a de place peuvent y entrer. Dans une ville assiégée, seulement celles qui en sont sorties ([[14.5.B]]). Le reste bat en retraite comme d'habitude : c'est le seul cas où une force se divise.",
    ],
  },
  {
    id: "13.6",
    title: "Conséquences politiques",
    text: [
      "Le vaincu retire un CP pour deux unités perdues dans la bataille et la retraite, convois pris compris : n'importe lequel sauf les villes, Carthage le premier du Miat. Un Aristocrate neutralisé coûte davantage ([[2.2.D2]]). Le joueur qui ne le peut pas perd la partie ([[4.1]]).",
    ],
  },
  { id: "14", title: "Siège et soumission", text: ["Comment on gagne villes fortifiées et tribus."] },
  {
    id: "14.1",
    title: "Ce qu'il faut",
    text: [
      "Un général activé qui est, ou finit son mouvement, avec trois UC amies dans l'espace d'une ville ennemie ou d'une tribu peut faire une tentative, s'il n'a pas livré bataille dans cette activation. Reculer n'est pas une bataille.",
      "Un subordonné peut le faire seul avec trois UC des assiégeants, avec sa propre capacité ; en campagne les autres restent libres d'agir (dit expressément dans Silver).",
      "Il faut deux points contre une ville, trois contre Roma, Carthago et Syracusae, trois contre une tribu. Sans UC dans l'espace l'assiégeant perd tous ses points, même si le jet qui lui a coûté la dernière UC a donné le dernier point.",
    ],
  },
  {
    id: "14.2",
    title: "La tentative",
    text: [
      "On lance un dé de siège : rouge contre les tribus ; contre les villes rouge avec la suprématie navale, blanc sans elle. Roma, Carthago et Syracusae ne s'assiègent qu'avec la suprématie navale, et toujours avec le dé blanc ; tant qu'elle manque, les points restent aussi longtemps que des UC.",
      "La face montre des points, dont le dé rouge peut donner deux, une UC perdue, les deux, ou rien.",
    ],
  },
  {
    id: "14.3",
    title: "Défense acharnée",
    text: [
      "Quand une ville reçoit des points de siège, son maître peut donner un convoi et une UC de l'intérieur pour en annuler un. Silver : une fois par jet ; Golden Geek : une fois par activation.",
    ],
  },
  {
    id: "14.4",
    title: "Succès",
    text: [
      "Les points sont retirés. La ville change de maître : les UC dedans sont perdues, les convois pris, les généraux neutralisés. Une tribu quitte le jeu pour toujours, et un CP à vous prend sa place.",
    ],
  },
  { id: "14.5", title: "Villes assiégées", text: ["Ce qu'un siège veut dire pour ceux du dedans."] },
  {
    id: "14.5.A",
    title: "Enfermés",
    text: [
      "Une ville est assiégée dès qu'elle a un point de siège. Elle ne reçoit pas de renforts, on n'y lève pas de troupes, personne n'en sort par mer, et qui débarque là reste dehors.",
    ],
  },
  {
    id: "14.5.B",
    title: "Sorties",
    text: [
      "Une armée assiégée, activée, peut attaquer les assiégeants dans une bataille terrestre ordinaire. Les convois restent dedans. Battue, elle rentre dans la ville.",
      "Quand une autre de vos armées les attaque, des unités et généraux assiégés peuvent se joindre à elle. Entre généraux de même rang vous choisissez le commandant ; les pertes viennent de l'une ou l'autre part. Les généraux restés dedans ne comptent pas. Dans la défaite seuls ceux qui sont sortis peuvent rentrer ([[13.5.E]]).",
    ],
  },
  { id: "15", title: "Autres règles", text: ["L'attrition, le Miat, l'art naval, les corbeaux, l'Africa."] },
  { id: "15.1", title: "Moitiés", text: ["La moitié de quoi que ce soit s'arrondit vers le bas."] },
  {
    id: "15.2",
    title: "Attrition",
    text: [
      "En hiver ([[5.3.A]]) et par des événements. On lance le dé et on lit la colonne des UC de la force ; pertes pour 1 ou moins, 2, 3, 4, 5, 6, 7 et plus :",
      "- 1 ou 2 UC : 0 0 0 0 0 1 1",
      "- 3 : 0 0 0 0 1 1 2",
      "- 4 : 0 0 0 1 1 2 2",
      "- 5 ou 6 : 0 0 1 1 1 2 3",
      "- 7 à 9 : 0 1 1 1 2 3 3",
      "- 10 et plus : 1 1 1 2 2 3 3",
      "- tempête : 1 1 2 2 3 3 4",
      "À 5 et plus la première UC carthaginoise perdue est un éléphant, s'il y en a un. L'attrition ne neutralise jamais un général.",
    ],
  },
  { id: "15.3", title: "Le Miat", text: ["Le conseil des Cent-Quatre."] },
  {
    id: "15.3.A",
    title: "Ce qu'il donne",
    text: [
      "Sept cases, un CP chacune, payé d'un point d'opération ([[5.2.C2]]). Les renforts ordinaires y sont rappelés : une UC, deux généraux, un navire. Une UC ou un général de plus vient pour chaque symbole dont les deux cases voisines sont garnies.",
      "Quand Carthage doit retirer des CP au bilan ou après une bataille, le premier vient d'ici ; tous comptent comme des CP du plateau.",
    ],
  },
  {
    id: "15.3.B",
    title: "Belliqueux",
    text: ["Trois CP ou plus, dont un au centre : le Miat compte comme une province pour Carthage."],
  },
  {
    id: "15.3.C",
    title: "Neutre",
    text: [
      "Silver seulement. Au moins un CP, sans être belliqueux : le Miat ne compte pour personne, et les UC et convois carthaginois ne peuvent quitter l'Africa.",
    ],
  },
  {
    id: "15.3.D",
    title: "Pacifique",
    text: [
      "Silver seulement. Aucun CP : le Miat compte comme une province pour Rome, les UC et convois carthaginois ne peuvent quitter l'Africa, et les limites d'une trêve, avec ou sans la carte, lient Carthage seule ([[17.1]]), jusqu'à ce qu'un CP y soit de nouveau placé.",
    ],
  },
  { id: "15.4", title: "Art naval romain", text: ["Comment Rome tient la mer."] },
  {
    id: "15.4.A",
    title: "Hausse et baisse",
    text: [
      "Quatre niveaux : médiocre, au début, passable, bon, excellent. Les réformes navales ([[5.1.C]]) et des événements l'élèvent. L'hiver il baisse d'un si moins de navires sont prêts au port que son nombre, et s'il n'est pas excellent la suprématie navale va à Carthage ([[5.3.C]]). Plus il est haut, plus les flottes romaines vont loin, évitent l'interception et interceptent Carthage.",
    ],
  },
  {
    id: "15.4.B",
    title: "Les niveaux",
    text: [
      "- 1 Médiocre : un point en mer ; -1 aux jets de bataille ; trois symboles carthaginois ([[8.2]]) ; un jet de tempête de plus avec Mer cruelle.",
      "- 2 Passable : deux points ; -1 aux jets de bataille ; deux symboles.",
      "- 3 Bon : trois points ; un symbole ; l'Africa est ouverte tant que Rome contrôle Syracusae.",
      "- 4 Excellent : quatre points ; aucun symbole ; l'Africa est ouverte ; Rome garde la suprématie navale pendant l'hiver.",
    ],
  },
  {
    id: "15.5",
    title: "Corbeaux",
    text: [
      "Des ponts d'abordage : tous les navires romains en ont, ou aucun. Ils ajoutent 1 aux jets de bataille romains et donnent une prise sur un 6 ([[9.2.B3]]), mais coûtent un jet de tempête de plus avec Mer cruelle. La carte Corbeau ou une réforme navale ([[5.1.C]]) les monte ou les démonte.",
    ],
  },
  {
    id: "15.6",
    title: "Rome en Africa",
    text: [
      "Un général romain qui vient d'ailleurs ne peut débarquer en Africa que si l'art naval est excellent ; ou s'il est bon et que Rome contrôle Syracusae ; ou s'il a le trait Africanus ; ou si un événement le dit. Sa flotte peut quand même passer par les ports d'Africa.",
    ],
  },
  { id: "16", title: "Règles optionnelles", text: ["Choisies à la création de la partie."] },
  {
    id: "16.1",
    title: "Renforts romains fixes",
    text: ["Aide Rome. Cinq UC à chaque tour, quelles que soient les provinces d'Italia qu'elle contrôle ([[5.1.C]])."],
  },
  {
    id: "16.2",
    title: "Choix des consuls",
    text: ["Aide Rome. Elle peut choisir un consul ou les deux dans la réserve au lieu de les tirer."],
  },
  {
    id: "16.3",
    title: "Contrat prolongé",
    text: [
      "Aide Carthage. Xanthippus reste au tour suivant si Carthage paie le prix de ce tour-là en CP du Miat, avant de compter les renforts du Miat.",
    ],
  },
  {
    id: "16.4",
    title: "Forceurs de blocus",
    text: [
      "Aide Carthage. Avec un convoi dans un de ses ports majeurs, un navire prêt et une ville assiégée, Carthage peut pour son tour retirer le convoi, défausser une carte et lancer un dé de siège : rouge avec la suprématie navale, sinon blanc. Chaque point ôte un point de siège à la ville ; une perte coûte le navire.",
    ],
  },
  {
    id: "16.5",
    title: "Instabilité politique",
    text: [
      "N'aide personne. La tribu de Madauros est laissée de côté. Après l'isolement politique chaque tribu sans point de soumission coûte un CP : celles d'Italia à Rome, celles d'Africa à Carthage. Il vient de la région de la tribu, si possible ; Golden Geek : d'abord de sa province.",
    ],
  },
  {
    id: "16.6",
    title: "Prix de l'échec",
    text: [
      "Ajoute le général romain P. Claudius Pulcher à la réserve et les cartes Le prix de l'échec et Mauvais présage au paquet. Elles sont dans la boîte Silver ; pour Golden Geek c'était une extension.",
    ],
  },
  { id: "17", title: "Cartes et généraux", text: ["Notes sur des cartes et des généraux."] },
  {
    id: "17.1",
    title: "Cartes de stratégie",
    text: [
      "Les numéros sont ceux de Silver, avec ceux de Golden Geek entre parenthèses.",
      "- 1 (91) Panique des éléphants : Silver : -2 au dé de la charge ; Golden Geek : deux éléphants de moins. S'ajoute aux Tactiques oubliées.",
      "- 3 (93) Ingénieurs de siège : agit jusqu'à ce que le siège réussisse ou cesse. Au plus, Silver : deux trains de siège, Golden Geek : cinq.",
      "- 4 (94) Hiéron : les UC dans la ville sont perdues, les convois pris.",
      "- 5 (95) Socii Navales : construisez deux navires ; puis, si vous voulez, employez les points pour une activation avec un mouvement naval, mouvement terrestre compris. Sans navire à construire, elle rompt une trêve quand la flotte part.",
      "- 11 (101) Mer cruelle : jets de tempête pour la dernière route (Mare Tyrrhenum trois), un de plus si l'art naval est médiocre, un de plus avec les corbeaux. Chaque touche prend un navire, une UC et un convoi, s'il y en a. Sans unité restante les généraux sont neutralisés. Quel qu'en soit l'usage, le paquet est mélangé à la fin du tour.",
      "- 12 (102) Trésor vide : trois CP ou convois ; qui en a moins en tout perd la partie.",
      "- 17 (107) Corbeau : à son propre tour, ou, Silver : au début d'une bataille navale, Golden Geek : à tout moment de celle-ci.",
      "- 19, 20 (109, 110) Raid sur un port, Mare Nostrum : une fois, dans un port où la flotte entre sans avoir à s'arrêter, villes fortifiées comprises ; le mouvement terrestre peut s'y joindre.",
      "- 32 (122) Mauvais temps : contre un mouvement terrestre ou naval, avant toute réaction, rien d'autre. Le général a deux points : il revient au dernier espace où ils l'ont mené ; Golden Geek : au deuxième espace où il est entré. En campagne il touche un seul général, avant que le suivant parte ; les unités gardent leurs quatre points avec un autre.",
      "- 33 (123) Auxiliaires alliés : avec un général en Italia ; à Roma aussi, seulement s'il y en a un.",
      "- 35, 36 (125, 126) Épidémie, Peste : celui qui joue la carte désigne l'armée.",
      "- 39 (129) Tempêtes en mer : la colonne de toutes les unités de la flotte ; les navires d'abord. Sans unité le général revient là où il a embarqué.",
      "- 40, 41 (130, 131) Marche forcée : six points ; Silver : tous en mer si l'on veut ; Golden Geek : en mer la limite ordinaire vaut.",
      "- 42 (132) Désertion des alliés siciliens : pas d'éléphants.",
      "- 43 (133) Triomphe : ne retire pas de CP carthaginois.",
      "- 44 (134) Butin de guerre : seulement des CP sans unité ennemie, pas de villes.",
      "- 45 (135) Foi punique : les points d'un événement annulé ne comptent pas au trésor de guerre ; les cartes montrées restent visibles pour le tour.",
      "- 46 (147) Citadelle : reste à la ville et sert son nouveau maître.",
      "- 49 (139) Trêve : ni interceptions, ni sièges, ni CP retournés par des UC, ni entrée d'une armée là où sont des CP ou unités ennemis (un général sans unités le peut). Les forces peuvent rester, les points sont gardés, la soumission continue, l'hiver mord. Seul un événement au rameau brisé qui a un effet y met fin avant terme.",
      "- 50 (140) Bon présage : un dé est placé au lieu d'être lancé.",
      "- 52 (142) Raids surprises : des CP voisins d'un espace où vous avez une UC (Golden Geek : une unité), ni villes, ni tribus, ni unités ennemies.",
      "- 54 (144) Embuscade : un talent de tacticien d'un point plus haut peut élever le niveau de dés ; en mer une carte de plus s'il y a un Amiral dans la flotte, et une colonne de plus s'il commande.",
      "- 56 (146) Flamen Martialis : deux CP, seulement pour la prochaine activation de ce général ce tour.",
      "- 57 (136) Dictateur : [[5.2.C4]].",
    ],
  },
  { id: "17.2", title: "Généraux", text: ["Les capacités ne jouent que pour le commandant d'une armée ou d'une flotte."] },
  {
    id: "17.2.A",
    title: "Généraux carthaginois",
    text: [
      "- Adherbal : à la tête d'intercepteurs que l'ennemi n'a pas évités, il radoube un navire épuisé et peut l'emmener ; cinq reste la limite.",
      "- Carthalo : au lieu d'aller ou d'assiéger il retourne un CP ennemi voisin par route ou route maritime : ni ville, ni tribu, ni unité ennemie. Pas depuis une ville assiégée.",
      "- H. Gisco : deux cartes de tactique pour son talent, et non deux de plus.",
      "- Hamilcar : batailles navales seulement : +1 à son premier jet.",
      "- Hamilcar Barca : batailles terrestres seulement : il peut relancer un de ses dés.",
      "- Hasdrubal : dans une charge un éléphant de plus et +1 au dé ; nulle part ailleurs.",
      "- Himilco : dans une ville assiégée il retire un point de siège ; c'est toute son activation, sans sortie.",
      "- Xanthippus : [[5.2.C3]].",
    ],
  },
  {
    id: "17.2.B",
    title: "Généraux romains",
    text: [
      "- Florus : batailles terrestres seulement : un allié de plus.",
      "- Calatinus : batailles terrestres seulement : une touche ne coûte pas d'UC, mais compte pour la victoire. Le Dictateur : [[5.2.C4]].",
      "- Catulus : batailles navales seulement : un jet relancé par bataille.",
      "- Caudex : le détroit lui coûte un point par terre. Quand il est éliminé, Asina rejoint la réserve.",
      "- Cotta : ses sièges et soumissions ne coûtent pas d'UC.",
      "- Duilius : ne devient proconsul que si Rome a payé pour lui un point du trésor de guerre au tour où il était consul.",
      "- Flaccus : un jet relancé quand il soumet.",
      "- Maximus : là où finit son activation, un CP placé ou retourné ; pas sous les ordres d'un supérieur, et après une bataille seulement s'il l'a gagnée.",
      "- Megellus : pas de Défense acharnée contre lui.",
      "- Metellus : une fois par bataille terrestre le dé d'une charge est relancé, une fois connu.",
      "- Paterculus : le premier navire touché est une prise ; acquise seulement dans la victoire.",
      "- Pulcher : une bataille perdue coûte un CP de plus ; pas de Bon présage.",
      "- Regulus : batailles terrestres seulement : après une victoire il continue avec les points qui lui restent.",
      "- Scipio : après toute bataille gagnée un CP dans un espace qui n'en a pas, qui que ce soit s'y trouve.",
      "- Vulso : activé dans un port majeur ami non assiégé, jusqu'à deux navires, prêts ou épuisés, deviennent des UC ; puis il agit.",
    ],
  },
  ...strategy,
];

export default rules;
