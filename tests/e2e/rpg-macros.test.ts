import { beforeAll, expect, it } from "vitest";
import { deedWindow } from "./support/deeds.js";
import { place } from "./support/people.js";
import { selectToken } from "./support/scene.js";
import { KEEPER, openTable } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

const HERO = "Gaspard Troispieds";
const PACK = "Macros (RPG)";

const [keeper] = await openTable(KEEPER);
const { page } = keeper;

beforeAll(async () => {
  await place(keeper, [], HERO, 800, 800);
});

const entry = (name: string) =>
  page
    .locator(".compendium-window", { has: page.getByRole("heading", { name: PACK, exact: true }) })
    .getByRole("listitem")
    .getByRole("button", { name: new RegExp(`^${name}`) });

it("a macro of the compendium comes into the world with its first place on the bar, and does its deed", async () => {
  await page.getByRole("tab", { name: "Compendiums", exact: true }).click();
  await page
    .locator("#ui-right")
    .getByRole("button", { name: /^Macros \(RPG\) \d/ })
    .click();
  const slots = page.locator("#action-bar button");
  for (const slot of [0, 1]) await entry("Asphyxie").dragTo(slots.nth(slot));
  const known = () =>
    page.evaluate(() => game.macros.filter(({ name }: { name: string }) => name === "Asphyxie").length as number);
  await expect.poll(() => slots.nth(1).getAttribute("aria-label"), soon).toBe("Asphyxie");
  expect(await known()).toBe(1);
  await closeWindows(keeper);
  await selectToken(keeper, HERO);
  await slots.nth(0).click();
  await expectText(deedWindow(keeper), HERO);
  expect(keeper.errors).toEqual([]);
});
