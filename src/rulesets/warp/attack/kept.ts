import { oneOf } from "../../../core/shape/heal.js";
import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Blow } from "../../../core/play/contract/outcome.js";
import type { Choices } from "../../../core/play/contract/situation.js";
import { AMMO_TYPES } from "../rules/attack/ammunition.js";
import { FACTOR_PARTS } from "../rules/attack/factors.js";
import { BANDS, type Tactic, TACTICS } from "../rules/vocabulary.js";
import type { Standing } from "./ranged/reach.js";
import { weaponOf } from "./reading.js";
import type { Damage } from "./way.js";

/** How a shot goes: where its target stands, and the tactic. */
export interface Far extends Standing {
  readonly fire: Tactic;
}

/** Whether anything was kept of a weapon that is gone. */
function isKept(kept: Facts | undefined): kept is Facts {
  return kept?.["far"] !== undefined;
}

/** Whether a weapon that is gone struck from afar: as kept, else as only what flies is told to be used. */
export function flew(choices: Choices, kept: Facts | undefined): boolean {
  return isKept(kept) ? kept["far"] === 1 : ["tactic", "ammunition", "thrown"].some((id) => id in choices);
}

/** Whether nobody knows any more what a weapon does. */
export function isForgotten({ weapon, kept }: Pick<Blow, "weapon" | "kept">): boolean {
  return weapon === null && !isKept(kept);
}

/** What a weapon that is gone does to its target; nothing is known of one that nothing was kept of. */
export function damageKept(kept: Facts | undefined, rangeDice: number | null): Damage {
  if (!isKept(kept)) return { parts: [], harm: "normal", rangeDice: null };
  const parts = FACTOR_PARTS.map((id) => ({ id, value: Number(kept[`${id}Factor`] ?? 0) }));
  return {
    parts: parts.filter(({ value }) => value !== 0),
    harm: oneOf(["normal", ...AMMO_TYPES, "taser"] as const, kept["harm"], "normal"),
    rangeDice: kept["divides"] === 1 ? (rangeDice ?? Number(kept["range"] ?? 0)) : null,
  };
}

/** Where the target of a shot stood; `null` where that was not kept. */
export function farKept(kept: Facts | undefined): Far | null {
  if (!isKept(kept) || kept["far"] !== 1) return null;
  return {
    dice: Number(kept["range"]),
    band: oneOf(BANDS, kept["band"], "short"),
    beyond: kept["beyond"] === 1,
    fire: oneOf(TACTICS, kept["fire"], "single"),
  };
}

/** WP-58, WP-60 — what the weapon is, and whether what it does passes. */
export function natureOf({ weapon, kept }: Pick<Blow, "weapon" | "kept">): {
  readonly category: string;
  readonly temporary: boolean;
} {
  if (weapon) return weaponOf(weapon);
  return { category: String(kept?.["category"] ?? ""), temporary: kept?.["temporary"] === 1 };
}

/** WP-10, WD-19 — whether whoever struck is a player's; `null` where nobody knows. */
export function strikerOf({ weapon, kept }: Pick<Blow, "weapon" | "kept">): Pick<Actor, "hasPlayerOwner"> | null {
  if (weapon || !isKept(kept)) return weapon?.actor ?? null;
  return { hasPlayerOwner: kept["players"] === 1 };
}
