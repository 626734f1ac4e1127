type Rows = readonly unknown[];

/** Writes a list of the item, at a path under `system`, as it is once it was changed. */
type ChangeList = (list: string, changed: (rows: Rows) => Rows) => Promise<void>;

/** What a click on the card of an item does; the data of what was clicked say what of it. */
export type CardClick = (clicked: DOMStringMap, changeList: ChangeList) => Promise<void>;

/** Does what a click asks for by its `data-action`; one that nobody has told does nothing. */
export function doneBy(clicks: Readonly<Record<string, CardClick>>): CardClick {
  return async (clicked, changeList) => {
    const { action = "" } = clicked;
    if (Object.hasOwn(clicks, action)) await clicks[action]?.(clicked, changeList);
  };
}
