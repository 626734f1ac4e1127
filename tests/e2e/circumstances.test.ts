import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { expectCondition, place } from "./support/people.js";
import { KEEPER, openTable, PLAYERS } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const WALTHER = "Walther PPK (.32)";
const CULTIST = "Cultiste";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], CULTIST, 1200, 800);
  await place(keeper, [player], "Docker", 1300, 800);
});

async function cultist(change: object): Promise<void> {
  await keeper.page.evaluate(
    async ([name, data]) => {
      await canvas.scene.tokens.getName(name).actor.update(data);
    },
    [CULTIST, change] as const,
  );
}

describe("circumstances of an attack (GB-21)", () => {
  it("proposes what the sheet says, and takes it back with a key", async () => {
    await cultist({ "system.posture.prone": true });
    const window = await prepareAttack(player, { by: "Journaliste", at: CULTIST, weapon: WALTHER });
    await expectText(window, "Cible à terre", "1d20 +1");
    await player.page.keyboard.press("c");
    const prone = window.getByRole("checkbox", { name: "Cible à terre (−4)" });
    await expect.poll(() => prone.isChecked(), soon).toBe(true);
    await player.page.keyboard.press("4");
    await expectText(window, "1d20 +5");
    await expect.poll(() => prone.isChecked(), soon).toBe(false);
    await prone.check();
    await expectText(window, "1d20 +1");
    await cultist({ "system.posture.prone": false });
  });

  it("follows the table: whoever stands up is easier to shoot again", async () => {
    const window = attackWindow(player);
    await window.getByRole("button", { name: "Fermer" }).click();
    await prepareAttack(player, { by: "Journaliste", at: CULTIST, weapon: WALTHER });
    await expectText(window, "1d20 +5");
    await cultist({ "system.posture.prone": true });
    await expectText(window, "1d20 +1");
    await cultist({ "system.posture.prone": false });
    await expectText(window, "1d20 +5");
  });

  it("asks the keeper about an advantage that no sheet bears out, and waits", async () => {
    const window = attackWindow(player);
    await window.getByRole("button", { name: "Circonstances" }).click();
    await window.getByRole("checkbox", { name: "Attaquant non vu (+2)" }).check();
    await expectText(window, "1d20 +7");
    const card = await rollPrepared(player, [
      [20, 8],
      [100, 60],
    ]);
    await expectText(cardOf(keeper, card), "À confirmer", "Circonstance annoncée par le joueur : Attaquant non vu");
    await expectCondition([keeper, player], CULTIST, { pv: 9, pf: 9 });
    await cardOf(keeper, card)
      .getByRole("button", { name: /^Confirmer/ })
      .click();
    await expectText(cardOf(player, card), "Touché", "Modérée", "Appliqué");
    await expectCondition([keeper, player], CULTIST, { pv: 8, pf: 7, wounds: [WALTHER] });
  });

  it("leads a hit astray in the mist, by a roll of its own", async () => {
    const window = await prepareAttack(player, { by: "Journaliste", at: CULTIST, weapon: WALTHER });
    await window.getByRole("button", { name: "Circonstances" }).click();
    await window.getByLabel("Cible dissimulée").selectOption({ label: "50 % de chances de manquer" });
    const card = await rollPrepared(player, [
      [20, 15],
      [100, 60],
      [100, 50],
    ]);
    await expectText(cardOf(player, card), "Manqué : cible dissimulée", "50 %, le coup se perd");
  });
});

describe("what the keeper alone decides", () => {
  it("lets a blow at a hidden zone through, or not (GB-25)", async () => {
    await cultist({ "system.cover.legRight": true });
    await prepareAttack(player, { by: "Journaliste", at: CULTIST, weapon: WALTHER });
    const card = await rollPrepared(player, [
      [20, 15],
      [100, 60],
    ]);
    await expectText(cardOf(keeper, card), "Abri touché", "au gardien de dire si le coup passe", "Si le coup passe");
    await expectText(cardOf(player, card), "Abri touché", "Attend l’accord du gardien");
    const leaked = await cardOf(player, card).locator(".g-sev, .g-card__losses").count();
    expect([leaked, await cardOf(player, card).getByText("Si le coup passe", { exact: true }).count()]).toEqual([0, 0]);
    await expectCondition([keeper], CULTIST, { pv: 8, pf: 7 });
    await cardOf(keeper, card).getByRole("button", { name: "Laisser passer" }).click();
    await expectText(cardOf(player, card), "Touché", "Appliqué");
    await cardOf(keeper, card).getByRole("button", { name: "Annuler" }).click();
    await expectCondition([keeper], CULTIST, { pv: 8, pf: 7 });
  });
});

describe("Cleave (GB-48)", () => {
  it("opens the attack again over somebody who has fainted", async () => {
    await cultist({ "system.pf.value": 1, "system.cover.legRight": false });
    await prepareAttack(keeper, { by: "Docker", at: CULTIST, weapon: "Hachette" });
    const card = await rollPrepared(keeper, [
      [20, 12],
      [100, 60],
    ]);
    const again = cardOf(keeper, card).getByRole("button", { name: "Attaque supplémentaire" });
    await expectText(cardOf(keeper, card), "Appliqué");
    await cultist({ "system.exhaustion.result": "stunned" });
    await again.waitFor({ state: "detached" });
    await cultist({ "system.exhaustion.result": "unconscious" });
    await again.click();
    await expectText(attackWindow(keeper), "Hachette", CULTIST, "Cible sans défense");
    await expect.poll(() => attackWindow(keeper).count(), soon).toBe(1);
    await keeper.page.evaluate(() => {
      const { items } = canvas.scene.tokens.getName("Docker").actor;
      void items.getName("Hachette").delete();
    });
    await expectText(keeper.page.locator("#notifications"), "Hachette");
    await expect.poll(() => attackWindow(keeper).count(), soon).toBe(0);
  });
});
