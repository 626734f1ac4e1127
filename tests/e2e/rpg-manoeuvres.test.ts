import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedsOf, deedWindow, newDeed, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { beginFight } from "./support/fight.js";
import { entrust, place } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { selectToken, weaponInBar } from "./support/scene.js";
import { expectText, soon } from "./support/wait.js";

const HERO = "Odile Brisefer";
const FOE = "Garde du guet";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], HERO, 800, 800);
  await place(keeper, [player], FOE, 900, 800);
  await entrust(keeper, HERO, PLAYERS[0]);
  await keeper.page.evaluate(
    async ([name, foe]) => {
      const token = canvas.scene.tokens.find((one: { name: string }) => one.name === foe);
      await token.actor.items.getName("Gourdin").update({ "system.equipped": "off" });
      const arm = { type: "rpgWeapon", img: "systems/gardien/assets/icons/wooden-club.svg" };
      await token.actor.createEmbeddedDocuments("Item", [
        {
          ...{ ...arm, name: "Filet" },
          system: { formula: "", special: "net", mode: "thrown", skill: "handWeapons", equipped: "main" },
        },
        { ...{ ...arm, name: "Brandon" }, system: { formula: "1d6", special: "torch", equipped: "main" } },
      ]);
      const bow = { formula: "1d6", mode: "missile", skill: "archery", hands: 2, range: 30, reload: "bow" };
      await game.actors
        .getName(name)
        .createEmbeddedDocuments("Item", [
          { ...{ ...arm, name: "Arc de chasse" }, system: { ...bow, loaded: false, equipped: "none" } },
        ]);
    },
    [HERO, FOE] as const,
  );
});

const prompt = ({ page }: Seat): Locator => page.locator(".application.g-prompt");
const button = (seat: Seat, card: string, name: string | RegExp): Locator =>
  cardOf(seat, card).getByRole("button", { name });

/** The player lets the blow come, and the keeper throws what it does. */
async function letsItCome(dice: readonly Face[]): Promise<void> {
  await prompt(player).waitFor();
  await chooseDice(keeper, ...dice);
  await prompt(player).locator("[data-reply]").first().press("0");
  await prompt(player).waitFor({ state: "detached" });
  await expectNoDiceLeft(keeper);
}

/** The keeper's guard strikes the heroine, who does not parry. */
async function blow(weapon: string, intent: string | null, dice: readonly Face[]): Promise<string> {
  const window = await prepareAttack(keeper, { by: FOE, at: HERO, weapon });
  if (intent) await window.getByRole("combobox", { name: "Manœuvre" }).selectOption({ label: intent });
  const card = await rollPrepared(keeper, [[20, 3]]);
  await letsItCome(dice);
  return card;
}

/** What lasts on the heroine, by type, and how she holds her things. */
function heroine({ page }: Seat) {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
    const { conditions } = actor.system.toObject();
    const types = conditions.map(({ state }: { state: { type: string } }) => state.type);
    const held = (thing: string) => {
      const { equipped, onGround, loaded } = actor.items.getName(thing).system;
      return `${String(equipped)} ${String(onGround)} ${String(loaded)}`;
    };
    return JSON.stringify({ types, hp: actor.system.hp.value, sword: held("Épée longue"), bow: held("Arc de chasse") });
  }, HERO);
}

async function expectHeroine(part: string): Promise<void> {
  for (const seat of [keeper, player]) await expect.poll(() => heroine(seat), soon).toContain(part);
}

/** The player does what leaves nothing to choose; answers with the id of the deed. */
async function doAtOnce(deed: string): Promise<string> {
  const known = await deedsOf(player);
  await player.page.evaluate(
    ([id, name]) => {
      const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
      return game.gardien.deed(id, [actor.uuid], {});
    },
    [deed, HERO] as const,
  );
  return newDeed(player, known);
}

describe("a net", () => {
  it("RP-70: catches the heroine, whose player struggles free from the card", async () => {
    const card = await blow("Filet", null, []);
    await expectText(cardOf(player, card), "Cible entravée", "corps entier");
    await expectHeroine('"types":["entangled"]');
    const known = await deedsOf(player);
    await button(player, card, "Se dégager").click();
    await deedWindow(player).waitFor();
    await chooseDice(player, [20, 2]);
    await deedWindow(player).locator("[type=submit]").click();
    const freed = await newDeed(player, known);
    await expectText(cardOf(keeper, freed), "Libre de nouveau");
    await expectHeroine('"types":[]');
    await undoDeed(keeper, freed);
    await expectHeroine('"types":["entangled"]');
    await beginDeed(keeper, "pickUp", [FOE]);
    await expectText(deedWindow(keeper), `Filet retient encore ${HERO}`);
    await deedWindow(keeper).locator("[data-action=close]").click();
    await button(keeper, card, /^Annuler/)
      .last()
      .click();
    await expectHeroine('"types":[]');
  });
});

