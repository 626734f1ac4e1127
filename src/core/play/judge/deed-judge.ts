import { foughtBy } from "../apply/combat-moment.js";
import { lastWritten } from "../apply/last-written.js";
import type { DeedProcedure } from "../contract/deed.js";
import { deedOf } from "../loaded/deeds.js";
import { takesPart } from "../log/about.js";
import { countedOtherwise, refusalOf } from "../log/answering.js";
import { answeredBy, gatheringFor, isCalled, mayConclude } from "../log/gathering.js";
import type { DeedCall } from "../record/deed-call.js";
import type { Intent } from "../record/intent.js";
import { sentAt } from "../messages/messages.js";
import type { Problem } from "../record/problem.js";
import type { Verdict, VerdictTarget } from "../record/verdict.js";
import { namesDoer, softened, strayIn, unofferedIn, unknownActorsIn } from "./check-choices.js";
import { deedEvidence, type DeedEvidence } from "./deed-evidence.js";
import { aboutMessage, verdictBy } from "./evidence.js";
import { grantedFor } from "./granted.js";
import { BY_NO_CARD, forcedOtherwise } from "./forced-claim.js";
import { problem, standingOf, verify } from "./verify.js";
import { withVote } from "./vote.js";

/** Judges a deed from its stored dice, by the rules and the documents as they are now. Changes nothing. */
export function judgeDeed(message: ChatMessage, intent: Intent, call: DeedCall): Verdict {
  const procedure = deedOf(intent.ruleset, call.id);
  const evidence = deedEvidence(message, intent, call, procedure);
  const actors = evidence.map(({ actor }) => actor);
  const about = aboutOf(message, intent, call, procedure, actors);
  const refusal = about === null ? null : refusalOf(call, intent, actors[0] ?? null);
  const problems = refusal
    ? [problem(refusal, "ask")]
    : [
        ...checked(message, call, evidence),
        ...(message.author?.isGM ? [] : askedOfPlayers(message, intent, call, procedure, evidence)),
        ...evidence.flatMap(({ obstacle, target }) => (obstacle ? [problem("obstacle", "ask", { target })] : [])),
        ...(call.about === about ? [] : [problem("notAbout", "ask")]),
      ];
  const deed = { ...call, about, forced: procedure.forced ? (call.forced ?? BY_NO_CARD) : null };
  const standing = refusal ? "rejected" : standingOf(problems);
  const verdict = verdictBy(message, { kind: "deed", intent, deed }, evidence, { standing, problems });
  const fought = procedure.isDeferrable ? foughtBy(actors[0] ?? null) : null;
  return withVote({ ...verdict, fought, until: untilOf(verdict.targets, call, procedure) }, procedure);
}

/** Returns what the keeper is asked about the deed of a player. */
function askedOfPlayers(
  message: ChatMessage,
  intent: Intent,
  call: DeedCall,
  procedure: DeedProcedure,
  evidence: readonly DeedEvidence[],
): readonly Problem[] {
  return [
    ...permission(message, procedure, evidence),
    ...chosenOtherwise(message, procedure, call, intent, evidence),
    ...countedOtherwise(call, intent.ruleset).map((received) => problem("joinedOtherwise", "ask", { received })),
    ...forcedOtherwise(
      message,
      procedure,
      call,
      evidence.map(({ actor }) => actor),
    ),
    ...(isOfNow(call, procedure) ? [] : [problem("timeTold", "ask")]),
  ];
}

/** Tells whether a deed's time is possible. One that passes no time may lie before its judgement, none after. */
function isOfNow({ time }: DeedCall, { passes }: DeedProcedure): boolean {
  const { worldTime } = game.time;
  return time === worldTime || (time < worldTime && passes === undefined);
}

/** Returns the world time in seconds when the last target is done; `null`: it passes no time. It began by now. */
function untilOf(targets: readonly VerdictTarget[], { time }: DeedCall, { passes }: DeedProcedure): number | null {
  const seconds = targets.map(({ outcome }) => (outcome && passes?.(outcome)) ?? 0);
  const longest = Math.max(0, ...seconds);
  return longest > 0 ? Math.min(time, game.time.worldTime) + longest : null;
}

