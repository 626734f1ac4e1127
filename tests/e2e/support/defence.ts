import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { chooseDice, expectNoDiceLeft, type Face } from "./dice.js";
import type { Seat } from "./table.js";
import { soon } from "./wait.js";

/** The window in which a target answers a blow. */
export function prompt({ page }: Seat): Locator {
  return page.locator(".application.g-prompt");
}

/** Whoever is asked answers with this key, and these dice; then whoever attacked throws theirs by themselves. */
export async function answers(
  seat: Seat,
  key: string,
  dice: readonly Face[],
  damage?: { readonly by: Seat; readonly dice: readonly Face[] },
): Promise<void> {
  const window = prompt(seat);
  await window.waitFor();
  if (damage) await chooseDice(damage.by, ...damage.dice);
  await chooseDice(seat, ...dice);
  await window.locator("[data-reply]").first().press(key);
  await window.waitFor({ state: "detached" });
  await expectNoDiceLeft(seat);
  if (damage) await expectNoDiceLeft(damage.by);
}

/** From now on somebody throws damage with the button of the card, or it falls by itself. */
export async function throwsDamage({ page }: Seat, how: "auto" | "click"): Promise<void> {
  await page.evaluate(async (value) => void (await game.settings.set("gardien", "damageDice", value)), how);
}

/** Somebody throws the damage that the first of a card's targets waits for, with these dice. */
export async function throwDamage(seat: Seat, card: Locator, dice: readonly Face[]): Promise<void> {
  const due = card.locator("[data-card-action=damage]");
  const target = (await due.first().getAttribute("data-target")) ?? "";
  await chooseDice(seat, ...dice);
  await due.first().click();
  await expectNoDiceLeft(seat);
  await expect.poll(() => card.locator(`[data-card-action=damage][data-target="${target}"]`).count(), soon).toBe(0);
}
