import { kindOf } from "../../../../../src/core/card/kinds/kind-of.js";
import { beforeEach, expect, test } from "vitest";
import { rowContext } from "../../../../../src/core/card/parts/row.js";
import { mayBeTold } from "../../../../../src/core/play/log/may-know.js";
import { Draft } from "../../../../../src/core/play/draft/draft.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import { modifiersContext, targetsContext } from "../../../../../src/core/attack/window-context.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
import { KEEPER, PLAYER } from "../../../../support/play/arbiter-table.js";
import { figuresOf } from "../../../../../src/rulesets/rpg/attack/reading.js";
import { guardsFor } from "../../../../../src/rulesets/rpg/attack/attack-roll.js";
import { knowNames } from "../../../../../src/core/text/names-read.js";
import { armed, BLADES, CLUB, idOf, openRing, rpgGuard, situationOf, strike, SWORD } from "./table.js";

beforeEach(() => loadAttacks("rpg"));

/** An attack on the keeper's thug, as its window and its card tell it to a user. */
function attack() {
  const { hero, thug, settings } = openRing();
  settings.set("targetNumbers", "hidden");
  const draft = new Draft(armed(hero, "sword"), hero, null);
  const target = { actor: thug, token: null, metres: 1 };
  draft.targets = [target];
  const intent = draft.intent([]);
  const [first] = intent.targets;
  if (!first) throw new Error("nobody is attacked");
  const source = { id: "m".repeat(16), message: undefined, intent, deed: null, record: undefined };
  const face = { die: { faces: 20, value: 7 }, dice: [], total: 9 };
  const act = rpgAttack;
  const readAs = (userId: string) => {
    Object.assign(game, { userId });
    const { lines, dice } = modifiersContext(draft, target);
    const [row] = targetsContext(draft, 0).rows;
    const card = rowContext({
      source,
      index: 0,
      target: first,
      mayKnowLines: true,
      face,
      ...{ act, kind: kindOf(source) },
      defence: null,
    } as never);
    return {
      ...{ values: lines.map(({ value }) => value), note: row?.note, dice },
      ...{ total: card.total, told: card.lines.map(({ value }) => value) },
    };
  };
  return { readAs, settings };
}

test("RP-25: a player reads neither Bdef nor points of an adversary, nor the total that would tell it", () => {
  const { readAs, settings } = attack();
  const keeper = readAs(KEEPER);
  const player = readAs(PLAYER);
  expect(keeper.note).toContain("RPG.FIGHT.note");
  expect(keeper.values[0]).toMatch(/^[+−]\d/);
  expect([keeper.told[0], keeper.total]).toEqual([keeper.values[0], "9"]);
  expect(player.note).toContain("ATTACK.looks.unhurt");
  expect([player.values[0], player.told[0], player.total]).toEqual(["?", "?", null]);
  settings.set("targetNumbers", "shown");
  expect(readAs(PLAYER)).toEqual(keeper);
});

test("a fact of both sides is for whoever may know both", () => {
  attack().readAs(PLAYER);
  const told = (numbers: boolean, both: boolean) => mayBeTold({ audience: "both" }, numbers, both);
  expect([told(true, true), told(true, false), told(false, false)]).toEqual([true, false, false]);
});

test("RP-71, RP-76: the score of a test that a blow asks of its target is for whoever may know the target's numbers", () => {
  const kept = { knocked: { die: 19, score: 7, hours: 6, regained: 4 } };
  const snared = { caught: { weapon: "bola", zone: "head", side: null, die: 9, score: 8, failed: true } };
  for (const feats of [kept, snared]) {
    const { facts } = rpgAttack.view({ end: "lands", die: 6, number: 7, place: "torso", loss: 6, feats });
    const tests = facts.filter(
      ({ value }) => "score" in (value.data ?? {}) && value.key !== "GARDIEN.RPG.FIGHT.testValue",
    );
    expect(tests.map(({ audience }) => audience)).toEqual(["numbers"]);
  }
});

test("RP-25: a Bdef of 0 has its line like any other, but for who can do nothing", () => {
  const { hero, thug } = openRing([BLADES, SWORD], [BLADES, CLUB], {
    system: { attributes: { body: { base: 8 }, mind: { base: 5 }, agility: { base: 4 }, charisma: { base: 4 } } },
  });
  const lines = () => rpgAttack.modifiers(situationOf(armed(hero, "sword"), thug)).map(({ id, value }) => [id, value]);
  expect(lines()).toEqual([["defense", 0]]);
  Object.assign(figuresOf(thug).bodyState, { unconscious: true });
  expect(lines()).toEqual([]);
});

test("RP-43: with what a parry came to, a player would know the margin that it met; the die is everybody's", () => {
  const answer = { refused: false, choices: { means: idOf("club") }, lines: [], bonus: 4, dice: { parry: [10] } };
  const { thug } = openRing();
  expect(rpgGuard.view(answer, thug)).toMatchObject({ total: 14, audience: "all", totalAudience: "numbers" });
});

test("RP-42: what a blow may be met with bears its reader's name", () => {
  const { hero, thug } = openRing(
    [BLADES, SWORD],
    [BLADES, { ...CLUB, system: { ...(CLUB.system as object), slug: "rpwGourdin" } }],
  );
  Object.assign(game.i18n, { has: () => true, localize: (key: string) => (key.endsWith("rpwGourdin") ? "Club" : key) });
  knowNames([{ rpwGourdin: "club" }]);
  const struck = strike(armed(hero, "sword"), thug, { attack: [5] });
  expect(guardsFor(struck).map(({ name }) => name.data?.["name"])).toContain("Club");
  const answer = { refused: false, choices: { means: idOf("club") }, lines: [], bonus: 4, dice: { parry: [10] } };
  expect(rpgGuard.view(answer, thug).word.data).toEqual({ name: "Club" });
  knowNames([]);
});

test("RP-43: a parry that was in vain says so; who let the blow come failed at nothing", () => {
  const failed = (kept: object) => rpgAttack.view({ end: "lands", die: 6, ...kept }).answerFailed;
  expect([failed({ parryDie: 10 }), failed({ parryDie: 0 }), failed({ parryDie: 3, end: "parried" })]).toEqual([
    ...[true, false, false],
  ]);
});
