import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { placePlayers } from "../../../../src/core/fight/order/place-players.js";
import { take } from "../../../../src/core/shared/change.js";
import { nameArmy } from "../../../../src/rulesets/rpg/keeper/battle-lines.js";

const set = vi.fn(() => Promise.resolve());
const warn = vi.fn();

beforeEach(() => {
  vi.stubGlobal("ui", { notifications: { warn } });
  vi.stubGlobal("foundry", { utils: { escapeHTML: (text: string) => text } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function sit(mayChangeSettings: boolean): void {
  vi.stubGlobal("game", {
    user: { can: (permission: string) => permission === "SETTINGS_MODIFY" && mayChangeSettings },
    settings: { get: () => ({}), set },
    i18n: { localize: (key: string) => key },
  });
}

const WRITES = [
  ["seats", () => placePlayers(["a"])],
  ["shared", () => take("destiny", { id: "one", points: 1, text: "" })],
  ["rpgBattle", () => nameArmy("a", "The watch")],
] as const;

test.each(WRITES)("an assistant who may change no settings is told so: %s", async (_key, write) => {
  sit(false);
  await write();
  expect(set).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith("GARDIEN.ERROR.worldSetting");
});

test.each(WRITES)("whoever may change settings writes: %s", async (key, write) => {
  sit(true);
  await write();
  expect(set).toHaveBeenCalledExactlyOnceWith("gardien", key, expect.anything());
  expect(warn).not.toHaveBeenCalled();
});
