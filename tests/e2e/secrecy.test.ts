import { describe, expect, it } from "vitest";
import { attackWindow, cardOf, oneBlow, prepareAttack, rollButton, rollPrepared } from "./support/attack.js";
import { chooseDice } from "./support/dice.js";
import { heal } from "./support/people.js";
import { attackBar, releaseTargets, selectToken, targetToken, weaponInBar } from "./support/scene.js";
import { catchUp, rollFor, tracesOf } from "./support/secrets.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";

const WALTHER = "Walther PPK (.32)";

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
    const card = await rollPrepared(keeper, [
      [20, 13],
      [100, 12],
    ]);
    await expectText(cardOf(keeper, card), "Goule", "Voyou", "Touché", "Appliqué");
    await catchUp(keeper, player, other);
    expect(await Promise.all([player, other].map(tracesOf))).toEqual(before);
    await cardOf(keeper, card).getByRole("button", { name: "Annuler" }).click();
    await expectText(cardOf(keeper, card), "Annulé");
    await catchUp(keeper, player, other);
    expect(await Promise.all([player, other].map(tracesOf))).toEqual(before);
  });

  it("keeps the save that it calls for as secret, though the sidebar rolls for everybody", async () => {
    await changeToken("Voyou (2)", { hidden: true });
    await selectToken(keeper, "Goule");
    await releaseTargets(keeper);
    await prepareAttack(keeper, { by: "Goule", at: "Voyou (2)", weapon: "Griffe" });
    await oneBlow(keeper);
    await keeper.page.evaluate(
      async () => void (await canvas.scene.tokens.getName("Voyou (2)").actor.update({ "system.pf.value": 1 })),
    );
    await seenBy(keeper, "Gardien et moi");
    await catchUp(keeper, player, other);
    const before = await Promise.all([player, other].map(tracesOf));
    const card = await rollPrepared(keeper, [
      [20, 13],
      [100, 12],
    ]);
    const save = cardOf(keeper, card).getByRole("button", { name: /Vigueur/ });
    await save.waitFor();
    await chooseDice(keeper, [20, 3]);
    await save.click();
    await expectText(cardOf(keeper, card), /Vigueur.*Total/);
    await expect
      .poll(
        () => keeper.page.evaluate(() => canvas.scene.tokens.getName("Voyou (2)").actor.system.state as string),
        soon,
      )
      .not.toBe("pending");
    await catchUp(keeper, player, other);
    expect(await Promise.all([player, other].map(tracesOf))).toEqual(before);
    await heal(keeper, "Voyou (2)");
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
  it("shows a blind roll to the keeper only, after a reload too", async () => {
    await prepareAttack(player, { by: "Journaliste", at: "Voyou", weapon: WALTHER });
    await seenBy(player, "À l’aveugle");
    await chooseDice(player, [20, 14], [100, 12]);
    await catchUp(player, other);
    const before = await tracesOf(other);
    await rollButton(player).click();
    await attackWindow(player).waitFor({ state: "detached" });
    await expectText(keeper.page.locator(".chat-message").last(), "Journaliste", "19", "Touché", "Appliqué");
    await catchUp(keeper, player, other);
    await expectText(player.page.locator(".chat-message"), "Jet caché", "?"); // that they have rolled is no secret
    expect(await wordsOf(player)).not.toMatch(/Touché|Torse/);
    expect(await tracesOf(other)).toEqual(before);
    await reload(player);
    await expectText(player.page.locator(".chat-message"), "Jet caché", "?");
    expect(await wordsOf(player)).not.toMatch(/Touché|Torse/);
    await expectText(player.page.locator(".chat-message"), "?");
    await heal(keeper, "Voyou");
  });

  it("shows a roll for oneself to its author and the keeper who answers for it, to no other player", async () => {
    await prepareAttack(player, { by: "Journaliste", at: "Voyou", weapon: WALTHER });
    await seenBy(player, "Moi seul");
    await catchUp(player, other);
    const before = await tracesOf(other);
    const card = await rollPrepared(player, [
      [20, 2],
      [100, 12],
    ]);
    await expectText(cardOf(player, card), "Raté");
    await catchUp(keeper, other);
    await catchUp(player, other);
    expect(await tracesOf(other)).toEqual(before);
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
    const card = await rollPrepared(player, [
      [20, 15],
      [100, 12],
    ]);
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
    const mine = await rollPrepared(player, [
      [20, 12],
      [100, 12],
    ]);
    await expectText(cardOf(player, mine), "Silhouette voûtée", "Touché", "Appliqué");
    await selectToken(keeper, "Silhouette voûtée");
    await targetToken(keeper, "Journaliste");
    await attackBar(keeper).getByRole("button", { name: "Griffe" }).click();
    await oneBlow(keeper);
    const theirs = await rollPrepared(keeper, [
      [20, 2],
      [100, 12],
    ]);
    await expectText(cardOf(player, theirs), "Silhouette voûtée", "Journaliste", "Raté");
    const traces = await tracesOf(player);
    expect(traces.messages.join()).not.toMatch(/\bGoule\b/);
    expect(await wordsOf(player)).not.toMatch(/\bGoule\b/);
    expect(traces.page.join("\n")).not.toMatch(/\bGoule\b/);
  });

  it("tells a player nothing of somebody hidden who attacks: no name, no portrait, no figure of the bonus", async () => {
    await releaseTargets(keeper);
    await selectToken(keeper, "Voyou (2)");
    await targetToken(keeper, "Journaliste");
    await attackBar(keeper)
      .getByRole("button", { name: /Couteau/ })
      .click();
    const card = await rollPrepared(keeper, [
      [20, 2],
      [100, 12],
    ]);
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

  it("leaves no error behind", () => {
    for (const { errors } of [keeper, player, other]) expect(errors).toEqual([]);
  });
});
