import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { cardOf, lastCard, prepareAttack, rollPrepared } from "./support/attack.js";
import { answers, prompt, throwDamage, throwsDamage } from "./support/defence.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { beginFight } from "./support/fight.js";
import { entrust, place } from "./support/people.js";
import { selectToken, targetToken, weaponInBar } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const HERO = "Aurèle Drac";
const FOE = "Pillard";
const SHOOTER = "Tancrède Oulier";

const [host, player] = await openTable(KEEPER, PLAYERS[0]);
let keeper = host;

beforeAll(async () => {
  await place(keeper, [player], HERO, 800, 800);
  await place(keeper, [player], FOE, 900, 800);
  await entrust(keeper, HERO, PLAYERS[0]);
});

/** Ten-sided dice. */
const d10 = (...faces: readonly number[]): readonly Face[] => faces.map((face) => [10, face] as const);

/** The foe attacks the hero with a machete. */
async function strikes(...faces: readonly number[]): Promise<string> {
  await prepareAttack(keeper, { by: FOE, at: HERO, weapon: "Machette" });
  return rollPrepared(keeper, d10(...faces));
}

/** Circles, care and actions of somebody, as one client knows them. */
function state({ page }: Seat, token: string) {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
    const { wounds, care, clocks, round } = actor.system.toObject();
    const { attacks, defences, others, extraDefences } = round;
    const done = { attacks, defences, others, extraDefences };
    return JSON.stringify({ wounds, care, clocks, done, statuses: [...actor.statuses].sort() });
  }, token);
}

async function expectState(token: string, expected: string): Promise<void> {
  for (const seat of [keeper, player]) await expect.poll(() => state(seat, token), soon).toBe(expected);
}

/** Waits until the hero has spent so many defences of the round. */
async function expectDefences(defences: number, extraDefences: number): Promise<void> {
  const spent = async () => (JSON.parse(await state(keeper, HERO)) as { done: object }).done;
  await expect.poll(spent, soon).toMatchObject({ defences, extraDefences });
}

const button = (seat: Seat, card: string, name: string | RegExp): Locator =>
  cardOf(seat, card).getByRole("button", { name });

async function takeBack(card: string): Promise<void> {
  await button(keeper, card, /^Annuler/)
    .last()
    .click();
  await expectText(cardOf(player, card), "Annulé");
}

describe("a fight in which the defender runs out of actions", () => {
  it("SE-14…SE-17, SE-42, SE-64: two defences, an extra one, a wound that bleeds; all of it is taken back", async () => {
    await beginFight(keeper, HERO, FOE);
    const [whole, fresh] = [await state(keeper, HERO), await state(keeper, FOE)];

    const dodged = await strikes(4, 1, 1);
    await expectText(prompt(player), "Se défendre", "Esquiver", "Parer : Machette", "Parer : Rondache", "Encaisser");
    await answers(player, "1", d10(4, 1, 1, 1));
    await expectText(cardOf(player, dodged), "Évité", "Esquive");
    await expectDefences(1, 0);

    const parried = await strikes(4, 1, 1);
    await expectText(prompt(player), "Coûte la dernière action");
    await answers(player, "2", d10(5, 1, 1, 1));
    await expectText(cardOf(keeper, parried), "Évité", "Pare : Machette");
    await expectDefences(2, 0);
    const spent = await state(keeper, HERO);

    const hit = await strikes(4, 1, 1);
    await expectText(prompt(player), "Défense supplémentaire", "2 à atteindre, Difficulté +1 comprise");
    await answers(player, "1", d10(1, 2, 3), { by: keeper, dice: d10(8, 3) }); // Réflexes; 3D − 1D for the padding
    await expectText(cardOf(player, hit), "Touche", "1 cercle Blessé", "Appliqué");
    await expectDefences(2, 1);
    expect(JSON.parse(await state(player, HERO))).toMatchObject({
      wounds: { blesse: { lethal: 1 } },
      care: { firstAid: "pending", bleeding: true },
      statuses: ["seuilsBleeding"],
    });

    await takeBack(hit);
    await expectState(HERO, spent);
    await takeBack(parried);
    await takeBack(dodged);
    await expectState(HERO, whole);
    await expectState(FOE, fresh);
  });
});

