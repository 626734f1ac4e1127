import { matches } from "./context.js";

/** Shows the entries beside a search box whose names hold what is typed. */
export function showMatches(box: HTMLInputElement): void {
  for (const row of box.closest("section")?.querySelectorAll<HTMLElement>("[data-name]") ?? [])
    row.hidden = !matches(row.dataset.name ?? "", box.value);
}

/**
 * Has what was typed while a window was being drawn stand in its search boxes, and hold.
 * @param queries what was typed, by the name of the box
 */
export function keepTyped(element: HTMLElement, queries: ReadonlyMap<string, string>): void {
  for (const box of element.querySelectorAll<HTMLInputElement>("[data-search]")) {
    const typed = queries.get(box.dataset["search"] ?? "") ?? "";
    if (box.value === typed) continue;
    box.value = typed;
    showMatches(box);
  }
}

/** The button that adds the first entry that is shown beside a search box; none where nothing is. */
export function firstFound(box: HTMLElement): HTMLElement | null | undefined {
  return box.closest("section")?.querySelector<HTMLElement>("[data-name]:not([hidden]) [data-action=add]");
}
