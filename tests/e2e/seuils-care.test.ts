import { beforeAll, describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedsOf, deedWindow, newDeed, undoDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectPartWell, expectWell } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { beginFight } from "./support/fight.js";
import { targetToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, reload, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { openSheet } from "./support/windows.js";

const HEALER = "Ysaline";
const HURT = "Aurèle";

const [keeper, ysaline, aurele] = await openTable(KEEPER, ...PLAYERS);
const seats = [keeper, ysaline, aurele];

const three = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { value: 3 }]));
const d10 = (...values: readonly number[]) => values.map((value) => [10, value] as const);

beforeAll(async () => {
  await enlist(keeper, [ysaline, aurele], {
    ...{ name: HEALER, type: "seuilsCharacter", player: PLAYERS[0], at: { x: 900, y: 900 } },
    system: { characteristics: three("connaissance", "precision", "sante") },
    items: [
      {
        ...{ name: "Premiers secours", type: "seuilsSpecialty" },
        system: { slug: "premiersSecours", characteristic: "connaissance", uses: ["firstAid"], medical: true },
      },
      { name: "Trousse", type: "seuilsGear", system: { equipmentDice: 1, uses: ["firstAid"] } },
    ],
  });
  await enlist(keeper, [ysaline, aurele], {
    ...{ name: HURT, type: "seuilsCharacter", player: PLAYERS[1], at: { x: 1000, y: 900 } },
    system: { characteristics: three("sante") },
  });
});

/** What the rules keep of somebody, as one client knows it. */
function stateOf({ page }: Seat, token: string): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.getName(name);
    const { wounds, care, round, state, clocks } = actor.system;
    return {
      circles: ["touche", "blesse", "tue"].map((row) => wounds[row].lethal as number),
      ...{ firstAid: care.firstAid as string, bleeding: care.bleeding as boolean, watch: care.watch as boolean },
      ...{ infection: care.infection as string, disease: care.disease as string },
      ...{ state: state as string, owed: clocks.watchOwed as boolean, others: round.others as number },
      statuses: [...actor.statuses].sort() as string[],
    };
  }, token);
}

async function expectState(token: string, expected: object): Promise<void> {
  for (const seat of seats) await expect.poll(() => stateOf(seat, token), soon).toMatchObject(expected);
}

/** World time at which the day of somebody's care began, as the keeper knows it. */
const dayOf = (token: string): Promise<number | null> =>
  keeper.page.evaluate((name) => canvas.scene.tokens.getName(name).actor.system.clocks.dayAt as number | null, token);

/** Clicks a button of the sheet that begins a deed, and waits for its window. */
async function pressOnSheet(seat: Seat, who: string, name: RegExp): Promise<void> {
  const sheet = await openSheet(seat, who);
  await sheet.locator("[data-action=tab][data-tab=care]").click();
  await sheet.locator("[data-tab=care]").getByRole("button", { name }).click();
  await deedWindow(seat).waitFor();
}

describe("wounds that are cared for", () => {
  it("SE-50, SE-61, SE-62, SE-64, SE-70: hurt by the keeper, dressed by a comrade, told to all, taken back", async () => {
    await pressOnSheet(keeper, HURT, /Infliger des blessures/);
    await deedField(keeper, "cause").fill("Une poutre");
    const touched = deedField(keeper, "touche");
    const go = deedWindow(keeper).locator("[type=submit]");
    expect(await go.isDisabled()).toBe(true);
    await touched.focus();
    await touched.press("ControlOrMeta+a");
    await keeper.page.keyboard.type("1");
    await expect.poll(() => go.isEnabled(), soon).toBe(true); // without leaving the field
    await keeper.page.keyboard.type("2");
    await expect.poll(() => touched.inputValue(), soon).toBe("12");
    await touched.fill("1");
    await deedField(keeper, "blesse").fill("1");
    await expectWell(keeper, deedWindow(keeper), { name: "seuils-harm" });
    const harm = await confirmDeed(keeper);
    for (const seat of seats) await expectText(cardOf(seat, harm), HURT, "Blessé", "Une poutre", "1 cercle Touché");
    const bleeding = { circles: [1, 1, 0], firstAid: "pending", bleeding: true, statuses: ["seuilsBleeding"] };
    await expectState(HURT, bleeding);

    await targetToken(ysaline, HURT);
    await beginDeed(ysaline, "firstAid", [HEALER]);
    expect(await deedField(ysaline, "patient").locator("option:checked").innerText()).toBe(HURT);
    await expectText(deedWindow(ysaline), "3D dont 1 dE, succès dès 4", "Difficulté 3", "%");
    await expectWell(ysaline, deedWindow(ysaline), { name: "seuils-first-aid" });
    await chooseDice(ysaline, ...d10(4, 3, 9));
    const aid = await confirmDeed(ysaline);
    for (const seat of seats) await expectText(cardOf(seat, aid), HURT, "Stabilisé", HEALER, "Premiers secours");
    await expectNoDiceLeft(ysaline);
    await expectState(HURT, { firstAid: "success", bleeding: false, statuses: ["seuilsStabilised"] });
    await expectPartWell(ysaline, cardOf(ysaline, aid), "seuils-first-aid-card");
    await undoDeed(keeper, aid);
    await expectState(HURT, bleeding);
  });

  it("SE-14, SE-61, SE-63, SE-70: in a fight it costs an action; it fails, and then the blood is stopped", async () => {
    await beginFight(keeper, HEALER, HURT);
    await beginDeed(ysaline, "firstAid", [HEALER]);
    await chooseDice(ysaline, ...d10(1, 1, 1));
    const aid = await confirmDeed(ysaline);
    for (const seat of seats) await expectText(cardOf(seat, aid), "Premiers secours ratés", "L’hémorragie continue");
    await expectState(HURT, { firstAid: "failed", watch: true, bleeding: true });
    await expectState(HEALER, { others: 1 });
    await beginDeed(ysaline, "stopBleeding", [HEALER]);
    await chooseDice(ysaline, ...d10(5, 1, 5));
    const stopped = await confirmDeed(ysaline);
    await expectText(cardOf(aurele, stopped), "L’hémorragie s’arrête");
    await expectState(HURT, { bleeding: false, statuses: ["seuilsWatched"] });
    await expectState(HEALER, { others: 2 });
    await keeper.page.evaluate(async () => void (await game.combat.delete()));
  });
});

