import type { Answer, Found, PlanStep, Reason, Trial } from "../../engine/index.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { type Adjustable, adjustableIn, type Choice, changedBy, changedOpening, changeOf, choicesAmong } from "./adjusting.ts";
import { Coming } from "./coming.svelte.ts";
import { fightOn, markOn, risksOn } from "./dangers.ts";
import { blank, type Draft } from "./draft.ts";
import {
  bestOpening,
  bestWays,
  type Deed,
  decidedIn,
  doneAt,
  endsOf,
  favouring,
  type Instead,
  insteadOf,
  joinedWay,
  joinsOn,
  lostBy,
  type Opening,
  openingsOf,
  standOf,
  startsOf,
  takesMore,
  wayTo,
  wonBy,
} from "./explore.ts";
import { byHope, isHopeless, type PlaceMark, type Shown } from "./marks.ts";
import type { Answers, End, Fight, Planning, Risk } from "./planning.ts";
import { nearestTo, whyNotBegin, whyNotGo, whyNotPiece, whyNotThere } from "./why-not.ts";

const NONE: ReadonlyMap<string, PlaceMark> = new Map();

/** A plan being made at a desk: from a thing on the board to a list of answers, tried out at every step. */
export class Planner {
  private readonly desk: Desk;
  private draft: Draft = $state.raw(blank(""));
  /** whether the board is being clicked for a way point, without the button for it */
  isDetour = false;

  private readonly coming: Coming;

  constructor(desk: Desk) {
    this.desk = desk;
    this.coming = new Coming(desk);
  }

  private get planning(): Planning | undefined {
    return this.desk.face.planning;
  }

  private readonly key: string = $derived.by(() => `${this.desk.client.moment.version} ${this.desk.question ? "mine" : ""}`);
  private readonly now: Draft = $derived.by(() => (this.draft.key === this.key ? this.draft : blank(this.key)));

  private get trial(): Trial | null {
    return this.desk.foresight.trial;
  }

  private readonly starts: ReadonlyMap<string, readonly Deed[]> = $derived.by(() => {
    const { planning, trial, desk } = this;
    const starts = planning && trial ? startsOf(planning, trial) : new Map<string, Deed[]>();
    const { guide } = desk;
    return guide ? favouring(starts, (answers) => guide.wants(answers)) : starts;
  });

  /** Whether the question is how somebody moves on. */
  readonly isMoving: boolean = $derived.by(() => {
    const { planning, trial, desk } = this;
    return !!planning && !!trial && !!desk.question && planning.ground.stand(desk.question, trial.session.state) !== null;
  });

  /** A piece that is already acting and need not be chosen. */
  private readonly acting: string | null = $derived.by(() => {
    const [only, ...more] = this.starts;
    return only && more.length === 0 && this.isMoving ? only[0] : null;
  });

  /** The subject of the plan. */
  readonly subject: string | null = $derived.by(() => this.now.subject ?? this.acting);

  /** What can be done with the subject, and with the place under it. */
  readonly deeds: readonly Deed[] = $derived.by(() => {
    const own = (this.subject && this.starts.get(this.subject)) || [];
    return [...own, ...this.under.filter(({ name }) => !own.some((deed) => deed.name === name))];
  });

  /** What can be done with the place under the subject: the counter hides it from clicks. */
  private readonly under: readonly Deed[] = $derived.by(() => {
    const place = this.now.subject && this.placeUnder(this.now.subject);
    return (place && this.starts.get(place)) || [];
  });

  private placeUnder(piece: string): string | undefined {
    const { planning, trial } = this;
    return (planning && trial && planning.placeOf(piece, trial.session.state)) || undefined;
  }

  readonly deed: Deed | null = $derived.by(() => this.deeds.find(({ name }) => name === this.now.deed) ?? this.deeds[0] ?? null);

  /** Whether the deed takes several places. */
  readonly isMany: boolean = $derived.by(() => (this.deed?.many ?? "") !== "");

  private readonly openings: readonly Opening[] = $derived.by(() => {
    const { planning, trial, deed } = this;
    return planning && trial && deed && !deed.many ? openingsOf(planning, trial, deed) : [];
  });

