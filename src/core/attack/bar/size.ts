import { interfaceScale } from "../../ui/interface-scale.js";
import type { Pages } from "./pages.js";
import type { Size, Sizes } from "./place.js";

/** Width in pixels below which the bar is narrow: rows with two weapons each instead of one strip. */
const NARROW = 480;
/** Least width in pixels that a bar needs. */
export const LEAST_ROOM = 160;
/** Highest number of weapons at a time, as many as one takes in at a glance. */
const AT_MOST = 8;
/** Height in pixels of the extra line that a reason may need over the keys. */
const SPARE = 18;

/** Size of the bar with the number of weapons it shows. */
export interface BarSize extends Size {
  /** Number of weapons at a time; 0: collapsed. */
  readonly shown: number;
}

/** Measures the sizes that the bar can have in a room of this width, in pixels of the page. */
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

/** Draws the bar in a size. */
export function put(bar: HTMLElement, pages: Pages, shown: number): void {
  bar.toggleAttribute("data-folded", shown === 0);
  if (shown > 0) pages.fit(shown);
}
