import { afterEach, expect, test, vi } from "vitest";
import { Trial } from "../../../../src/core/check/trial.js";

interface Placed {
  readonly x: number;
  readonly y: number;
}

afterEach(() => vi.unstubAllGlobals());

/** A world in which whatever is made is there at once; the answer are the tokens that were placed. */
function openWorld(): readonly Placed[] {
  const tokens: Placed[] = [];
  let serial = 0;
  const made = (data: object) => ({
    ...data,
    id: `made${(serial += 1)}`,
    items: new Map([["gun", {}]]),
    getTokenDocument: (token: Placed) => Promise.resolve({ toObject: () => token, actor: {} }),
    createEmbeddedDocuments: (_kind: string, [token]: Placed[]) => {
      if (token) tokens.push(token);
      return Promise.resolve([{ ...token, actor: {} }]);
    },
  });
  const documentClass = { create: (data: object) => Promise.resolve(made(data)) };
  vi.stubGlobal("CONFIG", new Proxy({}, { get: () => ({ documentClass }) }));
  vi.stubGlobal("Hooks", { on: () => 1, off: () => undefined });
  vi.stubGlobal("game", { i18n: { lang: "fr", localize: (key: string) => key, format: (key: string) => key } });
  vi.stubGlobal("fromUuid", () => Promise.resolve({ type: "hero", toObject: () => ({}) }));
  return tokens;
}

test("two who fight stand side by side, however many stood there before them", async () => {
  const tokens = openWorld();
  const trial = new Trial(() => ({ attacker: "a", target: "b", weapon: "gun", bonus: 0 }) as never);
  const ruleset = { id: "x" } as never;
  for (let alone = 0; alone < 3; alone++) {
    for (let pairs = 0; pairs < 8; pairs++) {
      await trial.pair(ruleset);
      const [one, other] = tokens.slice(-2) as [Placed, Placed];
      expect([other.x - one.x, other.y - one.y]).toEqual([100, 0]);
    }
    await trial.token(await trial.actor("hero"), true);
  }
});
