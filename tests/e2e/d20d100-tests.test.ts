import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedWindow, expectDone, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectPartWell, expectWell } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const LOUISE = "Louise Vasseur";
const PAUL = "Paul Kermadec";
const PROWLER = "Rôdeur <b>";
/** Of the examples of the text, with their figures. */
const JOHN = "John";
const INTRUDER = "L’intrus";

const [keeper, louise, paul] = await openTable(KEEPER, ...PLAYERS);

const skill = (name: string, key: string, flat: number, more: object = {}) => ({
  ...{ name, type: "d20d100Skill" },
  system: { key, flat, ...more },
});

beforeAll(async () => {
  await enlist(keeper, [louise, paul], {
    ...{ name: LOUISE, type: "d20d100Investigator", player: PLAYERS[0], at: { x: 900, y: 900 } },
    system: {},
    items: [
      skill("Écouter", "listen", 8, { family: "perception" }),
      skill("Grimper", "climb", 3, { family: "physical", asterisk: true, physical: true }),
    ],
  });
  await enlist(keeper, [louise, paul], {
    ...{ name: PAUL, type: "d20d100Investigator", player: PLAYERS[1], at: { x: 1100, y: 900 } },
    system: {},
    items: [skill("Mécanique", "mechanics", 4)],
  });
  await enlist(keeper, [louise, paul], {
    ...{ name: PROWLER, type: "d20d100Adversary", at: { x: 1000, y: 700 } },
    system: {},
    items: [skill("Déplacement silencieux", "moveSilently", 3, { passive: true, opposedBy: "listen" })],
  });
  await enlist(keeper, [louise, paul], {
    ...{ name: JOHN, type: "d20d100Investigator", player: PLAYERS[0], at: { x: 900, y: 1100 } },
    system: { characteristics: { power: { score: 12 } } },
    items: [skill("Trouver objet caché", "spotHidden", 5), skill("Écouter", "listen", 4)],
  });
  await enlist(keeper, [louise, paul], {
    ...{ name: INTRUDER, type: "d20d100Adversary", at: { x: 1100, y: 1100 } },
    items: [skill("Déplacement silencieux", "moveSilently", -2, { opposedBy: "listen" })],
  });
});

beforeEach(async () => {
  for (const seat of [keeper, louise, paul]) await closeWindows(seat);
  await keeper.page.evaluate(
    async ([who, other]) => {
      const sheet = game.actors.getName(who);
      await sheet.update({ system: { hp: { value: 10 }, experience: { available: 5, earned: 5, log: [] } } });
      await sheet.items.getName("Écouter").update({ system: { experience: 0, checked: false } });
      await game.actors.getName(other).update({ system: { hp: { value: 10 } } });
      await game.settings.set("gardien", "d20d100SessionRunning", false);
    },
    [LOUISE, PAUL] as const,
  );
  await expectFigures({ available: 5, bought: 0, listens: 8, ticked: false });
});

/** Some figures of Louise's, as one client knows them. */
const figures = ({ page }: Seat) =>
  page.evaluate((who) => {
    const sheet = game.actors.getName(who);
    const listening = sheet.items.getName("Écouter").system;
    const { available, log } = sheet.system.experience;
    return {
      ...{ available: available as number, bought: (log as unknown[]).length },
      ...{ listens: listening.total as number, ticked: listening.checked as boolean },
    };
  }, LOUISE);

async function expectFigures(expected: object): Promise<void> {
  for (const seat of [keeper, louise]) await expect.poll(() => figures(seat), soon).toMatchObject(expected);
}

/** Answers what was asked, by the button of the card. */
async function answer(seat: Seat, id: string): Promise<void> {
  await cardOf(seat, id).getByRole("button", { name: "Répondre" }).first().click();
}

