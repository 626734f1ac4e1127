import { beforeAll, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { initiativeSuccesses } from "../../src/rulesets/seuils/rules/initiative-successes.js";
import { initiativeValue } from "../../src/rulesets/seuils/rules/initiative.js";
import { actionsLeft } from "../../src/rulesets/seuils/rules/round-spending.js";
import { Faces } from "../support/faces.js";
import {
  fighterOf,
  freshShape,
  guardAgainst,
  isAble,
  isAsked,
  mayAttack,
  nextRound,
  stateNow,
  struck,
  type Shape,
  type Side,
} from "../support/seuils-fight.js";
import { seuilsActors } from "../support/seuils-packs.js";
import { beginFight } from "./support/fight.js";
import { entrust, place } from "./support/people.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { soon } from "./support/wait.js";

const ROUNDS = 3;
/** A round is some thirty steps between three clients: milliseconds for all of them. */
const PATIENCE = 180_000;
/** Where the dice of each client begin: the fight below is always the same one. */
const SEEDS = [4, 8, 15];

const [keeper, ines, hugo] = await openTable(KEEPER, ...PLAYERS);
const all = [keeper, ines, hugo];

interface Fighting {
  /** Who rolls for them. */
  readonly seat: Seat;
  readonly at: readonly [x: number, y: number];
}

/** Two stand amid the foes, a third shoots from behind; each foe reaches both. */
const HEROES: ReadonlyMap<string, Fighting> = new Map([
  ["Aurèle Drac", { seat: ines, at: [800, 800] }],
  ["Baptiste Rouvre", { seat: hugo, at: [900, 800] }],
  ["Tancrède Oulier", { seat: ines, at: [400, 800] }],
]);
const FOES: ReadonlyMap<string, Fighting> = new Map([
  ["Chef pillard", { seat: keeper, at: [800, 900] }],
  ["Sanglier balafré", { seat: keeper, at: [900, 900] }],
  ["Rat géant", { seat: keeper, at: [800, 700] }],
]);
const FIGHTING = new Map([...HEROES, ...FOES]);
const NAMES = [...FIGHTING.keys()];
const seatOf = (name: string): Seat => FIGHTING.get(name)!.seat;

const fighters = new Map(
  [...seuilsActors("characters"), ...seuilsActors("creatures")]
    .filter(({ name }) => NAMES.includes(name))
    .map((source) => [source.name, fighterOf(source)]),
);
const shapes = new Map([...fighters].map(([name, fighter]) => [name, freshShape(fighter)]));
const sideOf = (name: string): Side => ({ fighter: fighters.get(name)!, shape: shapes.get(name)! });

beforeAll(async () => {
  for (const [name, { at }] of FIGHTING) await place(keeper, [ines, hugo], name, ...at);
  for (const [name, { seat }] of HEROES) await entrust(keeper, name, seat === ines ? PLAYERS[0] : PLAYERS[1]);
  for (const [i, { page }] of all.entries()) {
    await page.evaluate((seed) => {
      let state = seed;
      CONFIG.Dice.randomUniform = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    }, SEEDS[i]! * 7919);
  }
});

/** What the table keeps of somebody, as one client knows it. */
function kept({ page }: Seat, token: string) {
  return page.evaluate((name) => {
    const { system } = canvas.scene.tokens.getName(name).actor;
    const { wounds, care, round } = system.toObject();
    const now = round.combatId === game.combat.id && round.round === game.combat.round;
    const { firstAid, attempts, woundedAt, bleeding, bleedSeconds, bleedRounds, watchModifier } = care;
    return {
      circles: ["touche", "blesse", "tue"].map((row) => [wounds[row].lethal, wounds[row].temporary] as number[]),
      surplus: wounds.surplus as number,
      care: { firstAid, attempts, woundedAt, bleeding, bleedSeconds, bleedRounds, watchModifier } as object,
      spent: now
        ? [round.attacks as number, (round.attacks + round.defences + round.others) as number, round.extraDefences]
        : [0, 0, 0],
      state: system.state as string,
    };
  }, token);
}

/** The same by the rules alone. */
function reckoned(shape: Shape): Awaited<ReturnType<typeof kept>> {
  const { rows, surplus, care, round } = shape;
  const { firstAid, attempts, woundedAt, bleeding, bleedSeconds, bleedRounds, watchModifier } = care;
  return {
    circles: [rows.touche, rows.blesse, rows.tue].map(({ lethal, temporary }) => [lethal, temporary]),
    surplus,
    care: { firstAid, attempts, woundedAt, bleeding, bleedSeconds, bleedRounds, watchModifier },
    spent: [round.attacks, round.spent, round.extraDefences],
    state: stateNow(shape),
  };
}

async function expectSame(...names: readonly string[]): Promise<void> {
  const looks = names.flatMap((name) =>
    all.map((seat) =>
      expect.poll(() => kept(seat, name), { ...soon, message: name }).toEqual(reckoned(sideOf(name).shape)),
    ),
  );
  await Promise.all(looks);
}

const clock = () =>
  keeper.page.evaluate(() => ({ round: game.combat.round as number, worldTime: game.time.worldTime as number }));
const turn = () => keeper.page.evaluate(() => (game.combat.combatant?.name ?? null) as string | null);
/** The round whose order is found and whose first fighter has the turn. */
const openRound = () =>
  keeper.page.evaluate(() => {
    const { round, turn, flags } = game.combat;
    return turn !== null && flags.gardien?.round?.round === round ? (round as number) : null;
  });
const prompt = ({ page }: Seat): Locator => page.locator(".application.g-prompt");
const messages = () => keeper.page.evaluate(() => game.messages.size as number);

/** Who acts when, and the number that says so. */
const order = () =>
  keeper.page.evaluate(() =>
    game.combat.turns.map((one: { name: string; initiative: number | null }) => [one.name, one.initiative] as const),
  ) as Promise<readonly (readonly [string, number | null])[]>;

/** What fell since then for an attack and for the answer to it, in this order. */
function fallen(before: number) {
  return keeper.page.evaluate((known) => {
    type Rolled = { type: string; rolls: { dice: { results: { result: number }[] }[] }[] };
    const fresh: Rolled[] = game.messages.contents.slice(known);
    return ["attack", "defence", "damage"].flatMap((type) =>
      fresh
        .filter((message) => message.type === type)
        .flatMap(({ rolls }) => rolls)
        .flatMap(({ dice }) => dice)
        .flatMap(({ results }) => results.map(({ result }) => result)),
    );
  }, before);
}

/** What the rules make of the dice that fell, once all they ask for have fallen and no more. */
async function reckon<Result>(rules: (dice: Faces) => Result, before: number, what: string): Promise<Result> {
  const results: Result[] = [];
  const played = async () => {
    const faces = await fallen(before);
    const dice = new Faces(faces);
    try {
      results[0] = rules(dice);
      return dice.left;
    } catch (error) {
      return `${(error as Error).message} than ${faces.join(" ")}`;
    }
  };
  await expect.poll(played, { ...soon, message: what }).toBe(0);
  return results[0]!;
}

/** SE-13 — everybody who acts has rolled: the score behind the comma is theirs, and the list follows the numbers. */
async function expectOrder(): Promise<void> {
  const placed = async () => {
    const told = await order();
    const numbers = told.map(([, initiative]) => initiative ?? NaN);
    const right = told.every(([name, initiative]) => {
      const { fighter, shape } = sideOf(name);
      const own = initiativeValue(initiativeSuccesses(initiative ?? NaN), fighter.scores);
      return isAble(shape) ? initiative === own : (initiative ?? 0) < 0;
    });
    return right && numbers.every((one, i) => i === 0 || one <= numbers[i - 1]!) ? "right" : JSON.stringify(told);
  };
  await expect.poll(placed, soon).toBe("right");
}

let blows = 0;
let extraDefences = 0;
let bled = 0;

/** One blow by its owner's hand; whoever is struck defends wherever the rules let them. */
async function blow(by: string, at: string): Promise<void> {
  const { worldTime } = await clock();
  const before = await messages();
  const [attacker, defender] = [sideOf(by), sideOf(at)];
  const metres = await seatOf(by).page.evaluate(
    async ([attackerName, targetName, weapon]) => {
      const [token, target] = [attackerName, targetName].map((name) => canvas.scene.tokens.getName(name));
      target.object.setTarget(true, { releaseOthers: true });
      const event = new MouseEvent("click", { shiftKey: true });
      await game.gardien.attack(token.actor.items.getName(weapon).uuid, { token, event });
      return canvas.grid.measurePath([token.object.center, target.object.center]).distance as number;
    },
    [by, at, attacker.fighter.weapon.name] as const,
  );
  const moment = { metres, worldTime };
  await expect.poll(async () => (await fallen(before)).length, soon).toBeGreaterThan(0);
  if (isAsked(attacker, defender, new Faces(await fallen(before)), moment)) {
    if (actionsLeft(defender.shape.round) === 0) extraDefences++;
    const guard = guardAgainst(defender, attacker.fighter);
    const replies = prompt(seatOf(at)).locator("[data-reply]");
    await (guard ? replies.filter({ hasText: guard.name }) : replies.first()).press("Enter");
    await prompt(seatOf(at)).waitFor({ state: "detached" });
  }
  const after = await reckon((dice) => struck(attacker, defender, dice, moment), before, `${by} strikes ${at}`);
  shapes.set(by, after[0]);
  shapes.set(at, after[1]);
  blows++;
  await expectSame(by, at);
}

it("begins with six fighters, three of them played by two players", async () => {
  await beginFight(keeper, ...NAMES);
  await expectSame(...NAMES);
});

it.each(Array.from({ length: ROUNDS }, (_, i) => i + 1))(
  "SE-12…SE-69: round %d ends at three clients as the rules reckon from the same dice",
  async (round) => {
    expect((await clock()).round).toBe(round);
    await expect.poll(() => openRound(), soon).toBe(round);
    await expectOrder();
    for (let now = await clock(); now.round === round; now = await clock()) {
      const name = (await turn())!;
      const others = HEROES.has(name) ? FOES : HEROES;
      const target = [...others.keys()].find((other) => isAble(sideOf(other).shape));
      if (target && mayAttack(sideOf(name).shape)) await blow(name, target);
      await keeper.page.evaluate(async () => void (await game.combat.nextTurn()));
    }
    for (const [name, shape] of shapes) {
      const next = nextRound(shape);
      if (next.care.bleedRounds + next.care.bleedSeconds > 0) bled++;
      shapes.set(name, next);
    }
    await expectSame(...NAMES);
  },
  PATIENCE,
);

it("was a fight: blows, defenders without an action left, blood, and no error behind", () => {
  expect(blows).toBeGreaterThan(8);
  expect(extraDefences).toBeGreaterThan(0);
  expect(bled).toBeGreaterThan(0);
  for (const { errors } of all) expect(errors).toEqual([]);
});
