import { flag, inText, list, nullable, oneOf, record, text, whole, type Read } from "../../../core/shape/shape.js";
import type { Facts } from "../../../core/play/contract/modifiers.js";
import type { Choices, Shot } from "../../../core/play/contract/situation.js";
import { d20d100Options } from "../data/options.js";
import { defenceReason, DEFENCE_REASONS, isFlatFooted, type DefenceReason } from "../rules/attack/defence.js";
import { printNotation } from "../rules/arms/notation.js";
import { protectionAgainst, vestCounts, vestProtects, type Striking } from "../rules/arms/protection.js";
import { rangeKindOf, type RangeKind } from "../rules/arms/range.js";
import { rangeAt } from "../rules/arms/range-at.js";
import { DAMAGE_TYPES, PROTECTION_MODES, WEAPON_ACTIONS, type DamageType } from "../rules/vocabulary.js";
import { typeText } from "../data/items/type-text.js";
import { rowFigures } from "../data/items/weapon-figures.js";
import { chosenIn } from "./chosen.js";
import { firedGroups, modeOf } from "./modes.js";
import { figuresOf, weaponOf } from "../data/reading.js";
import { roundNow, vestOf } from "./reading.js";

const SUM = record({ faces: list(whole), plus: whole });
/** DD-134 — a skin that covers what strikes. */
export const SKIN = nullable(record({ mode: oneOf(PROTECTION_MODES), value: whole }));
/** DD-45 — dice of damage; `null`: none of its own, or nobody can read them. */
export const DAMAGE = nullable(SUM);

/** DD-131…DD-145 — what an attack is of both sides: kept with the verdict, so that it is the same whatever becomes of them. */
const STRIKE = {
  mode: text,
  /** DD-57 — its Type; empty for a weapon without one. */
  weaponType: text,
  /** DD-51 — as it is printed, with what is not loaded. */
  notation: text,
  /** DD-149 — the groups that are fired unless something jams. */
  groups: list(record({ modifier: whole, shots: whole })),
  /** D-67 — groups of the row before these. */
  skipped: whole,
  /** DD-149 — bullets that it spends at most; 0: nobody counts. */
  bullets: whole,
  action: oneOf(WEAPON_ACTIONS, "melee"),
  /** DD-142 */
  rangeKind: oneOf(["firearm", "burst", "thrown", "shotgun"] as const satisfies readonly RangeKind[]),
  ...{ increments: whole, outOfRange: flag },
  /** DD-45, DD-145 — near, middle and far, with the bonus of the body. */
  damages: list(DAMAGE),
  type: oneOf(DAMAGE_TYPES),
  ...{ criticalMin: whole, criticalMultiplier: whole, natural20Succeeds: flag },
  /** DD-129, DD-130 — what it has to reach, why, and what once the target was hit. */
  ...{ defence: whole, reason: oneOf(DEFENCE_REASONS), onceHit: whole },
  penetration: whole,
  /** DD-133 — the vest that is worn, and whether its die is thrown. */
  ...{ vest: whole, vestThrown: flag },
  skin: SKIN,
};
export interface Strike extends Read<typeof STRIKE> {}

/** The same as a verdict stores it. */
const STORED = inText(record(STRIKE));

type Struck = Pick<Shot, "weapon" | "choices" | "metres" | "target"> & { readonly kept?: Facts };

/** What strikes: as it was kept, else as it is now; `null` when nobody knows any more. */
export function strikeOf({ kept = {}, ...shot }: Struck): Strike | null {
  const stored = STORED.read(kept["strike"]);
  if (stored) return stored;
  return shot.weapon?.actor ? strikeNow({ ...shot, weapon: shot.weapon }) : null;
}

/** A strike as a verdict stores it. */
export function factsOf(strike: Strike): Facts {
  return { strike: JSON.stringify(strike) };
}

interface Now {
  readonly weapon: Item;
  readonly target: Actor | null;
  readonly metres: number | null;
  readonly choices: Choices;
}

