import { beforeEach, describe, expect, it, vi } from "vitest";
import { placePlayers } from "../../../../src/core/fight/order/place-players.js";
import { actNow, momentOf, wait } from "../../../../src/core/fight/order/waiting.js";
import { listen, unlisten } from "../../../../src/core/foundry/types/hooks.js";
import { RULESETS } from "../../../support/rulesets.js";
import { warp } from "../../../../src/rulesets/warp/index.js";
import { asNew, type Data, KEEPER, PLAYER, PUBLIC, RIVAL, sitDown } from "../../../support/play/arbiter-table.js";
import { GardienCombat, GardienCombatant } from "../../../support/play/fights.js";

const id = (letter: string) => letter.repeat(16);
const owned = (user: string) => ({ default: 0, [user]: 3 });
const person = (letter: string, type: string, more: Data = {}): Data => ({
  _id: id(letter),
  name: letter,
  type,
  prototypeToken: { actorLink: true },
  ...more,
});
const fighter = (letter: string, initiative: number | null = null): Data => ({
  _id: id(letter),
  name: letter,
  actorId: id(letter),
  initiative,
});
const models = (kinds: Readonly<Record<string, { readonly model: unknown }>>) =>
  Object.fromEntries(Object.entries(kinds).map(([type, { model }]) => [type, model]));

const skilled = { _id: id("t"), name: "Boxe", type: "warpTrait", system: { score: 4, combat: true } };
const PEOPLE = [
  person("a", "warpCharacter", { ownership: owned(PLAYER) }),
  person("b", "warpCharacter", { ownership: owned(RIVAL) }),
  person("m", "warpNpc", { ownership: { default: 0 } }),
  person("n", "warpNpc", { ownership: { default: 0 }, items: [skilled] }),
  person("g", "gbCreature", { ownership: { default: 0 } }),
];

let settings: Map<string, unknown>;

/** Sits down at a fight. */
function fight(combatants: readonly Data[], more: Data = {}, generation: 13 | 14 = 13): Combat {
  const documentTypes = {
    Actor: { warpCharacter: {}, warpNpc: {}, gbCreature: {} },
    Item: { warpTrait: {} },
    ChatMessage: {},
  };
  const table = sitDown(
    [],
    (config) => {
      config.Actor["dataModels"] = models(Object.fromEntries(RULESETS.flatMap(({ actors }) => Object.entries(actors))));
      config.Item["dataModels"] = models(warp.items);
      config.Dice["rolls"] = []; // Foundry's own roll stands first
      Object.assign(config, { time: { roundTime: 6, turnTime: 0 } });
      Object.assign(config.ChatMessage, { modes: { public: {}, gm: {} } });
      const fights = config as unknown as { Combat: Data; Combatant: Data };
      fights.Combat["documentClass"] = GardienCombat;
      fights.Combatant["documentClass"] = GardienCombatant;
    },
    {
      generation,
      actors: PEOPLE,
      documentTypes,
      combats: [{ _id: id("c"), active: true, round: 1, turn: 0, combatants: [...combatants], ...more }],
      settings: [...asNew(warp.settings), ...PUBLIC],
    },
  );
  ({ settings } = table);
  game.combat?.setupTurns(); // the fight was prepared before the options were there
  return game.combat as Combat;
}
const order = (combat: Combat) => combat.turns.map(({ name }) => name).join("");
/** Whose turns were told to have come while something went on. */
async function toldDuring(action: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const told: (string | undefined)[] = [];
  const listener = listen("combatTurnChange", ({ combatant }: Combat) => void told.push(combatant?.name));
  await action();
  unlisten("combatTurnChange", listener);
  return told;
}
const initiatives = (combat: Combat) =>
  Object.fromEntries([...combat.combatants].map(({ name, initiative }) => [name, initiative]));

