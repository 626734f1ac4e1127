import type { Entry } from "../index/entry.js";
import { isOfKind, wordsOf, type Found } from "../sift.js";
import type { Browsing } from "./browsing.js";
import { columnsShown, type Shown } from "./columns-shown.js";
import { drawHead, drawRow, rowId, type Drawing } from "./draw-row.js";
import { RowList } from "./row-list.js";
import { rowsOf, type Row } from "./rows.js";

const NOTHING: Found = { groups: [], count: 0, of: 0 };

/** The list of what was found: its lines, the one that is current, and the heads of its columns. */
export class Shelving {
  readonly #browsing: Browsing;
  readonly #rootId: string;
  readonly #imageOf: (entry: Entry) => string;
  #grid: HTMLElement | undefined;
  #list: RowList | undefined;
  #watch: ResizeObserver | undefined;
  #found = NOTHING;
  #rows: readonly Row[] = [];
  #current = 0;
  #shown: Shown = { columns: [], widths: [] };

  constructor(browsing: Browsing, rootId: string, imageOf: (entry: Entry) => string) {
    this.#browsing = browsing;
    this.#rootId = rootId;
    this.#imageOf = imageOf;
  }

  /** Shows itself in an element of the window; `false` where it does already. */
  wear(grid: HTMLElement): boolean {
    if (this.#grid === grid) return false;
    this.#grid = grid;
    const view = grid.querySelector<HTMLElement>("[data-rows]");
    if (!view) throw new Error("a list without rows");
    this.#list = new RowList(view, (index) => this.#draw(index));
    this.end();
    const Observer = grid.ownerDocument.defaultView?.ResizeObserver;
    if (Observer) this.#watch = new Observer(() => this.fit());
    this.#watch?.observe(grid);
    return true;
  }

  /** Ends with the window. */
  end(): void {
    this.#watch?.disconnect();
  }

  get found(): Found {
    return this.#found;
  }

  get isEmpty(): boolean {
    return this.#rows.length === 0;
  }

  get current(): number {
    return this.#current;
  }

  entryAt(index: number): Entry | undefined {
    const row = this.#rows[index];
    return row?.kind === "entry" ? row.entry : undefined;
  }

  get currentEntry(): Entry | undefined {
    return this.entryAt(this.#current);
  }

  /** How many of the current entry are picked. */
  get currentCount(): number {
    const entry = this.currentEntry;
    return entry ? this.#browsing.countOf(entry) : 0;
  }

  /** How many lines are in view. */
  get page(): number {
    return this.#list?.page ?? 1;
  }

  /** Finds anew; what was current stays so where it is still found, else the first entry is. */
  find(): void {
    const was = this.currentEntry?.uuid;
    this.#found = this.#browsing.find();
    this.#rows = rowsOf(this.#found, this.#browsing.foldedGroups);
    const same = this.#rows.findIndex((row) => row.kind === "entry" && row.entry.uuid === was);
    this.#current = Math.max(0, same >= 0 ? same : this.#rows.findIndex(({ kind }) => kind === "entry"));
    this.#show();
  }

  /** Forgets which entry is current. */
  toTop(): void {
    this.#current = -1;
  }

  /** Goes to a line, as near as there is one. */
  goTo(index: number): void {
    const before = this.#current;
    this.#current = Math.max(0, Math.min(this.#rows.length - 1, index));
    this.#list?.reveal(this.#current);
    for (const changed of [before, this.#current]) this.#list?.redrawRow(changed);
    this.#tellCurrent();
  }

  /** Goes to the entry before or after the current one. */
  step(by: number): void {
    let index = this.#current + by;
    while (this.#rows[index]?.kind === "group") index += by;
    if (this.entryAt(index)) this.goTo(index);
  }

  /** Folds the group of the current line, or unfolds it; without a word the other way round. */
  fold(open?: boolean): void {
    const at = this.#rows.findLastIndex(({ kind }, index) => kind === "group" && index <= this.#current);
    const row = this.#rows[at];
    if (row?.kind !== "group" || row.open === open) return;
    this.#browsing.fold(row.group.id);
    this.#rows = rowsOf(this.#found, this.#browsing.foldedGroups);
    this.#current = at;
    this.#show();
  }

  focus(): void {
    this.#grid?.focus();
  }

  /** Draws anew what says how many are picked. */
  redraw(): void {
    this.#list?.redraw();
  }

  redrawCurrent(): void {
    this.#list?.redrawRow(this.#current);
  }

  /** Shows as many columns as there is room for. */
  fit(): void {
    const before = this.#shown;
    this.#measure();
    if (same(before, this.#shown)) this.#list?.reveal(this.#current);
    else this.#show();
  }

  #measure(): void {
    if (!this.#grid) return;
    const { kind, entries } = this.#browsing;
    const page = this.#grid.ownerDocument;
    const rem = Number.parseFloat(page.defaultView?.getComputedStyle(page.documentElement).fontSize ?? "") || 16;
    const own = entries.filter((entry) => isOfKind(kind, entry));
    this.#shown = columnsShown(kind.columns, own, (this.#grid.clientWidth || 700) / rem);
    this.#grid.style.setProperty("--cols", this.#shown.widths.map((width) => `${width.toFixed(2)}rem`).join(" "));
  }

  #show(): void {
    const grid = this.#grid;
    if (!grid) return;
    this.#measure();
    grid
      .querySelector("[data-head]")
      ?.replaceChildren(drawHead(this.#drawing(grid), this.#rootId, this.#browsing.look));
    grid.setAttribute("aria-rowcount", String(this.#rows.length + 1));
    grid.setAttribute("aria-colcount", String(this.#shown.columns.length + 3));
    this.#list?.show(this.#rows.length);
    if (this.#rows.length > 0) this.#list?.reveal(this.#current);
    this.#tellCurrent();
  }

  /** Whoever does not see the list is told which line is current. */
  #tellCurrent(): void {
    const drawn = this.#list?.at(this.#current);
    if (drawn) this.#grid?.setAttribute("aria-activedescendant", rowId(this.#rootId, this.#current));
    else this.#grid?.removeAttribute("aria-activedescendant");
  }

  #draw(index: number): HTMLElement {
    const row = this.#rows[index];
    if (!row || !this.#grid) throw new Error(`no line ${index}`);
    return drawRow(row, index, this.#drawing(this.#grid));
  }

  #drawing({ ownerDocument: page }: HTMLElement): Drawing {
    const browsing = this.#browsing;
    return {
      ...{ page, rootId: this.#rootId, columns: this.#shown.columns, current: this.#current },
      words: wordsOf(browsing.query),
      countOf: (entry) => browsing.countOf(entry),
      kindOf: (entry) => browsing.kindOf(entry),
      textOf: (entry) => browsing.textOf(entry),
      imageOf: this.#imageOf,
    };
  }
}

function same(one: Shown, other: Shown): boolean {
  return one.columns.length === other.columns.length && one.columns.every((column, i) => column === other.columns[i]);
}
