import { beforeEach, expect, test, vi } from "vitest";
import { registerModules } from "../../../../src/core/modules/register.js";
import { dressDice } from "../../../../src/core/modules/dice-so-nice.js";
import { estimateHealth } from "../../../../src/core/modules/health-estimate.js";
import { integratePiles } from "../../../../src/core/modules/item-piles.js";
import { showInHud } from "../../../../src/core/modules/token-action-hud.js";
import { actionsOf } from "../../../../src/core/modules/actions.js";
import { RULESETS } from "../../../support/rulesets.js";
import { hear, whileTested } from "../../../support/hear.js";
import { RULESET_IDS, seatAt } from "../../../support/play/all-tables.js";
import { PLAYER, settled } from "../../../support/play/arbiter-table.js";

/** Stand-ins that know nothing of a module but what its documentation tells. */

let told: string[] = [];
let hero: Actor;

/** A world whose keeper has chosen these rulesets, with these modules and these settings of theirs. */
async function table(
  chosen: string,
  { active = [], settings = {} }: { active?: readonly string[]; settings?: Record<string, unknown> } = {},
): Promise<Map<string, unknown>> {
  const seats = await seatAt("seuils");
  ({ hero, told } = seats);
  const kept = new Map(Object.entries(settings));
  const ours = game.settings as unknown as { get(space: string, key: string): unknown };
  const get = (space: string, key: string) =>
    space !== "gardien" ? kept.get(`${space}.${key}`) : key === "rulesets" ? chosen : ours.get(space, key);
  const set = (space: string, key: string, value: unknown) => Promise.resolve(kept.set(`${space}.${key}`, value));
  const modules = { get: (id: string) => (active.includes(id) ? { active: true } : undefined) };
  const store = Object.create(ours, { get: { value: get }, set: { value: set }, settings: { value: kept } }) as object;
  vi.stubGlobal("game", Object.create(game, { modules: { value: modules }, settings: { value: store } }));
  return kept;
}

beforeEach(() => {
  vi.spyOn(console, "warn")
    .mockClear()
    .mockImplementation(() => undefined);
  return () => vi.unstubAllGlobals();
});

test("Dice So Nice: each ruleset in sight offers its colours, and prefers them where it is alone", async () => {
  const sets: { set: Record<string, unknown>; mode: string }[] = [];
  const dice3d = { addColorset: (set: Record<string, unknown>, mode: string) => void sets.push({ set, mode }) };
  await table("gb seuils");
  await dressDice(dice3d);
  expect(sets.map(({ set, mode }) => [set["name"], mode])).toEqual([
    ["gardien-gb", "default"],
    ["gardien-seuils", "default"],
  ]);
  expect(Object.keys(sets[0]?.set ?? {})).toEqual(
    expect.arrayContaining(["name", "description", "category", "foreground", "background", "outline", "edge"]),
  );
  sets.length = 0;
  await table("warp");
  await dressDice(dice3d);
  expect(sets.map(({ set, mode }) => [set["name"], mode])).toEqual([["gardien-warp", "preferred"]]);
  const parts = await Promise.all(RULESETS.map(async ({ modules }) => modules?.()));
  expect(parts.filter((part) => !part?.diceColours)).toEqual([]);
});

/** What `addSystemIntegration` is documented to be given. */
interface Integration {
  readonly VERSION: string;
  readonly ACTOR_CLASS_TYPE: string;
  readonly ITEM_QUANTITY_ATTRIBUTE: string;
  readonly ITEM_PRICE_ATTRIBUTE: string;
  readonly ITEM_FILTERS: readonly { readonly path: string; readonly filters: string }[];
  readonly ITEM_SIMILARITIES: readonly string[];
  readonly UNSTACKABLE_ITEM_TYPES: readonly string[];
  readonly CURRENCIES: readonly { readonly type: string; readonly data: { readonly path: string } }[];
  ITEM_TRANSFORMER(item: object): Promise<object>;
}

