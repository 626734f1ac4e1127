import { signed } from "../../../../core/text/i18n.js";
import type { D20d100Adversary } from "../../data/actors/adversary.js";
import { d20d100Options } from "../../data/options.js";
import { damageBonusOf, diceDamageBonus, hitPointsOf } from "../../rules/character/characteristics.js";
import { adversaryGrapple } from "../../rules/attack/scale.js";

/** DD-24, DD-25, DD-28, DD-172 — what the characteristics of an adversary propose. */
export function proposals({ scores, modifiers, mass, category }: D20d100Adversary) {
  const options = d20d100Options();
  const { constitution, size, power, strength } = scores;
  const bonus = category === "human" ? damageBonusOf(scores, options) : diceDamageBonus(strength, size);
  return {
    hp: Math.max(1, hitPointsOf({ constitution, size }, options)),
    mp: power,
    grapple: adversaryGrapple(null, modifiers.strength ?? 0, mass),
    bonus: typeof bonus === "number" ? signed(bonus) : bonus,
  };
}
