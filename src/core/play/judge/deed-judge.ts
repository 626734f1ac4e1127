import type { Intent, IntentTarget } from "../record/intent.js";
import { isRewritten } from "../record/as-sent.js";
import { bonusOf } from "../draft/draft.js";
import { blankVerdict } from "./blank-verdict.js";
import { comparedTo } from "./recompute.js";
import { foughtBy } from "../apply/combat-moment.js";
import { sentAt } from "../record/messages.js";
import { hasRivalVerdict } from "../record/verdict-on.js";
import { snapshot } from "../../world/names.js";
import type { Dice, RollSpec } from "../contract/dice.js";
import type { Modifier } from "../contract/modifiers.js";
import { recordOf } from "../dice/roll-record.js";
import { UNDECIDED } from "../record/verdict.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { diceOf, facesThrown, unfolded } from "../dice/read-faces.js";
import type { RollRecord } from "../dice/read-faces.js";
import { problem, standingOf, verify } from "./verify.js";
import type { Problem } from "../record/problem.js";
import { actorOf, tokenAt } from "../../world/world.js";
import { lastWritten } from "../apply/last-written.js";
import { takesPart } from "../log/about.js";
import { answeredBy, gatheringFor, isCalled, mayConclude } from "../log/gathering.js";
import { countedOtherwise, refusalOf } from "../log/answering.js";
import type { DeedCall } from "../record/deed-call.js";
import { deedOf } from "../loaded/deeds.js";
import type { DeedProcedure, DeedSituation } from "../contract/deed.js";
import { situationOf } from "../log/situation.js";
import { namesDoer, softened, toldBeside, toldOtherwise, toldUnknown } from "./check-choices.js";
import { BY_NO_CARD, forcedOtherwise } from "./forced-claim.js";
import { withVote } from "./vote.js";

/** Judges a deed from its stored dice, by the rules and the documents as they are now. Changes nothing. */
export function judgeDeed(message: ChatMessage, intent: Intent, call: DeedCall): Verdict {
  const procedure = deedOf(intent.ruleset, call.id);
  const parts = partsOf(message, intent, call, procedure);
  const about = aboutOf(message, intent, call, procedure, parts);
  const refusal = about === null ? null : refusalOf(call, intent, parts[0]?.actor ?? null);
  const actors = parts.map(({ actor }) => actor);
  const problems = [
    ...checked(message, call, parts),
    ...(message.author?.isGM
      ? []
      : [
          ...permission(message, procedure, parts),
          ...chosenOtherwise(message, procedure, call, intent, parts),
          ...countedOtherwise(call, intent.ruleset).map(leftOut),
          ...forcedOtherwise(message, procedure, call, actors),
          ...(isOfNow(call, procedure) ? [] : [problem("timeTold", "ask")]),
        ]),
    ...parts.flatMap(({ obstacle }, target) => (obstacle ? [problem("obstacle", "ask", { target })] : [])),
    ...(call.about === about ? [] : [problem("notAbout", "ask")]),
  ];
  const targets = parts.map((part) => judgeTarget(part, procedure));
  const named = intent.targets.map((target, i) => ({ ...target, ...nameOf(parts[i]) }));
  const verdict: Verdict = {
    ...blankVerdict(message, "deed"),
    intent: { ...intent, attacker: { ...intent.attacker, ...nameOf(parts[0]) }, targets: named },
    deed: { ...call, about, forced: procedure.forced ? (call.forced ?? BY_NO_CARD) : null },
    standing: refusal ? "rejected" : standingOf(problems),
    problems: refusal ? [problem(refusal, "ask")] : problems,
    targets,
    fought: procedure.held ? foughtBy(parts[0]?.actor ?? null) : null,
    until: untilOf(targets, call, procedure),
  };
  return withVote(verdict, procedure);
}