/**
 * Returns the id of what a deed is about: an attack, if all its actors take part in it; a call, if it joins that, or
 * its author may conclude it. `null`: nothing.
 */
function aboutOf(
  { author }: ChatMessage,
  { ruleset }: Intent,
  call: DeedCall,
  { onCard }: DeedProcedure,
  actors: readonly (Actor | null)[],
): string | null {
  const { id, about } = call;
  const called = answeredBy(call, ruleset);
  if (called && id === called.gathers.join) return isCalled(called, actors[0] ?? null) ? about : null;
  if (called) return author && mayConclude(called, author) ? about : null;
  const fits = about !== null && onCard !== undefined;
  return fits && actors.every((actor) => actor && takesPart(about, actor)) ? about : null;
}

/** Returns problems with dice and numbers, as questions rather than warnings where a sheet or the time has changed. */
function checked(message: ChatMessage, call: DeedCall, parts: readonly DeedEvidence[]): readonly Problem[] {
  const sent = sentAt(message);
  const timePassed = call.time !== game.time.worldTime;
  const changedSince = timePassed || parts.some(({ actor }) => actor !== null && writtenSince(actor, sent));
  const lost = parts.reduce((sum, { actor }, i) => sum + (actor ? 0 : (call.rolls[i] ?? 0)), 0);
  const { problems } = verify({
    ...aboutMessage(message), // whose word counts is asked for each target
    changedSince,
    claims: parts,
    rollCount: message.rolls.length - lost,
  });
  return softened(problems, changedSince);
}

/** Tells whether anything the rules read was written since the deed was sent; an unlinked token may have been. */
export function writtenSince(actor: Actor, sent: number): boolean {
  return actor.isToken || [actor, ...actor.items].some((document) => (lastWritten(document) ?? 0) > sent);
}

/** Returns problems with permission: players act for actors they own, and ask the keeper for the rest. */
function permission(
  { author }: ChatMessage,
  procedure: DeedProcedure,
  parts: readonly DeedEvidence[],
): readonly Problem[] {
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

/** Returns problems with choices that the window does not offer, or that it leaves to the keeper. */
function chosenOtherwise(
  message: ChatMessage,
  procedure: DeedProcedure,
  call: DeedCall,
  intent: Intent,
  parts: readonly DeedEvidence[],
): readonly Problem[] {
  const { choices } = call;
  const actors = parts.flatMap(({ actor }) => actor ?? []);
  const gathering = gatheringFor(call, intent.ruleset, actors[0] ?? null);
  const [offered, byItself] = [choices, {}].map((chosen) => procedure.fields(actors, chosen, gathering));
  const unknown = unknownActorsIn(choices, message.author);
  const otherwise = [
    ...unofferedIn(choices, offered ?? [], byItself ?? [], grantedFor(message, intent, call)),
    ...unknown,
  ];
  if (procedure.by === "keeper") return otherwise; // the keeper is asked about all of it
  const carried = new Set(procedure.carries);
  const beside = strayIn(choices, [...(offered ?? []), ...(byItself ?? [])]).filter(
    ({ received }) =>
      !carried.has(received) &&
      !unknown.some((one) => one.received === received) &&
      !parts.some(({ situation }) => situation && namesDoer(received, situation, procedure)),
  );
  if (beside.length === 0) return otherwise;
  const ids = new Set(beside.map(({ received }) => received));
  const without = Object.fromEntries(Object.entries(choices).filter(([id]) => !ids.has(id)));
  const read = (some: readonly DeedEvidence[]) => JSON.stringify(some.map((part) => whatCounts(part, procedure)));
  const decides = read(parts) !== read(deedEvidence(message, intent, { ...call, choices: without }, procedure));
  return decides ? [...otherwise, ...beside] : otherwise; // what nobody reads, nobody has to be asked about
}

/** Returns the part of the evidence that choices can change. */
function whatCounts({ derived, specs, obstacle, situation, dice }: DeedEvidence, procedure: DeedProcedure) {
  if (!situation) return null;
  const [doer, doubt] = [procedure.doer?.(situation)?.uuid, procedure.doubt?.(situation)];
  const outcome = dice && procedure.outcome({ ...situation, dice });
  return { derived, specs, obstacle, doer, doubt, outcome };
}
