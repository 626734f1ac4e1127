import { expect, test } from "vitest";
import { percentage } from "../../../../../src/core/text/i18n.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { everyThrow } from "../../../../support/play/every-throw.js";
import { change, item, openWard, procedure, settled } from "./ward.js";

const WATCH = item("seuilsSpecialty", "guet", { slug: "guet", characteristic: "force" });
const ROPE = item("seuilsGear", "corde", { slug: "corde", equipmentDice: 1, uses: ["characteristic:force"] });

test.each<readonly [string, DeedChoices]>([
  ["with what is proposed", { characteristic: "force" }],
  ["without equipment", { characteristic: "force", gear: "none" }],
  ["with a Spécialité", { characteristic: "force", specialty: "guet", gear: "none" }],
  ["another Difficulté", { characteristic: "force", gear: "none", difficulty: 1 }],
  ["a die more", { characteristic: "force", gear: "none", dice: 1 }],
  ["a die fewer", { characteristic: "force", difficulty: 2, dice: -1 }],
  ["a success more", { characteristic: "force", gear: "none", successes: 1 }],
  ["a success fewer", { characteristic: "force", successes: -1, difficulty: 1 }],
])("SE-04…SE-10: the chance of the window is that of the roll: %s", (_case, choices) => {
  const { hero, settings } = openWard([WATCH, ROPE]);
  // no die calls for another, so that all throws can be tried
  change(settings, "seuilsExplodeOn", 0);
  change(settings, "seuilsEquipmentExplodes", false);
  const { fields, rolls, outcome } = procedure("check");
  const situation = { actor: hero, choices: settled("check", hero, choices) };
  let won = 0;
  for (const { dice, chance } of everyThrow(rolls(situation)))
    if (outcome({ ...situation, dice }).success === true) won += chance;
  const hint = fields([hero], choices).find(({ id }) => id === "specialty")?.hint;
  expect(hint?.data?.["chance"]).toBe(percentage(Number(won.toFixed(9)))); // a sum of many small chances
});
