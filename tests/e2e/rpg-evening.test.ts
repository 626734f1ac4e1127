import { beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { attackWindow, cardOf, rollPrepared } from "./support/attack.js";
import { deedsOf, newDeed, undoDeed } from "./support/deeds.js";
import { answers } from "./support/defence.js";
import { beginFight } from "./support/fight.js";
import { entrust, place } from "./support/people.js";
import { picture } from "./support/picture.js";
import { pagePoint, targetToken } from "./support/scene.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, read, soon } from "./support/wait.js";
import { closeWindows, openSheet } from "./support/windows.js";
import { QUICKLY } from "./support/undo.js";

/** Who is quick (VR 7), who is slow (VR 4), and the keeper’s guard between them (VR 6). */
const QUICK = "Odile Brisefer";
const SLOW = "Gaspard Troispieds";
const FOE = "Garde du guet";
const REACTIONS = { [QUICK]: 7, [FOE]: 6, [SLOW]: 4 };

const [keeper, ines, hugo] = await openTable(KEEPER, ...PLAYERS);
const all = [keeper, ines, hugo];

beforeAll(async () => {
  await place(keeper, [ines, hugo], QUICK, 800, 800);
  await place(keeper, [ines, hugo], SLOW, 1000, 800);
  await place(keeper, [ines, hugo], FOE, 900, 800);
  await entrust(keeper, QUICK, PLAYERS[0]);
  await entrust(keeper, SLOW, PLAYERS[1]);
  await keeper.page.evaluate(async (reactions) => {
    for (const [name, override] of Object.entries(reactions))
      await game.actors.getName(name).update({ system: { reaction: { override } } });
  }, REACTIONS);
});

/** What the rules keep of somebody, as one client knows it. */
function stateOf({ page }: Seat, token: string): Promise<string> {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.getName(name);
    const { conditions, wounds, sequels } = actor.system.toObject();
    const things = actor.items.map(
      (thing: { name: string; system: Record<string, unknown> }) =>
        `${thing.name}: ${String(thing.system["equipped"])} ${String(thing.system["onGround"])}`,
    );
    return JSON.stringify({ hp: actor.system.hp.value as number, conditions, wounds, sequels, things });
  }, token);
}

async function expectState(token: string, expected: string): Promise<void> {
  for (const seat of all) await expect.poll(() => stateOf(seat, token), soon).toBe(expected);
}

const pointsOf = async (seat: Seat, token: string): Promise<number> =>
  (JSON.parse(await stateOf(seat, token)) as { hp: number }).hp;

async function expectPoints(token: string, points: number, seats: readonly Seat[] = all): Promise<void> {
  for (const seat of seats) await expect.poll(() => pointsOf(seat, token), soon).toBe(points);
}

const button = (seat: Seat, card: string, name: string | RegExp): Locator =>
  cardOf(seat, card).getByRole("button", { name });
const tracker = ({ page }: Seat): Locator => page.locator("#combat");
const rowOf = (seat: Seat, name: string): Locator =>
  tracker(seat).locator(".combatant", { has: seat.page.locator(".name", { hasText: name }) });
const phases = (seat: Seat): Locator => tracker(seat).locator(".g-phases");
const tally = (seat: Seat, name: string) =>
  rowOf(seat, name).locator(".g-intent__tally").getAttribute("aria-label", { timeout: 1000 });

/** Everybody looks at the chat, or at the fight. */
async function turnTo(tab: "chat" | "combat"): Promise<void> {
  for (const { page } of all) await page.evaluate((id) => ui.sidebar.changeTab(id, "primary"), tab);
}

const nextTurn = ({ page }: Seat) => page.evaluate(async () => void (await game.combat.nextTurn()));
const turnOf = ({ page }: Seat) => page.evaluate(() => (game.combat.combatant?.name ?? null) as string | null);
async function expectTurn(name: string | null): Promise<void> {
  for (const seat of all) await expect.poll(() => turnOf(seat), soon).toBe(name);
}

describe("a token that is dragged", () => {
  const labels = ({ page }: Seat) => page.locator(".waypoint-label").allInnerTexts();

  /** Drags a token so many squares to the right and looks at its ruler, then puts it back where it was. */
  async function drag(seat: Seat, token: string, squares: number): Promise<readonly string[]> {
    const { mouse } = seat.page;
    const center = await seat.page.evaluate((name) => {
      const { x, y } = canvas.scene.tokens.getName(name).object.center;
      return { x: x as number, y: y as number };
    }, token);
    const from = await pagePoint(seat, center);
    const to = await pagePoint(seat, { ...center, x: center.x + squares * 100 });
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 3 });
    const told = await labels(seat);
    await mouse.move(from.x, from.y, { steps: 2 });
    await mouse.up();
    return told.map((label) => label.trim());
  }
  const own = (seat: Seat, isOn: boolean) =>
    seat.page.evaluate(async (value) => void (await game.settings.set("gardien", "ruler", value)), isOn);

  it("RP-28: tells its player, and the keeper, how far it gets, and no more once they want it so", async () => {
    await expect.poll(() => drag(ines, QUICK, 1), soon).toEqual(["Marche · 1,5 m"]);
    expect(await drag(ines, QUICK, 4)).toEqual(["Course · 6 m"]);
    expect(await drag(keeper, QUICK, 6)).toEqual(["Trop loin · 9 m"]);
    await own(ines, false);
    expect(await drag(ines, QUICK, 6)).toEqual(["9 m"]);
    await own(ines, true);
    await expect.poll(() => labels(ines), soon).toEqual([]);
  });
});

