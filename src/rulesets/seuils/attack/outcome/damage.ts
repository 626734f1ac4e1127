import { dueOf } from "../../../../core/play/dice/read-faces.js";
import { decidedNumber } from "../../../../core/play/record/override.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { damageDice, damageResult, type DamageMade } from "../../dice/damage-dice.js";
import { damageSpec } from "../../dice/specs.js";
import { stillToRoll } from "../../rules/checks/faces.js";
import { damageExplosion } from "../../rules/damage/damage.js";
import { ROWS, type Row } from "../../rules/vocabulary.js";
import { DAMAGE, damageMade, type DamageFigures, type Exchange } from "../damage-roll.js";
import type { Landed } from "./outcome-kept.js";

/** Id of the dice that the keeper's word adds to those that were thrown. */
const MORE = "damageMore";

/** The field of a damage die that the keeper decides otherwise, in the order in which they fell. */
export const dieName = (place: number): string => `die${place}`;

type Lands = Pick<Exchange, "strike" | "target">;

/** SE-40…SE-45 — what a blow does that lands, from its dice; `null` while they are not all there. */
export function landed(lands: Lands, figures: DamageFigures, dice: Dice, override: Override): Landed | null {
  const made = damageMade(lands, figures);
  const { thresholds } = made;
  const decided = woundsDecided(override);
  const due = damageDice(made);
  const thrown = due && dueOf(due, [...(dice[DAMAGE] ?? []), ...(dice[MORE] ?? [])]);
  if (!thrown) {
    const none = { rolled: 0, discardedFaces: [], keptFaces: [], idleFaces: [], faces: [] };
    return due && !decided ? null : { ...none, absorbed: !due && !decided, wounds: decided ?? [], thresholds };
  }
  const faces = corrected(made, thrown, override);
  const result = damageResult(made, faces);
  return { ...result, wounds: decided ?? result.wounds, faces, absorbed: false, thresholds };
}

/** The faces with those that the keeper types; one that would call for more dice, or for fewer, stays as it fell. */
function corrected(made: DamageMade, thrown: readonly number[], override: Override): readonly number[] {
  const faces = thrown.map((face, place) => decidedNumber(override, dieName(place)) ?? face);
  const due = damageDice(made);
  return due && dueOf(due, faces)?.length === faces.length ? faces : thrown;
}

/** The wounds of each row where the keeper counts them, none of a row that is left out; `null`: the dice tell. */
export function woundsDecided(override: Override): readonly Row[] | null {
  const counts = ROWS.map((row) => ({ row, count: decidedNumber(override, row) }));
  if (counts.every(({ count }) => count === null)) return null;
  return counts.flatMap(({ row, count }) => Array.from({ length: Math.max(0, count ?? 0) }, () => row));
}

/** SE-40 — the damage dice that the keeper's word calls for and that nobody has thrown; `null`: all are there. */
export function owedDamage(lands: Lands, figures: DamageFigures, dice: Dice, override: Override): RollSpec | null {
  if (woundsDecided(override)) return null;
  const made = damageMade(lands, figures);
  const thrown = dice[DAMAGE];
  if (!thrown) return damageSpec(DAMAGE, made);
  const due = damageDice(made);
  const all = [...thrown, ...(dice[MORE] ?? [])];
  if (!due || dueOf(due, all) !== null) return null;
  const count = stillToRoll(thrown, due.pool.rolled, damageExplosion(made));
  return damageSpec(MORE, { ...made, weapon: { dice: count, keep: count }, lines: [], specific: 0 });
}
