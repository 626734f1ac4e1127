import { isA } from "../../ui/pages.js";
import css from "../../../../styles/components/fight/_rounds.scss?inline";
import { work } from "../../ui/button-busy.js";
import { reportFailure } from "../../text/errors.js";
import { eventsOf } from "../../ui/hook-subscription.js";
import { t } from "../../text/i18n.js";
import { isPressed, released } from "../../ui/pointer-hold.js";
import { addStyle } from "../../ui/style.js";
import { initiativesIn, trackers } from "../../ui/trackers.js";
import { listen } from "../../foundry/types/hooks.js";
import { declareFor } from "../rounds/declare.js";
import { followRounds } from "../rounds/follow-rounds.js";
import { BAR } from "../state/phases-in.js";
import { goOn, goTo } from "../rounds/round-steps.js";
import type { RoundRule } from "../state/round-rule.js";
import { barView, rowView } from "../rounds/round-view.js";
import { serverNow } from "../rounds/server-now.js";
import { loadRoundRule } from "../state/rule-of.js";

const FOLDER = "systems/gardien/templates/core/fight";
const ROW = "g-intent";
const PLACE = "g-place";

/** What was last drawn into a part of the list, and what is due to be drawn. */
const drawn = new WeakMap<Element, string>();
/** The control of ours that was focused last, until something else is: its list is made anew around it. */
let focused: { readonly key: string; readonly list: HTMLElement | undefined } | null = null;
const watched = new WeakSet<Document>();

function watchFocus(page: Document): void {
  if (watched.has(page)) return;
  watched.add(page);
  const follow = ({ target }: Event): void => {
    const control = (target as Element).closest<HTMLElement>(`.${BAR} [data-key], .${ROW} [data-key]`);
    const key = control?.dataset["key"];
    focused = key ? { key, list: trackers().find((list) => list.contains(control)) } : null;
  };
  for (const event of ["focusin", "pointerdown"]) page.addEventListener(event, follow);
}

let following = false;

/** What was done and is not written yet stands in the chat and counts in the lists, as does who is there. */
function followTable(): void {
  if (following) return;
  following = true;
  const again = foundry.utils.debounce(() => {
    for (const list of trackers()) drawRounds(list).catch((error: unknown) => reportFailure("round", error));
  }, 40);
  for (const hook of [...eventsOf("ChatMessage"), "userConnected"]) listen(hook, again);
}

/** Follows a fight in phases, and draws it where the list of a fight is told. */
export async function followIn(combat: Combat, list?: HTMLElement): Promise<void> {
  followRounds(combat);
  if (!list) return;
  followTable();
  await drawRounds(list);
}

/** Draws the phases of the round above the list of a fight, and into each row what is declared and done. */
async function drawRounds(list: HTMLElement): Promise<void> {
  const { combat } = game;
  const rule = combat && (await loadRoundRule(combat));
  if (combat !== game.combat) return drawRounds(list); // that fight is gone meanwhile, or another is looked at
  if (!combat || !rule) {
    list.querySelector(`.${BAR}`)?.remove();
    return;
  }
  addStyle(css, list.ownerDocument);
  watchFocus(list.ownerDocument);
  await Promise.all([drawBar(list, combat, rule), drawRows(list, combat, rule)]);
  if (focused?.list !== list || list.ownerDocument.activeElement !== list.ownerDocument.body) return;
  list.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused.key)}"]`)?.focus();
}

async function drawBar(list: HTMLElement, combat: Combat, rule: RoundRule): Promise<void> {
  const view = barView(combat, rule);
  const known = list.querySelector<HTMLElement>(`.${BAR}`);
  const rows = list.querySelector("ol.combat-tracker, [data-combatant-id]")?.closest("ol");
  if (!view || !rows) {
    known?.remove();
    return;
  }
  const bar = known ?? made(list, "nav", BAR, t("GARDIEN.ROUND.phases"));
  if (!known) rows.before(bar);
  await fill(bar, "phases", view);
  if (!known) listenToBar(bar);
  tick(bar);
}

