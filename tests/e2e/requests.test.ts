import { expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";

const HEROINE = "Journaliste";
const COMRADE = "Paul";
const THUG = "Voyou";
const GHOUL = "Goule";

const all = await openTable(KEEPER, ...PLAYERS);
const [keeper, ines, hugo] = all;

const row = (seat: Seat, card: string, name: string) =>
  cardOf(seat, card).locator(".g-asked").filter({ hasText: name });
const state = (seat: Seat, card: string, name: string) => row(seat, card, name).getAttribute("data-state");
const press = (seat: Seat, card: string, name: string, label: string, shift = false) =>
  row(seat, card, name)
    .getByRole("button", { name: label })
    .click(shift ? { modifiers: ["Shift"] } : {});

it("asks four at once: each stands where they are, is reminded, skipped or rolled for, and the hidden difficulty stays hidden", async () => {
  await beginDeed(keeper, "request", [HEROINE, COMRADE, THUG, GHOUL], {
    kind: "save",
    id: "ref",
    dc: 37,
    hidden: true,
  });
  const card = await confirmDeed(keeper);
  await expectText(cardOf(keeper, card), "Réflexes", "DD", "37", "attend Inès", "attend Hugo", "au gardien");
  await expectText(cardOf(ines, card), "Réflexes", "attend Hugo");
  for (const [i, seat] of all.entries()) await cardOf(seat, card).screenshot({ path: `/tmp/nreq-wait-${i}.png` });

  // with Shift it is rolled without a window
  await chooseDice(ines, [20, 12]);
  await press(ines, card, HEROINE, "Faire le test", true);
  await expect.poll(() => state(hugo, card, HEROINE), soon).toBe("rolled");

  await cardOf(keeper, card).getByRole("button", { name: "Rappeler" }).click();
  await expect.poll(() => state(hugo, card, COMRADE), soon).toBe("reminded");
  await expectText(hugo.page.locator("#notifications"), "Rappel du gardien", COMRADE);

  await press(hugo, card, COMRADE, "Renoncer");
  await expect.poll(() => state(keeper, card, COMRADE), soon).toBe("declined");
  await press(keeper, card, COMRADE, "Redemander");
  await press(keeper, card, COMRADE, "Lancer à sa place");
  await expect.poll(() => state(hugo, card, COMRADE), soon).toBe("rolledFor");

  await cardOf(keeper, card)
    .getByRole("button", { name: /^Lancer pour les 2 sans joueur/ })
    .click();
  for (const name of [THUG, GHOUL]) await expect.poll(() => state(ines, card, name), soon).toBe("rolled");
  await expectText(cardOf(ines, card), "0 sur 4 réussissent");
  for (const [i, seat] of all.entries()) await cardOf(seat, card).screenshot({ path: `/tmp/nreq-done-${i}.png` });

  for (const seat of [ines, hugo]) {
    expect(await read(seat.page.locator("#chat"))).not.toMatch(/37|Marge/);
    const words = await seat.page.evaluate(() =>
      game.messages.map(({ content }: { content: string }) => content).join(" "),
    );
    expect(words).not.toContain("37");
  }
  await expectText(cardOf(keeper, card), "37", "Marge");
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});
