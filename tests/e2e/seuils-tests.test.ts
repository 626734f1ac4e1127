import { beforeAll, describe, expect, it } from "vitest";
import { cardOf } from "./support/attack.js";
import { beginDeed, confirmDeed, deedField, deedsOf, deedWindow, newDeed } from "./support/deeds.js";
import { chooseDice, expectNoDiceLeft } from "./support/dice.js";
import { expectFlawless, expectWell, THEMES, wear } from "./support/dress.js";
import { enlist } from "./support/enlist.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";

const SCOUT = "Maude";
const DEALER = "Solveig";
const RAIDER = "Pillard <b>";

const [keeper, maude, solveig] = await openTable(KEEPER, ...PLAYERS);

const specialty = (name: string, slug: string, characteristic: string) => ({
  ...{ name, type: "seuilsSpecialty" },
  system: { slug, characteristic },
});
const scores = (all: readonly number[]) => {
  const ids = [
    ...["sante", "force", "rapidite", "precision", "reflexes", "agilite"],
    ...["volonte", "perception", "connaissance", "psychologie", "empathie", "persuasion"],
  ];
  return Object.fromEntries(ids.map((id, place) => [id, { value: all[place] ?? 2 }]));
};

beforeAll(async () => {
  await enlist(keeper, [maude, solveig], {
    ...{ name: SCOUT, type: "seuilsCharacter", player: PLAYERS[0], at: { x: 900, y: 900 } },
    system: { characteristics: scores([3, 2, 3, 3, 3, 3, 2, 4, 1, 2, 2, 2]) },
    items: [
      specialty("Guet", "guet", "perception"),
      specialty("Discrétion", "discretion", "agilite"),
      { name: "Jumelles", type: "seuilsGear", system: { slug: "jumelles", equipmentDice: 2, uses: ["skill:guet"] } },
    ],
  });
  await enlist(keeper, [maude, solveig], {
    ...{ name: DEALER, type: "seuilsCharacter", player: PLAYERS[1], at: { x: 1100, y: 900 } },
    system: { characteristics: scores([2, 2, 3, 2, 2, 2, 2, 3, 3, 3, 2, 4]) },
  });
  await enlist(keeper, [maude, solveig], {
    ...{ name: RAIDER, type: "seuilsCreature", at: { x: 1000, y: 700 } },
    system: { kind: "humain", characteristics: scores([3, 3, 3, 2, 3, 3, 2, 3, 1, 2, 1, 2]) },
  });
});

const d10 = (...values: readonly number[]) => values.map((value) => [10, value] as const);

/** Clicks a button of a card that does a deed at once; answers with the id of the deed's message. */
async function press(seat: Seat, id: string, name: RegExp): Promise<string> {
  const known = await deedsOf(seat);
  await cardOf(seat, id).getByRole("button", { name }).first().click();
  return newDeed(seat, known);
}

/** Answers what was asked in the window that its button opens. */
async function answer(seat: Seat, id: string): Promise<string> {
  await cardOf(seat, id).getByRole("button", { name: "Faire le test" }).click();
  await deedWindow(seat).waitFor();
  return confirmDeed(seat);
}