describe("days that go by", () => {
  it("SE-63, SE-65, SE-71: the patient’s player rolls, also after a reload; only then the next day passes", async () => {
    const known = await deedsOf(keeper);
    await keeper.page.evaluate(() => game.time.advance(2 * 86_400));
    const first = await newDeed(keeper, known);
    await expectState(HURT, { owed: true });
    for (const seat of seats) await expectText(cardOf(seat, first), "Jet de Santé demandé", "Difficulté 3");
    await reload(aurele);
    await expectText(cardOf(aurele, first), "Jet de Santé demandé");
    expect(await deedsOf(keeper), "the second day waits for the roll").toHaveLength(known.length + 1);
    await cardOf(aurele, first).getByRole("button", { name: "Jet de Santé" }).click();
    await deedWindow(aurele).waitFor();
    await expectWell(aurele, deedWindow(aurele), { name: "seuils-watch" });
    await chooseDice(aurele, ...d10(1, 6));
    const before = await deedsOf(aurele);
    const rolled = await confirmDeed(aurele);
    for (const seat of seats) await expectText(cardOf(seat, rolled), "La plaie s’infecte : Infection", "Alité");
    await expect.poll(() => deedsOf(keeper), soon).toHaveLength(before.length + 1);
    await expectState(HURT, { infection: "infection", watch: false, owed: false });

    await cardOf(keeper, rolled).getByRole("button", { name: "Nommer la maladie" }).click();
    await deedField(keeper, "disease").selectOption({ label: "Tétanos" });
    await expectWell(keeper, deedWindow(keeper), { name: "seuils-infection" });
    const named = await confirmDeed(keeper);
    await expectText(cardOf(ysaline, named), "Tétanos");
    await expectState(HURT, { infection: "infection", disease: "tetanos" });
    await expectPartWell(keeper, cardOf(keeper, rolled), "seuils-day-card");
  });

  it("SE-67, SE-68, SE-71: cured, treated and rested, by the keeper’s clock; a day is taken back", async () => {
    await beginDeed(keeper, "infection", [HURT], { infection: "none" });
    await confirmDeed(keeper);
    await expectState(HURT, { infection: "none", disease: "" });
    await expect.poll(() => dayOf(HURT), soon).not.toBeNull();
    const gone = await deedsOf(keeper);
    await keeper.page.evaluate(() => game.time.advance(3 * 86_400));
    await expectState(HURT, { circles: [1, 0, 0] });
    const [, , third = ""] = (await deedsOf(keeper)).filter((id) => !gone.includes(id));
    await expectText(cardOf(ysaline, third), "La guérison avance", "1 cercle Blessé");
    await undoDeed(keeper, third);
    await expectState(HURT, { circles: [1, 1, 0] });
    await beginDeed(keeper, "heal", [HURT], { blesse: 1 });
    await expectWell(keeper, deedWindow(keeper), { name: "seuils-heal" });
    await confirmDeed(keeper);
    await expectState(HURT, { circles: [1, 0, 0] });
    await beginDeed(ysaline, "treatment", [HEALER]);
    await chooseDice(ysaline, ...d10(5, 5, 1));
    const treatment = await confirmDeed(ysaline);
    await expectText(cardOf(aurele, treatment), "Soins : Réussis", "Un cercle de plus");
    const known = await deedsOf(keeper);
    await pressOnSheet(keeper, HURT, /Une journée passe/);
    await expectWell(keeper, deedWindow(keeper), { name: "seuils-day" });
    const byHand = await confirmDeed(keeper);
    await expectText(cardOf(keeper, byHand), "L’horloge du monde avance d’un jour");
    const day = await newDeed(keeper, [...known, byHand]);
    for (const seat of seats) await expectText(cardOf(seat, day), "La guérison avance", "1 cercle Touché");
    await expectState(HURT, { circles: [0, 0, 0], state: "indemne" });
    await undoDeed(keeper, day);
    await expectState(HURT, { circles: [1, 0, 0], state: "touche" });
    expect(await deedsOf(keeper), "what was taken back is not called for again").toHaveLength(known.length + 2);
  });

  it("has no uncaught errors", () => {
    expect(seats.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
