import { expect, test } from "vitest";
import {
  comes,
  intent,
  KEEPER,
  onCard,
  recordOn,
  roll,
  sent,
  sitDown,
  target,
} from "../../../../support/play/arbiter-table.js";

const blow = { ...target(), lines: [{ id: "lethality", value: 1, rule: "GB-16", facts: {}, on: true, by: "rules" }] };
const [die] = (JSON.parse(roll("GbAttackRoll", 20, 14)) as { terms: object[] }).terms;
const plus = [
  { class: "OperatorTerm", operator: "+", evaluated: true },
  { class: "NumericTerm", number: 1, evaluated: true },
];
const dice = [
  roll("GbAttackRoll", 20, 14, { formula: "1d20 + 1", terms: [die, ...plus], total: 15 }),
  roll("HitLocationRoll", 100, 50),
];

/** Two blows of one attack at the beast, both for 15 and at its abdomen (armour class 10, GB 6). */
async function twoBlows(automation: "auto" | "keeper") {
  const { settings } = sitDown();
  settings.set("automation", automation);
  const attack = sent("attack", KEEPER, intent({ targets: [blow, blow] }), { rolls: [...dice, ...dice] });
  await comes(attack);
  const told = () =>
    recordOn(attack).verdict.targets.map(({ stage, outcome }) => [stage, outcome?.["ac"], outcome?.["gb"]]);
  return { attack, told };
}

test.each([
  ["auto", "applied"],
  ["keeper", "resolved"],
] as const)("the second of two blows meets what the first has left (GB-12, %s)", async (automation, stage) => {
  const { told } = await twoBlows(automation);
  expect(told()).toEqual([
    [stage, 10, 6],
    [stage, 8, 8], // four points of fatigue are gone: −2
  ]);
});

test("a first blow that the keeper calls a miss wears nobody down for the second", async () => {
  const { attack, told } = await twoBlows("keeper");
  await onCard(attack, { action: "edit", target: 0, override: { severity: "miss" } });
  expect(told()[1]).toEqual(["resolved", 10, 6]);
  await onCard(attack, { action: "edit", target: 0 });
  expect(told()[1]).toEqual(["resolved", 8, 8]);
});

test("a second blow that the keeper decides on its own still meets what the first has left", async () => {
  const { attack, told } = await twoBlows("keeper");
  await onCard(attack, { action: "edit", target: 1, override: { gb: 1 } });
  expect(told()[1]).toEqual(["resolved", 8, 9]);
  await onCard(attack, { action: "apply", target: 0 });
  await onCard(attack, { action: "apply", target: 1 });
  expect(told()).toEqual([
    ["applied", 10, 6],
    ["applied", 8, 9],
  ]);
});
