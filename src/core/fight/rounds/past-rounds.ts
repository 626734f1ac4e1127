import { write } from "../../foundry/write.js";
import { flagOf } from "../../foundry/flags.js";
import { list, record, type Read } from "../../shape/shape.js";
import { arbitrate } from "../../play/arbiter/arbitrate.js";
import { backIn } from "../../play/apply/plan-writes.js";
import type { Move } from "../../play/record/plan.js";
import { refuse } from "../../text/errors.js";
import type { RoundRule } from "../state/round-rule.js";
import { ROUND_STATE, SEALED_WRITE, storedRound, type SealedWrite } from "../state/round-state.js";
import { fightersIn } from "../state/rule-of.js";

/** The flag of a fight that holds the rounds it has left, as they were left; keepers alone write it. */
export const PAST = "pastRounds";

/** So many rounds are remembered, the latest that were left: the one that the keeper steps back from is one of them. */
const MOST_ROUNDS = 6;

const PAST_ROUND = record({
  state: ROUND_STATE,
  /** What to write on everybody so that it is again what it was for them. */
  said: list(SEALED_WRITE),
});
/** A round that a fight has left. */
export type PastRound = Read<typeof PAST_ROUND>;
const PAST_ROUNDS = list(PAST_ROUND);

/** The rounds that a fight has left, with the one that it was in last. */
export function roundsLeft(combat: Combat, rule: RoundRule): readonly PastRound[] {
  const state = storedRound(combat);
  const before = flagOf(combat, PAST, PAST_ROUNDS);
  if (!state) return before;
  const others = before.filter((one) => one.state.round !== state.round);
  return [...others, { state, said: keptIn(combat, rule, state.round) }].slice(-MOST_ROUNDS);
}

function keptIn(combat: Combat, rule: RoundRule, round: number): readonly SealedWrite[] {
  const then = { combatId: combat.id ?? "", round };
  return fightersIn(combat).flatMap(({ id, actor }) => {
    const kept = rule.kept(actor, then);
    return kept ? [{ id, said: JSON.stringify(kept) }] : [];
  });
}

/** What was declared and done in a round counts again: written after whatever else is under way on the same people. */
export async function recall(combat: Combat, { said }: PastRound): Promise<void> {
  for (const { id, actor } of fightersIn(combat)) {
    const kept = said.find((one) => one.id === id);
    if (!kept) continue;
    const system: unknown = JSON.parse(kept.said);
    await arbitrate([actor.uuid], () => write(actor, { system }));
  }
}

/** What was taken back since, of a round that a fight has left, is taken from what is remembered of that round. */
export async function takeFromPast(combat: Combat, actor: Actor, moves: readonly Move[]): Promise<void> {
  const own = fightersIn(combat).flatMap((fighter) => (fighter.actor === actor ? [fighter.id] : []));
  const past = flagOf(combat, PAST, PAST_ROUNDS);
  const after = past.map((one) => ({
    ...one,
    said: one.said.map((kept) => (own.includes(kept.id) ? { ...kept, said: without(kept.said, moves) } : kept)),
  }));
  if (JSON.stringify(after) !== JSON.stringify(past)) await write(combat, { flags: { gardien: { [PAST]: after } } });
}

/** What is to be written of a round, in JSON, without what was taken back. */
function without(said: string, moves: readonly Move[]): string {
  const kept = { system: JSON.parse(said) as object };
  const back = backIn(moves, (path) => foundry.utils.getProperty(kept, path));
  if (!back) return said;
  for (const [path, value] of Object.entries(back)) foundry.utils.setProperty(kept, path, value);
  return JSON.stringify(kept.system);
}

/** Tells the keeper who steps back further than is remembered. */
export function tellForgotten({ round }: Combat): void {
  refuse("GARDIEN.ROUND.forgotten", { round });
}
