import { beforeAll, describe, expect, it } from "vitest";
import { attack, cardOf, prepareAttack, rollButton, rollPrepared } from "./support/attack.js";
import { tryEverything, wholeTable, type Attempt } from "./support/attempts.js";
import { forge, FORGERIES, type Forgery } from "./support/forgeries.js";
import { conditionOf, expectCondition, place } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, reload } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const WALTHER = "Walther PPK (.32)";
const WHOLE = { pv: 10, pf: 10, wounds: [], statuses: [] };
const BLOW = { by: "Journaliste", at: "Profond", weapon: WALTHER };

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], "Profond", 1200, 900);
  await keeper.page.evaluate(async () => void (await ChatMessage.create({ content: "La nuit tombe." })));
  await keeper.page.waitForFunction(() => game.settings.get("gardien", "schemaVersion") > 0); // a new world is brought up to date
});

describe("a player without rights", () => {
  let attempts: Attempt[];
  let before: unknown;

  beforeAll(async () => {
    await player.page.waitForFunction(() => game.messages.size === 1);
    before = await wholeTable(keeper);
    attempts = await tryEverything(player, "Profond");
  });

  it("changes nothing by any call of the public API", async () => {
    expect(await wholeTable(keeper)).toEqual(before);
    await reload(keeper); // what the server keeps
    expect(await wholeTable(keeper)).toEqual(before);
  });

  it("is told why each time", async () => {
    const silent = attempts.filter(({ said }) => said === "").map(({ name }) => name);
    expect(silent).toEqual([]);
    const unclear = attempts.filter(({ said }) => !/permission|locked|may not|cannot|only|exists/i.test(said));
    expect(unclear).toEqual([]);
    player.errors.length = 0; // asked for
    await player.page.evaluate(() => ui.notifications.clear());
  });
});

describe("a forged attack", () => {
  const ids: Partial<Record<Forgery, string>> = {};
  const cards = (name: Forgery) => [keeper, player].map((seat) => cardOf(seat, ids[name] ?? ""));

  it("starts from an honest one, taken back", async () => {
    const genuine = await attack(player, {
      ...BLOW,
      dice: [
        [20, 15],
        [100, 12],
      ],
    });
    await expectCondition([keeper], "Profond", { pv: 8, pf: 6 });
    await cardOf(keeper, genuine).getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper, player], "Profond", WHOLE);
    for (const name of Object.keys(FORGERIES) as Forgery[]) ids[name] = await forge(player, genuine, name);
  });

  it.each(Object.entries(FORGERIES) as [Forgery, string][])("is flagged when %s", async (name, reason) => {
    const [forKeeper, forPlayer] = cards(name);
    await expectText(forKeeper!, "Le jet ne correspond pas", "Rien n’a été appliqué.", reason);
    await expectText(forPlayer!, "Le jet ne correspond pas", "Rien n’a été appliqué.");
    expect(await forPlayer!.getByRole("button", { name: /Compter|Accepter|Rejeter/ }).count()).toBe(0);
  });

  it("changes nothing", async () => {
    expect(await conditionOf(keeper, "Profond")).toMatchObject(WHOLE);
    expect(await conditionOf(player, "Profond")).toMatchObject(WHOLE);
  });

  it("counts as the rules have it when the keeper says so", async () => {
    const [forKeeper] = cards("the formula is bigger");
    await expectText(forKeeper!, /attendu 1d20 \+ 5/i, /reçu d’Inès 1d20 \+ 30/i);
    await forKeeper!.getByRole("button", { name: "Compter 20" }).click();
    await expectText(forKeeper!, "Appliqué", "20 − CA 16 = 4");
    await expectCondition([keeper, player], "Profond", { pv: 8, pf: 6 });
    await forKeeper!.getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper, player], "Profond", WHOLE);
  });

  it("counts as received when the keeper accepts it", async () => {
    const [forKeeper] = cards("the total is edited");
    await forKeeper!.getByRole("button", { name: "Accepter 22" }).click();
    await expectText(forKeeper!, "Appliqué", "22 − CA 16 = 6");
    await forKeeper!.getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper, player], "Profond", WHOLE);
  });

  it("does not count when the keeper rejects it", async () => {
    const [forKeeper, forPlayer] = cards("a die shows more than it has");
    await forKeeper!.getByRole("button", { name: "Rejeter" }).click();
    for (const card of [forKeeper!, forPlayer!]) await expectText(card, "Jet rejeté", "Il ne compte pas.");
    expect(await conditionOf(keeper, "Profond")).toMatchObject(WHOLE);
  });
});

describe("the author of an attack", () => {
  it("changes nothing by rewriting or deleting the message once it is judged", async () => {
    const id = await attack(player, {
      ...BLOW,
      dice: [
        [20, 15],
        [100, 99],
      ],
    });
    await expectText(cardOf(keeper, id), "20 − CA 16 = 4", "Appliqué");
    const after = await conditionOf(keeper, "Profond");
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
    await orphan.getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper, player], "Profond", WHOLE);
    player.errors.length = 0; // asked for
  });

  it("asks the arbiter in vain to do what only a keeper may", async () => {
    const id = await attack(player, {
      ...BLOW,
      dice: [
        [20, 15],
        [100, 99],
      ],
    });
    await expectText(cardOf(keeper, id), "Appliqué");
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
    await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper, player], "Profond", WHOLE);
  });
});