describe("the time of a fight", () => {
  beforeEach(() => vi.unstubAllGlobals());

  it("WP-45: goes by the rules that most of its fighters play by", async () => {
    const combat = fight([fighter("a"), fighter("m"), fighter("g")]);
    expect([combat.getTimeDelta(1, 0, 2, 0), combat.getTimeDelta(4, 0, 2, 0)]).toEqual([3, -6]);
    expect(combat.getTimeDelta(0, null, 1, 0)).toBe(0);
    const sent = vi.spyOn(combat, "update");
    await combat.nextRound();
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ advanceTime: 3 });
  });

  it("is the longer round where as many play by each, and Foundry's own where nobody plays by ours", () => {
    expect(fight([fighter("a"), fighter("g")]).getTimeDelta(1, 0, 2, 0)).toBe(6);
    const strangers = fight([fighter("x"), fighter("y")]);
    CONFIG.time.roundTime = 10;
    expect(strangers.getTimeDelta(1, 0, 2, 0)).toBe(10);
  });
});

describe("the order of a fight", () => {
  it("WP-46, WD-39: among equals players go first, then the larger pool", () => {
    expect(order(fight([fighter("m", 9), fighter("n", 9), fighter("b", 9), fighter("a", 12)]))).toBe("abnm");
  });

  it.each([13, 14] as const)(
    "is rolled for all to read, but for those whose numbers players may not know, in generation %i",
    async (generation) => {
      const combat = fight([fighter("a"), fighter("m"), fighter("g")], {}, generation);
      settings.set("warpNpcRolls", "full").set("targetNumbers", "hidden");
      await combat.rollInitiative([id("a"), id("m"), id("g")]);
      const told = () => game.messages.contents.map(({ whisper, speaker }) => [speaker.alias, whisper]);
      expect(told()).toEqual([
        ["a", []],
        ["m", [KEEPER]],
        ["g", [KEEPER]],
      ]);
      settings.set("targetNumbers", "shown");
      await combat.rollInitiative([id("m")]);
      settings.set("targetNumbers", "hidden").set("rollMode", "selfroll").set("messageMode", "self");
      await combat.rollInitiative([id("m")]);
      expect(told().slice(3)).toEqual([
        ["m", []],
        ["m", [game.userId]],
      ]);
    },
  );

  it("WP-46: the keeper may roll once for all; who joins later takes what was rolled", async () => {
    const combat = fight([fighter("a"), fighter("m"), fighter("n")]);
    settings.set("warpInitiativeMode", "npcGroup");
    await combat.rollInitiative([id("m"), id("n")]);
    const { m, n, a } = initiatives(combat);
    expect(m).toBeGreaterThanOrEqual(4); // the best of them rolls: four dice
    expect([n, a]).toEqual([m, null]);
    await combat.createEmbeddedDocuments("Combatant", [{ ...fighter("m"), _id: id("z"), name: "z" }] as never, {
      keepId: true,
    });
    await combat.rollInitiative([id("z")]);
    expect(initiatives(combat)["z"]).toBe(m);
  });

  it.each([
    [13, { messageOptions: { rollMode: "gmroll" } }],
    [14, { messageMode: "gm" }],
  ] as const)(
    "WP-46: what is rolled once for all is as secret as was asked, as generation %i",
    async (generation, asked) => {
      const combat = fight([fighter("a"), fighter("m"), fighter("n")], {}, generation);
      settings.set("warpInitiativeMode", "npcGroup");
      await combat.rollInitiative([id("m"), id("n")], asked as never);
      expect(game.messages.contents.map((one) => one.toObject())).toMatchObject([{ whisper: [KEEPER], blind: false }]);
    },
  );

  it("begins with the first, though it was begun before anybody had rolled; later rolls move no turn", async () => {
    const people = ["a", "b", "m"];
    const combat = fight(people.map((letter) => fighter(letter)));
    await combat.update({ turn: 2 } as never);
    await combat.rollInitiative(people.map(id));
    expect(combat.turn).toBe(0);
    const [, second] = combat.turns;
    await combat.nextTurn();
    await combat.rollInitiative(people.map(id));
    expect(combat.combatant).toBe(second);
  });

  it("leaves a turn that the keeper gives while the first dice fall", async () => {
    const people = ["a", "b", "m"];
    const combat = fight(people.map((letter) => fighter(letter)));
    const [, second] = combat.turns;
    const write = combat.updateEmbeddedDocuments.bind(combat);
    vi.spyOn(combat, "updateEmbeddedDocuments").mockImplementationOnce(async (...args) => {
      await combat.nextTurn();
      return write(...args);
    });
    settings.set("warpInitiativeMode", "seatingGmFirst"); // by seats the second is not the first
    await placePlayers([RIVAL, PLAYER, KEEPER, "nobody"]);
    await combat.rollInitiative(people.map(id));
    expect(combat.combatant).toBe(second);
    expect(combat.turn).not.toBe(0);
  });

  it.each([
    ["seatingGmFirst", "mnba", { m: 3, n: 3, b: 2, a: 1 }],
    ["seatingGmLast", "bamn", { m: 0, n: 0, b: 2, a: 1 }],
  ])("WP-46: %s goes round the table without a roll", async (mode, expected, numbers) => {
    const combat = fight([fighter("a"), fighter("b"), fighter("m"), fighter("n")]);
    settings.set("warpInitiativeMode", mode);
    await placePlayers([RIVAL, PLAYER, KEEPER, "nobody"]);
    await combat.rollInitiative([...combat.combatants].map((one) => one.id ?? ""));
    expect(initiatives(combat)).toEqual(numbers);
    expect(order(combat).replace("nm", "mn")).toBe(expected);
    expect(game.messages.size).toBe(0);
  });
});

