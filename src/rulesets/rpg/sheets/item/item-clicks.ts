import type { CardClick } from "../../../../core/sheets/drawn-item-sheet.js";
import { NUMBERS, toggled } from "../members.js";

/** What clicks on a card do, by their `data-action`; the other data of what was clicked say what of it. */
export const clicks: Readonly<Record<string, CardClick>> = {
  /** RP-65 — a number that a piece of armour covers, or does no more. */
  toggleNumber: ({ number }, card) =>
    card.changeList("coverage", (numbers) => toggled(numbers, Number(number), NUMBERS)),
};
