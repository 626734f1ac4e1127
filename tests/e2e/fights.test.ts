import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedsOf, newDeed, undoDeed } from "./support/deeds.js";
import { chooseDice } from "./support/dice.js";
import { entrust, place } from "./support/people.js";
import { expectFlawless, expectFocusShown, THEMES, wear } from "./support/dress.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const HERO = "Inès Marchand";
const FOE = "Videur de boîte de nuit";
const OTHER = "Petite frappe";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], HERO, 800, 800);
  await place(keeper, [player], FOE, 900, 800);
  await place(keeper, [player], OTHER, 900, 900);
  await entrust(keeper, HERO, PLAYERS[0]);
});

/** A tab of the sidebar. */
async function sidebar({ page }: Seat, tab: "chat" | "combat"): Promise<Locator> {
  await page.evaluate((id) => ui.sidebar.changeTab(id, "primary"), tab);
  return page.locator(`#${tab}`);
}

/** Names of the fighters from first to last, as one client has them. */
function order({ page }: Seat): Promise<string[]> {
  return page.evaluate(() => game.combat.turns.map(({ name }: { name: string }) => name));
}

async function expectOrder(...names: string[]): Promise<void> {
  for (const seat of [keeper, player]) await expect.poll(() => order(seat), soon).toEqual(names);
}

/** Whose turn it is, as one client knows it. */
function turnOf({ page }: Seat): Promise<string> {
  return page.evaluate(() => game.combat.combatant?.name as string);
}

function clock({ page }: Seat): Promise<number> {
  return page.evaluate(() => game.time.worldTime as number);
}

/** A fight of these tokens, whose initiative is typed. */
async function fight(...fighters: readonly (readonly [string, number | null])[]): Promise<void> {
  await keeper.page.evaluate(async (sides) => {
    for (const combat of [...game.combats]) await combat.delete();
    const combat = await Combat.create({ scene: canvas.scene.id, active: true });
    const combatants = sides.map(([name, initiative]) => {
      const token = canvas.scene.tokens.getName(name);
      return { tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actorId, initiative };
    });
    await combat.createEmbeddedDocuments("Combatant", combatants);
    await combat.startCombat();
  }, fighters);
  await expect.poll(() => player.page.evaluate(() => game.combat?.round as number), soon).toBe(1);
}