describe("a test", () => {
  it("is rolled from the sheet with a Spécialité, its equipment and the exact chance (SE-02…SE-05, SE-10, SE-11)", async () => {
    const sheet = await openSheet(maude, SCOUT);
    await sheet.getByRole("button", { name: "Guet" }).click();
    const window = deedWindow(maude);
    await expectText(window, "4D dont 2 dE, succès dès 4", "Difficulté 3", "%");
    expect(await deedField(maude, "characteristic").inputValue()).toBe("perception");
    await deedField(maude, "gear").selectOption({ label: "Aucun" });
    await expectText(window, "4D, succès dès 4 :");
    await expectWell(maude, window, { name: "seuils-test" });
    await chooseDice(maude, ...d10(10, 4, 3, 2, 5));
    const id = await confirmDeed(maude);
    for (const seat of [keeper, maude, solveig])
      await expectText(cardOf(seat, id), "Réussite", "Perception", "Guet", "Difficulté 3", "+0");
    await expectNoDiceLeft(maude);
  });

  it("is begun from the hotbar, where its button was dragged, and shows its result alone without a Difficulté (SE-05)", async () => {
    const sheet = await openSheet(maude, SCOUT);
    const app = await sheet.getAttribute("id");
    await maude.page.evaluate(
      (id) => foundry.applications.instances.get(id).setPosition({ left: 20, top: 10, height: 480 }), // else it covers the hotbar
      app,
    );
    const { page } = maude;
    const laid = (name: string) => page.getByRole("toolbar").getByRole("button", { name });
    await sheet.getByRole("button", { name: "Guet" }).dragTo(page.getByRole("button", { name: "Emplacement 4, vide" }));
    await laid("Guet").waitFor();
    await sheet.getByRole("button", { name: /^Volonté/ }).dragTo(laid("Emplacement 5, vide"));
    await closeWindows(maude);
    await laid("Volonté").click();
    await deedWindow(maude).waitFor();
    await deedField(maude, "difficulty").fill("");
    await deedField(maude, "difficulty").press("Tab");
    await expectText(deedWindow(maude), "2D, succès dès 6");
    await chooseDice(maude, ...d10(6, 9));
    const id = await confirmDeed(maude);
    await expectText(cardOf(solveig, id), "2 succès", "Volonté");
    expect(await read(cardOf(solveig, id))).not.toMatch(/Réussite|Échec|Difficulté/);
  });

  it("asks the keeper where a player makes it easier or helps themselves (SE-04…SE-06)", async () => {
    await beginDeed(solveig, "check", [DEALER], { characteristic: "persuasion", difficulty: 1, dice: 1 });
    await chooseDice(solveig, ...d10(2, 2, 6, 3, 4));
    const id = await confirmDeed(solveig);
    await expectText(cardOf(keeper, id), "Réussite");
    await cardOf(keeper, id).getByRole("button", { name: "Confirmer" }).click();
    await expectText(cardOf(maude, id), "Réussite", "Difficulté 1", "5D");
  });

  it("is corrected by the keeper, with what follows (SE-05)", async () => {
    await beginDeed(solveig, "check", [DEALER], { characteristic: "persuasion" });
    await chooseDice(solveig, ...d10(6, 7, 3, 4));
    const id = await confirmDeed(solveig);
    await expectText(cardOf(solveig, id), "Échec", "−1");
    await cardOf(keeper, id)
      .getByRole("button", { name: /Modifier/ })
      .click();
    const dialog = keeper.page.locator("dialog.application, .application.dialog").last();
    await dialog.getByLabel("Difficulté").fill("2");
    await dialog.getByRole("button", { name: /Décider|Valider|Appliquer/ }).click();
    await expectText(cardOf(maude, id), "Réussite");
  });
});

describe("a test that the keeper asks for", () => {
  it("is answered by two players on their parts of the card, each with what they have (SE-05, SE-10)", async () => {
    await beginDeed(keeper, "request", [SCOUT, DEALER], {
      ...{ characteristic: "perception", specialty: "guet", difficulty: 2, reason: "la <i>citerne</i>" },
    });
    await expectWell(keeper, deedWindow(keeper), { name: "seuils-request" });
    const id = await confirmDeed(keeper);
    await expectText(
      cardOf(maude, id),
      "Test demandé : Perception, Guet",
      "Difficulté 2",
      "la <i>citerne</i>",
      "Personne n’a encore répondu",
    );
    await chooseDice(solveig, ...d10(6, 5, 2));
    const hers = await press(solveig, id, /^Faire le test$/); // there is nothing for her to choose
    await expectText(cardOf(keeper, hers), "Échec", "3D, succès dès 6");
    await chooseDice(maude, ...d10(3, 1, 4, 2));
    const own = await answer(maude, id);
    await expectText(cardOf(keeper, own), "Réussite", "Jumelles", "4D dont 2 dE");
    await expectText(cardOf(solveig, id), SCOUT, "Réussite", "Marge +0", DEALER, "Échec", "−1");
  });

  it("keeps a hidden Difficulté and a hidden roll for the keeper, who shows it later (SE-05)", async () => {
    await beginDeed(keeper, "request", [DEALER], {
      characteristic: "empathie",
      difficulty: 4,
      hidden: true,
      secret: true,
    });
    const id = await confirmDeed(keeper);
    expect(await read(cardOf(solveig, id))).not.toMatch(/4/);
    await chooseDice(solveig, ...d10(7, 8));
    const blind = await press(solveig, id, /^Faire le test$/);
    await expectText(cardOf(keeper, blind), "Échec", "Difficulté 4", "−2");
    await expectText(cardOf(solveig, blind), "?");
    expect(await read(cardOf(solveig, blind))).not.toMatch(/Échec|\b2\b|−2/);
    expect(await cardOf(maude, blind).count()).toBe(0);
    await cardOf(keeper, blind).getByRole("button", { name: "Montrer à tous" }).click();
    await expectText(cardOf(maude, blind), "Échec", "Empathie");
    expect(await read(cardOf(maude, blind))).not.toMatch(/Difficulté|−2/);
  });
});