describe("a new order", () => {
  it("is nobody's new turn, though somebody else stands where the turn was", async () => {
    const combat = fight([fighter("a", 12), fighter("b", 9), fighter("m", 6)]);
    const sort = vi.spyOn(combat as unknown as { _sortCombatants(): number }, "_sortCombatants");
    sort.mockImplementation(((one: Combatant, other: Combatant) => (one.name < other.name ? 1 : -1)) as never);
    const told = await toldDuring(() => combat.update({ flags: { gardien: { anything: 1 } } } as never));
    expect([order(combat), combat.combatant?.name, told]).toEqual(["mba", "m", []]);
    expect(await toldDuring(() => combat.nextTurn())).toEqual(["b"]);
  });
});

describe("an initiative that no rules of ours have a word in", () => {
  it("is rolled with Foundry's die, and holds nobody up who is rolled for with it", async () => {
    const combat = fight([fighter("a"), fighter("x"), fighter("m")]);
    expect(combat.combatants.get(id("x"))?.actor).toBeNull();
    await (combat as Combat & { rollAll(): Promise<unknown> }).rollAll();
    expect(Object.values(initiatives(combat)).every((one) => typeof one === "number")).toBe(true);
  });
});

describe("waiting", () => {
  const three = () => fight([fighter("a", 12), fighter("b", 9), fighter("m", 6)]);
  const actor = (letter: string) => game.actors.get(id(letter)) as Actor;

  it("WP-47: whoever waits passes their turn on and acts last, their initiative unchanged", async () => {
    const combat = three();
    await wait(actor("a"));
    expect([order(combat), combat.combatant?.name]).toEqual(["bma", "b"]);
    expect(initiatives(combat)["a"]).toBe(12);
    expect(actor("a").system).toMatchObject({ turn: { waits: true } });
    await combat.nextRound();
    expect([order(combat), combat.combatant?.name]).toEqual(["abm", "a"]);
  });

  it("WP-47: they act as soon as whoever has the turn is done", async () => {
    const combat = three();
    await wait(actor("a"));
    await actNow(actor("a"));
    expect([order(combat), combat.combatant?.name]).toEqual(["bam", "b"]);
    expect(actor("a").system).toMatchObject({ turn: { waits: false } });
    await combat.nextTurn();
    expect(combat.combatant?.name).toBe("a");
  });

  it("is told as the turn of whoever comes next, and as no other", async () => {
    const combat = three();
    expect(await toldDuring(() => wait(actor("a")))).toEqual(["b"]);
    expect(await toldDuring(() => actNow(actor("a")))).toEqual([]);
    expect(await toldDuring(() => combat.nextTurn())).toEqual(["a"]);
  });

  it("is nothing for the last one, nor for those whose moment has passed", async () => {
    const combat = three();
    expect(momentOf(actor("m"))).toMatchObject({ mayWait: false, mayAct: false });
    await combat.nextTurn();
    expect(momentOf(actor("a"))).toMatchObject({ mayWait: false });
    await wait(actor("a"));
    expect(order(combat)).toBe("abm");
  });
});
