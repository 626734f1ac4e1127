import { expect, test } from "vitest";
import { fieldsOf } from "../../../../../src/core/deed/form.js";
import { knowNames } from "../../../../../src/core/text/names-read.js";
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
  knowNames([]);
});
