import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ruleset } from "../../../../src/core/ruleset.js";
import { playRulesets } from "../../../../src/core/rulesets.js";
import { eveningOf } from "../../../../src/core/welcome/evening.js";
import { handOut, playersHere } from "../../../../src/core/welcome/hand-out.js";
import { takeSeat } from "../../../../src/core/welcome/awaited.js";
import { bringPictures } from "../../../../src/core/welcome/scene-picture.js";
import { choose, followFree, leaveFree, playable, settle } from "../../../../src/core/welcome/free.js";
import { isSeated } from "../../../../src/core/welcome/seated.js";
import { keepersView, playersView } from "../../../../src/core/welcome/view.js";
import { RULESETS } from "../../../support/rulesets.js";

type Data = Record<string, unknown>;

/** A game of two sub-types, of which one is played. */
const ruleset = {
  id: "jeu",
  title: "Jeu",
  items: {},
  actors: { hero: { token: { disposition: "friendly" } }, beast: { token: { disposition: "hostile" } } },
} as unknown as Ruleset;
const adventure = {
  id: "nuit",
  name: "La nuit",
  caption: "Une heure",
  scenes: [{ id: "scene" }],
  actors: [
    { id: "anna", type: "hero" },
    { id: "loup", type: "beast" },
  ],
  journal: [{ id: "pages", name: "Ce que l’on sait" }],
};
const pack = {
  collection: "gardien.jeu-adventures",
  metadata: { type: "Adventure" },
  getDocuments: () => Promise.resolve([adventure]),
};

let world: Record<"actors" | "scenes" | "journal" | "messages", Map<string, Data>>;
let users: Data[];
const user = (id: string, more: Data = {}): Data => ({ id, name: id, isGM: false, role: 1, character: null, ...more });
const listed = (map: Map<string, Data>): Data =>
  Object.assign([...map.values()], { get: (id: string) => map.get(id) }) as unknown as Data;

/** The world as it stands now. */
function sit(me: Data = user("Gardien", { isGM: true, role: 4 })): void {
  vi.stubGlobal("CONST", { DOCUMENT_OWNERSHIP_LEVELS: { NONE: 0, OWNER: 3 } });
  vi.stubGlobal("game", {
    ...Object.fromEntries(Object.entries(world).map(([key, map]) => [key, listed(map)])),
    users,
    user: me,
    release: { generation: 14 },
    packs: [{ ...pack, metadata: { type: "Actor" } }, pack],
    i18n: {
      lang: "fr",
      localize: (key: string) => key,
      format: (key: string, data: Data) => [key, ...Object.values(data)].join(" "),
    },
  });
}
const person = (id: string, type: string): Data => ({
  ...{ uuid: `Actor.${id}`, testUserPermission: () => true },
  ...{ id, name: id, type, img: `${id}.svg`, isOwner: true, ownership: { default: 1 }, flags: {}, update: vi.fn() },
});
const keepers = async () => {
  sit();
  const evening = await eveningOf(ruleset);
  if (!evening) throw new Error("no evening");
  return { evening, steps: keepersView(ruleset, evening).steps };
};
const act = (steps: readonly { acts: readonly { action: string; primary: boolean; disabled: boolean }[] }[]) =>
  steps.flatMap(({ acts }) => acts.map(({ action, primary, disabled }) => [action, primary, disabled].join()));

beforeEach(() => {
  playRulesets([ruleset]);
  world = { actors: new Map(), scenes: new Map(), journal: new Map(), messages: new Map() };
  users = [user("Gardien", { isGM: true, role: 4 }), user("Inès"), user("Personne", { role: 0 })];
});
afterEach(() => {
  vi.unstubAllGlobals();
  playRulesets(RULESETS);
});

