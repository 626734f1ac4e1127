import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { DeedChoices, DeedField, Figure } from "../../../core/play/contract/deed.js";
import type { Text } from "../../../core/text/text.js";
import { signed } from "../attack/circumstances.js";
import { figuresOf } from "../attack/reading.js";
import { rungLabel } from "../labels.js";
import { seesInTheDark } from "../rules/boons.js";
import { LADDER, RUNGS, rungOf } from "../rules/difficulty.js";
import { fact, secret, told } from "./card.js";
import { choiceField, numberField } from "./fields.js";
import { count } from "./figures.js";

/** RP-08 — as far as an FD can be typed, to either side. */
export const FARTHEST = 50;

const TYPED = "typed";

/** RP-08 — the FD that was chosen, by a rung or by a number; what the keeper has proposed where none was. */
export function difficultyIn(choices: DeedChoices, proposed = 0): number {
  const rung = RUNGS.find((one) => one === choices.rung);
  if (rung) return LADDER[rung];
  const { difficulty } = choices;
  if (typeof difficulty !== "number" || !Number.isFinite(difficulty)) return proposed;
  return Math.min(FARTHEST, Math.max(-FARTHEST, Math.trunc(difficulty)));
}

/**
 * RP-08 — the fields of an FD: a rung of the ladder, or any number. It is the keeper's to set: a player who makes it
 * easier than proposed has to ask; harder they may have it without, which can only cost them.
 */
export function difficultyFields(choices: DeedChoices, proposed = 0): readonly DeedField[] {
  const value = difficultyIn(choices, proposed);
  const typed = choices.rung === TYPED || !RUNGS.some((one) => LADDER[one] === value);
  const asks = value < proposed;
  const options = [
    ...RUNGS.map((one) => ({
      value: one,
      label: told("rung", { rung: { key: rungLabel(one) }, fd: signed(LADDER[one]) }),
    })),
    { value: TYPED, label: told("rungTyped") },
  ];
  const number = { ...numberField("difficulty", value, -FARTHEST, FARTHEST, { key: rungLabel(rungOf(value)) }), asks };
  return [{ ...choiceField("rung", typed ? TYPED : rungOf(value), options), asks }, ...(typed ? [number] : [])];
}

/** RP-79 — the same for somebody's test: the window says of whoever sees in the dark that it counts for nothing. */
export function testDifficultyFields([actor]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  const figures = actor && figuresOf(actor);
  const fields = difficultyFields(choices);
  if (!figures || !seesInTheDark(figures.lasting, figures.moment)) return fields;
  const hint = told("hint.nightSight", { name: actor.name });
  return fields.map((field) => (field.id === "rung" ? { ...field, hint } : field));
}

/** RP-08 — an FD with the name that it goes by (D-03). */
export function difficultyName(difficulty: number): Text {
  return told("rung", { rung: { key: rungLabel(rungOf(difficulty)) }, fd: signed(difficulty) });
}

/** RP-08 — an FD on a card; one that the keeper hides is theirs to read. */
export function difficultyFact(difficulty: number, hidden: boolean): CardFact {
  return (hidden ? secret : fact)("difficulty", difficultyName(difficulty), "RP-08");
}

/** RP-08 — an FD as the keeper corrects it; one that is hidden stays theirs. */
export function difficultyFigure(hidden: boolean): Figure {
  return count("difficulty", [-FARTHEST, FARTHEST], { audience: hidden ? "keeper" : "all" });
}
