import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, oneBlow, prepareAttack, rollButton, rollPrepared } from "./support/attack.js";
import { chooseDice, type Face } from "./support/dice.js";
import { heal } from "./support/people.js";
import { attackBar, releaseTargets, selectToken, targetToken, weaponInBar } from "./support/scene.js";
import { catchUp, rollFor, tracesOf } from "./support/secrets.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { openSheet } from "./support/windows.js";
import { QUICKLY } from "./support/undo.js";

const WALTHER = "Walther PPK (.32)";
const TORSO: Face = [100, 12];

const [keeper, player, other] = await openTable(KEEPER, ...PLAYERS);

function changeToken(name: string, changes: object): Promise<void> {
  return keeper.page.evaluate(
    async ([token, data]) => {
      await canvas.scene.tokens.getName(token).update(data);
    },
    [name, changes] as const,
  );
}

/** Everything players may read on their page. */
function wordsOf({ page }: Seat): Promise<string> {
  return page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, " "));
}

async function seenBy(seat: Seat, audience: string): Promise<void> {
  await attackWindow(seat).getByLabel("Qui voit le jet").selectOption({ label: audience });
}

describe("a roll for the keeper alone", () => {
  it("leaves no trace of an attack on the players' pages nor in their messages", async () => {
    await prepareAttack(keeper, { by: "Goule", at: "Voyou", weapon: "Griffe" });
    await oneBlow(keeper);
    await seenBy(keeper, "Gardien et moi");
    await catchUp(keeper, player, other);
    const before = await Promise.all([player, other].map(tracesOf));
    const card = await rollPrepared(keeper, [[20, 13], TORSO]);
    await expectText(cardOf(keeper, card), "Goule", "Voyou", "Touché", "Appliqué");
    await catchUp(keeper, player, other);
    expect(await Promise.all([player, other].map(tracesOf))).toEqual(before);
    await cardOf(keeper, card).getByRole("button", { name: "Annuler" }).click(QUICKLY);
    await expectText(cardOf(keeper, card), "Annulé");
    await catchUp(keeper, player, other);
    expect(await Promise.all([player, other].map(tracesOf))).toEqual(before);
  });

  it("leaves no trace of a save rolled from a sheet for the keepers", async () => {
    await rollFor(keeper, "keepers");
    await catchUp(keeper, player, other);
    const before = await Promise.all([player, other].map(tracesOf));
    const rows = await keeper.page.locator(".chat-message").count();
    await keeper.page.evaluate(async () => void (await game.actors.getName("Goule").sheet.render({ force: true })));
    const sheet = keeper.page.locator(".application", { has: keeper.page.getByRole("heading", { name: "Goule" }) });
    await sheet.getByRole("button", { name: /^Réflexes/i }).click({ modifiers: ["Shift"] }); // without a window
    await expect.poll(() => keeper.page.locator(".chat-message").count(), soon).toBe(rows + 1);
    await sheet.getByRole("button", { name: "Fermer" }).click();
    await catchUp(keeper, player, other);
    expect(await Promise.all([player, other].map(tracesOf))).toEqual(before);
    await rollFor(keeper, "everybody");
  });
});

describe("a player's own secrets", () => {
  it("shows a blind roll to the keeper only", async () => {
    await prepareAttack(player, { by: "Journaliste", at: "Voyou", weapon: WALTHER });
    await seenBy(player, "À l’aveugle");
    await chooseDice(player, [20, 14], TORSO);
    await catchUp(player, other);
    const before = await tracesOf(other);
    await rollButton(player).click();
    await attackWindow(player).waitFor({ state: "detached" });
    await expectText(keeper.page.locator(".chat-message").last(), "Journaliste", "19", "Touché", "Appliqué");
    await catchUp(keeper, player, other);
    await expectText(player.page.locator(".chat-message"), "Jet caché", "?"); // that they have rolled is no secret
    expect(await wordsOf(player)).not.toMatch(/Touché|Torse/);
    expect(await tracesOf(other)).toEqual(before);
    await heal(keeper, "Voyou");
  });
});

