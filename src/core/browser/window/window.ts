import { t } from "../../text/i18n.js";
import { TaskWindow } from "../../ui/task-window.js";
import type { RenderOptions, WindowContext } from "../../ui/window.js";
import type { Entry, Source } from "../index/entry.js";
import { Reading } from "../index/reading.js";
import type { Place } from "../places/places.js";
import { leafOf } from "../preview.js";
import { fieldsOf, textPathsOf, type Shelf } from "../shelf-kinds.js";
import { areTelling, wordsOf } from "../sift.js";
import type { Browsing } from "./browsing.js";
import { copyBlockFrom } from "./copy-block.js";
import { dragEntry } from "./drag.js";
import { attend } from "./gestures.js";
import { Looking } from "./looking.js";
import { imageOf } from "./pictures.js";
import { Sending } from "./sending.js";
import { Sides, type Side } from "./sides.js";
import { Shelving } from "./shelving.js";
import {
  ALL_VIEWS,
  countText,
  kindsView,
  leafView,
  noneView,
  pickedView,
  sieveView,
  titleOf,
  topView,
  wantedOf,
} from "./views.js";

const template = (name: string) => `systems/gardien/templates/core/browser/${name}.hbs`;
const SEARCH = "input[type=search]";

/** The compendia of the rulesets in sight: to search, to sift, to look at, and to send wherever they are wanted. */
export class BrowserWindow extends TaskWindow {
  static override DEFAULT_OPTIONS = {
    id: "gardien-browser",
    classes: ["gardien", "g-window", "g-browse"],
    position: { width: 1120, height: 720 },
    window: { resizable: true, icon: "fa-solid fa-book-atlas" },
    actions: {
      kind: BrowserWindow.#kind,
      sieve: BrowserWindow.#sieve,
      clear: BrowserWindow.#clear,
      near: BrowserWindow.#near,
      send: BrowserWindow.#send,
      sendPicked: BrowserWindow.#sendPicked,
      drop: BrowserWindow.#drop,
      facets: BrowserWindow.#facets,
      list: BrowserWindow.#toList,
      step: BrowserWindow.#step,
      copyBlock: (_event: Event, target: HTMLElement) => copyBlockFrom(target),
    },
  };

  static override PARTS = {
    top: { template: template("top") },
    kinds: { template: template("kinds"), scrollable: [""] },
    sieve: { template: template("sieve") },
    list: { template: template("list") },
    none: { template: template("none") },
    leaf: { template: template("leaf"), scrollable: [".g-leaf__text"] },
    foot: { template: template("foot") },
  };

  readonly #shelves: readonly Shelf[];
  readonly #browsing: Browsing;
  readonly #closed: () => void;
  readonly #reading: Reading;
  readonly #list: Shelving;
  readonly #looking = new Looking(
    (entry) => leafOf(entry, this.#browsing.kindOf(entry), this.#browsing.shelf, imageOf(entry)),
    () => this.rendered && this.render({ parts: ["leaf"] }),
  );
  readonly #sending: Sending;
  readonly #sides = new Sides(() => this.element);

