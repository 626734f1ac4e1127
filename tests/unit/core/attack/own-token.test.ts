import { afterEach, describe, expect, it, vi } from "vitest";
import { ownTokenOf } from "../../../../src/core/attack/world.js";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An actor on the scene in view, by the token of whoever that stands for. */
function seen(standsFor: (actor: object) => object) {
  vi.stubGlobal("canvas", { ready: true, tokens: { controlled: [] } });
  const document = { actor: null as object | null };
  const actor = { token: null, getActiveTokens: () => [{ document }] };
  document.actor = standsFor(actor);
  return { actor: actor as unknown as Actor, document };
}

describe("the token by which somebody attacks", () => {
  it("is one that stands for them", () => {
    const { actor, document } = seen((own) => own);
    expect(ownTokenOf(actor)).toBe(document);
  });

  it("is none that carries weapons of its own: the attack would be taken for a forged one", () => {
    expect(ownTokenOf(seen(() => ({})).actor)).toBeNull();
  });
});
