import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotTried, type Check } from "../../../../src/core/check/check.js";
import { remember } from "../../../../src/core/check/last.js";
import { Session } from "../../../../src/core/check/session.js";

const place = vi.hoisted(() => ({ told: [] as string[], refuses: false, checks: [] as Check[] }));

vi.mock("../../../../src/core/check/list.js", () => ({
  get CHECKS() {
    return place.checks;
  },
}));
vi.mock("../../../../src/core/check/last.js", () => ({ remember: vi.fn(() => Promise.resolve()) }));
vi.mock("../../../../src/core/check/marks.js", () => ({ firstMark: () => ({}), moveMark: () => Promise.resolve() }));
vi.mock("../../../../src/core/check/trial.js", () => ({
  Trial: class {
    readonly id = "trial";
    readonly speeds = {};
    readonly made = 2;
    readonly cleared = 2;
    begin = () => (place.refuses ? Promise.reject(new Error("no right to folders")) : Promise.resolve());
    clear = () => Promise.resolve(void place.told.push("clear"));
    shut = () => undefined;
  },
}));

let now = 0;

/** A check that takes a second. */
const check = (id: string, act: () => unknown = () => undefined, more: object = {}): Check =>
  ({
    ...{ id, group: "data", severity: "bad" },
    run: () => {
      now += 1000;
      return Promise.resolve(act());
    },
    ...more,
  }) as unknown as Check;

beforeEach(() => {
  [now, place.refuses, place.told.length] = [0, false, 0];
  place.checks = ["a", "b", "c", "d", "e", "f"].map((id) => check(id));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.mocked(remember).mockClear();
});
afterEach(() => vi.restoreAllMocks());

it("says how long is left by what this run has taken, whatever was tried before", async () => {
  const session = new Session([]);
  const left: (number | null)[] = [];
  const follow = () => void left.push(session.tidies ? null : session.remaining);
  await session.go(session.points, follow);
  expect(left.slice(0, 6)).toEqual([null, null, null, 3000, 2000, 1000]);
  left.length = 0;
  await session.go(session.points.slice(2), follow);
  expect(left.slice(0, 4)).toEqual([null, null, null, 1000]);
});

it("remembers how it went, and counts what was left out as not tried", async () => {
  place.checks = [
    check("a"),
    check("b", () => {
      throw new NotTried("noPlayer");
    }),
    check("fight", undefined, { fights: true }),
  ];
  const session = new Session([], ({ fights }) => fights !== true);
  await session.go(session.points, () => undefined);
  expect(session.omitted.map(({ id }) => id)).toEqual(["fight"]);
  expect(remember).toHaveBeenCalledWith({ good: 1, bad: 0, skip: 2 });
});

it("remembers nothing of a run that was stopped: it says nothing of the table", async () => {
  place.checks[1] = check("b", () => session.stop());
  const session = new Session([]);
  await session.go(session.points, () => undefined);
  expect(session.outcome.left.length).toBeGreaterThan(0);
  expect(place.told).toEqual(["clear"]);
  expect(remember).not.toHaveBeenCalled();
});

it("says why it could not begin, and leaves nothing behind", async () => {
  place.refuses = true;
  const session = new Session([]);
  await expect(session.go(session.points, () => undefined)).rejects.toThrow("no right to folders");
  expect(session.failure).toBe("no right to folders");
  expect([session.running, place.told]).toEqual([false, ["clear"]]);
  place.refuses = false;
  await session.go(session.points, () => undefined);
  expect([session.failure, session.outcome.good]).toEqual([null, 6]);
});
