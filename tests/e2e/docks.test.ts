import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf, prepareAttack, rollButton, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedWindow } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { enlist } from "./support/enlist.js";
import { place } from "./support/people.js";
import { selectToken, targetToken, weaponInBar } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const AGENT = "Agent de renseignement";
const REVOLVER = "Revolver léger (.22)";
const SOLDIER = "Soldat de commando";
const RIFLE = "Fusil d’assaut";
const PISTOL = "Pistolet de poche";
const BYSTANDER = "Petite frappe";
/** The two of the story: one in a reinforced vest, one quick on their feet with a bulletproof vest under the coat. */
const FIRST = "Sami Costa";
const SECOND = "Lou Berger";

const [host, first, second] = await openTable(KEEPER, ...PLAYERS);
let keeper = host;

beforeAll(async () => {
  await place(keeper, [first, second], AGENT, 600, 1400);
  await enlisted(FIRST, PLAYERS[0], { x: 1100, y: 1400 }, [
    { name: "Plastron renforcé", type: "warpArmor", system: { regularDice: 1 } },
  ]);
  await enlisted(SECOND, PLAYERS[1], { x: 1000, y: 1200 }, [
    { name: "Acrobate", type: "warpTrait", system: { score: 4, dodge: true, agility: true } },
    { name: "Veste pare-balle", type: "warpArmor", system: { ballisticDice: 1 } },
  ]);
  await keeper.page.evaluate(async (name) => {
    const { actor } = canvas.scene.tokens.getName(name);
    await actor.createEmbeddedDocuments("Item", [
      { name: "Balles perçantes", type: "warpAmmo", system: { ammoType: "ap", quantity: 12 } },
      { name: "Balles creuses", type: "warpAmmo", system: { ammoType: "hollow", quantity: 12 } },
    ]);
  }, AGENT);
});

/** Somebody new on the docks: whose they are, where they stand, what they have. */
function enlisted(name: string, player: string, at: { x: number; y: number }, items: object[]): Promise<void> {
  const system = { hp: { max: 22, value: 22 } };
  return enlist(keeper, [first, second], { name, type: "warpCharacter", player, at, system, items });
}

const hitPoints = ({ page }: Seat, name: string): Promise<number> =>
  page.evaluate((called) => canvas.scene.tokens.getName(called).actor.system.hp.value as number, name);

async function expectHitPoints(name: string, points: number): Promise<void> {
  for (const seat of [keeper, first, second]) await expect.poll(() => hitPoints(seat, name), soon).toBe(points);
}

const loaded = (): Promise<{ loaded: number; ammoType: string }> =>
  keeper.page.evaluate(
    ([agent, gun]) => {
      const { loaded: rounds, ammoType } = canvas.scene.tokens.getName(agent).actor.items.getName(gun).system;
      return { loaded: rounds as number, ammoType: ammoType as string };
    },
    [AGENT, REVOLVER] as const,
  );

/** The window that asks a player how they answer. */
const prompt = ({ page }: Seat): Locator => page.locator(".application.g-prompt");
const d6 = (...values: number[]) => values.map((value) => [6, value] as const);

/** The agent takes aim and fires from hiding: sixteen. */
async function fireAtFirst(): Promise<string> {
  const window = await prepareAttack(keeper, { by: AGENT, at: FIRST, weapon: REVOLVER });
  await window.getByRole("button", { name: "Ajouter un modificateur" }).click();
  await window.locator("[name=ownValue]").fill("1");
  await window.locator("[name=ownReason]").fill("Prend le temps de viser");
  await window.locator("[name=ownReason]").press("Enter");
  await expectText(window, "5d6kh4");
  return rollPrepared(keeper, d6(6, 5, 4, 1, 1));
}

/**
 * Who is shot at from hiding does not dodge; three points of armour whatever the round.
 * @param vest its dice, where they are thrown (WP-94)
 */
async function answerFirst(vest: readonly number[] = [3]): Promise<void> {
  await prompt(first).waitFor();
  await expectText(prompt(first), "Courte portée", "2d6", "Ne pas esquiver");
  await chooseDice(first, ...d6(3, 3, ...vest));
  await prompt(first).locator("[data-reply]").first().press("0");
  await prompt(first).waitFor({ state: "detached" });
  await expectNoDiceLeft(first);
}

/** The agent fires at whoever runs for the door: seventeen. */
async function fireAtSecond(): Promise<string> {
  const window = await prepareAttack(keeper, { by: AGENT, at: SECOND, weapon: REVOLVER });
  await window.locator("[data-action=foldCircumstances]").click();
  await window.getByRole("checkbox", { name: "Cible en mouvement" }).check();
  return rollPrepared(keeper, d6(6, 5, 5, 1));
}