describe("a first evening", () => {
  it("is the adventure of the ruleset's own compendium", async () => {
    sit();
    expect((await eveningOf(ruleset))?.adventure.name).toBe("La nuit");
    expect(await eveningOf({ ...ruleset, id: "autre" })).toBeUndefined();
  });

  it("is absent, there in part, or whole, and those one may play are told from the others", async () => {
    expect((await keepers()).evening.state).toBe("absent");
    world.actors.set("loup", person("loup", "beast")).set("anna", person("anna", "hero"));
    expect((await keepers()).evening).toMatchObject({ state: "part", characters: [{ id: "anna" }] });
    world.scenes.set("scene", { id: "scene", active: false });
    world.journal.set("pages", { id: "pages" });
    expect((await keepers()).evening.state).toBe("whole");
  });
});

describe("first steps of a keeper", () => {
  it("begin with the installation; nothing else can be done before", async () => {
    const { steps } = await keepers();
    expect(act(steps)).toEqual(["install,true,false", "gather,false,true", "read,false,true", "tour,false,true"]);
    expect(steps[2]?.text).toBe("GARDIEN.WELCOME.hands.later");
  });

  it("resume an installation that was cut short", async () => {
    world.actors.set("anna", person("anna", "hero"));
    expect(act((await keepers()).steps)[0]).toBe("resume,true,false");
  });

  it("go on with what is not done, and mark what is", async () => {
    const anna = person("anna", "hero");
    world.actors.set("anna", anna).set("loup", person("loup", "beast"));
    world.scenes.set("scene", { id: "scene", active: true });
    world.journal.set("pages", { id: "pages" });
    world.messages.set("blow", { type: "attack" });
    users[1] = user("Inès", { character: anna });
    const { steps } = await keepers();
    expect(steps.map(({ done }) => done)).toEqual([true, true, true, false, true]);
    expect(act(steps)).toEqual(["again,false,false", "gather,false,false", "read,true,false", "tour,false,false"]);
    expect(steps[2]?.hands).toMatchObject([{ id: "anna", players: [{ id: "Inès", plays: true }] }]);
  });

  it("say where players are made, where there are none", async () => {
    users.splice(1, 1);
    expect((await keepers()).steps[2]?.text).toBe("GARDIEN.WELCOME.hands.nobody");
  });
});

describe("handing out a character", () => {
  it("makes the player its owner, and tells their client; a second time it takes it back", async () => {
    sit();
    expect(playersHere().map(({ name }) => name)).toEqual(["Inès"]);
    const [anna, ines] = [person("anna", "hero"), user("Inès", { active: true, update: vi.fn() })];
    await handOut(anna as never, ines as never);
    expect(anna["update"]).toHaveBeenCalledWith({ ownership: { Inès: 3 } }, {});
    const [change, options] = vi.mocked(ines["update"] as () => void).mock.calls[0] as unknown as [object, object];
    expect([change, isSeated(options)]).toMatchObject([{ character: "anna" }, true]);
    await handOut(anna as never, { ...ines, character: anna } as never);
    expect(anna["update"]).toHaveBeenLastCalledWith({ ownership: { Inès: 0 } }, {});
    expect(ines["update"]).toHaveBeenLastCalledWith(expect.objectContaining({ character: null }), {});
  });

  it("to somebody who is away is told them once, when they come", async () => {
    sit();
    const [anna, ines] = [person("anna", "hero"), user("Inès", { active: false, update: vi.fn() })];
    await handOut(anna as never, ines as never);
    const [change] = vi.mocked(ines["update"] as () => void).mock.calls[0] as unknown as [Data];
    const flags = change["flags"] as Data;
    const here = { ...ines, flags, character: anna, update: vi.fn((told: Data) => Object.assign(here, told)) };
    sit(here);
    expect([await takeSeat(), await takeSeat()]).toEqual([true, false]);
    sit({ ...here, flags, character: null }); // it was taken back meanwhile
    expect(await takeSeat()).toBe(false);
  });
});