/** Whether a deed is of this moment. What passes no time may have been done before it is judged, nothing after. */
function isOfNow({ time }: DeedCall, { passes }: DeedProcedure): boolean {
  const { worldTime } = game.time;
  return time === worldTime || (time < worldTime && passes === undefined);
}

/** When the last of those it is done to is through with it; nobody claims to have begun later than now. */
function untilOf(targets: readonly VerdictTarget[], { time }: DeedCall, { passes }: DeedProcedure): number | null {
  const seconds = targets.map(({ outcome }) => (outcome && passes?.(outcome)) ?? 0);
  const longest = Math.max(0, ...seconds);
  return longest > 0 ? Math.min(time, game.time.worldTime) + longest : null;
}

/**
 * What a deed is about: an attack, if it is such a deed and everybody it is done to takes part in the attack; what
 * others were called to join, if it joins that, or if its author may conclude it.
 */
function aboutOf(
  { author }: ChatMessage,
  { ruleset }: Intent,
  call: DeedCall,
  { onCard }: DeedProcedure,
  parts: readonly Part[],
): string | null {
  const { id, about } = call;
  const called = answeredBy(call, ruleset);
  if (called && id === called.gathers.join) return isCalled(called, parts[0]?.actor ?? null) ? about : null;
  if (called) return author && mayConclude(called, author) ? about : null;
  const fits = about !== null && onCard !== undefined;
  return fits && parts.every(({ actor }) => actor && takesPart(about, actor)) ? about : null;
}

function leftOut(received: string): Problem {
  return problem("joinedOtherwise", "ask", { received });
}

/** One target's share of the message: what was claimed, what the rules say, the dice. */
interface Part {
  readonly target: IntentTarget;
  readonly actor: Actor | null;
  readonly situation: DeedSituation | null;
  readonly derived: readonly Modifier[] | null;
  readonly specs: readonly RollSpec[];
  readonly rolls: readonly RollRecord[];
  readonly obstacle: boolean;
}

function partsOf(message: ChatMessage, intent: Intent, call: DeedCall, procedure: DeedProcedure): readonly Part[] {
  const rolls = message.rolls.map(recordOf);
  let next = 0;
  let lead: Dice | undefined;
  return intent.targets.map((target, i) => {
    const actor = actorOf(target);
    const situation = actor && { ...situationOf(actor, call, intent), ...(lead && { lead }) };
    const specs = situation ? unfolded(procedure.rolls(situation), rolls.slice(next)) : [];
    const first = next;
    next += situation ? specs.length : (call.rolls[i] ?? 0);
    if (i === 0) lead = diceOf(specs, rolls.slice(first, next));
    return {
      target,
      actor,
      situation,
      derived: situation && procedure.modifiers(situation),
      specs,
      rolls: rolls.slice(first, next),
      obstacle: situation !== null && procedure.obstacle(situation) !== null,
    };
  });
}

/** What the dice and the numbers say. Where a sheet was written or time has run since, the keeper is asked instead of warned. */
function checked(message: ChatMessage, call: DeedCall, parts: readonly Part[]): readonly Problem[] {
  const sent = sentAt(message);
  const timePassed = call.time !== game.time.worldTime;
  const changedSince = timePassed || parts.some(({ actor }) => actor !== null && writtenSince(actor, sent));
  const lost = parts.reduce((sum, { actor }, i) => sum + (actor ? 0 : (call.rolls[i] ?? 0)), 0);
  const { problems } = verify({
    authorIsKeeper: message.author?.isGM ?? false, // whose word counts is asked for each target
    changedSince,
    claims: parts.map((part, target) => ({ ...part, target, lines: part.target.lines })),
    rollCount: message.rolls.length - lost,
    rivalVerdict: hasRivalVerdict(message),
    rewritten: isRewritten(message),
  });
  return softened(problems, changedSince);
}

/** Whether something the rules read was written after the deed was sent; an unlinked token has no date: it may have been. */
export function writtenSince(actor: Actor, sent: number): boolean {
  return actor.isToken || [actor, ...actor.items].some((document) => (lastWritten(document) ?? 0) > sent);
}

