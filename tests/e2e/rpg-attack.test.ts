import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { answers, prompt } from "./support/defence.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectFlawless, THEMES, wear } from "./support/dress.js";
import { entrust, place } from "./support/people.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";

const HERO = "Odile Brisefer";
const FOE = "Garde du guet";
const MAGE = "Mage de gouttière";

const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(async () => {
  await place(keeper, [player], HERO, 800, 800);
  await place(keeper, [player], FOE, 900, 800);
  await place(keeper, [player], MAGE, 800, 600);
  await entrust(keeper, HERO, PLAYERS[0]);
});

/** What the rules keep of somebody, as one client knows it. */
function state({ page }: Seat, token: string) {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
    const { hp, conditions, wounds, sequels } = actor.system.toObject();
    const things = actor.items.map(
      ({ name: thing, system }: { name: string; system: Record<string, unknown> }) =>
        `${thing}: ${String(system["equipped"])} ${String(system["onGround"])} ${String(system["broken"])} ${String(system["stuck"])}`,
    );
    return JSON.stringify({ hp: actor.system.hp.value, dead: hp.dead, conditions, wounds, sequels, things });
  }, token);
}

async function expectState(token: string, expected: string): Promise<void> {
  for (const seat of [keeper, player]) await expect.poll(() => state(seat, token), soon).toBe(expected);
}

const button = (seat: Seat, card: string, name: string | RegExp): Locator =>
  cardOf(seat, card).getByRole("button", { name });

describe("a blow", () => {
  it("RP-43: is parried by the player it strikes", async () => {
    const whole = await state(keeper, HERO);
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Hallebarde" });
    const blow = await rollPrepared(keeper, [[20, 3]]);
    await answers(player, "1", [[20, 2]]);
    await expectText(cardOf(keeper, blow), "Paré", "Pare : Écu", "au bouclier : 2 pour 8 ou moins");
    await expectState(HERO, whole);
  });

  it("RP-56, RP-61, RP-62: drops, breaks and bleeds by a critical hit, and all of it is taken back", async () => {
    const whole = await state(keeper, HERO);
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Hallebarde" });
    const blow = await rollPrepared(keeper, [[20, 3]]);
    // Nobody parries: the right arm, the highest face of the halberd, a mail that takes one, the fifteenth row.
    const landing = [
      [10, 5],
      [6, 6],
      [6, 1],
      [20, 15],
    ] as const;
    await answers(player, "0", [], { by: keeper, dice: landing });
    await expectText(cardOf(player, blow), "Bras droit", "Hémorragie, 1 PV par round", "jusqu’aux soins");
    for (const theme of THEMES) {
      await wear(theme, keeper);
      await expectFlawless(cardOf(keeper, blow), theme);
      await button(keeper, blow, /Modifier|Corriger|Décider/).click();
      const window = keeper.page.locator(".g-edit");
      await window.waitFor();
      await expectFlawless(window, theme);
      await keeper.page.keyboard.press("Escape");
      await window.waitFor({ state: "detached" });
    }
    await wear("light", keeper);
    const ticks = cardOf(keeper, blow).getByRole("checkbox");
    await expect.poll(() => ticks.count(), soon).toBe(3);
    expect(await cardOf(player, blow).getByRole("checkbox").count()).toBe(0);
    expect(await button(keeper, blow, "Appliquer").count()).toBe(0); // the keeper's word has it applied
    await cardOf(keeper, blow).getByRole("checkbox", { name: "Hémorragie, 1 PV par round" }).click();
    await expectText(cardOf(player, blow), /Hémorragie, 1 PV par round.*écarté/);
    await cardOf(keeper, blow).getByRole("checkbox", { name: "Hémorragie, 1 PV par round" }).click();
    await expect.poll(() => read(cardOf(player, blow)), soon).not.toContain("écarté");
    await expectState(HERO, whole);
    await button(keeper, blow, "Confirmer le coup critique").click();
    await expectText(cardOf(player, blow), "Appliqué");
    const hurt = await state(player, HERO);
    expect(hurt).toContain("disableLimb");
    expect(hurt).toContain("bleed");
    expect(hurt).toContain("Épée longue: none true");
    await button(keeper, blow, "Annuler").click();
    await expectText(cardOf(player, blow), "Annulé");
    await expectState(HERO, whole);
  });

  it("is thrown by the keeper where nobody answers: the place, the damage, the row", async () => {
    const whole = await state(keeper, HERO);
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Hallebarde" });
    const blow = await rollPrepared(keeper, [[20, 3]]);
    await prompt(player).waitFor();
    await chooseDice(keeper, [10, 7], [6, 3], [6, 1]);
    await button(keeper, blow, /Modifier|Corriger|Décider/).click();
    await keeper.page.locator("select[name=end]").selectOption("lands");
    await keeper.page
      .locator("dialog, .application.dialog")
      .last()
      .getByRole("button", { name: /Valider|Appliquer|Décider|Corriger/ })
      .click();
    await expectNoDiceLeft(keeper);
    await expectText(cardOf(player, blow), "Torse", "Appliqué");
    const dice = player.page.locator(".chat-message", { hasText: "dés lancés sur décision du gardien" });
    await expectText(dice, "Hallebarde", HERO);
    expect(await dice.locator(".g-die").count()).toBe(3);
    await button(keeper, blow, "Annuler").click();
    await expectState(HERO, whole);
  });

  it("RP-55: fumbles, and the keeper says what that costs the attacker", async () => {
    const whole = await state(keeper, FOE);
    await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Hallebarde" });
    const blow = await rollPrepared(keeper, [[20, 20]]);
    await expectText(cardOf(player, blow), "Échec critique", "le gardien choisit");
    await button(keeper, blow, "L’arme se brise").click();
    await expectText(cardOf(player, blow), "L’arme se brise");
    await expect.poll(() => state(player, FOE), soon).toContain("Hallebarde: both false true");
    await button(keeper, blow, /^Annuler/).click();
    await expectState(FOE, whole);
  });
});

