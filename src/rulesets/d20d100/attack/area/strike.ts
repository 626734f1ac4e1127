import { decidedNumber } from "../../../../core/play/record/override.js";
import type { Facts } from "../../../../core/play/contract/modifiers.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import type { Shot } from "../../../../core/play/contract/situation.js";
import { flag, inText, oneOf, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { figuresOf, weaponOf } from "../../data/reading.js";
import { vestOf } from "../reading.js";
import { DAMAGE, reachOf, SKIN } from "../strike.js";
import { d20d100Options } from "../../data/options.js";
import { canJam } from "../../rules/arms/jam.js";
import { protectionAgainst, vestCounts, vestProtects, type Striking } from "../../rules/arms/protection.js";
import { rangeAt } from "../../rules/arms/range-at.js";
import { DAMAGE_TYPES } from "../../rules/vocabulary.js";
import { typeText } from "../../data/items/type-text.js";
import { rowFigures } from "../../data/items/weapon-figures.js";
import { areaWayOf } from "./ways.js";

export const KINDS = ["burst", "explosion"] as const;

/** DD-58, DD-147, DD-148, DD-182 — what strikes one of those in a zone: kept with the verdict, so that it stays the same. */
const STRIKE = {
  kind: oneOf(KINDS),
  /** DD-57 — Type of the weapon; empty for one without. */
  weaponType: text,
  /** DD-149 — bullets of a burst. */
  rounds: whole,
  /** DD-151 — a die is thrown for a jam. */
  jams: flag,
  /** DD-142 — where this target is, from 1. */
  ...{ increments: whole, outOfRange: flag },
  dice: DAMAGE,
  type: oneOf(DAMAGE_TYPES),
  /** DD-182 — what Réflexes have to reach against an explosion; that of a burst is the sum of its lines (DD-58). */
  difficulty: whole,
  penetration: whole,
  /** DD-133 — the vest that is worn, and whether its die is thrown. */
  ...{ vest: whole, vestThrown: flag },
  skin: SKIN,
  natural20Succeeds: flag,
};
export interface AreaStrike extends Read<typeof STRIKE> {}

/** The same as a verdict stores it. */
const STORED = inText(record(STRIKE));

/** Field of the keeper's edit window: how many increments away somebody is. */
export const INCREMENT = "increment";

type Struck = Pick<Shot, "weapon" | "choices" | "metres" | "target"> & { readonly kept?: Facts };

/** What strikes a zone: as it was kept, else as it is now; `null` for any other attack. */
export function areaStrikeOf({ kept, ...shot }: Struck): AreaStrike | null {
  const stored = STORED.read(kept?.["area"]);
  if (stored) return stored;
  return kept && Object.keys(kept).length > 0 ? null : strikeNow(shot); // kept as an attack of another kind
}

/** DD-142 — a burst and what its lines add up to, at the increment that the keeper says its target is at. */
export function atIncrement(
  strike: AreaStrike,
  bonus: number,
  override: Override,
): { readonly strike: AreaStrike; readonly bonus: number } {
  const told = decidedNumber(override, INCREMENT);
  if (told === null || strike.kind !== "burst") return { strike, bonus };
  const at = (increments: number) => rangeAt(increments, 1, "burst");
  const { increments, modifier, automaticFailure: outOfRange } = at(told);
  const moved = (modifier ?? 0) - (at(strike.increments).modifier ?? 0);
  return { strike: { ...strike, increments, outOfRange }, bonus: bonus + moved };
}

/** A strike as a verdict stores it. */
export function areaFacts(strike: AreaStrike): Facts {
  return { area: JSON.stringify(strike) };
}

function strikeNow({ weapon, choices, metres, target }: Omit<Struck, "kept">): AreaStrike | null {
  const way = areaWayOf(weapon, choices);
  if (!way || !weapon) return null;
  const arm = weaponOf(weapon);
  const { vestAgainstMelee, natural20Succeeds, burstJamCheck } = d20d100Options();
  const { increments, automaticFailure } = reachOf(weapon, metres, choices);
  const striking: Striking = { kind: arm.damageKind, action: arm.action, missile: way.kind === "explosion" };
  const vest = target ? vestOf(target) : 0;
  const skin = target && protectionAgainst(figuresOf(target).protections, striking);
  return {
    kind: way.kind,
    weaponType: typeText(arm) ?? "",
    rounds: way.kind === "burst" ? way.rounds : 0,
    jams: way.kind === "burst" && burstJamCheck && canJam(arm.action),
    increments,
    outOfRange: automaticFailure,
    dice: rowFigures(arm).damages[0],
    type: arm.damageType,
    difficulty: arm.reflexDifficulty,
    penetration: arm.penetration,
    vest,
    vestThrown: vestProtects(arm.penetration, vest, vestCounts(striking, vestAgainstMelee)),
    skin: skin && { mode: skin.mode, value: skin.value },
    natural20Succeeds,
  };
}
