import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import { throwDie, throwsDice } from "../../../../src/core/card/acts/throw-die.js";

const created: object[] = [];

/** A die that always shows the same. */
class Roll {
  total = 0;
  constructor(readonly formula: string) {}
  evaluate() {
    this.total = 13;
    return Promise.resolve(this);
  }
}

const messages = new Map<string, object>();

beforeEach(() => {
  created.length = 0;
  messages.clear();
  vi.stubGlobal("CONFIG", { Dice: { rolls: [Roll] }, sounds: { dice: "dice.wav" } });
  const settings = { get: () => "publicroll" };
  vi.stubGlobal("game", {
    release: { generation: 13 },
    userId: "k",
    user: { name: "Gardien" },
    users: [],
    messages,
    settings,
  });
  vi.stubGlobal("ChatMessage", { create: (source: object) => created.push(source) });
});

test("GB-03: a die that fate throws again falls before the table, and its face stands in the keeper's window", async () => {
  const field = { value: "" };
  await throwDie({ faces: 20, label: "Dé relancé", field }, "attack");
  expect(field.value).toBe("13");
  expect(created).toMatchObject([
    { speaker: { alias: "Gardien" }, flavor: "Dé relancé", rolls: [{ formula: "1d20" }], whisper: [], blind: false },
  ]);
});

test("of an attack that keepers alone read, they alone read the die", async () => {
  messages.set("attack", { whisper: ["k"], blind: false, author: null });
  await throwDie({ faces: 20, label: "", field: { value: "" } }, "attack");
  expect(created).toMatchObject([{ whisper: ["k"] }]);
});

test("once the window is closed its buttons throw nothing", () => {
  const listeners = new Set<unknown>();
  vi.stubGlobal("foundry", { applications: {} });
  vi.stubGlobal("document", {
    addEventListener: (_: string, one: unknown) => listeners.add(one),
    removeEventListener: (_: string, one: unknown) => listeners.delete(one),
  });
  const end = throwsDice("attack");
  expect(listeners.size).toBe(1);
  end();
  expect(listeners.size).toBe(0);
});

test("a button that is pressed twice throws one die, and says what went wrong", async () => {
  const heard: ((event: object) => void)[] = [];
  vi.stubGlobal("foundry", { applications: {}, utils: { escapeHTML: String } });
  vi.stubGlobal("document", { addEventListener: (_: string, one: (event: object) => void) => heard.push(one) });
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("ui", { notifications: { error: vi.fn() } });
  Object.assign(game, { i18n: { lang: "fr", has: () => true, localize: String, format: String } });
  const create = vi.fn(() => Promise.reject(new Error("the line is cut")));
  vi.stubGlobal("ChatMessage", { create });
  throwsDice("attack");
  const button = { dataset: { editDie: "20", label: "" }, parentElement: { querySelector: () => ({ value: "" }) } };
  for (let i = 0; i < 2; i++) heard[0]?.({ target: { closest: () => button } });
  await eventually(() => {
    expect(told).toHaveBeenCalled();
  });
  expect(create).toHaveBeenCalledTimes(1);
});