describe("a spell", () => {
  it("RP-79: that hurts is not parried, and costs its caster what it costs", async () => {
    const whole = await state(keeper, HERO);
    await prepareAttack(keeper, { by: MAGE, at: HERO, weapon: "Dard de givre" });
    await expectText(attackWindow(keeper), "FD du sort", "Lancer le sort");
    const blow = await rollPrepared(keeper, [
      [20, 3],
      [10, 7],
      [6, 5],
      [6, 1],
    ]);
    await expectText(cardOf(player, blow), "Touché", "Torse", "Appliqué");
    await expect.poll(async () => JSON.parse(await state(keeper, MAGE)).hp, soon).toBe(13);
    await button(keeper, blow, "Annuler").click();
    await expectState(HERO, whole);
    await expect.poll(async () => JSON.parse(await state(player, MAGE)).hp, soon).toBe(14);
  });

  it("RP-79: that may be resisted asks its target for Volonté", async () => {
    await keeper.page.evaluate(async (name) => {
      const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
      await actor.createEmbeddedDocuments("Item", [
        {
          ...{ name: "Berceuse", type: "rpgSpell" },
          system: {
            ...{ difficulty: 1, range: 10, resisted: true, durationFormula: "1d6", description: "<p>Elle bâille.</p>" },
            effects: [{ type: "modifier", scope: "skills", value: -2, until: { kind: "permanent" } }],
          },
        },
      ]);
    }, MAGE);
    await prepareAttack(keeper, { by: MAGE, at: HERO, weapon: "Berceuse" });
    const blow = await rollPrepared(keeper, [[20, 9]]);
    await prompt(player).waitFor();
    await expectText(prompt(player), "Résister", "Ne pas résister", "touche avec une marge de 1");
    await answers(player, "1", [[20, 1]]);
    await expectText(cardOf(keeper, blow), "La cible résiste", "Résistance");
  });

  it("RP-61, RP-79: brings what it does to who does not resist, tells how long, and gives it back", async () => {
    const whole = await state(keeper, HERO);
    await prepareAttack(keeper, { by: MAGE, at: HERO, weapon: "Berceuse" });
    const blow = await rollPrepared(keeper, [[20, 2]]);
    await expectText(prompt(player), "Ne pas résister");
    await answers(player, "0", [], { by: keeper, dice: [[6, 4]] });
    await expectText(cardOf(player, blow), "Le sort agit", "Elle bâille.", "4 rounds", "Appliqué");
    expect(await state(player, HERO)).toContain('"modifier"');
    await button(keeper, blow, /^Annuler/)
      .last()
      .click();
    await expectState(HERO, whole);
  });
});

describe("an answer that does not come", () => {
  it("RP-42: is no parry where the table plays so, as soon as its time is over", async () => {
    await setting(keeper, [player], "rpgParryDefault", "none");
    await setting(keeper, [player], "rpgParryTimeout", 1);
    const whole = await state(keeper, HERO);
    await prepareAttack(keeper, { by: MAGE, at: HERO, weapon: "Bâton" });
    const blow = await rollPrepared(keeper, [
      [20, 3],
      [10, 7],
      [4, 3],
      [6, 1],
    ]);
    await expectText(cardOf(player, blow), "Ne pare pas", "Appliqué");
    await button(keeper, blow, /^Annuler/).click();
    await expectState(HERO, whole);
  });
});

it("leaves no error behind", () => {
  for (const { errors } of [keeper, player]) expect(errors).toEqual([]);
});