describe("a fight by the rules of pools", () => {
  it("WP-45: lasts three seconds a round", async () => {
    await fight([HERO, 12], [FOE, 9], [OTHER, 6]);
    const before = await clock(keeper);
    await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
    await expect.poll(() => clock(keeper), soon).toBe(before + 3);
    await expect.poll(() => clock(player), soon).toBe(before + 3);
  });

  it("WP-47: a player waits, acts last, and acts sooner when they say so", async () => {
    await fight([HERO, 12], [FOE, 9], [OTHER, 6]);
    await expectOrder(HERO, FOE, OTHER);
    const sheet = await openSheet(player, HERO);
    await sheet.getByRole("button", { name: "Attendre" }).click();
    await expectOrder(FOE, OTHER, HERO);
    await expect.poll(() => turnOf(keeper), soon).toBe(FOE);
    const waiting = () => keeper.page.evaluate((name) => [...game.actors.getName(name).statuses] as string[], HERO);
    await expect.poll(waiting, soon).toContain("warpDelay");
    await sheet.getByRole("button", { name: "Agir maintenant" }).click();
    await expectOrder(FOE, HERO, OTHER);
    await expect.poll(waiting, soon).not.toContain("warpDelay");
    await keeper.page.evaluate(async () => void (await game.combat.nextTurn()));
    await expect.poll(() => turnOf(player), soon).toBe(HERO);
    await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
    await expectOrder(HERO, FOE, OTHER);
    await closeWindows(player);
  });

  it("WP-47: waiting and acting are in the list of the fight too, for those who play somebody", async () => {
    const [mine, all] = [await sidebar(player, "combat"), await sidebar(keeper, "combat")];
    const moments = (list: Locator) => list.locator("[data-moment]").allInnerTexts();
    await expect.poll(() => moments(mine), soon).toEqual(["Attendre"]);
    await expect.poll(() => moments(all), soon).toEqual(["Attendre", "Attendre"]);
    await player.page.evaluate(() => void ui.combat.renderPopout());
    const popout = player.page.locator("#combat-popout");
    const line = popout.locator(".combatant", { hasText: HERO });
    const wait = line.getByRole("button", { name: `Attendre : ${HERO}` });
    await wait.waitFor();
    const [row, button] = [await line.boundingBox(), await wait.boundingBox()];
    expect(button!.y + button!.height).toBeLessThanOrEqual(row!.y + row!.height); // a line of Foundry's has one height
    await wait.click();
    await expectOrder(FOE, OTHER, HERO);
    for (const list of [mine, popout]) await expect.poll(() => moments(list), soon).toEqual(["Agir maintenant"]);
    await closeWindows(player);
    await all.getByRole("button", { name: `Agir maintenant : ${HERO}` }).click();
    await expectOrder(FOE, HERO, OTHER);
    await expect.poll(() => moments(mine), soon).toEqual([]);
  });

  it("WP-46: a player chooses what they roll their place with, on the sheet and in the window", async () => {
    await fight([HERO, null], [FOE, 9]);
    const sheet = await openSheet(player, HERO);
    const chosen = () => sheet.getByLabel("Initiative avec").locator("option:checked").innerText();
    expect(await chosen()).toMatch(/^Le meilleur trait/);
    await sheet.getByLabel("Initiative avec").selectOption({ label: "Sans trait (2)" });
    const dice = () =>
      keeper.page.evaluate((name) => game.actors.getName(name).system.initiative.formula as string, HERO);
    await expect.poll(dice, soon).toBe("2d6");
    await sheet.getByRole("button", { name: "Initiative", exact: true }).click();
    const window = player.page.locator(".g-deed");
    await window.getByLabel("Initiative", { exact: true }).or(window.locator("[data-field=trait]")).first().waitFor();
    await window.locator("[data-field=bonus]").fill("1");
    await window.locator("[data-field=reason]").fill("aux <b>aguets</b>");
    await expectText(window, "3d6");
    await chooseDice(player, [6, 5], [6, 4], [6, 1]);
    await window.getByRole("button", { name: "Initiative" }).click();
    await window.waitFor({ state: "detached" });
    const mine = () =>
      keeper.page.evaluate(
        (name) => game.combat.turns.find((one: { name: string }) => one.name === name).initiative as number | null,
        HERO,
      );
    await expect.poll(mine, soon).toBe(9);
    await sidebar(keeper, "chat");
    const told = keeper.page.locator(".chat-message").last();
    await expectText(told, "Initiative : Sans trait (aux <b>aguets</b>)", "Avantage");
    await sheet.getByRole("button", { name: "Initiative", exact: true }).click();
    await expectText(player.page.locator("#notifications"), "déjà lancée");
    await sheet.getByLabel("Initiative avec").selectOption({ index: 0 });
    await closeWindows(player);
  });

  it("WP-39, WP-50: the sheet keeps what is declared for a turn, and a new turn begins with nothing", async () => {
    await fight([HERO, 12], [FOE, 9]);
    const sheet = await openSheet(player, HERO);
    await sheet.getByRole("button", { name: "Une action de plus" }).click();
    await expectText(sheet.locator(".w-turn"), "chaque action : 1 dé de malus");
    const seen = await openSheet(keeper, HERO);
    await expectText(seen.locator(".w-turn"), "chaque action : 1 dé de malus");
    await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
    await expectText(sheet.locator(".w-turn"), /tour 2/i);
    await expect.poll(() => sheet.locator(".w-turn__count").innerText(), soon).toBe("0");
    await closeWindows(player);
    await closeWindows(keeper);
  });

  it("WP-46: the keeper rolls once for all of theirs, where the table plays so", async () => {
    await keeper.page.evaluate(async () => void (await game.settings.set("gardien", "warpInitiativeMode", "npcGroup")));
    await fight([HERO, null], [FOE, null], [OTHER, null]);
    await keeper.page.evaluate(() => game.combat.rollNPC());
    const rolled = () =>
      player.page.evaluate(() => game.combat.turns.map(({ initiative }: { initiative: number | null }) => initiative));
    await expect.poll(async () => (await rolled()).filter((one: number | null) => one !== null).length, soon).toBe(2);
    const [first, second, third] = (await rolled()) as (number | null)[];
    expect([second, third]).toEqual([first, null]);
  });

  it("WP-46: goes round the table as the keeper has seated it, without a roll", async () => {
    await keeper.page.evaluate(
      async () => void (await game.settings.set("gardien", "warpInitiativeMode", "seatingGmLast")),
    );
    await fight([HERO, null], [FOE, null]);
    const list = await sidebar(keeper, "combat");
    await list.getByRole("button", { name: "Tour de table" }).click();
    const seats = keeper.page.locator("#gardien-seats");
    await seats.waitFor();
    const messages = await keeper.page.evaluate(() => game.messages.size as number);
    await keeper.page.evaluate(() => game.combat.rollAll());
    await expectOrder(HERO, FOE);
    expect(await keeper.page.evaluate(() => game.messages.size as number)).toBe(messages);
    await seats.getByRole("button", { name: `Avancer ${PLAYERS[0]} d’une place` }).click();
    const number = () =>
      player.page.evaluate(
        (name) => game.combat.turns.find((one: { name: string }) => one.name === name).initiative,
        HERO,
      );
    await expect.poll(number, soon).toBe(2);
    await closeWindows(keeper);
  });
});

