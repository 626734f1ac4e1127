// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { GROUPS } from "../../../../src/core/check/check.js";
import { CHECKS } from "../../../../src/core/check/list.js";
import { pointsOf } from "../../../../src/core/check/points.js";
import { registerBatches } from "../../../../src/core/check/quench.js";
import { RULESETS } from "../../../support/rulesets.js";

/** A stand-in that knows nothing of Quench but what its page tells. */

const warn = vi.fn();

beforeEach(() => {
  const i18n = { lang: "fr", localize: (key: string) => key, format: (key: string) => key };
  vi.stubGlobal("game", { user: { isGM: true }, i18n });
  vi.stubGlobal("ui", { notifications: { warn } });
  warn.mockClear();
});

/** What Quench hands to the body of a batch: Mocha's words. */
function mocha(): { its: string[]; around: number; context: object } {
  const found = { its: [] as string[], around: 0 };
  const hook = () => void (found.around += 1);
  const describe = (_name: string, body: () => void) => body();
  const context = { describe, it: (name: string) => void found.its.push(name), before: hook, after: hook };
  return Object.assign(found, { context });
}

test("Quench: every check of the table is a test of its own, in a batch of its group, cleared away after it", async () => {
  const batches = new Map<string, { body: (context: object) => void; displayName: string }>();
  await registerBatches({
    registerBatch: (id: string, body: (context: object) => void, { displayName }: { displayName: string }) =>
      void batches.set(id, { body, displayName }),
  });
  expect([...batches.keys()]).toEqual(GROUPS.map((group) => `gardien.${group}`));
  const all = [...batches.values()].flatMap(({ body, displayName }) => {
    expect(displayName).toMatch(/^Gardien: ./);
    const run = mocha();
    body(run.context);
    expect(run.around).toBe(2);
    return run.its;
  });
  expect(all.toSorted()).toEqual(
    pointsOf(CHECKS, RULESETS)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test("with another door than it tells of, a keeper is told, and nothing breaks", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await registerBatches({ register: () => undefined });
  expect(warn).toHaveBeenCalledTimes(1);
});
