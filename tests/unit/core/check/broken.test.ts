// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Check } from "../../../../src/core/check/check.js";
import { judge, LIMITS } from "../../../../src/core/check/checks/speed.js";
import { CHECKS } from "../../../../src/core/check/list.js";
import { Trial } from "../../../../src/core/check/trial.js";
import { RULESETS } from "../../../support/rulesets.js";
import type { Ruleset } from "../../../../src/core/ruleset.js";

/** What is wrong with a table whose subjects are broken on purpose; the rest of them is broken in tests/e2e/check-table. */

const USERS = [
  { id: "keeper", name: "Ada", active: true, isGM: true, can: () => true },
  { id: "player", name: "Hugo", active: true, isGM: false, can: () => true, query: () => Promise.resolve(TOLD) },
];
const TOLD = { foundry: "13.351", system: "0.1.0", seen: [] as string[] };

beforeEach(() => world());
afterEach(() => vi.unstubAllGlobals());

/** A table where all is well, but what is told here. */
function world(more: object = {}): void {
  const users = Object.assign([...USERS], { get: (id: string) => USERS.find((user) => user.id === id) });
  const i18n = { lang: "fr", has: () => false, localize: (key: string) => key, format: (key: string) => key };
  vi.stubGlobal("game", {
    ...{ userId: "keeper", user: USERS[0], users, i18n, actors: [], items: [], messages: [], packs: [] },
    ...{ release: { generation: 13, build: 351, version: "13.351" } },
    ...{ system: { version: "0.1.0", documentTypes: {} }, collections: new Map(), settings: settingsOf() },
    ...more,
  });
}

/** Settings that are read as they were written, or as they were before. */
function settingsOf(keeps = true): object {
  const kept = new Map<string, unknown>([["gardien.automation", "auto"]]);
  return {
    get: (scope: string, key: string) => kept.get(`${scope}.${key}`),
    set: (scope: string, key: string, value: unknown) =>
      Promise.resolve(keeps ? kept.set(`${scope}.${key}`, value) : undefined),
  };
}

/** A trial in which nothing is made; what a check asks of it is told here. */
const trialWith = (more: object = {}): Trial =>
  ({ leaks: [], speeds: {}, left: () => leftovers([]), ...more }) as unknown as Trial;
const leftovers = (found: readonly (readonly [string, readonly object[]])[]) => ({
  ...{ found: new Map(found), ids: new Set<string>() },
  count: found.reduce((sum, [, made]) => sum + made.length, 0),
});

const [first] = RULESETS as readonly [Ruleset];

function checkOf(id: string): Check {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(`there is no check ${id}`);
  return check;
}

/** Makes a check; answers with what it found, empty where all is well. */
async function madeOf(id: string, trial = trialWith(), ruleset = first): Promise<string> {
  const check = checkOf(id);
  try {
    await (check.each ? check.run(trial, ruleset) : check.run(trial));
    return "";
  } catch (error) {
    return String(error);
  }
}

describe("packs", () => {
  const ours = { packageName: "gardien", type: "Actor" };
  const entry = { _id: "one", name: "Loup", type: "gbCreature", img: "loup.webp" };
  const pack = (index: readonly object[], document: object | null = { type: "gbCreature" }) => ({
    ...{ collection: "gardien.creatures", metadata: ours, index },
    getDocument: () => Promise.resolve(document),
  });

  it("packs.index: a pack that is missing, is empty or says no types", async () => {
    world({ packs: [pack([entry])] });
    expect(await madeOf("packs.index")).toBe("");
    for (const packs of [[], [pack([])], [pack([{ ...entry, type: "" }])]]) {
      world({ packs });
      expect(await madeOf("packs.index")).toContain("Fault");
    }
  });

  it("packs.read: a document that is not there, or is another", async () => {
    world({ packs: [pack([entry])] });
    expect(await madeOf("packs.read")).toBe("");
    for (const document of [null, { type: "gbInvestigator" }]) {
      world({ packs: [pack([entry], document)] });
      expect(await madeOf("packs.read")).toContain("Fault");
    }
  });

  it("packs.images: a picture that is not there", async () => {
    world({ packs: [pack([entry])] });
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true }));
    expect(await madeOf("packs.images")).toBe("");
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: false }));
    expect(await madeOf("packs.images")).toContain("loup.webp is not there");
  });
});

