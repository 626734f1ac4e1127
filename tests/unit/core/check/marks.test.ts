// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstMark, standing } from "../../../../src/core/check/marks.js";

const ME = "me";
const users = [
  { id: ME, name: "Ada", active: true },
  { id: "there", name: "Hugo", active: true },
  { id: "gone", name: "Inès", active: false },
];

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A world whose folder carries the mark of a run. */
function world(mark: object | null): void {
  const folders = mark ? [{ id: "f", flags: { gardien: { check: mark } } }] : [];
  vi.stubGlobal("game", { userId: ME, users, collections: new Map([["Folder", folders]]) });
}

const mark = (user: string, ago = 0) => ({ run: "r", user, at: Date.now() - ago, point: 4, total: 9 });

it("knows of nothing where nobody checks", () => {
  world(null);
  expect(standing(null)).toBeNull();
});

it("says who checks, as long as they are there and are heard of", () => {
  world(mark("there"));
  expect(standing(null)).toMatchObject({
    ...{ kind: "busy", name: "Hugo", own: false },
    mark: { point: 4, total: 9 },
  });
  world(mark("there", 600_000));
  expect(standing(null)).toMatchObject({ kind: "cut" });
  world(mark("gone"));
  expect(standing(null)).toMatchObject({ kind: "cut", name: "Inès" });
});

it("takes the run that goes on in this page for none of others", () => {
  world(mark(ME));
  expect(standing("r")).toBeNull();
});

it("knows a run of this tab that a reload has cut short, and leaves one of another tab alone", () => {
  world(mark(ME));
  expect(standing(null)).toMatchObject({ kind: "busy", own: true });
  firstMark("r", 9);
  expect(standing(null)).toMatchObject({ kind: "cut" });
});
