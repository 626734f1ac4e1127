import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, prepareAttack, rollButton, rollPrepared } from "./support/attack.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectFlawless, expectFocusShown, THEMES, wear } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { beginFight } from "./support/fight.js";
import { picture } from "./support/picture.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const QUICK = "Sidonie";
const SLOW = "Bruno";
const FOE = "Gobelin";

const [keeper, ines, hugo] = await openTable(KEEPER, ...PLAYERS);
const all = [keeper, ines, hugo];

beforeAll(async () => {
  const someone = (name: string, reaction: number, x: number) => ({
    ...{ name, type: "rpgCharacter", at: { x, y: 800 } },
    system: { reaction: { override: reaction } },
    items: [{ name: "Épée", type: "rpgWeapon", system: { formula: "1d6", mode: "melee", equipped: "main" } }],
  });
  await enlist(keeper, [ines, hugo], { ...someone(QUICK, 7, 800), player: PLAYERS[0] });
  await enlist(keeper, [ines, hugo], { ...someone(SLOW, 4, 900), player: PLAYERS[1] });
  await enlist(keeper, [ines, hugo], someone(FOE, 6, 1000));
  for (const { page } of all) await page.evaluate(() => ui.sidebar.changeTab("combat", "primary"));
});

beforeEach(async () => {
  for (const key of ["rpgChaos", "rpgCombatReaction", "rpgDuel"]) await setting(keeper, [ines, hugo], key, false);
  await setting(keeper, [ines, hugo], "rpgDeclarationPhase", true);
});

const fight = (...names: readonly string[]) => beginFight(keeper, ...names);

const tracker = ({ page }: Seat): Locator => page.locator("#combat");
const rowOf = (seat: Seat, name: string): Locator =>
  tracker(seat).locator(".combatant", { has: seat.page.locator(".name", { hasText: name }) });
const phase = (seat: Seat): Promise<string> => tracker(seat).locator(".g-phases__told b").innerText();

function order({ page }: Seat): Promise<string[]> {
  return page.evaluate(() => game.combat.turns.map(({ name }: { name: string }) => name));
}

async function expectOrder(...names: string[]): Promise<void> {
  for (const seat of all) await expect.poll(() => order(seat), soon).toEqual(names);
}

async function expectPhase(name: string): Promise<void> {
  for (const seat of all) await expect.poll(() => phase(seat), soon).toBe(name);
}

/** Whose turn it is; nobody's while intentions are declared. */
async function expectTurn(name: string | null): Promise<void> {
  for (const { page } of all)
    await expect
      .poll(() => page.evaluate(() => (game.combat.combatant?.name ?? null) as string | null), soon)
      .toBe(name);
}

/** Chooses a section in somebody's row. */
async function declare(seat: Seat, name: string, section: string): Promise<void> {
  await rowOf(seat, name).getByRole("button", { name: section, exact: true }).click();
}

const begin = (seat: Seat) => tracker(seat).getByRole("button", { name: "Commencer le round" }).click();
const nextTurn = ({ page }: Seat) => page.evaluate(async () => void (await game.combat.nextTurn()));

