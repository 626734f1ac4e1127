import { beforeEach, expect, test } from "vitest";
import { consider } from "../../../../src/core/play/arbiter/arbiter.js";
import { throwDamage } from "../../../../src/core/play/draft/throw-damage.js";
import { give } from "../../../../src/core/defence/answer.js";
import { DefenceDraft } from "../../../../src/core/play/draft/answer-draft.js";
import { bestOf, weighed } from "../../../../src/core/defence/replies.js";
import { postAttack } from "../../../../src/core/play/draft/post.js";
import { lookAtClock } from "../../../../src/core/play/arbiter/calls/clock.js";
import type { RpgActor } from "../../../../src/rulesets/rpg/data/actors/rpg-actor.js";
import type { Moment } from "../../../../src/rulesets/rpg/rules/body/spans.js";
import { turns } from "../../../../src/rulesets/rpg/fight/turns.js";
import { recordOn, settled } from "../../../support/play/arbiter-table.js";
import { Faces } from "../../../support/dice/faces.js";
import { as, draftOf, KEEPER, PLAYER, seat } from "../../../support/play/play.js";
import { inRound } from "../../../support/play/ring.js";
import {
  fighterOf,
  freshShape,
  isAsked,
  lifeOf,
  mayStrike,
  nextRound,
  struck,
} from "../../../support/books/rpg-fight.js";
import type { Fighter, Shape, Side } from "../../../support/books/rpg-fight.js";
import { rpgActors } from "../../../support/packs/rpg-packs.js";

const ROUNDS = 5;
const FIGHT = "f".repeat(16);
const HEROES = ["Odile Brisefer", "Gaspard Troispieds", "Bruno l’Écuelle"];
const FOES = ["Sergent du guet", "Chevalier errant", "Nain de la mine"];
const NAMES = [...HEROES, ...FOES];

const sources = [...rpgActors("characters"), ...rpgActors("creatures")].filter(({ name }) => NAMES.includes(name));
const fighters = new Map(sources.map((source) => [source.name, fighterOf(source)]));
let shapes: Map<string, Shape>;
/** Blows that brought somebody what lasts. */
let critical = 0;
const fighter = (name: string) => fighters.get(name) as Fighter;
const sideOf = (name: string): Side => ({ fighter: fighter(name), shape: shapes.get(name) as Shape });
const actorOf = (name: string) => game.actors.getName(name) as Actor;
const authorOf = (name: string) => (HEROES.includes(name) ? PLAYER : KEEPER);

beforeEach(async () => {
  const people = sources.map((source) => ({
    ...source,
    ownership: { default: 1, ...(HEROES.includes(source.name) && { [PLAYER]: 3 }) },
  }));
  const settings = { rpgCritApply: "auto", rpgFumbles: "off", rpgDeclarationPhase: false };
  await seat("rpg", people, { settings });
  shapes = new Map([...fighters].map(([name, one]) => [name, freshShape(one)]));
});

/** Dice fall by chance, the same chance each time. */
function seed(first: number): void {
  let state = first;
  const randomUniform = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  Object.assign(CONFIG.Dice, { randomUniform });
}

interface Meant {
  readonly attacker?: { readonly name: string };
  readonly targets?: readonly { readonly name: string }[];
}
type Message = ChatMessage & { readonly type: string; readonly system: { readonly data: Meant } };
const messagesSince = (before: number) => game.messages.contents.slice(before) as unknown as readonly Message[];

/** What fell since then for messages of these types, in their order; of deeds, for those done to this one alone. */
function fallen(before: number, types: readonly string[], who = ""): readonly number[] {
  const fresh = messagesSince(before);
  const about = ({ attacker, targets = [] }: Meant) => [attacker, ...targets].some((one) => one?.name === who);
  return types.flatMap((type) =>
    fresh
      .filter((message) => message.type === type && (who === "" || about(message.system.data)))
      .flatMap(({ rolls }) => rolls)
      .flatMap(({ dice }) => dice)
      .flatMap(({ results }) => results.map(({ result }) => result)),
  );
}

/** What the table keeps of somebody. */
function kept(name: string) {
  const actor = actorOf(name);
  const { hp, conditions, sequels, permanentSkillModifier, round } = actor.system as unknown as RpgActor;
  const named = (state: "onGround" | "broken") =>
    [...actor.items].filter(({ system }) => foundry.utils.getProperty(system, state) === true).map((one) => one.name);
  return {
    ...{ hp: hp.value, dead: hp.dead, skillLoss: permanentSkillModifier },
    conditions: conditions.map(({ wound: _wound, ...one }) => sorted(one)).sort(),
    losses: sequels.map(({ part, side, partial }) => sorted({ part, side, partial })),
    ...{ fallen: named("onGround").sort(), broken: named("broken").sort() },
    spent: [round.attacks, round.parries],
  };
}

