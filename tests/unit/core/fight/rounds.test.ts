import { beforeEach, describe, expect, it, vi } from "vitest";
import { followRounds } from "../../../../src/core/fight/rounds/follow-rounds.js";
import { declareFor } from "../../../../src/core/fight/rounds/declare.js";
import { roundState } from "../../../../src/core/fight/state/round-state.js";
import { barView, rowView } from "../../../../src/core/fight/rounds/round-view.js";
import { heedCombatant, settle, stand } from "../../../../src/core/fight/rounds/rounds.js";
import { phasesIn } from "../../../../src/core/fight/state/phases-in.js";
import { RULESETS } from "../../../support/rulesets.js";
import { rpg } from "../../../../src/rulesets/rpg/index.js";
import { rpgRounds } from "../../../../src/rulesets/rpg/fight/rounds.js";
import { type Data, KEEPER, PLAYER, sitDown } from "../../../support/arbiter-table.js";
import { GardienCombat, GardienCombatant } from "../../../support/fights.js";
import { settled } from "../../../support/settled.js";

const id = (letter: string) => letter.repeat(16);
const person = (letter: string, reaction: number): Data => ({
  ...{ _id: id(letter), name: letter, type: "rpgCharacter", prototypeToken: { actorLink: true } },
  system: { reaction: { override: reaction } },
  ownership: { default: 0, ...(letter === "q" && { [PLAYER]: 3 }) },
});
const fighter = (letter: string, initiative: number | null = null): Data => ({
  ...{ _id: id(letter), name: letter, actorId: id(letter), initiative },
});

let table: ReturnType<typeof sitDown>;

/** Sits down at a fight of q (VR 7), s (VR 4) and g, who plays by other rules with an initiative of 5. */
async function fight(options: Data = {}): Promise<Combat> {
  table = sitDown(
    [],
    (config) => {
      config.Actor["dataModels"] = Object.fromEntries(
        RULESETS.flatMap(({ actors }) => Object.entries(actors)).map(([type, { model }]) => [type, model]),
      );
      config.Dice["rolls"] = [...(config.Dice["rolls"] as unknown[]), ...rpg.rolls];
      Object.assign(config, { time: { roundTime: 6, turnTime: 0 } });
      const fights = config as unknown as { Combat: Data; Combatant: Data };
      fights.Combat["documentClass"] = GardienCombat;
      fights.Combatant["documentClass"] = GardienCombatant;
    },
    {
      actors: [
        person("q", 7),
        person("s", 4),
        { _id: id("g"), name: "g", type: "gbCreature", prototypeToken: { actorLink: true } },
      ],
      documentTypes: { Actor: { rpgCharacter: {}, gbCreature: {} }, Item: {}, ChatMessage: {} },
      combats: [
        { _id: id("c"), active: true, round: 1, turn: 0, combatants: [fighter("q"), fighter("s"), fighter("g", 5)] },
      ],
    },
  );
  for (const { key, initial } of rpg.settings) table.settings.set(key, options[key] ?? initial);
  const combat = game.combat as Combat;
  await settle(combat);
  return combat;
}

const order = (combat: Combat) => combat.turns.map(({ name }) => name).join("");
const combatant = (combat: Combat, letter: string) => combat.combatants.get(id(letter)) as Combatant;
/** What somebody has declared for the round that it is. */
function section(letter: string): string | undefined {
  const now = { combatId: id("c"), round: game.combat?.round ?? 0 };
  return rpgRounds
    .declared(game.actors.get(id(letter)) as Actor, now)
    ?.name.split(".")
    .at(-1);
}
const declare = (combat: Combat, letter: string, phase: string) => declareFor(combatant(combat, letter), { phase });

/** The keeper goes to another round. */
async function go(combat: Combat, way: "nextRound" | "previousRound"): Promise<void> {
  await (combat as unknown as Record<typeof way, () => Promise<unknown>>)[way]();
  await settle(combat);
}