describe("a round of declarations", () => {
  it("RP-37: goes from the slowest to the quickest, who see what the slower prepare", async () => {
    await fight(QUICK, SLOW, FOE);
    await expectPhase("Déclarations d’intention");
    await expectOrder(SLOW, FOE, QUICK);
    await expectTurn(null);
    await expectText(tracker(hugo).locator(".g-phases"), `Encore à déclarer : ${SLOW}, ${FOE}, ${QUICK}`);

    await declare(hugo, SLOW, "Mêlée");
    await expectText(rowOf(ines, SLOW), "Mêlée"); // she is quicker
    await declare(ines, QUICK, "Projectiles");
    await expectText(rowOf(hugo, QUICK), "A déclaré");
    expect(await rowOf(hugo, QUICK).innerText()).not.toContain("Projectiles");
    await declare(keeper, FOE, "Magie et pouvoirs");
    await expectText(rowOf(ines, FOE), "Magie et pouvoirs");
    await expectText(rowOf(hugo, FOE), "A déclaré");
    await expectText(tracker(keeper).locator(".g-phases"), "Tout le monde a déclaré.");
    await expectOrder(SLOW, FOE, QUICK); // nothing is told by the order yet
  });

  it("RP-32, RP-33: then people act by sections, and a new round declares anew", async () => {
    await begin(keeper);
    await expectOrder(FOE, QUICK, SLOW);
    await expectTurn(FOE);
    await expectPhase("Magie et pouvoirs");
    await expectText(rowOf(hugo, QUICK), "Projectiles");
    await nextTurn(keeper);
    await expectPhase("Projectiles");
    await expectTurn(QUICK);
    expect(await rowOf(ines, QUICK).getByRole("button", { name: "Mêlée", exact: true }).count()).toBe(0);
    await tracker(ines).locator(".combat-controls [data-action=nextTurn]").click();
    await expectTurn(SLOW);
    await expectPhase("Mêlée");
    await nextTurn(keeper);
    await expectPhase("Déplacements"); // D-19: whoever has acted may move, too
    await expectText(tracker(ines).locator(".g-phases"), "se déplace");
    await tracker(keeper).getByRole("button", { name: "Continuer le round" }).click();
    await expectPhase("Déclarations d’intention");
    await expectTurn(null);
    await expectOrder(SLOW, FOE, QUICK);
    const declared = () =>
      keeper.page.evaluate((name) => game.actors.getName(name).system.round.section as string, QUICK);
    await expect.poll(declared, soon).toBeNull();
  });

  it("RP-37: holds whoever declared to it; a keeper may change it", async () => {
    await fight(QUICK, SLOW);
    await declare(ines, QUICK, "Mêlée");
    await declare(hugo, SLOW, "Mêlée");
    await begin(keeper);
    await expectOrder(QUICK, SLOW);
    const section = () =>
      keeper.page.evaluate((name) => game.actors.getName(name).system.round.section as string, SLOW);
    await hugo.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ "system.round.section": "magic" })),
      SLOW,
    );
    await expect.poll(section, soon).toBe("melee");
    await expectOrder(QUICK, SLOW);
    await declare(keeper, SLOW, "Magie et pouvoirs");
    await expect.poll(section, soon).toBe("magic");
    await expectOrder(SLOW, QUICK);
    await expectTurn(QUICK); // whoever has the turn keeps it
  });

  it("RP-37: a round that the keeper steps back to was declared long ago, and is what it was", async () => {
    await fight(QUICK, SLOW);
    await declare(ines, QUICK, "Mêlée");
    await declare(hugo, SLOW, "Projectiles");
    await begin(keeper);
    await expectTurn(SLOW); // the turn is given once the order is found
    await nextTurn(keeper);
    await expectTurn(QUICK);
    await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
    await expectPhase("Déclarations d’intention");
    await declare(ines, QUICK, "Déplacements");
    const declared = () =>
      keeper.page.evaluate((name) => game.actors.getName(name).system.round.section as string, QUICK);
    await expect.poll(declared, soon).toBe("movement");
    await keeper.page.evaluate(async () => void (await game.combat.previousRound()));
    await expectOrder(SLOW, QUICK);
    await expectPhase("Mêlée");
    await expectTurn(QUICK); // whoever acted last
    await expectText(rowOf(ines, SLOW), "Projectiles");
    await expectText(rowOf(hugo, QUICK), "Mêlée");
  });

  it("is led on by any keeper, and by the buttons of its phases", async () => {
    const name = "Doyenne";
    await keeper.page.evaluate(
      async (who) => void (await User.create({ name: who, role: CONST.USER_ROLES.GAMEMASTER })),
      name,
    );
    const other = await keeper.table.join(name);
    await other.page.evaluate(() => ui.sidebar.changeTab("combat", "primary"));
    await fight(QUICK, SLOW);
    await declare(ines, QUICK, "Projectiles");
    await begin(other);
    await expectPhase("Projectiles");
    await tracker(other).getByRole("button", { name: "Passer à : Mêlée" }).click();
    await expectTurn(SLOW);
    await tracker(other).getByRole("button", { name: "Passer à : Déclarations d’intention" }).click();
    await expectPhase("Déclarations d’intention");
    await expectTurn(null);
    await other.page.context().close();
  });

  it("RP-37: waits for those who have said nothing, unless the keeper goes on; they act in the melee", async () => {
    await fight(QUICK, SLOW, FOE);
    await declare(ines, QUICK, "Déplacements");
    const chosen = rowOf(keeper, QUICK).getByRole("button", { name: "Déplacements", exact: true, pressed: true });
    await expect.poll(() => chosen.count(), soon).toBe(1);
    await nextTurn(keeper);
    await expectText(keeper.page.locator("#notifications"), SLOW);
    await expectPhase("Déclarations d’intention");
    await begin(keeper);
    await expectOrder(FOE, SLOW, QUICK);
    await expectPhase("Mêlée");
  });

  it("RP-76, RP-77: a manoeuvre and its target are declared with the melee", async () => {
    await fight(QUICK, FOE);
    await declare(ines, QUICK, "Mêlée");
    await rowOf(ines, QUICK).getByLabel(`Manœuvre : ${QUICK}`).selectOption("Désarmer");
    const written = () => keeper.page.evaluate((name) => game.actors.getName(name).system.round as object, QUICK);
    await expect.poll(written, soon).toMatchObject({ section: "melee", intent: "disarm", round: 1 });
    await rowOf(ines, QUICK).getByLabel(`Cible : ${QUICK}`).selectOption(FOE);
    const target = await keeper.page.evaluate((name) => canvas.scene.tokens.getName(name).uuid as string, FOE);
    await expect.poll(written, soon).toMatchObject({ intent: "disarm", target });
    const seen = rowOf(keeper, QUICK).locator("option:checked");
    await expect.poll(() => seen.allInnerTexts(), soon).toEqual(["Désarmer", FOE]);
    await declare(ines, QUICK, "Projectiles");
    await expect.poll(written, soon).toMatchObject({ section: "missile", intent: "none", target });
  });
});