/** The same by the rules alone. */
function reckoned({ hp, dead, conditions, losses, skillLoss, fallen: loose, broken, round }: Shape) {
  return {
    ...{ hp, dead, skillLoss },
    conditions: conditions.map(({ wound: _wound, ...one }) => sorted(one)).sort(),
    losses: losses.map(({ part, side, partial }) => sorted({ part, side, partial })),
    ...{ fallen: [...loose].sort(), broken: [...broken].sort() },
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

function expectSame(name: string, what: string): void {
  expect(kept(name), what).toEqual(reckoned(sideOf(name).shape));
}

/** The keeper's client judges what was posted since then, and looks at the clock as whenever somebody has changed. */
async function judge(before: number): Promise<void> {
  for (const message of messagesSince(before)) consider(message);
  await settled();
  await lookAtClock();
  await settled();
}

/** One blow by its owner's hand; whoever is struck parries wherever the rules let them. */
async function blow(by: string, at: string, now: Moment): Promise<void> {
  const before = game.messages.size;
  const [attacker, defender] = [sideOf(by), sideOf(at)];
  const weapon = actorOf(by).items.getName(attacker.fighter.weapon.name) as Item;
  await as(authorOf(by), () => postAttack(draftOf(weapon, [actorOf(at)])));
  await judge(before);
  const message = messagesSince(before).find(({ type }) => type === "attack") as Message;
  const record = () => recordOn({ _id: message.id }).message;
  const stage = () => recordOn({ _id: message.id }).verdict.targets[0]?.stage;
  const dice = () => fallen(before, ["attack", "defence", "damage"]);
  const what = `${by} strikes ${at}, round ${String(now.round)}`;
  expect(stage() === "awaiting", what).toBe(isAsked(attacker, defender, dice()[0] ?? 0, now));
  if (stage() === "awaiting") {
    await as(authorOf(at), async () => {
      const draft = new DefenceDraft(record(), 0);
      const best = draft.asked && bestOf(weighed(draft, draft.asked));
      await give(draft, best?.reply.id ?? "");
    });
    await judge(before);
  }
  if (stage() === "throwing") {
    await as(authorOf(by), () => throwDamage(record(), 0));
    await judge(before);
  }
  const faces = new Faces(dice());
  const [after, hurt] = struck(attacker, defender, faces, now);
  expect(faces.left, `dice left: ${what}`).toBe(0);
  if (hurt.conditions.length > defender.shape.conditions.length) critical += 1;
  shapes.set(by, after).set(at, hurt);
  for (const name of [by, at]) expectSame(name, what);
}

/** The next round begins: what ends with the last one, then what the clock calls for. */
async function turnTo(round: number): Promise<void> {
  const step = { combatId: FIGHT, previous: { round: round - 1, turn: 0 }, current: { round, turn: 0 } };
  for (const actor of game.actors) {
    const change = turns(actor as Actor, 0, step);
    if (change) await actor.update({ system: change } as never);
  }
  Object.assign(game, { time: { worldTime: round } });
  inRound(round);
  // Of one deed after the other: what the first comes to brings the clock back to what else is due.
  for (let before = -1; before !== game.messages.size;) {
    before = game.messages.size;
    await lookAtClock();
    await judge(before);
  }
}

test.each([1, 2])(
  "RP-32…RP-61: five rounds of six fighters end as the rules reckon from the same dice (%d)",
  async (first) => {
    seed(first * 7919);
    await turnTo(1);
    let blows = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const now = { round, worldTime: round };
      for (const name of NAMES) {
        const target = (HEROES.includes(name) ? FOES : HEROES).find(
          (other) => lifeOf(fighter(other), sideOf(other).shape, now) === "alive",
        );
        if (!target || !mayStrike(fighter(name), sideOf(name).shape, now)) continue;
        await blow(name, target, now);
        blows++;
      }
      const known = game.messages.size;
      await turnTo(round + 1);
      for (const name of NAMES) {
        const faces = new Faces(fallen(known, ["deed"], name));
        shapes.set(name, nextRound(sideOf(name), now, { round: round + 1, worldTime: round + 1 }, faces));
        expect(faces.left, `dice left: ${name} after round ${String(round)}`).toBe(0);
        expectSame(name, `${name} after round ${String(round)}`);
      }
    }
    expect(blows).toBeGreaterThan(10);
  },
);

test("RP-56: there were critical hits among those blows", () => {
  expect(critical).toBeGreaterThan(0);
});
