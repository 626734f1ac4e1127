import { afterEach, expect, test, vi } from "vitest";
import { newToken, type Ground } from "../../../../src/core/foundry/tokens.js";

afterEach(() => void vi.unstubAllGlobals());

/** What a token was asked for with, on a scene that is seen like this. */
async function askedFor(view: object, scene?: object): Promise<readonly unknown[]> {
  vi.stubGlobal("canvas", view);
  const getTokenDocument = vi.fn((...given: unknown[]) => Promise.resolve(given));
  await newToken({ getTokenDocument } as object as Actor, { x: 3 }, scene as Ground | undefined);
  return getTokenDocument.mock.calls[0] ?? [];
}

test("a token is made for the storey in view, where the scene has storeys", async () => {
  const scene = { name: "cellar" };
  const view = { ready: true, scene, level: { id: "cellar0000000000" } };
  expect(await askedFor(view, scene)).toEqual([{ level: "cellar0000000000", x: 3 }, { parent: scene }]);
  expect(await askedFor({ ready: true, scene }, scene)).toEqual([{ x: 3 }, { parent: scene }]); // 13 has none
});

test("for a scene that nobody looks at, and for none, Foundry chooses the storey", async () => {
  const [scene, other] = [{ name: "cellar" }, { name: "attic" }];
  const view = { ready: true, scene: other, level: { id: "attic00000000000" } };
  expect(await askedFor(view, scene)).toEqual([{ x: 3 }, { parent: scene }]);
  expect(await askedFor({ ...view, ready: false }, other)).toEqual([{ x: 3 }, { parent: other }]);
  expect(await askedFor(view)).toEqual([{ x: 3 }, undefined]);
});