it("whoever goes by other rules has turns among them, and is out of reach of their weapons", async () => {
  const STRANGER = "Goule";
  await fight(QUICK, STRANGER);
  await keeper.page.evaluate(
    async (who) =>
      void (await game.combat.turns.find(({ name }: { name: string }) => name === who).update({ initiative: 5 })),
    STRANGER,
  );
  await expectText(rowOf(hugo, STRANGER), "Mêlée, par ses propres règles");
  await declare(ines, QUICK, "Mêlée");
  await begin(keeper);
  await expectTurn(QUICK);
  await prepareAttack(ines, { by: QUICK, at: STRANGER, weapon: "Épée" });
  await expectText(attackWindow(ines), `${STRANGER} suit d’autres règles que cette arme`);
  expect(await rollButton(ines).isDisabled()).toBe(true);
  await ines.page.keyboard.press("Escape");
  await attackWindow(ines).waitFor({ state: "detached" });
  await nextTurn(keeper);
  await expectTurn(STRANGER);
  await rowOf(keeper, STRANGER).getByRole("button", { name: "Magie et pouvoirs" }).click();
  await expectOrder(STRANGER, QUICK);
  await expectPhase("Magie et pouvoirs");
  await nextTurn(keeper);
  await expectTurn(QUICK);
});