  /** @param closed is called once the window is shut */
  constructor(shelves: readonly Shelf[], browsing: Browsing, closed: () => void) {
    super();
    this.#shelves = shelves;
    this.#browsing = browsing;
    this.#closed = closed;
    this.#reading = new Reading(fieldsOf(shelves), textPathsOf(shelves), (entries) => this.#take(entries));
    Object.assign(browsing, { textOf: this.#reading.textOf, pages: this.#reading.pages });
    this.#list = new Shelving(browsing, this.id, imageOf);
    this.#sending = new Sending(browsing, this.#list, () => this.#drawPicked());
  }

  override get title(): string {
    return t("GARDIEN.BROWSER.title", { ruleset: titleOf(this.#browsing.shelf.ruleset) });
  }

  protected override async _prepareContext(options: RenderOptions): Promise<WindowContext> {
    const browsing = this.#browsing;
    return Object.assign(await super._prepareContext(options), {
      ...{ rootId: this.id, none: this.#list.isEmpty ? noneView(browsing) : null },
      ...{ ...topView(browsing, this.#shelves), ...kindsView(browsing), ...sieveView(browsing) },
      ...leafView(this.#looking.leaf, this.#sending.here, browsing.shelf.ruleset),
      ...pickedView(browsing),
    });
  }

  /** Brings the window to the front, and the keyboard to the search. */
  seek(): void {
    this.bringToFront();
    this.begin(SEARCH);
  }

  protected override async _onFirstRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.classList.add(this.#browsing.shelf.ruleset);
    this.element.addEventListener("change", ({ target }) => this.#onChange(target as HTMLInputElement));
    attend(this.element, {
      list: this.#list,
      seek: (query) => this.#seek(query),
      toSearch: () => this.focusFirst(SEARCH),
      sortBy: (column) => this.#sortBy(column),
      pick: (count) => this.#pick(count),
      drag: dragEntry,
      press: (place) => this.#sending.press(place, this.element.querySelector(".g-grid")),
      look: (turned) => this.#look(turned),
    });
    this.following.hear("updateCompendium", (pack: { readonly collection: string }) =>
      this.#reading.again(pack.collection),
    );
    const people = ["controlToken", "createActor", "deleteActor", "canvasReady"];
    this.following.redraw(people, () => this.render({ parts: ["leaf", "foot"] }));
    this.#reading.all();
    this.begin(SEARCH);
  }

  protected override async _onRender(context: WindowContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    const grid = this.element.querySelector<HTMLElement>(".g-grid");
    if (grid && this.#list.wear(grid)) this.#list.find();
    this.#showFound();
    this.#show(this.#sides.side);
  }

  protected override ended(): void {
    this.#closed();
    this.#looking.end();
    this.#list.end();
  }

  /** Takes what was read, which may be all or the beginning. */
  #take(entries: readonly Entry[]): void {
    if (!this.rendered) return;
    this.#browsing.take(entries);
    this.#refresh();
    void this.render({ parts: ["kinds", "sieve", "none", "foot"] });
  }

  /** Finds anew, and shows what is found. */
  #refresh(): void {
    this.#list.find();
    this.#showFound();
    if (this.#list.isEmpty) void this.render({ parts: ["none"] });
    this.#looking.at(this.#list.currentEntry);
  }

  #showFound(): void {
    const { progress } = this.#reading;
    const said = progress || countText(this.#list.found);
    const count = this.element.querySelector("[data-found]");
    if (count && count.textContent !== said) count.textContent = said;
    this.element.toggleAttribute("data-none", this.#list.isEmpty && progress === "");
    this.element.querySelector("[data-action=clear][data-small]")?.toggleAttribute("hidden", !this.#browsing.narrowed);
  }

  #seek(query: string): void {
    this.#browsing.query = query;
    if (this.#sides.side === "facets") this.#show("list"); // which a narrow window shows instead
    if (areTelling(wordsOf(query))) this.#reading.texts();
    this.#list.toTop();
    this.#refresh();
  }

  #sortBy(column: string): void {
    this.#browsing.sortBy(column || null);
    this.#refresh();
    this.focusFirst(`[data-sort="${CSS.escape(column)}"]`);
  }

  #pick(count: number): void {
    const entry = this.#list.currentEntry;
    if (!entry) return;
    this.#browsing.pick(entry, count);
    this.#list.redrawCurrent();
    void this.render({ parts: ["leaf", "foot"] });
  }

  #look(turned: boolean): void {
    this.#looking.at(this.#list.currentEntry, { soon: turned });
    if (turned && this.#list.currentEntry && this.#sides.isNarrow) this.#show("leaf");
  }

  #onChange(box: HTMLInputElement): void {
    const { source, sieve } = box.dataset;
    if (source !== undefined) {
      this.#browsing.showSource(source as Source, box.checked);
      void this.#drawAnew();
    } else if (sieve !== undefined) {
      this.#browsing.choose(sieve, box.value);
      this.#list.toTop();
      this.#refresh();
    } else if (box.name === "ruleset") this.#turnTo(box.value);
  }

  #turnTo(ruleset: string): void {
    const shelf = this.#shelves.find((one) => one.ruleset === ruleset);
    if (!shelf) return;
    this.element.classList.replace(this.#browsing.shelf.ruleset, ruleset);
    this.#browsing.turnTo(shelf);
    this.#browsing.take(this.#reading.entries);
    void this.#drawAnew({ window: { title: this.title } });
  }

  /** Draws all that hangs on the ruleset and on the kind. */
  async #drawAnew(more: RenderOptions = {}): Promise<void> {
    this.#list.toTop();
    this.#refresh();
    this.#show("list");
    await this.render({ ...more, parts: ALL_VIEWS });
  }

  async #drawPicked(): Promise<void> {
    this.#list.redraw();
    await this.render({ parts: ["leaf", "foot"] });
  }

  #show(side: Side): void {
    this.#sides.show(side);
    this.#list.fit();
  }

  #fillSearch(): void {
    const box = this.element.querySelector<HTMLInputElement>(SEARCH);
    if (box) box.value = this.#browsing.query;
  }

  static #kind(this: BrowserWindow, _event: Event, { dataset }: HTMLElement): void {
    this.#browsing.open(dataset["kind"] ?? "");
    void this.#drawAnew();
  }

  static #sieve(this: BrowserWindow, _event: Event, target: HTMLElement): void {
    const { sieve = "", choice = "" } = target.dataset;
    this.#browsing.toggle(sieve, choice);
    target.ariaPressed = String(target.ariaPressed !== "true");
    this.#list.toTop();
    this.#refresh();
  }

  static #clear(this: BrowserWindow): void {
    this.#browsing.clear();
    this.#fillSearch();
    void this.#drawAnew().then(() => this.begin(SEARCH));
  }

  /** Looks for a name that came near, or for what was typed among all kinds. */
  static #near(this: BrowserWindow, _event: Event, { dataset }: HTMLElement): void {
    this.#browsing.seekNear(dataset["name"]);
    this.#fillSearch();
    void this.#drawAnew().then(() => this.#list.focus());
  }

  static #send(this: BrowserWindow, _event: Event, target: HTMLElement): void {
    this.#sending.to(target, target.dataset["place"] as Place["id"], this.#sending.here);
  }

  static #sendPicked(this: BrowserWindow, _event: Event, target: HTMLElement): void {
    this.#sending.to(target, target.dataset["place"] as Place["id"], wantedOf(this.#browsing));
  }

  /** Picks an entry no more, or none at all. */
  static #drop(this: BrowserWindow, _event: Event, { dataset }: HTMLElement): void {
    const { uuid } = dataset;
    if (uuid === undefined) this.#browsing.picked.clear();
    else this.#browsing.picked.delete(uuid);
    void this.#drawPicked().then(() => this.#list.focus());
  }

  static #facets(this: BrowserWindow): void {
    this.#show(this.#sides.side === "facets" ? "list" : "facets");
  }

  static #toList(this: BrowserWindow): void {
    this.#show("list");
    this.#list.focus();
  }

  /** Goes to the entry before or after the one that is shown. */
  static #step(this: BrowserWindow, _event: Event, { dataset }: HTMLElement): void {
    this.#list.step(Number(dataset["by"]));
    this.#looking.at(this.#list.currentEntry, { soon: true });
  }
}
