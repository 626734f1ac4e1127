/** Says to screen readers what a window is called, and that it is one: of a plain element Foundry tells neither. */
export function beNamed(window: HTMLElement): void {
  const title = window.querySelector<HTMLElement>(".window-title");
  if (!title) return;
  title.id ||= `${window.id}-window-title`;
  window.setAttribute("aria-labelledby", title.id);
  if (window.localName !== "form") window.role ||= "dialog";
}
