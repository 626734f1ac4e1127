import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { registerRuler, type RulerClass, type RulerWaypoint } from "../../../../src/core/foundry/token-ruler.js";
import type { Ruleset } from "../../../../src/core/ruleset.js";
import { playedRulesets, playRulesets } from "../../../../src/core/rulesets.js";
import { bandAt, type MovementBand } from "../../../../src/core/world/movement.js";
import { followRulers } from "../../../../src/core/world/ruler.js";
import { eventually } from "../../../support/eventually.js";

const BANDS: readonly MovementBand[] = [
  { metres: 2, name: { key: "walk" }, pace: "easy" },
  { metres: 6, name: { key: "run" }, pace: "effort" },
];
/** What the ruleset made up here says of each way to move. */
const WAYS: Readonly<Record<string, readonly MovementBand[]>> = { walk: BANDS, climb: BANDS, sit: [] };
const movement = () => Promise.resolve({ movementOf: (_actor: Actor, way: string) => WAYS[way] ?? null });
const known = { id: "known", actors: { hero: {} }, items: {}, movement };
const silent = { id: "silent", actors: { ghost: {} }, items: {} };

/** Foundry's own ruler, as far as ours asks it. */
class PlainRuler {
  constructor(readonly token: Token) {}
  _getSegmentStyle(): object {
    return { width: 4, color: "user" };
  }
  _getGridHighlightStyle(): object {
    return { alpha: 0.5, color: "user" };
  }
  _getWaypointLabelContext({ previous, measurement }: RulerWaypoint): object | undefined {
    const { distance, cost } = measurement;
    return previous ? { units: "m", distance: { total: `${distance}` }, cost: { total: `${cost}` } } : undefined;
  }
}

const before = playedRulesets();
const settings = new Map([["gardien.ruler", true]]);
const i18n = { lang: "fr", localize: (key: string) => key, format: (key: string) => key };

beforeEach(() => {
  vi.stubGlobal("CONFIG", { Token: { rulerClass: PlainRuler } });
  vi.stubGlobal("canvas", { ready: false });
  vi.stubGlobal("game", { i18n, settings: { get: (scope: string, key: string) => settings.get(`${scope}.${key}`) } });
  settings.set("gardien.ruler", true);
  registerRuler();
});
afterAll(() => {
  playRulesets(before);
  vi.unstubAllGlobals();
});

interface Grid {
  readonly units?: string;
  readonly isGridless?: boolean;
}

/** The ruler of somebody's token. */
function rulerOf(actor: { readonly type: string; readonly isOwner?: boolean } | null, grid: Grid = {}) {
  const Ruler = (CONFIG as unknown as { Token: { rulerClass: RulerClass } }).Token.rulerClass;
  const token = {
    actor: actor && { isOwner: true, ...actor },
    document: { parent: { grid: { units: "m", ...grid } } },
  };
  return new Ruler(token as never);
}
const HERO = { type: "hero" };

/** The stop at the end of a way of these lengths, each `[action, distance, cost]` from the start. */
function way(...stops: readonly (readonly [action: string, distance: number, cost?: number])[]): RulerWaypoint {
  const start: RulerWaypoint = { action: "walk", previous: null, measurement: { cost: 0, distance: 0 } };
  return stops.reduce<RulerWaypoint>(
    (previous, [action, distance, cost = distance]) => ({ action, previous, measurement: { cost, distance } }),
    start,
  );
}
const label = (ruler: ReturnType<typeof rulerOf>, waypoint: RulerWaypoint) =>
  ruler._getWaypointLabelContext(waypoint, {});
const colour = (ruler: ReturnType<typeof rulerOf>, waypoint: RulerWaypoint) =>
  ruler._getGridHighlightStyle(waypoint, {}).color;
const PLAIN = "user";

