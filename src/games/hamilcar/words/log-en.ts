/** What happened, in the log. */
const log = {
  "hamilcar.log.start": "The set-up: who stands where, and who controls what.",
  "hamilcar.log.start-forces":
    "{seat} begins with {force|no CU|#|#}{modifiers}{consuls||; # is consul|; # are consuls}{proconsuls||; # is proconsul|; # are proconsuls}.",
  "hamilcar.log.start-pool":
    "In {seat}'s pool of generals: {generals|nobody|#|#}{later||; still to come: #|; still to come: #}{mercenaries||; mercenary for hire: #|; mercenaries for hire, one after the other: #}{out||; not in this game: #|; not in this game: #}.",
  "hamilcar.log.start-control":
    "{seat} controls {provinces|no whole province|all of #|all of #}{spaces||; besides, #|; besides, #}.",
  "hamilcar.log.start-display":
    "On the Provincial Display {seat} has {points|no province|# province|# provinces}{counted.the|| (#)| (#)}{besides||; it also has #, which does not count there|; it also has #, which do not count there}.",
  "hamilcar.log.start-neutral":
    "Neutral spaces{provinces||, besides all of #|, besides all of #}: {spaces|none|#|#}{tribes||; neutral tribes: #|; neutral tribes: #}.",
  "hamilcar.log.start-warships":
    "Roman warships: {rome}; Carthaginian warships: {carthage}. {supremacy} has Naval Supremacy; Roman seamanship is {level}.",
  "hamilcar.log.start-miat": "The Miat is {mood}: Carthage has PCs in {count} of its {slots} slots{held.at|| (#)| (#)}.",
  "hamilcar.log.start-dictator": "The Dictator card lies face down.",
  "hamilcar.log.start-dictator-ready": "The Dictator card lies face up.",
  "hamilcar.log.start-elephants": "Forgotten tactics: elephants charge at −2 until Xanthippus comes.",
  "hamilcar.log.turn": "Turn {turn} begins.",
  "hamilcar.log.winter": "Winter of turn {turn}.",
  "hamilcar.log.dealt": "{seat} is dealt {count|# card|# cards}.",
  "hamilcar.log.hand": "Your hand: {cards.title}.",
  "hamilcar.log.hand.theirs": "The hand of {reader}: {cards.title}.",
  "hamilcar.log.reshuffled": "The discards are shuffled into the deck, now {cards|# card|# cards} ({because}).",
  "hamilcar.log.preempted": "{seat} shows {card.title} and takes the first play.",
  "hamilcar.log.first": "{seat}, which has Naval Supremacy, {lets|plays first|lets # play first|}.",
  "hamilcar.log.passed": "{seat} has no cards and passes.",
  "hamilcar.log.event":
    "{seat} plays {card.title} ({ops|# point|# points}) {counter|for its event|as a counter event|}{during||, during #'s play|}{leaves||; the card leaves the game at the end of the turn|}.",
  "hamilcar.log.event-cancelled":
    "{card.title} is cancelled{by.title|| by #| by #}: it is discarded, and its points do not count{chest|| (Rome has # so far)| (Rome has # so far)}.",
  "hamilcar.log.operation": "{seat} plays {card.title} ({ops|# point|# points}) {use}.",
  "hamilcar.log.discarded": "{seat} discards {card.title} ({ops|# point, counted as played|# points, counted as played}).",
  "hamilcar.log.truce": "A truce begins.",
  "hamilcar.log.truce-broken": "The truce is broken.",
  "hamilcar.log.truce-over": "The truce ends with the turn.",
  "hamilcar.log.messenger": "{seat} takes a card from {victim|the enemy|#|#}'s hand.",
  "hamilcar.log.messenger-card": "The card is {card.title}.",
  "hamilcar.log.cards-shown": "Rome shows {cards.title|no card|#|#}.",
  "hamilcar.log.flamen": "{general}'s next activation this turn will cost Rome {price|# PC|# PCs}.",
  "hamilcar.log.citadel": "{space} receives the Citadel.",
  "hamilcar.log.die": "{what}: {seat} rolls {die}.",
  "hamilcar.log.die-set": "{what}: {seat} sets the die to {die}.",
  "hamilcar.log.rolled-again": "{general} has the die rolled again (special ability).",
  "hamilcar.log.die-counted": "{what}: {seat} rolls {rolled}, which counts as {die}{modifiers}.",
  "hamilcar.log.modifiers": "The roll counts as {die}{modifiers}.",

  "hamilcar.log.pc": "{seat} places a PC {space.in}{by|| (#'s special ability)|}.",
  "hamilcar.log.pc.all": "{seat} places PCs {space.in}{by|| (#'s special ability)|}.",
  "hamilcar.log.price":
    "{seat} must remove {count|# PC|# PCs} ({because}{lost||: # unit lost|: # units of any kind lost, one PC for every two}{general||, and one more for #|}).",
  "hamilcar.log.price-aristocrats":
    "{seat} must remove {count|# PC|# PCs}: the Battle Rating of each Aristocrat lost{modifiers}.",
  "hamilcar.log.province":
    "{seat} now has {province}{held||, with #|, with #}{of|| of # space| of # spaces}{former||, and # no longer has it|} (Provincial Display: Rome {rome}, Carthage {carthage}).",
  "hamilcar.log.province-uncounted":
    "{seat} now has {province}, with {held} of {of|# space|# spaces}{former||, and # no longer has it|} (not on the Provincial Display).",
  "hamilcar.log.province-lost":
    "{seat}, with {held|none|only #|only #} of {of|# space|# spaces}, no longer has {province} (Provincial Display: Rome {rome}, Carthage {carthage}).",
  "hamilcar.log.province-lost-uncounted":
    "{seat}, with {held|none|only #|only #} of {of|# space|# spaces}, no longer has {province} (not on the Provincial Display).",
  "hamilcar.log.pc-removed": "{seat} loses {space}, which becomes neutral.",
  "hamilcar.log.pc-removed.all": "{seat} loses {space}, which become neutral.",
  "hamilcar.log.pc-converted": "{seat} takes {space} from {from}{by|| (#'s special ability)|}.",
  "hamilcar.log.pc-converted.all": "{seat} takes {space} from {from}{by|| (#'s special ability)|}.",
  "hamilcar.log.no-effect": "{card.title} has no effect.",
  "hamilcar.log.no-place": "{card.title} has no effect: no space qualifies. {why}",
  "hamilcar.log.war-chest":
    "The difference is {reduced||now |now }{points|# point|# points}: {seat} may spend {points|# point|# points} from the War Chest.",
  "hamilcar.log.war-chest-even": "There is {reduced|no|no longer a|} difference in points: nobody draws on the War Chest.",
  "hamilcar.log.points-unspent": "{seat} leaves {points|# point|# points} unspent.",
  "hamilcar.log.recalled": "{generals} {generals|leaves|leave} {space} and {generals|goes|go} back to the pool, as every turn.",
  "hamilcar.log.hired": "Instead of playing a card, Carthage hires {general} for {count|# PC|# PCs} of the Miat.",
  "hamilcar.log.miat-mood":
    "The Miat is now {mood}: on the Provincial Display it counts {holder|for nobody|as a province for #|as a province for #} (Rome {rome}, Carthage {carthage}).",
  "hamilcar.log.isolated": "{seat} loses {space}, which is isolated and becomes neutral.",
  "hamilcar.log.isolated.all": "{seat} loses {space}, which are isolated and become neutral.",
  "hamilcar.log.miat-placed": "Carthage places a PC on the Miat, {slot.at} ({count} of {slots}, {mood}).",
  "hamilcar.log.miat-placed.all": "Carthage places {many} PCs on the Miat, slots {slot.number} ({count} of {slots}, {mood}).",
  "hamilcar.log.miat-removed": "Carthage removes a PC from the Miat, {slot.at} ({count} of {slots} left, {mood}).",
  "hamilcar.log.miat-removed.all":
    "Carthage removes {many} PCs from the Miat, slots {slot.number} ({count} of {slots} left, {mood}).",
  "hamilcar.log.provinces": "On the Provincial Display: Rome {rome}, Carthage {carthage}.",
  "hamilcar.log.chests": "Points played this turn: Rome {rome}, Carthage {carthage}.",
  "hamilcar.log.duilius-paid": "Rome spends a point of the War Chest on Duilius.",

  "hamilcar.log.built": "{seat} builds {count|# warship|# warships}{ships|| (now #)| (now #)}.",
  "hamilcar.log.refitted": "{seat} refits {count|# warship|# warships}{ships|| (now #)| (now #)}.",
  "hamilcar.log.warships-returned": "{seat} can build {count|# sunk warship|# sunk warships} again.",
  "hamilcar.log.warship-lost": "{seat} loses the warship{ships|| (now #)| (now #)}.",
  "hamilcar.log.crews-aboard":
    "{general} turns {count|# CU in Roma into # warship|# CUs in Roma into # warships}{ships|| (now #)| (now #)}.",
  "hamilcar.log.crews-ashore": "{general} turns {count|# warship into a CU|# warships into CUs}{ships|| (now #)| (now #)}.",
  "hamilcar.log.supremacy": "{seat} takes Naval Supremacy{because||: #|: #}.",
  "hamilcar.log.seamanship":
    "Roman seamanship rises to {level} ({because}{by|| of #|}); it falls in winter if Rome has fewer than {ready|# Ready warship|# Ready warships}.",
  "hamilcar.log.seamanship-falls":
    "Roman seamanship falls to {level}: Rome has fewer than {ready|# Ready warship|# Ready warships}.",
  "hamilcar.log.corvi-mounted": "Rome mounts Corvi.",
  "hamilcar.log.corvi-dismounted": "Rome dismounts the Corvi.",

  "hamilcar.log.cus-placed":
    "{seat} places {cus|# CU|# CUs} {space.in}{because|| (#)| (#)}{provinces|| (for its province of Italia: #)| (one for each of its provinces of Italia: #)}.",
  "hamilcar.log.elephants-placed": "{seat} places {elephants|# elephant|# elephants} {space.in}.",
  "hamilcar.log.cus-lost":
    "{seat} loses {lost|# CU|# CUs} {space.in}{because|| (#)| (#)}: {left|none|#|#} left{alone||; # stays there without CUs|; # stay there without CUs}.",
  "hamilcar.log.stays-alone": "{generals} {generals|stays|stay} {space.in} without CUs.",
  "hamilcar.log.elephants-lost":
    "{seat} loses {cus||# CU and |# CUs and }{elephants|# elephant|# elephants} {space.in}{because|| (#)| (#)}: {left|none|#|#} left{alone||; # stays there without CUs|; # stay there without CUs}.",
  "hamilcar.log.supply-placed": "{seat} places {count|# supply train|# supply trains} {space.in}.",
  "hamilcar.log.supply-spent":
    "{seat} {because|loses|uses up|uses up} {count|# supply train|# supply trains} {space.in}{because|| (#| (#}{strategy||: Strategy Rating #|: Strategy Rating #}{points||, a card of only # point|, a card of only # points}{because||)|)}.",
  "hamilcar.log.supply-captured": "{seat} captures {count|# supply train|# supply trains} {space.in}.",
  "hamilcar.log.supply-crowded-out": "{seat} loses {count|# supply train|# supply trains} {space.in} for want of room.",
  "hamilcar.log.supply-destroyed": "{seat} loses {count|# supply train|# supply trains} to fire {space.in}.",
  "hamilcar.log.supply-rots":
    "{seat} loses {count|# supply train|# supply trains} {space.in}, with no CU to guard {count|it|them}.",
  "hamilcar.log.attrition":
    "Attrition of {seat} {space.in} ({party}): die {rolled,die}{modifiers}{total||, total #|, total #}{losses|, no loss||}.",
  "hamilcar.log.roma-besieged": "Roma is besieged: no reinforcements.",

  "hamilcar.log.generals": "Carthage receives {generals}.",
  "hamilcar.log.arrived": "{general} arrives {space.in}.",
  "hamilcar.log.consul": "{general} is elected consul.",
  "hamilcar.log.proconsul": "{general} becomes proconsul and stays {space.in}.",
  "hamilcar.log.proconsul-stays": "{general} stays proconsul {space.in}.",
  "hamilcar.log.dictator":
    "Rome names {general}{back||, who had left the game,|} Dictator {space.in}{ops||, with the Dictator card (# point)|, with the Dictator card (# points)}.",
  "hamilcar.log.dictator-ends":
    "The dictatorship of {general} ends: he leaves {space} and goes back to the pool{left||; # stays there without a general|; # stay there without a general}.",
  "hamilcar.log.dictator-gone": "The Dictator card leaves the game.",
  "hamilcar.log.dictator-ready": "The Dictator card is turned face up: Rome may use it from now on.",
  "hamilcar.log.displaced": "{general} is displaced{because|| (#)| (#)} and goes back to the pool.",
  "hamilcar.log.displaced.all": "{general} are displaced{because|| (#)| (#)} and go back to the pool.",
  "hamilcar.log.eliminated":
    "{general} {displaced||is displaced (#) and |}leaves the game{because|| (#)| (#)}{left||; # stays|; # stay}{where.in|| # without a general| # without a general}.",
  "hamilcar.log.cards-removed": "Removed from the game: {cards.title}.",
  "hamilcar.log.joins-pool": "{general} joins Rome's pool of generals, since {gone} has left the game.",
  "hamilcar.log.tactics-remembered":
    "Xanthippus revives the forgotten tactics: elephant charges are free of the −2 for the rest of the game.",

  "hamilcar.log.activated": "{general} is activated {space.in}.",
  "hamilcar.log.stays": "{general} stays {space.in}.",
  "hamilcar.log.activated-stays": "{general} is activated {space.in} but does not move.",
  "hamilcar.log.nobody-activated": "{seat} activates nobody.",
  "hamilcar.log.nobody-else-activated": "{seat} activates nobody else.",
  "hamilcar.log.marched": "{general} moves to {space}{party|| with #| with #}{left||; # stays|; # stay}{from.in|| #| #}.",
  "hamilcar.log.marched.all":
    "{general} moves to {to} by way of {way.the}{party|| with #| with #}{left||; # stays|; # stay}{from.in|| #| #}.",
  "hamilcar.log.marched.back": "{general} comes back {to.to} by way of {way.the}{party|| with #| with #}.",
  "hamilcar.log.picked-up": "{general} picks up {party} {space.in}.",
  "hamilcar.log.turned-back": "Bad weather: {general} must go back {from.from} {space.to}{party|| with #| with #}.",
  "hamilcar.log.backed-up": "{general}, intercepted, goes back {space.to} instead of fighting.",
  "hamilcar.log.overrun": "{seat} overruns {party|a CU|#|#} {space.in}.",
  "hamilcar.log.inside":
    "{seat} has {party|nobody|#|#} inside the walls of {space}; {outside|nobody is outside|outside: #|outside: #}.",
  "hamilcar.log.gates-open": "No enemy CU is left before {space}: {party} {party|comes|come} out of the walls.",
  "hamilcar.log.declared": "{general}, {space.in}{party|| with #| with #}, will try {reaction}.",
  "hamilcar.log.avoid-roll": "{general} tries to avoid battle: die {die}, needs {needed} or less: {result}.",
  "hamilcar.log.stands": "{seat} does not try to avoid battle {space.in}.",
  "hamilcar.log.no-interception": "{seat} does not try to intercept {general} {space.in}.",
  "hamilcar.log.avoided": "{general} slips away {space.to}{party|| with #| with #}.",
  "hamilcar.log.nowhere-to-avoid": "{general} finds no way out.",
  "hamilcar.log.intercept-roll":
    "{general} tries to intercept: die {rolled,die}{modifiers}{total||, total #|, total #}, needs {needed} or less: {result}.",
  "hamilcar.log.intercepts": "{general} intercepts {space.in}{party|| with #| with #}.",
  "hamilcar.log.no-pursuit": "{general} does not march on: the move is over.",
  "hamilcar.log.pursuit-roll": "{general} pursues: die {die}, needs {needed} or less: {result}.",

  "hamilcar.log.sailed":
    "{general} sets sail {space.from}{warships| without warships| with # warship| with # warships}{party||; aboard: #|; aboard: #}{left||; # stays ashore|; # stay ashore}.",
  "hamilcar.log.fleet-entered": "{general} reaches {space} by sea{mare||, across the Mare Tyrrhenum|}.",
  "hamilcar.log.fleet-entered.all": "{general} reaches {to} by sea{mare||, across the Mare Tyrrhenum|}, by way of {way.the}.",
  "hamilcar.log.gathered": "{seat} takes {party} aboard {space.in}.",
  "hamilcar.log.fleet-commander": "{general} takes command of the fleet.",
  "hamilcar.log.entered-city": "{general} slips into {space} past the enemies outside.",
  "hamilcar.log.landed":
    "{general} lands {space.in}{warships||; # warship goes back to port|; # warships go back to port}{ships|| (now #)| (now #)}.",
  "hamilcar.log.returned": "{general} returns {space.to}.",
  "hamilcar.log.raid": "{seat} raids {space}.",
  "hamilcar.log.storm-rolls":
    "Cruel sea off {space}: {general}'s fleet makes {rolls|no storm roll|# storm roll|# storm rolls}{modifiers}.",
  "hamilcar.log.cruel-sea":
    "The cruel sea: {hits|no hit|# hit|# hits}{scored||| (#)}{hits||, on a warship, a CU and a supply train|, each on a warship, a CU and a supply train}{party||: Rome loses #|: Rome loses #}{ships||; warships left: #|; warships left: #}.",
  "hamilcar.log.storms-at-sea":
    "Storms off {space} strike {general}'s fleet ({units|# unit|# units}): {hits|no hit|# hit|# hits}{warships||, # warship sunk|, # warships sunk}{ships|| (now #)| (now #)}.",
  "hamilcar.log.interception": "{seat} intercepts{general|| #'s fleet|} {space.in}.",
  "hamilcar.log.let-pass": "{seat} does not intercept {general}'s fleet {space.in}.",
  "hamilcar.log.naval-die":
    "Naval Die: Rome {rome}; Carthage {carthage} + {track} (Seamanship) = {total}. {seat} needs more than its enemy to slip away: {result}.",
  "hamilcar.log.no-slipping": "{seat} does not have Naval Supremacy, so it cannot roll to slip away.",
  "hamilcar.log.interceptors-sail": "{seat} sends {warships|# warship|# warships} {space.from}.",
  "hamilcar.log.interceptors-enter": "{seat}'s intercepting fleet reaches {space}.",
  "hamilcar.log.interceptors-enter.all": "{seat}'s intercepting fleet reaches {to} by way of {way.the}.",
  "hamilcar.log.refitted-joins": "The warship that {general} has refitted joins his fleet.",
  "hamilcar.log.naval-battle": "Naval battle at {space}.",
  "hamilcar.log.fleet-fights":
    "{seat} fights under {general}, {warships|without warships|with # warship|with # warships}{party||; aboard: #|; aboard: #}.",
  "hamilcar.log.tactics-drawn": "{seat} draws {count|no tactic card|# tactic card|# tactic cards}{modifiers}.",
  "hamilcar.log.tactic": "{seat} plays {card.title} (tactic card).",
  "hamilcar.log.tactic-discarded": "{seat} discards {card.title} (tactic card).",
  "hamilcar.log.fire-pots": "Fire Pots: die {die}, needs {needed} or more to sink a warship: {result}.",
  "hamilcar.log.battle-roll":
    "{seat} engages in column {column}: {rolled||die #, |die #, }total {die}{modifiers|||}, {hits|no hit|# hit|# hits}.",
  "hamilcar.log.hits-ignored": "{seat} ignores {count|# hit|# hits}{by|| (#'s special ability)|}.",
  "hamilcar.log.corvus-roll":
    "Boarding by the Corvi: {rolled||die #, |die #, }total {die}{modifiers|||}, {hits|no hit|# hit|# hits}.",
  "hamilcar.log.warships-hit":
    "{seat} loses {struck|# warship|# warships}{some||, # of them taken as a prize|, # of them taken as prizes}{all||, taken as a prize|, taken as prizes}{ships|| (now #)| (now #)}.",
  "hamilcar.log.units-lost-at-sea": "{seat} loses at sea: {party}.",
  "hamilcar.log.evades": "{seat} tries to break off the battle.",
  "hamilcar.log.pursued": "The pursuit keeps {seat} in the battle.",
  "hamilcar.log.breaks-off": "{seat} gets away: the battle is over, and {enemy} has won it.",
  "hamilcar.log.naval-victory": "{seat} wins at sea under {general}{because|| (#)| (#)}.",
  "hamilcar.log.prizes":
    "{seat} claims {count|no prize|# prize|# prizes}{sunk||; # warship that the loser had taken is sunk|; # warships that the loser had taken are sunk}{ships|| (now #)| (now #)}.",
  "hamilcar.log.sails-on": "{general} sails on; his warships will be Spent.",
  "hamilcar.log.interceptor-landed": "{seat} lands {party|nobody|#|#} {space.in}; its warships go back to port (now {ships}).",
  "hamilcar.log.fleet-returned":
    "{seat}, beaten at sea, falls back on {space}{party|| with #| with #}{spent||; # warship is Spent|; # warships are Spent}{ships|| (now #)| (now #)}.",

  "hamilcar.log.battle": "Battle {space.in}: {attacker} attacks {defender}.",
  "hamilcar.log.fights":
    "{seat} fights with {party|no CU|#|#}{commander|, without a general| under #| under #}{outranked||, who outranks #|}{equal||, chosen rather than #, his equal in rank|, chosen rather than #, his equals in rank}.",
  "hamilcar.log.sortie": "{seat} sallies out of {space} with {party}.",
  "hamilcar.log.command-changed":
    "Carthage rolls for a change of Roman command{die||: die #, needs 4 or more|: die #, needs 4 or more}: {general} takes over from {from}.",
  "hamilcar.log.no-command-roll": "Carthage does not make Rome roll for a change of command: {general} stays in command.",
  "hamilcar.log.command-kept":
    "Carthage rolls for a change of Roman command{die||: die #, needs 4 or more|: die #, needs 4 or more}: {general} stays in command.",
  "hamilcar.log.level": "{seat}'s dice level: {level}{modifiers}.",
  "hamilcar.log.too-few-to-charge":
    "Too few elephants for a charge: against {general} it takes {rating|# elephant|# elephants}, as many as his Battle Rating.",
  "hamilcar.log.no-charge": "The elephants do not charge.",
  "hamilcar.log.charge": "The elephants charge.",
  "hamilcar.log.charge-stopped": "The elephants take fright and do not charge.",
  "hamilcar.log.charge-nothing":
    "The charge changes nothing: {rolled||die #, |die #, }total {die}{modifiers|||}; more than {rating} would let Carthage have a battle die re-rolled.",
  "hamilcar.log.charge-rome":
    "The elephants run amok: {rolled||die #, |die #, }total {die}{modifiers|||}. Rome may have a battle die re-rolled.",
  "hamilcar.log.charge-carthage":
    "The charge succeeds: {rolled||die #, |die #, }total {die}{modifiers|||}, more than {rating}. Carthage may have a battle die re-rolled.",
  "hamilcar.log.battle-dice":
    "{seat} {dice|now has|rolls the # die|rolls both dice}: cavalry {cavalry}, light troops {light}, infantry {infantry}.",
  "hamilcar.log.hits": "{seat} scores {hits|no hit|# hit|# hits}{modifiers}.",
  "hamilcar.log.rating-raised": "{general}'s Battle Rating is {count} higher in this battle.",
  "hamilcar.log.rating-lowered":
    "{general}'s Battle Rating is {count} lower in this battle, and he is without his special ability.",
  "hamilcar.log.no-dice": "{seat} is outclassed and rolls no die.",
  "hamilcar.log.rerolled": "{die} is re-rolled at {seat}'s request.",
  "hamilcar.log.victory": "{seat} wins{space.in|| #| #}{equal|, having scored more hits|: with equal hits the attacker loses|}.",
  "hamilcar.log.passes": "{seat} retreats through {space}.",
  "hamilcar.log.swept": "{seat} retreats through {space} and sweeps along {party}.",
  "hamilcar.log.retreated": "{seat} retreats {space.to} with {party}.",
  "hamilcar.log.retreated-inside": "{seat} retreats into {space} with {party}.",
  "hamilcar.log.no-retreat":
    "{seat} cannot retreat {space.from} and loses {party|nothing more|all that is left: #|all that is left: #}.",

  "hamilcar.log.besieges": "{general} besieges {space}.",
  "hamilcar.log.subjugates": "{general} tries to subjugate the tribe of {space}.",
  "hamilcar.log.siege-roll": "The siege die shows {points|no points|# point|# points}{losses|| and # loss| and # losses}.",
  "hamilcar.log.siege-loss-spared": "{general} loses no CU.",
  "hamilcar.log.siege-points": "{points|No points yet|# point|# points} of the {needed} needed against {space}.",
  "hamilcar.log.determined-defense": "Determined defense of {space}: {seat} gives up a supply train and a CU to cancel a point.",
  "hamilcar.log.siege-loosened": "{space}: {points|no siege point|# siege point|# siege points} removed.",
  "hamilcar.log.siege-lifted": "The siege of {space} is lifted: its points are gone.",
  "hamilcar.log.subjugation-ended": "The subjugation of {space} ends: its points are gone.",
  "hamilcar.log.siege-train": "A siege train is brought up against {space}.",
  "hamilcar.log.traitor": "A traitor helps {general} {space.in}.",
  "hamilcar.log.captured": "{seat} takes {space}.",
  "hamilcar.log.blockade":
    "Blockade runners set out {port.from} for {space} with a supply train; Carthage discards {card.title}.",
};

export default log;