it("offers each token the states of its own rules", async () => {
  const offered = (type: string) =>
    keeper.page.evaluate((actor) => {
      const all = Object.values(CONFIG.statusEffects) as { id: string; hud: { actorTypes: string[] } }[];
      return all.filter(({ hud }) => hud.actorTypes.includes(actor)).map(({ id }) => id);
    }, type);
  const [pools, gravity] = await Promise.all([offered("warpCharacter"), offered("gbInvestigator")]);
  expect(pools).toEqual(expect.arrayContaining(["dead", "prone", "warpDelay"]));
  expect(pools.filter((id) => id.startsWith("gb"))).toEqual([]);
  expect(gravity.filter((id) => id.startsWith("warp"))).toEqual([]);
});

describe("what counts for a turn, and what a power adds to it", () => {
  const d6 = (...values: number[]) => values.map((value) => [6, value] as const);
  const prompt = ({ page }: Seat) => page.locator(".application.g-prompt");

  /** What somebody of the fight has left, as every client knows it. */
  async function expectLeft(name: string, left: { psy: number } | { knives: number; thrown: number }): Promise<void> {
    const figures = ({ page }: Seat) =>
      page.evaluate((called) => {
        const { actor } = canvas.scene.tokens.getName(called);
        const { quantity, thrown } = actor.items.getName("Couteau de lancer")?.system ?? {};
        const psy = actor.system.psy.value as number;
        return { psy, knives: quantity as number | undefined, thrown: thrown as number | undefined };
      }, name);
    for (const seat of [keeper, player]) await expect.poll(() => figures(seat), soon).toMatchObject(left);
  }

  /** The keeper's man takes what comes, as long as anybody asks him. */
  async function takeIt(): Promise<void> {
    await prompt(keeper).locator("[data-number='0']").click();
    await prompt(keeper).waitFor({ state: "detached" });
  }

  beforeAll(async () => {
    await keeper.page.evaluate(async (name) => {
      const actor = game.actors.getName(name);
      await actor.update({ system: { psy: { max: 3, value: 3 } } });
      await actor.createEmbeddedDocuments("Item", [
        { name: "Poings", type: "warpWeapon", system: { category: "unarmed", factor: 1 } },
        {
          ...{ name: "Couteau de lancer", type: "warpWeapon" },
          system: { category: "thrown", factor: 1, rangeRow: "thrownBalanced", quantity: 2 },
        },
        { name: "Frappe éclair", type: "warpPower", system: { score: 2, effectKey: "lightningStrike" } },
        { name: "Pré-réaction", type: "warpPower", system: { score: 1, effectKey: "preReaction" } },
      ]);
    }, HERO);
    for (const seat of [keeper, player]) await sidebar(seat, "chat");
  });

  it("WP-113: a charge of lightning adds its dice to blows of the body, for the whole turn", async () => {
    await fight([HERO, 12], [FOE, 9]);
    const window = await prepareAttack(player, { by: HERO, at: FOE, weapon: "Poings" });
    await expectText(window, "3d6");
    await window.locator("[data-action=foldCircumstances]").click();
    await window.getByRole("checkbox", { name: "Frappe éclair" }).check();
    await expectText(window, "5d6", "Frappe éclair");
    const id = await rollPrepared(player, d6(6, 5, 4, 3, 2));
    await takeIt();
    await expectText(cardOf(player, id), "Frappe éclair");
    await expectLeft(HERO, { psy: 2 });
    await expectText(await prepareAttack(player, { by: HERO, at: FOE, weapon: "Poings" }), "5d6");
    await closeWindows(player);
    await expectLeft(HERO, { psy: 2 });
  });

  it("WP-115: a charge adds its dice to a defence, before the blow has fallen", async () => {
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Poings" });
    const id = await rollPrepared(keeper, []);
    await prompt(player).waitFor();
    await prompt(player).locator("[data-action=unfold]").click();
    await prompt(player).locator("[data-field=preReaction]").check();
    await prompt(player).locator("[data-number='1']").click();
    await prompt(player).waitFor({ state: "detached" });
    await expectText(cardOf(player, id), "Pré-réaction");
    await expectLeft(HERO, { psy: 1 });
    await cardOf(keeper, id)
      .getByRole("button", { name: /^(Annuler|Tout annuler)/ })
      .last()
      .click();
    await expectLeft(HERO, { psy: 2 });
  });

  it("WP-72: an edge that the keeper grants counts in the next turn, and in no other", async () => {
    const edge = async () => {
      const window = await prepareAttack(player, { by: HERO, at: FOE, weapon: "Poings" });
      const box = window.getByRole("checkbox", { name: "Avantage psychologique" });
      if (!(await box.isVisible())) await window.locator("[data-action=foldCircumstances]").click();
      const counts = await box.isChecked();
      await closeWindows(player);
      return counts;
    };
    await beginDeed(player, "edge", [HERO]);
    await deedField(player, "reason").fill("Il tremble");
    const asked = await confirmDeed(player);
    await cardOf(keeper, asked)
      .getByRole("button", { name: /^Confirmer/ })
      .click();
    const sheet = await openSheet(player, HERO);
    await expectText(sheet.locator(".w-turn"), "Avantage psychologique : au prochain tour");
    await closeWindows(player);
    const seen = [await edge()];
    for (let turn = 2; turn <= 3; turn++) {
      await keeper.page.evaluate(async () => void (await game.combat.nextRound()));
      await expect.poll(() => player.page.evaluate(() => game.combat.round as number), soon).toBe(turn);
      seen.push(await edge());
    }
    expect(seen).toEqual([false, true, false]);
  });

  it("WP-54: what was thrown is picked up again, on the sheet", async () => {
    const window = await prepareAttack(player, { by: HERO, at: FOE, weapon: "Couteau de lancer" });
    await expectText(window, "3d6");
    await rollPrepared(player, []);
    await takeIt();
    await expectLeft(HERO, { knives: 1, thrown: 1 });
    const sheet = await openSheet(player, HERO);
    const known = await deedsOf(player);
    await sheet.getByRole("button", { name: "Ramasser (1) Couteau de lancer" }).click();
    const picked = await newDeed(player, known);
    await expectLeft(HERO, { knives: 2, thrown: 0 });
    await undoDeed(keeper, picked);
    await expectLeft(HERO, { knives: 1, thrown: 1 });
    await closeWindows(player);
  });

  it("WP-53: the walls of the scene propose cover, and the keeper is asked by whoever wants less", async () => {
    // Between the two of them, as far as their middle; it is seen over.
    const wall = await keeper.page.evaluate(async () => {
      const [made] = await canvas.scene.createEmbeddedDocuments("Wall", [{ c: [900, 700, 900, 840], sight: 0 }]);
      return made.id as string;
    });
    await player.page.waitForFunction((id) => canvas.scene.walls.has(id), wall);
    const window = await prepareAttack(player, { by: HERO, at: FOE, weapon: "Pistolet automatique" });
    const cover = window.locator("[data-choice=cover]");
    if (!(await cover.isVisible())) await window.locator("[data-action=foldCircumstances]").click();
    await expect.poll(() => cover.inputValue(), soon).toBe("1");
    expect(await cover.locator("xpath=..").getAttribute("data-tooltip")).toMatch(/^D’après les murs/);
    await cover.selectOption("0");
    const id = await rollPrepared(player, []);
    await expectText(cardOf(keeper, id), "À confirmer", "Couvert");
    await keeper.page.evaluate(async (id) => void (await canvas.scene.walls.get(id).delete()), wall);
    await cardOf(keeper, id).getByRole("button", { name: "Rejeter" }).click();
  });
});