describe("knocking out", () => {
  it("RP-76: the heroine fails her test of Corps and lies there, until it is taken back", async () => {
    const before = await heroine(player);
    // The trunk, 4 points and no critical table, a mail that takes one; then 20 against her Corps.
    const card = await blow("Gourdin", "Assommer", [
      [10, 8],
      [4, 4],
      [6, 1],
      [20, 19],
    ]);
    await expectText(cardOf(player, card), "Cible assommée", "sans connaissance");
    await expectHeroine('"types":["unconscious","prone"]');
    await button(keeper, card, /^Annuler/)
      .last()
      .click();
    await expectHeroine(before.slice(1, -1));
  });
});

describe("disarming", () => {
  it("RP-77: two blows make the sword fall, and its owner picks it up again", async () => {
    const first = await blow("Hallebarde", "Désarmer", []);
    await expectText(cardOf(player, first), "Arme battue", "premier coup sur deux");
    const second = await blow("Hallebarde", "Désarmer", []);
    await expectText(cardOf(player, second), "Cible désarmée", "Épée longue tombe à terre");
    await expectHeroine('"sword":"none true');
    await beginDeed(player, "pickUp", [HERO]);
    const picked = await confirmDeed(player);
    await expectText(cardOf(keeper, picked), "Reprend en main : Épée longue");
    await expectHeroine('"sword":"main false');
  });
});

describe("manoeuvres declared in a fight", () => {
  const tracker = ({ page }: Seat): Locator => page.locator("#combat");
  const row = (seat: Seat, name: string): Locator =>
    tracker(seat).locator(".combatant", { has: seat.page.locator(".name", { hasText: name }) });
  const turnTo = async (tab: string): Promise<void> => {
    for (const { page } of [keeper, player]) await page.evaluate((id) => void ui.sidebar.changeTab(id, "primary"), tab);
  };

  /** Actions that the list of the fight shows as spent. */
  async function expectSpent(actions: number): Promise<void> {
    const spent = row(keeper, FOE).locator(".g-intent__tally [data-spent]");
    await expect.poll(() => spent.count(), soon).toBe(actions);
  }

  /** The guard declares a manoeuvre, the heroine blows; then the round begins. */
  async function declare(intent: string): Promise<void> {
    await turnTo("combat");
    await row(keeper, FOE).getByRole("button", { name: "Mêlée", exact: true }).click();
    await row(keeper, FOE).locator("select[data-declare=intent]").selectOption({ label: intent });
    await row(player, HERO).getByRole("button", { name: "Mêlée", exact: true }).click();
    await expectText(tracker(keeper).locator(".g-phases"), "Tout le monde a déclaré.");
    await tracker(keeper).getByRole("button", { name: "Commencer le round" }).click();
    await expectText(row(player, FOE), intent);
    await turnTo("chat");
    await expectSpent(0);
  }

  it("RP-37, RP-38, RP-76: a blow knocks out as declared, costs an action, and gives all of it back", async () => {
    await beginFight(keeper, HERO, FOE);
    await declare("Assommer");
    const dice: Face[] = [[10, 8], [4, 4], [6, 1], [20, 19]]; // oxfmt-ignore
    const card = await blow("Gourdin", null, dice);
    await expectText(cardOf(player, card), "Cible assommée");
    await expectHeroine('"types":["unconscious","prone"]');
    await expectSpent(1);
    await button(keeper, card, /^Annuler/)
      .last()
      .click();
    await expectHeroine('"types":[]');
    await expectSpent(0);
  });

  it("RP-37, RP-77: disarming takes both actions of the round in which it is declared", async () => {
    await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
    await declare("Désarmer");
    const first = await blow("Hallebarde", null, []);
    await expectText(cardOf(player, first), "premier coup sur deux");
    await expectSpent(1);
    const second = await blow("Hallebarde", null, []);
    await expectText(cardOf(player, second), "Cible désarmée", "Épée longue tombe à terre");
    await expectSpent(2);
    await expectHeroine('"sword":"none true');
    await button(keeper, second, /^Annuler/)
      .last()
      .click();
    await expectHeroine('"sword":"main false');
    await expectSpent(1);
    await keeper.page.evaluate(async () => void (await game.combat.delete()));
  });
});

describe("a torch", () => {
  it("RP-85, RP-86: burns, and sets clothes alight on a 6", async () => {
    const card = await blow("Brandon", null, [
      [10, 8],
      [6, 3],
      [6, 1],
      [6, 6],
    ]);
    await expectText(cardOf(player, card), "ils prennent feu");
    await expectHeroine('"types":["burning"]');
    await button(keeper, card, /^Annuler/)
      .last()
      .click();
    await expectHeroine('"types":[]');
  });
});

describe("a bow", () => {
  it("RP-40, RP-72: is drawn, then loaded, by the player who wants to shoot", async () => {
    const drawn = await doAtOnce("draw");
    await expectText(cardOf(keeper, drawn), "Prend en main : Arc de chasse");
    await expectHeroine('"bow":"both false false"');
    await selectToken(player, HERO);
    await weaponInBar(player, "Arc de chasse").click();
    await deedWindow(player).waitFor();
    const loaded = await confirmDeed(player);
    await expectText(cardOf(keeper, loaded), "le trait est prêt");
    await expectHeroine('"bow":"both false true"');
  });
});

it("leaves no error behind", () => {
  for (const { errors } of [keeper, player]) expect(errors).toEqual([]);
});
