import type { AttackCall } from "../../../core/play/contract/call.js";
import type { Band, Choices, Magazine } from "../../../core/play/contract/situation.js";
import { decimal } from "../../../core/text/i18n.js";
import type { Text } from "../../../core/text/text.js";
import { shotsOf, signed } from "../rules/arms/notation.js";
import { MOST_INCREMENTS, rangeKindOf } from "../rules/arms/range.js";
import { rangeAt } from "../rules/arms/range-at.js";
import { fight } from "./fields.js";
import { firedGroups, modeOf } from "./modes.js";
import { weaponOf } from "../data/reading.js";
import { reachOf } from "./strike.js";
import { say } from "../deeds/kit.js";

/** DD-149 — the bullets of a weapon that counts any. */
export function magazineOf(weapon: Item): Magazine | null {
  const { capacity, loaded } = weaponOf(weapon);
  return capacity > 0 ? { value: loaded, max: Math.max(capacity, loaded), path: "system.loaded" } : null;
}

/** DD-149 — bullets of an attack: as many as its groups have, and are loaded. What is thrown costs none. */
export function roundsOf(weapon: Item, choices: Choices): number {
  const mode = modeOf(weapon, choices);
  return mode && !mode.thrown ? shotsOf(firedGroups(weapon, mode)) : 0;
}

/** DD-151 — whether it has to be cleared before it fires. */
export function isJammed(weapon: Item): boolean {
  const { state } = weaponOf(weapon);
  return state === "dud" || state === "jammed";
}

/** DD-150, DD-151 — the way out for a weapon that does not fire: it is cleared, else loaded. */
export function readying(weapon: Item): Pick<AttackCall, "deed" | "choices" | "label" | "window"> {
  const deed = isJammed(weapon) ? "unjam" : "reload";
  const label = say(`${deed}.name`);
  return { deed, choices: { weapon: weapon.id ?? "" }, label, window: true };
}

/** DD-142 — the distances that can be told without a scene: the increments of a weapon. */
export function bandsOf(weapon: Item): readonly Band[] {
  const { action, damageKind, rangeIncrement, throwIncrement } = weaponOf(weapon);
  const increment = rangeIncrement > 0 ? rangeIncrement : throwIncrement;
  if (increment <= 0) return [];
  const kind = rangeKindOf(action, damageKind, rangeIncrement <= 0);
  return Array.from({ length: MOST_INCREMENTS[kind] }, (_, index) => {
    const metres = increment * (index + 1);
    const modifier = signed(rangeAt(metres, increment, kind).modifier ?? 0).replace("-", "−");
    return { metres, label: fight("bandOption", { increment: index + 1, metres: decimal(metres), modifier }) };
  });
}

/** DD-142 — what so many metres are for a weapon; `null` where they do not matter. */
export function rangeNote(weapon: Item, metres: number, choices: Choices): Text | null {
  const { increment, increments, modifier } = reachOf(weapon, metres, choices);
  if (increment <= 0) return null;
  if (modifier === null) return fight("note.outOfRange", { increments });
  return fight(modifier === 0 ? "note.near" : "note.range", { increments, modifier: Math.abs(modifier) });
}
