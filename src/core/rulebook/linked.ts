import { playedRulesets } from "../rulesets.js";

/** A text as HTML in which each number of a rule opens its page. */
export function rulesLinked(text: string | number | null | undefined): string {
  const html = foundry.utils.escapeHTML(String(text ?? ""));
  const prefixes = playedRulesets().flatMap(({ book }) => book?.prefix ?? []);
  if (prefixes.length === 0) return html;
  const numbers = new RegExp(String.raw`(?<![\w-])(?:${prefixes.join("|")})-\d{2,3}(?!\d)`, "g");
  return html.replaceAll(numbers, (number) => linkTo(number));
}

/**
 * No button: a sheet that may not be edited would lock it, a label would take it for its field. `follow.ts` hears
 * what happens to it.
 */
function linkTo(number: string): string {
  return `<a class="g-rule-link" role="link" tabindex="0" data-gardien-rule="${number}">${number}</a>`;
}

/**
 * Gives templates the helper by which numbers of rules open their pages. Called before the first card is drawn, and when
 * the table stands.
 */
export function registerRuleHelper(): void {
  Handlebars.registerHelper("gardienRules", (text) => new Handlebars.SafeString(rulesLinked(text)));
}
