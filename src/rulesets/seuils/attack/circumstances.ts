import type { Choices, Situation, WindowChoice } from "../../../core/play/contract/situation.js";
import { signed } from "../../../core/text/i18n.js";
import { isBlast } from "./blast.js";
import { CHOICE, chosenIn, FARTHEST } from "./chosen.js";
import { fight, listChoice } from "./fields.js";
import { lesserChoices, mannerChoices, mannerDoubts } from "./manner.js";
import { meansChoices, meansDoubts, meansProposed } from "./means.js";
import { traitChoices, traitDoubts, traitsProposed } from "./traits.js";

/** SE-04, SE-10, SE-24, SE-25, SE-44, SE-55, SE-77 — all that the window asks about an attack. */
export function circumstanceChoices(situation: Situation): readonly WindowChoice[] {
  return [
    ...meansChoices(situation),
    ...mannerChoices(situation),
    ...traitChoices(situation),
    figureChoice("successes", situation, -FARTHEST),
    figureChoice("difficulty", situation, -FARTHEST),
    ...lesserChoices(situation),
    figureChoice("extraDice", situation, 0),
  ];
}

/** What the sheets and the round say by themselves. */
export function circumstancesProposed(situation: Omit<Situation, "choices">): Choices {
  return { ...meansProposed(situation), ...traitsProposed(situation) };
}

type Free = "successes" | "difficulty" | "extraDice";

/** SE-06, SE-26, SE-40 — a free figure, the highest first; none is the empty choice. */
function figureChoice(id: Free, { weapon, choices }: Situation, least: number): WindowChoice {
  const values = Array.from({ length: FARTHEST - least + 1 }, (_, i) => FARTHEST - i);
  const written = (value: number) => (value === 0 ? "" : String(value));
  const options = values.map((value) => ({
    value: written(value),
    label: fight("count", { value: value === 0 ? "0" : signed(value) }),
  }));
  const group = fight(id === "extraDice" ? "group.wounds" : "group.keeper");
  const where = { group, ofTarget: !isBlast(weapon), hint: fight(`hint.${id}`) };
  return listChoice(CHOICE[id], written(chosenIn(choices)[id]), options, where);
}

/** What the keeper is asked about: whatever helps the attacker and no sheet bears out. */
export function circumstanceDoubts(situation: Situation): readonly string[] {
  const { successes, difficulty, extraDice } = chosenIn(situation.choices);
  return [
    ...meansDoubts(situation),
    ...mannerDoubts(situation),
    ...traitDoubts(situation),
    ...(successes > 0 ? [CHOICE.successes] : []),
    ...(difficulty < 0 ? [CHOICE.difficulty] : []),
    ...(extraDice > 0 ? [CHOICE.extraDice] : []),
  ];
}
