import { beforeAll, expect, it } from "vitest";
import type { Locator } from "playwright-core";
import { Faces } from "../support/faces.js";
import { lifeOf, fighterOf, freshShape, isAsked, mayAct, mayStrike, nextRound, struck } from "../support/rpg-fight.js";
import type { Shape, Side } from "../support/rpg-fight.js";
import { rpgActors } from "../support/rpg-packs.js";
import { beginFight } from "./support/fight.js";
import { entrust, place } from "./support/people.js";
import { setting } from "./support/settings.js";
import { KEEPER, openTable, PLAYERS, type Seat } from "./support/table.js";
import { expectText, soon } from "./support/wait.js";

const ROUNDS = 5;
/** A round is some sixty steps between three clients: milliseconds for all of them. */
const PATIENCE = 180_000;
/** Where the dice of each client begin: the fight below is always the same one. */
const SEEDS = [5, 9, 16];

const [keeper, ines, hugo] = await openTable(KEEPER, ...PLAYERS);
const all = [keeper, ines, hugo];

/** Who fights, and who rolls for them; the keeper plays the watch. */
const HEROES: ReadonlyMap<string, Seat> = new Map([
  ["Odile Brisefer", ines],
  ["Gaspard Troispieds", ines],
  ["Bruno l’Écuelle", hugo],
]);
const FOES = ["Sergent du guet", "Chevalier errant", "Nain de la mine"];
const NAMES = [...HEROES.keys(), ...FOES];
const seatOf = (name: string): Seat => HEROES.get(name) ?? keeper;

const fighters = new Map(
  [...rpgActors("characters"), ...rpgActors("creatures")]
    .filter(({ name }) => NAMES.includes(name))
    .map((source) => [source.name, fighterOf(source)]),
);
const shapes = new Map([...fighters].map(([name, fighter]) => [name, freshShape(fighter)]));
const sideOf = (name: string): Side => ({ fighter: fighters.get(name)!, shape: shapes.get(name)! });

beforeAll(async () => {
  for (const [i, name] of NAMES.entries()) {
    await place(keeper, [ines, hugo], name, 700 + 100 * (i % 3), i < 3 ? 800 : 900);
  }
  for (const [name, seat] of HEROES) await entrust(keeper, name, seat === ines ? PLAYERS[0] : PLAYERS[1]);
  await setting(keeper, [ines, hugo], "rpgCritApply", "auto");
  await setting(keeper, [ines, hugo], "rpgFumbles", "off");
  for (const [i, { page }] of all.entries()) {
    await page.evaluate((seed) => {
      let state = seed;
      CONFIG.Dice.randomUniform = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
      ui.sidebar.changeTab("combat", "primary");
    }, SEEDS[i]! * 7919);
  }
});

/** What the table keeps of somebody, as one client knows it. */
function kept({ page }: Seat, token: string) {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.getName(name);
    const { hp, conditions, sequels, permanentSkillModifier, round } = actor.system.toObject();
    const things: { name: string; system: { onGround?: boolean; broken?: boolean } }[] = [...actor.items];
    const named = (state: "onGround" | "broken") =>
      things
        .filter(({ system }) => system[state] === true)
        .map((one) => one.name)
        .sort();
    const now = round.combatId === game.combat.id && round.round === game.combat.round;
    return {
      hp: actor.system.hp.value as number,
      dead: hp.dead as boolean,
      conditions: conditions
        .map(({ wound: _wound, ...one }: { wound: string }) => JSON.stringify(one))
        .sort() as string[],
      losses: sequels.map(({ part, side, partial }: Record<string, unknown>) =>
        JSON.stringify({ part, side, partial }),
      ) as string[],
      skillLoss: permanentSkillModifier as number,
      fallen: named("onGround"),
      broken: named("broken"),
      spent: now ? [round.attacks as number, round.parries as number] : [0, 0],
    };
  }, token);
}

/** The same by the rules alone. */
function reckoned({ hp, dead, conditions, losses, skillLoss, fallen, broken, round }: Shape) {
  return {
    ...{ hp, dead, skillLoss },
    conditions: conditions.map(({ wound: _wound, ...one }) => sorted(one)).sort(),
    losses: losses.map(({ part, side, partial }) => JSON.stringify({ part, side, partial })),
    fallen: [...fallen].sort(),
    broken: [...broken].sort(),
    spent: [round.attacks, round.parries],
  };
}

