import { list, object, oneOf, text, whole } from "../../../../core/shape/heal.js";
import { keptObject } from "../../../../core/play/record/kept-object.js";
import { toldNumber } from "../../../../core/play/record/override.js";
import type { Facts } from "../../../../core/play/contract/modifiers.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import type { Shot } from "../../../../core/play/contract/situation.js";
import { figuresOf, weaponOf } from "../../data/reading.js";
import { vestOf } from "../reading.js";
import { reachOf } from "../strike.js";
import { d20d100Options } from "../../data/options.js";
import type { DiceSum } from "../../rules/dice-sum.js";
import { canJam } from "../../rules/jam.js";
import { protectionAgainst, vestCounts, vestProtects, type Protection, type Striking } from "../../rules/protection.js";
import { rangeAt } from "../../rules/range-at.js";
import { DAMAGE_TYPES, PROTECTION_MODES, type DamageType } from "../../rules/vocabulary.js";
import { typeText } from "../../data/type-text.js";
import { rowFigures } from "../../data/weapon-figures.js";
import { areaWayOf } from "./ways.js";

/** DD-58, DD-147, DD-148, DD-182 — what strikes one of those in a zone: kept with the verdict, so that it stays the same. */
export interface AreaStrike {
  readonly kind: "burst" | "explosion";
  /** DD-57 — Type of the weapon; empty for one without. */
  readonly weaponType: string;
  /** DD-149 — bullets of a burst. */
  readonly rounds: number;
  /** DD-151 — a die is thrown for a jam. */
  readonly jams: boolean;
  /** DD-142 — where this target is, from 1. */
  readonly increments: number;
  readonly outOfRange: boolean;
  /** `null`: nobody can read its damage. */
  readonly dice: DiceSum | null;
  readonly type: DamageType;
  /** DD-182 — what Réflexes have to reach against an explosion; that of a burst is the sum of its lines (DD-58). */
  readonly difficulty: number;
  readonly penetration: number;
  /** DD-133 — the vest that is worn, and whether its die is thrown. */
  readonly vest: number;
  readonly vestThrown: boolean;
  /** DD-134 */
  readonly skin: Pick<Protection, "mode" | "value"> | null;
  readonly natural20Succeeds: boolean;
}

/** Field of the keeper's edit window: how many increments away somebody is. */
export const INCREMENT = "increment";

type Struck = Pick<Shot, "weapon" | "choices" | "metres" | "target"> & { readonly kept?: Facts };

/** What strikes a zone: as it was kept, else as it is now; `null` for any other attack. */
export function areaStrikeOf({ kept, ...shot }: Struck): AreaStrike | null {
  const told = keptObject(kept?.["area"]);
  if (told) return readStrike(told);
  return kept && Object.keys(kept).length > 0 ? null : strikeNow(shot); // kept as an attack of another kind
}

/** DD-142 — a burst and what its lines add up to, at the increment that the keeper says its target is at. */
export function atIncrement(
  strike: AreaStrike,
  bonus: number,
  override: Override,
): { readonly strike: AreaStrike; readonly bonus: number } {
  const told = toldNumber(override, INCREMENT);
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

function readStrike(told: Readonly<Record<string, unknown>>): AreaStrike {
  const number = (key: keyof AreaStrike) => whole(told[key]);
  const isOn = (key: keyof AreaStrike) => told[key] === true;
  const skin = object(told["skin"]);
  const { faces, plus } = object(told["dice"]);
  return {
    kind: oneOf(["burst", "explosion"] as const, text(told["kind"]), "burst"),
    weaponType: text(told["weaponType"]),
    rounds: number("rounds"),
    jams: isOn("jams"),
    increments: number("increments"),
    outOfRange: isOn("outOfRange"),
    dice: told["dice"] ? { faces: list(faces).map(whole), plus: whole(plus) } : null,
    type: oneOf(DAMAGE_TYPES, told["type"], "hp"),
    difficulty: number("difficulty"),
    penetration: number("penetration"),
    vest: number("vest"),
    vestThrown: isOn("vestThrown"),
    skin: told["skin"] ? { mode: oneOf(PROTECTION_MODES, skin["mode"], "none"), value: whole(skin["value"]) } : null,
    natural20Succeeds: isOn("natural20Succeeds"),
  };
}
