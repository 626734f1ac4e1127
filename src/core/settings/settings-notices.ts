import { playedRulesets } from "../rulesets.js";
import type { Ruleset } from "../ruleset.js";
import { rulesLinked } from "../rulebook/linked.js";
import { openPage } from "../rulebook/open.js";
import { reportFailure } from "../text/errors.js";
import { t } from "../text/i18n.js";
import { markIdle } from "./settings-idle.js";
import { checkWritten } from "./settings-written.js";

/** Writes the title of each ruleset above its settings, with the notice that goes with it, and greys what does nothing now. What is typed is checked, rules are one click away. */
export function addHeadings(html: HTMLElement): void {
  for (const ruleset of playedRulesets()) {
    addHeading(html, ruleset);
    linkRules(html, ruleset);
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
    openPage(t(uuid)).catch((error: unknown) => reportFailure("settings.notice", error));
  });
  line.append(link);
  return line;
}

/** Has the rules that a hint names open their pages. Hints are ours: plain words. */
function linkRules(html: HTMLElement, { settings }: Ruleset): void {
  for (const { key } of settings) {
    const hint = html.querySelector(`[name="gardien.${key}"]`)?.closest(".form-group")?.querySelector(".hint");
    if (hint) hint.innerHTML = rulesLinked(hint.textContent);
  }
}
