import { expect } from "vitest";
import type { Locator } from "playwright-core";
import { cardOf } from "./attack.js";
import { confirmDeed, deedField, deedWindow } from "./deeds.js";
import type { Seat } from "./table.js";
import { expectText, soon } from "./wait.js";
import { openSheet } from "./windows.js";

/** Asks for a vote on the group's point from an actor's sheet; answers with the id of the deed's message. */
export async function askForVote(seat: Seat, actor: string, reason: string): Promise<string> {
  const sheet = await openSheet(seat, actor);
  await sheet.getByRole("button", { name: "Demander un vote" }).click();
  await deedWindow(seat).waitFor();
  await expectText(deedWindow(seat), "Chaque joueur connecté votera");
  await deedField(seat, "reason").fill(reason);
  return confirmDeed(seat);
}

/** The answer of one's own on the card of a vote. */
export function voteOf(seat: Seat, id: string, answer: "Oui" | "Non"): Locator {
  return cardOf(seat, id).getByRole("group", { name: "Votre vote" }).getByRole("button", { name: answer });
}

/** Waits until an open sheet tells the group's points so, in words. */
export function expectGroupPoints(sheet: Locator, words: string): Promise<void> {
  const points = sheet.getByRole("img", { name: /^Points de destin du groupe/ });
  return expect.poll(() => points.getAttribute("aria-label"), soon).toContain(words);
}
