import type { Data } from "../../common/types.js";

export type ColorScheme = "light" | "dark";

/** The scheme chosen in the settings for the interface or for windows, or the browser's. */
export function colorScheme(area: "interface" | "applications" = "interface"): ColorScheme {
  const config = game.settings.get("core", "uiConfig") as Data | null;
  const chosen = config?.colorScheme?.[area] as ColorScheme | "" | undefined;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Puts the chosen scheme and scale on the page, the interface and every open window. */
export function applyTheme(): void {
  const paint = (element: Element, scheme: ColorScheme): void => {
    element.classList.toggle("theme-light", scheme === "light");
    element.classList.toggle("theme-dark", scheme === "dark");
  };
  paint(document.body, colorScheme());
  for (const element of document.querySelectorAll("#interface, #hud")) {
    element.classList.add("themed");
    paint(element, colorScheme());
  }
  const { uiScale = 1 } = (game.settings.get("core", "uiConfig") ?? {}) as { uiScale?: number };
  document.documentElement.style.setProperty("--ui-scale", String(uiScale));
  // In pages of their own too: the document knows only those of this page.
  for (const { element } of foundry.applications.instances.values())
    if (element?.classList.contains("themed")) paint(element, colorScheme("applications"));
}
