import { systemsOf, type Owner } from "../../../../core/documents/owned.js";
import { wornArmour, type WornArmour } from "../../rules/attack/armour.js";
import { WarpArmor } from "../items/armor.js";
import { WarpPower } from "../items/power.js";
import { WarpTrait } from "../items/trait.js";
import { WarpWound } from "../items/wound.js";

/** What the figures of an actor read among its items. */
export interface Carried {
  /** Traits, flaws and powers, in their order. */
  readonly traits: readonly WarpTrait[];
  readonly powers: readonly WarpPower[];
  readonly armour: WornArmour;
  readonly wounds: readonly WarpWound[];
}

/** What an actor carries; `null` is an actor that nobody holds. */
export function carriedBy(actor: Owner | null): Carried {
  const all = systemsOf(actor);
  const worn = all(WarpArmor).filter((armour) => armour.worn);
  return {
    traits: all(WarpTrait),
    powers: all(WarpPower),
    armour: wornArmour(worn.map(({ figures }) => figures)),
    wounds: all(WarpWound),
  };
}

/** What a trait may be flagged to serve for. */
export type Use = "combat" | "dodge" | "initiative" | "resistance" | "hitPoints";

/**
 * WP-46, WP-53, WP-68, WP-105 — the best trait that serves for one of some uses, among those its bearer knows of
 * (WP-28); `null` without any.
 */
export function bestTrait(traits: readonly WarpTrait[], ...uses: readonly Use[]): WarpTrait | null {
  const fit = traits.filter((trait) => !trait.isFlaw && !trait.unknown && uses.some((use) => trait[use]));
  return fit.reduce<WarpTrait | null>((best, trait) => (best && best.score >= trait.score ? best : trait), null);
}

/** WP-46 — stands for the dice that anybody has, where a trait could be chosen. */
export const UNTRAINED = "untrained";

/**
 * WP-46 — the trait that says who acts first: the one chosen by its id, else the best that serves for it unless what
 * anybody has is better (WP-48); `null` for what anybody has.
 */
export function initiativeTrait(traits: readonly WarpTrait[], choice: string, untrained: number): WarpTrait | null {
  if (choice === UNTRAINED) return null;
  const chosen = traits.find((trait) => !trait.isFlaw && trait.parent?.id === choice);
  if (chosen) return chosen;
  const best = bestTrait(traits, "initiative", "combat", "dodge");
  return best && best.score >= untrained ? best : null;
}
