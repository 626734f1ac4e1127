import { expect, test } from "vitest";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Text } from "../../../../../src/core/text/text.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import { AMMO_TYPES } from "../../../../../src/rulesets/warp/rules/attack/ammunition.js";
import { HEALTH } from "../../../../../src/rulesets/warp/rules/body/hit-points.js";
import {
  answerTo,
  armed,
  BOXING,
  change,
  CLIMBING,
  FISTS,
  inTurn,
  item,
  KNIFE,
  openRing,
  strike,
  warpGuard,
} from "./table.js";
import { missingIn, saidAround, saidOf } from "./words.js";

const GUN = item("warpWeapon", "gun", {
  ...{ category: "firearm", factor: 4, rangeRow: "smg", fireMode: "smg", magazine: 30, loaded: 30 },
});
const TASER = item("warpWeapon", "taser", { category: "taser", factor: 5, rangeRow: "taser", temporary: true });
const DART = item("warpWeapon", "dart", { category: "thrown", factor: 1, rangeRow: "thrownBalanced", quantity: 2 });
const LIMP = item("warpTrait", "limp", { kind: "flaw" });
const ARMS = [FISTS, KNIFE, GUN, TASER, DART];

const SIDE = { kept: [6, 1], dropped: [2], chain: [], total: 9, criticalFailure: false, sixes: 2 };
const FAILED = { ...SIDE, kept: [1, 1], criticalFailure: true };
const HIT = {
  ...{
    attack: SIDE,
    defence: SIDE,
    answered: true,
    hit: true,
    margin: 4,
    raw: 9,
    damage: 5,
    protection: 4,
    divisor: 1,
  },
  ...{ parts: [{ id: "weapon", value: 2 }], before: "fit", after: "fit", text: "Un crochet", regular: [3], points: 1 },
};

/** Outcomes as a verdict might store them, each with everything that a card can tell of it. */
const OUTCOMES: readonly Outcome[] = [
  ...HEALTH.flatMap((after) => ["unarmed", "melee", "firearm"].map((category) => ({ ...HIT, after, category }))),
  ...[...AMMO_TYPES, "taser"].flatMap((harm) =>
    [0, 3].map((rangeDice) => ({ ...HIT, harm, rangeDice, divisor: 2, ballistic: [2], skin: 3 })),
  ),
  ...[2, 0].flatMap((tactic) =>
    [2, 0].map((ammunition) => ({
      ...HIT,
      parts: [
        { id: "weapon", value: 3 },
        { id: "tactic", value: tactic },
        { id: "ammunition", value: ammunition },
      ].filter(({ value }) => value > 0),
    })),
  ),
  { ...HIT, temporary: true, special: true, proposed: true, damageDice: [3, 4] },
  { ...HIT, damage: 0, ballistic: [1], regular: [], points: 0 },
  { ...HIT, hit: false, attack: FAILED },
  { ...HIT, defence: FAILED },
  { ...HIT, hit: false },
  { ...HIT, aside: true, hit: false },
];

test.each(["fr", "en"])("has words for all that fights say (%s)", async (lang) => {
  const { hero, thug, settings } = openRing([BOXING, CLIMBING, LIMP, ...ARMS], [KNIFE]);
  for (const key of ["warpDesperateDefence", "warpSeriousWounds", "warpMultipleXpDice"]) change(settings, key, true);
  change(settings, "warpAttackTraitRule", "warn");
  const said: Text[] = [];
  for (const { name } of ARMS) {
    const weapon = armed(hero, String(name));
    for (const metres of [null, 1, 12, 5000]) said.push(...saidAround(weapon, thug, strike(weapon, thug, { metres })));
  }
  await inTurn(hero, { extraActions: 3, desperate: true, attackTraits: ["x"], attackers: ["a", "b", "c", "d", "e"] });
  await hero.update({ system: { hp: { value: -40 }, turn: { lastAttackText: "Un crochet" } } } as never);
  for (const { name } of ARMS)
    said.push(...saidAround(armed(hero, String(name)), thug, strike(armed(hero, String(name)), thug)));
  for (const id of ["trait", "text", "action", "ammunition", "range"]) {
    const { name, source } = warpAttack.explain({ id, value: 0, rule: "", facts: {} });
    said.push(name, source);
  }
  for (const outcome of OUTCOMES) said.push(...saidOf(outcome, thug));
  for (const path of ["system.hp.value", "system.hp.max", "system.hp.temp"]) said.push(warpAttack.numberLabel(path));
  for (const refused of [true, false]) {
    const { word } = warpGuard.view({ ...answerTo(strike(armed(hero, "fists"), thug), { refused }), refused }, thug);
    said.push(word);
  }
  expect(missingIn(lang, said)).toEqual([]);
});

test("makes sense of whatever a message or a verdict may hold", () => {
  const { hero, thug } = openRing([BOXING, ...ARMS], [KNIFE]);
  for (const { name } of ARMS) {
    const weapon = armed(hero, String(name));
    const choices = { trait: "gone", surprise: "1e9", experience: "-4", specialEffect: "x", tangent: "9", tactic: "x" };
    warpAttack.choices({ attacker: hero, weapon, target: null, metres: -4, choices });
    const blow = strike(weapon, thug, { choices });
    for (const answers of [
      { trait: 7, grant: [], bonus: 1e9, experience: "many" },
      { trait: "gone", dodge: "x" },
    ]) {
      const defence = answerTo(blow, { answers: answers as never });
      for (const dice of [defence.dice, {}])
        warpAttack.view(warpAttack.outcome({ ...blow, defence: { ...defence, dice }, override: { malus: 9 } }));
    }
    warpAttack.outcome({ ...blow, weapon: null, dice: { attack: [7, -1] }, defence: null, override: {} });
  }
  const broken: readonly Outcome[] = [
    {},
    { attack: 5, parts: "x" },
    { hit: true, after: "gone", damage: "many", parts: [{}] },
  ];
  for (const outcome of broken) {
    warpAttack.view(outcome);
    warpAttack.changes(outcome, thug, { messageId: "", attackerUuid: "", weaponName: "" });
  }
});