function strikeNow({ weapon, target, metres, choices }: Now): Strike | null {
  const arm = weaponOf(weapon);
  const mode = modeOf(weapon, choices);
  if (!mode) return null;
  const { vestAgainstMelee, natural20Succeeds } = d20d100Options();
  const groups = firedGroups(weapon, mode);
  const { kind, increments, automaticFailure } = reachOf(weapon, metres, choices);
  const striking: Striking = {
    kind: arm.damageKind,
    action: arm.action,
    missile: kind === "thrown",
  };
  const vest = target ? vestOf(target) : 0;
  const skin = target && protectionAgainst(figuresOf(target).protections, striking);
  return {
    mode: mode.id,
    weaponType: typeText(arm) ?? "",
    notation: printNotation(mode.line),
    groups,
    skipped: mode.skipped,
    bullets: arm.capacity > 0 && !mode.thrown ? groups.reduce((sum, { shots }) => sum + shots, 0) : 0,
    action: mode.thrown ? "thrown" : arm.action, // DD-151: what is thrown does not jam
    rangeKind: kind,
    increments,
    outOfRange: automaticFailure,
    damages: damagesOf(weapon),
    type: typeOf(weapon, choices),
    criticalMin: arm.criticalMin,
    criticalMultiplier: arm.criticalMultiplier,
    natural20Succeeds,
    ...defenceOf(target, choices),
    penetration: arm.penetration,
    vest,
    vestThrown: vestProtects(arm.penetration, vest, vestCounts(striking, vestAgainstMelee)),
    skin: skin && { mode: skin.mode, value: skin.value },
  };
}

/** DD-142 — where a target is for a weapon as it is used: as somebody said, else as was measured; near where nobody knows. */
export function reachOf(weapon: Item, metres: number | null, choices: Choices) {
  const { action, damageKind, rangeIncrement, throwIncrement } = weaponOf(weapon);
  const thrown = modeOf(weapon, choices)?.thrown ?? false;
  const kind = rangeKindOf(action, damageKind, thrown);
  const increment = thrown ? throwIncrement : rangeIncrement;
  const { increment: told } = chosenIn(choices);
  const distance = told === null ? (metres ?? 0) : told * increment;
  return { kind, increment, ...rangeAt(distance, increment, kind) };
}

/** DD-45, DD-145 — the damage of each increment, with the bonus. */
function damagesOf(weapon: Item): Strike["damages"] {
  const [near, middle, far] = rowFigures(weaponOf(weapon)).damages;
  return [near, middle ?? near, far ?? middle ?? near];
}

/** DD-101, DD-105 — the kind of damage that is dealt. */
function typeOf(weapon: Item, choices: Choices): DamageType {
  const { damageType } = weaponOf(weapon);
  if (!chosenIn(choices).switched) return damageType;
  return damageType === "hp" ? "temporary" : "hp";
}

/** DD-129, DD-130, DD-162 — the Défense that counts, and the one that will once a bullet has hit. */
function defenceOf(target: Actor | null, choices: Choices): Pick<Strike, "defence" | "reason" | "onceHit"> {
  if (!target) return { defence: 15, reason: "normal", onceHit: 15 };
  const { defence } = figuresOf(target);
  const reason = reasonFor(target, choices);
  const score = (of: DefenceReason) => (isFlatFooted(of) ? defence.flatFooted : defence.normal);
  const wakes = reason === "unready" || reason === "surprised";
  return { defence: score(reason), reason, onceHit: wakes ? defence.normal : score(reason) };
}

/** DD-130, DD-162 — why the Défense of a target is the one it is, as somebody said, else as the fight has it. */
export function reasonFor(target: Actor, choices: Choices): DefenceReason {
  const chosen = chosenIn(choices);
  const { defence, fightNow, isOut } = figuresOf(target);
  if (chosen.defence === "flatFooted" || chosen.opportunity) return "flatFooted"; // DD-158
  if (chosen.defence === "normal") return defence.stance === "none" ? "normal" : "stance";
  const { engaged, surprised } = fightNow;
  return defenceReason({
    fighting: roundNow(target) !== null,
    ...{ engaged, surprised, helpless: chosen.helpless || isOut },
    forced: defence.forceFlatFooted,
    stance: defence.stance,
  });
}
