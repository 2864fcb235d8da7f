import type { RulesReference } from "../../../../words/rules-reference.ts";

export const turn: RulesReference = [
  {
    id: "5",
    title: "Le tour",
    text: [
      "Chacun des sept tours, qui valent trois ou quatre ans, a les mêmes étapes. L'essentiel est la phase de stratégie, où l'on joue les cartes :",
      "- Renforts (sauf au tour 1) : [[5.1]].",
      "- Stratégie : les cartes sont distribuées et jouées : [[5.2]].",
      "- Attrition d'hiver : [[5.3]].",
      "- Isolement politique : [[5.4]].",
      "- Bilan : [[5.5]].",
      "- Trésor de guerre : [[5.6]].",
      "> Rome a retourné le CP d'Enna, mais n'y a plus d'UC ni de chemin vers une ville à elle. En hiver rien ne lui arrive ; à l'isolement il disparaît, et alors seulement on compte les provinces.",
    ],
  },
  {
    id: "5.1",
    title: "Renforts",
    text: [
      "Dès le tour 2 : les navires coulés reviennent ([[5.1.A]]), puis Carthage reçoit ses renforts ([[5.1.B]]), puis Rome ([[5.1.C]]). Les UC de Rome viennent d'Italia, celles de Carthage du Miat.",
    ],
  },
  {
    id: "5.1.A",
    title: "Navires coulés",
    text: [
      "Tous les navires de la piste des tours retournent au stock. Ils ne sont pas en jeu, mais peuvent être reconstruits.",
      "> Rome a perdu quatre navires au tour 2. Au tour 3 ils sont de retour au stock, et une carte à deux navires en construit deux.",
    ],
  },
  {
    id: "5.1.B",
    title: "Carthage",
    text: [
      "Carthage tire de nouveaux généraux à chaque tour, et le Miat décide combien de troupes viennent avec eux. Dans cet ordre :",
      "- Un navire prêt, et une UC avec un général ou dans une ville amie non assiégée.",
      "- Les UC du Miat ([[15.3.A]]), chacune à Carthago ou changée en navire prêt.",
      "- Tous les généraux sauf Hamilcar Barca retournent dans la réserve.",
      "- Le général de la case du tour arrive, puis un tiré au sort et ceux qu'ajoute le Miat, autant que la réserve en a : chacun avec des UC carthaginoises ou dans une ville amie non assiégée.",
      "- Les Amiraux placés à Carthago radoubent autant de navires épuisés que la somme de leurs talents de tacticien.",
      "> Tour 2 : Hamilcar (2/3) arrive de la case du tour. C'est un Amiral ; placé à Carthago, il radoube jusqu'à trois navires épuisés.",
    ],
  },
  {
    id: "5.1.C",
    title: "Rome",
    text: [
      "Rome lève ses troupes à Roma et élit de nouveaux commandants à chaque tour. Dans cet ordre :",
      "- À Roma, une UC pour chaque province romaine d'Italia, Samnium compris.",
      "- Rome peut faire d'un consul le proconsul ; l'ancien proconsul est alors éliminé.",
      "- Les autres consuls sont éliminés, et deux sont tirés de la réserve (moins si elle en a moins).",
      "- Chacun va dans un espace non assiégé avec trois UC romaines, Roma comprise. Avec moins d'UC Roma est ouverte, Silver : seulement s'il n'y a pas de tel espace ; Golden Geek : tant qu'elle n'est pas assiégée.",
      "- Chaque nouveau consul qui est Amiral et placé à Roma peut apporter une réforme navale : changer des UC de Roma en navires prêts, jusqu'à son talent de tacticien et sans toucher aux trois du consul ; ou élever l'art naval d'un niveau (une fois par tour) ; ou monter ou démonter les corbeaux.",
      "> Rome contrôle Latium, Campania, Samnium, Apulia et Lucania : cinq UC à Roma. Duilius (3) est tiré et placé là avec huit UC : il peut en changer trois en navires, ou élever l'art naval de médiocre à passable.",
    ],
  },
  {
    id: "5.1.D",
    title: "Limites",
    text: [
      "Rien ne se place dans une ville assiégée : ni renforts, ni troupes levées par une carte ou un événement ; Roma assiégée, Rome ne reçoit pas d'UC. Des ennemis devant une ville non assiégée n'empêchent rien. Un général ennemi sans UC ne gêne personne : il est neutralisé quand une UC est placée avec lui.",
      "> Une armée romaine est devant Lilybaeum avec un point de siège. Carthage ne peut rien y placer ; avant ce point elle aurait pu y mettre une UC.",
    ],
  },
  {
    id: "5.2",
    title: "Phase de stratégie",
    text: [
      "Les deux camps reçoivent des cartes ([[5.2.A]]) et les jouent à tour de rôle, une à la fois ([[5.2.B]]). Marcher, naviguer, assiéger, construire, faire de la politique : tout se passe ici ([[5.2.C]]).",
    ],
  },
  {
    id: "5.2.A",
    title: "Distribution",
    text: [
      "Chaque camp reçoit le nombre du tour : sept cartes aux tours 1 et 2, huit aux tours 3 à 5, neuf aux tours 6 et 7. Si le paquet ne suffit pas aux deux, la défausse y est d'abord mélangée.",
      "> Tour 4 : chaque camp reçoit huit cartes. Il en faut seize ; s'il n'en reste que douze dans le paquet, paquet et défausse sont mélangés avant la distribution.",
    ],
  },
  {
    id: "5.2.B",
    title: "Qui commence",
    text: [
      "Celui qui a la suprématie navale dit qui joue d'abord. Avant cela, son adversaire peut prendre la main en ouvrant avec une carte Campagne majeure ou mineure, pour l'événement ou pour les points.",
      "Puis une carte à la fois, tour à tour. Un joueur sans cartes passe. Quand les deux mains sont vides la phase est finie.",
      "> Carthage a la suprématie navale et veut commencer. Rome ouvre avant cela avec une Campagne mineure, et déplace deux généraux la première.",
    ],
  },
  {
    id: "5.2.C",
    title: "Un coup",
    text: [
      "Quand c'est à vous de jouer, vous faites une de ces choses. On ne passe pas tant qu'on a des cartes :",
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
      "On ne joue un événement que si la carte a sa couleur. Les contre-événements se jouent quand leur condition se présente, même au milieu du coup de l'adversaire ; le jeu reprend ensuite où il en était. Ils coûtent tout de même une carte de la main.",
      "Un événement au rameau d'olivier brisé rompt une trêve, qui que ce soit qui le joue, pourvu qu'il ait un effet.",
      "> Duilius fait voile vers Panormus, et Carthage joue Mauvais temps au milieu de son mouvement : il doit revenir. Puis la carte de Rome est finie et Carthage joue son propre coup.",
    ],
  },
  {
    id: "5.2.C2",
    title: "Points d'opération",
    text: [
      "Au choix :",
      "- Activer un général dont le talent de stratège ne dépasse pas les points ; chaque point manquant coûte un convoi dans son espace. Il se déplace avec dix unités au plus ([[7]]), ou avec trois UC assiège ou soumet ([[14]]).",
      "- Lever une UC, avec une carte de trois points qui montre le fantassin : avec un général dans un espace ami d'une province que vous contrôlez, pas dans une ville assiégée.",
      "- Construire le ou les deux navires prêts que montre une carte de trois points.",
      "- Dépenser les points un à un : un CP ; un navire épuisé radoubé ; un convoi avec une armée ou dans une ville amie non assiégée ; pour Carthage un CP sur le Miat.",
      "Un CP va dans tout espace sans tribu, ville, CP ni UC ennemis ; il n'a pas à être près d'un autre. Un CP ennemi, mais pas une ville, se retourne là où vous avez une UC.",
      "> Avec un trois Carthage peut placer un CP à Enna et un à Catana et radouber un navire ; ou activer Hanno (3) ; ou, si la carte montre deux navires, en construire deux. Avec un deux et un convoi à Carthago, elle peut aussi activer Hanno.",
    ],
  },
  {
    id: "5.2.C3",
    title: "Mercenaires",
    text: [
      "Au lieu d'une carte, Carthage engage le premier de la case en retirant des CP du Miat : six au tour 1, puis 5, 4, 3, 2, 1, 1. Plus elle attend, moins il coûte et moins il a de temps.",
      "- Xanthippus (3/3), avec un éléphant, dans un port ami non assiégé d'Africa. Les Tactiques oubliées disparaissent pour toujours. Il quitte le jeu à la fin du tour, ou s'il est neutralisé.",
      "- Hamilcar Barca (1/3), après lui, avec une UC, dans n'importe quel port ami non assiégé, en Africa ou ailleurs. Si personne ne l'a engagé, il vient de lui-même au tour 7, même si Xanthippus n'est jamais venu. Neutralisé, il va dans la réserve.",
      "> Au tour 4 le prix est de trois. Carthage a cinq CP sur le Miat, en retire trois et a Xanthippus à Carthago avec un éléphant, juste quand Regulus débarque ; mais le Miat, avec deux CP, n'est plus belliqueux.",
    ],
  },
  {
    id: "5.2.C4",
    title: "Le Dictateur",
    text: [
      "Dès le tour 2, une fois par partie, si Carthage a sur le tableau des provinces au moins trois CP de plus que Rome et si Calatinus n'est pas sur le plateau. Rome joue la carte Dictateur quand c'est à elle de jouer (Golden Geek : comme événement, que Foi punique peut annuler) ; Calatinus, même éliminé, prend le commandement à Roma. Silver : avec trois nouvelles UC, mais aucune si Roma est assiégée ; Golden Geek : sans.",
      "Il est supérieur à tous, commande toujours, n'a pas de minimum d'UC et peut prendre celles des consuls. Les trois points de la carte comptent pour le trésor de guerre. À la fin du tour il est éliminé s'il a été consul, sinon il retourne dans la réserve.",
      "> Carthage a huit marqueurs du tableau, Rome cinq. Rome nomme le Dictateur : Calatinus (3/3) quitte Roma avec toutes les UC qui s'y trouvent, celles du consul comprises.",
    ],
  },
  {
    id: "5.2.C5",
    title: "Défausse",
    text: [
      "Une carte peut être posée sans effet. C'était votre coup, et ses points comptent pour le trésor de guerre.",
      "> Rome défausse un trois dont elle n'a pas bon usage. Il compte tout de même trois au trésor de guerre.",
    ],
  },
  {
    id: "5.3",
    title: "Attrition d'hiver",
    text: [
      "La faim et le froid pour les armées en pays hostile ([[5.3.A]]), les convois sans garde ([[5.3.B]]), les équipages oisifs ([[5.3.C]]). Cela vient après la dernière carte : où une armée finit le tour a son importance.",
    ],
  },
  {
    id: "5.3.A",
    title: "Forces",
    text: [
      "Toute force hors des murs sur un CP ennemi, une ville ennemie ou une tribu fait un jet d'attrition ([[15.2]]) ; les assiégeants aussi. Un de ses convois, sacrifié, lui épargne le jet. Les garnisons dans leur propre ville n'en font pas. Les généraux n'y sont jamais perdus ni neutralisés.",
      "> Quatre UC romaines finissent le tour devant Agrigentum : un dé de 4 ou 5 en coûte une, un 6 deux. Un convoi sacrifié leur épargne le jet.",
    ],
  },
  {
    id: "5.3.B",
    title: "Convois sans garde",
    text: [
      "Les convois sans UC amie sont retirés, sauf dans une ville fortifiée amie. Laissez donc une UC avec eux, ou mettez-les à l'abri avant la dernière carte.",
      "> Un convoi est seul à Regium, ville romaine : il reste. Un autre, laissé seul à Thermae, est perdu.",
    ],
  },
  {
    id: "5.3.C",
    title: "Art naval",
    text: [
      "Si Rome a moins de navires prêts au port que le nombre de son niveau d'art naval (1 à 4), le niveau baisse d'un, jamais au-dessous de médiocre. Puis la suprématie navale passe à Carthage, sauf si l'art naval est excellent.",
      "Golden Geek : au tour 1 la carte Dictateur est alors retournée, visible.",
      "> Rome a élevé son art naval à bon (3), mais deux navires seulement sont prêts : il retombe à passable. Et qui qu'ait eu la suprématie navale, Carthage l'a maintenant.",
    ],
  },
  {
    id: "5.4",
    title: "Isolement politique",
    text: [
      "Carthage, puis Rome, retire ses CP isolés, une seule fois. Un CP est sauf si un chemin par les routes, les routes maritimes ordinaires et le détroit le relie à une UC amie ou à une ville fortifiée amie, assiégée ou non.",
      "Le chemin peut passer par des espaces neutres, et par des UC ennemies seulement là où il y a un CP ami. Il ne passe ni par Mare Tyrrhenum, ni par les CP et villes ennemis, ni par les tribus. Les CP du Miat ne sont jamais isolés.",
      "> Rome a un CP à Enna. Par Catana, qui est neutre, le chemin mène à Messana, ville romaine : le CP est sauf. Avec un CP carthaginois à Catana, et d'autres à Thermae et Agrigentum, il est retiré.",
    ],
  },
  {
    id: "5.5",
    title: "Bilan",
    text: [
      "Chacun compte ses provinces sans le Samnium, et Lilybaeum, Mare Tyrrhenum et le Miat (belliqueux pour Carthage ; Silver : pacifique pour Rome). Celui qui en a moins retire autant de CP que la différence, jamais des villes ; Carthage le premier du Miat. Le joueur qui ne le peut pas perd la partie.",
      "Carthage gagne si Rome contrôle alors moins de trois provinces d'Italia, Samnium compris.",
      "> Carthage a sept points, Rome cinq : Rome retire deux CP de son choix. Dans le cas contraire, Carthage prendrait le premier des deux sur le Miat.",
    ],
  },
  {
    id: "5.6",
    title: "Trésor de guerre",
    text: [
      "On additionne les points de toutes les cartes jouées ce tour : défausses, contre-événements et Dictateur aussi, mais pas un événement annulé par Foi punique. Le camp qui en a le plus peut donner des convois, dont chacun ôte un à la différence.",
      "L'autre camp dépense alors le reste, un point chacun : un navire radoubé ; un convoi avec un général ou dans une ville amie non assiégée ; un CP placé ou retourné comme en [[5.2.C2]] (Golden Geek : sur le Miat aussi). Le surplus est perdu.",
      "Les cartes à retirer après leur événement quittent le jeu ; les autres sont défaussées.",
      "> Rome a joué 15 points, Carthage 12. Rome donne un convoi, si bien que Carthage a deux points : elle radoube un navire et place un CP.",
    ],
  },
  {
    id: "6",
    title: "Fin de la partie",
    text: [
      "La partie finit par une victoire immédiate ([[6.1]]), ou après le tour 7 par un dernier compte ([[6.2]]). Il n'y a pas de match nul.",
    ],
  },
  {
    id: "6.1",
    title: "Victoire immédiate",
    text: [
      "La partie s'arrête au moment où une condition de [[4.1]] est remplie. On n'attend ni la fin du tour ni celle de la bataille.",
      "> Après une bataille perdue Carthage doit retirer quatre CP et il lui en reste trois, ceux du Miat compris : Rome a gagné.",
    ],
  },
  {
    id: "6.2",
    title: "Le dernier tour",
    text: [
      "Après le trésor de guerre du tour 7, chacun compte comme en [[5.5]] : provinces sans le Samnium, Lilybaeum, Mare Tyrrhenum et le Miat (belliqueux pour Carthage ; Silver : pacifique pour Rome). Le plus grand nombre gagne ; à égalité Carthage.",
      "> Au trésor de guerre du tour 7 Carthage place un CP à Aleria et contrôle ainsi Mare Tyrrhenum : sept contre sept, et Carthage gagne l'égalité.",
    ],
  },
];
