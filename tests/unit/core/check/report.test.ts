// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHECKS } from "../../../../src/core/check/list.js";
import { outcomeOf } from "../../../../src/core/check/outcome.js";
import { pointsOf, type Result } from "../../../../src/core/check/points.js";
import { byProcessor } from "../../../../src/core/check/graphics.js";
import { reportText, without, type ReportData } from "../../../../src/core/check/window/report.js";
import { browserOf, changedSettings, machineOf } from "../../../../src/core/check/surroundings.js";
import type { SettingDefinition } from "../../../../src/core/settings/settings.js";
import { RULESETS } from "../../../support/rulesets.js";

const points = pointsOf(CHECKS, RULESETS.slice(0, 1));

beforeEach(() => {
  const format = (key: string, data: Record<string, unknown>) => `${key} ${Object.values(data).join(" ")}`;
  vi.stubGlobal("game", { i18n: { lang: "en", localize: (key: string) => key, format, has: () => false } });
});
afterEach(() => vi.unstubAllGlobals());

function results(more: Record<string, Result>): Map<string, Result> {
  const good = points.map(({ id }): [string, Result] => [id, { state: "good" }]);
  return new Map([...good, ...Object.entries(more)]);
}

describe("the outcome", () => {
  it("puts what keeps from playing first, and leaves out nothing that was stopped", () => {
    const { faults, left, good, bad, skip, total } = outcomeOf(
      points,
      results({
        "attacks.undo:gb": { state: "bad", facts: ["balls"] },
        "sheets.open:gb": { state: "bad", facts: ["gbWeapon"] },
        "speed.round": { state: "skip", reason: "stopped" },
        "players.client": { state: "skip", reason: "noPlayer" },
      }),
    );
    expect(faults.map(({ check }) => check.id)).toEqual(["sheets.open", "attacks.undo"]);
    expect(faults[1]?.facts).toEqual(["gb: balls"]);
    expect(left.map(({ id }) => id)).toEqual(["speed.round"]);
    expect([good, bad, skip]).toEqual([total - 4, 2, 2]);
  });
});

describe("the report", () => {
  const around = {
    ...{ foundry: "13.351", system: "0.1.0", browser: "Firefox 140", machine: "Windows", screen: "1920 × 1080" },
    ...{ scale: 1, lang: "fr", modules: ["Dice So Nice 5.1.6 (dice-so-nice)"], graphics: "card" as const },
    ...{ world: { Actor: 12, Item: 3, Scene: 2, ChatMessage: 840 }, role: 4, keepers: 1, players: 2 },
    settings: ["automation=never"],
  };
  const told = (more: Record<string, Result>, meanwhile: Partial<ReportData> = {}) => {
    const all = results(more);
    const shared = {
      at: 0,
      took: 90_000,
      speeds: { card: 180.4 },
      points,
      omitted: [],
      heard: [],
      failure: null,
      ...meanwhile,
    };
    return reportText({ ...shared, results: all, outcome: outcomeOf(points, all), around }, ["Ada Lovelace"]);
  };

  it("says on what, what is wrong with all facts, what was not tried and what is good", () => {
    const text = told({
      "attacks.undo:gb": { state: "bad", facts: ["Ada Lovelace at https://my.table:30000/x.mjs:1"] },
      "players.client": { state: "skip", reason: "noPlayer" },
    });
    expect(text).toContain("Foundry 13.351 · Gardien 0.1.0 · Firefox 140 · Windows · fr");
    expect(text).toContain("    Dice So Nice 5.1.6 (dice-so-nice)");
    expect(text).toContain("GARDIEN.CHECK.report.world 12 3 2 840");
    expect(text).toContain("GARDIEN.CHECK.report.people 1 2 4");
    expect(text).toContain("GARDIEN.CHECK.report.settings automation=never");
    expect(text).toContain("attacks.undo:gb  GARDIEN.CHECK.point.attacks.undo.fault");
    expect(text).toContain("    gb: … at /x.mjs:1");
    expect(text).toContain("players.client (noPlayer)");
    expect(text).toContain("speed.card  180 ms");
    expect(text).toContain("sheets.open:gb");
  });

  it("says what stopped the run, and what was heard of others meanwhile", () => {
    const meanwhile = { failure: "User Ada Lovelace lacks permission", heard: ["attacks.hit:gb: uncaught: x"] };
    const text = told({}, meanwhile);
    expect(text).toContain("GARDIEN.CHECK.report.failed  User … lacks permission");
    expect(text).toContain("GARDIEN.CHECK.report.heard\n    attacks.hit:gb: uncaught: x");
  });

  it.each([
    ["Anne-Marie hit Anne at wss://host:1/x", "… hit … at /x"],
    ["refused by 192.168.1.20:30000", "refused by "],
    ["ENOENT C:\\Users\\Anne\\Data\\worlds\\x.db, then /home/anne/foundry/x.db", "ENOENT  then "],
    ["system.note: text of 4", "system.note: text of 4"],
  ])("tells no names and no addresses: %s", (fact, plain) => {
    expect(without(fact, ["Anne", "Anne-Marie"])).toBe(plain);
  });
});

describe("machines", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Linux"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", "Windows"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15", "macOS"],
    ["Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15", "iOS"],
    ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36", "Android"],
    ["curl", "?"],
  ])("%s", (agent, name) => expect(machineOf(agent)).toBe(name));

  it.each([
    ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)", true],
    ["llvmpipe (LLVM 19.1.7, 256 bits)", true],
    ["Microsoft Basic Render Driver", true],
    ["ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)", false],
    ["Apple M2", false],
  ])("%s draws by the processor: %s", (name, so) => expect(byProcessor(name)).toBe(so));
});

describe("settings", () => {
  const one = { key: "one", scope: "world", initial: false } as const;
  const values: Record<string, unknown> = { one: true, two: "never", own: true, kept: 3, typed: "somebody" };
  const told = (definitions: readonly SettingDefinition[]) => changedSettings(definitions, (key) => values[key]);

  it("are told where they were changed for the world, and hold nothing that somebody typed", () => {
    expect(told([one, { key: "two", scope: "world", initial: "auto", choices: ["auto", "never"] }])).toEqual([
      "one=true",
      "two=never",
    ]);
    expect(told([{ ...one, initial: true }])).toEqual([]);
    expect(told([{ key: "own", scope: "user", initial: false }])).toEqual([]);
    expect(told([{ key: "kept", scope: "world", initial: 0, hidden: true }])).toEqual([]);
    expect(told([{ key: "typed", scope: "world", initial: "" }])).toEqual([]);
  });
});

describe("browsers", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox 140"],
    ["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36", "Chromium 142"],
    ["Mozilla/5.0 AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0", "Edge 142"],
    ["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15", "Safari 18"],
    ["curl", "?"],
  ])("%s", (agent, name) => expect(browserOf(agent)).toBe(name));
});
