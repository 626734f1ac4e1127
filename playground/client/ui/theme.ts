import type { Data } from "../../common/types.js";

export type ColorScheme = "light" | "dark";

/** The scheme chosen in the settings for the interface or for windows, or the browser's. */
export function colorScheme(area: "interface" | "applications" = "interface"): ColorScheme {
  const config = game.settings.get("core", "uiConfig") as Data | null;
  const chosen = config?.colorScheme?.[area] as ColorScheme | "" | undefined;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Puts the chosen scheme on the page, the interface and every open window. */
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
  for (const element of document.querySelectorAll(".application.themed")) paint(element, colorScheme("applications"));
}
