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

/** Keys every window knows: Escape closes it unless a field is being edited, Enter and space choose a tab. */
export function onFrameKey(app: ApplicationV2, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const tab = target.closest<HTMLElement>("a[data-action=tab]");
  if (tab && ["Enter", " "].includes(event.key)) {
    event.preventDefault();
    tab.click();
  }
  const editing = target.closest("input:not([type=checkbox], [type=radio]), textarea, select, prose-mirror.active");
  if (event.key !== "Escape" || event.defaultPrevented || !app.hasFrame || editing) return;
  event.preventDefault();
  event.stopPropagation();
  if (app.window.controlsDropdown?.classList.contains("expanded")) {
    app.toggleControls(false);
    app.window.controls?.focus();
  } else void app.close();
}
