import type { Translation } from "../../../words/words.ts";
import type en from "./log-en.ts";

/** Ce qui s'est passé, dans le journal. */
const log: Translation<typeof en> = {
  "hamilcar.log.start": "La mise en place : qui est où, et qui contrôle quoi.",
  "hamilcar.log.start-forces":
    "{seat} commence {force|sans UC|avec #|avec #}{modifiers}{consuls|| ; # est consul| ; # sont consuls}{proconsuls|| ; # est proconsul| ; # sont proconsuls}.",
  "hamilcar.log.start-pool":
    "Dans la réserve de généraux de {seat} : {generals|personne|#|#}{later|| ; encore à venir : #| ; encore à venir : #}{mercenaries|| ; mercenaire à engager : #| ; mercenaires à engager, l'un après l'autre : #}{out|| ; hors de cette partie : #| ; hors de cette partie : #}.",
  "hamilcar.log.start-control":
    "Sous le contrôle de {seat} : {provinces|aucune province entière|#, en entier|#, en entier}{spaces|| ; en outre, #| ; en outre, #}.",
  "hamilcar.log.start-display":
    "Au tableau des provinces, {seat} {points|n'a aucune province|a # province|a # provinces}{counted.the|| (#)| (#)}{besides|| ; elle a aussi #, qui n'y compte pas| ; elle a aussi #, qui n'y comptent pas}.",
  "hamilcar.log.start-neutral":
    "Espaces neutres{provinces||, outre tous ceux de cette province (#)|, outre tous ceux de ces provinces (#)} : {spaces|aucun|#|#}{tribes|| ; tribus neutres : #| ; tribus neutres : #}.",
  "hamilcar.log.start-warships":
    "Navires de guerre romains : {rome} ; carthaginois : {carthage}. {supremacy} a la suprématie navale ; l'art naval de Rome est {level}.",
  "hamilcar.log.start-miat": "Le Miat est {mood} : Carthage y a un CP dans {count} cases sur {slots}{held.at|| (#)| (#)}.",
  "hamilcar.log.start-dictator": "La carte Dictateur est face cachée.",
  "hamilcar.log.start-dictator-ready": "La carte Dictateur est face visible.",
  "hamilcar.log.start-elephants": "Tactiques oubliées : les éléphants chargent à −2 jusqu'à l'arrivée de Xanthippus.",
  "hamilcar.log.turn": "Le tour {turn} commence.",
  "hamilcar.log.winter": "Hiver du tour {turn}.",
  "hamilcar.log.dealt": "{seat} reçoit {count|# carte|# cartes}.",
  "hamilcar.log.hand": "Votre main : {cards.title}.",
  "hamilcar.log.hand.theirs": "La main de {reader} : {cards.title}.",
  "hamilcar.log.reshuffled": "La défausse est mélangée à la pioche, qui compte maintenant {cards|# carte|# cartes} ({because}).",
  "hamilcar.log.preempted": "{seat} montre {card.title} et joue en premier.",
  "hamilcar.log.first": "{seat}, qui a la suprématie navale, {lets|joue en premier|laisse # jouer en premier|}.",
  "hamilcar.log.passed": "{seat} n'a plus de cartes et passe.",
  "hamilcar.log.event":
    "{seat} joue {card.title} ({ops|# point|# points}) {counter|pour son événement|en contre-événement|}{during||, pendant que # joue|}{leaves|| ; la carte quittera la partie à la fin du tour|}.",
  "hamilcar.log.event-cancelled":
    "{card.title}, carte annulée{by.title|| par #| par #}, va à la défausse, et ses points ne comptent pas{chest|| (Rome en a # pour l'instant)| (Rome en a # pour l'instant)}.",
  "hamilcar.log.operation": "{seat} joue {card.title} ({ops|# point|# points}) {use}.",
  "hamilcar.log.discarded":
    "{seat} se défausse de la carte {card.title} ({ops|# point, compté comme joué|# points, comptés comme joués}).",
  "hamilcar.log.truce": "Une trêve commence.",
  "hamilcar.log.truce-broken": "La trêve est rompue.",
  "hamilcar.log.truce-over": "La trêve s'achève avec le tour.",
  "hamilcar.log.messenger": "{seat} prend une carte dans la main {victim.of|de l'ennemi|#|#}.",
  "hamilcar.log.messenger-card": "La carte est {card.title}.",
  "hamilcar.log.cards-shown": "Rome {cards.title|ne montre aucune carte|montre #|montre #}.",
  "hamilcar.log.flamen": "La prochaine activation de {general} ce tour-ci coûtera {price|# CP|# CP} à Rome.",
  "hamilcar.log.citadel": "{space} reçoit la citadelle.",
  "hamilcar.log.die": "{what} : {seat} lance le dé et obtient {die}.",
  "hamilcar.log.die-set": "{what} : {seat} place le dé sur {die}.",
  "hamilcar.log.rolled-again": "{general} fait relancer le dé (capacité spéciale).",
  "hamilcar.log.die-counted": "{what} : {seat} obtient {rolled}, qui compte pour {die}{modifiers}.",
  "hamilcar.log.modifiers": "Le jet compte pour {die}{modifiers}.",

  "hamilcar.log.pc": "{seat} pose un CP {space.in}{by.of|| (capacité spéciale #)|}.",
  "hamilcar.log.pc.all": "{seat} pose des CP {space.in}{by.of|| (capacité spéciale #)|}.",
  "hamilcar.log.price":
    "{seat} doit retirer {count} CP ({because}{lost|| : # unité perdue| : # unités perdues, de toute sorte, un CP pour deux}{general||, et un de plus pour #|}).",
  "hamilcar.log.price-aristocrats":
    "{seat} doit retirer {count} CP : le talent de tacticien de chaque Aristocrate perdu{modifiers}.",
  "hamilcar.log.province":
    "{seat} contrôle désormais la province de {province}{held||, avec # espace|, avec # espaces}{of|| sur #| sur #}{former||, aux dépens de #|} (tableau des provinces : Rome {rome}, Carthage {carthage}).",
  "hamilcar.log.province-uncounted":
    "{seat} contrôle désormais la province de {province}, avec {held|# espace|# espaces} sur {of}{former||, aux dépens de #|} (hors du tableau des provinces).",
  "hamilcar.log.province-lost":
    "{seat}, {held|sans aucun espace|avec # espace seulement|avec # espaces seulement} sur {of}, ne contrôle plus la province de {province} (tableau des provinces : Rome {rome}, Carthage {carthage}).",
  "hamilcar.log.province-lost-uncounted":
    "{seat}, {held|sans aucun espace|avec # espace seulement|avec # espaces seulement} sur {of}, ne contrôle plus la province de {province} (hors du tableau des provinces).",
  "hamilcar.log.pc-removed": "{seat} perd {space}, qui devient neutre.",
  "hamilcar.log.pc-removed.all": "{seat} perd {space}, qui deviennent neutres.",
  "hamilcar.log.pc-converted": "{seat} prend {space} à {from}{by.of|| (capacité spéciale #)|}.",
  "hamilcar.log.pc-converted.all": "{seat} prend {space} à {from}{by.of|| (capacité spéciale #)|}.",
  "hamilcar.log.no-effect": "{card.title} : sans effet.",
  "hamilcar.log.no-place": "{card.title} : sans effet, aucun espace ne convient. {why}",
  "hamilcar.log.war-chest":
    "L'écart est {reduced||maintenant |maintenant }de {points|# point|# points} : {seat} peut dépenser {points|# point|# points} du trésor de guerre.",
  "hamilcar.log.war-chest-even": "Il n'y a {reduced|pas|plus|} d'écart de points : personne ne puise dans le trésor de guerre.",
  "hamilcar.log.points-unspent": "{seat} laisse {points|# point|# points} sans emploi.",
  "hamilcar.log.recalled":
    "{generals} {generals|quitte|quittent} {space} et {generals|retourne|retournent} dans la réserve, comme à chaque tour.",
  "hamilcar.log.hired": "Au lieu de jouer une carte, Carthage engage {general} contre {count} CP du Miat.",
  "hamilcar.log.miat-mood":
    "Le Miat est maintenant {mood} : au tableau des provinces il {holder|ne compte pour personne|compte comme une province pour #|compte comme une province pour #} (Rome {rome}, Carthage {carthage}).",
  "hamilcar.log.isolated": "{seat} perd {space} (isolement), qui devient neutre.",
  "hamilcar.log.isolated.all": "{seat} perd {space} (isolement), qui deviennent neutres.",
  "hamilcar.log.miat-placed": "Carthage pose un CP sur le Miat, {slot.at} ({count} sur {slots}, {mood}).",
  "hamilcar.log.miat-placed.all": "Carthage pose {many} CP sur le Miat, cases {slot.number} ({count} sur {slots}, {mood}).",
  "hamilcar.log.miat-removed": "Carthage retire un CP du Miat, {slot.at} (il en reste {count} sur {slots}, {mood}).",
  "hamilcar.log.miat-removed.all":
    "Carthage retire {many} CP du Miat, cases {slot.number} (il en reste {count} sur {slots}, {mood}).",
  "hamilcar.log.provinces": "Au tableau des provinces : Rome {rome}, Carthage {carthage}.",
  "hamilcar.log.chests": "Points joués ce tour-ci : Rome {rome}, Carthage {carthage}.",
  "hamilcar.log.duilius-paid": "Rome dépense un point du trésor de guerre pour Duilius.",

  "hamilcar.log.built": "{seat} construit {count|# navire|# navires} de guerre{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.refitted": "{seat} radoube {count|# navire|# navires} de guerre{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.warships-returned":
    "{seat} : {count|# navire coulé est de nouveau disponible|# navires coulés sont de nouveau disponibles} à la construction.",
  "hamilcar.log.warship-lost": "{seat} perd le navire{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.crews-aboard":
    "{general} convertit {count|# UC de Roma en # navire de guerre|# UC de Roma en # navires de guerre}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.crews-ashore":
    "{general} convertit {count|# navire de guerre en # UC|# navires de guerre en # UC}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.supremacy": "{seat} prend la suprématie navale{because|| : #| : #}.",
  "hamilcar.log.seamanship":
    "L'art naval de Rome passe à « {level} » ({because}{by.of|| #|}) ; il baisse en hiver si Rome a moins de {ready|# navire prêt|# navires prêts}.",
  "hamilcar.log.seamanship-falls":
    "L'art naval de Rome baisse : {level} ; Rome a moins de {ready|# navire prêt|# navires prêts}.",
  "hamilcar.log.corvi-mounted": "Rome monte les corbeaux.",
  "hamilcar.log.corvi-dismounted": "Rome démonte les corbeaux.",

  "hamilcar.log.cus-placed":
    "{seat} place {cus|# UC|# UC} {space.in}{because|| (#)| (#)}{provinces|| (pour sa province d'Italia : #)| (une pour chacune de ses provinces d'Italia : #)}.",
  "hamilcar.log.elephants-placed": "{seat} place {elephants|# éléphant|# éléphants} {space.in}.",
  "hamilcar.log.cus-lost":
    "{seat} perd {lost} UC {space.in}{because|| (#)| (#)} ; {left|il n'en reste aucune|il reste #|il reste #}{alone|| ; # y reste, sans UC| ; # y restent, sans UC}.",
  "hamilcar.log.stays-alone": "{generals} {generals|reste|restent} {space.in}, sans UC.",
  "hamilcar.log.elephants-lost":
    "{seat} perd {cus||# UC et |# UC et }{elephants|# éléphant|# éléphants} {space.in}{because|| (#)| (#)} ; {left|il ne reste rien|il reste #|il reste #}{alone|| ; # y reste, sans UC| ; # y restent, sans UC}.",
  "hamilcar.log.supply-placed": "{seat} place {count|# convoi|# convois} {space.in}.",
  "hamilcar.log.supply-spent":
    "{seat} {because|perd|consomme|consomme} {count|# convoi|# convois} {space.in}{because|| (#| (#}{strategy|| : talent de stratège #| : talent de stratège #}{points||, carte de # point seulement|, carte de # points seulement}{because||)|)}.",
  "hamilcar.log.supply-captured": "{seat} capture {count|# convoi|# convois} {space.in}.",
  "hamilcar.log.supply-crowded-out": "{seat} perd {count|# convoi|# convois} {space.in}, faute de place.",
  "hamilcar.log.supply-destroyed": "{seat} perd {count|# convoi brûlé|# convois brûlés} {space.in}.",
  "hamilcar.log.supply-rots": "{seat} perd {count|# convoi|# convois} {space.in}, faute d'UC pour {count|le|les} garder.",
  "hamilcar.log.attrition":
    "Attrition de {seat} {space.in} ({party}) : dé {rolled,die}{modifiers}{total||, total #|, total #}{losses|, aucune perte||}.",
  "hamilcar.log.roma-besieged": "Roma est assiégée : pas de renforts.",

  "hamilcar.log.generals": "Carthage reçoit {generals}.",
  "hamilcar.log.arrived": "{general} arrive {space.in}.",
  "hamilcar.log.consul": "{general} est élu consul.",
  "hamilcar.log.proconsul": "{general} devient proconsul et reste {space.in}.",
  "hamilcar.log.proconsul-stays": "{general} reste proconsul {space.in}.",
  "hamilcar.log.dictator":
    "Rome nomme {general}{back||, qui avait quitté la partie,|} dictateur {space.in}{ops||, avec la carte Dictateur (# point)|, avec la carte Dictateur (# points)}.",
  "hamilcar.log.dictator-ends":
    "La dictature de {general} s'achève : il quitte {space} et retourne dans la réserve{left|| ; # y reste sans général| ; # y restent sans général}.",
  "hamilcar.log.dictator-gone": "La carte Dictateur quitte la partie.",
  "hamilcar.log.dictator-ready": "La carte Dictateur est retournée face visible : Rome peut désormais s'en servir.",
  "hamilcar.log.displaced": "{general} est neutralisé{because|| (#)| (#)} et retourne dans la réserve.",
  "hamilcar.log.displaced.all": "{general} sont neutralisés{because|| (#)| (#)} et retournent dans la réserve.",
  "hamilcar.log.eliminated":
    "{general} {displaced||est neutralisé (#) et |}quitte la partie{because|| (#)| (#)}{left|| ; # reste| ; # restent}{where.in|| # sans général| # sans général}.",
  "hamilcar.log.cards-removed": "{cards|Retirée de la partie|Retirées de la partie} : {cards.title}.",
  "hamilcar.log.joins-pool": "{general} rejoint la réserve de généraux de Rome, puisque {gone} a quitté la partie.",
  "hamilcar.log.tactics-remembered":
    "Xanthippus ranime les tactiques oubliées : les charges d'éléphants ne subissent plus le malus de −2, jusqu'à la fin de la partie.",

  "hamilcar.log.activated": "{general} est activé {space.in}.",
  "hamilcar.log.stays": "{general} reste {space.in}.",
  "hamilcar.log.activated-stays": "{general} est activé {space.in} mais ne se déplace pas.",
  "hamilcar.log.nobody-activated": "{seat} n'active personne.",
  "hamilcar.log.nobody-else-activated": "{seat} n'active personne d'autre.",
  "hamilcar.log.marched":
    "{general}{party||, avec #,|, avec #,} arrive {space.in}{left|| ; # reste| ; # restent}{from.in|| #| #}.",
  "hamilcar.log.marched.all":
    "{general}{party||, avec #,|, avec #,} arrive {to.in} en passant par {way.the}{left|| ; # reste| ; # restent}{from.in|| #| #}.",
  "hamilcar.log.marched.back": "{general}{party||, avec #,|, avec #,} revient {to.to} après être passé par {way.the}.",
  "hamilcar.log.picked-up": "{general} prend avec lui {party} {space.in}.",
  "hamilcar.log.turned-back": "Mauvais temps : {general} doit revenir {from.from} {space.to}{party|| avec #| avec #}.",
  "hamilcar.log.backed-up": "{general}, intercepté, recule {space.to} au lieu de combattre.",
  "hamilcar.log.overrun": "{seat} écrase {party|une UC|#|#} {space.in}.",
  "hamilcar.log.inside":
    "{seat} {party|n'a personne|a #|a #} dans les murs {space.of} ; {outside|personne n'est dehors|dehors : #|dehors : #}.",
  "hamilcar.log.gates-open": "Il n'y a plus d'UC ennemie devant {space.the} : {party} {party|sort|sortent} des murs.",
  "hamilcar.log.declared": "{general}, {space.in}{party|| avec #| avec #}, va tenter {reaction}.",
  "hamilcar.log.avoid-roll": "{general} tente d'éviter le combat : dé {die}, il fallait {needed} ou moins : {result}.",
  "hamilcar.log.stands": "{seat} ne tente pas d'éviter le combat {space.in}.",
  "hamilcar.log.no-interception": "{seat} ne tente pas d'intercepter {general} {space.in}.",
  "hamilcar.log.avoided": "{general} évite le combat et se replie {space.to}{party|| avec #| avec #}.",
  "hamilcar.log.nowhere-to-avoid": "{general} ne trouve pas d'issue.",
  "hamilcar.log.intercept-roll":
    "{general} tente d'intercepter : dé {rolled,die}{modifiers}{total||, total #|, total #}, il fallait {needed} ou moins : {result}.",
  "hamilcar.log.intercepts": "{general} intercepte {space.in}{party|| avec #| avec #}.",
  "hamilcar.log.no-pursuit": "{general} ne poursuit pas : son mouvement est terminé.",
  "hamilcar.log.pursuit-roll": "{general} poursuit : dé {die}, il fallait {needed} ou moins : {result}.",

  "hamilcar.log.sailed":
    "{general} prend la mer {space.in}{warships| sans navire de guerre| avec # navire de guerre| avec # navires de guerre}{party|| ; à bord : #| ; à bord : #}{left|| ; # reste à terre| ; # restent à terre}.",
  "hamilcar.log.fleet-entered": "{general} atteint {space.the} par mer{mare||, à travers le Mare Tyrrhenum|}.",
  "hamilcar.log.fleet-entered.all":
    "{general} atteint {to.the} par mer{mare||, à travers le Mare Tyrrhenum|}, en passant par {way.the}.",
  "hamilcar.log.gathered": "{seat} embarque {party} {space.in}.",
  "hamilcar.log.fleet-commander": "{general} prend le commandement de la flotte.",
  "hamilcar.log.entered-city": "{general} se glisse dans {space} malgré l'ennemi devant les murs.",
  "hamilcar.log.landed":
    "{general} débarque {space.in}{warships|| ; # navire rentre au port| ; # navires rentrent au port}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.returned": "{general} revient {space.to}.",
  "hamilcar.log.raid": "{seat} pille {space}.",
  "hamilcar.log.storm-rolls":
    "Mer cruelle devant {space} : la flotte de {general} {rolls|ne subit aucun jet|subit # jet|subit # jets} de tempête{modifiers}.",
  "hamilcar.log.cruel-sea":
    "La mer cruelle : {hits|aucune touche|# touche|# touches}{scored||| (#)}{hits||, sur un navire, une UC et un convoi|, chacune sur un navire, une UC et un convoi}{party|| : Rome perd #| : Rome perd #}{ships|| ; navires restants : #| ; navires restants : #}.",
  "hamilcar.log.storms-at-sea":
    "Tempête devant {space} : la flotte de {general} ({units|# unité|# unités}) {hits|ne subit aucune touche|subit # touche|subit # touches}{warships||, # navire coulé|, # navires coulés}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.interception": "{seat} intercepte{general.of|| la flotte #|} {space.in}.",
  "hamilcar.log.let-pass": "{seat} n'intercepte pas la flotte de {general} {space.in}.",
  "hamilcar.log.naval-die":
    "Dé naval : Rome {rome} ; Carthage {carthage} + {track} (art naval) = {total}. Pour s'échapper, {seat} doit faire plus que l'ennemi : {result}.",
  "hamilcar.log.no-slipping": "{seat} n'a pas la suprématie navale et ne peut lancer le dé pour s'échapper.",
  "hamilcar.log.interceptors-sail": "{seat} envoie {warships|# navire|# navires} de guerre depuis {space}.",
  "hamilcar.log.interceptors-enter": "La flotte d'interception de {seat} atteint {space.the}.",
  "hamilcar.log.interceptors-enter.all": "La flotte d'interception de {seat} atteint {to.the} par {way.the}.",
  "hamilcar.log.refitted-joins": "Le navire radoubé par {general} rejoint sa flotte.",
  "hamilcar.log.naval-battle": "Bataille navale {space.in}.",
  "hamilcar.log.fleet-fights":
    "{seat} combat sous les ordres de {general}, {warships|sans navire de guerre|avec # navire de guerre|avec # navires de guerre}{party|| ; à bord : #| ; à bord : #}.",
  "hamilcar.log.tactics-drawn":
    "{seat} {count|ne tire aucune carte de tactique|tire # carte de tactique|tire # cartes de tactique}{modifiers}.",
  "hamilcar.log.tactic": "{seat} joue {card.title} (carte de tactique).",
  "hamilcar.log.tactic-discarded": "{seat} se défausse de la carte de tactique {card.title}.",
  "hamilcar.log.fire-pots": "Pots à feu : dé {die}, il fallait {needed} ou plus pour couler un navire : {result}.",
  "hamilcar.log.battle-roll":
    "{seat} engage le combat dans la colonne {column} : {rolled||dé #, |dé #, }total {die}{modifiers|||}, {hits|aucune touche|# touche|# touches}.",
  "hamilcar.log.hits-ignored": "{seat} ignore {count|# touche|# touches}{by.of|| (capacité spéciale #)|}.",
  "hamilcar.log.corvus-roll":
    "Abordage par les corbeaux : {rolled||dé #, |dé #, }total {die}{modifiers|||}, {hits|aucune touche|# touche|# touches}.",
  "hamilcar.log.warships-hit":
    "{seat} perd {struck|# navire|# navires} de guerre{some||, dont # pris par l'ennemi|, dont # pris par l'ennemi}{all||, pris par l'ennemi|, pris par l'ennemi}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.units-lost-at-sea": "{seat} perd en mer : {party}.",
  "hamilcar.log.evades": "{seat} tente de rompre le combat.",
  "hamilcar.log.pursued": "La poursuite retient {seat} dans la bataille.",
  "hamilcar.log.breaks-off": "{seat} rompt le combat : la bataille est finie, et {enemy} l'a gagnée.",
  "hamilcar.log.naval-victory": "{seat} gagne la bataille navale sous les ordres de {general}{because|| (#)| (#)}.",
  "hamilcar.log.prizes":
    "{seat} {count|ne garde aucune prise|garde # prise|garde # prises}{sunk|| ; # navire pris par le vaincu est coulé| ; # navires pris par le vaincu sont coulés}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.sails-on": "{general} poursuit sa route ; ses navires seront épuisés.",
  "hamilcar.log.interceptor-landed":
    "{seat} débarque {party|sans troupes|#|#} {space.in} ; ses navires rentrent au port (maintenant {ships}).",
  "hamilcar.log.fleet-returned":
    "{seat}, battue sur mer, se replie sur {space}{party|| avec #| avec #}{spent|| ; # navire est épuisé| ; # navires sont épuisés}{ships|| (maintenant #)| (maintenant #)}.",

  "hamilcar.log.battle": "Bataille {space.in} : {attacker} attaque {defender}.",
  "hamilcar.log.fights":
    "{seat} combat {party|sans UC|avec #|avec #}{commander.of|, sans général|, sous les ordres #|, sous les ordres #}{outranked||, supérieur à #|}{equal||, choisi plutôt que #, de même rang|}.",
  "hamilcar.log.sortie": "{seat} fait une sortie {space.from} avec {party}.",
  "hamilcar.log.command-changed":
    "Jet de Carthage pour un changement de commandement romain{die|| : dé #, il fallait 4 ou plus| : dé #, il fallait 4 ou plus} : {general} remplace {from}.",
  "hamilcar.log.no-command-roll": "Carthage n'exige pas de jet de changement de commandement : {general} garde le commandement.",
  "hamilcar.log.command-kept":
    "Jet de Carthage pour un changement de commandement romain{die|| : dé #, il fallait 4 ou plus| : dé #, il fallait 4 ou plus} : {general} garde le commandement.",
  "hamilcar.log.level": "Niveau de dés de {seat} : {level}{modifiers}.",
  "hamilcar.log.too-few-to-charge":
    "Trop peu d'éléphants pour une charge : contre {general}, il en faut {rating}, autant que son talent de tacticien.",
  "hamilcar.log.no-charge": "Les éléphants ne chargent pas.",
  "hamilcar.log.charge": "Les éléphants chargent.",
  "hamilcar.log.charge-stopped": "Les éléphants prennent peur et ne chargent pas.",
  "hamilcar.log.charge-nothing":
    "La charge ne change rien : {rolled||dé #, |dé #, }total {die}{modifiers|||} ; à plus de {rating}, Carthage pourrait faire relancer un dé de bataille.",
  "hamilcar.log.charge-rome":
    "Les éléphants s'affolent : {rolled||dé #, |dé #, }total {die}{modifiers|||}. Rome peut faire relancer un dé de bataille.",
  "hamilcar.log.charge-carthage":
    "La charge réussit : {rolled||dé #, |dé #, }total {die}{modifiers|||}, plus de {rating}. Carthage peut faire relancer un dé de bataille.",
  "hamilcar.log.battle-dice":
    "{seat} {dice|a maintenant|lance le # dé|lance les deux dés} : cavalerie {cavalry}, troupes légères {light}, infanterie {infantry}.",
  "hamilcar.log.hits": "{seat} {hits|ne porte aucune touche|porte # touche|porte # touches}{modifiers}.",
  "hamilcar.log.rating-raised": "Le talent de tacticien de {general} est augmenté de {count} dans cette bataille.",
  "hamilcar.log.rating-lowered":
    "Le talent de tacticien de {general} est diminué de {count} dans cette bataille, et sa capacité spéciale ne joue pas.",
  "hamilcar.log.no-dice": "{seat} est surclassée et ne lance aucun dé.",
  "hamilcar.log.rerolled": "{die} : relancé à la demande de {seat}.",
  "hamilcar.log.victory":
    "{seat} gagne{space.in|| #| #}{equal|, avec plus de touches| : à égalité de touches l'attaquant perd|}.",
  "hamilcar.log.passes": "{seat} bat en retraite par {space}.",
  "hamilcar.log.swept": "{seat} bat en retraite par {space} et entraîne {party}.",
  "hamilcar.log.retreated": "{seat} bat en retraite jusqu'à {space} avec {party}.",
  "hamilcar.log.retreated-inside": "{seat} se replie dans {space} avec {party}.",
  "hamilcar.log.no-retreat":
    "{seat} ne peut battre en retraite {space.from} et {party|ne perd plus rien|perd tout ce qui lui reste : #|perd tout ce qui lui reste : #}.",

  "hamilcar.log.besieges": "{general} assiège {space}.",
  "hamilcar.log.subjugates": "{general} tente de soumettre la tribu de {space}.",
  "hamilcar.log.siege-roll":
    "Le dé de siège {points|ne donne aucun point|donne # point|donne # points}{losses|| et inflige # perte| et inflige # pertes}.",
  "hamilcar.log.siege-loss-spared": "{general} ne perd pas d'UC.",
  "hamilcar.log.siege-points": "Contre {space.the} : {points|aucun point|# point|# points} sur les {needed} nécessaires.",
  "hamilcar.log.determined-defense": "Défense acharnée de {space} : {seat} sacrifie un convoi et une UC pour annuler un point.",
  "hamilcar.log.siege-loosened":
    "{space} : {points|aucun point de siège retiré|# point de siège retiré|# points de siège retirés}.",
  "hamilcar.log.siege-lifted": "Le siège de {space} est levé : ses points sont perdus.",
  "hamilcar.log.subjugation-ended": "La soumission de {space} prend fin : ses points sont perdus.",
  "hamilcar.log.siege-train": "Un train de siège est amené devant {space}.",
  "hamilcar.log.traitor": "Un traître aide {general} {space.in}.",
  "hamilcar.log.captured": "{seat} prend {space}.",
  "hamilcar.log.blockade":
    "Des forceurs de blocus partent {port.from} pour {space} avec un convoi ; Carthage se défausse de la carte {card.title}.",
};

export default log;