/** Seven dice of which three count: fifteen; four for the vest. */
async function answerSecond(vest: readonly number[]): Promise<void> {
  await prompt(second).waitFor();
  await expectText(prompt(second), "7d6kh3", "Esquive", "Cible en mouvement");
  await chooseDice(second, ...d6(5, 5, 5, 1, 2, 3, 4, ...vest));
  await prompt(second)
    .getByRole("button", { name: /^Esquiver : Acrobate/ })
    .click();
  await prompt(second).waitFor({ state: "detached" });
  await expectNoDiceLeft(second);
}

async function takeBack(id: string): Promise<void> {
  await cardOf(keeper, id).getByRole("button", { name: "Annuler" }).click();
  for (const seat of [keeper, first, second]) await expectText(cardOf(seat, id), "Annulé");
}

/** Loads the revolver with other rounds. */
async function load(rounds: string): Promise<void> {
  const window = await beginDeed(keeper, "reload", [AGENT]);
  const stock = window.locator("[data-field=ammo]");
  await stock.selectOption(await stock.locator("option", { hasText: rounds }).getAttribute("value"));
  await confirmDeed(keeper);
}

/** Both shots as the text has them, each taken back. */
async function playBoth(
  points: { readonly first: number; readonly second: number },
  vests: readonly (readonly number[])[] = [[3], [4]],
): Promise<void> {
  const shot = await fireAtFirst();
  await answerFirst(vests[0]);
  await expectHitPoints(FIRST, 22 - points.first);
  await expectText(cardOf(keeper, shot), "16 − 6 = 10", `−${points.first} PV`, "Appliqué");
  await takeBack(shot);
  await expectHitPoints(FIRST, 22);
  const next = await fireAtSecond();
  await answerSecond(vests[1] ?? []);
  await expectHitPoints(SECOND, 22 - points.second);
  await expectText(cardOf(keeper, next), "17 − 15 = 2", `−${points.second} PV`, "Appliqué");
  await takeBack(next);
  await expectHitPoints(SECOND, 22);
}

