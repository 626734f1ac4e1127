import type { Json } from "../../../core/shape/shape.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Dice } from "../../../core/play/contract/dice.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import type { ShownDie } from "../../../core/play/contract/shown-dice.js";
import type { OutcomeView } from "../../../core/play/contract/view.js";
import { stored, word } from "../../../core/deed/card.js";
import { warpOptions } from "../data/options.js";
import { resultIn } from "../dice/specs.js";
import type { PoolResult } from "../rules/pool-result.js";
import type { Tried } from "./action.js";
import { fact, figure, numbers, told } from "./card.js";

/** What an outcome keeps of a roll: enough to show the dice, and what they come to. */
export type RolledOutcome = Outcome & { readonly total: number };

/** What the dice of a roll come to, as an outcome keeps it; `null` when they are not there. */
export function rolledOutcome(actor: Actor, tried: Tried, dice: Dice, id: string): RolledOutcome | null {
  const result = resultIn(dice, id, tried);
  return result && keptOf(actor, result);
}

/** A result as an outcome keeps it. */
export function keptOf(
  actor: Actor,
  { kept, dropped, extraDice, total, criticalFailure, sixes }: PoolResult,
): RolledOutcome {
  // WP-10: whose dice the keeper may hide
  return { kept, dropped, chain: extraDice, total, criticalFailure, sixes, npc: !actor.hasPlayerOwner };
}

/** WP-10 — how much of a roll of the keeper's people this user may see. */
function seen(outcome: Outcome): "full" | "total" | "outcome" {
  if (game.user.isGM) return "full";
  if (outcome.secret === true) return "outcome"; // WP-76: whatever the table shows of their rolls
  return outcome.npc === true ? warpOptions().warpNpcRolls : "full";
}

/** WP-10 — the dice and the total of a roll, as far as this user may see them. */
export function rolledView(
  outcome: Outcome,
): Pick<OutcomeView, "die" | "total"> & { readonly dice: readonly ShownDie[] } {
  const sight = seen(outcome);
  const die = (counts: boolean) => (value: number) => ({ faces: 6, value, counts });
  const shown = [
    ...facesIn(outcome, "kept").map(die(true)),
    ...facesIn(outcome, "chain").map(die(true)),
    ...facesIn(outcome, "dropped").map(die(false)),
  ];
  return {
    die: null,
    dice: sight === "full" ? shown : [],
    total: sight === "outcome" || typeof outcome.total !== "number" ? null : outcome.total,
  };
}

/** WP-10 — who may read the total of a roll. */
export function readsTotal({ npc, secret }: Outcome): CardFact["audience"] {
  const hidden = secret === true || (npc === true && warpOptions().warpNpcRolls === "outcome");
  return hidden ? "keeper" : "all";
}

/** WP-10 — who may read how many dice somebody puts in common. */
export function readsDice({ npc }: Outcome): CardFact["audience"] {
  return npc === true && warpOptions().warpNpcRolls !== "full" ? "keeper" : "all";
}

/** WP-38 — who may read how many sixes fell: what the keeper's people gain by them is the keeper's to tell. */
function sixesFor(outcome: Outcome): CardFact["audience"] {
  return outcome.secret === true ? "keeper" : readsDice(outcome);
}

/** WP-37, WP-38 — what the optional rules make of the dice. */
export function rolledFacts(outcome: Outcome): readonly CardFact[] {
  const sixes = stored(outcome, "sixes");
  const reason = word(outcome, "reason");
  return [
    ...(facesIn(outcome, "chain").length > 0 ? [numbers("chain", told("fact.goesOn"), "WP-37")] : []),
    ...(sixes > 0 ? [{ ...fact("sixes", figure(sixes), "WP-38"), audience: sixesFor(outcome) }] : []),
    ...(reason ? [fact("reason", told("said", { text: reason }), "WP-14")] : []),
  ];
}

/** Faces as an outcome keeps them. */
export function facesIn(outcome: Outcome, key: string): readonly number[] {
  const faces: Json | undefined = outcome[key];
  return Array.isArray(faces) ? faces.flatMap((face: Json) => (typeof face === "number" ? [face] : [])) : [];
}
