import type { Locator } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { expectFlawless, expectFocusShown, NARROW, resize, THEMES, wear } from "./support/dress.js";
import { picture } from "./support/picture.js";
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

/** A window at its own width and narrow, in both themes, without a blemish; with tabs each of its pages. */
async function expectWell(window: Locator, name: string, pages: readonly string[] = []): Promise<void> {
  const { width } = (await window.boundingBox())!;
  for (const theme of THEMES) {
    await wear(theme, keeper);
    for (const page of pages.length > 0 ? pages : [""]) {
      await resize(keeper, window, width); // wide enough that no tab lies under the fold
      if (page !== "") await window.locator(`[data-action=tab][data-tab=${page}]`).click();
      for (const wide of [width, NARROW]) {
        await resize(keeper, window, wide);
        await expectFlawless(window, `${theme}, ${page}, ${String(wide)} px`);
      }
    }
    await resize(keeper, window, width);
    if (pages[0] !== undefined) await window.locator(`[data-action=tab][data-tab=${pages[0]}]`).click();
    if (name !== "") await picture(window, `${name}-${theme}`);
  }
  await expectFocusShown(keeper, window);
  await closeWindows(keeper);
}

describe("every sheet of warp, light and dark, wide and narrow", () => {
  const pages = ["traits", "powers", "gear", "story", "keeper"];

  it("shows a character, to play", async () => {
    await expectWell(await openSheet(keeper, HERO), "warp-character", pages);
  });

  it("shows a character, to edit", async () => {
    const sheet = await openSheet(keeper, HERO);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("group", { name: "Points de vie" }).waitFor();
    await expectWell(sheet, "", ["traits", "story"]);
  });

  it("shows somebody of the keeper's, to play and to edit", async () => {
    await expectWell(await openSheet(keeper, FOE), "warp-npc");
    const sheet = await openSheet(keeper, FOE);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("group", { name: "Points de vie" }).waitFor();
    await expectWell(sheet, "");
  });

  it.each(["Trait", "Power", "Spell", "Weapon", "Armor", "Ammo", "Gear", "Wound"])(
    "shows the card of a %s",
    async (kind) => {
      await expectWell(await openSheet(keeper, await itemOf(keeper, HERO, `warp${kind}`)), "");
    },
  );
});
