import type { StrengthRule } from "../../../core/keeper/contract.js";
import { signed } from "../../../core/text/i18n.js";
import { itemsOf } from "../../../core/sheets/carried-items.js";
import { figuresOf } from "../attack/reading.js";
import { RpgSkill } from "../data/items/skill.js";
import { MOST_MASTERY } from "../rules/vocabulary.js";

const HP = 3;

/** Each step: a degree more in every skill, and three hit points. The book says nothing of it. */
export const strength: StrengthRule = {
  change: (actor, steps) => {
    const { hp } = figuresOf(actor);
    const mastered = (mastery: number) => Math.min(MOST_MASTERY, Math.max(0, mastery + steps));
    return {
      system: { hp: { value: Math.max(1, hp.value + HP * steps), maxOverride: Math.max(1, hp.max + HP * steps) } },
      items: itemsOf(actor, RpgSkill).map(({ id, system }) => ({ id, system: { mastery: mastered(system.mastery) } })),
    };
  },
  told: (steps) => ({ key: "GARDIEN.RPG.KEEPER.strength", data: { steps: signed(steps), hp: signed(HP * steps) } }),
};
