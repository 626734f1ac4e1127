import { healed, json, oneOf, real, record, text } from "../../../core/shape/shape.js";
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

/** A yes or no among facts, which are words and numbers. */
const tick = healed(json, (fact) => fact === 1);

/** What a blow keeps of whoever struck and of their weapon. */
const KEPT = record({
  ...{ players: tick, category: text, temporary: tick, divides: tick },
  harm: oneOf(["normal", ...AMMO_TYPES, "taser"], "normal"),
  ...{ weaponFactor: real, tacticFactor: real, ammunitionFactor: real },
  ...{ far: tick, range: real, band: oneOf(BANDS, "short"), beyond: tick, fire: oneOf(TACTICS, "single") },
});

/** What was kept of a weapon that is gone; `null` of one that nothing was kept of. */
const keptOf = (kept: Facts | undefined) => (kept?.["far"] === undefined ? null : KEPT.read(kept));

/** Whether a weapon that is gone struck from afar: as kept, else as only what flies is told to be used. */
export function flew(choices: Choices, kept: Facts | undefined): boolean {
  return keptOf(kept)?.far ?? ["tactic", "ammunition", "thrown"].some((id) => id in choices);
}

/** Whether nobody knows any more what a weapon does. */
export function isForgotten({ weapon, kept }: Pick<Blow, "weapon" | "kept">): boolean {
  return weapon === null && keptOf(kept) === null;
}

/** What a weapon that is gone does to its target; nothing is known of one that nothing was kept of. */
export function damageKept(kept: Facts | undefined, rangeDice: number | null): Damage {
  const known = keptOf(kept);
  if (!known) return { parts: [], harm: "normal", rangeDice: null };
  const parts = FACTOR_PARTS.map((id) => ({ id, value: known[`${id}Factor`] }));
  return {
    parts: parts.filter(({ value }) => value !== 0),
    harm: known.harm,
    rangeDice: known.divides ? (rangeDice ?? known.range) : null,
  };
}

/** Where the target of a shot stood; `null` where that was not kept. */
export function farKept(kept: Facts | undefined): Far | null {
  const known = keptOf(kept);
  if (!known?.far) return null;
  const { range: dice, band, beyond, fire } = known;
  return { dice, band, beyond, fire };
}

/** WP-58, WP-60 — what the weapon is, and whether what it does passes. */
export function natureOf({ weapon, kept }: Pick<Blow, "weapon" | "kept">): {
  readonly category: string;
  readonly temporary: boolean;
} {
  return weapon ? weaponOf(weapon) : KEPT.read(kept);
}

/** WP-10, WD-19 — whether whoever struck is a player's; `null` where nobody knows. */
export function strikerOf({ weapon, kept }: Pick<Blow, "weapon" | "kept">): Pick<Actor, "hasPlayerOwner"> | null {
  const known = keptOf(kept);
  return weapon || !known ? (weapon?.actor ?? null) : { hasPlayerOwner: known.players };
}