describe("a modifier that the player added", () => {
  it("waits for the keeper, who confirms it", async () => {
    const window = await prepareAttack(player, BLOW);
    await window.getByRole("button", { name: "Ajouter un modificateur" }).click();
    await window.getByLabel("Valeur").fill("2");
    await window.getByLabel("Raison").fill("Lampe dans les yeux");
    await window.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expectText(window, "Lampe dans les yeux", "1d20 +7", "60 %");
    const id = await rollPrepared(player, [
      [20, 15],
      [100, 99],
    ]);
    for (const seat of [keeper, player])
      await expectText(cardOf(seat, id), "À confirmer par le gardien", "Rien n’est encore appliqué.");
    await expectText(cardOf(keeper, id), "Ligne ajoutée par le joueur : Lampe dans les yeux +2.", "Compter 20");
    expect(await conditionOf(keeper, "Profond")).toMatchObject(WHOLE);
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer 22" }).click();
    for (const seat of [keeper, player])
      await expectText(cardOf(seat, id), "22 − CA 16 = 6", "Lampe dans les yeux +2", "Appliqué");
  });
});

describe("roles between player and keeper", () => {
  const [ASSISTANT, TRUSTED] = ["Claire", "Malik"];
  /** Roles that have a permission, where the table changes it. */
  const permit = (permissions: Record<string, number[]>): Promise<void> =>
    keeper.page.evaluate(async (value) => void (await game.settings.set("core", "permissions", value)), permissions);

  beforeAll(async () => {
    await keeper.page.evaluate(
      async ([assistant, trusted]) => {
        await User.create([
          { name: assistant, role: CONST.USER_ROLES.ASSISTANT },
          { name: trusted, role: CONST.USER_ROLES.TRUSTED },
        ]);
      },
      [ASSISTANT, TRUSTED] as const,
    );
    await permit({ SETTINGS_MODIFY: [4], ACTOR_CREATE: [2, 3, 4], MESSAGE_WHISPER: [2, 3, 4] });
    await keeper.page.evaluate(async () => {
      for (const token of canvas.scene.tokens)
        if (token.name === "Profond") await token.actor.update({ "system.pv.value": 10 });
    });
  });

  it("a player who may not whisper is told that a secret attack did not go out, and keeps the window", async () => {
    await player.page.waitForFunction(() => !game.user.can("MESSAGE_WHISPER"));
    const window = await prepareAttack(player, BLOW);
    await window.getByLabel("Qui voit").selectOption("keeper");
    const messages = await player.page.evaluate(() => game.messages.size as number);
    await rollButton(player).click();
    await expectText(player.page.locator("#notifications"), "permission");
    expect(await player.page.evaluate(() => game.messages.size as number)).toBe(messages);
    await window.getByLabel("Qui voit").selectOption("public");
    await window.getByRole("button", { name: "Fermer" }).click();
    player.errors.length = 0; // asked for
  });

  it("a trusted player makes actors of every type, where the table lets them", async () => {
    const trusted = await keeper.table.join(TRUSTED);
    const made = await trusted.page.evaluate(async () => {
      const names: string[] = [];
      for (const type of Object.keys(game.system.documentTypes.Actor)) {
        const actor = await Actor.create({ name: type, type });
        if (actor?.isOwner) names.push(actor.type as string);
      }
      return names;
    });
    expect(made).toHaveLength(10);
    await trusted.page.evaluate(async () => {
      for (const actor of game.actors.filter((one: { name: string; type: string }) => one.name === one.type))
        await actor.delete();
    });
    expect(trusted.errors).toEqual([]);
    await trusted.page.context().close();
  });

  it("an assistant alone judges, applies and takes back, without the right to change settings", async () => {
    const assistant = await keeper.table.join(ASSISTANT);
    const before = await conditionOf(assistant, "Profond");
    await keeper.page.context().close();
    await player.page.waitForFunction((name) => game.users.activeGM?.name === name, ASSISTANT);
    expect(await assistant.page.evaluate(() => game.user.can("SETTINGS_MODIFY") as boolean)).toBe(false);
    const id = await attack(player, {
      ...BLOW,
      dice: [
        [20, 15],
        [100, 12],
      ],
    });
    for (const seat of [assistant, player]) await expectText(cardOf(seat, id), "Appliqué");
    await cardOf(assistant, id).getByRole("button", { name: "Annuler" }).click();
    await expectCondition([assistant, player], "Profond", before);
    await reload(assistant);
    await expectText(cardOf(assistant, id), "Annulé");
    expect(assistant.errors).toEqual([]);
  });
});

it("leaves no error behind", () => {
  expect(keeper.errors).toEqual([]);
  expect(player.errors).toEqual([]);
});