describe("what the keeper keeps", () => {
  it("hides the target's numbers: no class, no odds, no points, and says so", async () => {
    await setting(keeper, [player, other], "targetNumbers", "hidden");
    await selectToken(player, "Journaliste");
    await targetToken(player, "Voyou");
    await expectText(attackBar(player), "Voyou", "chances inconnues");
    expect(await read(attackBar(player))).not.toMatch(/%/);
    await weaponInBar(player, WALTHER).click();
    const window = attackWindow(player);
    await expectText(window, "Voyou", "le gardien garde ses chiffres", "1d20 +5");
    expect(await read(window)).not.toMatch(/%|CA \d/);
    const card = await rollPrepared(player, [[20, 15], TORSO]);
    await expectText(cardOf(player, card), "Touché", "Torse", "20", "Appliqué");
    await cardOf(player, card).locator("summary").first().click();
    expect(await read(cardOf(player, card))).not.toMatch(/%|\bCA\b|Écart|P[VF] \d+ →/);
    await expectText(cardOf(keeper, card), "Écart", "CA 12");
    await setting(keeper, [player, other], "targetNumbers", "shown");
    await expectText(cardOf(player, card), "CA 12");
    await heal(keeper, "Voyou");
  });

  it("calls a creature by its token's name, never by its own", async () => {
    await changeToken("Goule", { name: "Silhouette voûtée" });
    await prepareAttack(player, { by: "Journaliste", at: "Silhouette voûtée", weapon: WALTHER });
    await expectText(attackWindow(player), "Silhouette voûtée");
    await expectText(attackBar(player), "Silhouette voûtée");
    expect(await wordsOf(player)).not.toMatch(/\bGoule\b/);
    const mine = await rollPrepared(player, [[20, 12], TORSO]);
    await expectText(cardOf(player, mine), "Silhouette voûtée", "Touché", "Appliqué");
    await selectToken(keeper, "Silhouette voûtée");
    await targetToken(keeper, "Journaliste");
    await attackBar(keeper).getByRole("button", { name: "Griffe" }).click();
    await oneBlow(keeper);
    const theirs = await rollPrepared(keeper, [[20, 2], TORSO]);
    await expectText(cardOf(player, theirs), "Silhouette voûtée", "Journaliste", "Raté");
    const traces = await tracesOf(player);
    expect(traces.messages.join()).not.toMatch(/\bGoule\b/);
    expect(await wordsOf(player)).not.toMatch(/\bGoule\b/);
    expect(traces.page.join("\n")).not.toMatch(/\bGoule\b/);
  });

  it("tells a player nothing of somebody hidden who attacks: no name, no portrait, no figure of the bonus", async () => {
    await changeToken("Voyou (2)", { hidden: true });
    await releaseTargets(keeper);
    await selectToken(keeper, "Voyou (2)");
    await targetToken(keeper, "Journaliste");
    await attackBar(keeper)
      .getByRole("button", { name: /Couteau/ })
      .click();
    const card = await rollPrepared(keeper, [[20, 2], TORSO]);
    await expectText(cardOf(player, card), "Inconnu", "Journaliste", "Raté");
    await expectText(cardOf(keeper, card), "Voyou (2)");
    expect(await wordsOf(player)).not.toContain("Voyou (2)");
    expect((await tracesOf(player)).page.join("\n")).not.toContain("Voyou (2)");
  });

  it("keeps hidden fighters out of the tracker and of the targets to choose", async () => {
    await keeper.page.evaluate(async () => {
      const combat = await Combat.create({ active: true, scene: canvas.scene.id });
      const fighters = ["Journaliste", "Voyou", "Voyou (2)", "Silhouette voûtée"].map((name) => {
        const token = canvas.scene.tokens.getName(name);
        const hidden = token.hidden || name === "Silhouette voûtée";
        return { tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actorId, hidden };
      });
      await combat.createEmbeddedDocuments("Combatant", fighters);
      await combat.startCombat();
    });
    await catchUp(keeper, player);
    await player.page.getByRole("tab", { name: "Combat" }).click();
    const tracker = player.page.getByRole("tabpanel", { name: /Combat/ });
    await expectText(tracker, "Journaliste", "Voyou");
    expect(await read(tracker)).not.toMatch(/Voyou \(2\)|Silhouette|Goule/);
    await keeper.page.evaluate(() =>
      game.combat.rollAll({ messageOptions: { rollMode: "gmroll", messageMode: "gm" } }),
    );
    await catchUp(keeper, player);
    expect(await read(tracker)).not.toMatch(/Voyou \(2\)|Silhouette|Goule/);
    await selectToken(player, "Journaliste");
    await releaseTargets(player);
    await weaponInBar(player, WALTHER).click();
    await attackWindow(player).locator("select[name=add]").waitFor();
    const offered = await attackWindow(player).locator("select[name=add] option").allTextContents();
    expect(offered.join()).toContain("Voyou");
    expect(offered.join()).not.toMatch(/Voyou \(2\)|Goule/);
  });
});

interface Health {
  readonly pv: number;
  readonly pf: number;
  readonly wounds: number;
}

/** How an actor of the world does, as a client knows it. */
function healthOf({ page }: Seat, actor: string): Promise<Health> {
  return page.evaluate((name) => {
    const { system, items } = game.actors.getName(name);
    const wounds = items.filter((item: { type: string }) => item.type === "gbWound");
    return { pv: system.pv.value as number, pf: system.pf.value as number, wounds: wounds.length as number };
  }, actor);
}

async function expectHealth(actor: string, expected: Health): Promise<void> {
  for (const seat of [keeper, player]) await expect.poll(() => healthOf(seat, actor), soon).toEqual(expected);
}

const rounds = (): Promise<number> =>
  player.page.evaluate((name) => game.user.character.items.getName(name).system.magazine.value, WALTHER);

/** Opens the player's attack from the sheet: there is no token to start from. */
async function attackFromSheet(): Promise<void> {
  const sheet = await openSheet(player, "Journaliste");
  await sheet.getByRole("button", { name: `Attaquer ${WALTHER}` }).click();
  await attackWindow(player).waitFor();
  await sheet.getByRole("button", { name: "Fermer" }).click();
}