describe("what Foundry makes of a status by itself", () => {
  const seenBy = ({ page }: Seat, name: string): Promise<boolean> =>
    page.evaluate((who) => canvas.scene.tokens.getName(who).object.visible as boolean, name);
  const toggle = (name: string, status: string): Promise<void> =>
    keeper.page.evaluate(
      async ([who, id]) => void (await canvas.scene.tokens.getName(who).actor.toggleStatusEffect(id)),
      [name, status] as const,
    );

  it("WP-131: who is invisible is not seen by players; who is blinded sees nobody", async () => {
    await expect.poll(() => seenBy(player, OTHER), soon).toBe(true);
    await toggle(OTHER, "warpInvisible");
    await expect.poll(() => seenBy(player, OTHER), soon).toBe(false);
    expect([await seenBy(keeper, OTHER), await seenBy(player, FOE)]).toEqual([true, true]);
    await toggle(OTHER, "warpInvisible");
    await expect.poll(() => seenBy(player, OTHER), soon).toBe(true);
    for (const name of [HERO, "Journaliste"]) await toggle(name, "blinded");
    await expect.poll(() => seenBy(player, FOE), soon).toBe(false);
    for (const name of [HERO, "Journaliste"]) await toggle(name, "blinded");
    await expect.poll(() => seenBy(player, FOE), soon).toBe(true);
  });
});