  /** Whether the plan moves somebody somewhere. */
  readonly isGoing: boolean = $derived.by(() => this.openings.length > 0);

  get places(): readonly string[] {
    return this.now.places;
  }

  get place(): string | null {
    return this.now.places[0] ?? null;
  }

  get via(): readonly string[] {
    return this.now.via;
  }

  get bending(): boolean {
    return this.now.bending;
  }

  /** A plan is being made and takes the place of the question. */
  readonly isOpen: boolean = $derived.by(() => this.now.subject !== null || this.now.places.length > 0);

  /** The best way to every reachable place. */
  private readonly found: ReadonlyMap<string, Found> = $derived.by(() => this.foundBy(this.openings));

  private readonly foundBy = (openings: readonly Opening[]) => bestWays(openings, (place) => this.pointOf(place) === place);

  /** Whether dice are rolled before anybody moves, so that nobody knows how far that leads. */
  readonly isDiceFirst: boolean = $derived.by(() => this.isOpen && this.isGoing && !this.place && !this.end && this.rolls);

  /** Another deed of the subject that leads somewhere for certain, while its own is up to the dice: a click on a place means that one. */
  readonly instead: Instead | null = $derived.by(() => {
    const { planning, trial, deed, isDiceFirst, desk } = this;
    // in a lesson the die is what is taught
    return planning && trial && deed && isDiceFirst && !desk.guide?.hints
      ? insteadOf(planning, trial, this.deeds, deed, this.foundBy)
      : null;
  });

  /** The destinations, sorted by name, the hopeless ones last. */
  readonly destinations: readonly Shown[] = $derived.by(() => byHope(this.marks, this.subject, (id) => this.desk.name(id)));

  /** How many destinations there is some hope to reach. */
  get hopeful(): number {
    return this.destinations.filter((each) => !isHopeless(each)).length;
  }

  /** Whether some places are reached with one card and others only with another. */
  get isMixed(): boolean {
    return this.openings.length > 1;
  }

  readonly marks: ReadonlyMap<string, PlaceMark> = $derived.by(() => {
    const { planning, desk } = this;
    if (!planning || !this.subject || !this.isGoing) return NONE;
    if (!this.isOpen && this.acting === null) return NONE;
    return new Map([...(this.instead?.found ?? this.found)].map(([place, way]) => [place, markOn(planning, way, desk.words)]));
  });

  /** The marks as the board shows them: while a place is chosen and the way not bent, those off the way stand back. */
  readonly shown: ReadonlyMap<string, PlaceMark> = $derived.by(() => {
    const { marks, place, route, bending } = this;
    if (!place || bending) return marks;
    return new Map(
      [...marks].map(([id, mark]) => [id, route.includes(id) ? this.onRoute(id, mark) : { ...mark, isAside: true }]),
    );
  });

  /** What a place on the way shows: what the plan's own way leaves there, and not the best way to it. */
  private onRoute(id: string, best: PlaceMark): PlaceMark {
    const { planning, opening, way, desk } = this;
    const own = opening?.places.get(id);
    const stands = way?.moves.map(({ trial }) => standOf(planning!, trial)) ?? [];
    const stand = id === this.place && way?.stands ? way : stands.find((each) => each && this.pointOf(each.at) === id);
    const { parts, ...rest } = own ? markOn(planning!, own, desk.words) : best;
    return {
      ...rest,
      parts: parts.map((part) => (part.sign === null && stand ? { ...part, text: desk.words.numeral(stand.left) } : part)),
    };
  }

  /** What can be clicked while a plan is being made. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const cards = this.isOpen
      ? this.choices.flatMap(({ answers }) => Object.values(answers)).filter((id) => typeof id === "string")
      : [];
    return new Set([...this.goals, ...cards.filter((id) => id.startsWith("card:"))]);
  });

  private readonly goals: ReadonlySet<string> = $derived.by(() => {
    if (this.isMany && this.isOpen && this.deed) {
      const { name } = this.deed;
      return new Set([...this.starts].filter(([, deeds]) => deeds.some((deed) => deed.name === name)).map(([id]) => id));
    }
    return new Set(this.destinations.filter((each) => !isHopeless(each)).map(({ id }) => id));
  });

  /** What a plan can begin with; how many is answered where it is asked. */
  readonly begins: ReadonlySet<string> = $derived.by(() => {
    if (this.desk.question?.kind === "amount") return new Set();
    return new Set([...this.starts].filter(([, deeds]) => deeds.some(({ many }) => many === "")).map(([id]) => id));
  });

