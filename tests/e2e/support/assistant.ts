import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { expectFlawless, expectFocusShown, NARROW, resize, type Theme } from "./dress.js";
import { focusedName, tabTo } from "./keys.js";
import { picture } from "./picture.js";
import { PLAYERS, reload, type Seat } from "./table.js";
import { soon } from "./wait.js";
import { openSheet } from "./windows.js";
import { strangeWords } from "./words.js";

/** As wide as the window opens, in pixels. */
const WIDE = 760;

/** An empty actor of a type that the first player owns, by the keeper's hand; the one of an earlier try is gone. */
export async function newActor(keeper: Seat, player: Seat, name: string, type: string): Promise<void> {
  await keeper.page.evaluate(
    async ([called, sort, user]) => {
      const ownership = { [game.users.getName(user).id]: 3 };
      await game.actors.getName(called)?.delete();
      await CONFIG.Actor.documentClass.create({ name: called, type: sort, ownership });
    },
    [name, type, PLAYERS[0]] as const,
  );
  const id = await keeper.page.evaluate((called) => game.actors.getName(called).id as string, name);
  await player.page.waitForFunction((known) => Boolean(game.actors.get(known)), id);
}

/** The open window of the assistant. */
export const assistant = ({ page }: Seat): Locator => page.locator(".application.g-creation");
export const button = (place: Locator, name: string | RegExp): Locator => place.getByRole("button", { name });

/** Goes to a step by its button at the side. */
export async function step(seat: Seat, name: string): Promise<void> {
  await assistant(seat).getByRole("navigation").getByRole("button", { name }).click();
  await assistant(seat).getByRole("heading", { name, level: 2 }).waitFor();
}

/** The box of this name in the step one is at. */
export const field = (seat: Seat, label: string): Locator =>
  assistant(seat).getByLabel(label, { exact: true }).and(seat.page.locator("input, select, textarea"));

export async function fill(seat: Seat, label: string, value: string): Promise<void> {
  const box = field(seat, label);
  await box.fill(value);
  await box.press("Tab");
}

/** The step at which a draft was left, as a client knows it. */
export const storedStepOf = ({ page }: Seat, name: string): Promise<string | undefined> =>
  page.evaluate((n) => game.actors.getName(n)?.flags.gardien?.assistant?.step as string | undefined, name);

/**
 * Goes through the steps in the theme that is worn without a blemish; pictures bear this name, if any. Narrow they are
 * looked at by light alone: colours know nothing of widths, widths nothing of colours.
 */
export async function expectStepsWell(
  seat: Seat,
  steps: readonly string[],
  theme: Theme,
  name?: string,
): Promise<void> {
  const window = assistant(seat);
  for (const [i, title] of steps.entries()) {
    await step(seat, title);
    for (const width of theme === "light" ? [NARROW, WIDE] : [WIDE]) {
      await resize(seat, window, width);
      await expectFlawless(window, `${title}, ${theme}, ${String(width)} px`);
      if (name && width !== NARROW) await picture(window, `${name}-${String(i + 1)}-${theme}`);
    }
    await expectFocusShown(seat, window);
  }
}

/** Opens the assistant from an actor's sheet: at its beginning, or by this name of its button. */
export async function openAssistant(
  seat: Seat,
  actor: string,
  name: string | RegExp = "Création pas à pas",
): Promise<void> {
  await button(await openSheet(seat, actor), name).click();
  await assistant(seat).waitFor();
}

/** Presses the button that ends it, and waits until the window is gone. */
export async function finish(seat: Seat, name = "Terminer"): Promise<void> {
  await button(assistant(seat), name).click();
  await assistant(seat).waitFor({ state: "detached" });
}

/** Closes the window in the middle, comes back another day, and finds the step of this title. */
export async function leaveAndResume(seat: Seat, actor: string, title: string): Promise<void> {
  await seat.page.keyboard.press("Escape");
  await assistant(seat).waitFor({ state: "detached" });
  await reload(seat);
  await openAssistant(seat, actor, "Reprendre la création");
  await assistant(seat).getByRole("heading", { name: title, level: 2 }).waitFor();
}

/** A keeper waves through what stands against the limits, and approves. */
export async function approveAnyway(keeper: Seat, actor: string): Promise<void> {
  await openAssistant(keeper, actor, "Reprendre la création");
  await step(keeper, "Résumé");
  await assistant(keeper)
    .getByLabel(/^Passer outre/)
    .check();
  await finish(keeper, "Terminer et approuver");
}

/** From the heading of the first step to the last with the keyboard alone; some are nearer the other way round. */
export async function goByKeyboard(
  seat: Seat,
  [first = "", ...others]: readonly string[],
  isBack: (step: string) => boolean = () => false,
): Promise<void> {
  await assistant(seat).getByRole("heading", { name: first }).focus();
  for (const name of others) {
    await tabTo(seat, /^Suite$/, { back: isBack(name) });
    await seat.page.keyboard.press("Enter");
    await expect.poll(() => focusedName(seat), soon).toBe(name);
  }
}

/** The same player in English reads nothing in French on these steps of a draft that is under way. */
export async function expectEnglish({ table }: Seat, actor: string, steps: readonly string[]): Promise<Seat> {
  const english = await table.join(PLAYERS[0], { lang: "en" });
  await openAssistant(english, actor, "Resume creation");
  for (const name of steps) {
    await step(english, name);
    await expect.poll(() => strangeWords(english, "en"), { ...soon, message: name }).toEqual([]);
  }
  return english;
}

/**
 * Types into the search box while the window is being drawn with what stood there before, as on a slow machine. Answers
 * with what stands there then, and whether only what bears these words is shown.
 */
export function typeWhileDrawn({ page }: Seat, words: string): Promise<unknown> {
  return page.evaluate(async (typed) => {
    const app = [...foundry.applications.instances.values()].find(({ element }) => element.matches(".g-creation"));
    const replace = app._replaceHTML as (...args: unknown[]) => void;
    app._replaceHTML = (...args: unknown[]) => {
      delete app._replaceHTML;
      const box = app.element.querySelector("[data-search]") as HTMLInputElement;
      box.value = typed;
      box.dispatchEvent(new Event("input", { bubbles: true }));
      replace.apply(app, args);
    };
    await app.render();
    const [box] = app.element.querySelectorAll("[data-search]");
    const found = [...app.element.querySelectorAll("[data-name]")].filter(({ hidden }) => !hidden);
    return [box.value, found.every(({ dataset }) => dataset.name.toLowerCase().includes(typed))];
  }, words);
}
