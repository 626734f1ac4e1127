import type { Situation, WindowChoice } from "../../../../core/play/contract/situation.js";
import { warpOptions } from "../../data/options.js";
import { figuresOf } from "../../deeds/reading.js";
import { knownTo, traitsOf } from "../../deeds/traits.js";
import { nameOf } from "../../data/items/names-kept.js";
import { fight } from "../fields.js";
import { weaponOf } from "../reading.js";
import { attackTrait, isBarred, isSpent, UNTRAINED } from "../traits.js";

/** WP-48, WP-50 — what to attack with; a trait that has served for the defence is left out, or marked. */
export function traitChoice({ attacker, weapon, choices }: Situation): WindowChoice {
  const chosen = attackTrait(weapon, choices.trait);
  const traits = knownTo(traitsOf(attacker)).filter(
    (one) => one.id === chosen?.id || !isBarred(attacker, one, "attack"),
  );
  const warned = warpOptions().attackTraitRule === "warn" && chosen !== null && isSpent(attacker, chosen, "attack");
  return {
    id: "trait",
    key: "t",
    label: fight("choice.trait"),
    value: chosen?.id ?? UNTRAINED,
    ...(warned && { hint: fight("spentForDefence") }),
    options: [
      ...traits.map((trait) => ({
        value: trait.id,
        label: fight("named", { name: `${nameOf(trait)} ${trait.system.printed}` }),
      })),
      { value: UNTRAINED, label: fight("untrained", { dice: figuresOf(attacker).untrained }) },
    ],
  };
}

/** WP-06, WP-50 — a trait that is made for something else, or has served for the defence. */
export function traitDoubts({ attacker, weapon, choices }: Situation): readonly string[] {
  const trait = attackTrait(weapon, choices.trait);
  if (!trait) return [];
  const fits = trait.system.combat || trait.id === weaponOf(weapon).traitId;
  return fits && !isBarred(attacker, trait, "attack") ? [] : ["trait"];
}
