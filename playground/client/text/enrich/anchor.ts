export interface AnchorOptions {
  attrs?: Record<string, string | null | undefined>;
  dataset?: Record<string, string | null | undefined>;
  classes?: string[];
  /** The text of the link. */
  name?: string;
  /** Classes of the icon before it. */
  icon?: string | null;
}

const isSet = (entry: [string, string | null | undefined]): entry is [string, string] =>
  entry[1] !== undefined && entry[1] !== null;

/** A link that acts by a click and holds only text. It can be reached by keyboard. */
export function createAnchor({ attrs = {}, dataset = {}, classes = [], name = "", icon }: AnchorOptions = {}) {
  const anchor = document.createElement("a");
  anchor.classList.add(...classes);
  anchor.tabIndex = 0;
  for (const [key, value] of Object.entries(attrs).filter(isSet)) anchor.setAttribute(key, value);
  for (const [key, value] of Object.entries(dataset).filter(isSet)) anchor.dataset[key] = value;
  if (icon) {
    const symbol = document.createElement("i");
    symbol.className = icon;
    anchor.append(symbol);
  }
  anchor.append(name);
  return anchor;
}
