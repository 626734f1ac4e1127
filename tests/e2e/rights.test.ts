import { beforeAll, describe, expect, it } from "vitest";
import { attack, cardOf, prepareAttack, rollButton } from "./support/attack.js";
import { tryEverything, wholeTable } from "./support/attempts.js";
import { expectFlawless } from "./support/dress.js";
import { conditionOf, expectCondition, place } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, reload } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSettings } from "./support/windows.js";
import { QUICKLY, undoWindow } from "./support/undo.js";

const WALTHER = "Walther PPK (.32)";
const WHOLE = { pv: 10, pf: 10, wounds: [], statuses: [] };
/** A hit in the torso. */
const HIT = [
  [20, 15],
  [100, 12],
] as const;
const BLOW = { by: "Journaliste", at: "Profond", weapon: WALTHER };
/** Within which a token that is selected shows its bar, in milliseconds. */
const SHOWN = 1000;

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const is14 = process.env["GARDIEN_GENERATION"] === "14";

beforeAll(async () => {
  await place(keeper, [player], "Profond", 1200, 900);
  await keeper.page.evaluate(async () => void (await ChatMessage.create({ content: "La nuit tombe." })));
  await keeper.page.waitForFunction(() => game.settings.get("gardien", "schemaVersion") > 0); // a new world is brought up to date
});

describe("a player without rights", () => {
  it("changes nothing by any call of the public API, and is told why each time", async () => {
    await player.page.waitForFunction(() => game.messages.size === 1);
    const before = await wholeTable(keeper);
    const attempts = await tryEverything(player, "Profond");
    expect(await wholeTable(keeper)).toEqual(before);
    await reload(keeper); // what the server keeps
    expect(await wholeTable(keeper)).toEqual(before);
    const silent = attempts.filter(({ said }) => said === "").map(({ name }) => name);
    expect(silent).toEqual([]);
    const unclear = attempts.filter(({ said }) => !/permission|locked|may not|cannot|only|exists/i.test(said));
    expect(unclear).toEqual([]);
    player.errors.length = 0; // asked for
    await player.page.evaluate(() => ui.notifications.clear());
  });
});

describe("somebody who only watches", () => {
  it("is told what came of a blow in words, has no bar, and nothing to change", async () => {
    const watcher = await keeper.table.join(PLAYERS[1]);
    const settings = await openSettings(keeper, "display");
    await settings.getByRole("group", { name: "Spectateurs" }).getByLabel(PLAYERS[1]).check();
    await watcher.page.waitForFunction(() => game.settings.get("gardien", "spectators") === game.userId);
    await closeWindows(keeper);
    const id = await attack(player, { ...BLOW, dice: HIT });
    await expectText(cardOf(player, id), "Touché", "CA");
    const card = cardOf(watcher, id).locator(".g-card");
    await expectText(card, "Touché", "Appliqué");
    expect(await card.locator(".g-card__section").last().innerText()).not.toMatch(/\d/);
    expect(await card.locator("button:not([data-card-action=fold]), .g-die").count()).toBe(0);
    const own = await watcher.page.evaluate(() => {
      const actor = game.actors.getName("Paul");
      const token = canvas.scene.tokens.getName("Paul");
      token.object.control();
      const [item] = actor.items;
      return [actor.isOwner, actor.sheet.isEditable, item.isOwner, actor.testUserPermission(game.user, "OBSERVER")];
    });
    expect(own).toEqual([false, false, false, true]);
    await watcher.page.waitForTimeout(SHOWN);
    expect(await watcher.page.locator("nav.g-dock:visible").count()).toBe(0);
    expect(watcher.errors).toEqual([]);
    await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).click(QUICKLY);
    await expectCondition([keeper, player], "Profond", WHOLE);
    await watcher.page.context().close();
  });
});

