import { deedOf } from "../deeds/loaded.js";
import { fightOf } from "../fight/fight-of.js";
import type { RoundStamp } from "../fight/round-rule.js";
import { roundState } from "../fight/round-state.js";
import { knownRoundRule } from "../fight/rule-of.js";
import { object } from "./intent.js";
import { modelOf, verdictOf } from "./messages.js";
import { VerdictMessage } from "./models.js";
import type { Outcome } from "./procedure.js";
import type { Fought, Verdict, VerdictTarget } from "./verdict.js";
import { actorOf } from "./world.js";

/** How far back in the log is looked for what still waits: further than the blows of any round go. */
export const RECENT = 200;

/**
 * The round that somebody fights in, with the phase of it in which everything falls at once; `null` outside fights. The
 * rules of its rounds must have been fetched.
 */
export function foughtBy(doer: Actor | null): Fought | null {
  const fight = doer && fightOf(doer);
  if (!fight) return null;
  const phases = knownRoundRule(fight)?.phases() ?? [];
  const until = phases.find(({ kind }) => kind === "settle")?.id ?? "";
  return { combat: fight.id ?? "", round: fight.round, until: isYetToCome(fight, until) ? until : "" };
}

/** Whether what is done to one target is held back with the blows of its round, so that all of them fall at once. */
export function isHeldBack({ outcome }: Pick<VerdictTarget, "outcome">, verdict: Verdict): boolean {
  if (!isHeld(verdict)) return false;
  const { deed, intent } = verdict;
  return !deed || (outcome !== null && deedOf(intent.ruleset, deed.id).held?.(outcome) === true);
}

/** Whether the round that something was done in still holds back what is to fall. */
export function isHeld({ fought }: Pick<Verdict, "fought">): boolean {
  const fight = fought && game.combats.get(fought.combat);
  return fight?.started === true && fight.round === fought?.round && isYetToCome(fight, fought.until);
}

function isYetToCome(fight: Combat, phase: string): boolean {
  if (phase === "") return false;
  const state = roundState(fight);
  return !state || (state.stand !== phase && !state.over.includes(phase));
}

/** What blows and deeds of this round have come to for somebody, as far as it is not written yet: it waits for all others, or for a word. */
export function outcomesWaiting(actor: Actor, round: RoundStamp): readonly Outcome[] {
  const struck = game.messages.contents.slice(-RECENT).filter((message) => isStruckIn(message, round));
  return struck.flatMap((message) => {
    const { standing, targets = [] } = verdictOf(message) ?? {};
    if (standing !== "judged") return [];
    const waiting = targets.filter((target) => target.stage === "resolved" && actorOf(target) === actor);
    return waiting.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  });
}

/** Whether a message tells of a blow of this round; asked of many, so nothing else of it is read. */
function isStruckIn(message: ChatMessage, { combatId, round }: RoundStamp): boolean {
  const model = modelOf(message);
  const fought = model instanceof VerdictMessage ? object(object(model.data).fought) : {};
  return fought.combat === combatId && fought.round === round;
}
