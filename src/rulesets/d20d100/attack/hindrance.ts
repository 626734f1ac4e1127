import type { Situation } from "../../../core/attack/procedure.js";
import { decimal } from "../../../core/i18n.js";
import type { Text } from "../../../core/text.js";
import { fightOf } from "../../../core/fight/fight-of.js";
import { halvesAllowed, HALVES, mayAct } from "../rules/round-actions.js";
import { MOST_INCREMENTS } from "../rules/range.js";
import type { ActionCost } from "../rules/vocabulary.js";
import { CHARGE_REACH } from "../rules/attack.js";
import { isSurpriseRound } from "../fight-now.js";
import { burstsOf } from "../area/ways.js";
import { chosenIn } from "./chosen.js";
import { fight } from "./fields.js";
import { modeOf, modesOf } from "./modes.js";
import { actingState, figuresOf, weaponOf } from "./reading.js";
import { reachOf } from "./strike.js";

/** DD-151, DD-95 — why nobody attacks with a weapon at all: it does not fire, it lies elsewhere, its bearer can do nothing. */
export function obstacleOf(weapon: Item): Text | null {
  const { state, dropped } = weaponOf(weapon);
  if (state !== "ok") return fight(`refusal.${state}`, { weapon: weapon.name });
  if (dropped) return fight("refusal.dropped", { weapon: weapon.name });
  const { actor } = weapon;
  if (!actor) return null;
  const acting = actingState(actor);
  const out = acting === "dead" || acting === "dying" || acting === "unconscious";
  return out ? fight(`refusal.${acting}`, { name: actor.name }) : null;
}

/** DD-142, DD-159 — why this target cannot be attacked so; `null` when it can. */
export function hindranceOf(situation: Situation, blows: number): Text | null {
  const { weapon, metres, choices } = situation;
  const mode = modeOf(weapon, choices);
  if (!mode) return fight("refusal.noMode", { weapon: weapon.name });
  if (blows > 1) return fight(`refusal.${severalRefused(weapon)}`);
  const { kind, increments, automaticFailure, increment } = reachOf(weapon, metres, choices);
  if (automaticFailure) {
    const most = MOST_INCREMENTS[kind];
    return fight("refusal.range", { increments, most, metres: decimal(most * increment) });
  }
  const { charge, opportunity } = chosenIn(choices);
  if ((charge || opportunity) && !isOneBlow(mode.multiple || mode.thrown, increment))
    return fight(charge ? "refusal.charge" : "refusal.opportunity");
  return null;
}

/** DD-127, DD-147 — why a single shot has one target alone, with what the weapon does offer against several. */
function severalRefused(weapon: Item): string {
  if (burstsOf(weapon).length > 0) return "oneTargetBurst";
  return modesOf(weapon).some(({ id }) => id === "rest") ? "oneTarget" : "oneTargetOnly";
}

/** DD-158, DD-159 — a charge ends in one single blow of the hand; so is a blow that an opportunity gives. */
function isOneBlow(otherwise: boolean, increment: number): boolean {
  return !otherwise && increment === 0;
}

/** DD-120, DD-123 — why the round does not allow it: players are refused what takes a whole round when half of it is gone. */
export function outOfTurn(situation: Situation): Text | null {
  const { attacker } = situation;
  if (!fightOf(attacker)) return null;
  const cost = costOf(situation);
  const state = actingState(attacker);
  const { spent } = figuresOf(attacker).fightNow;
  const surprise = isSurpriseRound(attacker);
  const none = halvesAllowed(state, surprise) === 0;
  if (none) return fight(`refusal.${state}`, { name: attacker.name });
  return HALVES[cost] > 1 && !mayAct(cost, spent, state, surprise)
    ? fight("refusal.complex", { name: attacker.name })
    : null;
}

/** DD-120 — what a table only wants to be told. */
export function warningOf(situation: Situation): Text | null {
  const { attacker, metres, choices } = situation;
  const { charge } = chosenIn(choices);
  if (charge && metres !== null && (metres < CHARGE_REACH.least || metres > CHARGE_REACH.most))
    return fight("warning.charge", { least: CHARGE_REACH.least, most: CHARGE_REACH.most });
  if (!fightOf(attacker)) return null;
  const { spent } = figuresOf(attacker).fightNow;
  const over = !mayAct(costOf(situation), spent, actingState(attacker), isSurpriseRound(attacker));
  return over ? fight("warning.round", { name: attacker.name }) : null;
}

/** DD-122, DD-123 — what an attack costs of the round. */
function costOf({ weapon, choices }: Situation): ActionCost {
  const { charge, opportunity } = chosenIn(choices);
  if (opportunity) return "free"; // DD-158
  if (charge) return "complex";
  return modeOf(weapon, choices)?.cost ?? "simple";
}