// Calls of the API are another in each generation; who judges, applies and takes back is not.
if (is14) {
  describe("a player who would have an act undone", () => {
    it("asks on its card, is told that it stands, asks once more, and has it undone", async () => {
      const before = await conditionOf(keeper, "Profond");
      const id = await attack(player, { ...BLOW, dice: HIT });
      for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "Appliqué");
      const plead = async (reason: string, word: string) => {
        await cardOf(player, id).getByRole("button", { name: "Demander d’annuler" }).click();
        await undoWindow(player).getByLabel(reason).check();
        await undoWindow(player).getByRole("textbox").fill(word);
        await expectFlawless(undoWindow(player));
        await player.page.keyboard.press("Enter");
        for (const seat of [keeper, player])
          await expectText(cardOf(seat, id), `${PLAYERS[0]} demande d’annuler`, reason, word);
      };
      await plead("Mauvaise cible", "<i>Je visais</i> le majordome.");
      await cardOf(keeper, id).getByRole("button", { name: "Voir" }).click();
      const asked = undoWindow(keeper);
      await expectText(asked, `${PLAYERS[0]} demande`, "Profond", "PV +2", "PF +4", "Aucune autre carte n’en dépend");
      await expectFlawless(asked);
      await asked.getByRole("textbox").fill("Il était derrière lui.");
      await asked.getByRole("button", { name: /^Garder le coup/ }).click();
      await expectText(cardOf(player, id), "Le gardien garde ce coup", "Il était derrière lui.");
      await plead("Parti tout seul", "");
      const tray = keeper.page.locator(".g-tray");
      await tray.locator("summary").click();
      await tray.getByRole("button", { name: /^Voir/ }).click();
      await asked.getByRole("button", { name: /^Annuler/ }).click();
      await expectCondition([keeper, player], "Profond", before);
      await expectText(cardOf(player, id), "Annulé", "Munition rendue");
    });
  });

  describe("a forged attack", () => {
    it("is flagged before everybody, changes nothing, and counts as the rules have it when the keeper says so", async () => {
      const genuine = await attack(player, { ...BLOW, dice: HIT });
      await expectCondition([keeper], "Profond", { pv: 8, pf: 6 });
      await cardOf(keeper, genuine).getByRole("button", { name: "Annuler" }).click(QUICKLY);
      await expectCondition([keeper, player], "Profond", WHOLE);
      const forged = await player.page.evaluate(async (id) => {
        const { system, rolls, speaker } = game.messages.get(id).toObject();
        const [first, ...others] = rolls.map((roll: string | object) =>
          typeof roll === "string" ? JSON.parse(roll) : roll,
        );
        first.formula = `${first.formula} + 25[bonus]`;
        first.terms.push({ class: "OperatorTerm", operator: "+", evaluated: true });
        first.terms.push({ class: "NumericTerm", number: 25, evaluated: true, options: { flavor: "bonus" } });
        first.total += 25;
        const sent = [first, ...others].map((roll) => JSON.stringify(roll));
        return (await ChatMessage.create({ type: "attack", speaker, system, rolls: sent })).id as string;
      }, genuine);
      const [forKeeper, forPlayer] = [cardOf(keeper, forged), cardOf(player, forged)];
      for (const card of [forKeeper, forPlayer])
        await expectText(card, "Le jet ne correspond pas", "Rien n’a été appliqué.");
      await expectText(forKeeper, /attendu 1d20 \+ 5/i, /reçu d’Inès 1d20 \+ 30/i);
      expect(await forPlayer.getByRole("button", { name: /Compter|Accepter|Rejeter/ }).count()).toBe(0);
      await expectCondition([keeper, player], "Profond", WHOLE);
      await forKeeper.getByRole("button", { name: "Compter 20" }).click();
      await expectText(forKeeper, "Appliqué", "20 − CA 16 = 4");
      await forKeeper.getByRole("button", { name: "Annuler" }).click(QUICKLY);
      await expectCondition([keeper, player], "Profond", WHOLE);
    });
  });

  describe("the author of an attack", () => {
    it("asks in vain for what only a keeper may do, and changes nothing by rewriting or deleting the message", async () => {
      const id = await attack(player, { ...BLOW, dice: HIT });
      await expectText(cardOf(keeper, id), "20 − CA 16 = 4", "Appliqué");
      const after = await conditionOf(keeper, "Profond");
      await player.page.evaluate(async (message) => {
        const verdict = game.messages.find(
          (one: { type: string; system: { data: { subject: string } } }) =>
            one.type === "verdict" && one.system.data.subject === message,
        );
        for (const action of ["undo", "edit", "accept", "reject"]) {
          const data = { verdict: verdict.id, action, target: 0, override: { severity: "mortal" }, retarget: null };
          await ChatMessage.create({ type: "request", system: { version: 1, data } });
        }
      }, id);
      const waiting = () =>
        keeper.page.evaluate(() => game.messages.filter((one: { type: string }) => one.type === "request").length);
      await expect.poll(waiting, soon).toBe(0);
      expect(await conditionOf(keeper, "Profond")).toEqual(after);
      const refused = await player.page.evaluate(async (message) => {
        const mine = game.messages.get(message);
        const data = foundry.utils.deepClone(mine.system.data);
        data.targets[0].lines[0].value = 99;
        data.weapon.name = "Canon";
        await mine.update({ "system.data": data });
        return mine.update({ rolls: [] }).then(
          () => "",
          (error: unknown) => String(error),
        ) as Promise<string>;
      }, id);
      expect(refused).toMatch(/permission/i);
      await expectText(cardOf(keeper, id), "Base à l’attaque +1", WALTHER, "20 − CA 16 = 4");
      await player.page.evaluate(async (message) => void (await game.messages.get(message).delete()), id);
      await expect.poll(() => cardOf(keeper, id).count(), soon).toBe(0);
      const orphan = keeper.page.locator(".chat-message").last(); // the keeper's verdict outlives it
      await expectText(orphan, WALTHER, "20 − CA 16 = 4", "Appliqué");
      expect(await conditionOf(keeper, "Profond")).toEqual(after);
      await orphan.getByRole("button", { name: "Annuler" }).click(QUICKLY);
      await expectCondition([keeper, player], "Profond", WHOLE);
      player.errors.length = 0; // asked for
    });
  });

  describe("roles between player and keeper", () => {
    const ASSISTANT = "Claire";
    beforeAll(async () => {
      await keeper.page.evaluate(
        async (name) => void (await User.create({ name, role: CONST.USER_ROLES.ASSISTANT })),
        ASSISTANT,
      );
      const permissions = { SETTINGS_MODIFY: [4], MESSAGE_WHISPER: [2, 3, 4] };
      await keeper.page.evaluate(
        async (value) => void (await game.settings.set("core", "permissions", value)),
        permissions,
      );
    });

    it("a player who may not whisper is told that a secret attack did not go out, and keeps the window", async () => {
      await player.page.waitForFunction(() => !game.user.can("MESSAGE_WHISPER"));
      const window = await prepareAttack(player, BLOW);
      await window.getByLabel("Qui voit").selectOption("keeper");
      const messages = await player.page.evaluate(() => game.messages.size as number);
      await rollButton(player).click();
      await expectText(player.page.locator("#notifications"), "permission");
      expect(await player.page.evaluate(() => game.messages.size as number)).toBe(messages);
      await expect.poll(() => player.errors.length, soon).toBeGreaterThan(0); // the console's word may come later
      await window.getByLabel("Qui voit").selectOption("public");
      await window.getByRole("button", { name: "Fermer" }).click();
      player.errors.length = 0; // asked for
    });

    it("an assistant alone judges, applies and takes back, without the right to change settings", async () => {
      const assistant = await keeper.table.join(ASSISTANT);
      const before = await conditionOf(assistant, "Profond");
      await keeper.page.context().close();
      await player.page.waitForFunction((name) => game.users.activeGM?.name === name, ASSISTANT);
      expect(await assistant.page.evaluate(() => game.user.can("SETTINGS_MODIFY") as boolean)).toBe(false);
      const id = await attack(player, { ...BLOW, dice: HIT });
      for (const seat of [assistant, player]) await expectText(cardOf(seat, id), "Appliqué");
      await cardOf(assistant, id).getByRole("button", { name: "Annuler" }).click(QUICKLY);
      await expectCondition([assistant, player], "Profond", before);
      for (const { errors } of [keeper, assistant, player]) expect(errors).toEqual([]);
    });
  });
}
