import { beforeEach, describe, expect, test, vi } from "vitest";
import { RULESETS } from "../../../support/rulesets.js";
import { type Data, HERO, settled, sitDown } from "../../../support/play/arbiter-table.js";

interface Database {
  readonly backend: { request(request: Data): Promise<{ operation: Data }> };
  applyResponse(response: unknown): unknown;
}
const load = async (path: string): Promise<unknown> => import(/* @vite-ignore */ path);
const { documentClasses } = (await load("../../../../playground/client/documents/index.js")) as {
  documentClasses: { Actor: unknown };
};
// The class of ours is built on the client's: that one must stand in its place first.
Object.assign(foundry.documents, { Actor: documentClasses.Actor });
const { GardienActor } = await import("../../../../src/core/documents/actor.js");
const { database } = (await load("../../../../playground/client/database/index.js")) as { database: Database };

let seats: ReturnType<typeof sitDown>;
beforeEach(() => {
  seats = sitDown([], (config) => {
    config.Actor["documentClass"] = GardienActor;
    Object.assign(config, { statusEffects: RULESETS.flatMap(({ conditions }) => [...conditions]) });
  });
});

/** Ids of the statuses that stand on the hero by effects of its own. */
function statuses(): string[] {
  return [...hero().effects].flatMap((effect) => [...effect.statuses]).sort();
}
function hero(): Actor {
  const found = fromUuidSync(HERO) as Actor | null;
  if (!found) throw new Error("no hero");
  return found;
}

/** The hero's points change, as another client tells; `mark` is the window that the change says it comes from. */
async function elsewhere(pv: number, mark: string): Promise<void> {
  const updates = [{ _id: hero().id, system: { pv: { value: pv } } }];
  const operation = { updates, gardienWindow: mark };
  database.applyResponse(await database.backend.request({ type: "Actor", action: "update", operation }));
  await settled();
}

describe("an actor made from nothing", () => {
  test.each([
    ["the picture of its kind", {}, "systems/gardien/assets/icons/giant-rat.svg"],
    ["the picture that was chosen", { img: "icons/svg/skull.svg" }, "icons/svg/skull.svg"],
  ])("has %s, and its token the same one", async (_which, given, picture) => {
    const made = await GardienActor.create({ name: "Bête", type: "seuilsCreature", ...given });
    expect(made).toMatchObject({ img: picture, prototypeToken: { texture: { src: picture } } });
  });

  const { HOVER, OWNER, NONE } = CONST.TOKEN_DISPLAY_MODES;

  test.each([
    ["its owners see how it fares, and several of a kind are told apart", "seuilsCreature", {}, { appendNumber: true }],
    ["a creature that is there once needs no number", "seuilsCreature", { actorLink: true }, { appendNumber: false }],
    ["a character's is the character", "seuilsCharacter", {}, { actorLink: true, appendNumber: false }],
    ["what its maker says goes first", "seuilsCreature", { displayBars: NONE }, { displayBars: NONE }],
    ["what its maker leaves open is as ever", "seuilsCreature", { name: "Une bête" }, { name: "Une bête" }],
  ])("has a token of its kind: %s", async (_what, type, told, token) => {
    const made = await GardienActor.create({ name: "Bête", type, prototypeToken: told });
    const usual = { displayName: HOVER, displayBars: OWNER, bar1: { attribute: "wounds.free" } };
    expect(made?.prototypeToken).toMatchObject({ ...usual, ...token });
  });
});

describe("what the token of an actor made from nothing sees", () => {
  const kinds = RULESETS.flatMap(({ actors }) => Object.entries(actors));
  test.each(kinds)("%s", async (type, { token }) => {
    const made = await GardienActor.create({ name: "Ada", type });
    expect(made?.prototypeToken["sight"]).toMatchObject({ enabled: token.disposition === "friendly" });
  });
});

