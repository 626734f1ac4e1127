import type { ApplicationV2 } from "./application.js";

type Move = (dx: number, dy: number) => void;

/** Follows the pointer from a press on `handle` until it is released; reports the distance from the start, in pixels. */
function track(event: PointerEvent, handle: HTMLElement, move: Move, done: () => void): void {
  const view = handle.ownerDocument.defaultView ?? window;
  const start = { x: event.clientX, y: event.clientY };
  const onMove = (e: PointerEvent): void => move(e.clientX - start.x, e.clientY - start.y);
  const onEnd = (): void => {
    view.removeEventListener("pointermove", onMove);
    view.removeEventListener("pointerup", onEnd);
    view.removeEventListener("pointercancel", onEnd);
    done();
  };
  view.addEventListener("pointermove", onMove);
  view.addEventListener("pointerup", onEnd);
  view.addEventListener("pointercancel", onEnd);
}

/** Lets the header move the window; a double click folds it. */
export function makeDraggable(app: ApplicationV2, header: HTMLElement): void {
  header.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || (event.target as HTMLElement).closest("button, a, input, menu")) return;
    const { left = 0, top = 0 } = app.position;
    app.element.classList.add("dragging");
    track(
      event,
      header,
      (dx, dy) => app.setPosition({ left: left + dx, top: top + dy }),
      () => app.element.classList.remove("dragging"),
    );
  });
  header.addEventListener("dblclick", (event) => {
    if (!app.options.window.minimizable || (event.target as HTMLElement).closest("button, a, input, menu")) return;
    void (app.minimized ? app.maximize() : app.minimize());
  });
}

/** Smallest size a window can be given by its handle, in pixels. */
const SMALLEST = { width: 200, height: 120 };

/** Lets the corner handle size the window. */
export function makeResizable(app: ApplicationV2, handle: HTMLElement): void {
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { offsetWidth, offsetHeight } = app.element;
    track(
      event,
      handle,
      (dx, dy) =>
        app.setPosition({
          width: Math.max(SMALLEST.width, offsetWidth + dx),
          height: Math.max(SMALLEST.height, offsetHeight + dy),
        }),
      () => app._onResized(),
    );
  });
}
