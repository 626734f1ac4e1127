import { fightOf } from "../fight/fight-of.js";
import { roundState } from "../fight/round-state.js";
import { knownRoundRule } from "../fight/rule-of.js";
import { verdictOf } from "./messages.js";
import type { Outcome } from "./procedure.js";
import type { Fought, Verdict } from "./verdict.js";
import { actorOf } from "./world.js";

/** How far back in the log is looked for what still waits: further than the blows of any round go. */
const RECENT = 60;

/**
 * The round that somebody fights in, with the phase of it in which everything falls at once; `null` outside fights. The
 * rules of its rounds must have been fetched.
 */
export function foughtBy(attacker: Actor | null): Fought | null {
  const fight = attacker && fightOf(attacker);
  if (!fight) return null;
  const phases = knownRoundRule(fight)?.phases() ?? [];
  const until = phases.find(({ kind }) => kind === "settle")?.id ?? "";
  return { combat: fight.id ?? "", round: fight.round, until: isYetToCome(fight, until) ? until : "" };
}

/** Whether what a blow does is held back, so that all of a round falls at once. */
export function isHeld({ fought }: Pick<Verdict, "fought">): boolean {
  const fight = fought && game.combats.get(fought.combat);
  return fight?.started === true && fight.round === fought?.round && isYetToCome(fight, fought.until);
}

function isYetToCome(fight: Combat, phase: string): boolean {
  if (phase === "") return false;
  const state = roundState(fight);
  return !state || (state.stand !== phase && !state.over.includes(phase));
}

/** A round of a fight. */
interface Round {
  readonly combatId: string;
  readonly round: number;
}

/** What blows of this round have come to for somebody, as far as it is not written yet: it waits for all others, or for a word. */
export function outcomesWaiting(actor: Actor, now: Round): readonly Outcome[] {
  return blowsOf(now).flatMap(({ target: { stage, outcome }, target }) =>
    stage === "resolved" && outcome && actorOf(target) === actor ? [outcome] : [],
  );
}

/** What somebody's own blows of this round have come to, written or not, unless it was taken back; the latest last. */
export function outcomesDealt(attacker: Actor, now: Round): readonly Outcome[] {
  return blowsOf(now).flatMap(({ intent, target: { stage, outcome } }) =>
    stage !== "undoing" && stage !== "undone" && outcome && actorOf(intent.attacker) === attacker ? [outcome] : [],
  );
}

/** The blows of a round that count, target by target. */
function blowsOf({ combatId, round }: Round) {
  return game.messages.contents.slice(-RECENT).flatMap((message) => {
    const { kind, standing, fought, intent, targets = [] } = verdictOf(message) ?? {};
    if (kind !== "attack" || standing !== "judged" || fought?.combat !== combatId || fought.round !== round) return [];
    return intent ? targets.map((target) => ({ intent, target })) : [];
  });
}