describe("two who stand against each other (SE-08)", () => {
  it("fill a card with a place for each; a tie is the defender's", async () => {
    await beginDeed(keeper, "oppose", [RAIDER], { characteristic: "force", theirCharacteristic: "agilite" });
    await deedField(keeper, "opponent").selectOption({ label: SCOUT });
    await expectText(deedWindow(keeper), /Spécialité de Maude/i, /Qui agit/i);
    await deedField(keeper, "theirSpecialty").selectOption({ label: "Discrétion" });
    await expectWell(keeper, deedWindow(keeper), { name: "seuils-oppose" });
    const id = await confirmDeed(keeper);
    await expectText(cardOf(maude, id), "Force", "agit", "Agilité, Discrétion", "se défend");
    await chooseDice(keeper, ...d10(6, 7, 2));
    await press(keeper, id, /^Faire le test$/);
    await expectText(cardOf(maude, id), "2 succès");
    await chooseDice(maude, ...d10(4, 5, 1));
    await answer(maude, id);
    for (const seat of [keeper, solveig]) await expectText(cardOf(seat, id), `Égalité : ${SCOUT} se défend`);
    for (const theme of THEMES) {
      await wear(theme, keeper);
      await expectFlawless(cardOf(keeper, id), theme);
    }
  });
});

it("a condition set by hand is data, is told on the sheet, and ends by hand (SE-32)", async () => {
  const held = ({ page }: Seat) =>
    page.evaluate((name) => game.actors.getName(name).system.suffers.held as boolean, DEALER);
  await keeper.page.evaluate(async (name) => {
    await game.actors.getName(name).toggleStatusEffect("seuilsHeld", { active: true });
  }, DEALER);
  await expect.poll(() => held(solveig), soon).toBe(true);
  const sheet = await openSheet(keeper, DEALER);
  await expectText(sheet, "Sous étreinte", "Force contre Force");
  await sheet.getByRole("button", { name: /Sous étreinte/ }).click();
  await expect.poll(() => held(solveig), soon).toBe(false);
  const worn = () => solveig.page.evaluate((name) => [...game.actors.getName(name).statuses] as string[], DEALER);
  await expect.poll(worn, soon).toEqual([]);
  await closeWindows(keeper);
});

describe("the keeper's pad", () => {
  const pad = () => keeper.page.locator(".application.g-keeper");
  const hurt = (name: string, system: object) =>
    keeper.page.evaluate(
      async ([called, wounded]) => {
        await game.actors.getName(called).update({ system: wounded });
      },
      [name, system] as const,
    );
  const spentBy = ({ page }: Seat, name: string) =>
    page.evaluate((called) => game.actors.getName(called).system.domains.physique.spent as number, name);

  it("shows the wounded, lets a day go by for all of them, and counts Domaines (SE-50…SE-72, SE-78)", async () => {
    await hurt(SCOUT, { wounds: { touche: { lethal: 2, temporary: 1 } }, care: { firstAid: "success" } });
    await hurt(RAIDER, { wounds: { blesse: { lethal: 1 } }, care: { firstAid: "pending", bleeding: true } });
    await keeper.page.locator("body").press("Shift+U");
    await pad().waitFor();
    await expectText(pad(), `Pour ${SCOUT}, ${DEALER}`);
    const row = (name: string) => pad().locator(".s-patient").filter({ hasText: name });
    await expectText(row(SCOUT), "Touché", "−1D");
    await expectText(row(RAIDER), "Blessé", "−2D", /hémorragie/i);
    expect(await row(DEALER).count()).toBe(0);
    await expectWell(keeper, pad(), { name: "seuils-keeper" });

    await pad()
      .getByRole("spinbutton", { name: `Physique de ${SCOUT}` })
      .fill("12"); // she has eight
    await keeper.page.keyboard.press("Tab");
    await expect.poll(() => spentBy(maude, SCOUT), soon).toBe(8);

    await pad().getByRole("button", { name: "Une journée passe" }).click();
    await expectText(deedWindow(keeper).locator(".g-attack__targets"), SCOUT, RAIDER); // it warns of whoever bleeds
    const day = await confirmDeed(keeper);
    await expectText(cardOf(maude, day), "L’horloge du monde avance d’un jour");
    await expect.poll(() => row(SCOUT).locator("[data-mark=lethal]").count(), soon).toBe(1);
    await row(SCOUT).getByRole("button", { name: SCOUT }).click();
    await keeper.page.locator(".application.sheet", { hasText: SCOUT }).waitFor();
  });
});
