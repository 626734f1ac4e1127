import type { Locator } from "playwright-core";
import { expectFlawless, expectFocusShown, NARROW, resize, type Theme } from "./dress.js";
import { picture } from "./picture.js";
import { PLAYERS, type Seat } from "./table.js";

/** An empty actor of a type that the first player owns, by the keeper's hand. */
export async function newActor(keeper: Seat, player: Seat, name: string, type: string): Promise<void> {
  await keeper.page.evaluate(
    async ([called, sort, user]) => {
      const ownership = { [game.users.getName(user).id]: 3 };
      await CONFIG.Actor.documentClass.create({ name: called, type: sort, ownership });
    },
    [name, type, PLAYERS[0]] as const,
  );
  await player.page.waitForFunction((called) => Boolean(game.actors.getName(called)), name);
}

/** The open window of the assistant. */
export const assistant = ({ page }: Seat): Locator => page.locator(".application.g-assistant");
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

/** Goes through the steps in the theme that is worn, wide and narrow, without a blemish; pictures bear this name. */
export async function expectStepsWell(seat: Seat, steps: readonly string[], theme: Theme, name: string): Promise<void> {
  const window = assistant(seat);
  for (const [i, title] of steps.entries()) {
    await step(seat, title);
    for (const width of [760, NARROW]) {
      await resize(seat, window, width);
      await expectFlawless(window, `${title}, ${theme}, ${String(width)} px`);
      if (width !== NARROW) await picture(window, `${name}-${String(i + 1)}-${theme}`);
    }
    await expectFocusShown(seat, window);
  }
}
