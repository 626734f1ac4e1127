import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { conditionOf, expectCondition, heal } from "./support/people.js";
import { selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat, type Table } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet, wound } from "./support/windows.js";

const HEROINE = "Journaliste";
const COMRADE = "Paul";

let table: Table;
let keeper: Seat;
let player: Seat;
let other: Seat;

beforeAll(async () => {
  table = await openTable();
  [keeper, player, other] = await Promise.all([table.join(KEEPER), table.join(PLAYERS[0]), table.join(PLAYERS[1])]);
});
afterAll(() => table.close());

const windowOf = ({ page }: Seat): Locator => page.locator(".application.g-deed");
const field = (seat: Seat, id: string): Locator => windowOf(seat).locator(`[data-field=${id}]`);

const deeds = ({ page }: Seat): Promise<string[]> =>
  page.evaluate(() =>
    game.messages.filter(({ type }: { type: string }) => type === "deed").map(({ id }: { id: string }) => id),
  );

/** Opens the window of a deed of a token's actor, as a macro would. */
async function begin(seat: Seat, deed: string, token: string, choices: object = {}): Promise<void> {
  await seat.page.evaluate(
    ([id, name, chosen]) => {
      const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
      return game.gardien.deed(id, [actor.uuid], chosen);
    },
    [deed, token, choices] as const,
  );
  await windowOf(seat).waitFor();
}

/** Confirms the window; answers with the id of the deed's message. */
async function confirm(seat: Seat): Promise<string> {
  const known = await deeds(seat);
  await windowOf(seat).locator("[type=submit]").click();
  await windowOf(seat).waitFor({ state: "detached" });
  const find = async () => (await deeds(seat)).find((id) => !known.includes(id));
  await expect.poll(find, soon).toBeDefined();
  return (await find())!;
}

const undo = (id: string) => cardOf(keeper, id).getByRole("button", { name: "Annuler", exact: true }).click();

/** Data of an item of a token's actor, by its name, as a client knows it. */
const itemOf = ({ page }: Seat, token: string, name: string): Promise<Record<string, unknown>> =>
  page.evaluate(
    ([who, what]) => {
      const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === who);
      return actor.items.getName(what).toObject().system;
    },
    [token, name] as const,
  );

describe("care", () => {
  it("is given to a comrade from one's own sheet, without the keeper's word, and shown to all (GB-38)", async () => {
    await wound(keeper, COMRADE, { name: "Balle", system: { gb: 7, zone: "legLeft", pvLost: 2 } });
    const sheet = await openSheet(player, HEROINE);
    await sheet.locator("[data-deed=care]").first().click();
    await windowOf(player).waitFor();
    await field(player, "patient").selectOption({ label: COMRADE });
    await expectText(windowOf(player), "GB 7");
    await chooseDice(player, [20, 20]);
    const id = await confirm(player);
    await expectNoDiceLeft(player);
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, id), COMRADE, "Blessure soignée", HEROINE);
    await expect.poll(() => itemOf(other, COMRADE, "Balle"), soon).toMatchObject({ treated: true });
    await undo(id);
    await expect.poll(() => itemOf(other, COMRADE, "Balle"), soon).toMatchObject({ treated: false });
    await closeWindows(player);
  });

  it("waits for the keeper when a player lends the hands of somebody else's character", async () => {
    const choices = await other.page.evaluate((name) => {
      const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
      return { wound: actor.items.getName("Balle").id as string };
    }, COMRADE);
    await begin(other, "care", COMRADE, choices);
    await field(other, "helper").selectOption({ label: HEROINE });
    await expectText(windowOf(other), "Le gardien confirmera");
    const id = await confirm(other);
    await expectText(cardOf(keeper, id), "À confirmer par le gardien");
    await cardOf(keeper, id).getByRole("button", { name: "Rejeter" }).click();
    await expectText(cardOf(other, id), "Jet rejeté");
    await heal(keeper, COMRADE);
  });
});

describe("an opposed check (GB-01)", () => {
  it("names on its card who wins", async () => {
    await chooseDice(player, [20, 12]);
    await begin(player, "check", HEROINE, { kind: "ability", id: "cha" });
    const first = await confirm(player);
    await expectText(cardOf(other, first), "Jet de Charisme"); // judged: only then can it be opposed
    await chooseDice(other, [20, 3]);
    await begin(other, "check", COMRADE, { kind: "ability", id: "wis" });
    await field(other, "against").selectOption({ index: 1 });
    const id = await confirm(other);
    for (const seat of [keeper, player, other]) await expectText(cardOf(seat, id), `${HEROINE} l’emporte`);
  });

  it("takes a number typed in haste as it was typed, and asks the keeper about it", async () => {
    await begin(player, "check", HEROINE, { kind: "ability", id: "cha" });
    await field(player, "dc").fill("12");
    await field(player, "dc").press("Tab");
    await player.page.keyboard.press("Tab");
    await field(player, "modifier").focus();
    await player.page.keyboard.type("2");
    await field(player, "reason").fill("bonne humeur");
    await chooseDice(player, [20, 10]);
    const id = await confirm(player);
    await expectText(cardOf(keeper, id), "Modificateur +2", "À confirmer par le gardien");
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    await expectText(cardOf(player, id), "Réussite");
  });
});