  /** The card that the plan would play. */
  private readonly usedCards: readonly string[] = $derived.by(() => {
    const used = this.isOpen ? this.choices.find((choice) => choice.used) : undefined;
    return Object.values(used?.answers ?? {}).filter((id): id is string => typeof id === "string" && id.startsWith("card:"));
  });

  readonly chosen: ReadonlySet<string> = $derived.by(
    () => new Set([...(this.subject ? [this.subject] : []), ...this.places, ...this.via, ...this.usedCards]),
  );

  /** How to plan with the answers that the player has changed, also those to questions on the way. */
  private readonly adjusted: Planning | undefined = $derived.by(
    () => this.planning && changedBy(this.planning, this.now.changes),
  );

  /** The opening in use: the chosen one with its changes, or the best for the place. */
  private readonly opening: Opening | null = $derived.by(() => {
    const { adjusted: planning, trial, openings, place, now } = this;
    if (!planning || !trial || openings.length === 0) return null;
    const best = openings[place ? Math.max(0, bestOpening(openings, place)) : 0]!;
    return changedOpening(planning, trial, best, now);
  });

  /** The starting place of whoever goes. */
  private readonly home: string | null = $derived.by(() => {
    const session = this.opening?.trial.session;
    return (session?.question && this.planning?.ground.stand(session.question, session.state)?.at) ?? null;
  });

  /** The way that those go who set out. */
  private readonly ownWay: Found | null = $derived.by(() => {
    const { adjusted: planning, opening, place, via } = this;
    return (planning && opening && place && wayTo(planning, opening, via, place)) || null;
  });

  /** The places on the way where others could go along; who goes is chosen once. */
  readonly joins: readonly string[] = $derived.by(() => {
    const { planning, ownWay } = this;
    return planning && ownWay && !this.isChoosing ? joinsOn(planning, ownWay) : [];
  });

  /** Where on the way others go along. */
  get join(): string | null {
    return this.joins.find((place) => place === this.now.join) ?? null;
  }

  private readonly way: Found | null = $derived.by(() => {
    const { adjusted: planning, opening, ownWay, via, join } = this;
    if (!planning || !opening || !ownWay || !join) return ownWay;
    return joinedWay(planning, opening, via, join, ownWay) ?? null;
  });

  readonly ends: readonly { readonly id: string; readonly trial: Trial; readonly end: End }[] = $derived.by(() => {
    const { adjusted: planning, way, opening, place, isOpen } = this;
    const trial = place ? way?.trial : isOpen ? opening?.trial : undefined;
    if (!planning || !trial) return [];
    return endsOf(planning, trial).map((each) => ({ ...each, id: each.end.id }));
  });

  get end(): string | null {
    return this.ends.some(({ id }) => id === this.now.end) ? this.now.end : this.place ? (this.ends[0]?.id ?? null) : null;
  }

  /** The whole plan, tried out; null if it cannot be carried out. */
  readonly tried: Trial | null = $derived.by(() => {
    const { planning, trial, deed, isOpen } = this;
    if (!planning || !trial || !deed || !isOpen) return null;
    if (this.isGoing) {
      const ended = this.ends.find(({ id }) => id === this.end);
      const begun = this.opening?.trial;
      // if dice come before the move, they are rolled first
      return ended?.trial ?? this.way?.trial ?? (begun && !this.place && begun.certain <= begun.steps.length ? begun : null);
    }
    if (this.isMany && this.places.length === 0) return null;
    const places = deed.many ? { [deed.many]: this.places } : {};
    return doneAt(planning, trial, this.begun(deed), { ...places, ...this.now.changes }) ?? null;
  });

  /** A deed as the player has begun it. */
  private begun(deed: Deed): Deed {
    return this.now.beginning ? { ...deed, beginnings: [this.now.beginning] } : deed;
  }

