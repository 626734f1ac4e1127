import { innerRoll } from "./config.js";
import type { Roll } from "./roll.js";

export interface RollAnchorOptions {
  attrs?: Record<string, string>;
  dataset?: Record<string, string>;
  classes?: string[];
  label?: string;
  icon?: string;
}

/** The result of a roll as a link; the roll itself travels in the link. */
export function rollAnchor(
  roll: Roll,
  { attrs = {}, dataset = {}, classes = [], label, icon = "fa-solid fa-dice-d20" }: RollAnchorOptions,
): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.classList.add("inline-roll", "inline-result", ...classes);
  for (const [name, value] of Object.entries(attrs)) anchor.setAttribute(name, value);
  Object.assign(anchor.dataset, {
    tooltip: roll.formula,
    roll: encodeURIComponent(JSON.stringify(roll)),
    ...dataset,
  });
  const symbol = document.createElement("i");
  symbol.className = icon;
  anchor.append(symbol, label ?? String(roll.total));
  return anchor;
}

/** Shows the dice of an inline result under it. */
export async function expandInlineResult(anchor: HTMLAnchorElement): Promise<void> {
  if (!anchor.classList.contains("inline-result") || anchor.classList.contains("expanded")) return;
  anchor.classList.add("expanded");
  const roll = innerRoll().fromJSON(decodeURIComponent(anchor.dataset["roll"] ?? "")) as Roll;
  const holder = anchor.ownerDocument.createElement("template");
  holder.innerHTML = await roll.getTooltip();
  anchor.append(holder.content);
}

/** Hides what `expandInlineResult` showed. */
export function collapseInlineResult(anchor: HTMLAnchorElement): void {
  anchor.querySelector(".dice-tooltip")?.remove();
  anchor.classList.remove("expanded");
}
