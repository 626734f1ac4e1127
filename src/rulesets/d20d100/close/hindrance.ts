import type { Situation } from "../../../core/attack/procedure.js";
import { decimal } from "../../../core/i18n.js";
import type { Text } from "../../../core/text.js";
import { fight } from "../attack/fields.js";
import { fightNow, roundNow } from "../fight-now.js";
import { figuresOf } from "../reading.js";
import { COUP_DE_GRACE_REACH } from "../rules/helpless.js";
import { tryBarred } from "../rules/holds.js";
import { mayAct } from "../rules/round-actions.js";
import { holdingEachOther } from "./people.js";
import { chosenIn, isTry, wayOf, type Way } from "./ways.js";

/** DD-123, DD-159 — ways that take a whole round. */
const WHOLE_ROUND: readonly Way[] = ["behind", "kill", "stun"];

/** DD-137, DD-138, DD-160 — why it cannot be tried on this target; `null` when it can. */
export function closeHindrance(situation: Situation, blows: number): Text | null {
  const { attacker, target, choices } = situation;
  const way = wayOf(situation);
  if (!way) return null;
  if (blows > 1) return fight("close.refusal.oneTarget");
  if (!target) return fight("close.refusal.noTarget");
  if (target.uuid === attacker.uuid) return fight("close.refusal.oneself");
  const chosen = chosenIn(choices);
  const name = target.name;
  if (isTry(way)) {
    const barred = tryBarred(way, holdingEachOther(attacker, target), chosen.charge);
    if (barred) return fight(`close.refusal.${barred}`, { name });
  }
  if (way === "drawWeapon" && !chosen.drawn) return fight("close.refusal.noWeapon");
  if (way === "freeAlly" && !chosen.ally) return fight("close.refusal.noAlly", { name });
  return way === "disarm" && !chosen.loses ? fight("close.refusal.unarmed", { name }) : null;
}

/** DD-137, DD-163 — who is not at arm's length: tokens stand where they stand, so it is only said. */
export function closeWarning({ metres, target }: Situation): Text | null {
  if (metres === null || !target || metres <= COUP_DE_GRACE_REACH) return null;
  return fight("close.warning.far", {
    name: target.name,
    metres: decimal(metres),
    reach: decimal(COUP_DE_GRACE_REACH),
  });
}

/** DD-120, DD-122, DD-123 — whether the round still holds it. */
export function closeOutOfTurn(situation: Situation): Text | null {
  const { attacker, choices } = situation;
  const way = wayOf(situation);
  if (!way || !roundNow(attacker)) return null;
  const cost = WHOLE_ROUND.includes(way) || chosenIn(choices).charge ? "complex" : "simple";
  const { spent } = fightNow(attacker);
  return mayAct(cost, spent, figuresOf(attacker).acting) ? null : fight("close.refusal.round", { name: attacker.name });
}