  /** Whether more places could be chosen. */
  readonly takesMore: boolean = $derived.by(() => {
    const { planning, trial, deed, isMany, places } = this;
    return planning && trial && deed && isMany ? takesMore(planning, trial, this.begun(deed), places) : false;
  });

  /** What the places of the plan would mean together, in a few words. */
  get gist(): string {
    const { deed, tried, places, desk } = this;
    const asked = deed?.many ? tried?.asked.find(({ prompt }) => prompt === deed.many) : undefined;
    return (asked && desk.face.gist?.(asked, places, desk.shown.view, desk.words)) || "";
  }

  get steps(): readonly PlanStep[] {
    return this.planning && this.tried ? decidedIn(this.planning, this.tried) : [];
  }

  /** Whether a die will be rolled, or anything else revealed that cannot be undone. */
  get rolls(): boolean {
    return this.tried !== null && this.tried.certain <= this.tried.steps.length;
  }

  /** The route on the board. */
  readonly route: readonly string[] = $derived.by(() =>
    (this.way?.way ?? []).map((place) => this.pointOf(place)).filter((place, index, all) => place !== all[index - 1]),
  );

  /** Whether the way leads over the sea: over places that are no points of their own on the board, or by a daring move. */
  get isVoyage(): boolean {
    if (!this.isOpen || !this.way) return false;
    const { isDaring } = this.planning!.ground;
    return (
      this.way.way.some((place) => this.pointOf(place) !== place) ||
      this.way.moves.some(({ option }) => isDaring?.(option) === true)
    );
  }

  /** Whether the best way on to a place is an answer to the question, and not several, nor one more daring than need be. */
  isStep(place: string, options: readonly string[]): boolean {
    const { isMoving } = this;
    const moves = this.found.get(place)?.moves;
    return !isMoving || !moves || (moves.length === 1 && options.includes(moves[0]!.option));
  }

  private pointOf(place: string): string {
    return this.planning?.pointOf?.(place) ?? place;
  }

  /** Whether the player chooses who goes. */
  private readonly isChoosing: boolean = $derived.by(() =>
    Object.keys(this.planning?.choosing ?? {}).some((prompt) => prompt in this.now.changes),
  );

  /** Whether the player can still choose who goes. */
  readonly canChoose: boolean = $derived.by(
    () => this.planning?.choosing !== undefined && this.isGoing && !this.isChoosing && !this.join,
  );

  chooseWhoGoes(): void {
    this.change({ changes: { ...this.now.changes, ...this.planning?.choosing } });
  }

  readonly left: number | null = $derived.by(() => (this.way?.stands ? this.way.left : null));

  /** Whether the plan ends the move where it leads, so that what is left of the movement is given up. */
  readonly endsMove: boolean = $derived.by(() => {
    const { planning, place, end, tried } = this;
    if (!planning || !place || !end || !tried) return false;
    const { question, state } = tried.session;
    return !question || planning.ground.stand(question, state) === null;
  });

  /** The ways to begin that lead to this plan: which card. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { planning, place, deed, tried, openings, isGoing } = this;
    if (!planning || !deed || !tried) return [];
    const leading = openings.filter(({ places }) => !place || places.has(place));
    const ways = isGoing ? leading.flatMap(({ answers, alike }) => [answers, ...alike]) : deed.beginnings;
    return choicesAmong(planning, ways, tried);
  });

  /** What can still be changed: questions with the plan's answers to them. */
  readonly adjustable: readonly Adjustable[] = $derived.by(() => {
    const { tried, planning } = this;
    return tried && planning ? adjustableIn(planning, tried) : [];
  });

  /** The moments of the plan, one after the other. */
  private readonly stages: readonly Trial[] = $derived.by(() => {
    const { opening, way, tried } = this;
    return tried ? [...(opening ? [opening.trial] : []), ...(way?.moves.map((move) => move.trial) ?? []), tried] : [];
  });

  /** What the plan loses for certain. */
  readonly losses: readonly string[] = $derived.by(() => {
    const { planning, trial, stages } = this;
    return planning && trial && stages.length > 0 ? lostBy(planning, trial, stages, this.desk.words) : [];
  });

