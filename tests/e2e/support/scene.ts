import { expect } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { Seat } from "./table.js";
import { soon } from "./wait.js";

/** Where a token of the scene in view lies on the page: the middle of it. */
export async function placeOf({ page }: Seat, token: string): Promise<{ x: number; y: number }> {
  return page.evaluate((name) => {
    const found = canvas.tokens.placeables.find(
      (one: { name: string; visible: boolean }) => one.visible && one.name === name,
    );
    if (!found) throw new Error(`no token ${name} in view`);
    const { x, y } = canvas.clientCoordinatesFromCanvas(found.center);
    return { x, y };
  }, token);
}

/** Waits until a client sees a token of this name. */
export async function expectToken({ page }: Seat, token: string): Promise<void> {
  await page.waitForFunction(
    (name) =>
      canvas.tokens.placeables.some((one: { name: string; visible: boolean }) => one.visible && one.name === name),
    token,
  );
}

/** Where a point of the scene lies on the page. */
export async function pagePoint({ page }: Seat, point: { x: number; y: number }): Promise<{ x: number; y: number }> {
  return page.evaluate((at) => {
    const { x, y } = canvas.clientCoordinatesFromCanvas(at);
    return { x, y };
  }, point);
}

/** Clicks a token of one's own: it is selected alone, and the bar with its attacks is there. */
export async function selectToken(seat: Seat, token: string): Promise<void> {
  const { x, y } = await placeOf(seat, token);
  await seat.page.mouse.click(x, y);
  await attackBar(seat).waitFor();
}

/** Points at each token and presses T, with shift from the second on, as one does in Foundry; T again would let go. */
export async function targetToken(seat: Seat, ...tokens: string[]): Promise<void> {
  const wanted = [...tokens].sort();
  if ((await targetsOf(seat.page)).join() === wanted.join()) return;
  await releaseTargets(seat);
  for (const token of tokens) {
    await expect.poll(() => pointAt(seat, token), soon).toBe(token); // the view may still be moving
    await seat.page.keyboard.press(token === tokens[0] ? "t" : "Shift+T");
  }
  await expect.poll(() => targetsOf(seat.page), soon).toEqual(wanted);
}

/** Moves the pointer to a token; returns the name of whom it is on then. */
async function pointAt(seat: Seat, token: string): Promise<string | undefined> {
  const { x, y } = await placeOf(seat, token);
  await seat.page.mouse.move(x, y);
  return seat.page.evaluate(
    () => canvas.tokens.placeables.find((one: { hover: boolean }) => one.hover)?.name as string | undefined,
  );
}

/** Aims at nobody any more. */
export async function releaseTargets({ page }: Seat): Promise<void> {
  await page.evaluate(() => {
    for (const token of [...game.user.targets]) token.setTarget(false, { releaseOthers: false });
  });
}

function targetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...game.user.targets].map((token) => token.name as string).sort());
}

/** The bar with the attacks of the selected token. */
export function attackBar({ page }: Seat): Locator {
  return page.getByRole("navigation", { name: /^(Attaques (de |d’)|Attacks of )/ });
}

/** What the bar lies on, though it should not: tokens in view, by name, and parts of Foundry's interface, by id. */
export function coveredByBar({ page }: Seat): Promise<string[]> {
  return page.evaluate(() => {
    const pieces = [...document.querySelectorAll(".g-dock__target, .g-dock__line, .g-dock__unfold, .g-bar")];
    const boxes = pieces.map((piece) => piece.getBoundingClientRect()).filter(({ width }) => width > 0);
    if (boxes.length === 0) return ["no bar"];
    const meets = (x: number, y: number, right: number, bottom: number) =>
      boxes.some((box) => box.left < right - 1 && x < box.right - 1 && box.top < bottom - 1 && y < box.bottom - 1);
    const tokens = canvas.tokens.placeables.filter(
      ({ visible, x, y, w, h }: { visible: boolean; x: number; y: number; w: number; h: number }) => {
        const from = canvas.clientCoordinatesFromCanvas({ x, y });
        const to = canvas.clientCoordinatesFromCanvas({ x: x + w, y: y + h });
        return visible && meets(from.x, from.y, to.x, to.y);
      },
    );
    const walls = ["sidebar", "hotbar", "scene-controls", "scene-navigation", "players", "chat-notifications"].filter(
      (id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box && box.width > 0 && box.height > 0 && meets(box.left, box.top, box.right, box.bottom);
      },
    );
    return [...tokens.map(({ name }: { name: string }) => name), ...walls];
  });
}

/** A weapon in the bar. */
export function weaponInBar(seat: Seat, weapon: string): Locator {
  return attackBar(seat).getByRole("button", { name: weapon });
}

/** Types into a bar of a token, in the panel that a right click opens beside it. */
export async function editBar(seat: Seat, token: string, bar: "pv" | "pf", value: string): Promise<void> {
  const { page } = seat;
  await page.evaluate(() => canvas.tokens.releaseAll());
  const { x, y } = await placeOf(seat, token);
  await page.mouse.click(x, y, { button: "right" });
  const field = page.getByLabel(`Valeur de ${bar}`);
  await field.fill(value);
  await field.press("Enter");
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "hidden" });
}
