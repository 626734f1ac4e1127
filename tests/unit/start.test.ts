// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { eventually } from "../support/eventually.js";
import { RULESETS } from "../support/rulesets.js";

const watches = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("../../src/core/documents/keeper-only.js", () => ({ watchKeeperOnly: watches }));

type Data = Record<string, unknown>;
type Listeners = Readonly<Record<string, readonly unknown[] | undefined>>;

/** The parts of the playground that set a table. */
interface Boot {
  setGeneration(generation: number): void;
  createNamespace(generation: number): Data;
  exposeGlobals(namespace: Data, generation: number): void;
  createConfig(sources: object): Data;
  createDiceConfig(): object;
  connectHost(documentTypes: object): void;
  buildWorld(data: object): unknown;
  prepareWorld(collections: unknown): void;
  readonly documentClasses: Data;
  readonly collectionClasses: Data;
  readonly Game: new (...args: readonly unknown[]) => { readonly settings: unknown };
  registerCoreSettings(settings: unknown, generation: number): void;
  initializeApplications(): void;
}
const PARTS = [
  ...["common/index", "client/boot/namespace", "client/game/config", "client/game/game", "client/dice/index"],
  ...["client/documents/index", "client/collections/index", "client/settings/index", "client/applications/index"],
];
/** Their own types would contradict those of the system: loaded by name, typed as used here. */
const load = async (path: string): Promise<object> =>
  import(/* @vite-ignore */ `../../playground/${path}.js`) as Promise<object>;

/** All of the system is loaded, and much of the playground. */
const LOADING = 60_000;
/** Roles of Foundry, `CONST.USER_ROLES`. */
const [PLAYER, GAMEMASTER] = [1, 4];
const KEEPER = "K".repeat(16);
const GENERATION = 14;
const PROFOND = { _id: "gbProfond0000000", name: "Profond", system: { slug: "profond" } };
const PACK = {
  collection: "gardien.creatures",
  visible: true,
  folders: [],
  index: [PROFOND],
  [Symbol.iterator]: () => [].values(),
};

const listeners = (hook: string): number =>
  (Hooks as unknown as { readonly events: Listeners }).events[hook]?.length ?? 0;

/** Sets a bare table with nobody but its keeper, and starts the system at it as the page does. */
beforeAll(async () => {
  const boot = Object.assign({}, ...(await Promise.all(PARTS.map(load)))) as Boot;
  const system = JSON.parse(readFileSync("system.json", "utf8")) as { id: string; documentTypes: object };
  boot.setGeneration(GENERATION);
  boot.exposeGlobals(boot.createNamespace(GENERATION), GENERATION);
  const CONFIG = boot.createConfig({
    ...{ generation: GENERATION, documents: boot.documentClasses, collections: boot.collectionClasses },
    ...{ dice: boot.createDiceConfig(), documentTypes: system.documentTypes, tokenClass: class {} },
  });
  Object.assign(globalThis, { CONFIG, ui: { notifications: { warn: vi.fn(), error: vi.fn() } }, canvas: {} });
  boot.connectHost(system.documentTypes);
  boot.initializeApplications();
  const users = [{ _id: KEEPER, name: "Keeper", role: GAMEMASTER }];
  const data = { release: { generation: GENERATION }, userId: KEEPER, modules: [], world: {}, system, users };
  const world = boot.buildWorld(data);
  const packs = Object.assign(new Set([PACK]), { folders: [] });
  const game = new boot.Game(data, {}, world, packs);
  Object.assign(globalThis, { game });
  boot.registerCoreSettings(game.settings, GENERATION);
  vi.stubGlobal("fetch", (path: string) => {
    const file = path.replace(/^\/?systems\/gardien\//, "");
    return Promise.resolve(new Response(file.startsWith("lang/") ? readFileSync(file, "utf8") : "{}"));
  });
  boot.prepareWorld(world);
  await import("../../src/gardien.js");
  Hooks.callAll("init");
}, LOADING);

describe("at init the system", () => {
  it("has Foundry make its own documents", () => {
    const names = ["Actor", "Item", "ChatMessage", "Combat", "Combatant"] as const;
    const classes = CONFIG as unknown as Record<string, { documentClass: { name: string } }>;
    expect(names.map((name) => classes[name]?.documentClass.name)).toEqual(names.map((name) => `Gardien${name}`));
  });

  it("knows every type of every ruleset, and has a sheet for it", () => {
    const { Actor, Item } = CONFIG as unknown as Record<string, { dataModels: Data; sheetClasses: Data }>;
    for (const { actors, items } of RULESETS) {
      for (const type of Object.keys(actors))
        expect([Actor?.dataModels, Actor?.sheetClasses]).toMatchObject(both(type));
      for (const type of Object.keys(items)) expect([Item?.dataModels, Item?.sheetClasses]).toMatchObject(both(type));
    }
  });

  it("asks indices for slugs, blinds and hides tokens by its own conditions", () => {
    expect(CONFIG.Actor.compendiumIndexFields).toContain("system.slug");
    expect(CONFIG.Item.compendiumIndexFields).toContain("system.slug");
    expect(CONFIG.specialStatusEffects).toMatchObject({ BLIND: "blinded", INVISIBLE: "warpInvisible" });
    expect(RULESETS.flatMap(({ conditions }) => conditions).every(({ id }) => id in CONFIG.statusEffects)).toBe(true);
  });

  it.each(["createChatMessage", "preCreateActiveEffect", "renderCombatTracker"])("listens to %s", (hook) => {
    expect(listeners(hook)).toBeGreaterThan(0);
  });
});

describe("when the table stands", () => {
  it("a player's window reads its compendia in its reader's language, and keeps no table", async () => {
    Object.assign(game.i18n, { translations: JSON.parse(readFileSync("lang/en.json", "utf8")) as Data });
    grant(PLAYER);
    Hooks.callAll("ready");
    await eventually(() => expect(PROFOND.name).toBe("Deep One"));
    await vi.dynamicImportSettled();
    expect(watches).not.toHaveBeenCalled();
  });

  it("whoever becomes keeper watches over fields of the keeper from then on, without a reload", async () => {
    grant(GAMEMASTER);
    Hooks.callAll("updateUser", game.user, {}, {}, KEEPER);
    await eventually(() => expect(watches).toHaveBeenCalledOnce());
    Hooks.callAll("updateUser", game.user, {}, {}, KEEPER);
    await vi.dynamicImportSettled();
    expect(watches).toHaveBeenCalledOnce();
  });

  it.each(["combatTurnChange", "deleteCombat", "updateToken"])("a keeper's window listens to %s", (hook) => {
    expect(listeners(hook)).toBeGreaterThan(0);
  });
});

/** Gives the user of this window another role. */
function grant(role: number): void {
  game.user.updateSource({ role });
}

const THERE: unknown = expect.anything();
const both = (type: string): readonly object[] => [{ [type]: THERE }, { [type]: THERE }];