describe("an attack without any scene", () => {
  beforeAll(async () => {
    await other.page.context().close();
    await keeper.page.evaluate(async () => {
      await game.combat.delete();
      await game.scenes.active.update({ active: false });
    });
    await Promise.all([reload(keeper), reload(player)]);
  });

  it("tells no more of a blind roll after a reload, and has no bar", async () => {
    const hidden = player.page.locator(".chat-message", { hasText: "Jet caché" }).first();
    await expectText(hidden, "?");
    expect(await read(hidden)).not.toMatch(/Touché|Torse/);
    expect(await player.page.evaluate(() => (canvas.scene ?? null) as object | null)).toBeNull();
    expect(await attackBar(player).count()).toBe(0);
  });

  it("goes to the air when nobody is chosen, and is given its target afterwards, by the keeper on its card", async () => {
    await attackFromSheet();
    const window = attackWindow(player);
    await expectText(window, "Aucune cible", "Sans cible, pas de chances", "Dans le vide");
    const before = await rounds();
    const id = await rollPrepared(player, [[20, 18]]);
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "Journaliste", WALTHER, "23");
    for (const word of ["Touché", "PV", "Appliqué"]) expect(await cardOf(keeper, id).innerText()).not.toContain(word);
    await expect.poll(rounds, soon).toBe(before - 1); // the arbiter takes it with the outcome
    const whole = await healthOf(keeper, "Voyou");
    await expect.poll(() => player.page.getByRole("button", { name: "Désigner la cible" }).count(), soon).toBe(0);
    await cardOf(keeper, id).getByRole("button", { name: "Désigner la cible" }).click();
    const dialog = keeper.page.getByRole("dialog", { name: /Désigner la cible/ });
    await dialog.getByRole("combobox").selectOption({ label: "Voyou" });
    await dialog.getByRole("button", { name: "Décider" }).click();
    for (const seat of [keeper, player]) await expectText(cardOf(seat, id), "Journaliste", "Voyou", "Touché");
    await cardOf(keeper, id)
      .getByRole("button", { name: /^Annuler/ })
      .first()
      .click(QUICKLY);
    await expectHealth("Voyou", whole);
  });

  it("offers nobody whom the player does not know, and whom the keeper shows until that ends", async () => {
    const choose = async (entry: string) => {
      await keeper.page.getByRole("tab", { name: "Acteurs" }).click();
      await keeper.page.locator("#actors input[type=search]").fill("Goule");
      await keeper.page.locator("#actors .directory-item", { hasText: "Goule" }).first().click({ button: "right" });
      await keeper.page.getByText(entry, { exact: true }).click();
      await keeper.page.locator("#actors input[type=search]").fill("");
      await keeper.page.getByRole("tab", { name: "Discussion" }).click();
    };
    const offered = () => attackWindow(player).locator("select[name=add] option").allTextContents();
    await attackFromSheet();
    expect((await offered()).join()).not.toMatch(/Voyou|Goule|Paul/);
    await choose("Montrer comme cible");
    await expect.poll(offered, soon).toContain("Goule");
    expect((await offered()).join()).not.toMatch(/Voyou|Paul/);
    await choose("Ne plus montrer comme cible");
    await expect.poll(offered, soon).not.toContain("Goule");
  });

  it("takes the target from the combat, the distance from the window, and wounds the actor; one deleted meanwhile is none", async () => {
    await keeper.page.evaluate(async () => {
      const combat = await Combat.create({ active: true });
      const fighters = ["Voyou", "Journaliste"].map((name) => ({ actorId: game.actors.getName(name).id }));
      await combat.createEmbeddedDocuments("Combatant", fighters);
    });
    const window = attackWindow(player);
    await window.getByLabel("Choisir une cible…").selectOption({ label: "Voyou" });
    await expectText(window, "Voyou", "1d20 +5");
    const distance = window.getByLabel("Distance");
    const far = await distance.locator("option").nth(2).innerText();
    await distance.selectOption({ label: far });
    await expectText(window, "Portée", "1d20 +3");
    const whole = await healthOf(keeper, "Voyou");
    const card = await rollPrepared(player, [[20, 16], TORSO]);
    for (const seat of [keeper, player]) {
      await expectText(cardOf(seat, card), "Voyou", "Touché", "Torse (dé : 12)", "Portée −2", "Appliqué");
    }
    await expect.poll(async () => (await healthOf(player, "Voyou")).wounds, soon).toBe(whole.wounds + 1);
    await cardOf(keeper, card).getByRole("button", { name: "Annuler" }).click(QUICKLY);
    await expectHealth("Voyou", whole);
    await attackFromSheet();
    await window.getByLabel("Choisir une cible…").selectOption({ label: "Voyou" });
    await expectText(rollButton(player), "Attaquer");
    await keeper.page.evaluate(async () => void (await game.actors.getName("Voyou").delete()));
    await expectText(window, "Aucune cible", "Dans le vide");
    for (const { errors } of [keeper, player]) expect(errors).toEqual([]);
  });
});
