import { describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedWindow, expectDone, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectWell, wear } from "./support/dress.js";
import { conditionOf, expectCondition, heal } from "./support/people.js";
import { selectToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet, wound } from "./support/windows.js";

const HEROINE = "Journaliste";
const COMRADE = "Paul";

const [keeper, player, other] = await openTable(KEEPER, ...PLAYERS);

/** The window in which a keeper decides otherwise. */
const editWindow = ({ page }: Seat) => page.locator(".application", { has: page.locator(".g-edit") });

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
    await deedWindow(player).waitFor();
    await deedField(player, "patient").selectOption({ label: COMRADE });
    await expectText(deedWindow(player), "GB 7");
    await chooseDice(player, [20, 20]);
    const id = await confirmDeed(player);
    await expectNoDiceLeft(player);
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, id), COMRADE, "Blessure soignée", HEROINE);
    const speaker = player.page.evaluate((one) => game.messages.get(one).alias as string, id);
    expect(await speaker, "the message is the healer's, not the patient's").toBe(HEROINE);
    await expect.poll(() => itemOf(other, COMRADE, "Balle"), soon).toMatchObject({ treated: true });
    await undoDeed(keeper, id);
    await expect.poll(() => itemOf(other, COMRADE, "Balle"), soon).toMatchObject({ treated: false });
    await closeWindows(player);
  });

  it("waits for the keeper when a player lends the hands of somebody else's character", async () => {
    const choices = await other.page.evaluate((name) => {
      const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
      return { wound: actor.items.getName("Balle").id as string };
    }, COMRADE);
    const offered = () =>
      other.page.evaluate(
        (name) => game.actors.getName(name).testUserPermission(game.user, "OBSERVER") as boolean,
        HEROINE,
      );
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ "ownership.default": 2 })),
      HEROINE,
    );
    await expect.poll(offered, soon).toBe(true); // only whose sheet they may read
    await beginDeed(other, "care", [COMRADE], choices);
    await deedField(other, "helper").selectOption({ label: HEROINE });
    await expectText(deedWindow(other), "Le gardien confirmera");
    const id = await confirmDeed(other);
    await expectText(cardOf(keeper, id), "À confirmer par le gardien");
    await cardOf(keeper, id).getByRole("button", { name: "Rejeter" }).click();
    await expectText(cardOf(other, id), "Jet rejeté");
    await heal(keeper, COMRADE);
  });
});

describe("an opposed check (GB-01)", () => {
  it("names on its card who wins", async () => {
    await chooseDice(player, [20, 12]);
    await beginDeed(player, "check", [HEROINE], { kind: "ability", id: "cha" });
    const first = await confirmDeed(player);
    await expectText(cardOf(other, first), "Jet de Charisme"); // judged: only then can it be opposed
    await chooseDice(other, [20, 3]);
    await beginDeed(other, "check", [COMRADE], { kind: "ability", id: "wis" });
    await deedField(other, "against").selectOption({ index: 1 });
    const id = await confirmDeed(other);
    for (const seat of [keeper, player, other]) await expectText(cardOf(seat, id), `${HEROINE} l’emporte`);
  });

  it("takes a number typed in haste as it was typed, and asks the keeper about it", async () => {
    await beginDeed(player, "check", [HEROINE], { kind: "ability", id: "cha" });
    await deedField(player, "dc").fill("12");
    await deedField(player, "dc").press("Tab");
    await player.page.keyboard.press("Tab");
    await deedField(player, "modifier").focus();
    await player.page.keyboard.type("2");
    await deedField(player, "reason").fill("bonne humeur");
    await chooseDice(player, [20, 10]);
    const id = await confirmDeed(player);
    await expectText(cardOf(keeper, id), "Modificateur +2", "À confirmer par le gardien");
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    await expectText(cardOf(player, id), "Réussite");
  });
});

describe("a natural cause (GB-58, GB-59)", () => {
  it("leaves a wound that grows while the cause goes on, and both are taken back", async () => {
    const before = await conditionOf(keeper, COMRADE);
    await beginDeed(keeper, "hazard", [COMRADE]);
    await deedField(keeper, "hazard").selectOption({ label: "Brasier" }); // of a compendium
    await expect.poll(() => deedField(keeper, "goesOn").isChecked(), soon).toBe(true);
    await chooseDice(keeper, [10, 3]);
    const first = await confirmDeed(keeper);
    await expectCondition([keeper, other], COMRADE, { pv: before.pv - 1, pf: before.pf - 2, wounds: ["Brasier"] });
    await beginDeed(keeper, "hazard", [COMRADE]);
    await expectText(deedWindow(keeper), "Brasier, qui continue");
    await deedField(keeper, "goesOn").uncheck();
    const second = await confirmDeed(keeper);
    await expectCondition([keeper, other], COMRADE, { pv: before.pv - 2, pf: before.pf - 3, wounds: ["Brasier"] });
    const grown = { gb: 6, hazard: { active: false, round: 2 } };
    await expect.poll(() => itemOf(keeper, COMRADE, "Brasier"), soon).toMatchObject(grown);
    await undoDeed(keeper, second);
    await expectCondition([keeper, other], COMRADE, { pv: before.pv - 1, pf: before.pf - 2, wounds: ["Brasier"] });
    await undoDeed(keeper, first);
    await expectCondition([keeper, other], COMRADE, before);
  });
});

