import { UNASKED } from "./defence/record.js";
import { struckOf } from "./defence/struck.js";
import { bonusOf, roundsOf } from "./draft.js";
import { foughtBy } from "./fought.js";
import { choicesFor, readIntent } from "./intent.js";
import type { Intent, IntentTarget } from "./intent.js";
import { drawnIn } from "./line-of-fire.js";
import { sentAt } from "./messages.js";
import { hasRivalVerdict } from "./verdict-on.js";
import { snapshot } from "./names.js";
import type { Person } from "./names.js";
import { procedureOf } from "./procedure-of.js";
import type {
  AttackProcedure,
  Blow,
  Dice,
  Facts,
  Line,
  Modifier,
  Outcome,
  RollSpec,
  Situation,
  Thrown,
} from "./procedure.js";
import type { Plan } from "./plan.js";
import { planFor } from "./planning.js";
import { blastOf, isOfOnePlace, strikes } from "./blast.js";
import { countedFor, ownedRecordOf, sharedBy } from "./thrown-once.js";
import { sceneryOf } from "./scenery.js";
import { startsSealed } from "./seal.js";
import type { Compared, Verdict, VerdictTarget } from "./verdict.js";
import { diceOf, dueOf, totalOf, unfolded } from "./faces-thrown.js";
import type { RollRecord } from "./faces-thrown.js";
import { verify } from "./verify.js";
import type { Case, Claim } from "./verify.js";
import { actorOf, itemAt, lastWritten, tokenAt } from "./world.js";
import { distanceBetween } from "./distance.js";

/** Judges an attack from its stored dice, by the rules and the documents as they are now. Changes nothing. */
export function judgeAttack(message: ChatMessage, intent: Intent): Verdict {
  const procedure = procedureOf(intent.ruleset);
  const scene = gather(message, intent, procedure);
  const { standing, problems } = verify(scene.facts);
  const aftermath = aftermathOf(message, intent, procedure, scene);
  const revealed = !startsSealed(intent.ruleset, message);
  return {
    subject: message.id ?? "",
    kind: "attack",
    author: message.author?.id ?? "",
    intent: { ...asNamed(intent), costs: costsMet(intent, procedure, scene) },
    deed: null,
    standing,
    problems,
    votes: {},
    targets: intent.targets.map((target, i) => ({
      ...judgeTarget(target, scene.parts[i] ?? EMPTY, intent, procedure),
      revealed,
    })),
    fought: foughtBy(actorOf(intent.attacker)),
    ammunition: (intent.costs.length > 0 || aftermath) && standing !== "flagged" ? "spending" : "kept",
    aftermath,
    until: null,
    passed: false,
    log: [],
  };
}

/** What was thrown for the first of the blows. */
function firstThrown({ targets }: Intent, { parts }: Scene): Thrown {
  const [first = EMPTY] = parts;
  return {
    dice: diceOf(first.specs, first.rolls) ?? {},
    lines: (targets[0]?.lines ?? []).filter(({ on }) => on),
  };
}

/** What the attack costs, without the rounds that it has not fired. */
function costsMet(intent: Intent, procedure: AttackProcedure, scene: Scene): Intent["costs"] {
  const weapon = itemAt(intent.weapon.uuid);
  const { costs, targets } = intent;
  if (!weapon || !procedure.fired) return costs;
  const choices = choicesFor(intent, targets[0]);
  const fired = procedure.fired(weapon, choices, targets.length, firstThrown(intent, scene));
  return costs.map((cost) => ({ ...cost, after: Math.max(cost.after, cost.before - fired) }));
}

/** What the attack does to the attacker as a plan, to be carried out with its costs. */
function aftermathOf(message: ChatMessage, intent: Intent, procedure: AttackProcedure, scene: Scene): Plan | null {
  const attacker = actorOf(intent.attacker);
  const weapon = itemAt(intent.weapon.uuid);
  const { targets } = intent;
  const choices = choicesFor(intent, targets[0]);
  const thrown = firstThrown(intent, scene);
  const changes = attacker && weapon && procedure.aftermath(attacker, weapon, choices, targets.length, thrown);
  return changes && planFor(changes, attacker, `${message.id ?? ""}.attacker`);
}