function listenToBar(bar: HTMLElement): void {
  bar.addEventListener("click", ({ target }) => {
    const { combat } = game;
    const button = (target as Element).closest<HTMLElement>("[data-go-on], [data-go-to]");
    if (!combat || !button) return;
    const phase = button.dataset["goTo"];
    work(button, "round", () => (phase === undefined ? goOn(combat) : goTo(combat, phase)));
  });
  // Seconds pass for everybody; the clock goes with the bar.
  const clock = setInterval(() => (bar.isConnected ? tick(bar) : clearInterval(clock)), 500);
}

/** How long declarations may still last. */
function tick(bar: HTMLElement): void {
  const shown = bar.querySelector<HTMLElement>("[data-deadline]");
  if (!shown) return;
  const left = Math.ceil((Number(shown.dataset["deadline"]) - serverNow()) / 1000);
  const words = left > 0 ? t("GARDIEN.ROUND.seconds", { count: left }) : t("GARDIEN.ROUND.timeUp");
  if (shown.textContent !== words) shown.textContent = words;
  bar.toggleAttribute("data-late", left <= 0);
}

async function drawRows(list: HTMLElement, combat: Combat, rule: RoundRule): Promise<void> {
  for (const row of list.querySelectorAll<HTMLElement>("[data-combatant-id]")) {
    const view = rowView(combat, rule, row.dataset["combatantId"] ?? "");
    const known = row.querySelector<HTMLElement>(`.${ROW}`);
    if (!view) {
      known?.remove();
      continue;
    }
    tellPlace(row, view.place);
    const part = known ?? made(list, "div", ROW);
    if (!known) {
      listenToRow(part, view.id);
      (row.querySelector(".token-name") ?? row).append(part);
    }
    await fill(part, "declaration", view);
  }
}

/** Says the place of a row in the book's numbers: instead of the list's to players, beside what a keeper may edit. */
function tellPlace(row: HTMLElement, place: string): void {
  if (place === "") return;
  for (const number of initiativesIn(row)) if (number.textContent !== place) number.textContent = place;
  const typed = row.querySelector(".token-initiative > input");
  if (!typed) return;
  const told = row.querySelector<HTMLElement>(`.${PLACE}`) ?? made(row, "small", PLACE);
  if (told.textContent !== place) told.textContent = place;
  if (!told.isConnected) typed.before(told);
}

function listenToRow(part: HTMLElement, id: string): void {
  const combatant = () => game.combat?.combatants.get(id);
  part.addEventListener("click", (event) => {
    event.stopPropagation(); // the row has a click of its own
    const button = (event.target as Element).closest<HTMLButtonElement>("button");
    const one = combatant();
    if (!button || !one) return;
    const { declare, tick: condition } = button.dataset;
    if (declare !== undefined) work(button, "declare", () => declareFor(one, { [declare]: button.value }));
    else if (condition !== undefined) work(button, "condition", async () => one.actor?.toggleStatusEffect(condition));
  });
  part.addEventListener("change", ({ target }) => {
    const one = combatant();
    if (!isA(target, "select") || !one) return;
    const { value } = target;
    work(target, "declare", () => declareFor(one, { [target.dataset["declare"] ?? ""]: value }));
  });
}

function made({ ownerDocument }: HTMLElement, tag: string, name: string, label?: string): HTMLElement {
  const part = ownerDocument.createElement(tag);
  part.className = `gardien ${name}`;
  if (label !== undefined) part.ariaLabel = label;
  return part;
}

/** Writes a part anew when it says something else; whoever is on one of its controls stays there. */
async function fill(part: HTMLElement, template: string, view: object): Promise<void> {
  const html = await foundry.applications.handlebars.renderTemplate(`${FOLDER}/${template}.hbs`, { ...view });
  if (drawn.get(part) === html) return;
  if (isPressed(part)) await released(part);
  const active = part.ownerDocument.activeElement as HTMLElement | null;
  const key = part.contains(active) ? active?.dataset["key"] : "";
  drawn.set(part, html);
  part.innerHTML = html; // from our own template: Handlebars escaped whatever a user typed
  if (key) part.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
}