describe("data", () => {
  it("data.user-setting: a setting that is not kept, and what it was before is given back", async () => {
    const settings = settingsOf() as { get(scope: string, key: string): unknown };
    world({ settings });
    expect(await madeOf("data.user-setting")).toBe("");
    expect(settings.get("gardien", "checked")).toBeUndefined();
    world({ settings: settingsOf(false) });
    expect(await madeOf("data.user-setting")).toContain("Fault");
  });

  it("data.valid: documents that Foundry has set aside, named by their ids alone", async () => {
    const actors = Object.assign([], { invalidDocumentIds: new Set(["abc"]) });
    world({ collections: new Map([["Actor", actors]]) });
    expect(await madeOf("data.valid")).toContain("Actor: 1 cannot be read (abc)");
  });

  it("data.migrated: somebody whom a step cannot read", async () => {
    const source = (system: object) => ({ _source: { type: "gbInvestigator", system }, items: { contents: [] } });
    const actorsOf = (one: object) => Object.assign([one], { contents: [one] });
    world({ actors: actorsOf(source({})) });
    expect(await madeOf("data.migrated")).toBe("");
    const unreadable = {
      system: new Proxy(
        {},
        {
          ownKeys: () => ["x"],
          get: () => {
            throw new Error("unreadable");
          },
        },
      ),
    };
    world({ actors: actorsOf({ ...source({}), _source: { type: "gbInvestigator", ...unreadable } }) });
    expect(await madeOf("data.migrated")).not.toBe("");
  });
});

describe("tokens", () => {
  const [found] = Object.entries(first.actors).filter(([, { token }]) => token.disposition === "friendly");
  if (!found) throw new Error("no ruleset is without people of the players'");
  const [type, kind] = found;
  const only = { ...first, actors: { [type]: kind } };
  const somebody = (prototype: object) => {
    const actor = { prototypeToken: prototype };
    return trialWith({ actor: () => Promise.resolve(actor), token: () => Promise.resolve({ actor }) });
  };
  const right = { actorLink: kind.token.actorLink, bar1: { attribute: "pv" }, sight: { enabled: true } };

  it("tokens.made: a wrong link, or no bar", async () => {
    expect(await madeOf("tokens.made", somebody(right), only)).toBe("");
    expect(await madeOf("tokens.made", somebody({ ...right, actorLink: !right.actorLink }), only)).toContain("link");
    expect(await madeOf("tokens.made", somebody({ ...right, bar1: { attribute: null } }), only)).toContain("no bar");
  });

  it("tokens.ruler: one of a module's in the place of ours", async () => {
    const ours = class GardienTokenRuler {};
    vi.stubGlobal("CONFIG", { Token: { rulerClass: class Further extends ours {} } });
    expect(await madeOf("tokens.ruler")).toBe("");
    vi.stubGlobal("CONFIG", { Token: { rulerClass: class Other {} } });
    expect(await madeOf("tokens.ruler")).toContain("not ours");
  });

  it("tokens.measure: scenes in unknown units, or with squares as wide as streets, where somebody of ours stands", async () => {
    const scene = (units: string, distance: number, isGridless = false, actor = { type }) => ({
      ...{ grid: { units, distance, isGridless }, tokens: [{ actor: null }, { actor }] },
    });
    const measured = (...scenes: readonly object[]) => {
      world({ scenes });
      return madeOf("tokens.measure");
    };
    expect(await measured(scene("m", 1.5), scene("ft", 5), scene("", 2), scene("m", 20, true))).toBe("");
    expect(await measured(scene("cases", 1), scene("m", 5), scene("m", 1.5))).toMatch(/1 of 3 .*unit.*1 of 3 .*wide/s);
    expect(await measured(scene("cases", 1, false, { type: "vehicle" }))).toContain("NotTried");
  });

  it("tokens.sight: a player's token that sees nothing", async () => {
    expect(await madeOf("tokens.sight", somebody(right), only)).toBe("");
    expect(await madeOf("tokens.sight", somebody({ ...right, sight: { enabled: false } }), only)).toContain("off");
  });

  it("statuses.palette: conditions that are not offered, or have no picture", async () => {
    const all = first.conditions.map(({ id }) => ({ id, name: id, img: `${id}.svg` }));
    vi.stubGlobal("CONFIG", { statusEffects: all });
    expect(await madeOf("statuses.palette")).toBe("");
    vi.stubGlobal("CONFIG", { statusEffects: all.slice(1) });
    expect(await madeOf("statuses.palette")).toContain("is not offered");
    vi.stubGlobal("CONFIG", { statusEffects: all.map((one) => ({ ...one, img: "" })) });
    expect(await madeOf("statuses.palette")).toContain("no name or picture");
  });
});

