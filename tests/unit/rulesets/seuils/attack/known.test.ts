import { kindOf } from "../../../../../src/core/card/kinds/kind-of.js";
import { VERDICT } from "../../../../../src/core/play/record/verdict.js";
import { expect, test } from "vitest";
import { rowContext, type RowContext } from "../../../../../src/core/card/parts/row.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import { seuilsAttack, seuilsAttacks } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import { PLAYER } from "../../../../support/play/arbiter-table.js";
import { armed, fight, openRing } from "./table.js";

/** The card of a blow that has struck the keeper's raider, as it is drawn for whoever sits at the table now. */
async function struck() {
  const { hero, foe, settings } = openRing();
  const { outcome } = await fight(armed(hero, "blade"), foe, {
    attack: [6, 7, 8, 10, 9],
    answer: [6, 1, 2, 3, 2, 2, 7, 3, 1],
  });
  await loadAttacks("seuils");
  const target = { actor: foe.uuid, token: null, name: "Pillard", img: "" };
  const intent = { ruleset: "seuils", attacker: { actor: hero.uuid }, targets: [target] };
  const verdict = VERDICT.read({
    ...{ subject: "m".repeat(16), standing: "judged", author: PLAYER, intent },
    targets: [{ ...target, outcome, stage: "applied" }],
  });
  const source = { id: verdict.subject, intent: verdict.intent, deed: null, record: { verdict } as never };
  const [first] = verdict.intent.targets;
  if (!first) throw new Error("nobody was struck");
  const kind = kindOf(source);
  const row = { source, kind, index: 0, target: first, mayKnowLines: true, face: null, defence: null, damage: null };
  return { settings, card: (): RowContext => rowContext({ ...row, act: { ...seuilsAttacks, ...seuilsAttack } }) };
}

test("SE-50: circles and the line of Seuils are for those who may know them; dice and wounds are for all", async () => {
  const { settings, card } = await struck();
  const told = ({ marks, line, strikes, losses }: RowContext) => [marks.length, line !== null, strikes.length, losses];
  const [, , dice, losses] = told(card());
  expect([dice, losses]).not.toEqual([0, []]);
  expect(told(card())).toEqual([3, true, dice, losses]);
  Object.assign(game, { userId: PLAYER });
  expect(told(card())).toEqual([0, false, dice, losses]);
  settings.set("targetNumbers", "shown");
  expect(told(card())).toEqual([3, true, dice, losses]);
});
