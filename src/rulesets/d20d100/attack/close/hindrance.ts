import type { Situation } from "../../../../core/play/contract/situation.js";
import type { Text } from "../../../../core/text/text.js";
import { fight } from "../fields.js";
import { chargeWarning, farWarning } from "../hindrance.js";
import { roundRefusal, roundWarning } from "../round-limits.js";
import { tryBarred } from "../../rules/attack/holds.js";
import { holdingEachOther } from "./people.js";
import { drawnGun } from "./shot.js";
import { chosenIn, isTry, wayCost, wayOf } from "./ways.js";

/** DD-137…DD-139, DD-159, DD-160 — why it cannot be tried on this target; `null` when it can. */
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
  if (way === "shoot" && !drawnGun(attacker)) return fight("close.refusal.noGun");
  if (way === "drawWeapon" && !chosen.drawn) return fight("close.refusal.noWeapon");
  if (way === "freeAlly" && !chosen.ally) return fight("close.refusal.noAlly", { name });
  return way === "disarm" && !chosen.loses ? fight("close.refusal.unarmed", { name }) : null;
}

/** DD-120, DD-137, DD-159, DD-163 — who is not at arm's length, or a round that is spent: it is only said. */
export function closeWarning(situation: Situation): Text | null {
  const { attacker, choices } = situation;
  const way = wayOf(situation);
  const apart = chosenIn(choices).charge ? chargeWarning(situation) : farWarning(situation);
  return apart ?? (way && roundWarning(attacker, wayCost(way, chosenIn(choices))));
}

/** DD-119, DD-120, DD-122, DD-123 — whether the round still holds it. */
export function closeOutOfTurn(situation: Situation): Text | null {
  const way = wayOf(situation);
  return way && roundRefusal(situation.attacker, wayCost(way, chosenIn(situation.choices)));
}
