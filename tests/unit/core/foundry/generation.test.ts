import { describe, expect, test, vi } from "vitest";
import { registerEffectTransfer, registerStatuses } from "../../../../src/core/foundry/generation.js";
import { menuEntry } from "../../../../src/core/ui/menu-entry.js";
import { defaultVisibility, initiativeMessage, recipients } from "../../../../src/core/foundry/visibility.js";

/** The playground's registry, whose own types would contradict those of the system. */
const { defineStatusEffects } = (await import(
  /* @vite-ignore */ "../../../../playground/client/game/status-effects.js" as string
)) as { defineStatusEffects(config: object, list: readonly object[], generation: number): void };

/** A table of one generation whose sidebar says how rolls are seen. */
function openTable(generation: 13 | 14, chosen: string): { CONFIG: Record<string, unknown> } {
  const CONFIG: Record<string, unknown> = {
    statusEffects: generation === 13 ? [{ id: "old" }] : { old: { id: "old" } },
    ActiveEffect: generation === 13 ? { legacyTransferral: true } : {},
  };
  vi.stubGlobal("CONFIG", CONFIG);
  vi.stubGlobal("game", {
    release: { generation },
    userId: "me",
    users: [
      { id: "keeper", isGM: true },
      { id: "me", isGM: false },
    ],
    settings: {
      get: (_space: string, key: string) => (key === (generation === 13 ? "rollMode" : "messageMode") ? chosen : ""),
    },
  });
  return { CONFIG };
}

describe("who sees a roll", () => {
  test.each([
    [13, "publicroll", "public"],
    [13, "gmroll", "keeper"],
    [13, "blindroll", "blind"],
    [13, "selfroll", "self"],
    [14, "public", "public"],
    [14, "ic", "public"],
    [14, "gm", "keeper"],
    [14, "blind", "blind"],
    [14, "self", "self"],
  ] as const)("in generation %i, %s in the sidebar is %s", (generation, chosen, visibility) => {
    openTable(generation, chosen);
    expect(defaultVisibility()).toBe(visibility);
  });

  test.each([13, 14] as const)(
    "in generation %i, a mode that nobody here knows shows nothing to the table",
    (generation) => {
      openTable(generation, "whispered-by-a-module");
      expect(defaultVisibility()).toBe("keeper");
    },
  );

  test("what Foundry tells by itself is told under the names of its generation, where it looks for them", () => {
    openTable(13, "publicroll");
    expect(initiativeMessage({ flavor: "!" }, "keeper")).toEqual({
      messageOptions: { flavor: "!", rollMode: "gmroll" },
    });
    openTable(14, "public");
    expect(initiativeMessage({ flavor: "!" }, "keeper")).toEqual({
      messageOptions: { flavor: "!" },
      messageMode: "gm",
    });
  });

  test("a secret roll names its readers, a blind one hides from its author too", () => {
    openTable(13, "publicroll");
    expect(recipients("public")).toEqual({ whisper: [], blind: false });
    expect(recipients("keeper")).toEqual({ whisper: ["keeper"], blind: false });
    expect(recipients("blind")).toEqual({ whisper: ["keeper"], blind: true });
    expect(recipients("self")).toEqual({ whisper: ["me"], blind: false });
  });
});

describe("registration", () => {
  const dead = { id: "dead", name: "Dead", img: "dead.svg" };
  const prone = { id: "prone", name: "Prone", img: "prone.svg" };
  const offered = { ...dead, order: 0 };

  test("token statuses are a list in 13", () => {
    const { CONFIG } = openTable(13, "");
    registerStatuses([dead]);
    expect(CONFIG["statusEffects"]).toEqual([dead]);
  });

  test("token statuses fill 14's registry, which answers to ids and to what one asks of a list", () => {
    const { CONFIG } = openTable(14, "");
    Reflect.deleteProperty(CONFIG, "statusEffects");
    defineStatusEffects(CONFIG, [{ id: "old", name: "Old", img: "old.svg" }], 14);
    const registry = CONFIG["statusEffects"] as Record<string, unknown> & { id: string }[];
    registerStatuses([dead]);
    expect(CONFIG["statusEffects"]).toBe(registry);
    expect([Object.keys(registry), Object.values(registry), [...registry]]).toEqual([["dead"], [offered], [offered]]);
    expect([registry["dead"], registry.find(({ id }) => id === "dead"), registry.length]).toEqual([
      offered,
      offered,
      1,
    ]);
    expect("old" in registry).toBe(false);
  });

  test("14's registry is filled by what is assigned to it, by no hand: which face of it one would touch is not documented", () => {
    const { CONFIG } = openTable(14, "");
    const touch = vi.fn(() => false);
    const registry = new Proxy({ old: { id: "old" } }, { set: touch, deleteProperty: touch, ownKeys: () => ["old"] });
    const assign = vi.fn();
    Object.defineProperty(CONFIG, "statusEffects", { get: () => registry, set: assign });
    registerStatuses([dead]);
    expect(assign).toHaveBeenCalledExactlyOnceWith([offered]);
    expect(touch).not.toHaveBeenCalled();
  });

  test("were 14's registry a plain object, it stays the same, keyed by id", () => {
    const { CONFIG } = openTable(14, "");
    const registry = CONFIG["statusEffects"];
    registerStatuses([dead]);
    expect(CONFIG["statusEffects"]).toBe(registry);
    expect(registry).toEqual({ dead: offered });
  });

  test("14, which offers by name what tells no order, is told the order in which they are listed", () => {
    const { CONFIG } = openTable(14, "");
    registerStatuses([prone, dead]);
    expect(CONFIG["statusEffects"]).toEqual({ prone: { ...prone, order: 0 }, dead: { ...dead, order: 1 } });
    const older = openTable(13, "").CONFIG;
    registerStatuses([prone, dead]);
    expect(older["statusEffects"]).toEqual([prone, dead]);
  });

  test("effects are transferred the new way in 13, and 14 is told nothing", () => {
    const older = openTable(13, "").CONFIG;
    registerEffectTransfer();
    expect(older["ActiveEffect"]).toEqual({ legacyTransferral: false });
    const newer = openTable(14, "").CONFIG;
    registerEffectTransfer();
    expect(newer["ActiveEffect"]).toEqual({});
  });
});

describe("a menu", () => {
  test.each([13, 14] as const)("offers and does what it is told to, in the words of generation %i", (generation) => {
    openTable(generation, "");
    const chosen: unknown[] = [];
    const entry = menuEntry({
      label: "A",
      icon: "fa-solid fa-circle",
      visible: () => true,
      choose: (target) => chosen.push(target),
    }) as Record<string, (...args: unknown[]) => unknown>;
    expect(entry[generation === 13 ? "name" : "label"]).toBe("A");
    expect(String(entry["icon"]).includes("<i")).toBe(generation === 13);
    expect(entry[generation === 13 ? "condition" : "visible"]?.()).toBe(true);
    if (generation === 13) entry["callback"]?.("circle");
    else entry["onClick"]?.(null, "circle");
    expect(chosen).toEqual(["circle"]);
  });
});
