import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../../../../src/core/rulesets.js", () => ({ rulesetOf: () => ({ id: "some" }) }));
vi.mock("../../../../src/core/play/arbiter/arbiter.js", () => ({
  arbitrate: (_keys: unknown, act: () => Promise<void>) => act(),
}));
vi.mock("../../../../src/core/play/arbiter/apply-deferred.js", () => ({ applyDeferred: () => Promise.resolve() }));
vi.mock("../../../../src/core/play/arbiter/pause.js", () => ({ pause: () => Promise.resolve() }));
vi.mock("../../../../src/core/play/draft/deed-draft.js", () => ({ DeedDraft: class {} }));
vi.mock("../../../../src/core/play/loaded/deeds.js", () => ({
  loadDeeds: () => Promise.resolve({ roundsOver: "over", procedures: { over: {} } }),
}));
const postOnce = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock("../../../../src/core/play/draft/post-deed.js", () => ({ postOnce }));
vi.mock("../../../../src/core/foundry/visibility.js", () => ({ recipients: () => ({}) }));

const { sumUpRounds } = await import("../../../../src/core/fight/rounds/rounds-over.js");

const update = vi.fn<(changes: object) => Promise<void>>();
const fight = {
  ...{ id: "fight", uuid: "Combat.fight", round: 3, started: true, flags: {}, update },
  turns: [{ actor: { type: "someone", uuid: "Actor.one" }, token: null, hidden: false }],
};

describe("the rounds of a fight that are over", () => {
  beforeEach(() => {
    vi.stubGlobal("game", { combats: new Map([[fight.id, fight]]) });
    update.mockReset().mockResolvedValue();
    postOnce.mockReset().mockResolvedValue(true);
  });

  it("are noted once they are summed up", async () => {
    await sumUpRounds(fight as never);
    expect(update).toHaveBeenCalledExactlyOnceWith({ flags: { gardien: { summed: 2 } } }, {});
  });

  it("are noted nowhere when the fight ends meanwhile", async () => {
    postOnce.mockImplementation(() => {
      (game.combats as unknown as Map<string, unknown>).delete(fight.id);
      return Promise.resolve(true);
    });
    await sumUpRounds(fight as never);
    expect(update).not.toHaveBeenCalled();
  });

  it("fail for nobody when the fight ends while it is written, and for no other reason", async () => {
    const refused = new Error("there is no such fight");
    update.mockImplementation(() => {
      (game.combats as unknown as Map<string, unknown>).delete(fight.id);
      return Promise.reject(refused);
    });
    await expect(sumUpRounds(fight as never)).resolves.toBeUndefined();
    vi.stubGlobal("game", { combats: new Map([[fight.id, fight]]) });
    update.mockRejectedValue(refused);
    await expect(sumUpRounds(fight as never)).rejects.toThrow(refused);
  });
});
