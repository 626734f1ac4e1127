import { afterEach, describe, expect, it, vi } from "vitest";
import { givePlaceBack, placeMove, takePlace } from "../../../../../src/core/play/apply/place-move.js";

afterEach(() => vi.unstubAllGlobals());

class Token {
  x = 100;
  y = 200;
  readonly name = "Docker";
  async update(place: object): Promise<void> {
    Object.assign(this, await Promise.resolve(place));
  }
}

/** A token on a scene. */
function standing() {
  const token = new Token();
  vi.stubGlobal("fromUuidSync", (uuid: string) => (uuid === "Scene.s.Token.t" ? token : null));
  vi.stubGlobal("foundry", { documents: { TokenDocument: Token } });
  const move = { token: "Scene.s.Token.t", before: { x: 100, y: 200 }, after: { x: 250, y: 200 } };
  return { token, move };
}

describe("a token that stands elsewhere", () => {
  it("is told with where it stood; nothing where it is gone, or stands there", () => {
    const { move } = standing();
    expect(placeMove({ token: move.token, x: 250, y: 200 })).toEqual(move);
    expect([placeMove({ token: move.token, x: 100, y: 200 }), placeMove({ token: "gone", x: 0, y: 0 })]).toEqual([
      null,
      null,
    ]);
  });

  it("goes there, and back", async () => {
    const { token, move } = standing();
    await takePlace(move);
    expect([token.x, token.y]).toEqual([250, 200]);
    expect(await givePlaceBack(move)).toEqual([]);
    expect([token.x, token.y]).toEqual([100, 200]);
    expect(await givePlaceBack(move)).toEqual([]); // resumed
  });

  it("stays where it went since, which is told", async () => {
    const { token, move } = standing();
    await takePlace(move);
    await token.update({ x: 900 });
    expect(await givePlaceBack(move)).toEqual([{ kind: "placeChanged", name: "Docker" }]);
    expect(token.x).toBe(900);
  });
});
