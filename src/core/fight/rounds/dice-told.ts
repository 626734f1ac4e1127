import { list, real, record, text, type Json, type Read } from "../../shape/shape.js";
import { t } from "../../text/i18n.js";
import { figure, say, TEXT } from "../../text/text.js";

const TOLD = record({
  title: TEXT,
  /** What fell for each, in the order it fell. */
  dice: list(record({ name: text, totals: list(real) })),
});
/** The dice that the order of a round was found with, as their message keeps them: each reader has them in their own words. */
export type DiceTold = Read<typeof TOLD>;

/**
 * Such a message, to be created; its own words are for where nobody draws it. Foundry reads its flavour as HTML. It names
 * nobody by id: `check` is the mark of the fight, where a check of the table made that.
 */
export function diceMessage(told: DiceTold, check: Json = null): object {
  return {
    speaker: { alias: say(told.title) },
    flavor: foundry.utils.escapeHTML(wordsOf(told)),
    flags: { gardien: { orderDice: told, ...(check !== null && { check }) } },
  };
}

/** Writes such a message into its row of the log, as this reader has it. */
export function drawDice(stored: object, row: HTMLElement): void {
  const told = TOLD.read(stored);
  const title = row.querySelector(".message-sender");
  if (title) title.textContent = say(told.title);
  row.classList.add("g-order");
  const flavor = row.querySelector(".flavor-text");
  if (flavor) flavor.textContent = row.querySelector(".g-roll") ? "" : wordsOf(told); // the rolls say as much
}

/** Who threw what. */
function wordsOf({ dice }: DiceTold): string {
  const lines = dice.map(({ name, totals }) =>
    t("GARDIEN.ROUND.thrown", { name, dice: totals.map(figure).join(", ") }),
  );
  return lines.join(" · ");
}