describe("a test", () => {
  it("is rolled from the sheet with its exact chance, and told to all (DD-01, DD-06)", async () => {
    const sheet = await openSheet(louise, LOUISE);
    await sheet
      .getByRole("button", { name: /Écouter/ })
      .first()
      .click();
    const window = deedWindow(louise);
    await expectText(window, "8", "15", "70");
    await expectWell(louise, window, { name: "d20d100-test" });
    await chooseDice(louise, [20, 7]);
    const id = await confirmDeed(louise);
    for (const seat of [keeper, louise, paul]) await expectText(cardOf(seat, id), "Réussite", "Écouter", "15", "+0");
    await expectNoDiceLeft(louise);
    await closeWindows(louise);
  });

  it("has the keeper asked where a player makes it easier (DD-08)", async () => {
    await beginDeed(louise, "check", [LOUISE], { tried: "skill.listen" });
    await deedField(louise, "difficulty").fill("5");
    await chooseDice(louise, [20, 2]);
    const id = await confirmDeed(louise);
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).first().click();
    await expectText(cardOf(louise, id), "Réussite", "Difficulté");
  });

  it("offers the keeper to tick the box of a natural 20, and them alone (DD-177)", async () => {
    await beginDeed(louise, "check", [LOUISE], { tried: "skill.listen" });
    await chooseDice(louise, [20, 20]);
    const id = await confirmDeed(louise);
    const button = (seat: Seat) => cardOf(seat, id).getByRole("button", { name: "Cocher la case" });
    await button(keeper).waitFor();
    expect(await button(louise).count()).toBe(0);
    await button(keeper).click();
    await expectFigures({ ticked: true });
  });

  it("uses help up once (DD-88, DD-89)", async () => {
    await beginDeed(paul, "assist", [PAUL], { kind: "cooperation", tried: "skill.mechanics" });
    await deedField(paul, "patient").selectOption({ label: LOUISE });
    await chooseDice(paul, [20, 9]);
    await expectDone(keeper, await confirmDeed(paul));
    await beginDeed(louise, "check", [LOUISE], { tried: "skill.climb" });
    await expectText(deedWindow(louise), "Coopération");
    const aids = () => deedField(louise, "help").locator("option").count();
    const offered = await aids(); // an earlier try may have left its own
    await chooseDice(louise, [20, 10]);
    const id = await confirmDeed(louise);
    await expectText(cardOf(keeper, id), "Réussite", "+0");
    await expectDone(keeper, id);
    await beginDeed(louise, "check", [LOUISE], { tried: "skill.climb" });
    await expectText(deedWindow(louise), "Grimper");
    await expect.poll(aids, soon).toBe(offered === 2 ? 0 : offered - 1); // nobody offers a choice of nothing
    await closeWindows(louise);
  });
});

describe("a point of Destin", () => {
  it("throws a die again on its own card, which is judged anew, and lays it back (DD-181)", async () => {
    await keeper.page.evaluate(
      async (who) => void (await game.actors.getName(who).update({ "system.destiny": 1 })),
      LOUISE,
    );
    await beginDeed(louise, "check", [LOUISE], { tried: "skill.listen" });
    await chooseDice(louise, [20, 2]);
    const id = await confirmDeed(louise);
    for (const seat of [keeper, louise, paul]) await expectText(cardOf(seat, id), "Échec", "10");
    await beginDeed(louise, "destiny", [LOUISE], { use: "reroll" });
    await expectText(deedWindow(louise), "d20 : 2", "Un autre dé");
    await chooseDice(louise, [20, 17]);
    const again = await confirmDeed(louise);
    await cardOf(keeper, again).getByRole("button", { name: "Confirmer" }).first().click();
    for (const seat of [keeper, louise, paul]) await expectText(cardOf(seat, id), "Réussite", "25", "+10");
    await expectText(cardOf(paul, again), "2 → 17");
    await expectPartWell(louise, cardOf(louise, again), "d20d100-destiny");
    await undoDeed(keeper, again);
    for (const seat of [keeper, louise, paul]) await expectText(cardOf(seat, id), "Échec", "10");
  });
});