describe("data", () => {
  it("data.effects: a keeper's effect that cannot be read", async () => {
    const effect = (kept: unknown) => ({ flags: { gardien: { effect: kept } } });
    const whole = {
      ...{ does: "", numbers: [{ target: "attack", value: -2 }], hidden: false, ends: "never", until: null, fight: "" },
      ...{ since: 0, by: "keeper" },
    };
    const table = (...effects: object[]) =>
      world({ actors: [{ uuid: "Actor.a", effects }], scenes: { viewed: null, active: null }, combats: [] });
    table(effect(whole), { flags: {} });
    expect(await madeOf("data.effects")).toBe("");
    table(effect({ ...whole, numbers: [{ target: "attack", value: "two" }] }));
    expect(await madeOf("data.effects")).toContain("1 keeper's effects cannot be read");
  });
});

describe("players", () => {
  const withPlayer = (more: object) => world({ users: [USERS[0], { ...USERS[1], ...more }] });

  it("players.rights: players who may not whisper", async () => {
    expect(await madeOf("players.rights")).toBe("");
    withPlayer({ can: () => false });
    expect(await madeOf("players.rights")).toContain("off for 1 of 1 players");
  });

  it("players.types: a type with a keeper's field", async () => {
    const declared = (types: object) => world({ system: { version: "0.1.0", documentTypes: { Actor: types } } });
    declared({ gbInvestigator: {} });
    expect(await madeOf("players.types")).toBe("");
    declared({ gbInvestigator: { gmOnlyFields: ["notes"] } });
    expect(await madeOf("players.types")).toContain("gbInvestigator: notes");
  });

  it("players.unseen: a document that players see, a message that they read, one that was told to all", async () => {
    const place = (made: readonly (readonly [string, readonly object[]])[], leaks: readonly string[] = []) =>
      trialWith({ scene: () => Promise.resolve(), left: () => leftovers(made), leaks });
    const actor = (seen: boolean) => ({ testUserPermission: () => seen });
    expect(await madeOf("players.unseen", place([["Actor", [actor(false)]]]))).toBe("");
    expect(await madeOf("players.unseen", place([["Actor", [actor(true)]]]))).toContain("seen by 1 players");
    expect(await madeOf("players.unseen", place([["ChatMessage", [{ whisper: [] }]]]))).toContain("seen by 1");
    expect(await madeOf("players.unseen", place([["ChatMessage", [{ whisper: ["player"] }]]]))).toContain("seen by 1");
    expect(await madeOf("players.unseen", place([], ["attack"]))).toContain("told to all: attack");
  });

  it("players.client: a client of another version", async () => {
    expect(await madeOf("players.client")).toBe("");
    withPlayer({ query: () => Promise.resolve({ ...TOLD, system: "0.0.9" }) });
    expect(await madeOf("players.client")).toContain("runs Gardien 0.0.9");
  });

  it("players.screen: a client that shows what is secret", async () => {
    const made = () => Promise.resolve({ id: "secret" });
    const trial = trialWith({ scene: made, make: made });
    expect(await madeOf("players.screen", trial)).toBe("");
    withPlayer({ query: () => Promise.resolve({ ...TOLD, seen: ["secret"] }) });
    expect(await madeOf("players.screen", trial)).toContain("shows: secret");
  });
});

