import type { Choices, Situation } from "../../../../core/play/contract/situation.js";
import { factorParts } from "../../rules/attack/factors.js";
import { isOneActionMore } from "../../rules/fight/turn-changes.js";
import { fight, flagChoice, isOn } from "../fields.js";
import { damageKept } from "../kept.js";
import { turnOf, weaponOf } from "../reading.js";
import type { Damage, Way } from "../way.js";
import { farGuard, rangeDiceIn } from "./guard.js";
import { bandsOf, isThrown, standingAt } from "./reach.js";
import { leftUnsaid, sceneSays, surroundingChoices } from "./surroundings.js";
import {
  ammunitionOf,
  countsRounds,
  effectOf,
  firedBefore,
  fireChoices,
  fireHindrance,
  isFirearm,
  recoilOf,
  roundsFor,
  shotsIn,
  maySweep,
  tacticOf,
} from "./tactics.js";

/** WP-53, WP-60, WP-82 — whatever is thrown or shot: distance and circumstances defend, not skill. */
export const fromAfar: Way = {
  magazine: (weapon) => {
    const { loaded, magazine } = weaponOf(weapon);
    return countsRounds(weapon) ? { value: Math.min(loaded, magazine), max: magazine, path: "system.loaded" } : null;
  },
  rounds: roundsFor,
  bands: bandsOf,
  choices: (situation) => [...fireChoices(situation), ...surroundingChoices(situation)],
  proposals: ({ weapon, scenery }): Choices => ({
    ...sceneSays(scenery),
    ...(isFirearm(weapon) && { ammunition: ammunitionOf(weapon, {}) }),
  }),
  doubts: (situation) => [
    ...(isBeyond(situation) ? ["range"] : []),
    ...(isMisloaded(situation) ? ["ammunition"] : []),
    ...(isLate(situation) ? ["action"] : []),
    ...leftUnsaid(situation.choices, situation.scenery),
  ],
  warning: (situation) => {
    if (situation.metres === null) return fight("distanceUnknown");
    if (isBeyond(situation)) return fight("beyondRange");
    return isLate(situation) ? fight("oneActionMore") : null;
  },
  hindrance: ({ weapon, metres, choices }, blows) => {
    if (standingAt(weapon, metres) === null) return fight("outOfRange");
    if (blows > 1 && tacticOf(weapon, choices) !== "fullAutoSweep")
      return fight(maySweep(weapon) ? "oneTargetOrSweep" : "oneTarget");
    return fireHindrance(weapon, choices, blows);
  },
  dice: ({ weapon, metres, choices }) => ({
    recoil: recoilOf(weapon, choices),
    tactic: effectOf(weapon, metres, choices),
  }),
  guard: farGuard,
  damage: ({ weapon, metres, choices, guard, kept }): Damage => {
    if (!weapon) return damageKept(kept, rangeDiceIn(guard));
    const { factor, temporary, divideByRange } = weaponOf(weapon);
    const ammunition = isFirearm(weapon) ? ammunitionOf(weapon, choices) : undefined;
    const tactic = effectOf(weapon, metres, choices);
    return {
      parts: factorParts(factor, { tactic, ...(ammunition && { ammunition }) }),
      harm: temporary ? "taser" : (ammunition ?? "normal"),
      rangeDice: divideByRange ? (rangeDiceIn(guard) ?? standingAt(weapon, metres)?.dice ?? null) : null,
    };
  },
  spent: (weapon, choices, blows) => ({
    shots: shotsIn(weapon, choices) * blows,
    actions: opensAction(weapon) ? 1 : 0,
    items: isThrown(weapon) ? thrownAway(weapon, blows) : [],
  }),
};

/** What leaves the hand lies somewhere, until somebody picks it up. */
function thrownAway(weapon: Item, blows: number): ReturnType<Way["spent"]>["items"] {
  const { quantity, thrown } = weaponOf(weapon);
  const gone = Math.min(quantity, blows);
  const id = weapon.id ?? "";
  return [
    { id, path: "system.quantity", after: quantity - gone },
    { id, path: "system.thrown", after: thrown + gone },
  ];
}

/** WD-34 — two shots of one weapon are one action: the first of them begins it. */
function opensAction(weapon: Item): boolean {
  return firedBefore(weapon) === 0;
}

/** WP-47 — one action more than was declared for the turn. */
function isLate({ attacker, weapon }: Situation): boolean {
  return opensAction(weapon) && isOneActionMore(turnOf(attacker));
}

/** WD-10 — a shot at something beyond the table is the keeper's to allow. */
function isBeyond({ weapon, metres }: Situation): boolean {
  return standingAt(weapon, metres)?.beyond === true;
}

/** WP-94, WP-95 — other rounds than those in the weapon are told, where they are counted. */
function isMisloaded({ weapon, choices }: Situation): boolean {
  return isFirearm(weapon) && countsRounds(weapon) && ammunitionOf(weapon, choices) !== weaponOf(weapon).ammoType;
}

/** WP-52, WP-54 — a blade that can be thrown, a throwing weapon that can be kept in the hand. */
export function throwChoices({ weapon, choices }: Pick<Situation, "weapon" | "choices">) {
  const { category } = weaponOf(weapon);
  if (category === "melee") return [flagChoice("thrown", isOn(choices.thrown), { group: "intent" })];
  return category === "thrown" ? [flagChoice("inHand", isOn(choices.inHand), { group: "intent" })] : [];
}
