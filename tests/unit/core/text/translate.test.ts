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

/** A table at which nothing of the world is to be told anew. */
const bare = {
  i18n: { lang: "en" },
  system: { languages: [{ lang: "fr" }, { lang: "en" }] },
  ...{ packs: [], modules: [], items: [], actors: [], combats: [], scenes: {} },
};
const answer = (texts: object) => () => Promise.resolve({ ok: true, json: () => Promise.resolve(texts) });

test("compendia that were opened before names could be read are listed again by them", async () => {
  const entry = { _id: "rules", name: "Règles" };
  const listed: string[] = [];
  const pack = {
    ...{ collection: "gardien.rules", visible: true, index: [entry], folders: [] },
    render: (force: boolean) => void listed.push(`${entry.name} ${force}`),
    [Symbol.iterator]: () => [].values(),
  };
  vi.stubGlobal("Hooks", { callAll: vi.fn<() => void>() });
  vi.stubGlobal("game", { ...bare, packs: [pack], user: { id: "me" } });
  vi.stubGlobal("fetch", answer({ rules: { rules: { written: "Règles", name: "Rules" } } }));
  await translate();
  expect(listed).toEqual(["Rules false"]);
});

test("cards that were drawn before names could be read are drawn again with them", async () => {
  const listeners = new Map<string, Listener[]>();
  vi.stubGlobal("Hooks", {
    on: (hook: string, fn: Listener) => listeners.set(hook, [...(listeners.get(hook) ?? []), fn]).size,
    callAll: (hook: string, ...args: unknown[]) => (listeners.get(hook) ?? []).forEach((fn) => void fn(...args)),
  });
  const drawn: string[] = [];
  vi.stubGlobal("game", {
    ...bare,
    messages: { get: (id: string) => void drawn.push(id) },
  });
  vi.stubGlobal("fetch", answer({ GARDIEN: { CONTENT: {} } }));
  followWorld();
  cards.add("card", { isConnected: true } as HTMLElement);
  await translate();
  await eventually(() => expect(drawn).toEqual(["card"]));
});