describe("the agent on the docks (WP-82…WP-96)", () => {
  it("shoots with ordinary rounds: 29 points, then 2", async () => {
    expect(await loaded()).toEqual({ loaded: 6, ammoType: "standard" });
    await playBoth({ first: 29, second: 2 });
    await expect.poll(loaded, soon).toEqual({ loaded: 6, ammoType: "standard" });
  });

  it("with armour-piercing rounds: 15, then 3", async () => {
    await load("Balles perçantes");
    await expect.poll(loaded, soon).toEqual({ loaded: 6, ammoType: "ap" });
    await playBoth({ first: 15, second: 3 }, [[], []]);
  });

  it("with hollow points: 44, just enough to kill, then 1", async () => {
    await load("Balles creuses");
    await expect.poll(loaded, soon).toEqual({ loaded: 6, ammoType: "hollow" });
    await playBoth({ first: 44, second: 1 });
  });

  it("tells the players what their characters feel, and nothing of the agent's dice", async () => {
    const shot = await fireAtFirst();
    await answerFirst();
    await expectText(cardOf(first, shot), "−44 PV", "Mort, ou en train de mourir");
    for (const seat of [first, second]) {
      await expectText(cardOf(seat, shot), "Touché");
      expect(await cardOf(seat, shot).innerText()).not.toMatch(/16 − 6|Prend le temps/);
    }
    await takeBack(shot);
  });

  it("lets the target answer on the card; without a dodge distance and vest count all the same", async () => {
    const shot = await fireAtFirst();
    await prompt(first).waitFor();
    await first.page.keyboard.press("Escape");
    await prompt(first).waitFor({ state: "detached" });
    await chooseDice(first, ...d6(3, 3, 3));
    await cardOf(first, shot)
      .getByRole("button", { name: /^Ne pas esquiver/ })
      .click();
    await expectHitPoints(FIRST, 22 - 44);
    await expectText(cardOf(first, shot), "Répondu par Inès");
    await takeBack(shot);
  });

  it("asks again after a reload in the middle, of whoever is asked and of whoever decides", async () => {
    const shot = await fireAtFirst();
    await prompt(first).waitFor();
    await reload(first);
    await reload(keeper);
    await answerFirst();
    await expectHitPoints(FIRST, 22 - 44);
    await takeBack(shot);
  });

  it("keeps an answer that came while no keeper was there", async () => {
    const shot = await fireAtFirst();
    await prompt(first).waitFor();
    await keeper.page.goto("about:blank");
    await expect.poll(() => first.page.evaluate(() => Boolean(game.users.activeGM)), soon).toBe(false);
    await answerFirst();
    await expectText(cardOf(first, shot), "Réponse envoyée");
    expect(await hitPoints(first, FIRST)).toBe(22);
    keeper = await keeper.table.join(KEEPER);
    await expectHitPoints(FIRST, 22 - 44);
    await takeBack(shot);
  });

  it("takes the first answer, and tells whoever comes too late", async () => {
    const shot = await fireAtFirst();
    await prompt(first).waitFor();
    await chooseDice(keeper, ...d6(3, 3, 3));
    await cardOf(keeper, shot).getByRole("button", { name: "Répondre à sa place" }).click();
    await expectText(prompt(keeper), `à la place d’${PLAYERS[0]}`);
    await prompt(keeper)
      .getByRole("button", { name: /^Ne pas esquiver/ })
      .click();
    await prompt(first).waitFor({ state: "detached" });
    await expectHitPoints(FIRST, 22 - 44);
    await expectText(cardOf(first, shot), "Répondu par Gardien");
    await takeBack(shot);
  });

  it("counts the rounds, and reloads an empty weapon from the rounds at hand", async () => {
    await keeper.page.evaluate(
      ([agent, gun]) =>
        canvas.scene.tokens.getName(agent).actor.items.getName(gun).update({ "system.loaded": 1 }) as Promise<void>,
      [AGENT, REVOLVER] as const,
    );
    const shot = await fireAtFirst();
    await answerFirst();
    await expect.poll(loaded, soon).toMatchObject({ loaded: 0 });
    await weaponInBar(keeper, REVOLVER).click();
    await deedWindow(keeper).waitFor();
    await confirmDeed(keeper);
    await expect.poll(loaded, soon).toMatchObject({ loaded: 6 });
    await takeBack(shot);
  });

  it("sweeps over whoever stands between two targets, five rounds each", async () => {
    await place(keeper, [first, second], SOLDIER, 1700, 1400);
    await place(keeper, [first, second], BYSTANDER, 1000, 1350);
    await selectToken(keeper, SOLDIER);
    await targetToken(keeper, FIRST, SECOND);
    await weaponInBar(keeper, RIFLE).click();
    const window = attackWindow(keeper);
    await window.getByRole("combobox", { name: "Tactique" }).selectOption("fullAutoSweep");
    await expectText(window, FIRST, SECOND, BYSTANDER, "dans la ligne de tir");
    const shots = await rollPrepared(keeper, []);
    await expectText(cardOf(keeper, shots), FIRST, SECOND, BYSTANDER, "Munitions 30 → 15");
    for (const seat of [first, second]) {
      await prompt(seat)
        .getByRole("button", { name: /^Esquiver/ })
        .first()
        .click();
      await prompt(seat).waitFor({ state: "detached" });
    }
    await prompt(keeper).locator("[data-number='0']").click();
    await expectText(cardOf(keeper, shots), "Tout annuler");
    await cardOf(keeper, shots).getByRole("button", { name: "Tout annuler" }).click();
    for (const name of [FIRST, SECOND]) await expectHitPoints(name, 22);
  });

  it("lets a player fire twice in a turn, the second time with recoil, and no third time", async () => {
    await keeper.page.evaluate(
      async ([shooter, agent, pistol]) => {
        const tokens = [shooter, agent].map((name) => canvas.scene.tokens.getName(name));
        const weapon = { category: "firearm", factor: 4, rangeRow: "pistol", fireMode: "automatic" };
        await tokens[0].actor.createEmbeddedDocuments("Item", [
          { name: pistol, type: "warpWeapon", system: { ...weapon, magazine: 15, loaded: 15 } },
        ]);
        const combat = await Combat.create({ scene: canvas.scene.id, active: true });
        const combatants = tokens.map(({ id, actor }) => ({
          tokenId: id,
          actorId: actor.id,
          sceneId: canvas.scene.id,
        }));
        await combat.createEmbeddedDocuments("Combatant", combatants);
        await combat.startCombat();
      },
      [SECOND, AGENT, PISTOL] as const,
    );
    await expect.poll(() => second.page.evaluate(() => game.combat?.started as boolean), soon).toBe(true);
    const blow = { by: SECOND, at: AGENT, weapon: PISTOL };
    const shots: string[] = [];
    for (const formula of ["2d6", "3d6kl2"]) {
      await expectText(await prepareAttack(second, blow), formula);
      const shot = await rollPrepared(second, d6(...Array<number>(formula === "2d6" ? 2 : 3).fill(4)));
      shots.push(shot);
      await prompt(keeper).locator("[data-number='0']").click();
      await expectText(cardOf(second, shot), "Répondu par Gardien");
      await prompt(keeper).waitFor({ state: "detached" });
    }
    const window = await prepareAttack(second, blow);
    await expectText(window, "ne peut plus tirer ainsi ce tour");
    expect(await rollButton(second).isDisabled()).toBe(true);
    await takeBack(shots[1]!);
    await expectText(window, "Recul", "3d6kl2");
    await expect.poll(() => rollButton(second).isDisabled(), soon).toBe(false);
    await second.page.keyboard.press("Escape");
  });

  it("leaves nothing in the consoles", () => {
    for (const seat of [keeper, first, second]) expect(seat.errors).toEqual([]);
  });
});