/** The verdict on a message that nobody can judge: the keeper is told, and nothing is applied. */
export function unreadable(message: ChatMessage, kind: Verdict["kind"], ruleset: string): Verdict {
  return {
    subject: message.id ?? "",
    kind,
    author: message.author?.id ?? "",
    intent: { ...readIntent({}), ruleset },
    deed: null,
    standing: "flagged",
    problems: [{ code: "unreadable", weight: "forged", target: -1, line: "", expected: "", received: "" }],
    votes: {},
    targets: [],
    fought: null,
    ammunition: "kept",
    aftermath: null,
    until: null,
    passed: false,
    log: [],
  };
}

/** The intent as a verdict keeps it: people and weapon have the names they go by, whatever the message calls them. */
function asNamed(intent: Intent): Intent {
  const weapon = itemAt(intent.weapon.uuid);
  return {
    ...intent,
    attacker: { ...intent.attacker, ...nameOf(intent.attacker) },
    weapon: weapon ? { uuid: weapon.uuid, name: weapon.name, img: weapon.img ?? "" } : intent.weapon,
    targets: intent.targets.map((target) => ({ ...target, ...nameOf(target) })),
  };
}

function nameOf(person: Person): Pick<Person, "name" | "img"> {
  const actor = actorOf(person);
  return actor ? snapshot(actor, tokenAt(person.token)) : person;
}

/** One target's share of the message: what was claimed, what the rules say, the dice. */
interface Part {
  readonly derived: readonly Modifier[] | null;
  readonly kept: Facts;
  readonly doubts: readonly string[];
  readonly hindered: boolean;
  readonly specs: readonly RollSpec[];
  readonly rolls: readonly RollRecord[];
}
const EMPTY: Part = { derived: null, kept: {}, doubts: [], hindered: false, specs: [], rolls: [] };

interface Scene {
  readonly facts: Case;
  readonly parts: readonly Part[];
}

function gather(message: ChatMessage, intent: Intent, procedure: AttackProcedure): Scene {
  const author = message.author;
  const attacker = actorOf(intent.attacker);
  const weapon = itemAt(intent.weapon.uuid);
  const rolls = message.rolls.map(ownedRecordOf);
  const blast = blastOf(procedure, { weapon, choices: intent.choices });
  const parts: Part[] = [];
  let next = 0;
  for (const [i, target] of intent.targets.entries()) {
    const [thrown, first] = blast ? ([sharedBy(rolls, i), 0] as const) : ([rolls, next] as const);
    const part = partOf(target, intent, procedure, attacker, weapon, thrown, first);
    next += part.specs.length;
    parts.push(part);
  }
  const centre = isOfOnePlace(blast) ? (intent.targets[0] ?? null) : null;
  const claims = intent.targets.map((target, i): Claim => {
    const part = parts[i] ?? EMPTY;
    const beyond = blast !== null && centre !== null && !strikes(blast, tokenAt(centre.token), tokenAt(target.token));
    const distance = distanceOf({ ...target, ...(centre && { actor: centre.actor, token: centre.token }) }, intent);
    return { target: i, lines: target.lines, ...part, hindered: part.hindered || beyond, distance };
  });
  const facts: Case = {
    authorIsKeeper: author?.isGM ?? false,
    authorOwnsAttacker: Boolean(author && attacker?.testUserPermission(author, "OWNER")),
    attackerExists: attacker !== null,
    weapon: weaponStanding(weapon, attacker),
    changedSince: changedSince(message, intent, attacker, weapon),
    ammunition: payable(intent, weapon, procedure) ? "there" : "lacking",
    claims,
    rollCount: blast ? countedFor(rolls, intent.targets.length) : rolls.length,
    rivalVerdict: hasRivalVerdict(message),
    leftOut: weapon ? leftOut(intent, weapon, procedure) : [],
  };
  return { facts, parts };
}