describe("the ruler of a token", () => {
  beforeEach(async () => {
    playRulesets([known, silent] as unknown as readonly Ruleset[]);
    followRulers();
    await eventually(() => expect(colour(rulerOf(HERO), way(["walk", 1]))).not.toBe(PLAIN));
  });

  it("names what each stop is within, before its number, and what is too far", () => {
    const ruler = rulerOf(HERO);
    const names = [2, 2.001, 6, 6.5].map((metres) => label(ruler, way(["walk", metres]))?.distance?.total);
    expect(names).toEqual(["walk · 2", "walk · 2.001", "run · 6", "GARDIEN.RULER.beyond · 6.5"]);
    expect(label(ruler, way(["walk", 3, 8]))).toEqual({
      units: "m",
      distance: { total: "GARDIEN.RULER.beyond · 3" },
      cost: { total: "GARDIEN.RULER.beyond · 8" },
    });
  });

  it("colours the spaces by it, each kind otherwise, and keeps all else of their look", () => {
    const ruler = rulerOf(HERO);
    const colours = [1, 5, 9].map((metres) => colour(ruler, way(["walk", metres])));
    expect(new Set([...colours, PLAIN]).size).toBe(4);
    expect(ruler._getGridHighlightStyle(way(["walk", 1]), {})).toMatchObject({ alpha: 0.5 });
  });

  it("leaves the line its user's colour, but where no grid has spaces to colour", () => {
    const end = way(["walk", 5]);
    expect(rulerOf(HERO)._getSegmentStyle(end)).toEqual({ width: 4, color: PLAIN });
    const gridless = rulerOf(HERO, { isGridless: true });
    expect(gridless._getSegmentStyle(end)).toEqual({ width: 4, color: colour(gridless, end) });
  });

  it("has no label where Foundry has none", () => {
    expect(label(rulerOf(HERO), way())).toBeUndefined();
  });

  it.each([
    ["m", 1],
    ["", 1],
    ["mètres", 1],
    ["ft", 1 / 0.3],
    ["Feet", 1 / 0.3],
    ["km", 1 / 1000],
  ])("counts in the scene's units: %j", (units, metre) => {
    const ruler = rulerOf(HERO, { units });
    const ends = [2, 6, 7].map((metres) => label(ruler, way(["walk", metres * metre]))?.distance?.total);
    expect(ends.map((end) => String(end).split(" · ")[0])).toEqual(["walk", "run", "GARDIEN.RULER.beyond"]);
  });

  it("counts what slow ground costs a walker; of other ways their length alone, which the rules' numbers are", () => {
    expect(label(rulerOf(HERO), way(["walk", 2, 4]))?.distance?.total).toBe("run · 2");
    expect(label(rulerOf(HERO), way(["climb", 2, 4]))?.distance?.total).toBe("walk · 2");
  });

  it("counts the way of the whole turn, stop by stop", () => {
    expect(label(rulerOf(HERO), way(["walk", 1.5], ["walk", 3]))?.distance?.total).toBe("run · 3");
  });

  it("says who gets nowhere", () => {
    expect(label(rulerOf(HERO), way(["sit", 1]))?.distance?.total).toBe("GARDIEN.RULER.still · 1");
  });

  it.each([
    ["nobody's token", null, {}, way(["walk", 1])],
    ["an actor of rules that give no numbers", { type: "ghost" }, {}, way(["walk", 1])],
    ["an actor of no ruleset", { type: "vehicle" }, {}, way(["walk", 1])],
    ["somebody else's, whose speed is a secret", { type: "hero", isOwner: false }, {}, way(["walk", 1])],
    ["a unit of which nobody knows how long it is", HERO, { units: "cases" }, way(["walk", 1])],
    ["a way to move without numbers", HERO, {}, way(["fly", 1])],
    ["several ways in one", HERO, {}, way(["walk", 1], ["climb", 2])],
    ["a jump through space", HERO, {}, { ...way(["walk", 1]), actionConfig: { teleport: true } }],
    ["a stop out of reach", HERO, {}, { ...way(["walk", 1]), unreachable: true }],
  ])("is plain for %s", (_what, actor, grid, end) => {
    const ruler = rulerOf(actor, grid);
    expect(colour(ruler, end)).toBe(PLAIN);
    expect(String(label(ruler, end)?.distance?.total)).not.toContain("·");
  });

  it("is plain for whoever wants it so, at once", () => {
    const ruler = rulerOf(HERO);
    settings.set("gardien.ruler", false);
    expect(colour(ruler, way(["walk", 1]))).toBe(PLAIN);
  });
});

it("a band holds up to its last metre, however a ruler rounds", () => {
  expect(bandAt(BANDS, 6.0000001)?.name.key).toBe("run");
  expect(bandAt(BANDS, Infinity)).toBeNull();
  expect(bandAt([], 0)).toBeNull();
});
