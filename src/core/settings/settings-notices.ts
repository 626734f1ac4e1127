import { playedRulesets } from "../rulesets.js";
import type { Ruleset } from "../ruleset.js";
import { reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { markIdle } from "./settings-idle.js";
import { checkWritten } from "./settings-written.js";

/** Writes the title of each ruleset above its settings, with the notice that goes with it, and greys what does nothing now. What is typed is checked. */
export function addHeadings(html: HTMLElement): void {
  for (const ruleset of playedRulesets()) {
    addHeading(html, ruleset);
    markIdle(html, ruleset.settings);
    checkWritten(html, ruleset.settings);
  }
}

function addHeading(html: HTMLElement, ruleset: Ruleset): void {
  const [first] = ruleset.settings.flatMap(({ key }) => html.querySelector(`[name="gardien.${key}"]`) ?? []);
  const group = first?.closest(".form-group");
  if (!group || html.querySelector(`[data-gardien-heading="${ruleset.id}"]`)) return;
  const heading = html.ownerDocument.createElement("h3");
  heading.dataset["gardienHeading"] = ruleset.id;
  heading.textContent = t(ruleset.title);
  group.before(heading);
  if (ruleset.notice) group.before(noticeOf(html.ownerDocument, ruleset.notice));
}

function noticeOf(page: Document, { text, page: uuid }: NonNullable<Ruleset["notice"]>): HTMLElement {
  const [line, link] = [page.createElement("p"), page.createElement("button")];
  line.className = "hint";
  link.type = "button";
  link.textContent = t(text);
  link.addEventListener("click", () => {
    open(t(uuid)).catch((error: unknown) => reportFailure("settings.notice", error));
  });
  line.append(link);
  return line;
}

/** Opens a page of a journal by its UUID. */
async function open(uuid: string): Promise<void> {
  const page = (await fromUuid(uuid)) as { readonly id: string; readonly parent: Leafed } | null;
  await page?.parent.sheet?.render({ force: true, pageId: page.id });
}

interface Leafed {
  readonly sheet: { render(options: { force: boolean; pageId: string }): Promise<unknown> } | null;
}
