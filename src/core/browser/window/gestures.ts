import type { Entry } from "../index/entry.js";
import type { PlaceId } from "../places/places.js";
import { keyAct, placeOf } from "./keys.js";
import type { Shelving } from "./shelving.js";

/** What somebody does with pointer and keyboard in the window. */
export interface Desk {
  readonly list: Shelving;
  seek(query: string): void;
  toSearch(): void;
  sortBy(column: string): void;
  pick(count: number): void;
  drag(event: DragEvent, entry: Entry): void;
  press(place: PlaceId | "primary"): void;
  /** Looks at the current entry; `turned`: with a pointer, upon the entry itself. */
  look(turned: boolean): void;
}

/** Hears what is done in the window. */
export function attend(window: HTMLElement, desk: Desk): void {
  window.addEventListener("input", ({ target }) => {
    const box = target as HTMLInputElement;
    if (box.type === "search") desk.seek(box.value);
  });
  window.addEventListener("keydown", (event) => onKey(event, desk));
  window.addEventListener("click", (event) => onClick(event.target as HTMLElement, desk));
  window.addEventListener("dblclick", ({ target }) => {
    const element = target as HTMLElement;
    if (element.closest(".g-entry") && !element.closest("button, input")) desk.press("open");
  });
  window.addEventListener("dragstart", (event) => {
    const entry = desk.list.entryAt(rowOf(event.target as HTMLElement));
    if (entry) desk.drag(event, entry);
  });
}

function rowOf(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? -1);
}

function onClick(target: HTMLElement, desk: Desk): void {
  const { list } = desk;
  const sort = target.closest<HTMLElement>("[data-sort]");
  if (sort) desk.sortBy(sort.dataset["sort"] ?? "");
  const row = rowOf(target);
  if (row < 0) return;
  const count = target.closest<HTMLElement>("[data-count]")?.dataset["count"];
  const folds = target.closest("[data-fold]") !== null;
  const ticks = target.matches("[data-pick]");
  list.goTo(row);
  list.focus();
  if (folds) list.fold();
  if (ticks) desk.pick(list.currentCount > 0 ? 0 : 1);
  if (count !== undefined) desk.pick(list.currentCount + Number(count));
  desk.look(!folds && !ticks && count === undefined);
}

function onKey(event: KeyboardEvent, desk: Desk): void {
  const box = event.target as HTMLElement;
  if (box.matches("input[type=search]")) {
    onSearchKey(event, box as HTMLInputElement, desk);
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (box.matches("select, input")) return;
  const place = placeOf(event);
  if (event.key === "/") take(event, () => desk.toSearch());
  else if (place) take(event, () => desk.press(place));
  else if (box.matches(".g-grid")) onListKey(event, desk);
}

function onListKey(event: KeyboardEvent, desk: Desk): void {
  const { list } = desk;
  const act = keyAct(event, list.page);
  if (!act) return;
  const mark = () => {
    if (act.extend === true && list.currentEntry && list.currentCount === 0) desk.pick(1);
  };
  take(event, () => {
    mark();
    if (act.move !== undefined) list.goTo(list.current + act.move);
    if (act.to !== undefined) list.goTo(act.to === "start" ? 0 : Infinity);
    mark();
    if (act.open !== undefined) list.fold(act.open);
    if (act.count !== undefined) desk.pick(list.currentCount + act.count);
    if (act.toggle && list.currentEntry) desk.pick(list.currentCount > 0 ? 0 : 1);
    else if (act.toggle) list.fold();
    if (act.primary) desk.press("primary");
  });
  desk.look(false);
}

function onSearchKey(event: KeyboardEvent, box: HTMLInputElement, desk: Desk): void {
  if (event.key === "ArrowDown" || event.key === "Enter") take(event, () => desk.list.focus());
  if (event.key !== "Escape" || box.value === "") return;
  take(event, () => {
    box.value = "";
    desk.seek("");
  });
}

function take(event: Event, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}
