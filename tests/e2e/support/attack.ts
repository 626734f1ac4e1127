import { expect } from "vitest";
import type { Locator } from "playwright-core";
import { chooseDice, expectNoDiceLeft, type Face } from "./dice.js";
import { selectToken, targetToken, weaponInBar } from "./scene.js";
import type { Seat } from "./table.js";
import { soon } from "./wait.js";

/** The window in which an attack is prepared. */
export function attackWindow({ page }: Seat): Locator {
  return page.locator(".application", { has: page.getByRole("complementary", { name: /^(Chances|Odds)$/ }) });
}

/** What that window does: attack, or turn something else on somebody. */
const VERBS = /^(Attaquer|Dans le vide|Attack|At nothing|Employer|Lancer le sort|S’opposer)$/;

/** The big button of that window. */
export function rollButton(seat: Seat): Locator {
  return attackWindow(seat).getByRole("button", { name: VERBS });
}

/** The newest card of the log. */
export function lastCard({ page }: Seat): Locator {
  return page.locator("#chat .chat-message").last();
}

/** The card of a message in the log; while nobody sees that, it has a copy beside the sidebar. */
export function cardOf({ page }: Seat, message: string): Locator {
  return page.locator(`#chat .chat-message[data-message-id="${message}"]`);
}

export interface Blow {
  /** Token that attacks; it must be the seat's. */
  readonly by: string;
  readonly at: string;
  readonly weapon: string;
  /** The die of the attack, then that of the location. */
  readonly dice: readonly Face[];
}

/** Opens the window for a blow: selects, targets, clicks the weapon. */
export async function prepareAttack(seat: Seat, { by, at, weapon }: Omit<Blow, "dice">): Promise<Locator> {
  await selectToken(seat, by);
  await targetToken(seat, at);
  await weaponInBar(seat, weapon).click();
  const window = attackWindow(seat);
  await window.waitFor();
  return window;
}

/** One claw alone: a creature strikes with all it has, unless its keeper says otherwise. */
export async function oneBlow(seat: Seat): Promise<void> {
  await attackWindow(seat).getByRole("combobox", { name: "Nombre de coups" }).selectOption("1");
}

/** A whole attack with chosen dice, from the token to the card; answers with the id of its message. */
export async function attack(seat: Seat, blow: Blow): Promise<string> {
  await prepareAttack(seat, blow);
  return rollPrepared(seat, blow.dice);
}

/** Rolls what the window holds; answers with the id of the message. */
export async function rollPrepared(seat: Seat, dice: readonly Face[]): Promise<string> {
  await chooseDice(seat, ...dice);
  const before = await messageIds(seat);
  await rollButton(seat).click();
  await attackWindow(seat).waitFor({ state: "detached" });
  await expectNoDiceLeft(seat);
  const id = await newAttack(seat, before);
  await cardOf(seat, id).waitFor();
  return id;
}

function messageIds({ page }: Seat): Promise<string[]> {
  return page.evaluate(() => game.messages.map((message: { id: string }) => message.id));
}

/** The id of the player's newest attack that was not there before. */
async function newAttack({ page }: Seat, before: readonly string[]): Promise<string> {
  const find = () =>
    page.evaluate(
      (known) =>
        game.messages.find(
          (message: { id: string; type: string; isAuthor: boolean }) =>
            message.type === "attack" && message.isAuthor && !known.includes(message.id),
        )?.id as string | undefined,
      before,
    );
  await expect.poll(find, soon).toBeDefined();
  return (await find())!;
}
