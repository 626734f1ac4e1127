// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHECKS } from "../../../../src/core/check/list.js";
import { outcomeOf } from "../../../../src/core/check/outcome.js";
import { pointsOf, type Result } from "../../../../src/core/check/points.js";
import { reportText, without } from "../../../../src/core/check/report.js";
import { browserOf } from "../../../../src/core/check/surroundings.js";
import { RULESETS } from "../../../../src/rulesets/index.js";

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
  const around = { foundry: "13.351", system: "0.1.0", browser: "Firefox 140", screen: "1920 × 1080" };
  const told = (more: Record<string, Result>) => {
    const all = results(more);
    const shared = { at: 0, took: 90_000, speeds: { card: 180.4 }, points };
    const surroundings = { ...around, scale: 1, lang: "fr", modules: ["Dice So Nice 5.1.6"] };
    return reportText({ ...shared, results: all, outcome: outcomeOf(points, all), around: surroundings }, [
      "Ada Lovelace",
    ]);
  };

  it("says on what, what is wrong with all facts, what was not tried and what is good", () => {
    const text = told({
      "attacks.undo:gb": { state: "bad", facts: ["Ada Lovelace at https://my.table:30000/x.mjs:1"] },
      "players.client": { state: "skip", reason: "noPlayer" },
    });
    expect(text).toContain("Foundry 13.351 · Gardien 0.1.0 · Firefox 140 · fr");
    expect(text).toContain("  Dice So Nice 5.1.6");
    expect(text).toContain("attacks.undo:gb  GARDIEN.CHECK.point.attacks.undo.fault");
    expect(text).toContain("    gb: … at /x.mjs:1");
    expect(text).toContain("players.client (noPlayer)");
    expect(text).toContain("speed.card  180 ms");
    expect(text).toContain("sheets.open:gb");
  });

  it("tells no names and no addresses, the longest name first", () => {
    expect(without("Anne-Marie hit Anne at wss://host:1/x", ["Anne", "Anne-Marie"])).toBe("… hit … at /x");
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
