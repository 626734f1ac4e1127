import { beforeAll, describe, expect, it } from "vitest";
import {
  approveAnyway,
  assistant,
  button,
  expectEnglish,
  expectStepsWell,
  field,
  fill,
  finish,
  leaveAndResume,
  newActor,
  openAssistant,
  step,
  storedStepOf,
} from "./support/assistant.js";
import { THEMES, wear } from "./support/dress.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

const NAME = "Lucie « Pince » Marchand";
const STEPS = [
  "Identité",
  "Tirage",
  "Attribution",
  "Jets et scores",
  "Traits",
  "Compétences professionnelles",
  "Compétences secondaires",
  "Armes",
  "Résumé",
];
const ENGLISH = [
  "Identity",
  "Rolling",
  "Assignment",
  "Linked rolls and figures",
  "Traits",
  "Professional skills",
  "Secondary skills",
  "Weapons",
  "Summary",
];
const [keeper, player] = await openTable(KEEPER, PLAYERS[0]);

beforeAll(() => newActor(keeper, player, "Recrue", "d20d100Investigator"));

const problems = (seat: Seat) => assistant(seat).locator(".g-assistant__problems li");
const add = (seat: Seat, name: string) => button(assistant(seat), `Ajouter ${name}`).click();

/** The recruit as each test first found it. */
const found = new Map<string, object>();

/** Opens the recruit's draft as a test first found it: a second try begins as the first did. */
async function resume(test: string): Promise<void> {
  await closeWindows(player);
  const source = found.get(test);
  if (source) {
    const id = await keeper.page.evaluate(
      async ([recruit, name]) => {
        const earlier = game.actors.filter((one: { name: string }) => ["Recrue", name].includes(one.name));
        for (const one of earlier) await one.delete();
        const anew = await CONFIG.Actor.documentClass.create(recruit as never);
        return (anew as unknown as { id: string }).id;
      },
      [source, NAME] as const,
    );
    await player.page.waitForFunction((known) => Boolean(game.actors.get(known)), id);
  } else found.set(test, await player.page.evaluate(() => game.actors.getName("Recrue").toObject() as object));
  await openAssistant(player, "Recrue", /Création pas à pas|Reprendre la création/);
}

/** DD-17 — seven results on the first attempt, as if they had fallen. */
async function writeResults(seat: Seat, ...results: readonly number[]): Promise<void> {
  for (const [i, result] of results.entries()) await fill(seat, `Résultat ${i + 1} du tirage 1`, String(result));
}

/** DD-20 — each characteristic takes the result of its place in the order in which they are shared out. */
async function assign(seat: Seat, ...names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries()) await field(seat, name).selectOption(String(place));
}

/** What became of an investigator, as another client has it. */
const made = (name: string) =>
  keeper.page.evaluate((called) => {
    const { system, items, flags } = game.actors.getName(called);
    const things: { name: string; type: string; system: Record<string, unknown> }[] = [...items];
    const skill = (key: string) =>
      things.find((one) => one.type === "d20d100Skill" && one.system["key"] === key)?.system;
    return {
      scores: Object.values(system.characteristics as Record<string, { score: number }>).map(({ score }) => score),
      points: [system.hp.value, system.hp.max, system.mp.value, system.sanity.value, system.destiny] as unknown[],
      profession: system.details.profession as string,
      skills: ["medicine", "firstAid", "climb", "rifle"].map((key) => skill(key)?.["total"]),
      marks: things.filter((one) => one.system["checked"] === true).length,
      others: things
        .filter(({ type }) => type !== "d20d100Skill")
        .map((one) => one.name)
        .sort(),
      done: [system.creation.done, system.approved, flags.gardien?.assistant] as unknown[],
    };
  }, name);