describe("what a deed came to", () => {
  it("is decided otherwise by the keeper, said so to all, and taken back", async () => {
    const before = await conditionOf(keeper, COMRADE);
    await beginDeed(keeper, "effort", [COMRADE], { kind: "prolonged", pf: 4 });
    const id = await confirmDeed(keeper);
    await expectCondition([keeper, other], COMRADE, { pf: before.pf - 4 });
    const edit = cardOf(keeper, id).getByRole("button", { name: `Modifier l’issue pour ${COMRADE}` });
    expect(
      await cardOf(other, id)
        .getByRole("button", { name: /^Modifier/ })
        .count(),
    ).toBe(0);
    await edit.click();
    const window = editWindow(keeper);
    await window.getByLabel("Remarque").waitFor();
    expect(await window.getByLabel("Qui est touché").count()).toBe(0);
    expect(await window.getByLabel("PF perdus").getAttribute("placeholder")).toBe("4");
    await expectWell(keeper, window);
    await wear("light", keeper);
    await window.getByLabel("PF perdus").fill("1");
    await window.getByLabel("Remarque").fill("une porte vermoulue");
    await window.getByRole("button", { name: "Décider" }).click();
    await expectCondition([keeper, other], COMRADE, { pf: before.pf - 1 });
    for (const seat of [keeper, player, other])
      await expectText(cardOf(seat, id), "PF perdus : 1 au lieu de 4, corrigé par le gardien", "une porte vermoulue");
    await undoDeed(keeper, id);
    await expectCondition([keeper, other], COMRADE, { pf: before.pf });
    await edit.click();
    await editWindow(keeper).getByLabel("PF perdus").fill("");
    await editWindow(keeper).getByRole("button", { name: "Décider" }).click();
    await cardOf(keeper, id).getByRole("button", { name: "Appliquer" }).click();
    await expectCondition([keeper, other], COMRADE, { pf: before.pf - 4 });
    expect(await read(cardOf(other, id))).not.toContain("corrigé");
    await undoDeed(keeper, id);
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
    await deedWindow(keeper).waitFor();
    await expectText(deedWindow(keeper), COMRADE);
    const chosen = () => deedField(keeper, "hazard").locator("option:checked").innerText();
    await expect.poll(chosen, soon).toBe("Brasier");
    await chooseDice(keeper, [10, 1]);
    const id = await confirmDeed(keeper);
    await expectText(cardOf(keeper, id), "Brasier", "Légère");
    await expectCondition([keeper, other], COMRADE, { pf: before.pf - 1, wounds: ["Brasier"] });
    await undoDeed(keeper, id);
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
      await beginDeed(player, "destiny", [HEROINE]);
      await deedField(player, "reason").fill("la marche cède après mon passage");
      const id = await confirmDeed(player);
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
    await beginDeed(keeper, "rest", [COMRADE], { hours: 1 });
    await expectText(deedWindow(keeper), "Torse, GB 7");
    await chooseDice(keeper, ...Array.from({ length: 30 }, () => [100, 100] as const));
    const id = await confirmDeed(keeper);
    await expectText(cardOf(keeper, id), "Mort");
    expect(await conditionOf(keeper, COMRADE)).toMatchObject({ pv: before.pv, pf: before.pf });
    await heal(keeper, COMRADE);
  });

  it("moves the world's clock on for a keeper, and undoing it leaves the clock where it is", async () => {
    const clock = () => keeper.page.evaluate(() => game.time.worldTime as number);
    const before = await keeper.page.evaluate(async (name) => {
      await game.actors.getName(name).update({ "system.pf.value": 3 });
      return game.time.advance(1); // no rest has ended now
    }, COMRADE);
    await beginDeed(keeper, "rest", [COMRADE], { hours: 2 });
    expect(await deedField(keeper, "advance").isChecked()).toBe(true);
    const id = await confirmDeed(keeper);
    await expect.poll(clock, soon).toBe(before + 7200);
    await expectText(cardOf(player, id), "+2 h");
    await expectDone(keeper, id);
    await beginDeed(keeper, "rest", [HEROINE]);
    expect(await deedField(keeper, "advance").isChecked()).toBe(false); // the same hours
    await closeWindows(keeper);
    await undoDeed(keeper, id);
    await expectText(cardOf(player, id), "l’heure du monde ne recule pas");
    expect(await clock()).toBe(before + 7200);
  });

  it("leaves nobody's console with an error", () => {
    for (const seat of [keeper, player, other]) expect(seat.errors).toEqual([]);
  });
});
