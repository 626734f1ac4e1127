import { afterEach, expect, test } from "vitest";
import { fieldsOf } from "../../../../../src/core/deed/form.js";
import { knowNames } from "../../../../../src/core/text/names-read.js";
import { rpgDeeds } from "../../../../../src/rulesets/rpg/deeds/index.js";
import { TRIED_FORM } from "../../../../../src/rulesets/rpg/deeds/tried.js";
import { item, openRing } from "../attack/table.js";

test("RP-15: a skill is offered by its reader's name for it, its score beside it", () => {
  const { thug } = openRing(
    [],
    [item("rpgSkill", "Fouille", { slug: "rpgFouille", key: "searching", scoreOverride: 15 })],
  );
  Object.assign(game.i18n, {
    has: () => true,
    localize: (key: string) => (key.endsWith("rpgFouille") ? "Searching" : key),
  });
  knowNames([{ rpgFouille: "Fouille" }]);
  const [field] = fieldsOf(TRIED_FORM, { actors: [thug], choices: {} });
  const options = (field?.kind === "choice" && field.options) || [];
  expect(options.find(({ value }) => value === "skill.searching")?.label.data).toEqual({
    name: "Searching",
    score: 15,
  });
});

test("what a card knows by the name that it kept is read in the language of whoever reads it", () => {
  openRing([], []);
  Object.assign(game.i18n, {
    has: () => true,
    localize: (key: string) => (key.endsWith("rpgEpeeCourte") ? "Short sword" : key),
  });
  knowNames([{ rpgEpeeCourte: "Épée courte" }]);
  const told = (deed: string, kept: object) => JSON.stringify(rpgDeeds.procedures[deed]?.view(kept as never));
  for (const deed of ["draw", "pickUp", "pullFree", "hasten", "reload", "cure", "expose", "ailment", "raise"])
    expect([deed, told(deed, { name: "Épée courte" })]).toEqual([deed, expect.stringContaining("Short sword")]);
  expect(told("potion", { potion: "Épée courte", receives: true })).toContain("Short sword");
  expect(told("cast", { spell: "Épée courte", works: true })).toContain("Short sword");
  expect(told("draw", { name: "Durandal" })).toContain("Durandal");
});

afterEach(() => knowNames([]));
