import { listen } from "../foundry/types/hooks.js";
import { reportFailure } from "../text/errors.js";
import { forgetBooks, ruleNumbered } from "./book.js";
import { openRule } from "./open.js";

/** Where a rule's number stands; what is no link lies within a button, and shows its rule alone. */
const RULE = "[data-gardien-rule]";
const LINK = `a${RULE}`;
/** What tells of a condition or an effect of somebody instead, as it is at the moment. */
const STATE = "[data-gardien-condition], [data-gardien-effect]";
const NUMBER = `${RULE}, ${STATE}`;
const FOCUSED = `${LINK}, ${STATE}`;

/** Has numbers of rules open their pages, and show their texts under the pointer and the keyboard, on every page. */
export function followRules(): void {
  listen("gardien.namesRead", forgetBooks); // what was read before is not in its reader's language yet
  followOn(document);
  listen("openDetachedWindow", (_id: string, { document: page }: Window) => followOn(page));
}

function followOn(page: Document): void {
  // Before windows hear it: Enter would roll, a click would turn the line off that names the rule.
  const first = { capture: true };
  page.addEventListener("click", open, first);
  page.addEventListener("pointerup", (event) => event.button === 0 && isLocked(event.target) && open(event), first);
  page.addEventListener("keydown", (event) => event.key === "Enter" && enter(event), first);
  page.addEventListener("pointerover", ({ target }) => show(target, ":hover"));
  page.addEventListener("pointerout", ({ target, relatedTarget }) => {
    const place = numberAt(target, STATE);
    if (!place || place.contains(relatedTarget as Node | null)) return;
    told = null;
    game.tooltip.deactivate();
  });
  page.addEventListener("focusin", ({ target }) => show(target, ":focus-visible"));
  page.addEventListener("focusout", ({ target }) => {
    if (!numberAt(target, FOCUSED)) return;
    told = null;
    game.tooltip.deactivate();
  });
}

/** The number of a rule that an event is about; elements of a page of its own are of no class of ours. */
function numberAt(target: EventTarget | null, selector: string): HTMLElement | null {
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>(selector) ?? null;
}

/** Browsers tell nobody of a click within a field that is locked, and the text of a sheet is one. */
function isLocked(target: EventTarget | null): boolean {
  return Boolean(numberAt(target, LINK)?.closest(":disabled"));
}

function open(event: Event): void {
  const number = numberAt(event.target, LINK)?.dataset["gardienRule"];
  if (number === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  game.tooltip.deactivate();
  openRule(number).catch((error: unknown) => reportFailure("rule", error));
}

/** What tells of an effect may open it: a link without an address hears no Enter by itself. */
function enter(event: Event): void {
  open(event);
  const place = numberAt(event.target, "a[data-gardien-effect][data-action]");
  if (!place) return;
  event.preventDefault();
  event.stopPropagation();
  place.click();
}

/** Shows the text of a rule as long as a number of it is in this state; once it is known, Foundry shows it by itself under the pointer. */
function show(target: EventTarget | null, state: ":hover" | ":focus-visible"): void {
  const number = numberAt(target, state === ":hover" ? NUMBER : FOCUSED);
  if (!number || number === told || (state === ":hover" && number.dataset["tooltip"] && !number.matches(STATE))) return;
  told = number.matches(STATE) ? number : null;
  tell(number)
    .then((known) => {
      if (known && number.matches(state)) game.tooltip.activate(number);
    })
    .catch((error: unknown) => reportFailure("rule", error));
}

/** Whose state was told last: the pointer may cross its parts. */
let told: HTMLElement | null = null;

/** Writes what a rule says where Foundry and screen readers look for it. */
async function tell(number: HTMLElement): Promise<boolean> {
  if (number.matches(STATE)) return tellState(number);
  const rule = await ruleNumbered(number.dataset["gardienRule"] ?? "");
  if (!rule) return false;
  const [title, text] = [rule.title, rule.text].map((words) => foundry.utils.escapeHTML(words));
  number.dataset["tooltip"] = `<b>${title}</b> ${text}`;
  number.dataset["tooltipClass"] = "g-rule-tooltip";
  number.setAttribute("aria-description", `${rule.title} ${rule.text}`);
  return true;
}

/** The same of a condition or an effect, anew each time: time passes. */
async function tellState(place: HTMLElement): Promise<boolean> {
  const bubble = await (await import("../effects/bubble.js")).bubbleOf(place);
  if (!bubble) return false;
  delete place.dataset["tooltipText"]; // the name alone, as Foundry's own panel has it
  place.dataset["tooltip"] = bubble.html;
  place.dataset["tooltipClass"] = "g-tip";
  place.setAttribute("aria-description", bubble.words);
  return true;
}
