import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../support/eventually.js";
import { followWorld } from "../../../../src/core/card/follow.js";
import { cards } from "../../../../src/core/card/registry.js";
import { reading } from "../../../../src/core/text/content.js";
import { translate } from "../../../../src/core/text/translate.js";

type Listener = (...args: unknown[]) => unknown;

afterEach(() => {
  delete reading.lines;
});

test("cards that were drawn before names could be read are drawn again with them", async () => {
  const listeners = new Map<string, Listener[]>();
  vi.stubGlobal("Hooks", {
    on: (hook: string, fn: Listener) => listeners.set(hook, [...(listeners.get(hook) ?? []), fn]).size,
    callAll: (hook: string, ...args: unknown[]) => (listeners.get(hook) ?? []).forEach((fn) => void fn(...args)),
  });
  const drawn: string[] = [];
  vi.stubGlobal("game", {
    i18n: { lang: "en" },
    system: { languages: [{ lang: "fr" }, { lang: "en" }] },
    ...{ packs: [], modules: [], items: [], actors: [], combats: [], scenes: {} },
    messages: { get: (id: string) => void drawn.push(id) },
  });
  const texts = { GARDIEN: { CONTENT: {} } };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(texts) }));
  followWorld();
  cards.add("card", { isConnected: true } as HTMLElement);
  await translate();
  await eventually(() => expect(drawn).toEqual(["card"]));
});