async function integrated(chosen: string, how: "handed" | "beside" = "handed"): Promise<Integration> {
  const given: Integration[] = [];
  await table(chosen);
  const API = { addSystemIntegration: (data: Integration) => void given.push(data) };
  if (how === "beside") vi.stubGlobal("game", Object.create(game, { itempiles: { value: { API } } }));
  await integratePiles(how === "handed" ? API : undefined);
  const [only] = given;
  if (!only) throw new Error("nothing was registered");
  return only;
}

test("Item Piles: hears which items are things, their number, their price, and where money is counted", async () => {
  const seuils = await integrated("seuils");
  expect(seuils).toMatchObject({
    ...{ ACTOR_CLASS_TYPE: "seuilsCreature", ITEM_QUANTITY_ATTRIBUTE: "system.quantity" },
    ...{ ITEM_PRICE_ATTRIBUTE: "system.value", ITEM_SIMILARITIES: ["name", "type"] },
    CURRENCIES: [{ type: "attribute", data: { path: "system.wealth" } }],
  });
  expect(seuils.VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  const filters = new Map(seuils.ITEM_FILTERS.map(({ path, filters: values }) => [path, values.split(",")]));
  expect(filters.get("type")).toEqual(expect.arrayContaining(["seuilsSpecialty", "gbWound", "rpgSpell"]));
  expect(filters.get("type")).not.toContain("seuilsGear");
  expect(filters.get("system.natural")).toEqual(["true"]);
  expect(seuils.UNSTACKABLE_ITEM_TYPES).toContain("seuilsWeapon"); // two of them must not become one
  expect(seuils.UNSTACKABLE_ITEM_TYPES).not.toContain("seuilsGear");
  expect((await integrated("gb rpg", "beside")).CURRENCIES).toEqual([]);
});

test("Item Piles: what is picked up is not in hand, and what is no thing stays as it is", async () => {
  const { ITEM_TRANSFORMER: transform } = await integrated("seuils rpg");
  const pistol = { type: "seuilsWeapon", name: "Pistolet", system: { equipped: true, value: 3 } };
  expect(await transform(pistol)).toEqual({ ...pistol, system: { equipped: false, value: 3 } });
  expect(await transform({ type: "rpgWeapon", system: { equipped: "main" } })).toMatchObject({
    system: { equipped: "none" },
  });
  const skill = { type: "rpgSkill", system: { mastery: 2 } };
  expect(await transform(skill)).toEqual(skill);
});

test.each(RULESET_IDS)("Health Estimate: %s tells how much is left at the path that is registered", async (id) => {
  const setting = "healthEstimate.core.custom.FractionHP";
  const kept = await table(id, { settings: { [setting]: "" } });
  await estimateHealth();
  const path = String(kept.get(setting));
  const { hero: somebody } = await seatAt(id);
  const read = foundry.utils.getProperty({ actor: somebody }, path) as { value: number; max: number };
  expect(read.max).toBeGreaterThan(0);
  expect(read.value).toBe(read.max);
});

test("Health Estimate: a path that its keeper has set stays", async () => {
  const setting = "healthEstimate.core.custom.FractionHP";
  const kept = await table("gb", { settings: { [setting]: "actor.system.pf" } });
  await estimateHealth();
  expect(kept.get(setting)).toBe("actor.system.pf");
});

/** The classes that Token Action HUD Core gives to build on, and what it does with what it is given. */
function hudCore(core: string) {
  class ActionHandler {
    actor: Actor | null = hero;
    token = null;
    readonly added: (Shown & { group: string })[] = [];
    addActions(actions: readonly Shown[], group: { id: string }): void {
      this.added.push(...actions.map((action) => ({ ...action, group: group.id })));
    }
  }
  class RollHandler {
    actor: Actor | null = hero;
    token = null;
    action: Shown | undefined;
  }
  class SystemManager {}
  return { version: core, api: { ActionHandler, RollHandler, SystemManager } };
}

/** An action as Core hands it back with a click: what it does not know of is gone. */
interface Shown {
  readonly id: string;
  readonly name: string;
  readonly system: object;
}

interface Manager {
  getActionHandler(): {
    added: (Shown & { group: string })[];
    buildSystemActions(): Promise<void>;
  };
  getRollHandler(id: string): { action: Shown | undefined; handleActionClick(event: Event): Promise<void> };
  getAvailableRollHandlers(): Record<string, string>;
  registerDefaults(): Promise<{ layout: { groups: { id: string }[] }[]; groups: { id: string }[] }>;
}

async function hud(
  active: readonly string[] = [],
  core = "2.1.1",
): Promise<{ manager: Manager | null; version: string }> {
  await table("seuils", { active });
  const registered: { api: { requiredCoreModuleVersion: string; SystemManager: new () => Manager } }[] = [];
  hear("tokenActionHudSystemReady", (module: (typeof registered)[number]) => void registered.push(module));
  await showInHud(hudCore(core));
  const [ours] = registered;
  const version = ours?.api.requiredCoreModuleVersion ?? "";
  return { manager: ours ? new ours.api.SystemManager() : null, version };
}

test("Token Action HUD: shows what can be done, and a click does it", async () => {
  const { manager, version } = await hud();
  expect(version).toBe("2.1");
  const handler = manager?.getActionHandler();
  await handler?.buildSystemActions();
  const listed = await actionsOf(hero);
  expect(handler?.added.map(({ id, group }) => [id, group])).toEqual(listed.map(({ id, group }) => [id, group]));
  const known = await manager?.registerDefaults();
  const places = known?.layout.flatMap(({ groups }) => groups.map(({ id }) => id));
  expect(places).toEqual(known?.groups.map(({ id }) => id));
  expect(handler?.added.filter(({ group }) => !places?.includes(group))).toEqual([]);

  const check = handler?.added.find(({ id }) => id.startsWith("deed.check"));
  const [first = ""] = Object.keys(manager?.getAvailableRollHandlers() ?? {});
  const click = Object.assign(new Event("click"), { shiftKey: true });
  const roller = manager?.getRollHandler(first);
  await roller?.handleActionClick(click); // nobody knows what was clicked: nothing happens
  expect(game.messages.contents).toHaveLength(0);
  if (roller) roller.action = check;
  await roller?.handleActionClick(click);
  expect(game.messages.contents).toHaveLength(1);
});

test.each([
  ["2.0.17", "2.0"],
  ["2.1.1", "2.1"],
  ["2.4.0", "2.4"],
  ["3.0.0", "2.1"],
  ["", "2.1"],
])(
  "Token Action HUD: Core %s, which refuses what asks for another minor version, is asked for %s",
  async (core, asked) => {
    expect((await hud([], core)).version).toBe(asked);
  },
);

test("Token Action HUD: a module made for both goes first", async () => {
  expect((await hud(["token-action-hud-gardien"])).manager).toBeNull();
});

test.each([
  ["Dice So Nice!", () => dressDice({ addColourSet: () => undefined })],
  ["Item Piles", () => integratePiles(null)],
  ["Health Estimate", () => estimateHealth()],
  ["Token Action HUD", () => showInHud({ api: { ActionHandler: class {} } })],
])("%s with another door than it tells of: a keeper is told, and nothing breaks", async (_name, register) => {
  await table("gb");
  const before = told.length;
  await register();
  expect(told).toHaveLength(before + 1);
  expect(console.warn).toHaveBeenCalledTimes(1);
  vi.stubGlobal("game", Object.create(game, { user: { value: game.users.get(PLAYER) } }));
  await register();
  expect(told).toHaveLength(before + 1); // a player can do nothing about it
});

test("each is heard when it says that it is ready, and only then", async () => {
  await table("gb");
  await whileTested(registerModules);
  const addColorset = vi.fn();
  Hooks.callAll("diceSoNiceReady" as never, { addColorset } as never);
  await vi.waitFor(() => expect(addColorset).toHaveBeenCalledTimes(1));
  await settled();
});
