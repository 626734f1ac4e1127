import { readsAsKeeper } from "../../../core/world/reader.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Dice } from "../../../core/play/contract/dice.js";
import type { ShownDie } from "../../../core/play/contract/shown-dice.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { flag, list, nullable, text, whole, type Read } from "../../../core/shape/shape.js";
import { warpOptions } from "../data/options.js";
import { resultIn } from "../dice/specs.js";
import type { PoolResult } from "../rules/checks/pool-result.js";
import type { Tried } from "./action.js";
import { fact, figure, numbers, say } from "./kit.js";

/** What an outcome keeps of a roll: enough to show the dice, and what they come to. */
export const ROLLED = {
  kept: list(whole),
  dropped: list(whole),
  /** WP-37 — the dice that a six has called for. */
  chain: list(whole),
  /** `null` where nothing could be rolled. */
  total: nullable(whole),
  criticalFailure: flag,
  sixes: whole,
  /** WP-10 — it is a roll of the keeper's people, whose dice the keeper may hide. */
  npc: flag,
  /** WP-76 — nobody but the keeper reads it. */
  secret: flag,
  reason: text,
};
export type Rolled = Read<typeof ROLLED>;
type Throw = Omit<Rolled, "secret" | "reason"> & { readonly total: number };

/** What the dice of a roll come to, as an outcome keeps it; `null` when they are not there. */
export function rolledOutcome(actor: Actor, tried: Tried, dice: Dice, id: string): Throw | null {
  const result = resultIn(dice, id, tried);
  return result && keptOf(actor, result);
}

/** A result as an outcome keeps it. */
function keptOf(actor: Actor, { kept, dropped, extraDice, total, criticalFailure, sixes }: PoolResult): Throw {
  return { kept, dropped, chain: extraDice, total, criticalFailure, sixes, npc: !actor.hasPlayerOwner };
}

/** WP-10 — how much of a roll of the keeper's people this user may see. */
function seen({ secret, npc }: Rolled): "full" | "total" | "outcome" {
  if (readsAsKeeper()) return "full";
  if (secret) return "outcome"; // WP-76: whatever the table shows of their rolls
  return npc ? warpOptions().npcRolls : "full";
}

/** WP-10 — the dice and the total of a roll, as far as this user may see them. */
export function rolledView(
  rolled: Rolled,
): Pick<OutcomeView, "die" | "total"> & { readonly dice: readonly ShownDie[] } {
  const sight = seen(rolled);
  const die = (counts: boolean) => (value: number) => ({ faces: 6, value, counts });
  const { kept, chain, dropped, total } = rolled;
  return {
    die: null,
    dice: sight === "full" ? [...[...kept, ...chain].map(die(true)), ...dropped.map(die(false))] : [],
    total: sight === "outcome" ? null : total,
  };
}

/** WP-10 — who may read the total of a roll. */
export function readsTotal({ npc, secret }: Pick<Rolled, "npc" | "secret">): CardFact["audience"] {
  return secret || (npc && warpOptions().npcRolls === "outcome") ? "keeper" : "all";
}

/** WP-10 — who may read how many dice an actor puts in common. */
export function readsDice({ npc }: Pick<Rolled, "npc">): CardFact["audience"] {
  return npc && warpOptions().npcRolls !== "full" ? "keeper" : "all";
}

/** WP-37, WP-38 — what the optional rules make of the dice. */
export function rolledFacts(rolled: Rolled): readonly CardFact[] {
  const { chain, sixes, secret, reason } = rolled;
  // WP-38: what the keeper's people gain by sixes is the keeper's to tell
  const audience = secret ? "keeper" : readsDice(rolled);
  return [
    ...(chain.length > 0 ? [numbers("chain", say("fact.goesOn"), "WP-37")] : []),
    ...(sixes > 0 ? [{ ...fact("sixes", figure(sixes), "WP-38"), audience }] : []),
    ...(reason ? [fact("reason", say("said", { text: reason }), "WP-14")] : []),
  ];
}

/** Dice of six faces that all count, as a card shows them. */
export const plainDice = (faces: readonly number[]): readonly ShownDie[] =>
  faces.map((value) => ({ faces: 6, value, counts: true }));
