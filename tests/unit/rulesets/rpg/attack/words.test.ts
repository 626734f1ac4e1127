import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Text } from "../../../../../src/core/text/text.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { CRITICAL_TABLES } from "../../../../../src/rulesets/rpg/rules/criticals/tables.js";
import { LIFE_STATES } from "../../../../../src/rulesets/rpg/rules/character/life.js";
import { PARRY_MEANS } from "../../../../../src/rulesets/rpg/rules/attack/parry.js";
import { ZONES } from "../../../../../src/rulesets/rpg/rules/vocabulary.js";
import {
  answerTo,
  armed,
  BLADES,
  CLUB,
  held,
  inRound,
  item,
  openRing,
  rpgGuard,
  SHIELD,
  situationOf,
  strike,
  SWORD,
} from "./table.js";

const BOW = held("bow", { formula: "1d6", mode: "missile", skill: "archery", hands: 2, range: 30, reload: "bow" });
const DAGGER = held("dagger", { formula: "1d4", mode: "meleeOrThrown", bladed: true });
const NET = held("net", { formula: "", mode: "thrown", special: "net" });
const ARMS = [SWORD, BOW, DAGGER, NET];

const HIT = {
  ...{ die: 5, difficulty: 2, total: 7, score: 12, margin: 5, result: "success", answered: true, end: "lands" },
  ...{ number: 8, place: "torso", multiplier: 1, faces: [5, 8], weapon: 5, damageBonus: 2, armour: 3, loss: 4 },
  ...{ before: "alive", after: "alive" },
};
const FEATS: readonly Outcome[] = [
  ...ZONES.flatMap((zone) =>
    [true, false].map((failed) => ({ caught: { weapon: "bola", zone, side: null, die: 9, score: 8, failed } })),
  ),
  { caught: { weapon: "net", zone: "trunk", side: null, die: 0, score: 0, failed: false } },
  ...[0, 1, 3].map((hours) => ({ knocked: { die: 12, score: 5, hours, regained: 1 } })),
  ...[0, 1, 2].map((hits) => ({ disarmed: { target: "Actor.x", hits, item: "", name: "" } })),
  { disarmed: { target: "Actor.x", hits: 2, item: "sword", name: "Épée" } },
  ...[true, false].map((burns) => ({ ignited: { die: 6, burns } })),
];
const OUTCOMES: readonly Outcome[] = [
  ...LIFE_STATES.flatMap((after) => LIFE_STATES.map((before) => ({ ...HIT, before, after }))),
  ...PARRY_MEANS.flatMap((means) => ["parried", "lands"].map((end) => ({ ...HIT, means, end, parryDie: 4 }))),
  ...["criticalSuccess", "criticalFailure", "failure"].flatMap((result) =>
    ["miss", "lands"].map((end) => ({ ...HIT, result, end, armourIgnored: true, multiplier: 2 })),
  ),
  ...Object.values(CRITICAL_TABLES)
    .flat()
    .map(({ id: row, from: face }) => ({ ...HIT, critical: { row, face, failed: [0], rolls: { "0": 3 } } })),
  ...FEATS.map((feats) => ({ ...HIT, feats })),
  { ...HIT, loss: 0 },
  { ...HIT, loss: 0, number: 0, place: "Aile de verre" },
];

const REFUSALS = [
  ...[
    "limb",
    "noAction",
    "noPlan",
    "notHeld",
    "outOfRange",
    "outOfUse",
    "reloading",
    "restricted",
    "section",
    "unloaded",
  ],
];

const tree = (lang: string) => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Record<string, unknown>;
const keysOf = ({ key, data = {} }: Text): readonly string[] => [
  key,
  ...Object.values(data).flatMap((value) => (typeof value === "object" ? keysOf(value) : [])),
];

/** The keys of texts that a language does not have. */
function missingIn(lang: string, said: readonly Text[]): readonly string[] {
  const source = tree(lang);
  const textIn = (key: string) =>
    key.split(".").reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], source);
  return [...new Set(said.flatMap(keysOf))].filter((key) => typeof textIn(key) !== "string");
}