function partOf(
  target: IntentTarget,
  intent: Intent,
  procedure: AttackProcedure,
  attacker: Actor | null,
  weapon: Item | null,
  rolls: readonly RollRecord[],
  first: number,
): Part {
  const actor = actorOf(target);
  const choices = choicesFor(intent, target);
  const lost = target.actor !== null && actor === null;
  const { metres } = target.distance;
  const named = procedure.rolls({ weapon, target: actor, metres, choices }, target.lines);
  const specs = unfolded(named, rolls.slice(first));
  const scenery = sceneryOf(tokenAt(intent.attacker.token), tokenAt(target.token));
  const situation = attacker && weapon && !lost ? { attacker, weapon, target: actor, metres, choices, scenery } : null;
  return {
    derived: situation && procedure.modifiers(situation),
    kept: (situation && procedure.keeps?.(situation)) ?? {},
    doubts: situation ? procedure.doubts(situation) : [],
    hindered: situation !== null && isHindered(situation, intent.targets.length, procedure),
    specs,
    rolls: rolls.slice(first, first + specs.length),
  };
}

/** Whether the attack's own window would have refused it. */
function isHindered(situation: Situation, blows: number, procedure: AttackProcedure): boolean {
  const obstacle = procedure.obstacle(situation.weapon) ?? procedure.hindrance?.(situation, blows) ?? null;
  return obstacle !== null || (procedure.outOfTurn?.(situation) ?? null) !== null;
}

function weaponStanding(weapon: Item | null, attacker: Actor | null): Case["weapon"] {
  if (!weapon) return "gone";
  return attacker && weapon.parent === attacker ? "own" : "foreign";
}

/** A distance is believed when the scene says the same, or when no scene can tell. */
function distanceOf(target: IntentTarget, intent: Intent): Claim["distance"] {
  const { attacker } = intent;
  const measured = distanceBetween(
    { actor: actorOf(attacker), token: tokenAt(attacker.token) },
    { actor: actorOf(target), token: tokenAt(target.token) },
  );
  if (measured === null) return "same";
  if (target.distance.from !== "scene") return "typed";
  return measured === target.distance.metres ? "same" : "changed";
}

/** Whether something the rules read was written after the attack was sent. An unlinked attacker has no date: it may have been. */
function changedSince(message: ChatMessage, intent: Intent, attacker: Actor | null, weapon: Item | null): boolean {
  const sent = sentAt(message);
  const targets = intent.targets.map(actorOf).filter((actor) => actor !== null);
  const actors = [...(attacker ? [attacker] : []), ...targets];
  const documents = [...actors, ...actors.flatMap((actor) => [...actor.items]), ...(weapon ? [weapon] : [])];
  return documents.some((document) => (lastWritten(document) ?? 0) > sent) || attacker?.isToken === true;
}

/** Names of those who stand in the way of the attack and are not among its targets. */
function leftOut(intent: Intent, weapon: Item, procedure: AttackProcedure): readonly string[] {
  const { attacker, targets } = intent;
  const shot = { weapon, choices: choicesFor(intent, targets[0]) };
  const aimedAt = targets.map(({ token }) => tokenAt(token));
  return drawnIn(procedure, shot, tokenAt(attacker.token), aimedAt).map(({ token }) => token.name);
}

/** Whether the attack says what it costs as its weapon asks, and the weapon holds it. */
function payable(intent: Intent, weapon: Item | null, procedure: AttackProcedure): boolean {
  const { costs, targets } = intent;
  const magazine = weapon && procedure.magazine(weapon);
  if (!magazine) return costs.length === 0;
  const [cost, ...more] = costs;
  const rounds = roundsOf(procedure, weapon, choicesFor(intent, targets[0]), targets.length);
  return (
    cost !== undefined &&
    more.length === 0 &&
    cost.weapon === weapon.uuid &&
    cost.path === magazine.path &&
    cost.before - cost.after === rounds &&
    magazine.value >= rounds
  );
}

function judgeTarget(target: IntentTarget, part: Part, intent: Intent, procedure: AttackProcedure): VerdictTarget {
  const dice = diceOf(part.specs, part.rolls);
  const bonus = bonusOf(target.lines);
  const actor = actorOf(target);
  const { name, img } = nameOf(target);
  const base = { actor: actor?.uuid ?? target.actor, token: target.token, name, img };
  const verdict: VerdictTarget = {
    ...base,
    stage: target.actor !== null && !actor ? "missing" : "resolved",
    dice: dice ?? {},
    later: {},
    kept: part.kept,
    bonus,
    compared: compare(target, part, intent, procedure, dice),
    outcome: null,
    ruled: null,
    override: {},
    plan: null,
    leftovers: [],
    revealed: true,
    ...UNASKED,
  };
  return dice && actor ? decided(verdict, target, intent, actor) : verdict;
}