describe("a player who makes an investigator", () => {
  it("DD-17, DD-18: rolls seven results, is told what does not stand, and writes what fell", async () => {
    await resume("rolls");
    await assistant(player).getByRole("heading", { name: "Identité" }).waitFor();
    await fill(player, "Nom", NAME);
    await add(player, "Médecin");
    await expect.poll(() => field(player, "Profession").inputValue(), soon).toBe("Médecin");
    await button(assistant(player), "Suite").click();
    await button(assistant(player), "Lancer sept fois 3d6").click();
    await expect.poll(() => field(player, "Résultat 7 du tirage 1").inputValue(), soon).toMatch(/^\d+$/);
    await writeResults(player, 13, 12, 10, 11, 13, 12, 9);
    await expectText(assistant(player), "Aucun résultat n’est supérieur à 13 : relancez les sept jets.");
    await writeResults(player, 14);
    await expectText(assistant(player), "Le tirage 1 est retenu");
    await button(assistant(player), /^Lancer Taille/).click();
    await expect.poll(() => field(player, "Apparence").inputValue(), soon).toMatch(/^\d+$/);
    const drawn = keeper.page.locator(".chat-message").last();
    await expectText(drawn, NAME, "Tirage : Taille", "Tirage : Apparence");
    await fill(player, "Taille", "13");
    await fill(player, "Apparence", "10");
    await expect.poll(() => problems(player).count(), soon).toBe(0);
  });

  it("DD-20: gives each result once, Éducation first; leaves, and goes on another day", async () => {
    await resume("assignment");
    await step(player, "Attribution");
    await expectText(assistant(player), "Chaque résultat doit servir une seule fois.");
    await assign(player, "Éducation", "Force", "Dextérité", "Constitution", "Perception", "Intelligence", "Pouvoir");
    await expectText(assistant(player), "Tous les résultats sont attribués.", /17 \+3 Diplôme universitaire/i);
    await expect.poll(() => storedStepOf(keeper, "Recrue"), soon).toBe("assignment");
    await leaveAndResume(player, "Recrue", "Attribution");
    await expect.poll(() => field(player, "Pouvoir").inputValue(), soon).toBe("6");
    await step(player, "Jets et scores");
    await expectText(assistant(player), /Points de vie 12 Moitié \(−3\) 6 Quart \(−6\) 3/i, /Défense 15/i);
  });

  it("DD-31…DD-41, DD-56: traits, points of the trade and others, arms; the keepers hear that it awaits their word", async () => {
    await resume("traits");
    await step(player, "Traits");
    await add(player, "Maniement (type d’arme)");
    await expectText(assistant(player), "« Maniement (type d’arme) » : justifiez l’apprentissage");
    await field(player, "Type d’arme").selectOption("Fusil");
    await fill(player, "Où l’avez-vous appris ?", "Chasse au sanglier <b>");
    await expect.poll(() => problems(player).count(), soon).toBe(0);
    await step(player, "Compétences professionnelles");
    await expectText(assistant(player), "Points du métier : 0 sur 64", "Compétences cochées : 11, de 10 à 12");
    await fill(player, "Points en Médecine", "11");
    await expectText(assistant(player), "10 points au maximum par compétence.", /Médecine .*\+9 professionnel/i);
    await fill(player, "Points en Médecine", "10");
    await fill(player, "Points en Premiers soins", "9");
    await step(player, "Compétences secondaires");
    await fill(player, "Points en Fusil", "3");
    await fill(player, "Points en Grimper", "2");
    await expectText(assistant(player), "Points secondaires : 5 sur 24.");
    await expect
      .poll(
        () =>
          assistant(player)
            .getByText(/\b19\b/)
            .allInnerTexts(),
        soon,
      )
      .toEqual(["reste 19", "Il reste 19 à dépenser", expect.stringMatching(/^Points restants\s: 19\.$/)]);
    await step(player, "Armes");
    await add(player, "Lebel 1886 8 mm");
    await expectText(assistant(player), /Lebel 1886 8\smm \+7\/\+2 · 2d10/);
    await step(player, "Résumé");
    await expectText(assistant(player), "Points restants : 45.", "Points restants : 19.");
    await finish(player);
    await expect
      .poll(() => made(NAME), soon)
      .toMatchObject({
        scores: [12, 10, 11, 12, 9, 17, 13, 10, 13],
        points: [12, 12, 9, 45, 1],
        profession: "Médecin",
        skills: [8, 8, 5, 6],
        marks: 0,
        others: ["Boxe", expect.stringMatching(/^Lebel/), "Lutte", "Maniement (type d’arme)", "Médecin"],
        done: [true, false, null],
      });
    await expectText(keeper.page.locator(".chat-message").last(), NAME, "Attend l’approbation du gardien");
    await closeWindows(player);
  });
});

describe("limits", () => {
  it("DD-31: are for the keeper alone to wave through", async () => {
    await closeWindows(player);
    await closeWindows(keeper);
    await keeper.page.evaluate(() => game.actors.getName("Anatole Kerbrat")?.delete());
    await newActor(keeper, player, "Prodige", "d20d100Investigator");
    await openAssistant(player, "Prodige");
    await add(player, "Anatole Kerbrat");
    await step(player, "Traits");
    for (const name of ["Agile", "Chanceux"]) await add(player, name);
    await expectText(assistant(player), /Trop de traits : \d sur \d\./);
    await step(player, "Résumé");
    await expectText(assistant(player), "Seul le gardien peut passer outre.");
    await closeWindows(player);
    await approveAnyway(keeper, "Prodige");
    await expect.poll(async () => (await made("Anatole Kerbrat")).done, soon).toEqual([true, true, null]);
    await closeWindows(keeper);
  });
});

describe("the window", () => {
  it("lets any step be done before those it comes after", async () => {
    await closeWindows(player);
    await newActor(keeper, player, "En pied", "d20d100Investigator");
    await openAssistant(player, "En pied");
    await add(player, "Criminel");
    await step(player, "Tirage");
    await writeResults(player, 14, 12, 10, 11, 13, 12, 9);
    await step(player, "Traits");
    await add(player, "Spécialité (arme précise)");
    await step(player, "Compétences secondaires");
    await add(player, "Langue étrangère (…)");
    await step(player, "Armes");
    await add(player, "Gilet pare-balles léger");
    await expectText(assistant(player), /Gilet pare-balles léger 1d6, pénalité −2 Porté/i);
  });

  it.each(THEMES)("looks well in every step, %s, wide and narrow", async (theme) => {
    await wear(theme, player);
    await expectStepsWell(player, STEPS, theme, "d20d100-assistant");
  });

  it("speaks the language of its reader", async () => {
    await expect.poll(() => storedStepOf(keeper, "En pied"), soon).toBe("summary");
    const english = await expectEnglish(keeper, "En pied", ENGLISH);
    expect([...english.errors, ...player.errors, ...keeper.errors]).toEqual([]);
  });
});
