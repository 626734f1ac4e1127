/**
 * Where the keyboard goes on from when a button of a list leaves with its row: the next row of that list, the one
 * before, else the box that searches the list. As selectors, the list being drawn anew in the meantime.
 */
export function neighbours(button: HTMLElement): readonly string[] {
  const section = button.closest("section");
  const rows = [...(section?.querySelectorAll<HTMLElement>("[data-name]:not([hidden]) [data-action=add]") ?? [])];
  const place = rows.indexOf(button);
  const around = place < 0 ? [] : [rows[place + 1], rows[place - 1]];
  const search = section?.querySelector<HTMLElement>("[data-search]")?.dataset["search"];
  return [
    ...around.flatMap((row) => (row ? [`[data-action="add"][data-id="${CSS.escape(row.dataset["id"] ?? "")}"]`] : [])),
    ...(search === undefined ? [] : [`[data-search="${CSS.escape(search)}"]`]),
  ];
}