describe("the order of a round", () => {
  it("RP-33: equals throw a die, again while it is equal; it is told to the table", async () => {
    await setting(keeper, [ines, hugo], "rpgDeclarationPhase", false);
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ "system.reaction.override": 7 })),
      FOE,
    );
    await chooseDice(keeper, [10, 4], [10, 4], [10, 2], [10, 9]);
    await fight(QUICK, FOE, SLOW);
    const numbers = () =>
      hugo.page.evaluate(() => game.combat.turns.map((one: { initiative: number }) => Math.floor(one.initiative)));
    await expect.poll(numbers, soon).toEqual([2073, 2073, 2040]);
    await expectNoDiceLeft(keeper);
    const first = await keeper.page.evaluate(() => game.combat.turns[0].name as string);
    await expectOrder(first, first === FOE ? QUICK : FOE, SLOW);
    await expectTurn(first);
    const told = () => hugo.page.evaluate(() => [...game.messages].at(-1).flavor as string);
    await expect.poll(told, soon).toMatch(/\s: 4, (2|9) · .*\s: 4, (2|9)$/);
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ "system.reaction.override": 6 })),
      FOE,
    );
    await expectOrder(QUICK, FOE, SLOW);
  });

  it("RP-34, RP-35: with the options a d10 is thrown each round, and chaos knows no sections", async () => {
    await setting(keeper, [ines, hugo], "rpgChaos", true);
    await chooseDice(keeper, [10, 1], [10, 10]);
    await fight(QUICK, SLOW);
    await expectPhase("Déclarations d’intention");
    await expectOrder(QUICK, SLOW); // 8 and 14: the slower of this round first
    await begin(keeper);
    await expectPhase("Chaos total");
    await expectOrder(SLOW, QUICK);
    await chooseDice(keeper, [10, 9], [10, 2]);
    await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
    await expectOrder(SLOW, QUICK); // 6 and 16
    await expectNoDiceLeft(keeper);
  });

  it("RP-33: is found without a roll before the fight begins", async () => {
    const messages = await keeper.page.evaluate(() => game.messages.size as number);
    await keeper.page.evaluate(async () => {
      for (const combat of [...game.combats]) await combat.delete();
      const combat = await Combat.create({ scene: canvas.scene.id, active: true });
      const tokens = [...canvas.scene.tokens].filter(({ name }) => name === "Sidonie" || name === "Bruno");
      const combatants = tokens.map(({ id, actorId }) => ({ tokenId: id, sceneId: canvas.scene.id, actorId }));
      await combat.createEmbeddedDocuments("Combatant", combatants);
      await combat.rollAll();
    });
    const numbers = () =>
      hugo.page.evaluate(() => game.combat.turns.map((one: { initiative: number }) => one.initiative));
    await expect.poll(numbers, soon).toEqual([70, 40]);
    expect(await keeper.page.evaluate(() => game.messages.size as number)).toBe(messages);
  });

  it("a keeper's hand on somebody's number holds for the round, a player's does not", async () => {
    await setting(keeper, [ines, hugo], "rpgDeclarationPhase", false);
    await fight(QUICK, SLOW);
    await expectOrder(QUICK, SLOW);
    const put = ({ page }: Seat, name: string, initiative: number, options: object = {}) =>
      page.evaluate(
        async ([who, number, more]) => {
          const one = game.combat.turns.find((turn: { name: string }) => turn.name === who);
          await one.update({ initiative: number }, more);
        },
        [name, initiative, options] as const,
      );
    const seenNumber = (name: string) =>
      hugo.page.evaluate(
        (who) => game.combat.turns.find((one: { name: string }) => one.name === who).initiative as number,
        name,
      );
    for (const options of [{}, { gardien: "settled" }]) {
      await put(hugo, SLOW, 9999, options);
      await expect.poll(() => seenNumber(SLOW), soon).toBe(2040); // his own window showed his
      await expectOrder(QUICK, SLOW);
    }
    await put(keeper, SLOW, 9999);
    await expectOrder(SLOW, QUICK);
    await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
    await expectOrder(QUICK, SLOW);
  });
});