/** Players do to what is theirs what is theirs to do; for all else they ask the keeper. */
function permission({ author }: ChatMessage, procedure: DeedProcedure, parts: readonly Part[]): readonly Problem[] {
  if (procedure.by === "keeper") return [problem("keeperOnly", "ask")];
  return parts.flatMap(({ actor, situation }, target) => {
    const doer = situation && (procedure.doer?.(situation) ?? actor);
    const theirs = !doer || (author && doer.testUserPermission(author, "OWNER"));
    const doubted = situation && procedure.doubt?.(situation);
    return [
      ...(theirs ? [] : [problem("notYours", "ask", { target })]),
      ...(doubted ? [problem("doubt", "ask", { target })] : []),
    ];
  });
}

/** Choices that the window does not offer, or that it leaves to the keeper. */
function chosenOtherwise(
  message: ChatMessage,
  procedure: DeedProcedure,
  call: DeedCall,
  intent: Intent,
  parts: readonly Part[],
): readonly Problem[] {
  const { choices } = call;
  const actors = parts.flatMap(({ actor }) => actor ?? []);
  const gathering = gatheringFor(call, intent.ruleset, actors[0] ?? null);
  const [offered, byItself] = [choices, {}].map((told) => procedure.fields(actors, told, gathering));
  const unknown = toldUnknown(choices, message.author);
  const otherwise = [...toldOtherwise(choices, offered ?? [], byItself ?? []), ...unknown];
  if (procedure.by === "keeper") return otherwise; // the keeper is asked about all of it
  const carried = new Set(procedure.carries);
  const beside = toldBeside(choices, [...(offered ?? []), ...(byItself ?? [])]).filter(
    ({ received }) =>
      !carried.has(received) &&
      !unknown.some((one) => one.received === received) &&
      !parts.some(({ situation }) => situation && namesDoer(received, situation, procedure)),
  );
  if (beside.length === 0) return otherwise;
  const ids = new Set(beside.map(({ received }) => received));
  const without = Object.fromEntries(Object.entries(choices).filter(([id]) => !ids.has(id)));
  const read = (some: readonly Part[]) => JSON.stringify(some.map((part) => whatCounts(part, procedure)));
  const decides = read(parts) !== read(partsOf(message, intent, { ...call, choices: without }, procedure));
  return decides ? [...otherwise, ...beside] : otherwise; // what nobody reads, nobody has to be asked about
}

/** All that choices decide of one target's share. */
function whatCounts(part: Part, procedure: DeedProcedure) {
  const { derived, specs, obstacle, situation } = part;
  const [doer, doubt] = [situation && procedure.doer?.(situation)?.uuid, situation && procedure.doubt?.(situation)];
  return { derived, specs, obstacle, doer, doubt, outcome: judgeTarget(part, procedure).outcome };
}

function judgeTarget(part: Part, procedure: DeedProcedure): VerdictTarget {
  const { target, actor, situation, specs, rolls } = part;
  const dice = diceOf(specs, rolls);
  return {
    actor: actor?.uuid ?? target.actor,
    token: target.token,
    ...nameOf(part),
    stage: actor ? "resolved" : "missing",
    dice: dice ?? {},
    bonus: bonusOf(target.lines),
    compared: comparedTo(rolls[0], specs[0], specs[0] && rolls[0] ? (facesThrown(specs[0], rolls[0]) ?? null) : null),
    outcome: situation && dice ? procedure.outcome({ ...situation, dice }) : null,
    ...UNDECIDED,
  };
}

/** People have the names they go by, whatever the message calls them. */
function nameOf(part: Part | undefined): { readonly name: string; readonly img: string } {
  if (part?.actor) return snapshot(part.actor, tokenAt(part.target.token));
  return { name: part?.target.name ?? "", img: part?.target.img ?? "" };
}
