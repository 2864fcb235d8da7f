import type { explain as en } from "./explain-en.ts";

/** Les termes du jeu, en mots simples. */
export const explain: Readonly<Record<keyof typeof en, string>> = {
  "term:cu": "UC, unité de combat",
  "term:cu.forms": "UC",
  "term:cu.means":
    "Quelques milliers de soldats. Toutes les forces se comptent en UC : le nombre près d'un général dit combien il en a. Elles marchent, naviguent, assiègent et se battent.",
  "term:cu.rule": "2.3.B",
  "term:elephants": "Éléphants",
  "term:elephants.forms": "éléphant|éléphants|Éléphants",
  "term:elephants.means":
    "Des UC carthaginoises, quatre au plus. Dans une bataille ils peuvent charger avant les dés : un bon jet laisse Carthage relancer un dé, un 1 laisse Rome le faire.",
  "term:elephants.rule": "2.3.C",
  "term:charge": "Charge d'éléphants",
  "term:charge.forms": "charge|charges|chargez",
  "term:charge.means":
    "Avec au moins autant d'éléphants que le talent de tacticien du Romain, Carthage peut charger avant les dés. Un jet supérieur à ce talent lui fait relancer un dé sur la table.",
  "term:charge.rule": "13.3.D",
  "term:forgotten-tactics": "Tactiques oubliées",
  "term:forgotten-tactics.forms": "tactiques oubliées|Tactiques oubliées",
  "term:forgotten-tactics.means":
    "Carthage ne sait plus se servir de ses éléphants : leurs charges comptent -2, jusqu'à ce que Xanthippus soit engagé. Ensuite c'en est fini pour de bon.",
  "term:forgotten-tactics.rule": "5.2.C3",
  "term:supply-train": "Convoi",
  "term:supply-train.forms": "convoi|convois|Convoi|Convois",
  "term:supply-train.means":
    "Du blé et de l'argent sur des chariots. On le dépense pour activer un général avec une carte trop faible, épargner à une armée son jet d'hiver, défendre une ville assiégée, ou réduire la différence du trésor de guerre.",
  "term:supply-train.rule": "2.3.D",
  "term:pc": "CP, marqueur de contrôle politique",
  "term:pc.forms": "CP",
  "term:pc.means":
    "Il montre à qui est un espace : rouge pour Rome, bleu pour Carthage. Qui a plus de la moitié des espaces d'une province la contrôle. Les batailles perdues coûtent des CP.",
  "term:pc.rule": "2.1.B",
  "term:province": "Province",
  "term:province.forms": "province|provinces",
  "term:province.means":
    "Un groupe d'espaces d'une même couleur. Qui en contrôle plus de la moitié contrôle la province. Toutes sauf Samnium comptent au tableau des provinces.",
  "term:province.rule": "2.1.E",
  "term:provincial-display": "Tableau des provinces",
  "term:provincial-display.forms": "tableau des provinces",
  "term:provincial-display.means":
    "Ce qui décide de la guerre : les provinces, Lilybaeum, Mare Tyrrhenum et le Miat. À la fin de chaque tour, le camp qui en a moins retire autant de CP qu'il lui en manque ; après le tour 7, qui en a le plus a gagné, et Carthage à égalité.",
  "term:provincial-display.rule": "5.5",
  "term:region": "Région",
  "term:region.forms": "région|régions",
  "term:region.means":
    "Italia, Sicilia, Corsica & Sardinia, Africa. Les villes fortifiées de la région où l'on se bat sont les alliés qui y comptent.",
  "term:region.rule": "2.1.F",
  "term:walled-city": "Ville fortifiée",
  "term:walled-city.forms": "ville fortifiée|villes fortifiées|Ville fortifiée",
  "term:walled-city.means":
    "Un carré à tours. Elle ne change de main que par un siège ou un événement. Le nombre à côté dit combien d'UC, et autant de convois, peuvent s'abriter dans ses murs.",
  "term:walled-city.rule": "2.1.C",
  "term:tribe": "Tribu",
  "term:tribe.forms": "tribu|tribus|soumettre|soumise",
  "term:tribe.means":
    "Un hexagone sur la carte. Une tribu doit être soumise par trois points du dé de siège avant qu'on y place un CP, et les armées y souffrent en hiver.",
  "term:tribe.rule": "2.1.D",
  "term:siege": "Siège",
  "term:siege.forms": "points de siège|point de siège|siège|assiéger|assiégez|assiégée|Assiéger",
  "term:siege.means":
    "Un général avec trois UC devant une ville ennemie peut lancer le dé de siège une fois par activation. Deux points prennent une ville ; pour Roma, Carthago et Syracusae il en faut trois.",
  "term:siege.rule": "14",
  "term:siege-die": "Dé de siège",
  "term:siege-die.forms": "dé de siège|dés de siège",
  "term:siege-die.means":
    "Rouge avec la suprématie navale et contre les tribus, blanc sans elle et toujours contre Roma, Carthago et Syracusae. Le rouge donne un point deux fois plus souvent ; une croix coûte une UC.",
  "term:siege-die.rule": "14.2",
  "term:determined-defense": "Défense acharnée",
  "term:determined-defense.forms": "défense acharnée",
  "term:determined-defense.means":
    "Quand un point de siège tombe sur une ville, son maître peut sacrifier un convoi et une UC dans les murs pour l'annuler.",
  "term:determined-defense.rule": "14.3",
  "term:siege-train": "Train de siège",
  "term:siege-train.forms": "train de siège|trains de siège",
  "term:siege-train.means":
    "Des machines que la carte Ingénieurs de siège amène devant une ville : chaque jet du dé de siège peut y être relancé.",
  "term:siege-train.rule": "17.1",
  "term:citadel": "Citadelle",
  "term:citadel.forms": "Citadelle|citadelle",
  "term:citadel.means":
    "Un marqueur qu'un événement place sur une ville fortifiée : il faut un point de siège de plus pour la prendre.",
  "term:citadel.rule": "17.1",
  "term:blockade-runner": "Forceurs de blocus",
  "term:blockade-runner.forms": "blocus|forcer le blocus",
  "term:blockade-runner.means":
    "Une règle optionnelle : avec un navire prêt, un convoi d'un port majeur et une carte, Carthage peut lancer le dé de siège pour retirer des points au siège d'une de ses villes. Une croix coule le navire.",
  "term:blockade-runner.rule": "16.4",
  "term:sortie": "Sortie",
  "term:sortie.forms": "sortie|faire une sortie",
  "term:sortie.means":
    "La garnison d'une ville assiégée sort et attaque ceux qui sont devant ses murs, seule ou avec une armée qui vient à son secours.",
  "term:sortie.rule": "14.5.B",
  "term:strategy-rating": "Talent de stratège",
  "term:strategy-rating.forms": "talent de stratège",
  "term:strategy-rating.means":
    "Le premier nombre du pion d'un général, de 1 à 3. Il faut une carte d'au moins ce nombre pour l'activer. Plus il est bas, mieux c'est ; un convoi remplace chaque point qui manque.",
  "term:strategy-rating.rule": "2.2.A",
  "term:battle-rating": "Talent de tacticien",
  "term:battle-rating.forms": "talent de tacticien|talents de tacticien",
  "term:battle-rating.means":
    "Le second nombre du pion d'un général, de 1 à 3. Le plus haut a de meilleurs dés sur terre. En mer il compte pour les Amiraux, et c'est ce qu'un général doit faire au plus au dé pour intercepter ou éviter le combat.",
  "term:battle-rating.rule": "2.2.A",
  "term:admiral": "Amiral",
  "term:admiral.forms": "Amiral|Amiraux|amiral",
  "term:admiral.means":
    "Un général à l'aise en mer, marqué d'une ancre. Dans une bataille navale il tire des cartes de tactique selon son talent de tacticien et lance le dé dans une meilleure colonne.",
  "term:admiral.rule": "2.2.D1",
  "term:aristocrat": "Aristocrate",
  "term:aristocrat.forms": "Aristocrate|Aristocrates",
  "term:aristocrat.means":
    "Un Romain de grande famille. S'il perd son armée et se trouve neutralisé, Rome retire autant de CP que son talent de tacticien.",
  "term:aristocrat.rule": "2.2.D2",
  "term:africanus": "Africanus",
  "term:africanus.forms": "Africanus",
  "term:africanus.means":
    "Un Romain qui peut débarquer en Africa quel que soit l'art naval de Rome. Aux autres il faut qu'il soit excellent, ou bon avec Syracusae.",
  "term:africanus.rule": "2.2.D3",
  "term:consul": "Consul",
  "term:consul.forms": "consul|consuls",
  "term:consul.means":
    "L'un des deux généraux romains du tour, tirés au sort à chaque fois. Il ne peut partir avec moins de trois UC tant qu'il y en a plus, et quitte le jeu après son année s'il ne devient pas proconsul.",
  "term:consul.rule": "2.2.C2",
  "term:proconsul": "Proconsul",
  "term:proconsul.forms": "proconsul|Proconsul",
  "term:proconsul.means":
    "Le seul général romain qui garde son commandement après son année, jusqu'à ce que Rome nomme un autre consul à sa place.",
  "term:proconsul.rule": "2.2.C3",
  "term:dictator": "Dictateur",
  "term:dictator.forms": "Dictateur|dictateur",
  "term:dictator.means":
    "Le dernier recours de Rome, une fois par partie : quand Carthage mène de trois au tableau des provinces, Calatinus commande à tous jusqu'à la fin du tour.",
  "term:dictator.rule": "2.2.C1",
  "term:displaced": "Neutralisé",
  "term:displaced.forms": "neutralisé|neutralisés",
  "term:displaced.means":
    "Un général qui a perdu son armée quitte la carte. Un Carthaginois retourne dans la réserve et peut être tiré de nouveau ; un Romain est hors du jeu.",
  "term:displaced.rule": "2.2.A",
  "term:pool": "Réserve",
  "term:pool.forms": "réserve",
  "term:pool.means": "Les généraux qui attendent d'être tirés au sort au début d'un tour.",
  "term:pool.rule": "2.2.B",
  "term:operation-point": "Points d'opération, le nombre d'une carte",
  "term:operation-point.forms": "point d'opération|points d'opération",
  "term:operation-point.means":
    "Le nombre d'une carte de stratégie, de 1 à 3. Elle active un général, ou se dépense point par point : en CP, sur le Miat, en convois, pour radouber des navires. Un 3 peut lever une UC ou construire des navires.",
  "term:operation-point.rule": "5.2.C2",
  "term:counter-event": "Contre-événement",
  "term:counter-event.forms": "contre-événement|contre-événements|Contre-événement",
  "term:counter-event.means":
    "Une carte qui se joue aussi au milieu du coup de l'autre camp, au moment dont elle parle : le Mauvais temps quand quelqu'un marche, par exemple. Elle ne compte pas comme votre coup.",
  "term:counter-event.rule": "5.2.C1",
  "term:campaign": "Campagne",
  "term:campaign.forms": "Campagne mineure|Campagne majeure|carte Campagne|cartes Campagne|Campagne",
  "term:campaign.means":
    "Une Campagne mineure active deux généraux l'un après l'autre, une Campagne majeure trois, quel que soit leur talent de stratège. On peut aussi l'annoncer pour jouer en premier.",
  "term:campaign.rule": "17.1",
  "term:war-chest": "Trésor de guerre",
  "term:war-chest.forms": "trésor de guerre|Trésor de guerre",
  "term:war-chest.means":
    "À la fin d'un tour on compare les points d'opération joués par les deux camps. Qui en a joué moins peut dépenser la différence en CP, en convois et en radoubs.",
  "term:war-chest.rule": "5.6",
  "term:activate": "Activer",
  "term:activate.forms": "activer|activé|activez|Activer|activation|activations",
  "term:activate.means":
    "Mettre un général en marche avec une carte d'au moins son talent de stratège. Il a quatre points de mouvement, peut emmener des unités, prendre la mer, se battre et assiéger.",
  "term:activate.rule": "7.1",
  "term:movement-point": "Points de mouvement",
  "term:movement-point.forms": "point de mouvement|points de mouvement",
  "term:movement-point.means":
    "Un général en a quatre par activation. Une route ou une route maritime en coûte un, Mare Tyrrhenum deux ; les flottes romaines ne vont pas plus loin que leur art naval ne le permet.",
  "term:movement-point.rule": "7.2.A",
  "term:interception": "Interception",
  "term:interception.forms": "intercepter|intercepte|interceptez|intercepté|interception|Interception",
  "term:interception.means":
    "Attraper un ennemi en route. En mer, une flotte peut l'être dans chaque port où elle entre, par des navires prêts qui peuvent venir d'un port majeur avec un général à bord. Sur terre, une armée peut se jeter sur un ennemi qui entre dans un espace voisin, si le dé montre au plus le talent de tacticien de son général.",
  "term:interception.rule": "8",
  "term:avoid-battle": "Éviter le combat",
  "term:avoid-battle.forms": "éviter le combat|évite le combat|évitent le combat|Éviter le combat",
  "term:avoid-battle.means":
    "Une armée sur laquelle on marche peut se dérober dans un espace voisin, si le dé montre au plus le talent de tacticien de son général.",
  "term:avoid-battle.rule": "11",
  "term:overrun": "Écrasement",
  "term:overrun.forms": "écraser|écrasement",
  "term:overrun.means":
    "Une armée d'au moins cinq UC qui rencontre une seule UC sans général l'élimine sans bataille et peut continuer sa marche.",
  "term:overrun.rule": "7.2.E",
  "term:retreat": "Retraite",
  "term:retreat.forms": "battre en retraite|bat en retraite|retraite",
  "term:retreat.means":
    "Le vaincu d'une bataille sur terre se retire dans un espace ami, à quatre espaces au plus, et laisse ses convois. Les unités sans issue sont perdues.",
  "term:retreat.rule": "13.5",
  "term:battle-die": "Dés de bataille",
  "term:battle-die.forms": "dé de bataille|dés de bataille",
  "term:battle-die.means":
    "Ils montrent de la cavalerie, des troupes légères et de l'infanterie. La cavalerie touche toujours ; infanterie et troupes légères s'annulent, une pour une. Qui subit le plus de touches a perdu, et l'attaquant à égalité.",
  "term:battle-die.rule": "13.4",
  "term:dice-level": "Niveau de dés",
  "term:dice-level.forms": "niveau de dés|niveaux de dés|Niveau de dés",
  "term:dice-level.means":
    "Combien de dés de bataille on lance : au niveau 1 le petit, à 2 le grand, à 3 les deux. On part de 1 et l'on monte pour plus d'UC, plus d'alliés et le meilleur commandant.",
  "term:dice-level.rule": "13.3",
  "term:allies": "Alliés",
  "term:allies.forms": "alliés|alliée|allié",
  "term:allies.means":
    "Vos villes fortifiées dans la région d'une bataille sur terre, si un général mène votre camp. En avoir plus que l'ennemi donne un niveau de dés.",
  "term:allies.rule": "13.3.B",
  "term:hit": "Touche",
  "term:hit.forms": "touches|Touches",
  "term:hit.means":
    "Ce qu'un dé fait à l'ennemi. Sur terre chaque touche coûte une UC ; en mer elle coule un navire de guerre, et d'autres unités quand il n'y en a plus.",
  "term:hit.rule": "13.4",
  "term:change-of-command": "Changement de commandement",
  "term:change-of-command.forms": "changement de commandement|Changement de commandement",
  "term:change-of-command.means":
    "Deux consuls dans une armée commandent un jour sur deux. Avant une bataille Carthage peut lancer le dé, et le doit si elle attaque : sur 4 ou plus, c'est l'autre qui commande.",
  "term:change-of-command.rule": "13.2",
  "term:attrition": "Attrition",
  "term:attrition.forms": "attrition|Attrition",
  "term:attrition.means":
    "Des UC perdues par la faim, le froid et la désertion : en hiver en terrain ennemi, par certains événements. Plus le dé est haut et l'armée grande, pire c'est.",
  "term:attrition.rule": "15.2",
  "term:isolation": "Isolement",
  "term:isolation.forms": "isolé|isolés|isolement",
  "term:isolation.means":
    "À la fin d'un tour, un CP est perdu si aucun chemin par route ou route maritime ne le joint à une UC ou à une ville fortifiée de son camp.",
  "term:isolation.rule": "5.4",
  "term:truce": "Trêve",
  "term:truce.forms": "trêve|Trêve",
  "term:truce.means":
    "Une carte qui interdit aux armées d'entrer chez l'ennemi, d'assiéger et de retourner des CP, jusqu'à ce qu'un événement la rompe ou que le tour finisse.",
  "term:truce.rule": "17.1",
  "term:port": "Port",
  "term:port.forms": "port|ports",
  "term:port.means": "Un espace sur une route maritime, marqué d'une ancre. Les flottes vont de port en port.",
  "term:port.rule": "2.1.A",
  "term:major-port": "Port majeur",
  "term:major-port.forms": "port majeur|ports majeurs",
  "term:major-port.means": "Roma, Carthago et Syracusae, marqués d'une ancre dorée. Les flottes qui interceptent en partent.",
  "term:major-port.rule": "2.1.A",
  "term:sea-lane": "Route maritime",
  "term:sea-lane.forms": "route maritime|routes maritimes",
  "term:sea-lane.means": "Une ligne en tirets d'un port à l'autre. Une flotte la suit pour un point de mouvement.",
  "term:sea-lane.rule": "2.1.A",
  "term:storm": "Tempêtes",
  "term:storm.forms": "tempête|tempêtes|éclairs",
  "term:storm.means":
    "Les éclairs près d'une route maritime disent combien elle est dangereuse. Ils comptent quand Carthage joue Mer cruelle : la flotte romaine fait un jet pour chacun de la dernière route suivie.",
  "term:storm.rule": "2.1.J",
  "term:mare-tyrrhenum": "Mare Tyrrhenum",
  "term:mare-tyrrhenum.forms": "Mare Tyrrhenum",
  "term:mare-tyrrhenum.means":
    "La haute mer entre sept ports, marqués d'un trident. La traverser coûte deux points de mouvement, et qui contrôle quatre de ces ports la compte comme une province.",
  "term:mare-tyrrhenum.rule": "2.1.H",
  "term:warship": "Navire de guerre",
  "term:warship.forms": "navire de guerre|navires de guerre|navire|navires",
  "term:warship.means":
    "Dix par camp au plus. Ils n'appartiennent à aucun général et restent au port jusqu'à ce qu'une flotte parte. Ceux qui coulent peuvent être reconstruits dès le tour suivant.",
  "term:warship.rule": "2.3.F",
  "term:ready": "Prêt et épuisé",
  "term:ready.forms": "prêt|prêts|épuisé|épuisés",
  "term:ready.means":
    "Seuls les navires prêts prennent la mer et interceptent. Après certains voyages et les batailles perdues ils sont épuisés, jusqu'à ce qu'on les radoube.",
  "term:ready.rule": "2.3.F",
  "term:refit": "Radouber",
  "term:refit.forms": "radouber|radoubés|radoube|Radouber|radoub",
  "term:refit.means": "Remettre en état un navire épuisé, pour un point d'opération.",
  "term:refit.rule": "2.3.F",
  "term:fleet": "Flotte",
  "term:fleet.forms": "flotte|flottes",
  "term:fleet.means":
    "Un général en mer avec des navires de guerre et les unités qu'il embarque, dix en tout au plus. Sans navires de guerre, elle est à la merci de qui l'attrape.",
  "term:fleet.rule": "2.3.G",
  "term:naval-supremacy": "Suprématie navale",
  "term:naval-supremacy.forms": "suprématie navale|Suprématie navale",
  "term:naval-supremacy.means":
    "L'un des camps l'a toujours. Il choisit qui joue en premier, commence les batailles navales et peut esquiver, peut éviter les interceptions et assiège avec le dé rouge. On la prend en gagnant sur mer.",
  "term:naval-supremacy.rule": "2.1.I",
  "term:seamanship": "Art naval",
  "term:seamanship.forms": "art naval|Art naval|piste d'art naval",
  "term:seamanship.means":
    "Comment Rome navigue : médiocre, passable, bon, excellent. Il dit jusqu'où vont les flottes romaines, comment elles se battent et si elles peuvent débarquer en Africa. Il baisse en hiver si trop peu de navires sont prêts.",
  "term:seamanship.rule": "15.4",
  "term:corvi": "Corbeaux",
  "term:corvi.forms": "corbeaux|Corbeaux|corbeau|Corbeau",
  "term:corvi.means":
    "Des ponts d'abordage sur tous les navires romains, ou sur aucun. Ils ajoutent 1 aux jets de bataille romains et font une prise sur un 6, mais coûtent un jet de tempête de plus avec Mer cruelle.",
  "term:corvi.rule": "15.5",
  "term:naval-battle": "Bataille navale",
  "term:naval-battle.forms": "bataille navale|batailles navales|Bataille navale",
  "term:naval-battle.means":
    "Trois rounds au plus. À chacun, un camp peut jouer une carte de tactique, lance le dé pour toucher, et peut esquiver. Qui n'a plus de navires a perdu ; après trois rounds, la plus grande flotte a gagné.",
  "term:naval-battle.rule": "9",
  "term:tactic-card": "Carte de tactique",
  "term:tactic-card.forms": "carte de tactique|cartes de tactique|Cartes de tactique",
  "term:tactic-card.means":
    "Des cartes pour les batailles navales, tirées selon le talent de tacticien de l'Amiral et pour un port à soi. On peut en jouer une avant chaque jet.",
  "term:tactic-card.rule": "2.4.B",
  "term:evade": "Esquiver",
  "term:evade.forms": "esquiver|esquive|esquivez|Esquiver",
  "term:evade.means":
    "Quitter une bataille navale et la perdre, mais sauver ses navires : en cédant la suprématie navale, ou avec les cartes Fuyez ! et Dérobade. Une Poursuite peut l'empêcher.",
  "term:evade.rule": "9.2.C",
  "term:prize": "Prise",
  "term:prize.forms": "une prise|prises|Prises",
  "term:prize.means":
    "Un navire ennemi pris au lieu d'être coulé. Si vous gagnez la bataille, il devient un navire à vous, épuisé.",
  "term:prize.rule": "9.2.B3",
  "term:naval-die": "Dé naval",
  "term:naval-die.forms": "dé naval",
  "term:naval-die.means":
    "Qui a la suprématie navale le lance pour éviter une interception. Plus l'art naval de Rome est bas, plus il favorise Carthage.",
  "term:naval-die.rule": "8.2",
  "term:miat": "Le Miat",
  "term:miat.forms": "Miat",
  "term:miat.means":
    "Le conseil de Carthage : sept cases pour des CP. Bien rempli, il donne plus d'UC et de généraux, paie des mercenaires et compte comme une province. Le premier CP que coûte une défaite vient de là.",
  "term:miat.rule": "15.3",
  "term:mood": "Belliqueux, neutre, pacifique",
  "term:mood.forms": "belliqueux|pacifique",
  "term:mood.means":
    "L'humeur du Miat. Belliqueux, avec trois CP dont un au centre, il compte pour Carthage. Sinon les UC carthaginoises ne peuvent quitter l'Africa, et vide il compte pour Rome (Silver Edition).",
  "term:mood.rule": "15.3.B",
  "term:mercenary": "Mercenaire",
  "term:mercenary.forms": "mercenaire|mercenaires",
  "term:mercenary.means":
    "Xanthippus, puis Hamilcar Barca : des généraux que Carthage engage avec des CP du Miat, au lieu de jouer une carte. Le prix tombe de six au tour 1 à un au tour 6.",
  "term:mercenary.rule": "5.2.C3",
};
