import type { ValueChange } from "../../../core/play/contract/changes.js";
import { fightOf } from "../../../core/fight/state/fight-of.js";
import type { RoundStamp } from "../../../core/fight/state/round-rule.js";
import { fightPaths } from "../data/actors/fight.js";
import { fightAt, NO_FIGHT, type FightKept, type FightState } from "../rules/fight/fight-state.js";
import { fightKept } from "../rules/fight/fight-spent.js";
import type { Ranked } from "../rules/fight/round-order.js";

/** What an actor keeps of a fight. */
const keptBy = ({ system }: Actor): FightKept => (system as { fight?: FightKept }).fight ?? NO_FIGHT;

/** The round that somebody fights in; `null` outside fights. */
export function roundNow(actor: Actor): RoundStamp | null {
  const found = fightOf(actor);
  return found && { combatId: found.id ?? "", round: found.round };
}

/** DD-119…DD-130 — what somebody remembers of their fight, as it stands in this round. */
export function fightNow(actor: Actor): FightState {
  return fightAt(keptBy(actor), roundNow(actor));
}

/** DD-119…DD-130 — what to write so that they remember it otherwise; nothing outside fights. */
export function fightWritten(actor: Actor, change: (state: FightState) => FightState): readonly ValueChange[] {
  const now = roundNow(actor);
  return now ? fightPaths(keptBy(actor), fightKept(change(fightNow(actor)), now)) : [];
}

/** DD-119 — whether the round that somebody fights in is one of surprise: somebody in it is taken by surprise. */
export function isSurpriseRound(actor: Actor): boolean {
  const others = [...(fightOf(actor)?.combatants ?? [])].flatMap((one) => one.actor ?? []);
  return others.some((one) => one.type.startsWith("d20d100") && fightNow(one).surprised);
}

/** DD-113 — the order of the fight that somebody is in, with their own place in it; `null` outside fights. */
export function orderAround(actor: Actor): {
  readonly own: string;
  readonly acting: string;
  readonly order: readonly (Ranked & { readonly name: string; readonly hidden: boolean })[];
} | null {
  const combat = fightOf(actor);
  const own = combat?.turns.find((one) => one.actor === actor)?.id;
  if (!combat || !own) return null;
  const order = combat.turns.map(({ id, initiative, name, hidden }) => ({
    id: id ?? "",
    rank: initiative,
    name: name ?? "",
    hidden,
  }));
  return { own, acting: combat.combatant?.id ?? "", order };
}