describe("a natural cause (GB-58, GB-59)", () => {
  it("leaves a wound that grows while the cause goes on, and both are taken back", async () => {
    const before = await conditionOf(keeper, COMRADE);
    await begin(keeper, "hazard", COMRADE);
    await field(keeper, "hazard").selectOption("typed");
    await field(keeper, "cause").fill("Brasier");
    await field(keeper, "damage").fill("1d6");
    await field(keeper, "goesOn").check();
    await chooseDice(keeper, [10, 3]);
    const first = await confirm(keeper);
    await expectCondition([keeper, other], COMRADE, { pv: before.pv - 1, pf: before.pf - 2, wounds: ["Brasier"] });
    await begin(keeper, "hazard", COMRADE);
    await expectText(windowOf(keeper), "Brasier, qui continue");
    await field(keeper, "goesOn").uncheck();
    const second = await confirm(keeper);
    await expectCondition([keeper, other], COMRADE, { pv: before.pv - 2, pf: before.pf - 3, wounds: ["Brasier"] });
    const grown = { gb: 6, hazard: { active: false, round: 2 } };
    await expect.poll(() => itemOf(keeper, COMRADE, "Brasier"), soon).toMatchObject(grown);
    await undo(second);
    await undo(first);
    await expectCondition([keeper, other], COMRADE, before);
  });
});

describe("the sheet of a natural cause", () => {
  it("inflicts it, straight from the compendium, on the token selected", async () => {
    const before = await conditionOf(keeper, COMRADE);
    const uuid = await keeper.page.evaluate(() => {
      const pack = game.packs.find(({ index }: { index: { contents: { type: string }[] } }) =>
        index.contents.some(({ type }) => type === "gbHazard"),
      );
      return pack.index.find(({ name }: { name: string }) => name === "Brasier").uuid as string;
    });
    await selectToken(keeper, COMRADE);
    const sheet = await openSheet(keeper, uuid);
    await sheet.locator("[data-action=inflict]").click();
    await windowOf(keeper).waitFor();
    await expectText(windowOf(keeper), COMRADE);
    expect(await field(keeper, "cause").inputValue()).toBe("Brasier");
    await chooseDice(keeper, [10, 1]);
    const id = await confirm(keeper);
    await expectText(cardOf(keeper, id), "Brasier", "Légère");
    await expectCondition([keeper, other], COMRADE, { pf: before.pf - 1, wounds: ["Brasier"] });
    await undo(id);
    await expectCondition([keeper, other], COMRADE, before);
    await closeWindows(keeper);
  });
});

describe("a destiny point (GB-02, GB-03)", () => {
  const left = ({ page }: Seat): Promise<number> =>
    page.evaluate((name) => {
      const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
      return actor.system.destiny.remaining as number;
    }, HEROINE);

  it("is asked for by its player and spent by the keeper's word; refused, it stays", async () => {
    const before = await left(player);
    for (const [answer, after] of [
      ["Rejeter", before],
      ["Confirmer", before - 1],
    ] as const) {
      await begin(player, "destiny", HEROINE);
      await field(player, "reason").fill("la marche cède après mon passage");
      const id = await confirm(player);
      await expectText(cardOf(keeper, id), "la marche cède");
      await cardOf(keeper, id).getByRole("button", { name: answer }).click();
      await expect.poll(() => left(player), soon).toBe(after);
    }
  });
});

describe("a rest (GB-13)", () => {
  it("names the wounds that bleed, runs their clocks, and a death waits for the keeper", async () => {
    const now = await keeper.page.evaluate(() => game.time.worldTime as number);
    const system = { gb: 7, zone: "torso", pvLost: 2, inflictedAt: now, lastTick: now };
    await wound(keeper, COMRADE, { name: "Balle", system });
    const before = await conditionOf(keeper, COMRADE);
    await begin(keeper, "rest", COMRADE, { hours: 1 });
    await expectText(windowOf(keeper), "Torse, GB 7");
    await chooseDice(keeper, ...Array.from({ length: 30 }, () => [100, 100] as const));
    const id = await confirm(keeper);
    await expectText(cardOf(keeper, id), "Mort");
    expect(await conditionOf(keeper, COMRADE)).toMatchObject({ pv: before.pv, pf: before.pf });
    await heal(keeper, COMRADE);
  });

  it("leaves nobody's console with an error", () => {
    for (const seat of [keeper, player, other]) expect(seat.errors).toEqual([]);
  });
});
