import type { Locator } from "playwright-core";
import { chooseDice, expectNoDiceLeft, type Face } from "./dice.js";
import type { Seat } from "./table.js";

/** The window in which a target answers a blow. */
export function prompt({ page }: Seat): Locator {
  return page.locator(".application.g-prompt");
}

/** Whoever is asked answers with this key, and these dice. */
export async function answers(seat: Seat, key: string, dice: readonly Face[]): Promise<void> {
  const window = prompt(seat);
  await window.waitFor();
  await chooseDice(seat, ...dice);
  await window.locator("[data-reply]").first().press(key);
  await window.waitFor({ state: "detached" });
  await expectNoDiceLeft(seat);
}
