import { afterEach, expect, test, vi } from "vitest";
import { bestOf } from "../../../../src/core/defence/replies.js";
import { chanceOf, replyContexts } from "../../../../src/core/defence/reply-context.js";
import type { Weighed } from "../../../../src/core/defence/replies.js";

type Kind = Weighed["reply"]["kind"];

/** A reply with its chance, as far as choosing among them goes. */
const reply = (id: string, chance: number | null, kind: Kind = "fits", barred = false): Weighed => ({
  reply: { ...{ id, kind, label: { key: id }, icon: "" }, choices: {}, refused: kind === "still" },
  ...{ situation: {} as never, lines: [], spec: null },
  odds: chance === null ? null : { title: { key: "odds" }, chance, note: null, rows: [] },
  obstacle: barred ? { key: "barred" } : null,
});
const best = (...replies: readonly Weighed[]) => bestOf(replies)?.reply.id;

test("the best reply has the best odds", () => {
  expect(best(reply("a", 0.2), reply("b", 0.6), reply("c", 0.4, "still"))).toBe("b");
  expect(best(reply("a", 0.2), reply("c", 0.4, "still"))).toBe("c");
});

test("among equals it is the one offered first", () => {
  expect(best(reply("a", 0), reply("b", 0), reply("c", 0, "still"))).toBe("a");
  expect(best(reply("a", null), reply("b", null))).toBe("a");
});

test("it is one that can be given, and never one that was made for something else", () => {
  expect(best(reply("a", 0.9, "odd"), reply("b", 0.8, "fits", true), reply("c", 0.1, "still"))).toBe("c");
  expect(best(reply("a", 0.9, "odd"))).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, "0%"],
  [0.0002, "0.1%"],
  [0.004, "0.4%"],
  [0.333, "33%"],
  [0.994, "99.4%"],
  [0.9998, "99.9%"],
  [1, "100%"],
  [1 / 6 + 1 / 6 + 1 / 6 + 1 / 6 + 1 / 6 + 1 / 6, "100%"], // what is added up may miss it
  [0.1 + 0.2 - 0.3, "0%"],
])("a chance of %d is told as %s: only what is certain looks it", (chance, told) => {
  vi.stubGlobal("game", { i18n: { lang: "en" } });
  expect(chanceOf(reply("a", chance))).toBe(told);
});

test("the line that a reply is named after is not said twice; one that happens to be called alike is", () => {
  vi.stubGlobal("game", { user: { isGM: true }, i18n: { lang: "en", localize: (key: string) => key } });
  const line = (id: string) => ({ id, value: 2, rule: "", facts: {}, on: true, by: "rules" as const, reason: "" });
  const one = (namedAfter?: string): Weighed => {
    const plain = reply("Dodge", null);
    const thrown = { ...plain, lines: [line("base"), line("dodge")], spec: { formula: "2d6" } as never };
    return { ...thrown, reply: { ...plain.reply, ...(namedAfter !== undefined && { namedAfter }) } };
  };
  const explain = ({ id }: { readonly id: string }) => ({
    name: { key: id === "base" ? "Brawl" : "Dodge" },
    source: { key: "" },
  });
  const asked = { procedure: { explain, fields: () => [] } } as never;
  const told = replyContexts(asked, [one(), one("base")]).fit.map(({ lines }) => lines.map(({ name }) => name));
  expect(told).toEqual([["Brawl", "Dodge"], ["Dodge"]]);
});
