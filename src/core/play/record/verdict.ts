import { readDeed } from "./deed-call.js";
import type { DeedCall } from "./deed-call.js";
import { readDice, readQuestion, UNASKED } from "./answer.js";
import type { Question } from "./answer.js";
import { list, object, oneOf, readFacts, readIntent, text, whole } from "./intent.js";
import type { Intent } from "./intent.js";
import { LEFTOVERS } from "./plan.js";
import type { Draw, Elsewhere, ItemSource, Leftover, Move, PlaceMove, Plan, RankMove } from "./plan.js";
import type { Holding } from "../contract/changes.js";
import type { Dice } from "../contract/dice.js";
import type { Facts } from "../contract/modifiers.js";
import type { Json, Outcome, Override } from "../contract/outcome.js";
import { readProblem } from "./problem.js";
import type { DieAgain, LaidBefore } from "./plan.js";
import type { Problem } from "./problem.js";

/**
 * How far one target's part is.
 * `awaiting`: it is asked how it defends itself, or its answer waits for the keeper; `throwing`: whoever attacked has
 * still to throw what the blow does; then
 * `resolved` → `planned` (written before it is done) → `applied` → `undoing` → `undone`; `missing`: nobody to hit.
 */
const STAGES = ["awaiting", "throwing", "resolved", "planned", "applied", "undoing", "undone", "missing"] as const;
export type Stage = (typeof STAGES)[number];

/**
 * `flagged`: does not add up; `voting`: everybody is asked; `review`: the keeper is asked; `judged`: counted;
 * `rejected`: does not count.
 */
const STANDINGS = ["flagged", "voting", "review", "judged", "rejected"] as const;
export type VerdictStanding = (typeof STANDINGS)[number];

/** A roll as it should have been and as it came: formula and total, `null` when there is no total to read. */
export interface Compared {
  readonly expected: { readonly formula: string; readonly total: number | null };
  readonly received: { readonly formula: string; readonly total: number | null };
}

/** One target of a verdict. */
export interface VerdictTarget extends Question {
  readonly actor: string | null;
  readonly token: string | null;
  readonly name: string;
  readonly img: string;
  readonly stage: Stage;
  readonly dice: Dice;
  /** Dice that fell in no attack: damage that whoever attacked threw afterwards, and what the keeper's word asked for. */
  readonly later: Dice;
  /** By which whoever attacked was asked for those: tells the question from later ones; `null` where they never were. */
  readonly due: string | null;
  /** What of the attacker's side the outcome rests on, as it was when the attack was judged. */
  readonly kept: Facts;
  /** Sum of the lines that count. */
  readonly bonus: number;
  readonly compared: Compared | null;
  readonly outcome: Outcome | null;
  /** What a deed came to by the rules, where the keeper has decided otherwise. */
  readonly ruled: Outcome | null;
  readonly override: Override;
  readonly plan: Plan | null;
  readonly leftovers: readonly Leftover[];
  /** Whether the players may know what it came to, where the ruleset holds that back at first. */
  readonly revealed: boolean;
}

/** Of a target that has just been judged: nobody has decided anything, nothing is written, and all of it is told. */
export const UNDECIDED = {
  ruled: null,
  override: {},
  plan: null,
  leftovers: [],
  later: {},
  due: null,
  kept: {},
  revealed: true,
  ...UNASKED,
} as const satisfies Partial<VerdictTarget>;

/** Where an override keeps the keeper's remark, whatever the ruleset; no field of an edit window is called so. */
export const REMARK = "remark";

/** One act on a card, for the history: who did what. */
export interface Act {
  readonly id: string;
  readonly user: string;
  readonly action: string;
  readonly target: number;
}

/** What each of those who have a say answered, by the id of the user; `null`: not yet. */
export type Ballots = Readonly<Record<string, { readonly name: string; readonly answer: boolean | null }>>;

/** When in a fight a blow was struck. */
export interface Fought {
  readonly combat: string;
  readonly round: number;
  /** Id of the phase of that round until which what it does is held back; empty where it is not. */
  readonly until: string;
}

const AMMUNITION = ["kept", "spending", "spent", "returning", "returned"] as const;

/**
 * What the arbiter made of a message: the keeper's own document, so that no player can touch it. It keeps a copy of
 * the intent it judged; what the author later does to the message changes nothing.
 */
export interface Verdict {
  /** Id of the message judged. */
  readonly subject: string;
  readonly kind: "attack" | "save" | "deed";
  readonly author: string;
  readonly intent: Intent;
  /** Which deed, where it is one. */
  readonly deed: DeedCall | null;
  readonly standing: VerdictStanding;
  readonly problems: readonly Problem[];
  /** Empty where nobody but the keeper is asked. */
  readonly votes: Ballots;
  readonly targets: readonly VerdictTarget[];
  /** The round of a fight that it belongs to; `null` outside fights, and for what never falls together with its blows. */
  readonly fought: Fought | null;
  /** What became of the rounds the attack costs: `spending` and `returning` are being written. */
  readonly ammunition: (typeof AMMUNITION)[number];
  /** What the attack does to the attacker; carried out and taken back with the rounds. */
  readonly aftermath: Plan | null;
  /** World time in seconds up to which a deed lasts that moves the clock; `null` where none moves. */
  readonly until: number | null;
  /** The clock was moved, once and for all. */
  readonly passed: boolean;
  readonly log: readonly Act[];
}

