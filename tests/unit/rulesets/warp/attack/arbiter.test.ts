import { beforeEach, describe, expect, test } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { cardContext } from "../../../../../src/core/card/context.js";
import { besideWithAnswers } from "../../../../../src/core/card/parts/side-panel.js";
import { totalOf } from "../../../../../src/core/play/dice/read-faces.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import type { RollSpec } from "../../../../../src/core/play/contract/dice.js";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import type { Struck } from "../../../../../src/core/play/contract/defence.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import { turnOf } from "../../../../../src/rulesets/warp/attack/reading.js";
import {
  comes,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  RIVAL,
  sent,
  settled,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";
import { damageOf, dueOn } from "../../../../support/play/damage.js";
import { answerTo, armed, BOXING, change, FISTS, inTurn, item, KNIFE, linesOf, openRing, systemOf } from "./table.js";

/** A roll as a message carries it, with these faces. */
function thrown(spec: RollSpec, faces: readonly number[]): string {
  const modifiers = spec.keep ? [`${spec.keep.mode}${spec.keep.count}`] : [];
  const results = faces.map((result) => ({ result, active: true }));
  const die = { class: "Die", number: faces.length, faces: 6, modifiers, results, evaluated: true };
  const { roll, formula, options } = spec;
  const more = { dice: [], terms: [die], total: totalOf(spec, faces), evaluated: true };
  return JSON.stringify({ class: roll, options, formula, ...more });
}

/** The rolls that are called for, each with those that it calls for by what it shows. */
function thrownOneByOne(specs: readonly RollSpec[], faces: readonly (readonly number[])[]): readonly string[] {
  const left = [...faces];
  const rolls: string[] = [];
  for (const spec of specs) {
    for (let next: RollSpec | null = spec; next;) {
      const fallen = left.shift() ?? [];
      rolls.push(thrown(next, fallen));
      next = next.next?.(fallen) ?? null;
    }
  }
  return rolls;
}

const person = (actor: Actor) => ({ actor: actor.uuid, token: null, name: actor.name, img: "" });
const own = (value: number): Line => ({
  id: "own.1",
  value,
  rule: "",
  facts: {},
  on: true,
  by: "player",
  reason: "high",
});

/** An attack as an honest client sends it. */
function attackOf(
  weapon: Item,
  target: Actor,
  faces: readonly number[],
  more: { choices?: Choices; lines?: readonly Line[]; only?: readonly Line[]; way?: string } = {},
): Data {
  const { choices, lines: derived } = linesOf(weapon, target, more.choices);
  const lines = [...(more.only ?? derived), ...(more.lines ?? [])];
  const specs = warpAttack.rolls({ weapon, target, metres: null, choices }, lines);
  const data = {
    ...{
      ruleset: "warp",
      attacker: person(weapon.actor as Actor),
      choices,
      costs: [],
      combat: null,
      ...(more.way && { way: more.way }),
    },
    weapon: { uuid: weapon.uuid, name: weapon.name, img: "" },
    targets: [{ ...person(target), distance: { metres: null, from: "none" }, choices: {}, lines }],
  };
  return sent("attack", PLAYER, data, { rolls: specs.map((spec) => thrown(spec, faces)) });
}

/** An answer to it, as an honest client sends it. */
function answerOf(
  attack: Data,
  weapon: Item | null,
  target: Actor,
  faces: readonly (readonly number[])[],
  answers: DeedChoices = {},
  author = RIVAL,
): Data {
  const { verdict } = recordOn(attack);
  const { dice = {}, bonus = 0, kept = {} } = verdict.targets[0] ?? {};
  const lines = (verdict.intent.targets[0]?.lines ?? []).filter(({ on }) => on);
  const blow: Struck = {
    attacker: weapon?.actor ?? hero,
    weapon,
    target,
    metres: null,
    choices: verdict.intent.choices,
    dice,
    kept,
    lines,
    bonus,
  };
  const answer = answerTo(blow, { answer: faces.flat(), answers });
  const specs = warpAttack.defence?.rolls({ blow, choices: answer.choices, refused: false }, answer.lines) ?? [];
  const data = {
    ruleset: "warp",
    actor: target.uuid,
    attack: { id: attack["_id"], target: 0 },
    refused: false,
    choices: answer.choices,
    lines: answer.lines,
  };
  return sent("defence", author, data, { rolls: thrownOneByOne(specs, faces) });
}

const targetOf = (attack: Data) => recordOn(attack).verdict.targets[0];
const PLATE = item("warpArmor", "plate", { regularDice: 1 });

let hero: Actor;
let thug: Actor;
let settings: Map<string, unknown>;
beforeEach(async () => {
  await loadAttacks("warp");
  ({ hero, thug, settings } = openRing([BOXING, FISTS], [KNIFE, PLATE]));
  (thug as unknown as { updateSource(change: object): void }).updateSource({ ownership: { default: 1, [RIVAL]: 3 } });
  takeUp();
  await settled();
});

describe("an attack at the arbiter's", () => {
  test("asks its target, counts the answer, writes what it does on both, and takes all of it back", async () => {
    const fists = armed(hero, "fists");
    const attack = attackOf(fists, thug, [6, 5, 4, 3]);
    await comes(attack);
    expect(recordOn(attack).verdict).toMatchObject({ standing: "judged", problems: [] });
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", outcome: null });
    expect(systemOf(hero).turn).toMatchObject({ attacked: true });
    await comes(answerOf(attack, fists, thug, [[3, 4], [2]]));
    expect(targetOf(attack)).toMatchObject({
      stage: "applied",
      answer: { problems: [], dice: { defence: [3, 4], armour: [2] } },
      outcome: { margin: 11, protection: 2, damage: 9, after: "wounded" },
    });
    expect(systemOf(thug).hp).toMatchObject({ value: 5, fightStart: 14 });
    await onCard(attack, { action: "undo" });
    expect(systemOf(thug).hp).toMatchObject({ value: 14, fightStart: null });
    expect(turnOf(thug).attackers).toEqual([]);
    expect(systemOf(hero).turn).toMatchObject({ attacked: false });
  });

  test("WP-51: where wounds wait for a click, a blow that is met waits for none, and the next one finds it counted", async () => {
    change(settings, "automation", "keeper");
    const fists = armed(hero, "fists");
    const attack = attackOf(fists, thug, [1, 1, 1, 1]);
    await comes(attack);
    await comes(answerOf(attack, fists, thug, [[6, 6], [1]]));
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { hit: false } });
    expect(turnOf(thug).attackers).toEqual([hero.uuid]);
    await onCard(attack, { action: "undo", target: 0 }, KEEPER);
    expect(turnOf(thug).attackers).toEqual([]);
  });

  test("one that names another way than its weapon is used in is for the keeper, and is judged in its own", async () => {
    const fists = armed(hero, "fists");
    const attack = attackOf(fists, thug, [6, 5, 4, 3], { way: "use" });
    await comes(attack);
    const { verdict } = recordOn(attack);
    expect(verdict).toMatchObject({ standing: "review", problems: [{ code: "otherWay" }], intent: { way: "weapon" } });
  });

  test("a base that is not the trait's is a forgery", async () => {
    const fists = armed(hero, "fists");
    const attack = attackOf(fists, thug, [6, 5, 4, 3]);
    const { targets } = (attack["system"] as { data: { targets: { lines: Record<string, unknown>[] }[] } }).data;
    Object.assign(targets[0]?.lines[0] ?? {}, { value: 5 });
    await comes(attack);
    expect(recordOn(attack).verdict.standing).toBe("flagged");
    expect(recordOn(attack).verdict.problems.map(({ code }) => code)).toContain("lineValue");
  });

  test("WP-14: a bonus die of one's own waits for the keeper, who may let the dice count without it", async () => {
    const fists = armed(hero, "fists");
    const attack = attackOf(fists, thug, [1, 2, 3, 4, 6], { lines: [own(1)] });
    await comes(attack);
    expect(recordOn(attack).verdict.standing).toBe("review");
    expect(targetOf(attack)?.compared).toMatchObject({
      expected: { formula: "4d6", total: 10 },
      received: { total: 15 },
    });
    await onCard(attack, { action: "countExpected" });
    await comes(answerOf(attack, fists, thug, [[1, 1], [1]]));
    expect(targetOf(attack)).toMatchObject({
      stage: "applied",
      outcome: { attack: { total: 10, dropped: [] }, margin: 8 },
    });
  });

  test("and counts with it where the keeper accepts it", async () => {
    const fists = armed(hero, "fists");
    const attack = attackOf(fists, thug, [1, 2, 3, 4, 6], { lines: [own(1)] });
    await comes(attack);
    await onCard(attack, { action: "accept" });
    await comes(answerOf(attack, fists, thug, [[1, 1], [1]]));
    expect(targetOf(attack)).toMatchObject({ outcome: { attack: { total: 15, dropped: [1] }, margin: 13 } });
  });

  test("too few dice cannot count by the rules: the keeper is not offered it", async () => {
    const [line] = linesOf(armed(hero, "fists"), thug).lines;
    await inTurn(hero, { extraActions: 1 });
    const attack = attackOf(armed(hero, "fists"), thug, [1, 2, 3, 4], { only: line ? [line] : [] });
    await comes(attack);
    expect(targetOf(attack)?.compared).toMatchObject({
      expected: { formula: "5d6kl4", total: null },
      received: { total: 10 },
    });
  });

  test("WP-15: the defender's die of experience waits for the keeper, and is used up with the blow", async () => {
    const fists = armed(hero, "fists");
    await thug.update({ system: { xp: { total: 1 } } } as never);
    const attack = attackOf(fists, thug, [6, 5, 4, 3]);
    await comes(attack);
    await comes(answerOf(attack, fists, thug, [[3, 4, 6], [2]], { experience: 1 }));
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", answer: { problems: [{ code: "fieldTold" }] } });
    await onCard(attack, { action: "accept", target: 0 });
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { defence: { total: 10 }, experience: 1 } });
    expect(systemOf(thug).xp).toMatchObject({ used: 1 });
    await onCard(attack, { action: "undo" });
    expect(systemOf(thug).xp).toMatchObject({ used: 0 });
  });

  test("WP-74: the attacker throws the dice of damage, as many as the margin asks for", async () => {
    change(settings, "warpAlternativeDamage", true);
    const fists = armed(hero, "fists");
    const attack = attackOf(fists, thug, [6, 5, 4, 3]);
    await comes(attack);
    await comes(answerOf(attack, fists, thug, [[3, 4], [2]]));
    expect(targetOf(attack)).toMatchObject({
      stage: "throwing",
      answer: { problems: [], dice: { defence: [3, 4], armour: [2] } },
    });
    const due = dueOn(attack);
    await comes(damageOf(attack, thrownOneByOne(due ? [due] : [], [[6, 5]])));
    expect(targetOf(attack)).toMatchObject({
      stage: "applied",
      later: { damage: [6, 5] },
      outcome: { raw: 11, damage: 9 },
    });
  });

  test("the keeper answers without a client, by the edit window", async () => {
    const attack = attackOf(armed(hero, "fists"), thug, [6, 5, 4, 3]);
    await comes(attack);
    await onCard(attack, { action: "edit", target: 0, override: { defence: 10, protection: 3 } }, KEEPER);
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { margin: 8, damage: 5 } });
  });
});

