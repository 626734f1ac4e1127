import { t } from "../text/i18n.js";
import { ruleNumbered, type Page } from "./book.js";

/** How many frames a journal may take to show its page. */
const PATIENCE = 120;

/** Opens the page of a rule where the rule is; what no book tells is said. */
export async function openRule(number: string): Promise<void> {
  const rule = await ruleNumbered(number);
  if (!rule) return void ui.notifications.warn(t("GARDIEN.RULE.unknown", { rule: number }));
  await showPage(rule.page);
  const { sheet } = rule.page.parent;
  for (let frames = 0; sheet && frames < PATIENCE; frames += 1) {
    const place = placeOf(sheet.element, rule.title);
    if (place) return pointOut(place);
    await drawn();
  }
}

/** Opens a page of a journal by its UUID. */
export async function openPage(uuid: string): Promise<void> {
  const page = (await fromUuid(uuid)) as Page | null;
  if (page) await showPage(page);
}

async function showPage({ id, parent }: Page): Promise<void> {
  await parent.sheet?.render({ force: true, pageId: id });
}

/** The paragraph that a book tells a rule in. */
function placeOf(journal: HTMLElement, title: string): HTMLElement | null {
  const titles = [...journal.querySelectorAll("p > strong:first-child")];
  return (
    titles.find(({ textContent }) => textContent.replaceAll(/\s+/g, " ") === title.replaceAll(/\s+/g, " "))
      ?.parentElement ?? null
  );
}

/** Brings a paragraph into sight and the keyboard to it, which is also how it is marked; once more after the journal has. */
async function pointOut(place: HTMLElement): Promise<void> {
  place.tabIndex = -1;
  place.classList.add("g-rule-place");
  for (let times = 0; times < 2; times += 1) {
    place.scrollIntoView({ block: "center" });
    place.focus({ preventScroll: true });
    await drawn();
  }
}

function drawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