/** Everybody declares, and the round begins. */
async function begin(combat: Combat, quick: string, slow: string): Promise<void> {
  await declare(combat, "q", quick);
  await declare(combat, "s", slow);
  await stand(combat, "", false);
}

beforeEach(() => vi.unstubAllGlobals());

describe("rounds that a fight has left", () => {
  it("RP-37: are again what they were, however far the keeper steps back, and forward again", async () => {
    const combat = await fight();
    await begin(combat, "magic", "missile");
    await go(combat, "nextRound");
    await begin(combat, "movement", "melee");
    await go(combat, "nextRound");
    await declare(combat, "q", "missile");
    await go(combat, "previousRound");
    expect([section("q"), section("s"), roundState(combat)?.slowestFirst]).toEqual(["movement", "melee", false]);
    await go(combat, "previousRound");
    expect([section("q"), section("s"), roundState(combat)?.stand]).toEqual(["magic", "missile", ""]);
    expect([order(combat), combat.turn]).toEqual(["qsg", 2]); // whoever acted last has the turn
    await go(combat, "nextRound");
    expect([section("q"), section("s")]).toEqual(["movement", "melee"]);
    expect(combat.turn).toBe(0);
    await go(combat, "nextRound");
    expect([section("q"), section("s"), roundState(combat)?.stand]).toEqual(["missile", undefined, "declaration"]);
    expect(table.told).toEqual([]);
  });

  it.each([
    ["told where something fails", false, 1],
    ["left without a word where the fight ends meanwhile", true, 0],
  ])("are %s", async (_how, ends, told) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const combat = await fight();
    followRounds(combat);
    await settled();
    combat.updateSource({ round: 2 } as never);
    vi.spyOn(combat, "update").mockImplementation(() => {
      if (ends) game.combats.delete(combat.id ?? "");
      return Promise.reject(new Error("refused"));
    });
    followRounds(combat);
    await settled();
    expect(table.told).toHaveLength(told);
  });

  it("RP-33, RP-34: keep the dice of their order", async () => {
    const combat = await fight({ rpgCombatReaction: true });
    const first = roundState(combat)?.dice;
    expect(first).toHaveLength(2);
    await go(combat, "nextRound");
    await go(combat, "nextRound");
    const messages = game.messages.size;
    await go(combat, "previousRound");
    await go(combat, "previousRound");
    expect(roundState(combat)?.dice).toEqual(first);
    expect(game.messages.size).toBe(messages);
  });

  it("are remembered five deep: further back the keeper is told that nobody knows", async () => {
    const combat = await fight({ rpgDeclarationPhase: false });
    await declare(combat, "q", "magic");
    for (let round = 1; round <= 7; round++) await go(combat, "nextRound");
    for (let round = 1; round <= 5; round++) await go(combat, "previousRound");
    expect([combat.round, table.told]).toEqual([3, []]);
    await go(combat, "previousRound");
    expect([combat.round, table.told]).toEqual([2, ["GARDIEN.ROUND.forgotten"]]);
  });
});

it("RP-37: says that nothing goes on while no keeper is there", async () => {
  const combat = await fight();
  const bar = () => barView(combat, rpgRounds);
  expect(bar()).toMatchObject({ told: "GARDIEN.ROUND.awaited", absent: "" });
  Object.defineProperty(game.users, "activeGM", { configurable: true, value: null });
  expect(bar()).toMatchObject({ told: "GARDIEN.ROUND.awaited", absent: "GARDIEN.ROUND.noKeeper" });
  await combat.nextRound();
  expect(bar()).toMatchObject({ phases: [], now: "", absent: "GARDIEN.ROUND.noKeeper" });
});

