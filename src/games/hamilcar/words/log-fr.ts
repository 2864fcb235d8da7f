import type { Translation } from "../../../words/words.ts";
import type en from "./log-en.ts";

/** Ce qui s'est passé, dans le journal. */
const log: Translation<typeof en> = {
  "hamilcar.log.start": "La mise en place : qui est où, et qui contrôle quoi.",
  "hamilcar.log.start-forces":
    "{seat} commence avec {cus|# UC|# UC}{modifiers}{consuls|| ; # est consul| ; # sont consuls}{proconsuls|| ; # est proconsul| ; # sont proconsuls}.",
  "hamilcar.log.start-pool":
    "Dans la réserve de généraux de {seat} : {generals|personne|#|#}{later|| ; encore à venir : #| ; encore à venir : #}.",
  "hamilcar.log.start-control":
    "Sous le contrôle de {seat} : {provinces|aucune province entière|en entier #|en entier #}{spaces|| ; en outre, #| ; en outre, #} (tableau des provinces : {points}).",
  "hamilcar.log.start-neutral":
    "Espaces neutres{provinces||, outre tous ceux de cette province (#)|, outre tous ceux de ces provinces (#)} : {spaces|aucun|#|#}{tribes|| ; tribus neutres : #| ; tribus neutres : #}.",
  "hamilcar.log.start-warships":
    "Navires de guerre de Rome : {rome} ; de Carthage : {carthage}. {supremacy} a la suprématie navale ; l'art naval de Rome est {level}.",
  "hamilcar.log.start-miat": "Le Miat est {mood} : Carthage y a {count} CP sur {slots}{held.at|| (#)| (#)}.",
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
  "hamilcar.log.first": "{seat} joue en premier.",
  "hamilcar.log.passed": "{seat} n'a plus de cartes et passe.",
  "hamilcar.log.event":
    "{seat} joue {card.title} ({ops|# point|# points}) pour son événement{during||, pendant le tour de #|, pendant le tour de #}{leaves|| ; la carte quitte ensuite la partie|}.",
  "hamilcar.log.event-cancelled": "Annulée : {card.title}.",
  "hamilcar.log.operation": "{seat} joue {card.title} ({ops|# point|# points}) {use}.",
  "hamilcar.log.discarded": "{seat} se défausse de {card.title} ({ops|# point|# points}).",
  "hamilcar.log.truce": "Une trêve commence.",
  "hamilcar.log.truce-broken": "La trêve est rompue.",
  "hamilcar.log.truce-over": "La trêve s'achève avec le tour.",
  "hamilcar.log.messenger": "{seat} prend une carte dans la main ennemie.",
  "hamilcar.log.messenger-card": "La carte est {card.title}.",
  "hamilcar.log.cards-shown": "Rome {cards.title|ne montre aucune carte|montre #|montre #}.",
  "hamilcar.log.flamen": "La prochaine activation de {general} ce tour-ci coûtera {price|# CP|# CP} à Rome.",
  "hamilcar.log.citadel": "{space} reçoit la citadelle.",
  "hamilcar.log.die": "{what} : {seat} lance le dé et obtient {die}.",
  "hamilcar.log.die-set": "{what} : {seat} place le dé sur {die}.",
  "hamilcar.log.die-counted": "{what} : {seat} obtient {rolled}, qui compte pour {die}{modifiers}.",
  "hamilcar.log.modifiers": "Le jet compte pour {die}{modifiers}.",

  "hamilcar.log.pc": "{seat} pose un CP {space.in}{by|| (#)| (#)}.",
  "hamilcar.log.pc.all": "{seat} pose des CP {space.in}{by|| (#)| (#)}.",
  "hamilcar.log.price":
    "{seat} doit retirer {count} CP ({because}{lost|| : # unité perdue| : # unités perdues, un CP pour deux}{general||, et un de plus pour #|}).",
  "hamilcar.log.province":
    "{seat} a maintenant {province}, avec {held.at|# espace|# espaces} sur {of} (tableau des provinces : Rome {rome}, Carthage {carthage}).",
  "hamilcar.log.province-lost":
    "{seat}, avec seulement {held.at|# espace|# espace|# espaces} sur {of}, n'a plus {province} (tableau des provinces : Rome {rome}, Carthage {carthage}).",
  "hamilcar.log.pc-removed": "{seat} perd {space}, qui devient neutre.",
  "hamilcar.log.pc-removed.all": "{seat} perd {space}, qui deviennent neutres.",
  "hamilcar.log.pc-converted": "{seat}{by|| (#)| (#)} prend {space} aux dépens de {from}.",
  "hamilcar.log.pc-converted.all": "{seat}{by|| (#)| (#)} prend {space} aux dépens de {from}.",
  "hamilcar.log.no-effect": "{card.title} : sans effet.",
  "hamilcar.log.no-place": "{card.title} : sans effet, aucun espace ne convient. {why}",
  "hamilcar.log.war-chest": "{other} a joué plus de points : {seat} peut dépenser {points|# point|# points} du trésor de guerre.",
  "hamilcar.log.recalled": "{generals} {generals|quitte|quittent} {space} et {generals|retourne|retournent} dans la réserve.",
  "hamilcar.log.hired": "Carthage engage {general} pour {count} CP du Miat.",
  "hamilcar.log.miat-mood":
    "Le Miat est maintenant {mood} : au tableau des provinces il {holder|ne compte pour personne|compte comme une province pour #|compte comme une province pour #}.",
  "hamilcar.log.isolated": "{seat} perd {space} (isolement), qui devient neutre.",
  "hamilcar.log.isolated.all": "{seat} perd {space} (isolement), qui deviennent neutres.",
  "hamilcar.log.miat-placed": "Carthage pose un CP sur le Miat, {slot.at} ({count} sur {slots}, {mood}).",
  "hamilcar.log.miat-placed.all": "Carthage pose {many} CP sur le Miat, {slot.at} ({count} sur {slots}, {mood}).",
  "hamilcar.log.miat-removed": "Carthage retire un CP du Miat, {slot.at} (il en reste {count} sur {slots}, {mood}).",
  "hamilcar.log.miat-removed.all": "Carthage retire {many} CP du Miat, {slot.at} (il en reste {count} sur {slots}, {mood}).",
  "hamilcar.log.provinces": "Au tableau des provinces : Rome {rome}, Carthage {carthage}.",
  "hamilcar.log.chests": "Points joués ce tour-ci : Rome {rome}, Carthage {carthage}.",
  "hamilcar.log.duilius-paid": "Rome dépense un point du trésor de guerre pour Duilius.",

  "hamilcar.log.built": "{seat} construit {count|# navire|# navires} de guerre{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.refitted": "{seat} radoube {count|# navire|# navires} de guerre{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.warships-returned":
    "{count|# navire coulé|# navires coulés} de {seat} {count|peut|peuvent} de nouveau être {count|construit|construits}.",
  "hamilcar.log.warship-lost": "{seat} perd le navire{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.crews-aboard":
    "{general} convertit {count|# UC de Roma en # navire de guerre|# UC de Roma en # navires de guerre}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.crews-ashore":
    "{general} convertit {count|# navire de guerre en # UC|# navires de guerre en # UC}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.supremacy": "{seat} prend la suprématie navale{because|| : #| : #}.",
  "hamilcar.log.seamanship":
    "L'art naval de Rome passe à « {level} » ({because}) ; il baisse en hiver si Rome a moins de {ready|# navire prêt|# navires prêts}.",
  "hamilcar.log.seamanship-falls":
    "L'art naval de Rome baisse : {level} ; Rome a moins de {ready|# navire prêt|# navires prêts}.",
  "hamilcar.log.corvi-mounted": "Rome monte les corbeaux.",
  "hamilcar.log.corvi-dismounted": "Rome démonte les corbeaux.",

  "hamilcar.log.cus-placed": "{seat} place {cus|# UC|# UC} {space.in}{because|| (#)| (#)}.",
  "hamilcar.log.elephants-placed": "{seat} place {elephants|# éléphant|# éléphants} {space.in}.",
  "hamilcar.log.cus-lost": "{seat} perd {lost} UC {space.in} ; {left|il n'en reste aucune|il reste #|il reste #}.",
  "hamilcar.log.elephants-lost":
    "{seat} perd {cus||# UC et |# UC et }{elephants|# éléphant|# éléphants} {space.in} ; {left|il ne reste rien|il reste #|il reste #}.",
  "hamilcar.log.supply-placed": "{seat} place {count|# convoi|# convois} {space.in}.",
  "hamilcar.log.supply-spent":
    "{seat} {because|perd|consomme|consomme} {count|# convoi|# convois} {space.in}{because|| (#)| (#)}{strategy|| : talent de stratège #| : talent de stratège #}{points||, carte de #|, carte de #}.",
  "hamilcar.log.supply-captured": "{seat} capture {count|# convoi|# convois} {space.in}.",
  "hamilcar.log.supply-crowded-out": "{seat} perd {count|# convoi|# convois} {space.in}, faute de place.",
  "hamilcar.log.supply-destroyed": "{seat} perd {count|# convoi brûlé|# convois brûlés} {space.in}.",
  "hamilcar.log.supply-rots": "{seat} perd {count|# convoi non gardé|# convois non gardés} {space.in}.",
  "hamilcar.log.attrition":
    "Attrition de {seat} {space.in} ({party}) : {modifier|dé|avec +#, le dé donne|avec +#, le dé donne} {die}{losses|, aucune perte||}.",
  "hamilcar.log.roma-besieged": "Roma est assiégée : pas de renforts.",

  "hamilcar.log.generals": "Carthage reçoit {generals}.",
  "hamilcar.log.arrived": "{general} prend le commandement {space.in}.",
  "hamilcar.log.consul": "{general} est élu consul.",
  "hamilcar.log.proconsul": "{general} devient proconsul et reste {space.in}.",
  "hamilcar.log.proconsul-stays": "{general} reste proconsul {space.in}.",
  "hamilcar.log.dictator":
    "Rome nomme {general} dictateur {space.in}{ops||, avec la carte Dictateur (# point)|, avec la carte Dictateur (# points)}.",
  "hamilcar.log.dictator-ends":
    "La dictature de {general} s'achève : il quitte {space} et retourne dans la réserve{cus|| ; # UC y reste sans général| ; # UC y restent sans général}. La carte Dictateur quitte la partie.",
  "hamilcar.log.dictator-ready": "La carte Dictateur est retournée face visible.",
  "hamilcar.log.displaced": "{general} est neutralisé et retourne dans la réserve.",
  "hamilcar.log.displaced.all": "{general} sont neutralisés et retournent dans la réserve.",
  "hamilcar.log.eliminated":
    "{general} quitte la partie{because|| (#)| (#)}{cus|| ; # UC reste| ; # UC restent}{where.in|| # sans général| # sans général}.",
  "hamilcar.log.cards-removed": "Retiré de la partie : {cards.title}.",
  "hamilcar.log.joins-pool": "{general} rejoint la réserve des généraux romains, puisque {gone} a quitté la partie.",
  "hamilcar.log.tactics-remembered":
    "Xanthippus ranime les tactiques oubliées : les charges d'éléphants ne subissent plus le malus de −2.",

  "hamilcar.log.activated": "{general} est activé {space.in}.",
  "hamilcar.log.stays": "{general} reste {space.in}.",
  "hamilcar.log.activated-stays": "{general} est activé {space.in} mais ne se déplace pas.",
  "hamilcar.log.nobody-activated": "{seat} n'active personne.",
  "hamilcar.log.marched": "{general} arrive {space.in}{party|| avec #| avec #}.",
  "hamilcar.log.marched.all": "{general} arrive {to.in} en passant par {way.the}{party|| avec #| avec #}.",
  "hamilcar.log.marched-leaving": "{general} arrive {space.in}{party|| avec #| avec #} ; {left} {left|reste|restent} {from.in}.",
  "hamilcar.log.picked-up": "{general} prend avec lui {party} {space.in}.",
  "hamilcar.log.dropped": "Si {general} repart, il laissera {party} de son armée {space.in}.",
  "hamilcar.log.turned-back": "Mauvais temps : {general} doit revenir {from.from} {space.to}{party|| avec #| avec #}.",
  "hamilcar.log.backed-up": "{general}, intercepté, recule {space.to} au lieu de combattre.",
  "hamilcar.log.overrun": "{seat} écrase l'UC {space.of}.",
  "hamilcar.log.inside": "Troupes de {seat} {space.in} : {party|personne|#|#} dans les murs, {outside|personne|#|#} dehors.",
  "hamilcar.log.declared": "{general} {space.in} va tenter {reaction}{party|| avec #| avec #}.",
  "hamilcar.log.avoid-roll": "{general} tente d'éviter le combat : dé {die}, il faut {needed} ou moins : {result}.",
  "hamilcar.log.stands": "{seat} ne tente pas d'éviter le combat {space.in}.",
  "hamilcar.log.no-interception": "{seat} n'intercepte pas {general} {space.in}.",
  "hamilcar.log.avoided": "{general} évite le combat et se replie {space.to}{party|| avec #| avec #}.",
  "hamilcar.log.nowhere-to-avoid": "{general} ne trouve pas d'issue.",
  "hamilcar.log.intercept-roll": "{general} tente d'intercepter : dé {die}{modifiers}, il faut {needed} ou moins : {result}.",
  "hamilcar.log.intercepts": "{general} intercepte {space.in}{party|| avec #| avec #}.",
  "hamilcar.log.pursuit-roll": "{general} poursuit : dé {die}, il faut {needed} ou moins : {result}.",

  "hamilcar.log.sailed":
    "{general} prend la mer {space.in}{warships| sans navire de guerre| avec # navire de guerre| avec # navires de guerre}{party|| ; à bord : #| ; à bord : #}.",
  "hamilcar.log.fleet-entered": "La flotte de {general} atteint {space.the}.",
  "hamilcar.log.fleet-entered.all": "La flotte de {general} atteint {to.the} par {way.the}.",
  "hamilcar.log.gathered": "{seat} embarque {party} {space.in}.",
  "hamilcar.log.fleet-commander": "{general} prend le commandement de la flotte.",
  "hamilcar.log.entered-city": "{general} se glisse dans {space} malgré l'ennemi devant les murs.",
  "hamilcar.log.landed": "{general} débarque {space.in}{warships|| ; # navire rentre au port| ; # navires rentrent au port}.",
  "hamilcar.log.returned": "{general} revient {space.to}.",
  "hamilcar.log.raid": "{seat} pille {space}.",
  "hamilcar.log.storm-rolls":
    "Mer cruelle devant {space} : la flotte de {general} {rolls|ne subit aucun jet|subit # jet|subit # jets} de tempête{modifiers}.",
  "hamilcar.log.cruel-sea":
    "La mer cruelle : {hits|rien n'est perdu|# touche|# touches}{scored|||, par jet #}{hits|| (elle coûte un navire, une UC et un convoi, s'il y en a)| (chacune coûte un navire, une UC et un convoi, s'il y en a)}{warships||, # navire perdu|, # navires perdus}{cus||, # UC perdue|, # UC perdues}{supply||, # convoi perdu|, # convois perdus}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.storms-at-sea":
    "Tempête devant {space} : la flotte de {general} ({units|# unité|# unités}) {hits|ne subit aucune touche|subit # touche|subit # touches}{warships||, # navire coulé|, # navires coulés}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.interception": "{seat} intercepte {space.in}.",
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
  "hamilcar.log.tactic-discarded": "{seat} se défausse de {card.title} (carte de tactique).",
  "hamilcar.log.fire-pots": "Pots à feu : dé {die}, il faut {needed} ou plus pour couler un navire : {result}.",
  "hamilcar.log.battle-roll":
    "{seat} engage le combat, colonne {column} : total {die}{modifiers|||}, {hits|aucune touche|# touche|# touches}.",
  "hamilcar.log.hits-ignored": "{seat} ignore {count|# touche|# touches}.",
  "hamilcar.log.corvus-roll": "Abordage par les corbeaux : total {die}{modifiers|||}, {hits|aucune touche|# touche|# touches}.",
  "hamilcar.log.warships-hit":
    "{seat} perd {struck|# navire|# navires} de guerre{prizes||, # pris par l'ennemi|, # pris par l'ennemi}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.units-lost-at-sea": "{seat} perd en mer : {party}.",
  "hamilcar.log.evades": "{seat} tente de rompre le combat.",
  "hamilcar.log.pursued": "La poursuite retient {seat} dans la bataille.",
  "hamilcar.log.breaks-off": "{seat} rompt le combat : la bataille est finie, et {enemy} l'a gagnée.",
  "hamilcar.log.naval-victory": "{seat} gagne la bataille navale sous les ordres de {general}.",
  "hamilcar.log.prizes":
    "{seat} {count|ne garde aucune prise|garde # prise|garde # prises}{ships|| (maintenant #)| (maintenant #)}.",
  "hamilcar.log.sails-on": "{general} poursuit sa route ; ses navires seront épuisés.",
  "hamilcar.log.interceptor-landed":
    "{seat} débarque {party|sans troupes|#|#} {space.in} ; ses navires rentrent au port (maintenant {ships}).",
  "hamilcar.log.fleet-returned":
    "La flotte battue de {seat} se replie sur {space}{party|| avec #| avec #}{spent|| ; # navire est épuisé| ; # navires sont épuisés}.",

  "hamilcar.log.battle": "Bataille {space.in} : {attacker} attaque {defender}.",
  "hamilcar.log.fights":
    "{seat} combat {party|sans UC|avec #|avec #}{commander.of|, sans général|, sous les ordres #|, sous les ordres #}.",
  "hamilcar.log.sortie": "{seat} fait une sortie {space.from} avec {party}.",
  "hamilcar.log.command-changed": "{general} prend le commandement romain à la place de {from} (il fallait au moins 4).",
  "hamilcar.log.command-kept": "{general} garde le commandement romain (il fallait au moins 4 pour en changer).",
  "hamilcar.log.level": "Niveau de dés de {seat} : {level}{modifiers}.",
  "hamilcar.log.charge": "Les éléphants chargent.",
  "hamilcar.log.charge-stopped": "Les éléphants prennent peur et ne chargent pas.",
  "hamilcar.log.charge-nothing":
    "La charge ne change rien : total {die}{modifiers|||} ; à plus de {rating}, Carthage pourrait faire relancer un dé de bataille.",
  "hamilcar.log.charge-rome": "Les éléphants s'affolent : total {die}{modifiers|||}. Rome peut faire relancer un dé de bataille.",
  "hamilcar.log.charge-carthage":
    "La charge réussit : total {die}{modifiers|||}, plus de {rating}. Carthage peut faire relancer un dé de bataille.",
  "hamilcar.log.battle-dice": "{seat} lance : cavalerie {cavalry}, troupes légères {light}, infanterie {infantry}.",
  "hamilcar.log.no-dice": "{seat} est surclassée et ne lance aucun dé.",
  "hamilcar.log.rerolled": "{die} : relancé à la demande de {seat}.",
  "hamilcar.log.victory":
    "{seat} gagne{space.in|| #| #}{equal|, avec plus de touches| : à égalité de touches l'attaquant perd|}. Touches portées : Rome {carthage}, Carthage {rome}.",
  "hamilcar.log.passes": "{seat} bat en retraite par {space}.",
  "hamilcar.log.swept": "{seat} bat en retraite par {space} et entraîne {party}.",
  "hamilcar.log.retreated":
    "{seat} bat en retraite jusqu'à {space} avec {party}{losses||, # UC perdue en route|, # UC perdues en route}.",
  "hamilcar.log.retreated-inside": "{seat} se replie dans {space} avec {party}.",
  "hamilcar.log.no-retreat":
    "{seat} ne peut battre en retraite {space.from} et {lost|ne perd plus rien|y perd sa dernière UC|y perd ses # dernières UC}.",

  "hamilcar.log.besieges": "{general} assiège {space}.",
  "hamilcar.log.subjugates": "{general} tente de soumettre la tribu de {space}.",
  "hamilcar.log.siege-roll":
    "Le dé de siège {points|ne montre aucun point|montre # point|montre # points}{losses|| et # perte| et # pertes}.",
  "hamilcar.log.siege-loss-spared": "{general} ne perd pas d'UC.",
  "hamilcar.log.siege-points": "{space} : {points|aucun point|# point|# points} sur {needed}.",
  "hamilcar.log.determined-defense": "Défense acharnée de {space} : {seat} sacrifie un convoi et une UC pour annuler un point.",
  "hamilcar.log.siege-loosened":
    "{space} : {points|aucun point de siège retiré|# point de siège retiré|# points de siège retirés}.",
  "hamilcar.log.siege-lifted": "Le siège de {space} est levé : ses points sont perdus.",
  "hamilcar.log.subjugation-ended": "La soumission de {space} prend fin : ses points sont perdus.",
  "hamilcar.log.siege-train": "Un train de siège est amené devant {space}.",
  "hamilcar.log.traitor": "Un traître aide {general} {space.in}.",
  "hamilcar.log.captured": "{seat} prend {space}.",
  "hamilcar.log.blockade":
    "Des forceurs de blocus partent {port.from} pour {space} avec un convoi ; Carthage se défausse de {card.title}.",
};

export default log;
