import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { DeedChoices } from "../../../../../src/core/deeds/procedure.js";
import type { Outcome } from "../../../../../src/core/attack/procedure.js";
import type { Text } from "../../../../../src/core/text.js";
import { warpAttack } from "../../../../../src/rulesets/warp/attack.js";
import { RESULTS } from "../../../../../src/rulesets/warp/attack/powers/result.js";
import { POWER_EFFECTS } from "../../../../../src/rulesets/warp/rules/powers.js";
import { SPELL_EFFECTS } from "../../../../../src/rulesets/warp/rules/spells.js";
import { answerTo, armed, item, linesOf, openTable, strike, warpGuard } from "./table.js";

const tree = (lang: string) => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Record<string, unknown>;
const textIn = (source: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], source);
const keysOf = ({ key, data = {} }: Text): readonly string[] => [
  key,
  ...Object.values(data).flatMap((value) => (typeof value === "object" ? keysOf(value) : [])),
];

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
    const { choices } = linesOf(weapon, thug);
    const situation = { attacker: hero, weapon, target: thug, metres: null, choices };
    const blow = strike(weapon, thug, { attack: { talk: [6, 5, 4], spell: [] }[name] ?? [6, 5] });
    const verb = warpAttack.verb?.(weapon);
    for (const choice of warpAttack.choices(situation))
      said.push(choice.label, ...(choice.hint ? [choice.hint] : []), ...choice.options.map(({ label }) => label));
    for (const field of warpGuard.fields({ blow, choices: {}, refused: false }))
      said.push(field.label, ...(field.hint ? [field.hint] : []), ...(field.options ?? []).map(({ label }) => label));
    for (const fact of warpGuard.facts(blow)) said.push(fact.label, fact.value);
    for (const odds of [warpAttack.odds(situation, 0), warpGuard.odds({ blow, choices: {}, refused: false }, 0)])
      if (odds) said.push(odds.title, ...odds.rows.map(({ label }) => label));
    const words = [verb, warpGuard.name?.(blow), warpGuard.refusal?.(blow)];
    said.push(...words.filter((one) => one !== null && one !== undefined));
  }
  for (const outcome of OUTCOMES) {
    const { verdict, summary, facts, losses, severity } = warpAttack.view(outcome);
    said.push(verdict, summary, ...losses, ...facts.flatMap(({ label, value }) => [label, value]));
    if (severity) said.push(severity.label, ...severity.words);
    for (const { label, options } of warpAttack.edit(outcome, {}, thug))
      said.push(label, ...options.map((option) => option.label));
  }
  const missing = [...new Set(said.flatMap(keysOf))].filter((key) => typeof textIn(tree(lang), key) !== "string");
  expect(missing).toEqual([]);
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
