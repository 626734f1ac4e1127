import { afterEach, describe, expect, it, vi } from "vitest";
import { DeedDraft } from "../../../../../src/core/play/draft/deed-draft.js";
import type { DeedProcedure } from "../../../../../src/core/play/contract/deed.js";
import { ownTokenOf } from "../../../../../src/core/world/world.js";

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

describe("the token to which a deed is done", () => {
  const targets = (actor: Actor) => {
    vi.stubGlobal("game", {
      ...{ release: { generation: 13 }, user: { isGM: true } },
      settings: { get: () => "publicroll" },
    });
    return new DeedDraft("reload", "any", {} as DeedProcedure, [actor], {}).targets;
  };

  it("is one that stands for them", () => {
    const { actor, document } = seen((own) => own);
    expect(targets(actor)).toEqual([{ actor, token: document }]);
  });

  it("is none that stands for somebody else: what the sheet of the list says would be done to that one", () => {
    const { actor } = seen(() => ({}));
    expect(targets(actor)).toEqual([{ actor, token: null }]);
  });
});
