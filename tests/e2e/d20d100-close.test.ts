import { beforeAll, describe, expect, it } from "vitest";
import { attackWindow, cardOf, prepareAttack, rollPrepared } from "./support/attack.js";
import { deedsOf, expectDone, newDeed } from "./support/deeds.js";
import { answers, prompt } from "./support/defence.js";
import { chooseDice, expectNoDiceLeft, type Face } from "./support/dice.js";
import { enlist } from "./support/enlist.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";
import { closeWindows } from "./support/windows.js";

const HERO = "Honorine Salvat";
const FOE = "Gustave Perrin";
const GRAPPLE = "Lutte";
const KNIFE = "Couteau";
/** Where both stand: side by side. */
const AT = { [HERO]: { x: 800, y: 800 }, [FOE]: { x: 900, y: 800 } } as const;

const [keeper, wrestler, target] = await openTable(KEEPER, ...PLAYERS);
const everybody = [keeper, wrestler, target];

const row = (name: string, system: object) => ({ name, type: "d20d100Weapon", system });
const arms = (lutte: number) => [
  row(GRAPPLE, { key: "grappleRow", skill: "grapple", damage: "", criticalMultiplier: 1 }),
  row("Boxe", { key: "boxingRow", skill: "boxing", damage: "1d3", damageType: "temporary" }),
  { name: "grapple", type: "d20d100Skill", system: { key: "grapple", family: "combat", flat: lutte } },
];

beforeAll(async () => {
  const others = [wrestler, target];
  await enlist(keeper, others, {
    ...{ name: HERO, type: "d20d100Investigator", player: PLAYERS[0], at: AT[HERO] },
    items: [...arms(4), row(KNIFE, { skill: "meleeWeapons", damage: "1d4", damageKind: "piercing" })],
  });
  await enlist(keeper, others, {
    ...{ name: FOE, type: "d20d100Investigator", player: PLAYERS[1], at: AT[FOE] },
    system: { hp: { misc: 30, value: 40 } },
    items: arms(2),
  });
});

const d20 = (...faces: readonly number[]): readonly Face[] => faces.map((face) => [20, face] as const);
const d8 = (face: number): Face => [8, face] as const;

/** All that holds and blows change of the two, as one client knows it. */
function state({ page }: Seat): Promise<string> {
  return page.evaluate(
    (names) =>
      JSON.stringify(
        names.map((name) => {
          const { hp, temporaryDamage, states } = game.actors.getName(name).system.toObject();
          const { grappling, immobilised, prone, strangled, helpless } = states;
          const throat = strangled && [strangled.round, strangled.failed];
          return { hp: hp.value, temporaryDamage, held: grappling.length, immobilised, prone, helpless, throat };
        }),
      ),
    [HERO, FOE],
  );
}

/** Whether the tokens of the two show that they hold each other, as one client sees them. */
function grappling({ page }: Seat): Promise<readonly boolean[]> {
  return page.evaluate(
    (names) => names.map((name) => game.actors.getName(name).statuses.has("d20d100Grappling") as boolean),
    [HERO, FOE],
  );
}

/** Where the token of whoever is pushed stands, as one client sees it. */
function foeAt({ page }: Seat): Promise<readonly number[]> {
  return page.evaluate((name) => {
    const { x, y } = canvas.scene.tokens.getName(name);
    return [x as number, y as number];
  }, FOE);
}

const read = async (seat: Seat): Promise<unknown> => JSON.parse(await state(seat)) as unknown;

async function expectState(expected: string): Promise<void> {
  for (const seat of everybody) await expect.poll(() => state(seat), soon).toBe(expected);
}

/** Both as they were before anybody touched them: a second try finds what a first one left. */
async function freshly(system: object = {}): Promise<void> {
  const loose = { grappling: [], immobilised: false, prone: false, strangled: null, helpless: false };
  for (const seat of everybody) await closeWindows(seat);
  await keeper.page.evaluate(
    async ([names, states, more, at]) => {
      await canvas.scene.tokens.getName(names[1]).update(at);
      await ChatMessage.deleteDocuments(game.messages.map(({ id }: { id: string }) => id)); // and what they still ask
      for (const name of names)
        await game.actors.getName(name).update({ system: { states, temporaryDamage: 0, hp: { value: 99 } } });
      await game.actors.getName(names[1]).update({ system: more });
    },
    [[HERO, FOE], loose, system, AT[FOE]] as const,
  );
  for (const seat of everybody) await expect.poll(() => read(seat), soon).toMatchObject([{ held: 0 }, { held: 0 }]);
}

/** Waits until they hold each other; answers with how they stand then. */
async function inGrapple(): Promise<string> {
  await expect.poll(() => read(keeper), soon).toMatchObject([{ held: 1 }, { held: 1 }]);
  return state(keeper);
}

async function takeBack(card: string): Promise<void> {
  await expectDone(keeper, card);
  await cardOf(keeper, card)
    .getByRole("button", { name: /^Annuler/ })
    .last()
    .click();
  await expectText(cardOf(wrestler, card), "Annulé");
}