describe("a character that is left free", () => {
  const free = (id: string): Data => ({
    ...person(id, "hero"),
    ownership: { default: 3 },
    flags: { gardien: { free: 1 } },
  });

  it("is owned by everybody until somebody takes it, and keeps what everybody might do before", async () => {
    sit();
    const anna = person("anna", "hero");
    await leaveFree(anna as never, true);
    expect(anna["update"]).toHaveBeenCalledWith({ ownership: { default: 3 }, flags: { gardien: { free: 1 } } }, {});
    const left = free("anna");
    await leaveFree(left as never, true);
    expect(left["update"]).not.toHaveBeenCalled();
    await leaveFree(left as never, false);
    expect(left["update"]).toHaveBeenCalledWith({ ownership: { default: 1 }, flags: { gardien: { free: null } } }, {});
  });

  it("may be chosen by a player, as their own may, unless somebody plays it or it is no character", async () => {
    const [mine, taken, beast, foreign] = [free("anna"), free("bob"), person("loup", "beast"), person("zoe", "hero")];
    for (const one of [mine, taken, beast]) world.actors.set(String(one["id"]), one);
    world.actors.set("zoe", { ...foreign, isOwner: false });
    const me = user("Inès", { update: vi.fn() });
    users = [me, user("Hugo", { character: taken })];
    sit(me);
    expect(playable().map(({ id }) => id)).toEqual(["anna"]);
    const [step] = playersView(ruleset).steps;
    expect([step?.title, step?.picks.map(({ id }) => id)]).toEqual(["GARDIEN.WELCOME.character.which", ["anna"]]);
    await choose(mine as never);
    expect(me["update"]).toHaveBeenCalledWith({ character: "anna" }, {});
  });

  it("belongs to who took it, by the hand of the one active keeper; another character is left as it is", async () => {
    const [anna, bob] = [free("anna"), person("bob", "hero")];
    const took = (character: Data) => user("Inès", { character });
    for (const isActiveGM of [false, true]) {
      sit(user("Gardien", { isGM: true, isActiveGM }));
      await settle(took(anna) as never);
      expect(anna["update"]).toHaveBeenCalledTimes(Number(isActiveGM));
    }
    expect(anna["update"]).toHaveBeenCalledWith(
      { ownership: { default: 1, Inès: 3 }, flags: { gardien: { free: null } } },
      {},
    );
    await settle(took(bob) as never);
    expect(bob["update"]).not.toHaveBeenCalled();
  });

  it("belongs to whoever took it while no keeper was there, as soon as one is", async () => {
    const anna: Data = { ...person("anna", "hero"), flags: { gardien: { free: 1 } } };
    users = [user("Inès", { character: anna })];
    vi.stubGlobal("Hooks", { on: () => 1 });
    sit(user("Gardien", { isGM: true, isActiveGM: true }));
    followFree();
    await vi.waitFor(() =>
      expect(anna["update"]).toHaveBeenCalledWith(expect.objectContaining({ ownership: { default: 1, Inès: 3 } }), {}),
    );
  });
});

describe("first steps of a player", () => {
  it("ask for a character where there is none, and can be gone where there is", () => {
    sit(user("Inès"));
    expect(act(playersView(ruleset).steps)).toEqual(
      ["token,false,true", "tour,false,true"].map((one, i) => (i === 0 ? one.replace("false", "true") : one)),
    );
    sit(user("Inès", { character: person("anna", "hero") }));
    const { steps, done } = playersView(ruleset);
    expect([steps[0]?.mark, done]).toEqual(["anna", 1]);
    expect(act(steps)).toEqual(["sheet,false,false", "token,true,false", "tour,false,false"]);
  });
});

describe("the picture of an imported scene", () => {
  const told = { id: "scene", _source: { levels: [{ background: { src: "a.webp" } }] } };
  const level = (src: string | null) => ({ background: { src }, update: vi.fn() });

  it("is written on its level where 14 has lost it, and left alone where it is there", async () => {
    const [lost, kept] = [level(null), level("b.webp")];
    for (const one of [lost, kept]) {
      world.scenes.set("scene", { levels: [one] });
      sit();
      await bringPictures([told]);
    }
    expect(lost.update).toHaveBeenCalledWith({ background: { src: "a.webp" } }, {});
    expect(kept.update).not.toHaveBeenCalled();
  });
});
