import type { StrengthRule } from "../../../core/keeper/contract.js";
import { signed } from "../../../core/text/i18n.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { D20d100Adversary } from "../data/actors/adversary.js";
import { D20d100Weapon } from "../data/items/weapon.js";
import { figuresOf } from "../data/reading.js";

const HP = 3;

/** Each step: +1 to attacks, and three hit points. The book says nothing of it. */
export const strength: StrengthRule = {
  change: (actor, steps) => {
    const figures = figuresOf(actor);
    if (!(figures instanceof D20d100Adversary)) return { system: {}, items: [] };
    const { hp, contactModifier, rangedModifier } = figures;
    const more = (value: number | null) => (value === null ? null : value + steps);
    const weapons = itemsOf(actor, D20d100Weapon).flatMap(({ id, system: { attackModifier } }) =>
      attackModifier === null ? [] : [{ id, system: { attackModifier: attackModifier + steps } }],
    );
    return {
      system: {
        contactModifier: more(contactModifier),
        rangedModifier: more(rangedModifier),
        hp: { value: Math.max(1, hp.value + HP * steps), max: Math.max(1, hp.max + HP * steps) },
      },
      items: weapons,
    };
  },
  told: (steps) => ({ key: "GARDIEN.D20D100.KEEPER.strength", data: { steps: signed(steps), hp: signed(HP * steps) } }),
};
