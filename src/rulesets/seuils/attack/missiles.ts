import type { Band as Told, Choices, Magazine } from "../../../core/play/contract/situation.js";
import type { Text } from "../../../core/text/text.js";
import { seuilsOptions } from "../data/options.js";
import { bandLabel } from "../labels.js";
import { weaponOf } from "../data/reading.js";
import { BAND_DIFFICULTY } from "../rules/attack/range.js";
import { BANDS } from "../rules/vocabulary.js";
import { fight } from "./fields.js";
import { bandOf } from "./strike.js";

/** SE-76 — ammunition, where the table counts it and the weapon needs any. */
export function magazineOf(weapon: Item): Magazine | null {
  const { value, max } = weaponOf(weapon).ammo;
  if (value === null || !seuilsOptions().trackAmmunition) return null;
  return { value, max: Math.max(value, max ?? value), path: "system.ammo.value" };
}

/** SE-75, SE-76 — one round for an attack, however many it reaches. */
export const roundsOf = (): number => 1;

/** SE-24 — the distances that can be told without a scene: the bands of a weapon, each by its limit. */
export function bandsOf(weapon: Item): readonly Told[] {
  const { attackType, limits } = weaponOf(weapon);
  if (attackType !== "ranged") return [];
  return BANDS.flatMap((band, i) => {
    const metres = limits[i] ?? null;
    const data = { band: { key: bandLabel(band) }, metres: metres ?? 0, difficulty: BAND_DIFFICULTY[band] };
    return metres === null ? [] : [{ metres, label: fight("bandOption", data) }];
  });
}

/** SE-24 — what so many metres are for a shot; `null` for a blow. */
export function rangeNote(weapon: Item, metres: number, choices: Choices): Text | null {
  if (weaponOf(weapon).attackType !== "ranged") return null;
  const band = bandOf(weapon, metres, choices);
  if (!band) return fight("note.outOfRange");
  return fight("note.band", { band: { key: bandLabel(band) }, difficulty: BAND_DIFFICULTY[band] });
}
