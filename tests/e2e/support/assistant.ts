import type { Locator } from "playwright-core";
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
