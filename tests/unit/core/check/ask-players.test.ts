import { afterEach, describe, expect, it, vi } from "vitest";
import { askPlayers } from "../../../../src/core/check/ask-players.js";

afterEach(() => vi.unstubAllGlobals());

type Query = () => Promise<unknown>;
const user = (query: Query, more: object = {}) => ({ id: "u", active: true, isGM: false, query, ...more });
const answers = (value: unknown) => () => Promise.resolve(value);
const silent = () => Promise.reject(new Error("timed out"));

function table(...users: readonly object[]): void {
  vi.stubGlobal("game", { users });
}

describe("asking players", () => {
  it("asks those who are there, and no keeper", async () => {
    const told = { foundry: "13.351", system: "0.1.0", seen: ["a"] };
    table(user(answers(told)), user(silent, { isGM: true }), user(silent, { active: false }));
    expect(await askPlayers({})).toEqual([told]);
  });

  it("cannot be done where nobody is there", async () => {
    table(user(silent, { active: false }));
    await expect(askPlayers({})).rejects.toMatchObject({ reason: "noPlayer" });
  });

  it("takes silence for no fault: a page may lie behind others", async () => {
    table(user(silent), user(answers(null)));
    await expect(askPlayers({})).rejects.toMatchObject({ reason: "noAnswer" });
  });

  it("counts those who answer where others do not", async () => {
    table(user(silent), user(answers({ foundry: "13.351", system: "0.1.0" })));
    expect(await askPlayers({})).toEqual([{ foundry: "13.351", system: "0.1.0", seen: [] }]);
  });
});