/** A target whose dice are known: it is asked how it defends itself, or what the blow does to it is said. */
export function decided(
  target: VerdictTarget,
  told: IntentTarget | undefined,
  intent: Intent,
  actor: Actor,
): VerdictTarget {
  const { defence } = procedureOf(intent.ruleset);
  if (target.answer === null && defence?.asks(struckOf(target, told, intent, actor)))
    return { ...target, stage: "awaiting", asked: Date.now(), outcome: null };
  return { ...target, stage: "resolved", outcome: outcomeOf(target, told, intent, actor) };
}

/** The outcome of one target from its stored dice, with what was told of it, its answer, and what the keeper decided. */
export function outcomeOf(target: BlowRecord, told: IntentTarget | undefined, intent: Intent, actor: Actor): Outcome {
  return procedureOf(intent.ruleset).outcome(blowOf(target, told, intent, actor));
}

/** What a verdict keeps of a blow that its outcome rests on. */
export type BlowRecord = Pick<VerdictTarget, "dice" | "later" | "kept" | "bonus" | "override" | "answer">;

/** A blow as a verdict keeps it, with the documents as they are now. */
export function blowOf(target: BlowRecord, told: IntentTarget | undefined, intent: Intent, actor: Actor): Blow {
  const { override, answer: defence, later } = target;
  const struck = struckOf(target, told, intent, actor);
  return { ...struck, dice: { ...struck.dice, ...later }, defence, override };
}

/** The main roll as the rules alone would have it, beside what came. */
function compare(
  target: IntentTarget,
  part: Part,
  intent: Intent,
  procedure: AttackProcedure,
  dice: Dice | undefined,
): Compared | null {
  const [received] = part.rolls;
  if (!received) return null;
  const { spec, faces } = byTheRules(target, part.derived, intent, procedure, dice ?? {});
  return {
    expected: {
      formula: spec?.formula ?? "",
      total: spec && faces ? totalOf(spec, faces) : null,
    },
    received: { formula: received.formula, total: Number.isFinite(received.total) ? received.total : null },
  };
}

/** The main roll as the rules alone would have it: its lines, and as many of the dice thrown as they call for. */
function byTheRules(
  target: IntentTarget,
  derived: readonly Modifier[] | null,
  intent: Intent,
  procedure: AttackProcedure,
  dice: Dice,
): { readonly lines: readonly Line[]; readonly spec: RollSpec | undefined; readonly faces: readonly number[] | null } {
  const lines = rulesOnly(target.lines, derived);
  const weapon = itemAt(intent.weapon.uuid);
  const shot = { weapon, target: actorOf(target), metres: target.distance.metres, choices: choicesFor(intent, target) };
  const [spec] = procedure.rolls(shot, lines);
  const thrown = spec && dice[spec.id];
  return { lines, spec, faces: spec && thrown ? dueOf(spec, thrown) : null };
}

/** One target with the lines and the dice that the rules alone call for; `null` where too few dice were thrown. */
export function ruledBy(
  target: IntentTarget,
  intent: Intent,
  dice: Dice,
): { readonly told: IntentTarget; readonly dice: Dice } | null {
  const procedure = procedureOf(intent.ruleset);
  const [attacker, weapon, actor] = [actorOf(intent.attacker), itemAt(intent.weapon.uuid), actorOf(target)];
  const situation = { target: actor, metres: target.distance.metres, choices: choicesFor(intent, target) };
  const derived = attacker && weapon && procedure.modifiers({ ...situation, attacker, weapon });
  const { lines, spec, faces } = byTheRules(target, derived, intent, procedure, dice);
  return spec && faces ? { told: { ...target, lines }, dice: { ...dice, [spec.id]: faces } } : null;
}

/** The lines that the rules derive, all on: what an attack without anybody's hand in it would have had. */
function rulesOnly(lines: readonly Line[], derived: readonly Modifier[] | null): readonly Line[] {
  const modifiers = derived ?? lines.filter(({ by }) => by === "rules");
  return modifiers.map((modifier) => ({ ...modifier, on: true, by: "rules", reason: "" }));
}