/** Data as text, whatever the order in which they were written. */
function sorted(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

async function expectSame(...names: readonly string[]): Promise<void> {
  const looks = names.flatMap((name) =>
    all.map(async (seat) => {
      const there = async () => {
        const state = await kept(seat, name);
        return { ...state, conditions: state.conditions.map((one) => sorted(JSON.parse(one))).sort() };
      };
      await expect.poll(there, { ...soon, message: name }).toEqual(reckoned(sideOf(name).shape));
    }),
  );
  await Promise.all(looks);
}

const moment = () =>
  keeper.page.evaluate(() => ({ round: game.combat.round as number, worldTime: game.time.worldTime as number }));
const turn = () => keeper.page.evaluate(() => (game.combat.combatant?.name ?? null) as string | null);
const tracker = ({ page }: Seat): Locator => page.locator("#combat");
const prompt = ({ page }: Seat): Locator => page.locator(".application.g-prompt");

const messages = () => keeper.page.evaluate(() => game.messages.size as number);

/** What fell since then for messages of these types, in their order; of deeds, for those done to this one alone. */
function fallen(before: number, types: readonly string[], who = "") {
  return keeper.page.evaluate(
    ([known, wanted, name]) => {
      type Meant = { attacker?: { name: string }; targets?: { name: string }[] };
      type Rolled = { type: string; system: { data: Meant }; rolls: { dice: { results: { result: number }[] }[] }[] };
      const fresh: Rolled[] = game.messages.contents.slice(known);
      const about = ({ attacker, targets = [] }: Meant) => [attacker, ...targets].some((one) => one?.name === name);
      return wanted.flatMap((type) =>
        fresh
          .filter((message) => message.type === type && (name === "" || about(message.system.data)))
          .flatMap(({ rolls }) => rolls)
          .flatMap(({ dice }) => dice)
          .flatMap(({ results }) => results.map(({ result }) => result)),
      );
    },
    [before, types, who] as const,
  );
}

/** What the rules make of the dice that fell, once all they ask for have fallen and no more. */
async function reckon<Result>(
  rules: (dice: Faces) => Result,
  read: () => Promise<readonly number[]>,
  what: string,
): Promise<Result> {
  const results: Result[] = [];
  const played = async () => {
    const dice = new Faces(await read());
    try {
      results[0] = rules(dice);
      return dice.left;
    } catch (error) {
      return (error as Error).message;
    }
  };
  await expect.poll(played, { ...soon, message: what }).toBe(0);
  return results[0]!;
}

/** One blow by its owner's hand; whoever is struck parries wherever the rules let them. */
async function blow(by: string, at: string): Promise<void> {
  const now = await moment();
  const before = await messages();
  const [attacker, defender] = [sideOf(by), sideOf(at)];
  await seatOf(by).page.evaluate(
    async ([attackerName, targetName, weapon]) => {
      const token = canvas.scene.tokens.getName(attackerName);
      canvas.scene.tokens.getName(targetName).object.setTarget(true, { releaseOthers: true });
      const event = new MouseEvent("click", { shiftKey: true });
      await game.gardien.attack(token.actor.items.getName(weapon).uuid, { token, event });
    },
    [by, at, attacker.fighter.weapon.name] as const,
  );
  const dice = () => fallen(before, ["attack", "defence", "damage"]);
  await expect.poll(async () => (await dice()).length, soon).toBeGreaterThan(0);
  const [die = 0] = await dice();
  if (isAsked(attacker, defender, die, now)) {
    await prompt(seatOf(at)).waitFor();
    await prompt(seatOf(at)).locator("[data-reply]").first().press("1");
    await prompt(seatOf(at)).waitFor({ state: "detached" });
  }
  const after = await reckon((faces) => struck(attacker, defender, faces, now), dice, `${by} strikes ${at}`);
  shapes.set(by, after[0]);
  shapes.set(at, after[1]);
  await expectSame(by, at);
}

let blows = 0;

it("begins with six fighters, three of them played by two players", async () => {
  await beginFight(keeper, ...NAMES);
  await expectSame(...NAMES);
});

it.each(Array.from({ length: ROUNDS }, (_, i) => i + 1))(
  "RP-32…RP-61: round %d ends at three clients as the rules reckon from the same dice",
  async (round) => {
    const start = await moment();
    expect(start.round).toBe(round);
    const able = NAMES.filter((name) => mayAct(sideOf(name).fighter, sideOf(name).shape, start));
    for (const name of able) {
      const intention = tracker(seatOf(name)).getByRole("group", { name: `Intention : ${name}` });
      await intention.getByRole("button", { name: "Mêlée", exact: true }).click();
    }
    await expectText(tracker(keeper).locator(".g-phases"), "Tout le monde a déclaré.");
    await tracker(keeper).getByRole("button", { name: "Commencer le round" }).click();
    await expect.poll(() => turn(), soon).not.toBeNull();
    let known = 0;
    for (let now = await moment(); now.round === round; now = await moment()) {
      const name = (await turn())!;
      const target = (HEROES.has(name) ? FOES : [...HEROES.keys()]).find(
        (other) => lifeOf(sideOf(other).fighter, sideOf(other).shape, now) === "alive",
      );
      if (target && mayStrike(sideOf(name).fighter, sideOf(name).shape, now)) {
        await blow(name, target);
        blows++;
      }
      known = await messages();
      await keeper.page.evaluate(async () => {
        await game.combat.nextTurn();
        if (game.combat.flags.gardien.round?.stand === "movement") await game.combat.nextTurn(); // nobody moves
      });
    }
    const next = await moment();
    for (const [name, shape] of shapes) {
      const dice = () => fallen(known, ["deed"], name);
      shapes.set(name, await reckon((faces) => nextRound(shape, start, next, faces), dice, `${name}, round ${round}`));
    }
    await expectSame(...NAMES);
  },
  PATIENCE,
);

it("was a fight: blows, a critical hit, and no error behind", () => {
  expect(blows).toBeGreaterThan(10);
  expect([...shapes.values()].filter(({ conditions }) => conditions.length > 0).length).toBeGreaterThan(0);
  for (const { errors } of all) expect(errors).toEqual([]);
});
