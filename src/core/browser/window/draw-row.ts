import { excerpt, marked } from "../../text/folded.js";
import { t } from "../../text/i18n.js";
import type { Column, Kind } from "../contract.js";
import { cellIn } from "../index/cells.js";
import { PAGE, type Entry } from "../index/entry.js";
import { ELSEWHERE, isNamed, NAMED, PAGED, TOLD, type Group } from "../sift.js";
import { element } from "./element.js";
import type { Row } from "./rows.js";

/** What rows are drawn with. */
export interface Drawing {
  readonly page: Document;
  /** Beginning of the ids of rows. */
  readonly rootId: string;
  readonly columns: readonly Column[];
  /** The words looked for, folded. */
  readonly words: readonly string[];
  readonly current: number;
  countOf(entry: Entry): number;
  kindOf(entry: Entry): Kind;
  /** Its texts, as far as they are read. */
  textOf(entry: Entry): string;
  imageOf(entry: Entry): string;
}

/** Draws a line of the list; `index` is its place among all of them. */
export function drawRow(row: Row, index: number, drawing: Drawing): HTMLElement {
  const drawn = row.kind === "group" ? drawGroup(row, drawing) : drawEntry(row, drawing);
  drawn.id = rowId(drawing.rootId, index);
  drawn.dataset["row"] = String(index);
  drawn.setAttribute("aria-rowindex", String(index + 2)); // the heads of the columns are the first
  if (index === drawing.current) drawn.setAttribute("aria-current", "true");
  return drawn;
}

export function rowId(rootId: string, index: number): string {
  return `${rootId}-row-${index}`;
}

function drawGroup({ group, open }: Extract<Row, { kind: "group" }>, { page, columns }: Drawing): HTMLElement {
  const chevron = element(page, "i", { class: "fa-solid fa-chevron-up", "aria-hidden": "true" });
  const button = element(
    page,
    "button",
    { type: "button", class: "g-entries__fold", "data-fold": group.id, "aria-expanded": String(open), tabindex: -1 },
    element(page, "span", { class: "g-title" }, groupName(group)),
    element(page, "span", { class: "g-entries__count" }, String(group.entries.length)),
    open ? null : element(page, "em", {}, t("GARDIEN.BROWSER.folded")),
    chevron,
  );
  const cell = element(page, "div", { role: "gridcell", "aria-colspan": columns.length + 3 }, button);
  return element(page, "div", { class: "g-entries__group", role: "row" }, cell);
}

/** What a group is called. */
function groupName({ id, name, elsewhere }: Group): string {
  if (elsewhere && id === ELSEWHERE) return t("GARDIEN.BROWSER.GROUP.elsewhere");
  if (id === NAMED) return t("GARDIEN.BROWSER.GROUP.named");
  if (id === PAGED) return t("GARDIEN.BROWSER.GROUP.paged");
  if (id === TOLD) return t("GARDIEN.BROWSER.GROUP.told");
  return name || t("GARDIEN.BROWSER.GROUP.other");
}

function drawEntry({ entry, elsewhere }: Extract<Row, { kind: "entry" }>, drawing: Drawing): HTMLElement {
  const { page, columns } = drawing;
  const count = drawing.countOf(entry);
  const tick = element(page, "input", {
    ...{ type: "checkbox", class: "g-check", tabindex: -1, "data-pick": true },
    ...{ "aria-label": t("GARDIEN.BROWSER.pick", { name: entry.name }), disabled: entry.uuid === "" },
  });
  tick.checked = count > 0;
  const kind = !elsewhere ? "" : entry.document === PAGE ? entry.folder : t(drawing.kindOf(entry).label);
  return element(
    page,
    "div",
    {
      ...{ class: "g-entry", role: "row", draggable: entry.uuid === "" ? undefined : "true" },
      "aria-selected": String(count > 0),
    },
    element(page, "div", { role: "gridcell", class: "g-entry__tick" }, tick),
    element(page, "div", { role: "gridcell", class: "g-entry__pic" }, element(page, "img", imageOf(entry, drawing))),
    drawName(entry, count, drawing),
    ...(elsewhere
      ? [element(page, "div", { role: "gridcell", class: "g-entry__kind", "aria-colspan": columns.length || 1 }, kind)]
      : columns.map((column) => drawCell(entry, column, page))),
  );
}

/** Letters of a text that are shown around what was found in it. */
const EXCERPT = 70;

function imageOf(entry: Entry, drawing: Drawing) {
  return { src: drawing.imageOf(entry), alt: "", loading: "lazy", draggable: "false" } as const;
}

function drawCell(entry: Entry, column: Column, page: Document): HTMLElement {
  const text = cellIn(entry, column)?.text ?? "";
  const cell = element(page, "div", { role: "gridcell", class: column.leading ? "g-entry__first" : undefined });
  cell.append(text === "" ? element(page, "span", { class: "g-mute", "aria-hidden": "true" }, "–") : text);
  return cell;
}

function drawName(entry: Entry, count: number, { page, words, textOf }: Drawing): HTMLElement {
  const own = marked(entry.name, words);
  // what found it where its name does not: a name in another language, or a few words of its text
  const other =
    words.length === 0
      ? []
      : isNamed(entry, words)
        ? marked(entry.alias, words)
        : excerpt(textOf(entry), words, EXCERPT);
  const shown = other.some(({ found }) => found);
  const parts = (texts: ReturnType<typeof marked>) =>
    texts.map(({ text, found }) => (found ? element(page, "mark", {}, text) : text));
  return element(
    page,
    "div",
    { role: "rowheader", class: "g-entry__name" },
    element(page, "span", {}, ...parts(own)),
    count > 0 ? drawCount(count, page) : null,
    shown ? element(page, "small", {}, element(page, "em", {}, ...parts(other))) : null,
  );
}

function drawCount(count: number, page: Document): HTMLElement {
  const button = (change: number, sign: string, label: string) =>
    element(page, "button", { type: "button", tabindex: -1, "data-count": change, "aria-label": t(label) }, sign);
  return element(
    page,
    "span",
    { class: "g-count" },
    button(-1, "−", "GARDIEN.BROWSER.fewer"),
    element(page, "output", {}, String(count)),
    button(1, "+", "GARDIEN.BROWSER.more"),
  );
}

/** Draws the heads of the columns, which sort by them. */
export function drawHead(
  { page, columns }: Pick<Drawing, "page" | "columns">,
  rootId: string,
  { sortedBy, descending }: { readonly sortedBy: string | null; readonly descending: boolean },
): HTMLElement {
  const head = (id: string, label: string, span?: number) => {
    const sorts = (sortedBy ?? "") === id;
    const arrow = element(page, "i", {
      class: `fa-solid ${descending ? "fa-arrow-up" : "fa-arrow-down"}`,
      "aria-hidden": "true",
    });
    const button = element(
      page,
      "button",
      {
        type: "button",
        id: `${rootId}-sort-${id.replaceAll(".", "-")}`,
        "data-sort": id,
        "aria-pressed": String(sorts),
      },
      label,
      sorts ? arrow : null,
    );
    const sort = sorts ? (descending ? "descending" : "ascending") : "none";
    return element(page, "div", { role: "columnheader", "aria-sort": sort, "aria-colspan": span }, button);
  };
  return element(
    page,
    "div",
    { class: "g-entries__head", role: "row", "aria-rowindex": 1 },
    head("", t("GARDIEN.BROWSER.name"), 3),
    ...columns.map((column) => head(column.id, t(column.label))),
  );
}
