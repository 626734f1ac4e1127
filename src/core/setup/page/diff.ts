import { t } from "../../text/i18n.js";
import type { Change } from "./change.js";
import { nameOf, valueOf, wordsOf } from "./options.js";

/** What stands above and below a list of changes. */
interface Lead {
  readonly count: number;
  readonly title: string;
  readonly text: string;
  readonly notes: readonly string[];
}

/** What would change, line by line, each with a box to leave it out; drawn into a dialog. */
export function diffElement(changes: readonly Change[], { count, title, text, notes }: Lead): HTMLElement {
  const root = element("div", "gardien g-diff");
  const lead = element("div", "g-diff__lead");
  const words = element("div");
  words.append(element("h2", "", title), element("p", "", text));
  lead.append(element("b", "", String(count)), words);
  const list = element("ul", "g-diff__list");
  list.append(...changes.map(rowOf));
  root.append(lead, list, ...notes.map((note) => element("p", "g-diff__note", note)));
  const content = element("div"); // whose place the dialog may take
  content.append(root);
  return content;
}

function rowOf({ option, to }: Change): HTMLElement {
  const [row, label, change] = [element("li"), element("label"), element("span", "g-change")];
  const box = Object.assign(document.createElement("input"), {
    type: "checkbox",
    name: option.key,
    className: "g-check",
  });
  box.setAttribute("checked", ""); // it is copied as text
  const name = option.ruleset ? `${nameOf(option)} (${t(option.ruleset.title)})` : nameOf(option);
  change.append(element("s", "", wordsOf(option, valueOf(option))), " → ", element("b", "", wordsOf(option, to)));
  label.append(box, element("span", "", name), change);
  row.append(label);
  return row;
}

function element(tag: string, className = "", text = ""): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