describe("the damage of a blow", () => {
  it("SE-39: waits for whoever attacked, who throws it with the button of the card as a message of their own", async () => {
    const whole = await state(keeper, HERO);
    await throwsDamage(keeper, "click");
    const blow = await strikes(4, 1, 1);
    await answers(player, "0", []);
    await expectText(cardOf(player, blow), "Les dégâts de", "sont à lancer", "on attend");
    expect(await cardOf(player, blow).locator("[data-card-action=damage]").count()).toBe(0);
    await expectText(cardOf(keeper, blow), "c’est à vous");
    const forged = await player.page.evaluate(async (id) => {
      const judged = (one: { system: { data?: { subject?: string } } }) => one.system.data?.subject === id;
      const { due } = game.messages.find(judged).system.data.targets[0];
      const data = { ruleset: "seuils", attack: { id, target: 0 }, due };
      const roll = await new Roll("3d10").evaluate();
      const { id: mine } = await ChatMessage.create({ type: "damage", system: { version: 1, data }, rolls: [roll] });
      return mine as string;
    }, blow);
    expect(forged).not.toBe("");
    await expectText(cardOf(keeper, blow), "dont ce n’était pas l’attaque");
    await throwDamage(keeper, cardOf(keeper, blow), d10(8, 3));
    await expectText(cardOf(player, blow), "Touche", "1 cercle Blessé", "Appliqué");
    expect(await player.page.locator(".chat-message", { hasText: "3d10" }).count()).toBe(0); // one card tells it all
    await button(keeper, blow, /^Annuler/)
      .last()
      .click();
    await expectState(HERO, whole);
    await throwsDamage(keeper, "auto");
  });
});

describe("an answer that a cheating client sends", () => {
  it("SE-29: with more dice than the sheet has waits for the keeper, who throws it out; an honest one counts", async () => {
    const honest = await strikes(4, 1, 1);
    await answers(player, "1", d10(4, 1, 1, 1));
    await expectText(cardOf(player, honest), "Évité");
    const blow = await strikes(4, 1, 1);
    await prompt(player).waitFor();
    await player.page.evaluate(
      async ([old, now]) => {
        const answered = game.messages.find(
          (one: { type: string; system: { data: { attack: { id: string } } } }) =>
            one.type === "defence" && one.system.data.attack.id === old,
        );
        const { system, rolls, speaker } = answered.toObject();
        system.data.attack.id = now;
        system.data.lines[0].value = 9;
        await ChatMessage.create({ type: "defence", speaker, system, rolls });
      },
      [honest, blow] as const,
    );
    await expectText(cardOf(keeper, blow), "Agilité : +4 selon la fiche, +9 dans le jet.");
    await button(keeper, blow, "Rejeter").click();
    await expectText(cardOf(player, blow), "le gardien a rejeté cette réponse");
    await chooseDice(player, ...d10(4, 1, 1, 1));
    await button(player, blow, /^Esquiver/).click();
    await expectText(cardOf(keeper, blow), "Évité");
  });
});

describe("a shot", () => {
  it("SE-24, SE-33: is measured on the scene; nobody avoids a bullet, and one click of a player's ends it", async () => {
    await place(keeper, [player], SHOOTER, 400, 600);
    await entrust(keeper, SHOOTER, PLAYERS[0]);
    await selectToken(player, SHOOTER);
    await targetToken(player, FOE);
    await chooseDice(player, ...d10(6, 7, 1, 1, 1, 8)); // Précision; 2D − 1D for the jacket
    await weaponInBar(player, "Fusil de chasse").click({ modifiers: ["Shift"] });
    await expectNoDiceLeft(player);
    await expectText(lastCard(player), "portée Courte", "Aucune contre une arme à feu", "1 cercle Blessé", "Appliqué");
  });
});

describe("a blow while windows close", () => {
  it("is asked about again after a reload, and answered without a keeper; whoever keeps next lets it fall", async () => {
    await keeper.page.evaluate(
      async () => void (await User.create({ name: "Doyenne", role: CONST.USER_ROLES.GAMEMASTER })),
    );
    const whole = await state(player, HERO);
    await keeper.page.evaluate(async (name) => {
      const blade = canvas.scene.tokens
        .find((one: { name: string }) => one.name === name)
        .actor.items.getName("Machette");
      await blade.update({ "system.damage": { dice: 12, keep: 2 } }); // some of so many dice wound, however they fall
    }, FOE);
    const blow = await strikes(7); // two dice less since the shot
    await prompt(player).waitFor();
    await reload(player);
    await prompt(player).waitFor();
    await keeper.page.goto("about:blank");
    await expect.poll(() => player.page.evaluate(() => Boolean(game.users.activeGM)), soon).toBe(false);
    await answers(player, "0", []);
    await expectText(cardOf(player, blow), "Réponse envoyée");
    expect(await state(player, HERO)).toBe(whole);
    // Whoever attacked is gone: the next keeper throws for them.
    keeper = await host.table.join("Doyenne");
    await expectText(cardOf(player, blow), "Touche", "Appliqué");
    expect(await state(player, HERO)).not.toBe(whole);
    const first = await host.table.join(KEEPER); // two keepers from here on: whoever comes second takes nothing in hand twice
    await button(first, blow, /^Annuler/)
      .last()
      .click();
    for (const seat of [first, keeper, player]) await expectText(cardOf(seat, blow), "Annulé");
    await expectState(HERO, whole);
    for (const { errors } of [first, keeper, player]) expect(errors).toEqual([]);
  });
});
