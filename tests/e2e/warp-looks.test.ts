import { afterEach, beforeAll, describe, it } from "vitest";
import { expectWell } from "./support/dress.js";
import { place } from "./support/people.js";
import { KEEPER, openTable } from "./support/table.js";
import { closeWindows, itemOf, openSheet } from "./support/windows.js";

const HERO = "Inès Marchand";
const FOE = "Tueuse à gages";

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