describe("a weapon that is deleted meanwhile", () => {
  const SMG = item("warpWeapon", "smg", {
    ...{ category: "firearm", ignoreArmourMalus: true, factor: 4, rangeRow: "smg", fireMode: "smg" },
    ...{ magazine: 30, loaded: 30 },
  });
  const burst = { tactic: "burst", ammunition: "standard" };
  const gone = (weapon: Item) => (weapon.actor as Actor).deleteEmbeddedDocuments("Item", [weapon.id ?? ""]);

  beforeEach(() => {
    ({ hero, thug, settings } = openRing([BOXING, SMG], [PLATE]));
    (thug as unknown as { updateSource(change: object): void }).updateSource({ ownership: { default: 1, [RIVAL]: 3 } });
    settings.set("warpTrackAmmo", false);
  });

  test("between the shot and the answer: it was met as it was fired (WP-51, WP-53, WP-90)", async () => {
    const smg = armed(hero, "smg");
    const attack = attackOf(smg, thug, [6, 5, 4, 3, 1], { choices: burst });
    await comes(attack);
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", kept: { far: 1, weaponFactor: 4, tacticFactor: 1 } });
    await gone(smg);
    // distance (2 dice), a dodge (2 dice more, the best two count), then the armour
    await comes(answerOf(attack, null, thug, [[1, 2, 2, 1], [3]]));
    expect(targetOf(attack)?.outcome).toMatchObject({
      ...{ hit: true, forgotten: false, margin: 14, harm: "standard", category: "firearm", keepersAttacker: false },
      ...{
        parts: [
          { id: "weapon", value: 4 },
          { id: "tactic", value: 1 },
        ],
        raw: 70,
      },
    });
  });

  test.each([
    { dodge: true, faces: [1, 2, 2, 1], failed: true },
    { dodge: false, faces: [1, 2], failed: false },
  ])(
    "WP-53: a dodge that is hit was in vain; whoever stood still has done nothing in vain ($dodge)",
    async (played) => {
      const { dodge, faces, failed } = played;
      const smg = armed(hero, "smg");
      const attack = attackOf(smg, thug, [6, 5, 4, 3, 1], { choices: burst });
      await comes(attack);
      await comes(answerOf(attack, smg, thug, [faces, [3]], { dodge }));
      const record = recordOn(attack);
      const { intent, deed } = record.verdict;
      const source = { id: "", intent, deed, record };
      const [row] = cardContext(source, false, await besideWithAnswers(source)).rows;
      expect(row).toMatchObject({ hit: true, answerFailed: failed, defence: { answer: { idle: !failed } } });
    },
  );

  test("before the shot was judged: nothing is written until the keeper says what it did", async () => {
    const smg = armed(hero, "smg");
    const attack = attackOf(smg, thug, [6, 5, 4, 3, 1], { choices: burst });
    await gone(smg);
    await comes(attack);
    expect(recordOn(attack).verdict.standing).toBe("review");
    const blow: Struck = {
      ...{ attacker: hero, weapon: null, target: thug, metres: null, choices: burst, kept: {} },
      ...{
        dice: { attack: [6, 5, 4, 3, 1] },
        lines: recordOn(attack).verdict.intent.targets[0]?.lines ?? [],
        bonus: 5,
      },
    };
    const defence = answerTo(blow, { answer: [1, 2, 2, 1, 3] });
    const outcome = warpAttack.outcome({ ...blow, defence, override: {} });
    expect(outcome).toMatchObject({ hit: true, forgotten: true, margin: 14, damage: 0 });
    expect(warpAttack.view(outcome).verdict.key).toMatch(/weaponForgotten$/);
    expect(warpAttack.asksKeeper(outcome, thug)).toBe(true);
    const told = warpAttack.outcome({ ...blow, defence, override: { factor: 5 } });
    expect(told).toMatchObject({ forgotten: false, raw: 70, damage: 67 });
  });
});
