import type { StrengthRule } from "../../../core/keeper/contract.js";
import { signed } from "../../../core/text/i18n.js";
import { figuresOf } from "../data/reading.js";
import { MOST_CIRCLES } from "../data/actors/actor-schema.js";

/** What a fight is rolled with. */
const FIGHTING = ["force", "rapidite", "precision", "reflexes", "agilite"] as const;

/** Each step: a die more in what one fights with, and a circle more of the first row. The book says nothing of it. */
export const strength: StrengthRule = {
  change: (actor, steps) => {
    const { characteristics, rows } = figuresOf(actor);
    const raised = FIGHTING.map((id) => [id, { value: Math.max(0, characteristics[id].value + steps) }]);
    const max = Math.min(MOST_CIRCLES, Math.max(1, rows.touche.max + steps));
    return {
      system: { characteristics: Object.fromEntries(raised) as object, wounds: { touche: { max } } },
      items: [],
    };
  },
  told: (steps) => ({ key: "GARDIEN.SEUILS.KEEPER.strength", data: { steps: signed(steps) } }),
};