/** Heals stored verdict data. */
export function readVerdict(source: unknown): Verdict {
  const data = object(source);
  return {
    subject: text(data.subject),
    kind: oneOf(["attack", "save", "deed"] as const, data.kind, "attack"),
    author: text(data.author),
    intent: readIntent(data.intent),
    deed: readDeed(data.deed),
    standing: oneOf(STANDINGS, data.standing, "review"),
    problems: list(data.problems).map(readProblem),
    votes: Object.fromEntries(Object.entries(object(data.votes)).map(([id, ballot]) => [id, readBallot(ballot)])),
    targets: list(data.targets).map(readTarget),
    fought: data.fought ? readFought(data.fought) : null,
    ammunition: oneOf(AMMUNITION, data.ammunition, "kept"),
    aftermath: data.aftermath ? readPlan(data.aftermath) : null,
    until: typeof data.until === "number" && Number.isFinite(data.until) ? data.until : null,
    passed: data.passed === true,
    log: list(data.log).map(readAct),
  };
}

function readFought(source: unknown): Fought {
  const { combat, round, until } = object(source);
  return { combat: text(combat), round: whole(round), until: text(until) };
}

function readBallot(source: unknown): Ballots[string] {
  const { name, answer } = object(source);
  return { name: text(name), answer: typeof answer === "boolean" ? answer : null };
}

function readTarget(source: unknown): VerdictTarget {
  const data = object(source);
  return {
    actor: text(data.actor) || null,
    token: text(data.token) || null,
    name: text(data.name),
    img: text(data.img),
    stage: oneOf(STAGES, data.stage, "resolved"),
    dice: readDice(data.dice),
    later: readDice(data.later),
    due: text(data.due) || null,
    kept: readFacts(data.kept),
    bonus: whole(data.bonus),
    compared: data.compared ? readCompared(data.compared) : null,
    outcome: readOutcome(data.outcome),
    ruled: readOutcome(data.ruled),
    override: object(data.override) as Override,
    plan: data.plan ? readPlan(data.plan) : null,
    leftovers: list(data.leftovers).map(readLeftover),
    revealed: data.revealed !== false, // what was judged before anything was held back is known
    ...readQuestion(data),
  };
}

function readOutcome(source: unknown): Outcome | null {
  return source ? (object(source) as Record<string, Json>) : null;
}

function readPlan(source: unknown): Plan {
  const data = object(source);
  return {
    id: text(data.id),
    undoId: text(data.undoId),
    numbers: list(data.numbers).map((entry) => {
      const { before, after } = object(entry);
      return { ...readMove(entry), before: whole(before), after: whole(after) };
    }),
    values: list(data.values).map(readMove),
    created: list(data.created).map(readItem),
    items: list(data.items).map((entry) => {
      const { id, name, moves } = object(entry);
      return { id: text(id), name: text(name), moves: list(moves).map(readMove) };
    }),
    ...(list(data.removed).length > 0 && { removed: list(data.removed).map(readItem) }),
    ...(list(data.shared).length > 0 && { shared: list(data.shared).map(readDraw) }),
    ...(data.place ? { place: readPlace(data.place) } : {}),
    ...(data.again ? { again: readAgain(data.again) } : {}),
    ...(data.rank ? { rank: readRank(data.rank) } : {}),
    ...(list(data.elsewhere).length > 0 && { elsewhere: list(data.elsewhere).map(readElsewhere) }),
  };
}

function readAgain(source: unknown): DieAgain {
  const { subject, roll, place, face, answered, shared, others } = object(source);
  return {
    ...{ subject: text(subject), roll: text(roll), place: whole(place), face: whole(face) },
    ...readLaid(source),
    ...(answered === true && { answered }),
    ...(shared === true && { shared }),
    ...(list(others).length > 0 && { others: list(others).map(readLaid) }),
  };
}

function readLaid(source: unknown): LaidBefore {
  const { target, dice, later, override } = object(source);
  return {
    target: whole(target),
    dice: readDice(dice),
    later: readDice(later),
    override: object(override) as Override,
  };
}

function readItem(source: unknown): ItemSource {
  const item = object(source);
  return { ...item, _id: text(item._id), name: text(item.name) };
}

function readElsewhere(source: unknown): Elsewhere {
  const { actor, token, plan } = object(source);
  return { actor: text(actor), token: text(token) || null, plan: readPlan(plan) };
}

function readDraw(source: unknown): Draw {
  const { pool, before, after, text: reason } = object(source);
  return { pool: text(pool), before: whole(before), after: whole(after), text: text(reason) };
}

function readPlace(source: unknown): PlaceMove {
  const { token, before, after } = object(source);
  const point = (told: unknown) => {
    const { x, y } = object(told);
    return { x: whole(x), y: whole(y) };
  };
  return { token: text(token), before: point(before), after: point(after) };
}

function readRank(source: unknown): RankMove {
  const { combat, combatant, before, after } = object(source);
  const rank = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : null);
  return { combat: text(combat), combatant: text(combatant), before: rank(before), after: rank(after) ?? 0 };
}

function readMove(source: unknown): Move {
  const { path, before = null, after = null, while: holding, stays } = object(source);
  return {
    ...{ path: text(path), before: before as Json, after: after as Json },
    ...(holding ? { while: readHolding(holding) } : {}),
    ...(stays === true && { stays }),
  };
}

function readHolding(source: unknown): Holding {
  const { path, is = null } = object(source);
  return { path: text(path), is: is as Json };
}

function readCompared(source: unknown): Compared {
  const side = (value: unknown) => {
    const { formula, total } = object(value);
    return { formula: text(formula), total: typeof total === "number" ? total : null };
  };
  const data = object(source);
  return { expected: side(data.expected), received: side(data.received) };
}

function readLeftover(source: unknown): Leftover {
  const { kind, name } = object(source);
  return { kind: oneOf(LEFTOVERS, kind, "valueChanged"), name: text(name) };
}

function readAct(source: unknown): Act {
  const { id, user, action, target } = object(source);
  return { id: text(id), user: text(user), action: text(action), target: whole(target) };
}
