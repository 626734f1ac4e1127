import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { followTurns } from "../../../src/core/fight/rounds/turns.js";
import { roundState } from "../../../src/core/fight/state/round-state.js";
import { RULESETS } from "../../support/rulesets.js";
import { workshopOf } from "../../support/models/models.js";
import { whileTested } from "../../support/hear.js";
import { asNew, type Data, settled, sitDown } from "../../support/play/arbiter-table.js";
import { GardienCombat, GardienCombatant } from "../../support/play/fights.js";

const { documentTypes } = JSON.parse(readFileSync("system.json", "utf8")) as { documentTypes: { ChatMessage: Data } };
const id = (letter: string) => letter.repeat(16);

/** What somebody is in, and how it stands once the fight has gone on. */
interface Ending {
  readonly begins: Data;
  readonly ends: Data;
}

/** What ends in a ruleset with a turn (for whom it ends, or comes), with a round, and with the fight. */
interface Endings {
  readonly type: string;
  readonly turn: (Ending & { readonly who: "a" | "b" }) | null;
  readonly round: Ending | null;
  readonly fight: Ending | null;
}

const now = { combatId: id("c"), round: 1 };
const stance = { begins: { stance: "charge" }, ends: { stance: "none" } };
const shock = { begins: { states: { shock: true } }, ends: { states: { shock: false } } };
const waits = { begins: { turn: { waits: true } }, ends: { turn: { waits: false } } };
const impeded = {
  state: { type: "restrict", mode: "parryOnly" },
  span: { clock: "round", first: 1, last: null },
  ends: "combatEnd",
  wound: "w",
};
const inert = {
  ...{ state: { type: "inert" }, span: { clock: "round", first: 1, last: 1 } },
  ...{ ends: "rounds", wound: "w" },
};
const attacked = {
  begins: { round: { ...now, attacks: 1 } },
  ends: { round: { combatId: id("c"), round: 2, attacks: 0 } },
};

const ENDINGS: Readonly<Record<string, Endings>> = {
  gb: {
    type: "gbInvestigator",
    turn: { who: "a", begins: { barred: true }, ends: { barred: false } }, // GB-69
    round: stance, // GB-21
    fight: stance,
  },
  warp: { type: "warpCharacter", turn: { who: "b", ...waits }, round: waits, fight: waits }, // WP-47
  rpg: {
    type: "rpgCharacter",
    turn: null,
    round: { begins: { ...attacked.begins, conditions: [inert] }, ends: { ...attacked.ends, conditions: [] } }, // RP-38, RP-61
    fight: { begins: { conditions: [impeded] }, ends: { conditions: [] } },
  },
  seuils: {
    type: "seuilsCharacter",
    turn: null,
    round: {
      begins: { ...attacked.begins, suffers: { surprised: true } },
      ends: { ...attacked.ends, suffers: { surprised: false } },
    }, // SE-14, SE-19
    fight: { begins: { suffers: { surprised: true } }, ends: { suffers: { surprised: false } } },
  },
  d20d100: {
    type: "d20d100Investigator",
    turn: { who: "a", ...shock }, // DD-91
    round: { begins: { defence: { stance: "total" } }, ends: { defence: { stance: "none" } } }, // DD-152
    fight: shock,
  },
};

