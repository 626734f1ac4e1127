import { expect } from "vitest";
import type { Locator } from "playwright-core";
import { findingsOf } from "./axe.js";
import { blemishesOf, FLAWLESS, focusHidden } from "./appearance.js";
import { picture } from "./picture.js";
import type { Seat } from "./table.js";
import { soon } from "./wait.js";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A window as narrow as somebody would make it, in pixels. */
export const NARROW = 420;

/** Puts a theme on, by the setting that Foundry has for it. */
export async function wear(theme: Theme, ...seats: readonly Seat[]): Promise<void> {
  for (const { page } of seats) {
    await page.evaluate(async (scheme) => {
      const config = game.settings.get("core", "uiConfig") ?? {};
      const colorScheme = { interface: scheme, applications: scheme };
      await game.settings.set("core", "uiConfig", { ...config, colorScheme });
    }, theme);
    await page.locator(`body.theme-${theme}`).waitFor();
  }
}

/** The themes, the one that is worn first: changing costs the whole page a new coat. */
async function themesFrom({ page }: Seat): Promise<readonly Theme[]> {
  const dark = (await page.locator("body.theme-dark").count()) > 0;
  return dark ? THEMES.toReversed() : THEMES;
}

/** Draws a window as wide as told, in pixels, at the left of the page. */
export async function resize({ page }: Seat, window: Locator, width: number): Promise<void> {
  const id = await window.getAttribute("id");
  await page.evaluate(
    ([app, wide]) => foundry.applications.instances.get(app).setPosition({ width: wide, left: 20, top: 10 }),
    [id, width] as const,
  );
}

/** Waits until a part of the page has nothing that somebody would stumble over; `when` is said if it never does. */
export async function expectFlawless(place: Locator, when?: string): Promise<void> {
  const patience = when === undefined ? soon : { ...soon, message: when };
  await expect.poll(() => blemishesOf(place), patience).toEqual(FLAWLESS);
  await expect.poll(() => findingsOf(place), patience).toEqual([]);
}

/** Waits until one sees the focus on every control of a part of the page. */
export async function expectFocusShown({ page }: Seat, place: Locator): Promise<void> {
  await page.keyboard.press("Tab"); // from now on it is the keyboard's focus
  await expect.poll(() => focusHidden(place), soon).toEqual([]);
}

/** A part of the page that is no window in both themes, without a blemish; pictures are taken where it has a name. */
export async function expectPartWell(seat: Seat, part: Locator, name?: string): Promise<void> {
  for (const theme of await themesFrom(seat)) {
    await wear(theme, seat);
    await expectFlawless(part, theme);
    if (name) await picture(part, `${name}-${theme}`);
  }
  await expectFocusShown(seat, part);
}

/** What a finger needs, in pixels. */
const FINGER = 44;

/** Controls of a part of the page, found by a selector, that are too small for a finger, with their sizes. */
export function tooSmall({ page }: Seat, part: string): Promise<string[]> {
  return page.evaluate(
    ([selector, least]) => {
      const controls = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((one) => [
        ...one.querySelectorAll<HTMLElement>("button, select, summary, input, a[href]"),
      ]);
      return controls.flatMap((control) => {
        const target = control.closest("label") ?? control;
        const { width, height } = target.getBoundingClientRect();
        if (width === 0 || control.closest("[hidden]")) return [];
        const name = control.ariaLabel ?? (control.innerText || control.className);
        return width < least - 0.5 || height < least - 0.5 ? [`${name}: ${width} × ${height}`] : [];
      });
    },
    [part, FINGER] as const,
  );
}

interface Looks {
  /** Name of its pictures; none are taken without one. */
  readonly name?: string | undefined;
  /** Tabs that are opened one after the other. */
  readonly pages?: readonly string[];
}

/**
 * A window in both themes, without a blemish; with tabs each of its pages. Narrow it is looked at in one theme: colours
 * know nothing of widths, widths nothing of colours.
 */
export async function expectWell(seat: Seat, window: Locator, { name, pages = [] }: Looks = {}): Promise<void> {
  const { width } = (await window.boundingBox())!;
  const open = (page: string) => window.locator(`[data-action=tab][data-tab=${page}]`).click();
  const [first] = pages;
  const themes = await themesFrom(seat);
  for (const theme of themes) {
    await wear(theme, seat);
    for (const page of pages.length > 0 ? pages : [undefined]) {
      if (page !== undefined) {
        await resize(seat, window, width); // wide enough that no tab lies under the fold
        await open(page);
      }
      for (const wide of theme === themes[0] ? [width, NARROW] : [width]) {
        await resize(seat, window, wide);
        await expectFlawless(window, `${theme}, ${page ?? ""} ${String(wide)} px`);
      }
    }
    await resize(seat, window, width);
    if (first !== undefined) await open(first);
    if (name) await picture(window, `${name}-${theme}`);
  }
  await expectFocusShown(seat, window);
}

interface Open {
  readonly window: Locator;
  /** Name of its pictures; none are taken without one. */
  readonly name?: string;
}

/** The same of many windows that are open at once: the page is clothed anew once, and not for each of them. */
export async function expectAllWell(seat: Seat, windows: readonly Open[]): Promise<void> {
  const themes = await themesFrom(seat);
  for (const theme of themes) {
    await wear(theme, seat);
    for (const { window, name } of windows) {
      const { width } = (await window.boundingBox())!;
      for (const wide of theme === themes[0] ? [NARROW, width] : [width]) {
        if (wide !== width || theme === themes[0]) await resize(seat, window, wide);
        await expectFlawless(window, `${name ?? ""}, ${theme}, ${String(wide)} px`);
      }
      if (name) await inFront(seat, window, () => picture(window, `${name}-${theme}`));
    }
  }
  for (const { window } of windows) await expectFocusShown(seat, window);
}

/** Does something while a window lies over the others. */
async function inFront({ page }: Seat, window: Locator, act: () => Promise<void>): Promise<void> {
  const id = await window.getAttribute("id");
  await page.evaluate((app) => void foundry.applications.instances.get(app).bringToFront(), id);
  await act();
}
