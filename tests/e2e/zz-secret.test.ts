import { it } from "vitest";
import { attackWindow, oneBlow, prepareAttack, rollPrepared, cardOf } from "./support/attack.js";
import { attackBar } from "./support/scene.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS } from "./support/table.js";
import { catchUp } from "./support/secrets.js";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);
const S = "/tmp/k-secret-scratch/";
it("shots", async () => {
  await setting(keeper, [player], "targetNumbers", "hidden");
  await keeper.page.evaluate(async () => {
    const combat = await Combat.create({ active: true, scene: canvas.scene.id });
    const fighters = ["Journaliste", "Voyou", "Goule"].map((name) => {
      const token = canvas.scene.tokens.getName(name);
      return { tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actorId };
    });
    await combat.createEmbeddedDocuments("Combatant", fighters);
    await combat.rollAll();
    await combat.startCombat();
  });
  await catchUp(keeper, player);
  await player.page.getByRole("tab", { name: "Combat" }).click();
  await player.page.waitForTimeout(1000);
  await player.page.screenshot({ path: S + "tracker-player.png" });
  await player.page.getByRole("tab", { name: /Chat|Messages|Discussion/ }).first().click();
  await prepareAttack(player, { by: "Journaliste", at: "Voyou", weapon: "Walther PPK (.32)" });
  await player.page.screenshot({ path: S + "window-player.png" });
  const card = await rollPrepared(player, [[20, 15], [100, 12]]);
  await player.page.waitForTimeout(1500);
  await player.page.screenshot({ path: S + "card-player.png" });
  await keeper.page.screenshot({ path: S + "card-keeper.png" });
  void [attackWindow, oneBlow, cardOf, attackBar, card];
});
