import { strategy } from "./strategy-fr.ts";

/** Les règles d'Hannibal par section, avec nos mots. Same sections and links as in English. */
const rules: readonly { readonly id: string; readonly title: string; readonly text: readonly string[] }[] = [
  {
    id: "1",
    title: "La guerre",
    text: [
      "Deux joueurs s'affrontent dans la deuxième guerre punique, de 218 à 201 av. J.-C. : Rome contre Carthage, en neuf tours. Celui qui contrôle le plus de provinces à la fin gagne, sauf si la guerre s'achève plus tôt : voir [[22.4]] et [[23]].",
      "UC veut dire unité de combat, CP marqueur de contrôle politique. Une armée est un général avec au moins une UC. Là où les deux éditions diffèrent, les deux règles sont données ; certaines différences sont des options de la partie.",
    ],
  },
  { id: "4", title: "Mise en place", text: ["Chaque camp commence là où l'histoire l'a mis en 218."] },
  {
    id: "4.1",
    title: "Rome",
    text: [
      "Huit UC avec le consul P. Scipion à Rome ; huit UC avec le consul T. Longus à Agrigente. Tous les espaces et villes rouges sont romains. Six autres généraux attendent dans la coupe ; Scipion l'Africain vient plus tard, voir [[6.7]].",
    ],
  },
  {
    id: "4.2",
    title: "Carthage",
    text: [
      "Quatre UC avec Hannon à Carthage ; dix UC, dont deux d'éléphants, avec Hannibal à Sagonte, Magon et H. Giscon sous ses ordres ; deux UC avec Hasdrubal à Carthagène. Tous les espaces et villes bleus sont carthaginois.",
    ],
  },
  {
    id: "4.3",
    title: "Tribus",
    text: [
      "Huit espaces ont une tribu. Boïens, Insubres et Bruttium sont amis de Carthage ([[20.9]]) ; les cinq autres ne sont à personne.",
    ],
  },
  { id: "4.4", title: "Paquets", text: ["64 cartes de stratégie et 48 cartes de bataille sont mélangées séparément."] },
  {
    id: "5",
    title: "Le tour",
    text: [
      "- Renforts (sauf au tour 1) : Carthage, ses généraux neutralisés, Rome, Scipion l'Africain, les élections : [[6]].",
      "- Les cartes de stratégie sont distribuées et jouées une à une : [[7]].",
      "- Attrition d'hiver : [[21.1]].",
      "- Les CP isolés sont retirés : [[19.4]].",
      "- On compte les points politiques : [[22]].",
    ],
  },
  { id: "6", title: "Renforts", text: ["À partir du tour 2, les deux camps reçoivent des UC au début du tour."] },
  {
    id: "6.1",
    title: "Carthage",
    text: [
      "Jusqu'à quatre UC :",
      "- une à Carthage ou avec un général en Afrique ;",
      "- une à Carthagène ou avec un général en Espagne, si Carthagène est carthaginoise ;",
      "- une autre de même, si Carthage contrôle la Bétique ;",
      "- une à Carthage, à Carthagène ou avec n'importe quel général.",
      "Ce qu'on ne peut placer est perdu. Puis les généraux neutralisés reviennent, chacun auprès d'UC non assiégées.",
    ],
  },
  {
    id: "6.2",
    title: "Rome",
    text: [
      "Cinq UC, à Rome ou avec des généraux ; au moins trois en Italie. S'il n'y a aucune pile de cinq UC, les renforts doivent en former une.",
    ],
  },
  {
    id: "6.3",
    title: "Limites",
    text: [
      "Rien dans une ville assiégée. Si l'ennemi est devant une ville non assiégée, ce qu'on y place entre dans les murs, dans la limite de la place. Un général ennemi seul n'empêche rien : il est neutralisé.",
    ],
  },
  {
    id: "6.4",
    title: "Élections",
    text: [
      "Rome nomme proconsul un de ses généraux sur la carte (une option dit si elle le doit), remet les autres dans la coupe et en tire deux au hasard : les consuls du tour. Scipion l'Africain n'est pas concerné.",
    ],
  },
  {
    id: "6.5",
    title: "Placement des consuls",
    text: [
      "Avec au moins cinq UC, ensemble ou séparés. Dans Rome assiégée seulement s'il n'y a pas d'autre place. Fabius Maximus doit être placé en Italie : avec n'importe quelles UC si aucune pile n'en a cinq, ou à Rome s'il n'y a pas d'UC en Italie.",
    ],
  },
  {
    id: "6.6",
    title: "Le proconsul",
    text: [
      "Il reste avec son armée. Il n'y en a qu'un à la fois, outre Scipion l'Africain. Il garde sa charge jusqu'à ce qu'un consul sortant le remplace.",
    ],
  },
  {
    id: "6.7",
    title: "Scipion l'Africain",
    text: [
      "Au tour 6, après les renforts normaux et avant les élections, il arrive avec cinq UC dans un espace d'Italie, ou un port d'Espagne, contrôlé par Rome et sans UC ennemie ; selon les règles de Valley, pas dans l'espace d'une ville fortifiée. S'il n'y en a pas, il ne vient jamais. Il reste proconsul jusqu'à la fin de la partie.",
    ],
  },
  { id: "7", title: "La phase de stratégie", text: ["Tout se fait en jouant des cartes de stratégie."] },
  {
    id: "7.1",
    title: "Les mains",
    text: ["Chaque camp reçoit sept cartes aux tours 1 à 3, huit aux tours 4 à 6, neuf aux tours 7 à 9."],
  },
  {
    id: "7.2",
    title: "Une carte, plusieurs usages",
    text: ["Une carte se joue pour ses opérations ou pour son événement, ou se défausse."],
  },
  {
    id: "7.3",
    title: "Qui commence",
    text: [
      "Rome peut commencer avec une carte Campagne, comme événement ou pour les opérations. Sinon Carthage dit qui joue d'abord.",
    ],
  },
  {
    id: "7.4",
    title: "Fin de la phase",
    text: ["On joue à tour de rôle jusqu'à ce que les deux mains soient vides. Celui à qui il reste des cartes joue seul."],
  },
  {
    id: "8",
    title: "Cartes de stratégie",
    text: [
      "Une carte montre ses opérations (de une à trois), qui peut jouer son événement et, si elle a trois opérations, un navire.",
    ],
  },
  {
    id: "8.1",
    title: "Ce que montre une carte",
    text: [
      "Le nombre sert à déplacer des généraux et à placer des CP. L'événement n'a lieu que si le nombre n'est pas utilisé, sauf pour les événements qui accompagnent un mouvement. Les cartes au navire permettent le mouvement naval : [[11.1]].",
    ],
  },
  {
    id: "8.2",
    title: "Opérations",
    text: [
      "- Déplacer un général dont le talent de stratège ne dépasse pas le nombre, avec dix UC au plus.",
      "- Placer autant de CP que le nombre : [[19.2]].",
      "- Avec un trois : lever une UC avec un général dans un espace ami d'une province amie, hors d'une ville assiégée.",
    ],
  },
  {
    id: "8.3",
    title: "Événements",
    text: [
      "Certains sont à Rome, d'autres à Carthage, d'autres aux deux. Les opérations sont ouvertes aux deux avec toute carte.",
    ],
  },
  {
    id: "8.4",
    title: "Contre-événements",
    text: [
      "Ils se jouent au milieu d'autre chose : un mouvement, une traversée, une bataille. Ils ne comptent pas comme le tour du joueur. Tribus hostiles peut aussi se jouer comme un tour.",
    ],
  },
  {
    id: "8.5",
    title: "Une seule fois",
    text: [
      "Capoue (25) et Syracuse (26) n'arrivent qu'une fois. Philippe V (9) arrive deux fois, la seconde par Rome seule, pour défaire la première. Une carte employée autrement reste dans le paquet.",
    ],
  },
  { id: "8.6", title: "Défausse", text: ["On peut défausser une carte, face visible, sans aucun effet."] },
  {
    id: "8.7",
    title: "Mélange",
    text: [
      "Si le paquet ne suffit pas aux deux camps, paquet et défausse sont d'abord mélangés. Quand la Trêve est jouée ou défaussée, cela se fait à la fin du tour.",
    ],
  },
  { id: "9", title: "Piles et commandement", text: ["Combien d'unités peuvent s'empiler, et qui les commande."] },
  { id: "9.1", title: "UC", text: ["Autant d'UC qu'on veut dans un espace."] },
  {
    id: "9.2",
    title: "Généraux",
    text: [
      "Quand plusieurs généraux sont dans une pile, l'un commande et les autres sont ses subordonnés. Ils se déplacent avec lui, et leurs capacités n'ont aucun effet.",
    ],
  },
  {
    id: "9.3",
    title: "Rang",
    text: [
      "Hannibal est supérieur à tous les Carthaginois ; les consuls sont supérieurs aux proconsuls. Un général ne peut pas commander à son supérieur. Entre égaux, le joueur choisit quand il active l'armée ; voir aussi [[10.8]].",
    ],
  },
  {
    id: "10",
    title: "Mouvement",
    text: ["Comment les généraux et les armées se déplacent, jusqu'où, et ce qu'ils peuvent faire en chemin."],
  },
  {
    id: "10.1",
    title: "Qui se déplace",
    text: ["Les généraux, avec ou sans UC ; les UC jamais seules. Un général par carte, sauf campagne."],
  },
  {
    id: "10.2",
    title: "Comment",
    text: [
      "Jusqu'à quatre espaces le long des lignes, six avec une Marche forcée. Dix UC au plus avec lui à tout moment ; on peut prendre et laisser des unités en chemin. Chaque espace où il entre donne à l'autre camp ses réactions : [[10.3]]. À la fin il peut assiéger ou soumettre, s'il n'a pas combattu.",
    ],
  },
  {
    id: "10.3",
    title: "Réactions",
    text: [
      "Dans cet ordre, pour chaque espace :",
      "- dans une ville fortifiée de l'autre camp, ses UC sont déclarées dedans ou dehors ;",
      "- toutes les tentatives d'éviter le combat et d'intercepter sont annoncées ;",
      "- on jette le dé pour éviter le combat ;",
      "- puis pour les interceptions, dans l'ordre voulu.",
    ],
  },
  {
    id: "10.4",
    title: "L'ennemi en chemin",
    text: [
      "Une armée qui rencontre des UC ennemies qui ne se dérobent pas s'arrête et combat. Un général sans UC ne peut pas entrer dans un espace avec des UC ennemies, sauf si des amis les tiennent enfermées dans leur ville. Il peut passer près d'un général ennemi, mais pas s'arrêter avec lui.",
    ],
  },
  {
    id: "10.5",
    title: "Écrasement",
    text: [
      "Une armée de cinq UC ou plus qui rencontre une seule UC sans général la détruit et continue. Une garnison dans les murs n'y change rien.",
    ],
  },
  {
    id: "10.6",
    title: "Cols et détroits",
    text: [
      "Les deux coûtent deux espaces. Après un col, l'armée subit l'attrition, avec -2 s'il n'est pas alpin. Le détroit de Messine est ouvert aux armées du camp qui contrôle Rhegium et Messine ; les généraux sans UC peuvent toujours le passer, mais pas selon les règles de Valley. Le détroit entre Corse et Sardaigne est ouvert à tous. On ne peut ni intercepter, ni éviter le combat, ni se replier, ni battre en retraite par un col ou un détroit.",
    ],
  },
  {
    id: "10.7",
    title: "Villes fortifiées",
    text: [
      "Les UC sont dans les murs ou dehors. Une ville contient deux UC, Rome et Carthage cinq. Celles qui sont dans les murs n'arrêtent pas l'ennemi. Tant que la ville n'est pas assiégée, son propriétaire décide à nouveau chaque fois qu'une armée ennemie entre dans l'espace. Seules des UC ennemies enferment une garnison ; un général seul devant les murs ne le peut pas.",
    ],
  },
  {
    id: "10.8",
    title: "Se joindre",
    text: [
      "Un général peut passer par d'autres et emmener ceux qui ne lui sont pas supérieurs (selon l'option : seulement ses inférieurs). S'il finit son mouvement avec un supérieur, il devient son subordonné ; avec un égal, il commande.",
    ],
  },
  {
    id: "10.9",
    title: "Se séparer",
    text: [
      "On peut laisser des subordonnés à tout moment, avec ou sans UC, et les activer eux-mêmes, avec des UC de l'armée, autant que [[18.1]] le permet.",
    ],
  },
  {
    id: "10.10",
    title: "Généraux neutralisés",
    text: [
      "Un général est neutralisé quand une armée ennemie entre dans son espace alors qu'il n'a pas d'UC, ou quand toutes ses UC sont perdues en retraite, sur la table de retraite ou par la flotte romaine ; non par l'attrition, la tempête ou les pertes de bataille.",
      "Scipion l'Africain et Hannibal sont alors hors du jeu ; pour Hannibal, Carthage retire cinq CP de plus.",
    ],
  },
  {
    id: "10.11",
    title: "Campagnes",
    text: [
      "Les généraux se déplacent l'un après l'autre, chacun une seule fois. Une UC ou un subordonné peut se déplacer avec plusieurs d'entre eux, quatre espaces en tout. Quiconque a participé à une bataille, assiégé, reculé ou manqué une poursuite a fini sa campagne, où qu'il se retrouve. Une tentative contre chaque ville ou tribu.",
    ],
  },
  {
    id: "10.12",
    title: "Néron",
    text: [
      "Activé par une carte Campagne, il dispose de six espaces, y compris ceux où d'autres l'ont emmené ; de même les unités qui font tout leur chemin avec lui.",
    ],
  },
  {
    id: "11",
    title: "Mouvement naval",
    text: ["Comment les armées traversent la mer de port en port, et ce que Carthage y risque."],
  },
  {
    id: "11.1",
    title: "Comment",
    text: ["De port à port, avec une carte au navire, pour trois espaces. Le reste du mouvement peut se faire avant ou après."],
  },
  { id: "11.2", title: "Ports ennemis", text: ["On peut partir de tout port et y arriver, même avec CP ou UC ennemis."] },
  {
    id: "11.3",
    title: "Villes assiégées",
    text: [
      "On ne sort pas par mer d'une ville assiégée, ni n'y entre ; mais on peut débarquer devant. Une ville amie non assiégée peut être rejointe par mer quand l'ennemi est devant.",
    ],
  },
  {
    id: "11.4",
    title: "Combien",
    text: [
      "Une campagne permet à une de ses armées de naviguer, avec dix UC au plus ; toute autre carte à trois opérations, à une armée de cinq UC au plus.",
    ],
  },
  {
    id: "11.5",
    title: "Suprématie romaine",
    text: [
      "Contre chaque traversée carthaginoise Rome jette le dé : 1 ou moins la laisse passer, 2 la renvoie au port et finit le mouvement, 3 ou plus la coule : UC perdues, généraux neutralisés, sans conséquences politiques.",
    ],
  },
  {
    id: "11.6",
    title: "Modificateurs",
    text: [
      "- les nombres des deux ports ;",
      "- +1 pour chacun des deux avec un CP romain ;",
      "- -1 pour une seule UC (par option, pour un général seul aussi) ;",
      "- -1 chacun : Syracuse carthaginoise, Macédoine alliée, Victoire navale, Magon commandant.",
    ],
  },
  {
    id: "12",
    title: "Interception",
    text: ["Comment une armée au repos surprend une armée en marche avant qu'elle n'arrive à son but."],
  },
  {
    id: "12.1",
    title: "Ce que c'est",
    text: ["Une armée de l'autre camp va d'un espace, là où l'ennemi vient d'entrer, et l'oblige à combattre ou à reculer."],
  },
  {
    id: "12.2",
    title: "Quand",
    text: [
      "Chaque fois qu'un ennemi entre dans un espace adjacent à l'armée, quels que soient ceux qui s'y trouvent ; mais pas quand il entre dans l'espace de l'armée elle-même.",
    ],
  },
  {
    id: "12.3",
    title: "Limites",
    text: [
      "Des armées seulement ; ni par col ni par détroit ; ni là où sont déjà d'autres UC ennemies. Seuls les mouvements s'interceptent.",
    ],
  },
  {
    id: "12.4",
    title: "Le jet",
    text: [
      "Réussi au talent de tacticien du chef ou moins ; +1 si l'espace a un CP ennemi et pas d'UC amie. Dix UC au plus. En bataille l'intercepteur a une carte de plus.",
    ],
  },
  {
    id: "12.5",
    title: "Reculer",
    text: [
      "L'armée interceptée peut revenir d'où elle vient et finir là son mouvement. Par un col, elle subit à nouveau l'attrition ; par mer, une armée carthaginoise fait un autre jet naval ; sur « retour au port », elle doit rester et combattre. Elle peut encore assiéger ou soumettre sur place.",
    ],
  },
  {
    id: "12.6",
    title: "Plusieurs à la fois",
    text: [
      "Toutes sont annoncées avant le premier jet. Celles qui réussissent combattent ensemble sous un chef. Le joueur actif décide après tous les jets.",
    ],
  },
  {
    id: "12.7",
    title: "Subordonnés",
    text: [
      "Une partie d'une armée peut intercepter, même sous un subordonné ; on nomme d'avance général et UC. Le commandant doit garder une UC. Une tentative par espace.",
    ],
  },
  {
    id: "12.8",
    title: "Et les villes",
    text: [
      "Une armée enfermée dans une ville par des UC ennemies ne peut pas intercepter. L'interception vient avant que l'armée puisse entrer dans une ville, même si elle fait voile droit vers son port. Venue par mer à une ville amie non assiégée, elle peut combattre, entrer, repartir, ou se partager entre ces deux derniers choix.",
    ],
  },
  { id: "12.9", title: "Et l'écrasement", text: ["Les interceptions viennent d'abord et peuvent l'empêcher."] },
  {
    id: "12.10",
    title: "Échec",
    text: ["Qui a manqué d'intercepter une armée ne peut éviter le combat avec elle tant que dure la carte."],
  },
  {
    id: "13",
    title: "Éviter le combat, poursuivre",
    text: ["Comment une armée se dérobe devant celle qui marche sur elle, et comment on peut la suivre."],
  },
  {
    id: "13.1",
    title: "Éviter le combat",
    text: [
      "Quand une armée ennemie entre, le général peut tenter de s'échapper : son talent de tacticien ou moins. S'il échoue il combat avec une carte de bataille de moins.",
    ],
  },
  {
    id: "13.2",
    title: "Limites",
    text: [
      "Dix UC au plus ; vers un espace adjacent par route, sans UC ni CP ennemi, sans tribu hostile, et pas d'où vient l'ennemi. On peut laisser des unités, autant que [[18.1]] le permet.",
    ],
  },
  {
    id: "13.3",
    title: "Subordonnés",
    text: ["Un subordonné peut emmener une partie si le commandant garde une UC, un consul cinq. Une seule tentative."],
  },
  {
    id: "13.4",
    title: "Poursuite",
    text: [
      "Quand l'ennemi s'est dérobé, l'armée peut continuer, dans n'importe quelle direction, si son général obtient son talent de tacticien ou moins et s'il lui reste des espaces. L'ennemi peut éviter à nouveau le combat, et être poursuivi à nouveau.",
    ],
  },
  {
    id: "13.5",
    title: "Devant une ville",
    text: [
      "Une armée devant sa ville peut y entrer aussitôt, ce qui ne ralentit pas l'ennemi, ou rester dehors et tenter d'éviter. Par option elle peut entrer après un jet réussi.",
    ],
  },
  { id: "13.6", title: "Sièges après une poursuite manquée", text: ["Permis là où l'armée se trouve."] },
  {
    id: "14",
    title: "Bataille",
    text: [
      "Deux armées dans un même espace combattent avec des cartes de bataille, round après round, jusqu'à ce que l'une ne pare plus la carte de l'autre.",
    ],
  },
  {
    id: "14.1",
    title: "Cartes de bataille",
    text: [
      "Chaque camp reçoit :",
      "- le talent de tacticien de son commandant ;",
      "- une par UC ;",
      "- une pour une interception réussie ; une de moins pour un combat non évité ;",
      "- alliés, milice et tribu amie : [[14.2]], [[14.4]].",
      "Jamais plus de vingt, avant les éléphants.",
    ],
  },
  {
    id: "14.2",
    title: "Alliés",
    text: [
      "Une carte par province du même pays (Afrique, Espagne, Italie) ou de l'île que le camp contrôle, deux pour chaque Numidie ; ailleurs pour la province même.",
    ],
  },
  {
    id: "14.3",
    title: "Limites des alliés",
    text: [
      "Seulement avec un général dans la bataille. Le Latium n'en donne pas. Rome en a deux au plus d'Italie, Carthage jusqu'à six.",
    ],
  },
  {
    id: "14.4",
    title: "Milice et tribus",
    text: ["Deux pour Rome dans le Latium, même sans général. Une pour Carthage là où vit une tribu amie."],
  },
  {
    id: "14.5",
    title: "Ordre",
    text: [
      "- passation de commandement : [[18.2]] ;",
      "- cartes de stratégie de l'attaquant, puis du défenseur ;",
      "- éléphants : [[17]] ;",
      "- distribution des cartes de bataille.",
    ],
  },
  {
    id: "14.6",
    title: "Rounds",
    text: ["L'attaquant joue une carte ; le défenseur doit la parer. Celui dont l'armée s'est déplacée attaque d'abord."],
  },
  { id: "14.7", title: "Parer", text: ["Avec une carte de même sorte."] },
  {
    id: "14.8",
    title: "Contre-attaque",
    text: [
      "Après un round paré, le défenseur peut jeter le dé : avec le talent de tacticien de son général ou moins, il devient l'attaquant. Un Double enveloppement paré lui donne l'initiative sans jet (selon l'option, seulement s'il le veut).",
    ],
  },
  { id: "14.9", title: "Réserves", text: ["Elles valent n'importe quelle autre carte, en attaque comme en défense."] },
  {
    id: "14.10",
    title: "Gagner",
    text: ["L'attaquant gagne s'il n'est pas paré. Le défenseur gagne si l'attaquant n'a plus de carte au début d'un round."],
  },
  {
    id: "14.11",
    title: "Pertes",
    text: [
      "Un jet sur la table d'attrition, selon le nombre de rounds : chaque camp perd autant d'UC. Le dernier round compte, les replis manqués non.",
    ],
  },
  {
    id: "14.12",
    title: "Table de retraite",
    text: [
      "Le vaincu jette encore le dé : +2 s'il est battu par un Double enveloppement, -2 par un Harcèlement. Quatre UC ou moins au départ : colonne de gauche, sinon de droite. La première UC perdue est un éléphant.",
      "UC perdues, colonnes de gauche et de droite :",
      "- dé 0 ou moins : 0, 1 ;",
      "- dé 1 : 1, 2 ;",
      "- dé 2 : 1, 2 ;",
      "- dé 3 : 2, 3 ;",
      "- dé 4 : 2, 3 ;",
      "- dé 5 : 2, 4 ;",
      "- dé 6 : 3, 5 ;",
      "- dé 7 ou plus : toutes.",
    ],
  },
  { id: "15", title: "Retraite", text: ["Où va le vaincu d'une bataille, et ce qu'il lui en coûte."] },
  {
    id: "15.1",
    title: "Vers où",
    text: [
      "Vers l'espace ami le plus proche sans UC ennemie, ou l'espace le plus proche avec plus d'UC amies que l'armée vaincue, au plus court des deux (selon les règles de Valley, l'un ou l'autre) ; quatre espaces au plus. On peut choisir un chemin plus long ou un endroit plus éloigné s'il coûte moins d'UC. Les UC amies en chemin se joignent à la retraite, sauf si elles sont plus nombreuses que celles qui passent.",
    ],
  },
  {
    id: "15.2",
    title: "Limites",
    text: [
      "Ni col, ni détroit, ni mer, ni retour par la bataille. L'attaquant d'origine va d'abord d'où il vient. Personne ne va d'où vient l'ennemi (selon les règles de Valley, cela ne lie que le défenseur d'origine). Une armée qui a débarqué dans l'espace de la bataille est perdue, sauf si une ville amie de l'espace l'accueille.",
    ],
  },
  {
    id: "15.3",
    title: "Pertes en chemin",
    text: [
      "Une UC par espace avec un CP ennemi ou une tribu hostile, et une par UC ennemie présente, garnisons comprises sauf si des amis les tiennent enfermées. Sans issue, tout est perdu.",
    ],
  },
  {
    id: "15.4",
    title: "Dans la ville",
    text: [
      "Si la bataille a eu lieu devant une ville amie non assiégée, l'armée vaincue peut y entrer. Si elle est trop nombreuse (selon les règles de Valley, dans tous les cas), elle peut se partager : une partie entre, le reste bat en retraite. Dans une ville assiégée n'entrent que ceux qui en sont sortis.",
    ],
  },
  {
    id: "15.5",
    title: "Conséquences politiques",
    text: [
      "Le vaincu retire un de ses CP pour deux UC perdues en bataille et en retraite, arrondi vers le bas ; ni villes ni tribus.",
    ],
  },
  { id: "15.6", title: "Capitulation", text: ["Qui ne peut en retirer assez perd la guerre aussitôt."] },
  { id: "16", title: "Repli", text: ["Comment une armée quitte une bataille avant qu'elle ne soit décidée."] },
  {
    id: "16.1",
    title: "La tentative",
    text: [
      "Au lieu de jouer une carte, l'attaquant du round peut jeter le dé : le talent de tacticien de son général ou moins. L'autre camp peut l'annuler du même jet. S'il n'aboutit pas, le défenseur peut prendre l'initiative, s'il a un général.",
    ],
  },
  {
    id: "16.2",
    title: "Réussite",
    text: ["La bataille finit ; on jette les pertes, mais pas la table de retraite. L'armée va dans un espace adjacent."],
  },
  {
    id: "16.3",
    title: "Limites",
    text: [
      "Tous ensemble ; par route ; pas dans un espace avec un CP ennemi, des UC ennemies ou une tribu hostile ; pas d'où vient l'ennemi. L'attaquant d'origine retourne d'où il vient, et les intercepteurs aussi (pas selon les règles de Valley). Ceux qui ont fait une sortie rentrent dans la ville.",
    ],
  },
  { id: "17", title: "Éléphants", text: ["Combien d'éléphants a Carthage, et ce qu'ils font avant une bataille."] },
  {
    id: "17.1",
    title: "Combien",
    text: [
      "Quatre UC d'éléphants au plus. Deux commencent avec Hannibal ; les Renforts africains en amènent : une paire, si l'un des deux pions est libre, ou (par option) un par un.",
    ],
  },
  {
    id: "17.2",
    title: "Comme UC",
    text: ["Elles valent des UC en tout. Leur maître choisit les UC perdues, mais un éléphant là où la table le dit."],
  },
  {
    id: "17.3",
    title: "La charge",
    text: [
      "Avant la bataille Carthage peut charger. Réussite au-dessus du talent de tacticien du chef romain ; sans lui, à tout sauf 1.",
    ],
  },
  { id: "17.4", title: "Réussite", text: ["Rome a une carte de bataille de moins par UC d'éléphants."] },
  { id: "17.5", title: "Affolement", text: ["Un 1 coûte à Carthage une carte de bataille."] },
  { id: "18", title: "Consuls", text: ["Les commandants annuels de Rome et les armées qu'ils doivent avoir."] },
  {
    id: "18.1",
    title: "Armées consulaires",
    text: [
      "Rome ne fait jamais rien qui laisse un consul avec moins de cinq UC. Les pertes le peuvent ; alors rien ne peut être laissé en arrière tant qu'il n'y en a pas davantage. Deux consuls ne se séparent que si chacun garde cinq UC et s'ils sont partis d'un espace qui en a dix (selon les règles de Valley, la première condition suffit).",
    ],
  },
  {
    id: "18.2",
    title: "Passation de commandement",
    text: [
      "Quand deux consuls combattent ensemble, Carthage peut jeter le dé, et le doit si elle attaque : sur 4 à 6 l'autre consul commande.",
    ],
  },
  {
    id: "18.3",
    title: "Consuls et proconsuls",
    text: [
      "Un proconsul qui finit avec un consul le sert. S'il arrive chez un consul de moins de cinq UC il doit s'arrêter, ou lui en laisser assez.",
    ],
  },
  { id: "19", title: "Contrôle politique", text: ["À qui appartient un espace ou une province, et comment cela change."] },
  {
    id: "19.1",
    title: "Contrôle",
    text: [
      "Un espace est à qui y a son CP, quelles que soient les UC. Une province est à qui tient plus de la moitié de ses espaces.",
    ],
  },
  {
    id: "19.2",
    title: "Placer des CP",
    text: [
      "Dans les espaces sans CP ni UC ennemis. On retourne un CP ennemi là où l'on a une UC. Villes et tribus ne s'obtiennent pas ainsi.",
    ],
  },
  {
    id: "19.3",
    title: "Ce que font les CP",
    text: [
      "Ils n'arrêtent personne. Dans un espace avec un CP ennemi, l'interception est plus difficile, on ne peut ni éviter le combat ni se replier vers lui, la retraite coûte une UC, et l'hiver apporte l'attrition.",
    ],
  },
  {
    id: "19.4",
    title: "Isolement",
    text: [
      "À la fin du tour, Rome d'abord, on retire les CP qu'aucune ligne d'espaces ne joint à une UC amie, ou à une ville, une tribu ou un port de leur camp. La ligne ne passe ni col, ni espace avec CP ennemi ou tribu neutre sauf si une UC amie y est, ni espace avec UC ennemie sauf s'il a un CP ami. Villes et tribus ne sont jamais retirées.",
    ],
  },
  {
    id: "20",
    title: "Sièges et soumission",
    text: ["Comment les villes fortifiées tombent après un siège, et comment on soumet les tribus."],
  },
  {
    id: "20.1",
    title: "Villes et tribus",
    text: ["Une ville fortifiée se gagne par siège ou événement, une tribu par soumission seulement."],
  },
  {
    id: "20.2",
    title: "La tentative",
    text: [
      "Un général qui finit son mouvement avec au moins trois UC dans l'espace, sans avoir combattu, peut jeter le dé sur la table de siège. À trois points elle tombe. Une tentative par place et par carte. Ce qui touche les sièges ne touche pas les tribus.",
      "Le siège, non la soumission, est modifié : -1 pour Carthage sans ses engins de siège, -1 contre Rome, Carthage et Syracuse, +1 pour Marcellus ([[24]]).",
      "Points gagnés, et UC perdues par l'assiégeant :",
      "- dé 1 ou moins : 0, 1 ;",
      "- dé 2 : 0, 0 ;",
      "- dé 3 : 1, 1 ;",
      "- dé 4 : 1, 0 ;",
      "- dé 5 : 1, 0 ;",
      "- dé 6 ou plus : 2, 0.",
    ],
  },
  {
    id: "20.3",
    title: "Subordonnés",
    text: [
      "On peut activer un subordonné pour assiéger sur place, avec sa propre capacité. En campagne seules trois UC, cinq pour un consul, comptent comme employées.",
    ],
  },
  { id: "20.4", title: "Assiégée", text: ["Une ville est assiégée dès qu'elle a un point de siège, pas avant."] },
  {
    id: "20.5",
    title: "Ce que cela veut dire",
    text: ["Ni renforts, ni levée, ni entrée ou sortie par mer. La garnison peut faire une sortie et combattre."],
  },
  {
    id: "20.6",
    title: "Fin d'un siège",
    text: [
      "Quand il n'y a plus d'UC ennemie dans l'espace, tous les points disparaissent. Moins de trois UC le maintiennent encore.",
    ],
  },
  {
    id: "20.7",
    title: "Secours",
    text: [
      "Quand une armée attaque les assiégeants, tout ou partie de la garnison peut sortir et combattre avec elle ; un général de rang supérieur commande. Les pertes se prennent dans l'une ou l'autre. Seuls ceux qui sont sortis peuvent se retirer dans la ville.",
    ],
  },
  {
    id: "20.8",
    title: "La chute",
    text: ["La ville change de mains, sa garnison est perdue. Une tribu disparaît pour toujours, et un CP prend sa place."],
  },
  {
    id: "20.9",
    title: "Amis de Carthage",
    text: [
      "Boïens, Insubres et Bruttium valent des CP carthaginois en tout, et donnent à Carthage une carte de bataille chez eux.",
    ],
  },
  {
    id: "21",
    title: "Attrition",
    text: ["Ce que coûtent à une armée l'hiver en pays hostile, les cols et certains événements."],
  },
  {
    id: "21.1",
    title: "Quand",
    text: [
      "En hiver, pour les UC dans un espace avec CP ennemi ou tribu hostile, assiégeants compris ; après chaque col ; et par des événements.",
    ],
  },
  {
    id: "21.2",
    title: "Comment",
    text: [
      "Un dé par force, dans la colonne de sa taille. Les généraux ne sont jamais touchés. À 6 ou plus, une des UC perdues doit être un éléphant, s'il y en a.",
      "UC perdues par des forces de 1, 2, 3, 4, 5-6, 7-9, 10 UC et plus (pour les pertes de bataille, autant de rounds) :",
      "- dé 1 ou moins : 0, 0, 0, 0, 0, 1, 1 ;",
      "- dé 2 : 0, 0, 0, 0, 1, 1, 1 ;",
      "- dé 3 : 0, 0, 0, 1, 1, 1, 2 ;",
      "- dé 4 : 0, 0, 1, 1, 1, 2, 2 ;",
      "- dé 5 : 0, 1, 1, 1, 2, 2, 3 ;",
      "- dé 6 : 1, 1, 1, 2, 2, 3, 3 ;",
      "- dé 7 ou plus : 1, 1, 2, 2, 3, 3, 4.",
    ],
  },
  { id: "21.3", title: "Tribus hostiles", text: ["Leur colonne est celle de cinq ou six UC, quelle que soit la taille."] },
  {
    id: "22",
    title: "Points politiques",
    text: ["À la fin de chaque tour, on compare les provinces des deux camps, et celui qui en a le moins paie la différence."],
  },
  {
    id: "22.1",
    title: "Le compte",
    text: ["Un par province contrôlée, sauf Gaule transalpine, Massilia, Ligurie et Baléares : dix-huit en tout."],
  },
  {
    id: "22.2",
    title: "Le prix",
    text: ["Le camp qui a moins de points retire autant de ses CP qu'il a de retard ; ni villes ni tribus."],
  },
  { id: "22.3", title: "Capitulation", text: ["Qui ne peut en retirer assez perd aussitôt."] },
  {
    id: "22.4",
    title: "Fin de la guerre",
    text: ["Après le tour 9, le camp qui a le plus de points gagne ; à égalité, Carthage."],
  },
  {
    id: "23",
    title: "Mort subite",
    text: [
      "Rome gagne en prenant Carthage. Carthage gagne en prenant Rome, ou si elle contrôle toutes les provinces d'Italie sauf le Latium quand on compte les points. L'un gagne si l'autre capitule.",
    ],
  },
  {
    id: "24",
    title: "Capacités des généraux",
    text: [
      "Elles ne comptent que si le général commande. Chacune est montrée avec lui. Hannon ne quitte jamais l'Afrique ni Fabius l'Italie, mais ils peuvent naviguer d'un port à l'autre chez eux. Marcellus et Scipion l'Africain sont meilleurs aux sièges, pas à la soumission. Les six espaces de Néron peuvent comprendre une traversée (selon l'option, deux). Les nombres de la poursuite de Flaminius et de la contre-attaque de Longus et de Paul Émile empêchent aussi les replis, si l'option le dit. Le Harcèlement d'Hannibal vaut à tous égards la carte qu'il remplace.",
    ],
  },
  {
    id: "25",
    title: "Les cartes de stratégie",
    text: [
      "Toute carte peut être consultée avec son texte. Les événements qui accompagnent un mouvement (5, 18, 28, 50, 54) s'utilisent avec l'opération. Éléments contraires (41) se joue avant tout dé sur la table navale ou d'attrition, jamais après un tel dé dans le même mouvement. Désertion de mercenaires (21) épargne les UC dans l'espace de toute ville fortifiée (selon les règles de Valley, d'une ville amie). Les conseils d'Hannon et de Caton durent jusqu'au prochain mélange du paquet.",
      "La trêve (64) : personne n'entre dans un espace avec des CP ou des UC ennemis, n'intercepte ni n'assiège ; les tribus neutres peuvent être soumises ; Carthage navigue sans jet naval. Elle est rompue par les événements qui amènent des troupes, les révoltes, les événements d'attrition joués comme un tour, les événements politiques, les sorties, la Victoire navale et le Messager.",
    ],
  },
  ...strategy,
];

export default rules;
