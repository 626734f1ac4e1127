import { expect, test, vi } from "vitest";
import { aboutLine } from "../../../../../src/core/card/parts/side-panel.js";

const table = vi.hoisted(() => ({ targets: [] as { outcome: { tried: string } | null }[] }));
vi.mock("../../../../../src/core/play/messages/verdict-on.js", () => ({
  verdictOn: () => ({
    message: {},
    verdict: {
      intent: { ruleset: "rpg" },
      author: "keeper",
      deed: { id: "oppose", choices: {} },
      targets: table.targets,
    },
  }),
}));
vi.mock("../../../../../src/core/play/messages/may-read.js", () => ({ mayRead: () => true }));
vi.mock("../../../../../src/core/play/loaded/deeds.js", () => ({
  deedOf: () => ({
    by: "keeper",
    name: { key: "Opposition" },
    view: ({ tried }: { tried: string }) => ({ verdict: { key: tried } }),
  }),
}));

test("what is called for is named by what all are to try; where each tries something else, by what it is", () => {
  vi.stubGlobal("game", {
    users: new Map([["keeper", { name: "Gardien" }]]),
    i18n: { lang: "fr", localize: (key: string) => key, format: (_key: string, { deed }: { deed: string }) => deed },
  });
  const about = (...tried: readonly string[]) => {
    table.targets = tried.map((one) => ({ outcome: { tried: one } }));
    return aboutLine("call");
  };
  expect([about("Fouille"), about("Fouille", "Fouille"), about("Se Cacher", "Fouille")]).toEqual([
    ...["Fouille", "Fouille", "Opposition"],
  ]);
});