describe("a round of a fight", () => {
  const declare = (seat: Seat, name: string, section: string) =>
    rowOf(seat, name).getByRole("button", { name: section, exact: true }).click();

  it("RP-37: is declared from the slowest to the quickest, who see what the slower prepare", async () => {
    await turnTo("combat");
    await beginFight(keeper, QUICK, SLOW, FOE);
    await expectText(phases(hugo), "Déclarations d’intention", `Encore à déclarer : ${SLOW}, ${FOE}, ${QUICK}`);
    await expectTurn(null);
    await declare(hugo, SLOW, "Déplacements");
    await expectText(rowOf(ines, SLOW), "Déplacements"); // she is quicker
    await declare(ines, QUICK, "Mêlée");
    await expectText(rowOf(hugo, QUICK), "A déclaré");
    expect(await read(rowOf(hugo, QUICK))).not.toContain("Mêlée");
    for (const [who, seat] of Object.entries({ keeper, ines })) await picture(tracker(seat), `rpg-rounds-${who}-light`);
    await declare(keeper, FOE, "Mêlée");
    await expectText(rowOf(ines, FOE), "Mêlée");
    await expectText(rowOf(hugo, FOE), "A déclaré");
    await expectText(phases(keeper), "Tout le monde a déclaré.");
    await tracker(keeper).getByRole("button", { name: "Commencer le round" }).click();
    await expectTurn(QUICK);
    await expectText(rowOf(hugo, QUICK), "Mêlée");
    expect(await rowOf(hugo, SLOW).getByRole("button", { name: "Mêlée", exact: true }).count()).toBe(0);
  });

  it("RP-41, RP-53: a player strikes from their sheet; all read it, and the keeper takes it back", async () => {
    await turnTo("chat");
    const [whole, before] = [await stateOf(keeper, FOE), await pointsOf(keeper, FOE)];
    await targetToken(ines, FOE);
    const sheet = await openSheet(ines, QUICK);
    await sheet.getByRole("button", { name: "Attaquer Épée longue" }).click();
    await attackWindow(ines).waitFor();
    const blow = await rollPrepared(ines, [[20, 3]]);
    // The guard lets it come: the torso, a leather that takes one.
    await answers(keeper, "0", [], { by: ines, dice: [[10, 7], [8, 5], [4, 1]] }); // oxfmt-ignore
    for (const seat of all) await expectText(cardOf(seat, blow), "Touché", "Torse", "Appliqué");
    expect(await pointsOf(hugo, FOE)).toBeLessThan(before);
    await expect.poll(() => tally(ines, QUICK), soon).toMatch(/Attaques\s: 1\s;/);
    await expect.poll(() => tally(keeper, FOE), soon).toMatch(/Attaques\s: 0\s;/);
    expect(await rowOf(hugo, FOE).locator(".g-intent__tally").count()).toBe(0);
    await button(keeper, blow, /^Annuler/).click(QUICKLY);
    await expectState(FOE, whole);
    await closeWindows(ines);
  });

  it("RP-32, RP-61: a new round brings its marks, and what bleeds costs points on one card, which gives them back", async () => {
    await suffer();
    const isInert = ({ page }: Seat) =>
      page.evaluate((name) => game.actors.getName(name).statuses.has("rpgInert") as boolean, QUICK);
    for (const seat of all) expect(await isInert(seat)).toBe(false);
    await nextTurn(ines);
    await expectTurn(FOE);
    await nextTurn(keeper);
    await expectTurn(SLOW);
    const [points, known] = [await pointsOf(keeper, QUICK), await deedsOf(keeper)];
    await nextTurn(hugo);
    await expectText(phases(ines), "Déclarations d’intention");
    await expectTurn(null);
    const card = await newDeed(hugo, known);
    await expectPoints(QUICK, points - 1);
    for (const seat of all) await expect.poll(() => isInert(seat), soon).toBe(true);
    for (const seat of all) await expectText(cardOf(seat, card), QUICK, "Hémorragie", "1 PV");
    await undoDeed(keeper, card);
    await expectPoints(QUICK, points);
    expect((await deedsOf(ines)).filter((id) => !known.includes(id))).toEqual([card]);
    for (const { errors } of all) expect(errors).toEqual([]);
  });

  /** A wound that bleeds from now on, and leaves its bearer without a defence in the next round. */
  function suffer(): Promise<void> {
    return keeper.page.evaluate(async (name) => {
      const span = { clock: "world", first: game.time.worldTime as number, last: null };
      const bleeding = { state: { type: "bleed", formula: "1" }, span, ends: "care", wound: "blow" };
      const next = { clock: "round", first: 2, last: 2 };
      const inert = { state: { type: "inert" }, span: next, ends: "rounds", wound: "blow" };
      await game.actors.getName(name).update({ system: { conditions: [bleeding, inert] } });
    }, QUICK);
  }
});
