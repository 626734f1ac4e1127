import { expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Text } from "../../../../../src/core/text/text.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import { RESULTS } from "../../../../../src/rulesets/warp/attack/powers/use-outcome.js";
import { POWER_EFFECTS } from "../../../../../src/rulesets/warp/rules/powers/power-kinds.js";
import { SPELL_EFFECTS } from "../../../../../src/rulesets/warp/rules/powers/spells.js";
import { answerTo, armed, item, openTable, strike } from "./table.js";
import { missingIn, saidAround, saidOf } from "./words.js";

const psy = { psy: { max: 9, value: 9 }, xp: { total: 3, used: 0 } };
const ITEMS = [
  item("warpPower", "power", { score: 2, effectKey: "mindReading", resistMode: "mental", duration: "1 min" }),
  item("warpPower", "healer", { score: 2, effectKey: "healing" }),
  item("warpPower", "fist", { score: 2, effectKey: "telekineticFist", defenceMode: "dodge" }),
  item("warpSpell", "spell", { level: 3, learned: true, resistMode: "mental" }),
  item("warpTrait", "talk", { score: 3 }),
  item("warpTrait", "limp", { kind: "flaw" }),
];
const USES = ["power", "healer", "fist", "spell", "talk"];

/** Outcomes as a verdict might store them, each with everything that a card can tell of it. */
const SIDE = { kept: [1, 1], dropped: [], chain: [], total: 9, criticalFailure: false, sixes: 2 };
const told = {
  own: SIDE,
  answer: { ...SIDE, criticalFailure: true },
  margin: 2,
  answeredWith: "will",
  duration: "1 h",
};
const OUTCOMES = ["power", "spell", "contest"].flatMap((use) => [
  ...RESULTS.map((result) => ({ ...told, use, result, effect: "custom" })),
  ...POWER_EFFECTS.map((effect) => ({
    ...told,
    use,
    effect,
    result: "through",
    raw: 9,
    damage: 3,
    points: 4,
    doubled: true,
  })),
  ...SPELL_EFFECTS.map((spell) => ({ ...told, use, spell, result: "through", level: 9 })),
  ...["minor", "serious", "grave"].flatMap((ill) =>
    ["success", "draw", "failure"].map((treated) => ({ ...told, use, effect: "healing", ill, treated, caught: true })),
  ),
  ...["thoughts", "clear"].map((mind) => ({ ...told, use, effect: "mindReading", result: "through", mind })),
  { ...told, use, result: "failed", own: { ...SIDE, criticalFailure: true } },
]);

test.each(["fr", "en"])("has words for all that powers, spells and contests say (%s)", (lang) => {
  const { hero, thug } = openTable(psy, ITEMS, ITEMS);
  const said: Text[] = [];
  for (const name of USES) {
    const weapon = armed(hero, name);
    const blow = strike(weapon, thug, { attack: { talk: [6, 5, 4], spell: [] }[name] ?? [6, 5] });
    said.push(...saidAround(weapon, thug, blow));
  }
  for (const outcome of OUTCOMES) said.push(...saidOf(outcome, thug));
  expect(missingIn(lang, said)).toEqual([]);
});

test("makes sense of whatever a message or a verdict may hold", () => {
  const { hero, thug } = openTable(psy, ITEMS, ITEMS);
  const nonsense: readonly DeedChoices[] = [
    { will: 7, ownPower: "yes", opposingPower: [], bonus: 1e9, experience: -4 },
    { will: "gone", social: "1", malus: Number.NaN },
  ];
  for (const name of USES) {
    const weapon = armed(hero, name);
    const choices = { forced: "x", ill: "__proto__", trait: "gone", relation: "x", inView: "7", experience: "1e9" };
    warpAttack.choices({ attacker: hero, weapon, target: null, metres: -4, choices });
    const blow = strike(weapon, thug);
    for (const answers of nonsense) {
      const defence = answerTo(blow, { answers });
      for (const dice of [defence.dice, {}])
        warpAttack.view(warpAttack.outcome({ ...blow, weapon, defence: { ...defence, dice }, override: {} }));
    }
  }
  const broken: readonly Outcome[] = [{ use: "power" }, { use: 5 }, { use: "x", own: [], result: {}, points: "many" }];
  for (const outcome of broken) warpAttack.view(outcome);
});
