import type { Band as Told, Choices } from "../../../../core/play/contract/situation.js";
import type { Text } from "../../../../core/text/text.js";
import { warpOptions } from "../../data/options.js";
import { diceBeyond, rangeAt } from "../../rules/attack/range.js";
import type { RangeReading } from "../../rules/attack/range.js";
import { fight, isOn } from "../fields.js";
import { weaponOf } from "../reading.js";
import { BANDS, type Band, RANGES, type RangeRow } from "../../rules/vocabulary.js";

/** WP-54, WP-83 — the row of the tables that a weapon is read in, and the farthest distance of each column in metres. */
interface Reach {
  readonly row: RangeRow | "custom";
  readonly limits: readonly number[];
}

/** Where a target stands in the table; `beyond` its last column only the keeper lets anybody shoot (WD-10). */
export interface Standing extends RangeReading {
  readonly beyond: boolean;
}

/** WP-54 — what counts while nobody has told how far the target is. */
export const UNKNOWN: Standing = { dice: 2, band: "short", beyond: false };

/** WP-53 — whether a weapon strikes from afar as it is used now: a blade can be thrown, a throwing axe kept in the hand. */
export function fliesFrom(weapon: Item, { thrown, inHand }: Choices): boolean {
  const { category, rangeRow } = weaponOf(weapon);
  if (category === "melee") return isOn(thrown);
  return category === "thrown" ? !isOn(inHand) : rangeRow !== null;
}

/** WP-54 — whether a weapon leaves the hand when it is used from afar. */
export function isThrown(weapon: Item): boolean {
  const { category } = weaponOf(weapon);
  return category === "melee" || category === "thrown";
}

/** WP-54 — the row of a weapon; what was not made for flying is thrown as best one can. */
function reachOf(weapon: Item): Reach {
  const { rangeRow, rangeLimits } = weaponOf(weapon);
  const row = rangeRow ?? "thrownImprovised";
  return { row, limits: rangeRow === null ? RANGES.thrownImprovised : rangeLimits };
}

/** WP-54, WP-83 — where a target stands at a distance in metres; `null` where no such shot can be. */
export function standingAt(weapon: Item, metres: number | null): Standing | null {
  if (metres === null) return UNKNOWN;
  const { row, limits } = reachOf(weapon);
  const read = rangeAt(metres, limits);
  if (read) return { ...read, beyond: false };
  const dice = diceBeyond(row, warpOptions().beyondRange);
  return dice === null ? null : { dice, band: "veryLong", beyond: true };
}

/** WP-54, WP-83 — the column in which a target stands, and the dice it is worth; `null` where none is. */
export function rangeNote(weapon: Item, metres: number, choices: Choices): Text | null {
  const standing = fliesFrom(weapon, choices) ? standingAt(weapon, metres) : null;
  if (!standing || standing.beyond) return null;
  return fight("note.range", { band: { key: bandKey(standing.band) }, dice: standing.dice });
}

/** WP-54, WP-83 — the distances that can be told without a scene: the columns of the weapon's row. */
export function bandsOf(weapon: Item): readonly Told[] {
  if (!fliesFrom(weapon, {})) return [];
  return reachOf(weapon).limits.flatMap((metres, i) => {
    const band = BANDS[i];
    return band ? [{ metres, label: fight("bandOption", { band: { key: bandKey(band) }, metres, dice: i + 1 }) }] : [];
  });
}

/** Language key of a column of the tables (WD-11). */
export function bandKey(band: Band): string {
  return fight(`band.${band}`).key;
}
