import { afterEach, expect, test, vi } from "vitest";
import { figuresOf } from "../../../../../src/rulesets/seuils/data/reading.js";
import { initiativeSuccesses } from "../../../../../src/rulesets/seuils/rules/fight/initiative-successes.js";
import { initiativeValue } from "../../../../../src/rulesets/seuils/rules/fight/initiative.js";
import { actionsLeft } from "../../../../../src/rulesets/seuils/rules/fight/round-spending.js";
import { ROWS } from "../../../../../src/rulesets/seuils/rules/vocabulary.js";
import { settled } from "../../../../support/play/arbiter-table.js";
import { idOf } from "../../../../support/play/deeds.js";
import { Faces } from "../../../../support/dice/faces.js";
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
} from "../../../../support/books/seuils-fight.js";
import { seuilsActors } from "../../../../support/packs/seuils-packs.js";
import { actorOf, goTo, openBrawl } from "../deeds/brawl.js";
import { fight } from "./table.js";

afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
});

const HEROES = ["Aurèle Drac", "Baptiste Rouvre", "Tancrède Oulier"];
const FOES = ["Chef pillard", "Sanglier balafré", "Rat géant"];
const NAMES = [...HEROES, ...FOES];
const ROUNDS = 5;

const sources = [...seuilsActors("characters"), ...seuilsActors("creatures")];
const sourceOf = (name: string) => {
  const found = sources.find((source) => source.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

/** What somebody is called at this table: ids have no accents. */
const short = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^A-Za-z]/g, "")
    .slice(0, 16);
const called = (name: string) => actorOf(short(name));

type Told = Pick<Shape, "rows" | "surplus" | "care"> & {
  readonly round: Omit<Shape["round"], "actions" | "mostAttacks">;
};

/** What is kept of somebody, in few words. */
const told = ({ rows, surplus, care, round }: Told, state: string) => ({
  circles: ROWS.map((row) => [rows[row].lethal, rows[row].temporary]),
  ...{ surplus, state },
  care: [care.firstAid, care.attempts, care.bleeding, care.bleedSeconds, care.bleedRounds, care.watchModifier],
  round: [round.attacks, round.spent, round.extraDefences],
});

test("SE-12…SE-69: a fight of six leaves on their sheets, blow by blow and round by round, what the rules reckon", async () => {
  const { combat } = openBrawl(
    NAMES.map(sourceOf).map(({ name, type, system, items }) => ({ name: short(name), type, system, items })),
    0,
  );
  const fighters = new Map(NAMES.map((name) => [name, fighterOf(sourceOf(name))]));
  const shapes = new Map([...fighters].map(([name, fighter]) => [name, freshShape(fighter)]));
  const sideOf = (name: string) => ({ fighter: fighters.get(name), shape: shapes.get(name) }) as Side;
  const expectSame = (round: number, ...names: readonly string[]) => {
    for (const name of names) {
      const figures = figuresOf(called(name));
      const { rows, care, state, wounds } = figures;
      const now = figures.roundAt({ combatId: idOf("fight"), round });
      const { shape } = sideOf(name);
      expect(told({ rows, care, surplus: wounds.surplus, round: now }, state), name).toEqual(
        told(shape, stateNow(shape)),
      );
    }
  };
  let seed = 4 * 7919;
  const face = () => 1 + ((seed = (seed * 48_271) % 2_147_483_647) % 10);
  const seen = { blows: 0, extraDefences: 0, bled: 0 };

  /** One blow; whoever is struck defends wherever the rules let them. */
  const blow = async (by: string, at: string) => {
    const [attacker, defender] = [sideOf(by), sideOf(at)];
    const { weapon } = attacker.fighter;
    const moment = { metres: weapon.attackType === "ranged" ? 4 : 1, worldTime: 0 };
    const faces = Array.from({ length: 60 }, face);
    const [ahead, whole] = [new Faces(faces), new Faces(faces)];
    const asked = isAsked(attacker, defender, ahead, moment);
    const after = struck(attacker, defender, whole, moment);
    const fallen = faces.slice(0, faces.length - whole.left);
    const attack = asked ? fallen.slice(0, faces.length - ahead.left) : fallen;
    if (asked && actionsLeft(defender.shape.round) === 0) seen.extraDefences += 1;
    const guard = guardAgainst(defender, attacker.fighter);
    const carried = [...called(at).items];
    const item = guard && (carried.find(({ name }) => name === guard.name)?.id ?? "");
    const arm = [...called(by).items].find(({ name }) => name === weapon.name) as Item;
    const fought = await fight(arm, called(at), {
      ...{ attack, metres: moment.metres },
      ...(asked && { answer: fallen.slice(attack.length), answers: item ? { way: "parry", item } : { way: "dodge" } }),
    });
    expect(fought.asked, `${by} strikes ${at}`).toBe(asked);
    shapes.set(by, after[0]);
    shapes.set(at, after[1]);
    seen.blows += 1;
  };

  for (let round = 1; round <= ROUNDS; round += 1) {
    await goTo(combat, round);
    expectSame(round, ...NAMES);
    for (const { name: id, initiative } of combat.combatants) {
      const name = NAMES.find((one) => short(one) === id) ?? "";
      const { fighter, shape } = sideOf(name);
      const own = initiativeValue(initiativeSuccesses(initiative ?? Number.NaN), fighter.scores);
      expect(isAble(shape) ? initiative === own : (initiative ?? 0) < 0, name).toBe(true);
    }
    for (const name of NAMES) {
      const target = (HEROES.includes(name) ? FOES : HEROES).find((other) => isAble(sideOf(other).shape));
      if (!target || !mayAttack(sideOf(name).shape)) continue;
      await blow(name, target);
      expectSame(round, name, target);
    }
    for (const [name, shape] of shapes) {
      const next = nextRound(shape);
      if (next.care.bleedRounds + next.care.bleedSeconds > 0) seen.bled += 1;
      shapes.set(name, next);
    }
  }
  expect(seen.blows).toBeGreaterThan(8);
  expect(seen.extraDefences).toBeGreaterThan(0);
  expect(seen.bled).toBeGreaterThan(0);
});
