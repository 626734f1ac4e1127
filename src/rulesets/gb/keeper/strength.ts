import type { StrengthRule } from "../../../core/keeper/contract.js";
import { signed } from "../../../core/text/i18n.js";
import { figuresOf } from "../data/reading.js";
import { GbCreature } from "../data/actors/creature.js";

/** Points of the classic rules for each step: half of them are points of life, half of fatigue (GB-47). */
const HP = 2;

/** Each step: +1 to attacks and armour class, +1 point of life and of fatigue. The book says nothing of it. */
export const strength: StrengthRule = {
  change: (actor, steps) => {
    const figures = figuresOf(actor);
    if (!(figures instanceof GbCreature)) return { system: {}, items: [] };
    const { bab, defense } = figures;
    return {
      system: {
        ...{ bab: bab + steps, defense: { natural: Math.max(0, defense.natural + steps) } },
        ...points(figures, steps),
      },
      items: [],
    };
  },
  told: (steps) => ({ key: "GARDIEN.GB.KEEPER.strength", data: { steps: signed(steps) } }),
};

/** Points of life and of fatigue: halved from hit points where these are, else told by hand from now on (GB-47). */
function points({ poolsMethod, hp, pv, pf }: GbCreature, steps: number): object {
  const more = (value: number, by = steps) => Math.max(1, value + by);
  const hits = { value: more(hp.value, HP * steps), max: more(hp.max, HP * steps) };
  const [life, tired] = [{ value: more(pv.value) }, { value: more(pf.value) }];
  if (poolsMethod === "halve") return { hp: hits, pv: life, pf: tired };
  return {
    poolsMethod: "manual",
    hp: hits,
    pv: { ...life, bonus: more(pv.max) },
    pf: { ...tired, bonus: more(pf.max) },
  };
}
