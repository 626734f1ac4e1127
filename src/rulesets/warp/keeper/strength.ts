import type { StrengthRule } from "../../../core/keeper/contract.js";
import { signed } from "../../../core/text/i18n.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { WarpTrait } from "../data/items/trait.js";
import { figuresOf } from "../deeds/reading.js";

/** What a die of hit points brings at its best and a little more: a blow more or less. */
const HP = 7;

/** Each step: a die more in every trait that has some, and seven hit points. The book says nothing of it. */
export const strength: StrengthRule = {
  change: (actor, steps) => {
    const { hp } = figuresOf(actor);
    const traits = itemsOf(actor, WarpTrait).filter(({ system }) => system.score > 0);
    return {
      system: { hp: { value: Math.max(1, hp.value + HP * steps), max: Math.max(1, hp.max + HP * steps) } },
      items: traits.map(({ id, system }) => ({ id, system: { score: Math.max(1, system.score + steps) } })),
    };
  },
  told: (steps) => ({ key: "GARDIEN.WARP.KEEPER.strength", data: { steps: signed(steps), hp: signed(HP * steps) } }),
};
