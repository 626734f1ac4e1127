import { expect } from "vitest";
import type { Locator } from "playwright-core";
import { cardOf } from "./attack.js";
import type { Seat } from "./table.js";
import { expectText, soon } from "./wait.js";
import { QUICKLY } from "./undo.js";

/** The window in which a deed is prepared. */
export function deedWindow({ page }: Seat): Locator {
  return page.locator(".application.g-deed");
}

/** A field of that window, by the id of its choice. */
export function deedField(seat: Seat, id: string): Locator {
  return deedWindow(seat).locator(`[data-field=${id}]`);
}

/** Begins a deed to the actors of these tokens, as a macro or a button would; answers with its window. */
export async function beginDeed(
  seat: Seat,
  deed: string,
  tokens: readonly string[],
  choices: object = {},
): Promise<Locator> {
  await seat.page.evaluate(
    ([id, names, chosen]) => {
      const tokensOf = canvas.scene.tokens.filter((token: { name: string }) => names.includes(token.name));
      const uuids = [...new Set(tokensOf.map((token: { actor: { uuid: string } }) => token.actor.uuid))];
      return game.gardien.deed(id, uuids, chosen);
    },
    [deed, tokens, choices] as const,
  );
  await deedWindow(seat).waitFor();
  return deedWindow(seat);
}

/** Confirms the window by its button; answers with the id of the deed's message. */
export function confirmDeed(seat: Seat): Promise<string> {
  return confirmedBy(seat, () => deedWindow(seat).locator("[type=submit]").click());
}

/** Confirms the window by Enter, once the focus is in it; answers with the id of the deed's message. */
export function confirmDeedByKey(seat: Seat): Promise<string> {
  return confirmedBy(seat, async () => {
    const holdsFocus = () => deedWindow(seat).evaluate((window) => window.contains(document.activeElement));
    await expect.poll(holdsFocus, soon).toBe(true);
    await seat.page.keyboard.press("Enter");
  });
}

async function confirmedBy(seat: Seat, confirm: () => Promise<void>): Promise<string> {
  const known = await deedsOf(seat);
  await confirm();
  await deedWindow(seat).waitFor({ state: "detached" });
  return newDeed(seat, known);
}

/** The ids of all messages of deeds that a client knows, or of those of one deed. */
export function deedsOf({ page }: Seat, deed?: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    type Posted = { id: string; type: string; system: { deed?: { id: string } | null } };
    const posted = game.messages.filter(({ type }: Posted) => type === "deed") as Posted[];
    return posted.filter(({ system }) => !wanted || system.deed?.id === wanted).map(({ id }) => id);
  }, deed);
}

/** Waits for a deed, or for a certain one, that was not there before; answers with its id. */
export async function newDeed(seat: Seat, known: readonly string[], deed?: string): Promise<string> {
  const find = async () => (await deedsOf(seat, deed)).find((id) => !known.includes(id));
  await expect.poll(find, soon).toBeDefined();
  return (await find())!;
}

/** Waits until all that was planned for an attack or a deed is carried out: half of it could be taken back alone. */
export async function expectDone({ page }: Seat, id: string): Promise<void> {
  const unfinished = () =>
    page.evaluate((subject) => {
      type Told = { subject?: string; ammunition: string; targets: { stage: string }[] };
      const told = game.messages.map(({ system }: { system?: { data?: Told } }) => system?.data) as (
        | Told
        | undefined
      )[];
      const verdict = told.find((data) => data?.subject === subject);
      if (!verdict) return ["unjudged"];
      const stages = [verdict.ammunition, ...verdict.targets.map(({ stage }) => stage)];
      return stages.filter((stage) => ["planned", "spending"].includes(stage));
    }, id);
  await expect.poll(unfinished, soon).toEqual([]);
}

/** Takes all of a deed back, or what is left of it, and waits until it is done. */
export async function undoDeed(keeper: Seat, id: string): Promise<void> {
  await expectDone(keeper, id);
  const buttons = cardOf(keeper, id).getByRole("button", { name: /^(Annuler|Tout annuler)$/ });
  await buttons.last().click(QUICKLY);
  await expectText(cardOf(keeper, id), "Annulé");
}