  /** What it wins for certain. */
  readonly gains: readonly string[] = $derived.by(() => {
    const { planning, trial, stages } = this;
    return planning && trial && stages.length > 0 ? wonBy(planning, trial, stages, this.desk.words) : [];
  });

  /** What the plan costs, in a word. */
  readonly price: string = $derived.by(() => {
    const { planning, trial, tried } = this;
    if (!planning?.price || !trial || !tried) return "";
    return planning.price(trial.session.state, tried.session.state, trial.seat, this.desk.words);
  });

  /** What may happen on the way, and at its end. */
  readonly risks: readonly Risk[] = $derived.by(() => {
    const { adjusted, way, ends, end, desk } = this;
    const chosen = ends.find(({ id }) => id === end)?.end;
    return [...(adjusted && way ? risksOn(adjusted, way, desk.words) : []), ...(chosen?.risks?.(desk.words) ?? [])];
  });

  /** Who goes with whoever leads, where the game says so: as they set out, or where others go along. */
  readonly party: readonly string[] | null = $derived.by(() => {
    const { planning, way, place, join } = this;
    const joined = join && way?.moves.find(({ trial }) => standOf(planning!, trial)?.at === join);
    const begun = (joined || way?.moves[0])?.trial;
    return place && begun && planning?.party ? planning.party(begun.session.state) : null;
  });

  /** The battle at the end of the way, as a question for the one who fights it out. */
  readonly fight: Fight | null = $derived.by(() => (this.planning && this.way ? fightOn(this.planning, this.way) : null));

  /** Where the rest of an interrupted plan leads whoever is on the move, and the battle there. */
  ahead(rest: readonly PlanStep[]): { readonly place: string; readonly fight: Fight | null } | null {
    const { planning, found, acting } = this;
    if (!planning || !acting) return null;
    const place = rest.map(({ answer }) => String(answer)).findLast((answer) => found.has(answer));
    return place === undefined ? null : { place, fight: fightOn(planning, found.get(place)!) };
  }

  /** Why a piece cannot go to a place, in planning terms. */
  whyNot(place: string): Reason | undefined {
    const { planning, openings, now } = this;
    if (!planning) return undefined;
    if (!this.isOpen && !this.acting) return this.trial ? whyNotBegin(planning, this.trial, place, this.desk.words) : undefined;
    const force = now.beginning ? this.opening : nearestTo(planning, openings, place);
    return force && !this.found.has(place) ? whyNotGo(planning, force, place, this.desk.words) : undefined;
  }

  /** Why a piece is no answer, where the rules do not say. */
  whyNotPiece(id: string): Reason | undefined {
    return this.planning && this.trial ? whyNotPiece(this.planning, this.trial, id, this.desk.words) : undefined;
  }

  /** What a piece might want to do where it stands but may not, and why. */
  readonly refused: readonly { readonly id: string; readonly reason: Reason }[] = $derived.by(() => {
    const { planning, way, opening, place } = this;
    const trial = (place ? way : opening)?.trial;
    return planning && trial && this.isOpen ? whyNotThere(planning, trial) : [];
  });

  /** While places are being picked, a counter stands for the place under it; one of the enemy always does. */
  private meant(id: string): string {
    const picked = this.isMany && this.isOpen ? this.placeUnder(id) : undefined;
    const place = picked ?? this.placeOfEnemy(id);
    return place && (this.lit.has(place) || this.found.has(place)) ? place : id;
  }

  /** The place of a counter of the enemy, where everybody can see it. */
  private placeOfEnemy(id: string): string | undefined {
    const { planning, trial } = this;
    return (planning && trial && planning.placeOfEnemy?.(id, trial.seat, trial.session.state)) || undefined;
  }

