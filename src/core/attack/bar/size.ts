import { interfaceScale } from "../../ui/interface-scale.js";
import type { Pages } from "./pages.js";
import type { Size, Sizes } from "./place.js";

/** As many pixels wide the bar is narrow: rows instead of one strip, two weapons in each. */
const NARROW = 480;
export const LEAST_ROOM = 160;
/** More at a time nobody takes in at a glance. */
const AT_MOST = 8;
/** A reason may take one more line than the keys that it stands for. */
const SPARE = 18;

export interface BarSize extends Size {
  /** As many weapons at a time; 0: folded. */
  readonly shown: number;
}

/** The sizes that the bar can have in a room so wide, in pixels of the page, as measured. */
export function sizesOf(bar: HTMLElement, pages: Pages, room: number): Sizes<BarSize> {
  const scale = interfaceScale(); // the bar lies in the interface
  const wide = Math.max(room, LEAST_ROOM) / scale;
  const narrow = wide < NARROW;
  bar.style.setProperty("--room", `${String(Math.floor(wide))}px`);
  bar.toggleAttribute("data-narrow", narrow);
  const measured = (shown: number): BarSize => {
    put(bar, pages, shown);
    return { shown, width: bar.offsetWidth * scale, height: (bar.offsetHeight + (shown > 0 ? SPARE : 0)) * scale };
  };
  const open: BarSize[] = [];
  let most = Math.min(pages.total, narrow ? 2 : AT_MOST);
  for (let shown = most; shown * 2 >= most && shown > 0; shown--) {
    const size = measured(shown);
    if (narrow || size.width <= wide * scale) open.push(size);
    else most = shown - 1;
    if (narrow) break;
  }
  return { open, folded: measured(0) };
}

/** Draws it so large. */
export function put(bar: HTMLElement, pages: Pages, shown: number): void {
  bar.toggleAttribute("data-folded", shown === 0);
  if (shown > 0) pages.fit(shown);
}