describe("windows", () => {
  /** Looks at a sheet that is drawn like this. */
  const shown = (html: string, more: object = {}) => {
    const element = document.createElement("div");
    element.innerHTML = `<div class="window-content">${html}</div>`;
    const look = (_document: object, act: (sheet: object) => unknown) => Promise.resolve(act({ element, ...more }));
    return trialWith({ look, actor: () => Promise.resolve({}), peopleOf: () => ({ attacker: "Actor.a" }) });
  };

  it("sheets.locked: boxes of a locked pack that can be filled in", async () => {
    vi.stubGlobal("fromUuid", () => Promise.resolve({}));
    expect(await madeOf("sheets.locked", shown("<input disabled>", { isEditable: false }))).toBe("");
    expect(await madeOf("sheets.locked", shown("<input>", { isEditable: false }))).toContain("1 boxes");
  });

  it("sheets.locked: tabs of a locked pack that are dead", async () => {
    vi.stubGlobal("fromUuid", () => Promise.resolve({}));
    const tab = '<button data-action="tab" data-tab="story" disabled></button>';
    expect(await madeOf("sheets.locked", shown(tab, { isEditable: false }))).toContain("the tab story is dead");
  });

  it("sheets.position: a window that is placed before it is drawn", async () => {
    const base = (drawnFirst: boolean) =>
      class {
        async render(): Promise<void> {
          if (!drawnFirst) this.setPosition();
          await this._onRender();
          if (drawnFirst) this.setPosition();
        }
        close = (): Promise<void> => Promise.resolve();
        setPosition(): void {}
        async _onRender(): Promise<void> {}
      };
    const run = (drawnFirst: boolean) => {
      vi.stubGlobal("foundry", { ...foundry, applications: { api: { ApplicationV2: base(drawnFirst) } } });
      return madeOf("sheets.position");
    };
    expect(await run(true)).toBe("");
    expect(await run(false)).toContain("placed before it is drawn");
  });

  it("interface.style: a sheet without the style of the system", async () => {
    expect(await madeOf("interface.style", shown(""))).toContain("is not there");
  });

  it("interface.tools: a list of fights without the keeper's buttons", async () => {
    const element = document.createElement("section");
    vi.stubGlobal("ui", { combat: { element } });
    expect(await madeOf("interface.tools")).toContain("no button of the keeper");
    element.innerHTML = "<button data-gardien-tool='x'></button>";
    expect(await madeOf("interface.tools")).toBe("");
  });

  it("interface.types: a dialog that offers what is out of sight, or not what is in sight", async () => {
    const listeners = new Set<(dialog: object, element: HTMLElement) => void>();
    const hooks = {
      on: (_: string, listener: (dialog: object, element: HTMLElement) => void) => listeners.add(listener).size,
      off: () => listeners.clear(),
    };
    vi.stubGlobal("Hooks", hooks);
    const offer = (...types: readonly string[]) => {
      const element = document.createElement("dialog");
      element.innerHTML = `<select name="type">${types.map((type) => `<option value="${type}"></option>`).join("")}</select>`;
      const createDialog = () => {
        for (const listener of listeners) listener({ close: () => Promise.resolve() }, element);
        return Promise.resolve(null);
      };
      vi.stubGlobal("CONFIG", {
        Actor: { documentClass: { TYPES: ["base", "gbCreature", "gbInvestigator", "rpgCharacter"], createDialog } },
      });
      return madeOf("interface.types");
    };
    world({ settings: { get: () => "gb" } });
    expect(await offer("gbCreature", "gbInvestigator")).toBe("");
    expect(await offer("gbCreature", "gbInvestigator", "rpgCharacter")).toContain("out of sight: rpgCharacter");
    expect(await offer("gbCreature")).toContain("not offered: gbInvestigator");
  });

  it("packs.sight: compendia that are listed though they are out of sight, or not though they are in sight", async () => {
    const element = document.createElement("section");
    vi.stubGlobal("ui", { compendium: { element } });
    world({ settings: { get: () => "gb" } });
    expect(await madeOf("packs.sight")).toContain("no rows of ours");
    element.innerHTML =
      '<li data-pack="gardien.weapons"></li><li data-pack="gardien.rpg-weapons" class="g-out-of-sight"></li>';
    expect(await madeOf("packs.sight")).toBe("");
    for (const row of element.children) row.classList.toggle("g-out-of-sight");
    expect(await madeOf("packs.sight")).toContain("gardien.weapons, gardien.rpg-weapons");
  });

  it("interface.settings: no button, and an option that says what it may not", async () => {
    document.body.innerHTML = '<section id="gardien-settings"></section>';
    const menus = (there: boolean) => ({ has: () => there });
    const settings = (get: () => unknown, there = true) => ({
      settings: { get, menus: menus(there), settings: menus(true) },
    });
    world(settings(() => "nothing of the kind", false));
    const told = await madeOf("interface.settings");
    expect(told).toContain("no button of ours");
    expect(told).toContain("automation is something that it may not be");
    document.body.replaceChildren();
  });
});

describe("speed", () => {
  it.each(["speed.card", "speed.sheet", "speed.undo", "speed.round"] as const)("%s: longer than its limit", (id) => {
    const what = id.slice("speed.".length) as keyof typeof LIMITS;
    expect(() => judge(trialWith({ speeds: { [what]: LIMITS[what] } }), what)).not.toThrow();
    expect(() => judge(trialWith({ speeds: { [what]: LIMITS[what] + 1 } }), what)).toThrow(
      `at most ${LIMITS[what]} ms`,
    );
  });

  it("says nothing of a page that lies behind others", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    expect(await madeOf("speed.undo", trialWith({ speeds: { undo: 60_000 } }))).toBe("NotTried: hidden");
    vi.restoreAllMocks();
  });
});

describe("tidiness", () => {
  it("tidy.cleared: what cannot be thrown away", async () => {
    expect(await madeOf("tidy.cleared")).toBe("");
    const stays = { left: () => ({ ...leftovers([]), count: 2 }) };
    expect(await madeOf("tidy.cleared", trialWith(stays))).toContain("2 documents are left");
  });
});