describe("the keeper's tray", () => {
  const tray = keeper.page.locator(".g-tray");
  const unfold = () => tray.locator("summary").click();
  /** Somebody strikes somebody, and nothing opens by itself. */
  const strike = async (seat: Seat, by: string, at: string, weapon: string): Promise<string> => {
    await sidebar(seat, "chat");
    await prepareAttack(seat, { by, at, weapon });
    return rollPrepared(seat, []);
  };

  beforeAll(async () => {
    for (const { page } of [keeper, player])
      await page.evaluate(async () => void (await game.settings.set("gardien", "defencePrompt", false)));
    for (const combat of await keeper.page.evaluate(() => game.combats.map(({ id }: { id: string }) => id) as string[]))
      await keeper.page.evaluate(async (id) => void (await game.combats.get(id).delete()), combat);
    await keeper.page.evaluate(
      async ([hero, other, blow]) => {
        const named = (name: string) => canvas.scene.tokens.getName(name);
        const weapon = { name: blow, type: "warpWeapon", system: { category: "unarmed" } };
        await named(hero).actor.createEmbeddedDocuments("Item", [weapon]);
        await named(other).update({ x: 1000, y: 700 }); // away from the bar under the one who strikes
      },
      [HERO, OTHER, "Manchette"] as const,
    );
  });

  it("tells who is waited for, leads to the card, and is gone once all is answered", async () => {
    await expect.poll(() => tray.isVisible(), soon).toBe(false);
    const id = await strike(keeper, FOE, HERO, "Poings");
    await expectText(tray, "1 question en attente");
    const scaled = (uiScale: number): Promise<void> =>
      keeper.page.evaluate(async (scale) => {
        await game.settings.set("core", "uiConfig", { ...game.settings.get("core", "uiConfig"), uiScale: scale });
      }, uiScale);
    const room = () =>
      keeper.page.evaluate(() => {
        const [beside, own] = [document.getElementById("sidebar")!, document.querySelector(".g-tray")!];
        return beside.getBoundingClientRect().left - own.getBoundingClientRect().right;
      });
    const usual = await room();
    for (const scale of [0.8, 1.2, 1]) {
      await scaled(scale);
      await expect.poll(async () => Math.abs((await room()) - usual * scale) < 1, soon).toBe(true);
    }
    expect(usual).toBeGreaterThan(0);
    await sidebar(keeper, "combat");
    await unfold();
    await expectText(tray, `attend ${PLAYERS[0]} depuis`, "Répondre à sa place");
    await tray.locator("[data-act=jump]").click();
    const card = cardOf(keeper, id);
    await expect.poll(() => card.isVisible(), soon).toBe(true);
    await expect.poll(() => card.evaluate((row) => row.contains(document.activeElement)), soon).toBe(true);
    await unfold();
    await tray.getByRole("button", { name: /^Répondre à sa place/ }).click();
    const prompt = keeper.page.locator(".application.g-prompt");
    await expectText(prompt, `à la place d’${PLAYERS[0]}`, "Chances d’y échapper", "%");
    await expect.poll(() => prompt.getAttribute("role"), soon).toBe("dialog");
    for (const theme of THEMES) {
      await wear(theme, keeper);
      await expectFlawless(prompt);
    }
    await expectFocusShown(keeper, prompt);
    await prompt.locator("[data-reply]").first().press("0");
    await prompt.waitFor({ state: "detached" });
    await expect.poll(() => tray.isVisible(), soon).toBe(false);
    expect(await player.page.locator(".g-tray").count()).toBe(0);
  });

  it("answers for all of the keeper's people at once, each as well as it can, and keeps their dice (WP-10)", async () => {
    const shots = [await strike(player, HERO, FOE, "Manchette"), await strike(player, HERO, OTHER, "Manchette")];
    await expectText(tray, "2 questions en attente");
    await unfold();
    await expectFlawless(tray);
    await tray.getByRole("button", { name: "Meilleure réponse de vos 2 cibles" }).click();
    await expect.poll(() => tray.isVisible(), soon).toBe(false);
    for (const id of shots) {
      await expectText(cardOf(player, id), `Répondu par ${KEEPER}`);
      await expectText(cardOf(keeper, id).locator(".g-defence"), /Se défend/);
      await expect.poll(() => cardOf(keeper, id).locator(".g-defence .g-die").count(), soon).toBeGreaterThan(0);
      expect(await cardOf(player, id).locator(".g-defence").innerHTML()).not.toMatch(/g-die|g-defence__total|d6/);
    }
    const dice = player.page.evaluate(() => {
      const sent: { type: string; author: { isGM: boolean }; isContentVisible: boolean }[] = game.messages.contents;
      const defences = sent.filter(({ type, author }) => type === "defence" && author.isGM);
      return defences.filter(({ isContentVisible }) => isContentVisible).length;
    });
    expect(await dice).toBe(0);
  });
});
