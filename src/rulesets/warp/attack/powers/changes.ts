import type { Changes } from "../../../../core/play/contract/changes.js";
import type { RolledBlow } from "../../../../core/play/contract/outcome.js";
import type { Choices } from "../../../../core/play/contract/situation.js";
import { experienceUsed } from "../../deeds/action.js";
import { figuresOf } from "../../deeds/reading.js";
import { chargesPaid } from "../../deeds/reserve.js";
import { spellbinding } from "../../deeds/spell.js";
import { LASTING } from "../../data/actors/status.js";
import { pointChanges, skinChanges } from "../outcome/changes.js";
import { experienceOf } from "../window/circumstances.js";
import { diseaseTreated } from "./effects.js";
import { ownSide } from "./own-roll.js";
import { chargesOf, usedOf } from "./reading.js";
import { succeeds } from "./result.js";
import type { UseOutcome } from "./use-outcome.js";

/** WP-106, WP-111, WP-118, WP-120, WP-129…WP-132 — what it does to whoever it is turned on, and what their answer used up. */
export function useChanges(
  { points, damage, raw, result, spell, charges, experience }: UseOutcome,
  target: Actor,
): Changes {
  const hurt = pointChanges(target, { damage, temporary: false });
  const { value } = figuresOf(target).hp;
  const lasting = LASTING.find((effect) => effect === spell && succeeds(result)) ?? null;
  return {
    numbers: points > 0 ? [{ path: "system.hp.value", after: value + points }] : hurt.numbers,
    values: [
      ...hurt.values,
      ...(raw > 0 ? skinChanges(target) : []),
      ...spellbinding(lasting, target),
      ...chargesPaid(target, charges),
      ...experienceUsed(target, experience),
    ],
  };
}

/** WP-15, WP-103, WP-104, WP-111 — what it costs whoever uses it; a disease that is caught takes the power away. */
export function useAftermath(
  user: Actor,
  item: Item,
  choices: Choices,
  blows: number,
  first: RolledBlow,
): Changes | null {
  const used = usedOf(item);
  if (!used) return null;
  const values = [
    ...chargesPaid(user, chargesOf(used, choices) * blows),
    ...experienceUsed(user, experienceOf(user, choices)),
  ];
  const items = isCaught(item, choices, first) ? [{ id: item.id ?? "", path: "system.suspended", after: true }] : [];
  return values.length + items.length > 0 ? { values, items } : null;
}

/** WP-111 — whether treating a disease has passed it on. */
function isCaught(weapon: Item, choices: Choices, { dice, lines }: RolledBlow): boolean {
  return diseaseTreated(usedOf(weapon), ownSide({ weapon, dice, lines }), choices)?.caught === true;
}