/** Sits down at a fight of a and b, both in `begins`, in which one of them has the turn. */
function fight(ruleset: string, generation: 13 | 14, begins: Data, turn: 0 | 1): Combat {
  const { type } = ENDINGS[ruleset] as Endings;
  const own = RULESETS.find((one) => one.id === ruleset);
  const person = (letter: string) => ({
    ...{ _id: id(letter), name: letter, type, system: begins, prototypeToken: { actorLink: true } },
  });
  const fighter = (letter: string, initiative: number) => ({ _id: id(letter), actorId: id(letter), initiative });
  sitDown(
    [],
    (config) => {
      const kinds = Object.entries(own?.actors ?? {}).map(([name, { model }]) => [name, model] as const);
      config.Actor["dataModels"] = Object.fromEntries(kinds);
      config.Dice["rolls"] = [Roll, ...(own?.rolls ?? [])];
      Object.assign(config, { time: { roundTime: 6, turnTime: 0 } });
      const fights = config as unknown as { Combat: Data; Combatant: Data };
      fights.Combat["documentClass"] = GardienCombat;
      fights.Combatant["documentClass"] = GardienCombatant;
    },
    {
      generation,
      actors: [person("a"), person("b")],
      documentTypes: { Actor: { [type]: {} }, Item: {}, ChatMessage: documentTypes.ChatMessage },
      combats: [{ ...now, _id: id("c"), active: true, turn, combatants: [fighter("a", 9), fighter("b", 5)] }],
      settings: asNew(own?.settings ?? []),
    },
  );
  void whileTested(followTurns);
  return game.combat as Combat;
}

const stateOf = (letter: string) => (game.actors.get(id(letter)) as Actor).system;

beforeEach(() => vi.unstubAllGlobals());

it("every ruleset whose turns end something says in ENDINGS, above, what", () => {
  const ending = RULESETS.filter(({ turns }) => turns).map((ruleset) => ruleset.id);
  expect(Object.keys(ENDINGS).toSorted()).toEqual(ending.toSorted());
});

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))("turns of %s", (own, ruleset) => {
  it("end nothing for actors of other rules, nor for those of none", async () => {
    const turns = await ruleset.turns?.();
    const others = RULESETS.filter(({ id: other }) => other !== own).flatMap((other) =>
      Object.keys(other.actors).map((type) => workshopOf(other).preparedActor(type, {}, [])),
    );
    const [previous, later] = [
      { round: 1, turn: 0 },
      { round: 2, turn: 0 },
    ];
    for (const system of [{}, ...others])
      for (const current of [later, null])
        expect(turns?.({ system } as unknown as Actor, 0, { combatId: "c", previous, current })).toBeNull();
  });
});

describe.each([13, 14] as const)("as generation %i", (generation) => {
  const turns = Object.entries(ENDINGS).flatMap(([ruleset, { turn }]) => (turn ? [{ ruleset, ...turn }] : []));
  it.each(turns)("$ruleset: ends with a turn what lasts as long", async ({ ruleset, who, begins, ends }) => {
    const combat = fight(ruleset, generation, begins, 0);
    expect(stateOf(who)).toMatchObject(begins);
    await combat.nextTurn();
    await settled();
    expect(stateOf(who)).toMatchObject(ends);
  });

  const steps = ["round", "fight"] as const;
  const endings = steps.flatMap((step) =>
    Object.entries(ENDINGS).flatMap(([ruleset, { [step]: ending }]) => (ending ? [{ ruleset, step, ...ending }] : [])),
  );
  it.each(endings)("$ruleset: ends with a $step what lasts as long", async ({ ruleset, step, begins, ends }) => {
    const combat = fight(ruleset, generation, begins, 1);
    expect(stateOf("a")).toMatchObject(begins);
    await (step === "round" ? combat.update({ round: 2, turn: 0 }) : combat.delete());
    await settled();
    expect(stateOf("a")).toMatchObject(ends);
  });
});

it("RP-37: a round is open for what people say once the last one has ended for all of them", async () => {
  const combat = fight("rpg", 13, {}, 1);
  await settled();
  const slow = game.actors.get(id("a")) as Actor;
  const write = slow.update.bind(slow);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  vi.spyOn(slow, "update").mockImplementationOnce(async (...args) => {
    await held;
    return write(...args);
  });
  await combat.update({ round: 2, turn: 0 });
  const later = new Promise((resolve) => setTimeout(resolve));
  await vi.dynamicImportSettled();
  await later;
  expect(roundState(combat)).toBeNull();
  release();
  await settled();
  expect([roundState(combat)?.stand, stateOf("a")]).toMatchObject(["declaration", { round: { round: 2 } }]);
});
