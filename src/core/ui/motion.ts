import { settingsStore } from "../foundry/types/settings-store.js";

/** Foundry's own setting of a user: nothing flashes or pulses. */
const PHOTOSENSITIVE = "photosensitiveMode";

/** Whether nothing is to move or flash for this user: their system asks for less motion, or Foundry's photosensitive mode is on. */
export function wantsStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || isPhotosensitive();
}

/** Whether this user has chosen Foundry's photosensitive mode. */
export function isPhotosensitive(): boolean {
  const store = settingsStore();
  return store.settings.has(`core.${PHOTOSENSITIVE}`) && store.get("core", PHOTOSENSITIVE) === true;
}