it("RP-32, D-19: the fight stands still for movements though nobody has declared them", async () => {
  const combat = await fight();
  await begin(combat, "melee", "missile");
  const seen = () => [combat.round, roundState(combat)?.stand, barView(combat, rpgRounds)?.told];
  for (let turn = 0; turn < 2; turn += 1) await combat.nextTurn();
  expect([combat.combatant?.name, ...seen()]).toEqual(["g", 1, "", ""]);
  await combat.nextTurn();
  expect(seen()).toEqual([1, "movement", "GARDIEN.RPG.ROUND.movement"]);
  await combat.nextTurn();
  await settle(combat);
  expect(seen().slice(0, 2)).toEqual([2, "declaration"]);
  await begin(combat, "melee", "movement");
  while (combat.combatant?.name !== "s") await combat.nextTurn();
  expect(seen().slice(0, 2)).toEqual([2, ""]);
  await combat.nextTurn();
  await settle(combat);
  expect(combat.round).toBe(3);
});

it("RP-37: a turn that the keeper gives while the order is being written is not taken back", async () => {
  const combat = await fight({ rpgDeclarationPhase: false });
  expect([order(combat), combat.turn]).toEqual(["qgs", 0]);
  const write = combat.updateEmbeddedDocuments.bind(combat);
  vi.spyOn(combat, "updateEmbeddedDocuments").mockImplementationOnce(async (...args) => {
    await combat.nextTurn();
    return write(...args);
  });
  await declare(combat, "q", "magic"); // earlier by its number, in the same place
  await settle(combat);
  expect([order(combat), combat.combatant?.name]).toEqual(["qgs", "g"]);
});

it("RP-37: nobody waits for what the dead declare", async () => {
  const combat = await fight();
  await (game.actors.get(id("q")) as Actor).update({ "system.hp.dead": true } as never);
  expect(rowView(combat, rpgRounds, id("q"))).toMatchObject({ phases: [], told: null });
});

describe("somebody of other rules in a fight in phases", () => {
  it("acts in the melee by their own initiative, and keeps it", async () => {
    const combat = await fight();
    expect(order(combat)).toBe("sgq"); // the slowest first
    await begin(combat, "melee", "melee");
    expect(order(combat)).toBe("qgs");
    expect(combatant(combat, "g").initiative).toBe(5);
    expect(rowView(combat, rpgRounds, id("g"))?.place).toBe(""); // theirs is a number of their own book
    expect(rowView(combat, rpgRounds, id("q"))?.place).toBe("GARDIEN.RPG.ROUND.place");
    await combatant(combat, "g").update({ initiative: 9 } as never);
    await settle(combat);
    expect(order(combat)).toBe("gqs");
  });

  it("acts where the keeper says, in this round and the next ones", async () => {
    const combat = await fight();
    await begin(combat, "melee", "missile");
    const seen = () =>
      rowView(combat, rpgRounds, id("g"))
        ?.phases.filter(({ on }) => on)
        .map((one) => one.id);
    expect([order(combat), seen()]).toEqual(["sqg", ["melee"]]);
    await combat.update({ turn: 2 });
    await declare(combat, "g", "magic");
    const told = { changed: { flags: { gardien: { actsIn: {} } } }, options: {} };
    await heedCombatant(combatant(combat, "g"), { ...told, user: PLAYER });
    expect(order(combat)).toBe("sqg"); // it is the keeper's to say
    await heedCombatant(combatant(combat, "g"), { ...told, user: KEEPER });
    expect([order(combat), combat.combatant?.name]).toEqual(["gsq", "g"]); // whoever has the turn keeps it
    await go(combat, "nextRound");
    await begin(combat, "magic", "melee");
    expect([order(combat), seen()]).toEqual(["qgs", ["magic"]]);
    expect(rowView(combat, rpgRounds, id("g"))?.phases.map((one) => one.id)).toEqual([
      "magic",
      "missile",
      "melee",
      "movement",
    ]);
  });

  it("has nothing to choose under chaos", async () => {
    const combat = await fight({ rpgChaos: true });
    expect(phasesIn(combat)).toBe("rpg");
    await stand(combat, "", false);
    expect(rowView(combat, rpgRounds, id("g"))).toMatchObject({ phases: [], fields: [] });
  });
});
