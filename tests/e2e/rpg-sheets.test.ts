import { afterEach, beforeAll, describe, it } from "vitest";
import { expectWell } from "./support/dress.js";
import { place } from "./support/people.js";
import { KEEPER, openTable } from "./support/table.js";
import { closeWindows, itemOf, openSheet } from "./support/windows.js";

const HERO = "Odile Brisefer";
const BEAST = "Pieuvre de bassin";

const [keeper] = await openTable(KEEPER);

beforeAll(async () => {
  await place(keeper, [], HERO, 800, 800);
  await place(keeper, [], BEAST, 1000, 800);
  await keeper.page.evaluate(async (name) => {
    const actor = game.actors.getName(name);
    const wound = { id: "hurt", row: "legs-05", place: "leftLeg", zone: "legs", side: "left", source: "Hallebarde" };
    const until = { span: { clock: "world", first: 0, last: null }, ends: "care", wound: "hurt" };
    await actor.update({
      system: {
        hp: { value: 9 },
        firstAidReceived: true,
        wounds: [wound],
        conditions: [
          { state: { type: "halveMove" }, ...until },
          { state: { type: "halveInitiative" }, ...until },
          { state: { type: "bleed", formula: "1d4" }, ...until },
        ],
        sequels: [{ part: "ear", side: "left", partial: true }],
        progressLog: [{ kind: "award", points: 22, text: "Le pont aux oies" }],
      },
    });
    await actor.createEmbeddedDocuments("Item", [
      { name: "Gifle fantôme", type: "rpgSpell", system: { damage: "1d4", range: 12, hpCost: 1, resisted: true } },
      { name: "Fièvre des caves", type: "rpgAffliction", system: { kind: "disease", active: true, remaining: 3 } },
    ]);
    const combat = await Combat.create({ scene: canvas.scene.id, active: true });
    const tokens = [...canvas.scene.tokens].filter((token) => token.actor.type.startsWith("rpg"));
    await combat.createEmbeddedDocuments(
      "Combatant",
      tokens.map(({ id, actorId }, i) => ({ tokenId: id, sceneId: canvas.scene.id, actorId, initiative: 12 - i })),
    );
    await combat.startCombat();
  }, HERO);
});

afterEach(() => closeWindows(keeper));

describe("every sheet of rpg, light and dark, wide and narrow", () => {
  const pages = ["play", "gear", "spells", "health", "progress", "story"];

  it("shows a character, to play", async () => {
    await expectWell(keeper, await openSheet(keeper, HERO), { name: "rpg-character", pages });
  });

  it("shows a character, to edit", async () => {
    const sheet = await openSheet(keeper, HERO);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("group", { name: "Attributs" }).waitFor();
    await expectWell(keeper, sheet, { pages: ["play", "health"] });
  });

  it("shows a creature, to play and to edit", async () => {
    await expectWell(keeper, await openSheet(keeper, BEAST), { name: "rpg-creature" });
    await closeWindows(keeper);
    const sheet = await openSheet(keeper, BEAST);
    await sheet.locator("[data-action=toggleMode]").click();
    await sheet.getByRole("group", { name: "Attributs" }).waitFor();
    await expectWell(keeper, sheet);
  });

  it.each(["Skill", "Weapon", "Armor", "Shield", "Gear", "Spell", "Affliction"])(
    "shows the card of a %s",
    async (kind) => {
      await expectWell(keeper, await openSheet(keeper, await itemOf(keeper, HERO, `rpg${kind}`)));
    },
  );
});
