import type { explain as en } from "./explain-en.ts";

/** Les termes du jeu, en mots simples. */
export const explain: Readonly<Record<keyof typeof en, string>> = {
  "term:action-points": "Points d'action, PA",
  "term:action-points.forms": "points d'action|point d'action|PA",
  "term:action-points.means":
    "Ce que tout coûte : lever des troupes, négocier, opérer, camper, ravitailler. Ils viennent au début de votre moitié de tour : un nombre que donne la piste des tours, un dé, et davantage pour chaque forteresse. On peut en garder 25.",
  "term:action-points.rule": "8.0",
  "term:victory-points": "Points de victoire, PV",
  "term:victory-points.forms": "points de victoire|point de victoire|Points de victoire|PV",
  "term:victory-points.means":
    "Après le dernier tour, chaque forteresse que vous tenez compte : Rome et Carthage 5, Syracuse et Massilia 3, Palerme et Lilybée 2, toute autre 1. Une avance de 2 gagne, une de 8 est décisive.",
  "term:victory-points.rule": "4.2",
  "term:initiative": "Initiative",
  "term:initiative.forms": "initiative|Initiative",
  "term:initiative.means":
    "Qui l'a joue le premier dans le tour. Chaque camp ajoute un dé au nombre de forteresses qu'il contrôle ; le total le plus haut l'emporte. Être second a du bon : qui est second maintenant et premier au tour suivant agit deux fois de suite.",
  "term:initiative.rule": "6.0",
  "term:augurs": "Augures",
  "term:augurs.forms": "augures|Augures",
  "term:augurs.means":
    "Deux dés, au début d'un tour, disent son événement : pirates, peste, présages, alliés qui rentrent, crise. À partir du deuxième tour.",
  "term:augurs.rule": "7.0",
  "term:crisis": "Marqueur de crise",
  "term:crisis.forms": "marqueur de crise|crise|Crise",
  "term:crisis.means":
    "Il est dans une ville lointaine. Le camp qui y a seul un chef à la fin du tour gagne des points d'action et deux stratagèmes, et l'autre en perd.",
  "term:crisis.rule": "7.1",
  "term:mobilization": "Mobilisation",
  "term:mobilization.forms": "Mobilisation|mobilisation",
  "term:mobilization.means":
    "La première phase de votre moitié de tour : on lève et aguerrit des unités, on tire des chefs, on achète des stratagèmes. Ne dépensez pas tout : chaque opération coûtera 1 PA.",
  "term:mobilization.rule": "9.0",
  "term:recruit-display": "Tableau des recrues",
  "term:recruit-display.forms": "tableau des recrues|Tableau des recrues",
  "term:recruit-display.means":
    "Les unités que l'on peut lever. Les unités éliminées y attendent aussi et s'achètent de nouveau ; seuls les chefs et les Mamertins ne reviennent jamais.",
  "term:recruit-display.rule": "9.1",
  "term:deploy": "Déployer",
  "term:deploy.forms": "déployer|déploie",
  "term:deploy.means":
    "Mettre une unité nouvelle sur la carte : la plupart dans une forteresse que vous contrôlez, les flottes dans un port, les légions en Italie. Jamais où s'étend une zone de contrôle ennemie.",
  "term:deploy.rule": "9.2",
  "term:send-home": "Renvoyer dans ses foyers",
  "term:send-home.forms": "renvoyer dans ses foyers|renvoyer|Renvoyer des unités",
  "term:send-home.means":
    "Une unité retourne au tableau des recrues et peut être levée ailleurs. Cela ne rend pas de points, mais c'est une façon de mettre une garnison à une autre place.",
  "term:send-home.rule": "9.1",
  "term:combat-factor": "Valeur de combat",
  "term:combat-factor.forms": "valeur de combat|valeurs de combat|Force de combat",
  "term:combat-factor.means":
    "Le premier nombre d'un pion : la force d'une unité, dans l'attaque et la défense. On additionne de chaque côté, et le rapport donne la colonne.",
  "term:combat-factor.rule": "14.0",
  "term:morale": "Moral",
  "term:morale.forms": "moral|Moral",
  "term:morale.means":
    "Le deuxième nombre d'un pion, de 2 à 5 le plus souvent. Dans un test de moral, une unité tient si le dé ne montre pas plus. Les vétérans en ont plus que les recrues.",
  "term:morale.rule": "15.2",
  "term:movement": "Points de mouvement, PM",
  "term:movement.forms": "points de mouvement|point de mouvement|PM|mouvement",
  "term:movement.means":
    "Le troisième nombre d'un pion : jusqu'où une unité marche dans une opération. Le terrain dégagé coûte 1 par hexagone, accidenté ou désert 2, la montagne 3, une route la moitié ; un fleuve ou une ligne de montagnes 1 de plus, un détroit 2. Une force va au pas de la plus lente.",
  "term:movement.rule": "13.0",
  "term:command": "Valeur de commandement",
  "term:command.forms": "valeur de commandement|valeurs de commandement|Valeurs de commandement|commandement",
  "term:command.means":
    "Le nombre dans l'étoile d'un chef, de 1 à 3. Au combat il décale la colonne d'autant, en attaque comme en défense, et avant un test de moral il soutient autant d'unités.",
  "term:command.rule": "14.1",
  "term:counter": "Pion",
  "term:counter.forms": "pion|pions",
  "term:counter.means":
    "Une petite pièce carrée qui est une unité ou un chef. Vous connaissez tous les vôtres ; d'une pile ennemie vous voyez le pion du dessus, et combien sont en dessous.",
  "term:counter.rule": "25.0",
  "term:leader": "Chef",
  "term:leader.forms": "chef|chefs|Chef|Chefs",
  "term:leader.means":
    "Duilius, Regulus, Hamilcar et leurs pareils. Il fait mieux combattre une force, la soutient, aide les flottes et les négociations, et ne mange rien. Un chef mort ne revient pas.",
  "term:leader.rule": "9.3",
  "term:leader-pool": "Réserve des chefs",
  "term:leader-pool.forms": "réserve des chefs",
  "term:leader-pool.means":
    "Les chefs d'un camp qui ne sont pas encore dans la guerre. On paie, et l'on en tire un au hasard : Rome pour 1 PA, Carthage pour 2.",
  "term:leader-pool.rule": "9.3",
  "term:recruit": "Recrue",
  "term:recruit.forms": "recrue|recrues|Recrue|Recrues",
  "term:recruit.means":
    "Une unité nouvelle, un pion blanc à bord de couleur : moins de combat et de moral qu'un vétéran. Elle le devient à l'entraînement, ou en détruisant des ennemis.",
  "term:recruit.rule": "20.0",
  "term:veteran": "Vétéran",
  "term:veteran.forms": "vétéran|vétérans|Vétéran",
  "term:veteran.means":
    "Une unité qui a fait la guerre, un pion tout en couleur : le plus souvent un de plus au combat et au moral que des recrues. Détruite, elle revient comme recrue.",
  "term:veteran.rule": "20.0",
  "term:training": "Aguerrir",
  "term:training.forms": "aguerrir|aguerrit|aguerrie",
  "term:training.means":
    "Pour 1 PA, une recrue devient vétéran dans la phase de mobilisation : une unité terrestre dans une forteresse, une flotte dans un port, avec un chef auprès d'elle.",
  "term:training.rule": "20.0",
  "term:legion": "Légion",
  "term:legion.forms": "légion|légions",
  "term:legion.means":
    "L'infanterie de Rome : forte, solide, et bon marché pour 2 PA. On ne la lève qu'en Italie. Elle construit des camps, mais ne passe les montagnes que par les routes.",
  "term:legion.rule": "9.1",
  "term:hoplites": "Hoplites",
  "term:hoplites.forms": "hoplites|Hoplites",
  "term:hoplites.means":
    "L'infanterie lourde à la grecque, cœur des armées de Carthage, et celle de Syracuse et de Massilia. Ceux de Carthage construisent des camps.",
  "term:hoplites.rule": "9.1",
  "term:auxiliary": "Infanterie auxiliaire",
  "term:auxiliary.forms": "infanterie auxiliaire",
  "term:auxiliary.means":
    "L'infanterie légère : faible mais bon marché, et rapide. Elle passe les montagnes et peut faire des raids.",
  "term:auxiliary.rule": "21.0",
  "term:cavalry": "Cavalerie",
  "term:cavalry.forms": "cavalerie|Cavalerie",
  "term:cavalry.means":
    "Des troupes rapides qui passent les montagnes, font des raids et poursuivent de deux hexagones. Dans une contre-attaque en terrain dégagé, le double de la cavalerie ennemie vaut une colonne.",
  "term:cavalry.rule": "15.1",
  "term:elephants": "Éléphants",
  "term:elephants.forms": "éléphants|Éléphants",
  "term:elephants.means":
    "Ceux de Carthage. Ils décalent une attaque d'une colonne à droite en terrain dégagé et contre les villes, pas contre les forteresses. À bord, ils ne servent à rien.",
  "term:elephants.rule": "14.1",
  "term:marines": "Infanterie de marine",
  "term:marines.forms": "infanterie de marine|Infanterie de marine",
  "term:marines.means":
    "Les soldats de mer de Carthage : depuis les navires, ils décalent d'une colonne à droite l'attaque d'un port. À terre, ce sont des troupes légères.",
  "term:marines.rule": "21.0",
  "term:siege-train": "Train de siège",
  "term:siege-train.forms": "train de siège|trains de siège|Train de siège",
  "term:siege-train.means":
    "Des machines qui décalent d'une colonne à droite l'attaque d'une forteresse ou d'un camp. Lent, et perdu dans une déroute.",
  "term:siege-train.rule": "21.0",
  "term:garrison": "Garnison, unité statique",
  "term:garrison.forms": "garnison|garnisons|unité statique|unités statiques|Unité statique",
  "term:garrison.means":
    "Une unité de mouvement 0. Elle tient une ville ou une forteresse, une par place, et se défend ; elle ne bouge, n'attaque ni ne se retire. Chaque place qui compte en veut une.",
  "term:garrison.rule": "21.0",
  "term:sacred-band": "Bataillon sacré",
  "term:sacred-band.forms": "Bataillon sacré",
  "term:sacred-band.means":
    "Les citoyens de Carthage, ses meilleures troupes. Une opération avec eux qui commence hors de Libye coûte 1 PA de plus.",
  "term:sacred-band.rule": "21.0",
  "term:mamertines": "Mamertins",
  "term:mamertines.forms": "Mamertins",
  "term:mamertines.means":
    "Les soldats de fortune qui prirent Messine et appelèrent Rome à l'aide. Une unité romaine ; une fois éliminés, ils ne reviennent pas.",
  "term:mamertines.rule": "21.0",
  "term:fleet": "Flotte",
  "term:fleet.forms": "flotte|flottes|Flotte|Flottes|opération navale|Opération navale",
  "term:fleet.means":
    "Un pion à ancre. Un dé dit jusqu'où elle va. Elle combat comme une armée, et porte deux unités terrestres et des chefs, qui combattent avec elle.",
  "term:fleet.rule": "19.0",
  "term:embark": "Embarquer, à bord, débarquer",
  "term:embark.forms": "embarquer|Embarquer|Embarquer des unités|embarque|à bord|débarquer|Débarquer",
  "term:embark.means":
    "Les unités terrestres montent à bord où l'opération commence et débarquent où elle finit. Chaque puissance a ses flottes : personne ne transporte les hommes d'une autre.",
  "term:embark.rule": "19.3",
  "term:storm": "Tempête",
  "term:storm.forms": "tempête|Tempête",
  "term:storm.means":
    "Elle se lève quand le jet naval donne 2 ou moins. Après le voyage, chaque flotte teste son moral et peut couler, sauf si elle finit dans un port ami.",
  "term:storm.rule": "19.1",
  "term:hex": "Hexagone, côté d'hexagone",
  "term:hex.forms": "hexagone|hexagones|côté d'hexagone",
  "term:hex.means":
    "Un des champs à six côtés de la carte, soixante kilomètres de large, avec son numéro. Un côté est la ligne entre deux : un fleuve, une ligne de montagnes ou un détroit peut le suivre.",
  "term:hex.rule": "2.0",
  "term:terrain": "Terrain : dégagé, accidenté, montagne, désert",
  "term:terrain.forms": "terrain accidenté|terrain|accidenté|montagne|désert",
  "term:terrain.means":
    "Terrain accidenté et montagnes ralentissent, nourrissent moins d'unités et décalent les attaques à gauche : accidenté une colonne, montagne deux. Seules les troupes légères entrent dans les montagnes hors des routes.",
  "term:terrain.rule": "13.1",
  "term:river": "Fleuve, ligne de montagnes, détroit",
  "term:river.forms": "fleuve|ligne de montagnes|détroit",
  "term:river.means":
    "Qui les franchit paie plus de points de mouvement ; qui attaque à travers a une colonne à gauche. Un détroit est une eau que les armées traversent, sauf si une flotte ennemie est au-delà.",
  "term:river.rule": "13.1",
  "term:town": "Ville",
  "term:town.forms": "ville|villes",
  "term:town.means":
    "Une place ronde. Elle décale les attaques d'une colonne à gauche et nourrit quatre unités. Elle ne compte ni pour les points d'action ni pour la victoire.",
  "term:town.rule": "13.1",
  "term:fortress": "Forteresse, mineure et majeure",
  "term:fortress.forms": "forteresse mineure|forteresse majeure|forteresse|forteresses|Forteresses",
  "term:fortress.means":
    "Une place avec des murs, l'enjeu de la guerre : à la fin elle compte des points de victoire pour qui la tient, et chaque tour elle lui apporte des points d'action. Elle est dure à prendre : les attaques se décalent de deux colonnes à gauche (pour une majeure, de trois), et ses défenseurs ne cèdent ni ne fuient facilement. Elle nourrit 6 unités ou 8. Aucune zone de contrôle n'y entre ni n'en sort.",
  "term:fortress.rule": "16.2",
  "term:capital": "Capitale",
  "term:capital.forms": "capitale|capitales|Capitale",
  "term:capital.means":
    "Rome et Carthage : 5 points de victoire chacune. La vôtre rapporte 2 points d'action par tour, celle de l'ennemi 1. Les nouveaux chefs y arrivent.",
  "term:capital.rule": "8.1",
  "term:port": "Port",
  "term:port.forms": "port|ports",
  "term:port.means":
    "Une place avec une ancre. D'un port ami les flottes vont plus loin, elles y sont à l'abri des tempêtes, et sans flotte ennemie à côté il nourrit tout le monde.",
  "term:port.rule": "19.1",
  "term:control": "Contrôler un hexagone",
  "term:control.forms": "contrôler|contrôle|contrôlez",
  "term:control.means":
    "Vous contrôlez un hexagone si vous y avez une unité et qu'aucune zone de contrôle ennemie n'y entre. Quand la dernière unité part, c'est fini.",
  "term:control.rule": "3.0",
  "term:zone-of-control": "Zone de contrôle",
  "term:zone-of-control.forms": "zone de contrôle|zones de contrôle|zone de contrôle ennemie|zones de contrôle ennemies",
  "term:zone-of-control.means":
    "Les six hexagones autour d'une unité. Qui entre dans celle d'un ennemi doit s'y arrêter, et ne passe pas directement de l'une à l'autre. S'y retirer coûte une unité. Aucune n'entre dans une forteresse ni n'en sort, ni ne passe un détroit, et les neutres n'en ont pas.",
  "term:zone-of-control.rule": "11.0",
  "term:stack": "Pile",
  "term:stack.forms": "pile|piles",
  "term:stack.means":
    "Toutes les unités d'un hexagone. Il n'y a pas de limite, sauf la disette. Le disque clair dit combien elles sont, le foncé leur force ; une tête sur une médaille est un chef sous le dessus.",
  "term:stack.rule": "10.0",
  "term:army-marker": "Marqueur d'armée",
  "term:army-marker.forms": "marqueur d'armée|Marqueur d'armée",
  "term:army-marker.means": "Un pion posé sur une pile, qui la cache : l'ennemi ne voit que le marqueur et le nombre d'unités.",
  "term:army-marker.rule": "10.0",
  "term:fog-of-war": "Brouillard de guerre",
  "term:fog-of-war.forms": "brouillard de guerre|Brouillard de guerre",
  "term:fog-of-war.means":
    "D'une pile ennemie, on voit l'unité du dessus et le nombre des autres. Tout se montre au combat, sur votre sol natal, et à un Espion.",
  "term:fog-of-war.rule": "25.0",
  "term:operation": "Opération",
  "term:operation.forms": "opération|opérations|Opération terrestre|opération terrestre",
  "term:operation.means":
    "Pour 1 PA, une force se déplace et peut ensuite attaquer. La même force peut recommencer, tant que vous payez.",
  "term:operation.rule": "12.0",
  "term:force": "Force",
  "term:force.forms": "force|forces",
  "term:force.means":
    "Les unités d'un hexagone qui partent ensemble dans une opération. On peut en laisser en route, mais on n'en prend pas.",
  "term:force.rule": "12.1",
  "term:concentration": "Concentration",
  "term:concentration.forms": "concentration|Concentration|Concentration sur un chef",
  "term:concentration.means":
    "Pour 1 PA, des unités venues de partout rejoignent un chef qu'elles atteignent en un mouvement, et toutes peuvent alors attaquer. C'est la façon la moins chère de réunir une armée.",
  "term:concentration.rule": "12.3",
  "term:battle": "Bataille",
  "term:battle.forms": "bataille|Table des batailles|Bataille",
  "term:battle.means":
    "L'attaque ordinaire, avec tout le monde. Sa table est rude pour les deux camps : de la catastrophe pour l'attaquant à celle du défenseur.",
  "term:battle.rule": "14.1",
  "term:raid": "Raid",
  "term:raid.forms": "raid|Table des raids|Raid",
  "term:raid.means":
    "Une attaque des seules troupes légères : cavalerie, infanterie auxiliaire, infanterie de marine et chefs. Elle risque moins qu'une bataille et gagne moins ; bonne pour déloger quelqu'un.",
  "term:raid.rule": "14.1",
  "term:column": "Colonne et décalage",
  "term:column.forms": "colonne|colonnes|décalage|décalages|Décalage",
  "term:column.means":
    "La force des attaquants en pour cent de celle des défenseurs donne la colonne de la table. Chefs, Tactique, éléphants la décalent à droite ; murs, collines et chef ennemi à gauche. Plus elle est à droite, mieux c'est pour l'attaquant.",
  "term:column.rule": "14.1",
  "term:counterattack": "Contre-attaque, CA",
  "term:counterattack.forms": "contre-attaque|contre-attaques|Contre-attaque|contre-attaquer|CA",
  "term:counterattack.means":
    "Les défenseurs frappent aussitôt en retour sur la même table, avec une colonne de plus et sans égard au terrain ; ce sont alors les premiers attaquants qui sont touchés. Si elle amène une autre contre-attaque, c'est la déroute des deux camps.",
  "term:counterattack.rule": "15.1",
  "term:morale-check": "Test de moral",
  "term:morale-check.forms": "test de moral|tests de moral|Test de moral|teste le moral|testent leur moral|teste son moral",
  "term:morale-check.means":
    "Un dé pour toute une force. Échouent les unités qui ont moins de moral que le dé ; un 6 est trop pour toutes. Au combat elles fuient, dans la tempête ou la disette elles sont perdues.",
  "term:morale-check.rule": "15.2",
  "term:steady": "Soutenir une unité",
  "term:steady.forms": "soutenir|soutient|soutenue",
  "term:steady.means":
    "Avant un test de moral, un chef donne 1 de plus à autant d'unités que son commandement. Donnez-le à celles qui en ont besoin : les recrues.",
  "term:steady.rule": "15.2",
  "term:withdraw": "Se replier : AW, DW",
  "term:withdraw.forms": "se replie|se replient|repli|replier|AW|DW",
  "term:withdraw.means":
    "Une retraite d'un hexagone, pour l'attaquant (AW) ou le défenseur (DW). Dans une forteresse ou un camp, c'est sans effet.",
  "term:withdraw.rule": "16.0",
  "term:rout": "Déroute : AR, DR",
  "term:rout.forms": "déroute|fuit|fuient|AR|DR",
  "term:rout.means":
    "Tous testent leur moral. Qui échoue fuit d'autant d'hexagones que le dé, et est perdu s'il n'y a pas de chemin ; qui réussit se replie d'un hexagone. Dans une forteresse ou un camp, tous se replient.",
  "term:rout.rule": "16.0",
  "term:catastrophe": "Catastrophe : AC, DC",
  "term:catastrophe.forms": "catastrophe|AC|DC",
  "term:catastrophe.means":
    "Tous les attaquants (AC) ou tous les défenseurs (DC) sont éliminés, chefs compris, même dans une forteresse.",
  "term:catastrophe.rule": "15.0",
  "term:retreat": "Retraite",
  "term:retreat.forms": "retraite|Retraite|se retire|se retirent",
  "term:retreat.means":
    "Un repli ou une déroute. Le joueur choisit le chemin, chaque hexagone plus loin du combat, pas chez l'ennemi, et dans une zone de contrôle ennemie seulement faute de mieux, au prix d'une unité. Qui ne trouve pas de chemin aussi long est éliminé.",
  "term:retreat.rule": "16.1",
  "term:pursuit": "Poursuite",
  "term:pursuit.forms": "poursuite|poursuivre|poursuit|poursuivent",
  "term:pursuit.means":
    "Quand l'ennemi a quitté son hexagone, les vainqueurs peuvent y entrer, chefs et cavalerie même un hexagone plus loin. C'est ainsi que l'on prend une place : battre ses défenseurs ne suffit pas, il faut y entrer.",
  "term:pursuit.rule": "17.0",
  "term:major-combat": "Combat majeur",
  "term:major-combat.forms": "Combat majeur|combat majeur",
  "term:major-combat.means":
    "Un combat qui coûte à un camp quatre unités ou plus, et moins à l'autre. Le vainqueur gagne un point d'action, le vaincu en perd un.",
  "term:major-combat.rule": "15.3",
  "term:supply": "Ravitaillement et disette",
  "term:supply.forms": "ravitaillement|Ravitaillement|disette|Disette|nourrit|nourrissent",
  "term:supply.means":
    "À la fin de votre moitié de tour, chaque hexagone nourrit tant d'unités : dégagé 3, accidenté 2, montagne, désert et mer 1, ville 4, forteresses 6 ou 8. Les autres testent leur moral, et qui échoue est perdu, sauf si vous payez 1 PA pour l'hexagone.",
  "term:supply.rule": "18.0",
  "term:camp": "Camp",
  "term:camp.forms": "un camp|Le camp|Camp",
  "term:camp.means":
    "La palissade autour d'une pile, construite pour 1 PA à la fin d'une opération par une légion ou des hoplites carthaginois. Elle décale les attaques d'une colonne à gauche, garde ses hommes de la déroute et en nourrit deux de plus.",
  "term:camp.rule": "22.0",
  "term:stratagem": "Stratagème",
  "term:stratagem.forms": "stratagème|stratagèmes|Stratagèmes|Stratagème",
  "term:stratagem.means":
    "Un marqueur secret, tiré au hasard. Le premier acheté dans un tour coûte 1 PA, le suivant 2, et ainsi de suite. Une fois joué, il retourne à la réserve.",
  "term:stratagem.rule": "23.0",
  "term:levy": "Levée",
  "term:levy.forms": "Levée",
  "term:levy.means":
    "Un stratagème de mobilisation : deux unités de votre nation gratuitement, sauf des chefs. Prenez-en de chères : deux flottes valent 8 PA.",
  "term:levy.rule": "23.1",
  "term:dictator": "Dictateur ou Suffète",
  "term:dictator.forms": "Dictateur ou Suffète|Dictateur|Suffète",
  "term:dictator.means":
    "Un stratagème de mobilisation : choisissez un chef de votre réserve, et mettez-le avec n'importe laquelle de vos unités.",
  "term:dictator.rule": "23.1",
  "term:diplomacy": "Diplomatie et négociations",
  "term:diplomacy.forms": "Diplomatie|diplomatie|négociations|Négociations|marqueur Diplomatie|négocie",
  "term:diplomacy.means":
    "Avec 1 PA et un marqueur Diplomatie, vous tentez de gagner une puissance mineure. L'ennemi peut en opposer un ; la différence et un dé décident. A : alliée. N : un pas vers vous. X : l'ennemi gagne un point d'action.",
  "term:diplomacy.rule": "24.1",
  "term:tactics": "Tactique",
  "term:tactics.forms": "Tactique|tactique|Tactiques",
  "term:tactics.means":
    "Un stratagème de combat : il décale la colonne de 1 à 3, pour l'attaquant ou le défenseur, et aussi dans la contre-attaque.",
  "term:tactics.rule": "23.1",
  "term:treachery": "Trahison",
  "term:treachery.forms": "Trahison",
  "term:treachery.means":
    "Un stratagème qui annule celui que l'ennemi vient de jouer. Dans cette phase il n'en joue plus de cette sorte. Gardez-en une : c'est la seule parade à une surprise.",
  "term:treachery.rule": "23.1",
  "term:spy": "Espion",
  "term:spy.forms": "Espion|espion",
  "term:spy.means":
    "Un stratagème pour votre moitié de tour : vous voyez toutes les unités ennemies d'une région, ou tous les stratagèmes ennemis.",
  "term:spy.rule": "23.1",
  "term:minor-power": "Puissance mineure",
  "term:minor-power.forms": "puissance mineure|puissances mineures|Puissances mineures|neutre|neutres|allié|alliée|alliés",
  "term:minor-power.means":
    "Syracuse, Massilia, les Gaulois, les Ibères, la Numidie et les mercenaires. Neutres au début ; alliées, leurs unités se lèvent et marchent comme les vôtres, et leurs forteresses comptent.",
  "term:minor-power.rule": "24.0",
  "term:mercenaries": "Mercenaires",
  "term:mercenaries.forms": "mercenaires|Mercenaires",
  "term:mercenaries.means":
    "Des Grecs à louer, avec Xanthippe. Ils servent Carthage ou personne ; la première fois qu'elle les gagne, ils viennent tous ensemble, gratuitement.",
  "term:mercenaries.rule": "24.0",
  "term:invasion": "Invasion",
  "term:invasion.forms": "invasion|envahir|Envahir|envahit",
  "term:invasion.means":
    "Qui attaque les unités d'un neutre, ou entre dans sa ville ou sa forteresse, jette aussitôt cette puissance dans l'autre camp. Traverser son territoire ne suffit pas.",
  "term:invasion.rule": "24.2",
  "term:pillage": "Marqueur de pillage",
  "term:pillage.forms": "marqueur de pillage|pillage|Piller|piller|pille",
  "term:pillage.means":
    "Une règle optionnelle. Le vainqueur qui entre dans une place peut la piller, pour 2 PA (une ville 1). Elle ne donne plus ni points d'action, ni abri, ni guère de vivres, jusqu'à ce qu'on la relève pour 2 PA.",
  "term:pillage.rule": "31.0",
  "term:colony": "Colonie",
  "term:colony.forms": "colonie|colonies|Colonies",
  "term:colony.means":
    "Une règle optionnelle. Pour 4 PA, et avec un chef sur place, une ville devient une forteresse mineure jusqu'à la fin de la partie.",
  "term:colony.rule": "32.0",
  "term:reaction": "Réaction",
  "term:reaction.forms": "réaction|Réagir|réagit",
  "term:reaction.means":
    "Une règle optionnelle. Après une opération de l'ennemi, vous pouvez payer 2 PA pour une des vôtres, menée par un chef.",
  "term:reaction.rule": "33.0",
  "term:disgrace": "Disgrâce",
  "term:disgrace.forms": "disgrâce",
  "term:disgrace.means":
    "Une règle optionnelle. Un chef qui commandait dans une déroute doit rendre des comptes : il garde son commandement, retourne à la réserve, ou quitte la partie.",
  "term:disgrace.rule": "29.3",
};
