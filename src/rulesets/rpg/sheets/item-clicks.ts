import { doneBy, type CardClick } from "../../../core/sheets/card-clicks.js";
import { NUMBERS, toggled } from "./members.js";

const CLICKS = {
  /** RP-65 — a number that a piece of armour covers, or does no more. */
  toggleNumber: ({ number }, changeList) =>
    changeList("coverage", (numbers) => toggled(numbers, Number(number), NUMBERS)),
} as const satisfies Record<string, CardClick>;

/** What can be clicked on a card, by its `data-action`. */
export type ItemClick = keyof typeof CLICKS;

export const click = doneBy(CLICKS);
