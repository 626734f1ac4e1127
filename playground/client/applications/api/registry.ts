import { host } from "../host.js";
import type { ApplicationV2 } from "./application.js";

/** Open applications by id; the public `foundry.applications.instances`. */
export const instances = new Map<string, ApplicationV2>();

/** Windows start above this z-index. */
const BASE_Z = 100;
let highest = BASE_Z;
let serial = 0;

/** A z-index above every window shown so far. */
export const nextZ = (): number => ++highest;
/** The number that tells apart applications of one class. */
export const nextAppId = (): string => String(++serial);

/** The classes by which a window follows the colour scheme chosen for windows, so that styles can scope to it. */
export function themeWindow(element: HTMLElement): void {
  const { settings } = host.game;
  const chosen: unknown = settings?.settings?.has?.("core.uiConfig")
    ? settings.get("core", "uiConfig")?.colorScheme?.applications
    : "";
  const dark = chosen ? chosen === "dark" : document.body.classList.contains("theme-dark");
  element.classList.add("themed", dark ? "theme-dark" : "theme-light");
}