describe("what the keeper asks for", () => {
  it("is answered on its card, for all to read (DD-01)", async () => {
    await beginDeed(keeper, "request", [LOUISE], { tried: "skill.listen", difficulty: 20 });
    await expectWell(keeper, deedWindow(keeper));
    const id = await confirmDeed(keeper);
    await expectText(cardOf(louise, id), "À tenter", "Écouter", "20");
    await chooseDice(louise, [20, 13]);
    await answer(louise, id);
    await expectText(cardOf(paul, id), "21");
    await expectNoDiceLeft(louise);
    await expectPartWell(keeper, cardOf(keeper, id));
  });

  it("sets two against each other: whoever is heard wins no tie (DD-05, DD-83)", async () => {
    await beginDeed(keeper, "oppose", [LOUISE], { tried: "skill.listen", theirTried: "skill.moveSilently" });
    await deedField(keeper, "opponent").selectOption({ label: PROWLER });
    const id = await confirmDeed(keeper);
    await chooseDice(louise, [20, 5]);
    await answer(louise, id);
    await expect.poll(() => cardOf(keeper, id).getByRole("button", { name: "Répondre" }).count(), soon).toBe(1);
    await chooseDice(keeper, [20, 10]);
    await answer(keeper, id);
    for (const seat of [keeper, louise, paul]) await expectText(cardOf(seat, id), "Égalité", LOUISE);
  });

  it("lets the keeper tick the box of whoever wins that by a natural 20, and nobody else (DD-177)", async () => {
    await beginDeed(keeper, "oppose", [LOUISE], { tried: "skill.listen", theirTried: "skill.moveSilently" });
    await deedField(keeper, "opponent").selectOption({ label: PROWLER });
    const id = await confirmDeed(keeper);
    await chooseDice(louise, [20, 20]);
    await answer(louise, id);
    await expect.poll(() => cardOf(keeper, id).getByRole("button", { name: "Répondre" }).count(), soon).toBe(1);
    await chooseDice(keeper, [20, 10]);
    await answer(keeper, id);
    const tick = (seat: Seat) => cardOf(seat, id).getByRole("button", { name: /Écouter/ });
    await tick(keeper).click();
    await expectFigures({ ticked: true });
    await expect.poll(() => tick(keeper).count(), soon).toBe(0);
    expect(await tick(louise).count()).toBe(0);
  });

  it("meets a roll that is kept, whose worth no player reads (DD-83, DD-85)", async () => {
    await beginDeed(keeper, "passive", [PROWLER], { tried: "skill.moveSilently", label: "le hangar" });
    await chooseDice(keeper, [20, 12]);
    await expectDone(keeper, await confirmDeed(keeper));
    await beginDeed(keeper, "request", [LOUISE], { tried: "skill.listen" });
    const kept = deedField(keeper, "against").locator("option", { hasText: "le hangar" }).last();
    await deedField(keeper, "against").selectOption((await kept.getAttribute("value")) ?? "");
    const id = await confirmDeed(keeper);
    await chooseDice(louise, [20, 7]);
    await answer(louise, id);
    await expectText(cardOf(louise, id), "Réussite");
    expect(await cardOf(louise, id).innerText()).not.toContain("hangar");
  });
});

