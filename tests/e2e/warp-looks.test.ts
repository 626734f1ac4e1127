import { afterEach, beforeAll, describe, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedWindow } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { expectPartWell, expectWell } from "./support/dress.js";
import { place } from "./support/people.js";
import { KEEPER, openTable } from "./support/table.js";
import { expectText } from "./support/wait.js";
import { closeWindows, itemOf, openSheet } from "./support/windows.js";

const HERO = "Inès Marchand";
const FOE = "Tueuse à gages";

const d6 = (...values: number[]) => values.map((value) => [6, value] as const);

const [keeper] = await openTable(KEEPER);

beforeAll(async () => {
  await place(keeper, [], HERO, 800, 800);
  await place(keeper, [], FOE, 1000, 800);
  await keeper.page.evaluate(async (name) => {
    await game.settings.set("gardien", "warpDesperateDefence", true);
    const actor = game.actors.getName(name);
    await actor.update({ system: { hp: { value: 9, temp: 3 }, psy: { max: 3, value: 2 } } });
    await actor.createEmbeddedDocuments("Item", [
      { name: "Lecture d’aura", type: "warpPower", system: { score: 3 } },
      { name: "Langue du serpent", type: "warpSpell", system: { level: 9 } },
      { name: "Balles creuses", type: "warpAmmo", system: { ammoType: "hollow", quantity: 12 } },
      { name: "Lampe torche", type: "warpGear", system: {} },
      { name: "Genou brisé", type: "warpWound", system: { dailyLoss: 2, malusScope: "agility" } },
    ]);
    const combat = await Combat.create({ scene: canvas.scene.id, active: true });
    const tokens = [...canvas.scene.tokens].filter((token) => token.actor.type.startsWith("warp"));
    await combat.createEmbeddedDocuments(
      "Combatant",
      tokens.map(({ id, actorId }, i) => ({ tokenId: id, sceneId: canvas.scene.id, actorId, initiative: 12 - i })),
    );
    await combat.startCombat();
  }, HERO);
});

afterEach(() => closeWindows(keeper));

describe("every sheet of warp, light and dark, wide and narrow", () => {
  const pages = ["traits", "powers", "gear", "story", "keeper"];

  it("shows a character, to play", async () => {
    await expectWell(keeper, await openSheet(keeper, HERO), { name: "warp-character", pages });
  });

  it("shows a character, to edit", async () => {
    const sheet = await openSheet(keeper, HERO);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("group", { name: "Points de vie" }).waitFor();
    await expectWell(keeper, sheet, { pages: ["traits", "story"] });
  });

  it("shows somebody of the keeper's, to play and to edit", async () => {
    await expectWell(keeper, await openSheet(keeper, FOE), { name: "warp-npc" });
    await closeWindows(keeper);
    const sheet = await openSheet(keeper, FOE);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("group", { name: "Points de vie" }).waitFor();
    await expectWell(keeper, sheet);
  });

  it.each(["Trait", "Power", "Spell", "Weapon", "Armor", "Ammo", "Gear", "Wound"])(
    "shows the card of a %s",
    async (kind) => {
      await expectWell(keeper, await openSheet(keeper, await itemOf(keeper, HERO, `warp${kind}`)));
    },
  );
});

describe("what warp shows at the table", () => {
  it("shows an attack, the question it asks and the card it leaves", async () => {
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Petit pistolet automatique" });
    await expectText(attackWindow(keeper), HERO, "4d6");
    await expectWell(keeper, attackWindow(keeper), { name: "warp-attack" });
    const shot = await rollPrepared(keeper, d6(6, 4, 4, 1));
    const prompt = keeper.page.locator(".application.g-prompt");
    await expectText(prompt, "Chances d’y échapper");
    await expectWell(keeper, prompt, { name: "warp-prompt" });
    await chooseDice(keeper, ...d6(5, 4, 3, 2));
    await prompt.locator("[data-reply]").first().press("1");
    await prompt.waitFor({ state: "detached" });
    await expectText(cardOf(keeper, shot), "PV");
    await expectPartWell(keeper, cardOf(keeper, shot), "warp-card");
  });

  it("shows an effort that others join", async () => {
    await beginDeed(keeper, "group", [FOE], { reason: "soulever la herse", difficulty: "typed", number: 14 });
    await expectWell(keeper, deedWindow(keeper), { name: "warp-call" });
    const call = await confirmDeed(keeper);
    await cardOf(keeper, call).getByRole("button", { name: "Se joindre", exact: true }).click();
    await expectWell(keeper, deedWindow(keeper));
    await confirmDeed(keeper);
    await cardOf(keeper, call).getByRole("button", { name: "Conclure", exact: true }).waitFor();
    await expectPartWell(keeper, cardOf(keeper, call), "warp-effort");
  });
});