it("RP-38, RP-39: a row counts the attacks and parries of the round, for those who may know", async () => {
  await setting(keeper, [ines, hugo], "rpgDeclarationPhase", false);
  await fight(QUICK, FOE);
  await expectOrder(QUICK, FOE);
  const tally = (seat: Seat, name: string) =>
    rowOf(seat, name).locator(".g-intent__tally").getAttribute("aria-label", { timeout: 1000 });
  await keeper.page.evaluate(() => ui.sidebar.changeTab("chat", "primary"));
  await prepareAttack(keeper, { by: FOE, at: QUICK, weapon: "Épée" });
  await rollPrepared(keeper, [[20, 3]]);
  const prompt = ines.page.locator(".application.g-prompt");
  await prompt.waitFor();
  await chooseDice(ines, [20, 2]);
  await prompt.locator("[data-reply]").first().press("1");
  await prompt.waitFor({ state: "detached" });
  await keeper.page.evaluate(() => ui.sidebar.changeTab("combat", "primary"));
  await expect.poll(() => tally(keeper, FOE), soon).toMatch(/Attaques\s: 1\s;/);
  await expect.poll(() => tally(ines, QUICK), soon).toMatch(/parades avant son tour\s: 1\s; actions restantes\s: 1/);
  expect(await rowOf(ines, FOE).locator(".g-intent__tally").count()).toBe(0);
  await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
  await expect.poll(() => tally(ines, QUICK), soon).toMatch(/actions restantes\s: 2/);
});

describe("a duel", () => {
  it("RP-36: stands still between melee and movements, also when a player ends the turn before", async () => {
    await setting(keeper, [ines, hugo], "rpgDuel", true);
    await fight(QUICK, SLOW);
    await declare(ines, QUICK, "Mêlée");
    await declare(hugo, SLOW, "Déplacements");
    await begin(keeper);
    await expectTurn(QUICK);
    await nextTurn(ines);
    await expectPhase("Calcul des dommages");
    await nextTurn(ines);
    await expectText(ines.page.locator("#notifications"), "C’est au gardien");
    await tracker(keeper).getByRole("button", { name: "Continuer le round" }).click();
    await expectTurn(SLOW);
    await expectPhase("Déplacements");
  });
});

it("RP-31: the keeper marks in the list who is surprised, in the first round", async () => {
  await fight(QUICK, SLOW);
  const mark = rowOf(keeper, SLOW).getByRole("button", { name: `Surpris : ${SLOW}` });
  await mark.click();
  const surprised = () =>
    hugo.page.evaluate((name) => game.actors.getName(name).statuses.has("rpgSurprised") as boolean, SLOW);
  await expect.poll(surprised, soon).toBe(true);
  expect(
    await rowOf(ines, SLOW)
      .getByRole("button", { name: /Surpris/ })
      .count(),
  ).toBe(0);
  await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
  await expect.poll(surprised, soon).toBe(false);
  await expect.poll(() => mark.count(), soon).toBe(0);
});

it("RP-01: shows how long the table may take, and decides nothing when the time is up", async () => {
  await setting(keeper, [ines, hugo], "rpgDeclarationTimer", 1);
  await fight(QUICK, SLOW);
  await expectText(tracker(ines).locator(".g-phases__time"), "Temps écoulé");
  await expectPhase("Déclarations d’intention");
  await setting(keeper, [ines, hugo], "rpgDeclarationTimer", 0);
});

it("looks well in both themes, for keeper and player, by keyboard too", async () => {
  await fight(QUICK, SLOW, FOE);
  await declare(ines, QUICK, "Mêlée");
  for (const theme of THEMES) {
    await wear(theme, keeper, ines);
    for (const [who, seat] of Object.entries({ keeper, ines })) {
      await expectFlawless(tracker(seat), `${theme}, ${who}`);
      await picture(tracker(seat), `rpg-rounds-${who}-${theme}`);
    }
  }
  await expectFocusShown(keeper, tracker(keeper).locator(".g-phases"));
  const missiles = rowOf(ines, QUICK).getByRole("button", { name: "Projectiles", exact: true });
  await missiles.focus();
  await ines.page.keyboard.press("Enter");
  const chosen = rowOf(keeper, QUICK).getByRole("button", { name: "Projectiles", pressed: true });
  await expect.poll(() => chosen.count(), soon).toBe(1);
  await expect
    .poll(() => ines.page.evaluate(() => document.activeElement?.getAttribute("aria-label")), soon)
    .toBe("Projectiles");
});