describe("what the keeper says of all tokens", () => {
  const { ALWAYS, NONE, OWNER } = CONST.TOKEN_DISPLAY_MODES;
  const senses = [{ id: "senseAll", enabled: true, range: 6 }];
  const overrides = {
    base: { displayBars: ALWAYS, displayName: NONE, sight: { enabled: null }, bar1: { attribute: null } },
    seuilsCharacter: { displayName: ALWAYS, sight: { range: 12 }, detectionModes: senses },
  };
  const kept = [
    ["as it is read", overrides],
    ["as a data model", { toObject: () => overrides, base: {} }],
  ] as const;

  test.each(kept)("goes before the ways of a kind, %s", async (_how, said) => {
    seats.settings.set("prototypeTokenOverrides", said);
    const made = await GardienActor.create({ name: "Ada", type: "seuilsCharacter" });
    const token = { displayBars: ALWAYS, displayName: ALWAYS, sight: { enabled: true, range: 12 }, actorLink: true };
    expect(made?.prototypeToken).toMatchObject({ ...token, bar1: { attribute: "wounds.free" } });
    expect(made?.prototypeToken).toMatchObject({ detectionModes: senses });
    const other = await GardienActor.create({ name: "Bête", type: "seuilsCreature" });
    expect(other?.prototypeToken).toMatchObject({ displayBars: ALWAYS, displayName: NONE, disposition: -1 });
  });

  test("goes behind what whoever makes one says of it", async () => {
    seats.settings.set("prototypeTokenOverrides", overrides);
    const prototypeToken = { displayBars: OWNER };
    const made = await GardienActor.create({ name: "Ada", type: "seuilsCharacter", prototypeToken } as never);
    expect(made?.prototypeToken).toMatchObject({ displayBars: OWNER, displayName: ALWAYS });
  });
});

describe("an actor brought from our compendia", () => {
  test("bears the name that its reader knows, and its token too", async () => {
    const source = { name: "Profond", type: "seuilsCreature", system: { slug: "profond" } };
    const uuid = "Compendium.gardien.creatures.Actor.gbProfond0000000";
    const original = new GardienActor(
      { ...source, prototypeToken: { name: "Profond" } } as never,
      {
        pack: "gardien.creatures",
      } as never,
    );
    Object.defineProperty(original, "name", { value: "Deep One" });
    vi.stubGlobal("fromUuid", () => Promise.resolve(original));
    Object.assign(game, { packs: new Map([["gardien.creatures", { visible: true }]]) });
    const made = await GardienActor.create({
      ...source,
      prototypeToken: { name: "Profond", displayName: CONST.TOKEN_DISPLAY_MODES.OWNER },
      _stats: { compendiumSource: uuid },
    } as never);
    expect(made?.toObject()).toMatchObject({
      name: "Deep One",
      prototypeToken: { name: "Deep One", displayName: CONST.TOKEN_DISPLAY_MODES.OWNER },
    });
  });
});

describe("an actor's state and its conditions", () => {
  test("the window that changes the points sets the condition, and takes it away again", async () => {
    await hero().update({ "system.pv.value": 0 } as never);
    await settled();
    expect(statuses()).toContain("dead");
    await hero().update({ "system.pv.value": 5 } as never);
    await settled();
    expect(statuses()).not.toContain("dead");
  });

  test.each([
    ["was quicker to take it away: nothing is said", true, 0],
    ["cannot do it either: it is said", false, 1],
  ])("another window %s", async (_what, gone, said) => {
    await hero().update({ "system.pv.value": 0 } as never);
    await settled();
    const spoken = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const effect of hero().effects) {
      vi.spyOn(effect, "delete").mockImplementation(async () => {
        if (gone) hero().effects.delete(effect.id ?? "");
        await Promise.resolve();
        throw new Error("no such effect");
      });
    }
    await hero().update({ "system.pv.value": 5 } as never);
    await settled();
    expect(spoken).toHaveBeenCalledTimes(said);
    vi.restoreAllMocks();
  });

  test.each([
    ["stood", false],
    ["lay on the ground already", true],
  ])("GB-09, D-62: a faint victim who %s lies there on waking, until they stand up", async (_how, prone) => {
    await hero().update({ "system.posture.prone": prone } as never);
    await hero().update({ "system.pf.value": -1, "system.exhaustion.result": "unconscious" } as never);
    await settled();
    expect(statuses()).toContain("unconscious");
    await hero().update({ "system.pf.value": 3 } as never);
    await settled();
    expect(statuses()).toEqual(["prone"]);
    expect(hero().system).toMatchObject({ state: "active", posture: { prone: true } });
    await hero().update({ "system.posture.prone": false } as never);
    await settled();
    expect(statuses()).toEqual([]);
  });

  test("D-62: a stunned victim stays up", async () => {
    await hero().update({ "system.pf.value": -1, "system.exhaustion.result": "stunned" } as never);
    await settled();
    expect(statuses()).toEqual(["stunned"]);
  });

  test("a second window of the same user leaves it to the first", async () => {
    await elsewhere(0, "another-window");
    expect(hero().system).toMatchObject({ state: "dead" });
    expect(statuses()).toEqual([]);
  });

  test("changes in quick succession end in the conditions of the last one", async () => {
    await Promise.all([3, 0, 4, 0].map((pv) => hero().update({ "system.pv.value": pv } as never)));
    await settled();
    expect(statuses()).toContain("dead");
    expect([...hero().effects].filter((effect) => effect.statuses.has("dead"))).toHaveLength(1);
  });
});