  /** A click on the board or in a list. Returns whether the plan has used it. */
  click(clicked: string): boolean {
    const { isOpen, now } = this;
    const id = this.meant(clicked);
    const choice = isOpen ? this.choices.find(({ answers }) => Object.values(answers).includes(id)) : undefined;
    if (choice && id !== this.subject) {
      this.pickBeginning(choice.answers);
      return true;
    }
    if (this.isMany && isOpen && this.lit.has(id)) {
      const places = now.places.includes(id) ? now.places.filter((place) => place !== id) : [...now.places, id];
      if (places.length === 0) this.cancel();
      else this.change({ places });
      return true;
    }
    if (this.found.has(id) && (isOpen || this.acting)) {
      if ((now.bending || this.isDetour) && this.place && id !== this.place)
        this.change({ via: [...now.via, id], bending: false });
      else this.change({ places: [id], via: [], join: null, end: null, isPlaceFirst: false });
      return true;
    }
    if (this.instead?.found.has(id)) {
      this.draft = { ...blank(this.key), subject: this.subject, deed: this.instead.name, places: [id] };
      return true;
    }
    if (isOpen && (id === this.subject || (id === this.home && !now.bending))) {
      this.cancel();
      return true;
    }
    // while a route is being bent, a click starts no other plan
    return !now.bending && this.begin(id);
  }

  /** Who can go to a place, with what the place shows for each. */
  comers(place: string): readonly Shown[] {
    return this.acting ? [] : this.coming.to(place);
  }

  /** Those who can be sent to the place that was clicked first. */
  readonly others: readonly Shown[] = $derived.by(() => (this.now.isPlaceFirst && this.place ? this.comers(this.place) : []));

  /** Plans to send a piece to a place. */
  send(id: string, place: string): void {
    const deed = this.planning?.going ?? "";
    this.draft = { ...blank(this.key), subject: id, deed, places: [place], isPlaceFirst: true };
  }

  /** Plans to send to a place whoever is the one for it. Returns whether somebody can go. */
  sendTo(clicked: string): boolean {
    const place = this.placeOfEnemy(clicked) ?? clicked;
    const sent = this.isOpen || this.acting ? undefined : this.coming.sentTo(place);
    if (sent) this.send(sent, place);
    return sent !== undefined;
  }

  standsAt(piece: string, place: string): boolean {
    const { planning, trial } = this;
    return piece !== place && !!planning && !!trial && planning.placeOf(piece, trial.session.state) === place;
  }

  /** The only piece at a place that can begin a plan, if the place itself cannot and none is being made. */
  onlyOneAt(place: string): string | undefined {
    if (this.isOpen || this.acting || this.starts.has(place)) return undefined;
    const there = [...this.begins].filter((id) => this.standsAt(id, place));
    return there.length === 1 ? there[0] : undefined;
  }

  /** Whether a click on something begins a plan, for one thing or for several places. */
  canBegin(id: string): boolean {
    return this.starts.has(id) && id !== this.acting;
  }

  begin(id: string): boolean {
    const deeds = this.starts.get(id);
    if (!deeds || deeds.length === 0 || id === this.acting) return false;
    const deed = deeds[0]!;
    this.draft = { ...blank(this.key), subject: id, deed: deed.name, places: deed.many ? [id] : [] };
    return true;
  }

  /** Switches to another deed with the same thing. */
  choose(name: string): void {
    const deed = this.deeds.find((each) => each.name === name);
    if (!deed || !this.subject) return;
    const subject = this.under.includes(deed) ? this.placeUnder(this.subject)! : this.subject;
    this.draft = { ...blank(this.key), subject, deed: name, places: deed.many ? [subject] : [] };
  }

  /** Takes another card; who goes stays as it is, as far as that card allows. */
  pickBeginning(answers: Answers): void {
    this.change({ beginning: answers });
  }

  adjust(prompt: string, answer: Answer): void {
    if (this.planning) this.change({ changes: { ...this.now.changes, ...changeOf(this.planning, prompt, answer) } });
  }

  pickEnd(end: string): void {
    this.change({ end });
  }

  bend(): void {
    this.change({ bending: !this.now.bending });
  }

  straighten(): void {
    this.change({ via: [], bending: false });
  }

  /** Lets whoever rests at a place on the way go along, or stay. */
  takeAlong(place: string): void {
    this.change({ join: this.join === place ? null : place });
  }

  cancel(): void {
    this.draft = blank(this.key);
  }

  async confirm(): Promise<void> {
    const { steps } = this;
    if (steps.length === 0) return;
    this.draft = blank(this.key);
    await this.desk.answering.carryOut(steps);
  }

  private change(change: Partial<Draft>): void {
    this.draft = { ...this.now, ...change };
  }
}
