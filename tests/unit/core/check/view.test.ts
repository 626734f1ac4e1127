// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CHECKS } from "../../../../src/core/check/list.js";
import { outcomeOf } from "../../../../src/core/check/outcome.js";
import { pointsOf, type Result } from "../../../../src/core/check/points.js";
import type { Session } from "../../../../src/core/check/session.js";
import { viewOf, type State } from "../../../../src/core/check/window/view.js";
import { RULESETS } from "../../../support/rulesets.js";

const points = pointsOf(CHECKS, RULESETS.slice(0, 1));
const total = points.length;

beforeEach(() => {
  const format = (key: string, data: Record<string, unknown>) => `${key} ${Object.values(data).join(" ")}`;
  vi.stubGlobal("game", {
    i18n: { lang: "en", localize: (key: string) => key, format, has: () => false },
    actors: [{ type: "gbCreature" }],
    release: { generation: 13, build: 351, version: "13.351" },
    system: { version: "0.1.0" },
  });
  vi.stubGlobal("foundry", { ...foundry, applications: {} });
});
afterEach(() => vi.unstubAllGlobals());

function session(
  more: Record<string, Result>,
  kind: "running" | "done" = "done",
  left: readonly string[] = [],
  meanwhile: Partial<Session> = {},
): State {
  const good = points.filter(({ id }) => !left.includes(id)).map(({ id }): [string, Result] => [id, { state: "good" }]);
  const results = new Map([...good, ...Object.entries(more)]);
  const outcome = outcomeOf(points, results);
  const rest = { made: 41, cleared: 41, took: 112_000, speeds: {}, current: points[3], remaining: 70_000 };
  const whole = { points, results, outcome, ...rest, tidies: false, failure: null, omitted: [], ...meanwhile };
  return { kind, session: whole as unknown as Session };
}

const seen = (state: State) => {
  const { figure, tone, verdict, primary, aside } = viewOf(state);
  return { figure, tone, verdict, primary: primary?.action, aside: aside.map(({ action }) => action) };
};

it("before: proposes the rulesets of the world, and says that Foundry has changed", () => {
  const last = { at: 0, foundry: "13.346", system: "0.1.0", good: 30, bad: 0, skip: 2 };
  const view = viewOf({ kind: "before", chosen: new Set(["gb"]), last, minutes: 1 });
  expect(view).toMatchObject({
    figure: 1,
    primary: { action: "start" },
    banner: { title: "GARDIEN.CHECK.last.foundry" },
  });
  expect(view["rulesets"]).toContainEqual(expect.objectContaining({ id: "gb", checked: true }));
});

it("running: says the point, its group, how long and what is wrong so far", () => {
  const view = viewOf(session({ "packs.read": { state: "bad", facts: [] } }, "running"));
  expect(view).toMatchObject({ figure: 4, busy: true, primary: null, aside: [{ action: "stop" }] });
  expect(view["bar"]).toMatchObject({ sofar: "GARDIEN.CHECK.running.bad.one 1" });
});

it("running: says that it prepares, and that it clears away, stopped or at its end", () => {
  expect(viewOf(session({}, "running", [], { current: null }))).toMatchObject({
    verdict: "GARDIEN.CHECK.running.begins",
  });
  expect(viewOf(session({}, "running", [], { tidies: true }))).toMatchObject({
    verdict: "GARDIEN.CHECK.running.tidies",
    bar: { rest: "" },
  });
});

it("failed: says why, and takes no failure for the keeper's own stop", () => {
  const view = viewOf(session({}, "done", [points[5]?.id ?? ""], { failure: "no right" }));
  expect(view).toMatchObject({ tone: "warn", verdict: "GARDIEN.CHECK.done.failed", primary: { action: "resume" } });
  expect(view.line).toContain("GARDIEN.CHECK.done.failedLine no right");
  const faulty = session({ "attacks.undo:gb": { state: "bad", facts: ["x"] } }, "done", [], { failure: "no right" });
  expect(viewOf(faulty).line).toContain("GARDIEN.CHECK.done.failedLine no right");
});

it("before: a check that left points untried does not say that all went well", () => {
  const last = { at: 0, foundry: "13.351", system: "0.1.0", good: 30, bad: 0, skip: 2 };
  const { banner } = viewOf({ kind: "before", chosen: new Set(["gb"]), last, minutes: 1 });
  expect(banner).toMatchObject({ title: "GARDIEN.CHECK.last.same" });
  expect((banner as { readonly text?: string }).text).toContain("last.and");
});

it("all well: nothing is left of it", () => {
  expect(seen(session({}))).toMatchObject({
    figure: total,
    tone: "good",
    verdict: "GARDIEN.CHECK.done.good",
    primary: "close",
  });
  expect(viewOf(session({})).line).toContain("GARDIEN.CHECK.done.cleared");
});

it("faults: the worst decides, each is said with its mending", () => {
  const annoying = session({ "attacks.undo:gb": { state: "bad", facts: ["x"] } });
  expect(seen(annoying)).toMatchObject({ figure: 1, tone: "warn", primary: "again" });
  const preventing = session({
    "sheets.open:gb": { state: "bad", facts: ["x"] },
    "packs.images": { state: "bad", facts: [] },
  });
  expect(seen(preventing)).toMatchObject({ figure: 2, tone: "bad", verdict: "GARDIEN.CHECK.done.bad.other 2" });
  expect(viewOf(preventing)["faults"]).toMatchObject([{ tone: "bad", rulesets: "GARDIEN.GB.title" }, { tone: "warn" }]);
});

it("partly not tried: good, with what was missing", () => {
  const view = viewOf(session({ "players.client": { state: "skip", reason: "noPlayer" } }));
  expect(view).toMatchObject({ figure: total - 1, tone: "good", line: "GARDIEN.CHECK.skip.noPlayer" });
});

it("stopped: goes on from the first point that is left", () => {
  expect(seen(session({}, "done", [points[5]?.id ?? ""]))).toMatchObject({
    verdict: "GARDIEN.CHECK.done.stopped",
    primary: "resume",
  });
});

it("cannot: a fight goes on, somebody else checks, a check was cut short", () => {
  expect(seen({ kind: "fight", round: 3, some: 27, total: 32 })).toMatchObject({
    figure: 0,
    tone: "warn",
    primary: "startSome",
  });
  const mark = { folder: "f", run: "r", user: "u", at: 0, point: 21, total: 32 };
  const busy = { kind: "busy", name: "Hugo", own: false, mark } as const;
  expect(seen({ ...busy, watched: false })).toMatchObject({ figure: 21, primary: "watch", aside: ["close"] });
  expect(seen({ ...busy, watched: true }).primary).toBeUndefined();
  expect(seen({ ...busy, own: true, watched: false }).aside).toEqual(["close", "clear"]);
  const left = { found: new Map(), ids: new Set<string>(), count: 9 };
  expect(seen({ kind: "cut", mark, left })).toMatchObject({ figure: 9, primary: "clear", aside: ["keep"] });
});
