/** Rows of a list to choose from, of which it can have hundreds: Tab stops at one of them, arrows go from one to the next. */
const rowsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-name]:not([hidden])")];

const buttonsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll("button")];

/** Lets Tab stop at one row of each list of a window: where it stopped before, else at the first that is shown. */
export function letTabStopOnce(element: HTMLElement): void {
  for (const list of new Set([...element.querySelectorAll("[data-name]")].map((row) => row.parentElement))) {
    if (!list) continue;
    const rows = rowsOf(list);
    stopAt(list, rows.find((row) => row.contains(element.ownerDocument.activeElement)) ?? rows[0]);
  }
}

function stopAt(list: Element, stop: HTMLElement | undefined): void {
  for (const row of list.querySelectorAll("[data-name]"))
    for (const button of buttonsOf(row)) button.tabIndex = row === stop ? 0 : -1;
}

/** Where keys lead from a row of so many. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Goes to another row of a list by an arrow, to the same button of it; returns whether the key was meant for that. */
export function goToRow({ key, target }: KeyboardEvent): boolean {
  const button = target as HTMLElement;
  const row = button.closest<HTMLElement>("[data-name]");
  const list = row?.parentElement;
  const step = STEPS[key];
  if (!row || !list || !step || !button.matches("button")) return false;
  const rows = rowsOf(list);
  const next = rows[step(rows.indexOf(row), rows.length - 1)];
  stopAt(list, next);
  if (next) buttonsOf(next)[buttonsOf(row).indexOf(button)]?.focus();
  return true;
}
