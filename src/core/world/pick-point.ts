import { viewOf } from "../foundry/canvas.js";
import { tell } from "../text/errors.js";
import { pages } from "../ui/pages.js";
import type { Point } from "../play/contract/situation.js";

/** Where the scene is drawn, in Foundry and at the table here. */
const SCENE = "#board";

/**
 * Waits for a click on the scene and answers with its point, in the scene's pixels; `null` once Escape is pressed. The click
 * selects and moves nothing.
 */
export function pickPoint(): Promise<Point | null> {
  const view = viewOf();
  if (!view) return Promise.resolve(null);
  tell("GARDIEN.ATTACK.POINT.click");
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  return new Promise((resolve) => {
    const end = (event: Event, point: Point | null) => {
      event.preventDefault();
      event.stopPropagation();
      over.abort();
      resolve(point);
    };
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (!(event.target as Element | null)?.closest?.(SCENE) || event.button !== 0) return;
        end(event, view.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY }));
      },
      options,
    );
    for (const page of pages())
      // what asked for it may stand in a page of its own
      page.addEventListener("keydown", (event) => event.key === "Escape" && end(event, null), options);
  });
}
