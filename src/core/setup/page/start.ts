import { OptionsWindow } from "./window.js";

/** Opens « Réglages de Gardien », at a subject where one is told. */
export async function openOptions(subject?: string): Promise<void> {
  await OptionsWindow.open(subject);
}

/** Closes it, where it is open. */
export async function closeOptions(): Promise<void> {
  await OptionsWindow.shut();
}