/** The wrestler tries something on the other, who resists with a die of their own. */
async function tries(tried: string, die: number, against: number, damage: readonly Face[] = []): Promise<string> {
  await prepareAttack(wrestler, { by: HERO, at: FOE, weapon: GRAPPLE });
  await attackWindow(wrestler).getByRole("combobox", { name: "On tente de" }).selectOption(tried);
  const card = await rollPrepared(wrestler, [...d20(die), ...damage]);
  await expectText(prompt(target), "Résister");
  await answers(target, "1", d20(against));
  await expectDone(keeper, card);
  return card;
}

describe("a grapple (DD-137, DD-138)", () => {
  it("is engaged, strikes and pins by opposed rolls, and is taken back card by card", async () => {
    await freshly();
    const loose = await state(keeper);
    const seized = await tries("seize", 12, 10);
    await expectText(cardOf(target, seized), "Saisi", "16 contre 12");
    const held = await inGrapple();

    const struck = await tries("strike", 12, 10, [[3, 2]]);
    await expectText(cardOf(target, struck), "Frappé");
    await expect.poll(() => read(target), soon).toMatchObject([{}, { temporaryDamage: 2 }]);

    const pinned = await tries("immobilise", 12, 10);
    await expectText(cardOf(target, pinned), "Immobilisé", "+4");
    await expect.poll(() => read(target), soon).toMatchObject([{}, { immobilised: true }]);

    const pushed = await tries("push", 12, 10);
    const before = await deedsOf(keeper);
    await cardOf(keeper, pushed).getByRole("button", { name: "Reculer de 1,5 m" }).click();
    const moved = await newDeed(keeper, before);
    await expect.poll(() => foeAt(wrestler), soon).toEqual([AT[FOE].x + 100, AT[FOE].y]);
    await takeBack(moved);
    await expect.poll(() => foeAt(wrestler), soon).toEqual([AT[FOE].x, AT[FOE].y]);

    await takeBack(pushed);
    await takeBack(pinned);
    await takeBack(struck);
    await expectState(held);
    await takeBack(seized);
    await expectState(loose);
  });

  it("ends for both when the keeper takes the condition off one token, and is there again once that is taken back", async () => {
    await freshly();
    const loose = await state(keeper);
    await tries("seize", 12, 10);
    const held = await inGrapple();
    await expect.poll(() => grappling(wrestler), soon).toEqual([true, true]);

    const known = await deedsOf(keeper);
    await keeper.page.evaluate(
      async (name) => void (await game.actors.getName(name).toggleStatusEffect("d20d100Grappling", { active: false })),
      FOE,
    );
    const letGo = await newDeed(keeper, known);
    await expectText(cardOf(wrestler, letGo), "La prise est lâchée", HERO);
    await expectState(loose);
    await expect.poll(() => grappling(wrestler), soon).toEqual([false, false]);

    await takeBack(letGo);
    await expectState(held);
    await expect.poll(() => grappling(wrestler), soon).toEqual([true, true]);
  });

  it("is not engaged by whoever loses the roll", async () => {
    await freshly();
    const loose = await state(keeper);
    const card = await tries("seize", 5, 12);
    await expectText(cardOf(wrestler, card), "La prise échoue", "9 contre 14");
    await expectState(loose);
  });
});

describe("strangling (DD-139)", () => {
  it("asks for a test of CON each round, harder by the round, then takes 1d8; all of it is taken back", async () => {
    await freshly();
    await tries("seize", 12, 10);
    const before = await inGrapple();
    const choked = await tries("strangle", 12, 10);
    await expectText(cardOf(target, choked), "Pris à la gorge");
    await expect.poll(() => read(keeper), soon).toMatchObject([{}, { throat: [0, false] }]);
    const strangled = await state(keeper);

    const first = await round(d20(15));
    await expectText(cardOf(wrestler, first), "Respire encore");
    await expect.poll(() => read(wrestler), soon).toMatchObject([{}, { throat: [1, false] }]);
    const second = await round([...d20(3), d8(6)]);
    await expectText(cardOf(wrestler, second), "Étouffe", "6");
    await expect.poll(() => read(wrestler), soon).toMatchObject([{}, { throat: [2, true] }]);

    await takeBack(second);
    await takeBack(first);
    await expectState(strangled);
    await takeBack(choked);
    await expectState(before);
  });

  /** A round of strangling, by the button on the victim's card. */
  async function round(dice: readonly Face[]): Promise<string> {
    const known = await deedsOf(target);
    await chooseDice(target, ...dice);
    await target.page.evaluate(
      (name) => void game.gardien.deed("strangled", [game.actors.getName(name).uuid], {}),
      FOE,
    );
    const id = await newDeed(target, known);
    await expectNoDiceLeft(target);
    await expectDone(keeper, id);
    return id;
  }
});

describe("a coup de grâce (DD-163)", () => {
  it("hits whoever is helpless by itself, times three, and asks for a test of CON", async () => {
    await freshly({ states: { helpless: true } });
    const whole = await state(keeper);
    await prepareAttack(wrestler, { by: HERO, at: FOE, weapon: KNIFE });
    await attackWindow(wrestler).getByRole("combobox", { name: "Mode" }).selectOption("kill");
    await expectText(attackWindow(wrestler), "Personne n’y résiste");
    const card = await rollPrepared(wrestler, [[4, 3]]);
    await expectText(cardOf(target, card), "Coup de grâce", "dégâts × 3", "Test de CON ou la fin");
    await expect.poll(async () => (await state(keeper)) !== whole, soon).toBe(true);
    await takeBack(card);
    await expectState(whole);
  });
});