describe("John, as the text tells of him", () => {
  it("searches a dark room: 10 and +5 just reach 15 (DD-01, DD-04)", async () => {
    await beginDeed(louise, "check", [JOHN], { tried: "skill.spotHidden", difficulty: 15 });
    await chooseDice(louise, [20, 10]);
    const id = await confirmDeed(louise);
    for (const seat of [keeper, paul])
      await expectText(cardOf(seat, id), "Réussite", "Trouver objet caché", "15", "+0");
  });

  it("hears the man who comes down the stairs: 8 and +4 against 12 and −2 (DD-05)", async () => {
    await beginDeed(keeper, "oppose", [JOHN], { tried: "skill.listen", theirTried: "skill.moveSilently" });
    await deedField(keeper, "opponent").selectOption({ label: INTRUDER });
    const id = await confirmDeed(keeper);
    await chooseDice(louise, [20, 8]);
    await answer(louise, id);
    await expect.poll(() => cardOf(keeper, id).getByRole("button", { name: "Répondre" }).count(), soon).toBe(1);
    await chooseDice(keeper, [20, 12]);
    await answer(keeper, id);
    for (const seat of [keeper, louise, paul]) await expectText(cardOf(seat, id), "John l’emporte", "12", "10");
  });

  it("tries POU ×3: 13 and −4 do not reach 10 (DD-63, DD-64)", async () => {
    await beginDeed(louise, "check", [JOHN], { tried: "multiplier.power", times: 3 });
    await chooseDice(louise, [20, 13]);
    const id = await confirmDeed(louise);
    for (const seat of [keeper, paul]) await expectText(cardOf(seat, id), "Échec", "−4", "9");
  });

  it("loses 6 of 10 PV: a violent shock, and −3 below the threshold of 5 (DD-90…DD-92)", async () => {
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).update({ "system.hp.value": 10 })),
      JOHN,
    );
    await beginDeed(keeper, "harm", [JOHN], { damage: "2d8", shock: "violent" });
    await chooseDice(keeper, [8, 2], [8, 4]);
    const id = await confirmDeed(keeper);
    await expectText(cardOf(louise, id), "Choc violent", "6");
    const body = () =>
      louise.page.evaluate((name) => {
        const { hp, states } = game.actors.getName(name).system;
        return [hp.value, hp.penalty, states.stunned, states.prone] as unknown[];
      }, JOHN);
    await expect.poll(body, soon).toEqual([4, -3, true, true]);
    await undoDeed(keeper, id);
    await expect.poll(body, soon).toEqual([10, 0, false, false]);
  });
});

describe("experience", () => {
  it("is awarded and spent between sessions, a ticked skill for one point; the purchase is taken back whole (DD-178…DD-180)", async () => {
    await beginDeed(keeper, "award", [LOUISE], { points1: 2, objective1: "Tenir la nuit", points2: 1 });
    await expectWell(keeper, deedWindow(keeper));
    await expectDone(keeper, await confirmDeed(keeper));
    await expectFigures({ available: 8 });
    await beginDeed(keeper, "mark", [LOUISE], { tried: "skill.listen" });
    await expectDone(keeper, await confirmDeed(keeper));
    const window = await beginDeed(louise, "buy", [LOUISE]);
    await deedField(louise, "purchase").selectOption({ label: "Écouter · 1 XP (cochée)" });
    await expectText(window, "8");
    const id = await confirmDeed(louise);
    await expectDone(keeper, id);
    await expectFigures({ available: 7, bought: 1, listens: 9, ticked: false });
    await undoDeed(keeper, id);
    await expectFigures({ available: 8, bought: 0, listens: 8, ticked: true });
  });
});

describe("the keeper's desk", () => {
  it("shows all investigators, asks for tests and runs the session (DD-180)", async () => {
    await keeper.page.evaluate(() => canvas.tokens.releaseAll());
    await keeper.page.locator("body").press("Shift+I");
    const desk = keeper.page.locator("#gardien-d20d100-keeper");
    await expectText(desk, LOUISE, PAUL, "PV", "SAN", "PM");
    await expectWell(keeper, desk, { name: "d20d100-desk" });
    await desk.getByRole("button", { name: "Commencer la séance" }).click();
    await expectText(desk, "l’expérience attend");
    await beginDeed(louise, "buy", [LOUISE]);
    await deedField(louise, "purchase").selectOption({ label: "Grimper · 3 XP" });
    await expectText(deedWindow(louise), "Une séance se joue");
    await desk.getByRole("button", { name: "Finir la séance" }).click();
    await expectText(desk, "Entre deux séances");
    await closeWindows(keeper);
    await closeWindows(louise);
  });
});
