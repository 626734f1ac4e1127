import { expect } from "vitest";
import type { Locator } from "playwright-core";

/** How long something that happens between clients may take where the machine is busy, and how often we look, in milliseconds. */
export const soon = { timeout: 30_000, interval: 40 };

/** Waits until an element shows all of this at once, whatever the kind of spaces between the words. */
export async function expectText(place: Locator, ...wanted: (string | RegExp)[]): Promise<void> {
  const shortfall = async () => {
    const text = await read(place);
    const missing = wanted.filter((one) => (typeof one === "string" ? !text.includes(one) : !one.test(text)));
    return missing.length > 0 ? { missing: missing.map(String), text } : null;
  };
  await expect.poll(shortfall, soon).toBeNull();
}

/** An element's text as one reads it, with plain spaces; empty while it is not there. */
export async function read(place: Locator): Promise<string> {
  if ((await place.count()) === 0) return "";
  return (await place.innerText()).replaceAll(/\s+/g, " ").trim();
}

/**
 * Points at something until what that brings up says all of this: a card or a window that is drawn anew under the pointer
 * takes away what it had brought up.
 */
export async function pointAt(place: Locator, shown: Locator, ...wanted: readonly string[]): Promise<void> {
  const told = async () => {
    await place.page().mouse.move(1, 1);
    await place.hover();
    const text = await read(shown);
    return wanted.filter((one) => !text.includes(one)).map((missing) => ({ missing, text }));
  };
  await expect.poll(told, soon).toEqual([]);
}