/** Everything that the windows say before an attack is judged. */
function saidAround(weapon: Item, target: Actor): readonly Text[] {
  const situation = situationOf(weapon, target, { place: "10", difficulty: "2" });
  const blow = strike(weapon, target, { ...situation, attack: [2] });
  const answer = { blow, choices: {}, refused: false };
  const said: readonly (Text | null | undefined)[] = [
    ...rpgAttack
      .choices(situation)
      .flatMap(({ label, hint, options }) => [label, hint, ...options.map((one) => one.label)]),
    ...rpgGuard
      .fields(answer)
      .flatMap(({ label, hint, options = [] }) => [label, hint, ...options.map((one) => one.label)]),
    ...[...rpgAttack.modifiers(situation), ...rpgGuard.modifiers(answer)]
      .map(rpgAttack.explain)
      .flatMap(({ name, source }) => [name, source]),
    ...rpgGuard.facts(blow).flatMap(({ label, value }) => [label, value]),
    ...[rpgAttack.odds(situation, 2), rpgGuard.odds(answer, 2)].flatMap((one) =>
      one ? [one.title, ...one.rows.map(({ label }) => label)] : [],
    ),
    ...[
      rpgGuard.name?.(blow),
      ...rpgGuard.replies(answer).flatMap(({ label, note }) => [label, note]),
      rpgGuard.obstacle({ ...answer, choices: { means: "x" } }),
    ],
    ...[rpgGuard.view(answerTo(blow, { refused: true }), target).word, rpgGuard.view(answerTo(blow, {}), target).word],
    ...[rpgAttack.obstacle(weapon), rpgAttack.hindrance?.(situation, 1), rpgAttack.hindrance?.(situation, 2)],
    ...[rpgAttack.targetNote(weapon, target, {}), rpgAttack.numberLabel("system.hp.value")],
    ...rpgAttack.bands(weapon).map(({ label }) => label),
  ];
  return said.filter((one) => one !== null && one !== undefined);
}

/** Everything that a card and its edit window say of an outcome. */
function saidOf(outcome: Outcome, target: Actor): readonly Text[] {
  const { verdict, summary, facts, banner, losses, severity } = rpgAttack.view(outcome);
  return [
    ...[verdict, summary, ...losses],
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...(banner ? [banner.title, banner.note] : []),
    ...(severity ? [severity.label, ...severity.words] : []),
    ...rpgAttack.edit(outcome, {}, target).flatMap(({ label, options }) => [label, ...options.map((one) => one.label)]),
    ...rpgAttack.answers(outcome).map(({ label }) => label),
  ];
}

test.each(["fr", "en"])("has words for all that fights say (%s)", async (lang) => {
  const { hero, thug } = openRing([BLADES, ...ARMS], [BLADES, CLUB, SHIELD]);
  inRound(1);
  const said: Text[] = [];
  for (const { name } of ARMS) said.push(...saidAround(armed(hero, String(name)), thug));
  for (const outcome of OUTCOMES) said.push(...saidOf(outcome, thug));
  said.push(...REFUSALS.map((id) => ({ key: `GARDIEN.RPG.FIGHT.refusal.${id}` })));
  await hero.update({ system: { hp: { value: -40 } } } as never);
  said.push(...saidAround(armed(hero, "sword"), thug));
  expect(missingIn(lang, said)).toEqual([]);
});

test("makes sense of whatever a message or a verdict may hold", () => {
  const plate = item("rpgArmor", "plate", { formula: "1d10", coverage: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], worn: true });
  const { hero, thug } = openRing([BLADES, ...ARMS], [BLADES, CLUB, plate]);
  const choices = { place: "many", difficulty: "1e9", use: "x", plan: "ZZ" };
  for (const { name } of ARMS) {
    const weapon = armed(hero, String(name));
    rpgAttack.choices(situationOf(weapon, null, choices, -4));
    const blow = strike(weapon, thug, { choices, attack: [2] });
    for (const answers of [{ means: 7 }, { means: ["x"] }]) {
      const defence = answerTo(blow, { answers: answers as never });
      for (const dice of [defence.dice, {}, { location: [44], damage: [] }, { location: [8], damage: [99] }])
        rpgAttack.view(rpgAttack.outcome({ ...blow, defence: { ...defence, dice }, override: {} }));
    }
    rpgAttack.view(rpgAttack.outcome({ ...blow, weapon: null, dice: { attack: [-7] }, defence: null, override: {} }));
  }
  const broken: readonly Outcome[] = [
    {},
    { die: "x", faces: 3 },
    { end: "lands", loss: "many", after: "gone", place: 4 },
    { critical: { row: "arms-12" } },
    { critical: { row: "head-17", rolls: 4, failed: "x", moment: 3 } },
  ];
  for (const outcome of broken) {
    rpgAttack.view(outcome);
    rpgAttack.changes(outcome, thug, { messageId: "", attackerUuid: "", weaponName: "" });
  }
});
