import type { Situation } from "../../../core/play/contract/situation.js";
import { decimal } from "../../../core/text/i18n.js";
import { nameAsRead } from "../../../core/text/names-read.js";
import type { Text } from "../../../core/text/text.js";
import { MOST_INCREMENTS } from "../rules/arms/range.js";
import type { ActionCost } from "../rules/vocabulary.js";
import { CHARGE_REACH } from "../rules/attack/attack.js";
import { ARM_REACH } from "../rules/attack/helpless.js";
import { burstsOf } from "./area/ways.js";
import { heldByThroat } from "../deeds/throat.js";
import { chosenIn } from "./chosen.js";
import { fight } from "./fields.js";
import { attackCost, modeOf, modesOf } from "./modes.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { actingState } from "./reading.js";
import { roundRefusal, roundWarning } from "./round-limits.js";
import { reachOf } from "./strike.js";

/** DD-151, DD-95 — why nobody attacks with a weapon at all: it does not fire, it lies elsewhere, its bearer can do nothing. */
export function obstacleOf(weapon: Item): Text | null {
  const { state, dropped } = weaponOf(weapon);
  if (state !== "ok") return fight(`refusal.${state}`, { weapon: nameAsRead(weapon.name, weapon.system) });
  if (dropped) return fight("refusal.dropped", { weapon: nameAsRead(weapon.name, weapon.system) });
  const { actor } = weapon;
  if (!actor) return null;
  // DD-139 — whoever has nothing left can do nothing about the hands around their neck.
  if (figuresOf(actor).hp.value <= 0 && heldByThroat(actor))
    return fight("close.refusal.choking", { name: actor.name });
  const acting = actingState(actor);
  const out = acting === "dead" || acting === "dying" || acting === "unconscious";
  return out ? fight(`refusal.${acting}`, { name: actor.name }) : null;
}

/** DD-142, DD-158, DD-159 — why this target cannot be attacked so; `null` when it can. */
export function hindranceOf(situation: Situation, blows: number): Text | null {
  const { weapon, metres, choices } = situation;
  const mode = modeOf(weapon, choices);
  if (!mode) return fight("refusal.noMode", { weapon: nameAsRead(weapon.name, weapon.system) });
  if (blows > 1) return fight(`refusal.${severalRefused(weapon)}`);
  const { kind, increments, automaticFailure, increment } = reachOf(weapon, metres, choices);
  if (automaticFailure) {
    const most = MOST_INCREMENTS[kind];
    return fight("refusal.range", { increments, most, metres: decimal(most * increment) });
  }
  const { charge, opportunity } = chosenIn(choices);
  if ((charge || opportunity) && (mode.id !== "base" || increment > 0))
    return fight(charge ? "refusal.charge" : "refusal.opportunity"); // one single blow of the hand
  return null;
}

/** DD-127, DD-147 — why a single shot has one target alone, with what the weapon does offer against several. */
function severalRefused(weapon: Item): string {
  if (burstsOf(weapon).length > 0) return "oneTargetBurst";
  return modesOf(weapon).some(({ id }) => id === "rest") ? "oneTarget" : "oneTargetOnly";
}

/** DD-120, DD-123 — why the round does not allow an attack. */
export function outOfTurn(situation: Situation): Text | null {
  return roundRefusal(situation.attacker, costOf(situation));
}

/** DD-120, DD-159 — what a table only wants to be told. */
export function warningOf(situation: Situation): Text | null {
  const { weapon, metres, choices, attacker } = situation;
  const byHand = reachOf(weapon, metres, choices).increment === 0;
  const apart = byHand && !chosenIn(choices).charge ? farWarning(situation) : chargeWarning(situation);
  return apart ?? roundWarning(attacker, costOf(situation));
}

/** DD-137, DD-163 — a blow of the hand at somebody who is not at arm's length. */
export function farWarning({ metres, target }: Situation): Text | null {
  if (metres === null || !target || metres <= ARM_REACH) return null;
  return fight("close.warning.far", {
    name: target.name,
    metres: decimal(metres),
    reach: decimal(ARM_REACH),
  });
}

/** DD-159 — a charge that does not begin from where one does. */
export function chargeWarning({ metres, choices }: Situation): Text | null {
  const { least, most } = CHARGE_REACH;
  const apart = metres !== null && (metres < least || metres > most);
  return chosenIn(choices).charge && apart ? fight("warning.charge", { least, most }) : null;
}

/** DD-122, DD-123 — what an attack costs of the round. */
function costOf({ weapon, choices }: Situation): ActionCost {
  const mode = modeOf(weapon, choices);
  return mode ? attackCost(mode, chosenIn(choices)) : "simple";
}
