import type { ApplicationV2 } from "./application.js";

/** Runs what a click on a `[data-action]` element asks for. */
export function dispatchAction(app: ApplicationV2, event: PointerEvent): void {
  const target = (event.target as HTMLElement | null)?.closest<HTMLElement>("[data-action]");
  if (!target || !app.element.contains(target)) {
    if (event.type === "click") app.toggleControls(false);
    return;
  }
  const action = target.dataset.action ?? "";
  const entry = app.options.actions[action];
  if (event.type === "contextmenu") {
    if (typeof entry === "object" && entry.buttons.includes(2)) event.preventDefault(); // auxclick does the work
    return;
  }
  if (action !== "toggleControls") app.toggleControls(false);
  if (event.button === 0 && builtIn(app, action, event, target)) return;
  if (!entry) {
    if (event.button === 0 && !controlClick(app, action, event)) app._onClickAction(event, target);
    return;
  }
  const { handler, buttons } = typeof entry === "function" ? { handler: entry, buttons: [0] } : entry;
  if (buttons.includes(event.button)) handler.call(app, event, target);
}

/** The actions every application has. */
function builtIn(app: ApplicationV2, action: string, event: PointerEvent, target: HTMLElement): boolean {
  switch (action) {
    case "close":
      event.stopPropagation();
      void app.close();
      return true;
    case "tab":
      event.preventDefault();
      app._onClickTab(event, target);
      return true;
    case "detach":
    case "attach":
      if (!target.closest(".controls-dropdown")) return false;
      void (action === "detach" ? app.detachWindow() : app.attachWindow());
      return true;
    case "toggleControls":
      event.stopPropagation();
      app.toggleControls();
      return true;
  }
  return false;
}

/** A header entry may carry its own function instead of naming an action. */
function controlClick(app: ApplicationV2, action: string, event: PointerEvent): boolean {
  const control = [...app._headerControlButtons()].find((c) => c.action === action && c.onClick);
  if (!control?.onClick) return false;
  control.onClick.call(app, event);
  return true;
}

/** Enter and space choose a tab that is a link. Escape is a key of the table's, not of a window's: see `keyboard.ts`. */
export function onFrameKey(event: KeyboardEvent): void {
  const tab = (event.target as HTMLElement).closest<HTMLElement>("a[data-action=tab]");
  if (!tab || !["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  tab.click();
}
