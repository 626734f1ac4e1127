import { beforeEach, describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { DefenceDraft } from "../../../../../src/core/play/draft/answer-draft.js";
import { weighed } from "../../../../../src/core/defence/replies.js";
import { usualOf } from "../../../../../src/core/defence/usual.js";
import { totalOf } from "../../../../../src/core/play/dice/read-faces.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import type { RollSpec } from "../../../../../src/core/play/contract/dice.js";
import type { Line } from "../../../../../src/core/play/contract/modifiers.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import type { Struck } from "../../../../../src/core/play/contract/defence.js";
import { openQuestions } from "../../../../../src/core/questions/list.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import {
  comes,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  RIVAL,
  sent,
  settled,
  type Data,
} from "../../../../support/play/arbiter-table.js";
import { damageOf, dueOn } from "../../../../support/play/damage.js";
import { armed, change, inRound, openRing, seuilsGuard, situationOf, systemOf } from "./table.js";

/** A roll as a message carries it: faces of each of its groups, in their order. */
function thrown(spec: RollSpec, faces: readonly number[]): string {
  const left = [...faces];
  const terms = (spec.groups ?? []).map((group) => {
    const results: number[] = [];
    while (group.take(results) !== results.length) results.push(left.shift() ?? 1);
    return {
      ...{ class: "Die", number: results.length, faces: group.faces, modifiers: [group.manner], evaluated: true },
      results: results.map((result) => ({ result, active: true })),
    };
  });
  const { roll, formula, options } = spec;
  const total = totalOf(
    spec,
    terms.flatMap(({ results }) => results.map(({ result }) => result)),
  );
  return JSON.stringify({ class: roll, options, formula, dice: [], terms, total, evaluated: true });
}

/** The rolls that are called for, each with those that it calls for at once, one list of faces for each. */
function all(specs: readonly RollSpec[], faces: readonly (readonly number[])[]): readonly string[] {
  const left = [...faces];
  const rolls: string[] = [];
  for (let next: RollSpec | null = specs[0] ?? null; next;) {
    const fallen = left.shift() ?? [];
    rolls.push(thrown(next, fallen));
    const called: RollSpec | null = next.next?.(fallen) ?? null;
    next = called?.when === "later" ? null : called;
  }
  return rolls;
}

const person = (actor: Actor) => ({ actor: actor.uuid, token: null, name: actor.name, img: "" });

/** An attack as an honest client of a player sends it. */
function attackOf(weapon: Item, target: Actor, faces: readonly (readonly number[])[], chosen: Choices = {}): Data {
  const situation = situationOf(weapon, target, chosen);
  const { choices } = situation;
  const lines = linesOf(seuilsAttack.modifiers(situation));
  const data = {
    ...{ ruleset: "seuils", attacker: person(weapon.actor as Actor), choices, costs: [], combat: null },
    weapon: { uuid: weapon.uuid, name: weapon.name, img: "" },
    targets: [{ ...person(target), distance: { metres: null, from: "none" }, choices: {}, lines }],
  };
  return sent("attack", PLAYER, data, { rolls: all(seuilsAttack.rolls(situation, lines), faces) });
}

interface Told {
  readonly refused?: boolean;
  /** What it parries with; it dodges without. */
  readonly parries?: string;
  /** D-06 — as an extra defence, whatever actions are left. */
  readonly extra?: boolean;
  /** What a cheating client makes of the lines that the rules give. */
  readonly forged?: (lines: readonly Line[]) => readonly Line[];
}

/** An answer to an attack, with what it throws. */
function answerOf(
  attack: Data,
  weapon: Item,
  target: Actor,
  faces: readonly (readonly number[])[],
  { refused = false, parries = "", extra = false, forged = (lines) => lines }: Told = {},
): Data {
  const { dice = {}, bonus = 0, kept = {} } = recordOn(attack).verdict.targets[0] ?? {};
  const { lines: attackLines } = (attack["system"] as { data: { targets: [{ lines: readonly Line[] }] } }).data
    .targets[0];
  const blow: Struck = {
    ...{ attacker: weapon.actor, weapon, target, metres: null, choices: {}, dice, bonus, kept },
    lines: attackLines,
  };
  const choices: Data = refused ? {} : { way: parries ? "parry" : "dodge", item: parries, extra };
  const situation = { blow, choices: choices as never, refused };
  const lines = forged(linesOf(seuilsGuard.modifiers(situation)));
  const told = { ruleset: "seuils", actor: target.uuid, attack: { id: attack["_id"], target: 0 } };
  return sent(
    "defence",
    RIVAL,
    { ...told, refused, choices, lines },
    { rolls: all(seuilsGuard.rolls(situation, lines), faces) },
  );
}

/** What the blow then throws, by its attacker. */
function damageThrown(attack: Data, faces: readonly number[]): Data {
  const due = dueOn(attack);
  return damageOf(attack, all(due ? [due] : [], [faces]));
}

const targetOf = (attack: Data) => recordOn(attack).verdict.targets[0];

let hero: Actor;
let foe: Actor;
let settings: Map<string, unknown>;
beforeEach(async () => {
  await loadAttacks("seuils");
  ({ hero, foe, settings } = openRing());
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  (foe as unknown as { updateSource(change: object): void }).updateSource({ ownership: { [RIVAL]: 3 } });
  takeUp();
  await settled();
});

const HELD = [[6, 1, 1, 1]];

describe("an attack of seuils at the arbiter's", () => {
  test("F5…F10: asks its target, then its attacker for the damage, ticks circles, is taken back", async () => {
    const attack = attackOf(armed(hero, "blade"), foe, [[6, 6, 1, 1]]);
    await comes(attack);
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", outcome: null });
    await comes(answerOf(attack, armed(hero, "blade"), foe, [[6, 1, 1, 1]]));
    expect(targetOf(attack)).toMatchObject({ stage: "throwing", outcome: null, answer: { problems: [] } });
    await comes(damageThrown(attack, [7, 1, 1]));
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { end: "hit", wounds: ["blesse"] } });
    expect(systemOf(foe)).toMatchObject({ wounds: { blesse: { lethal: 1 } }, care: { bleeding: true } });
    await onCard(attack, { action: "undo" });
    expect(systemOf(foe)).toMatchObject({ wounds: { blesse: { lethal: 0 } }, care: { bleeding: false } });
  });

  test("SE-29: an answer with more dice than the sheet gives waits for the keeper", async () => {
    const attack = attackOf(armed(hero, "blade"), foe, [[6, 6, 6, 6]]);
    await comes(attack);
    const better = (lines: readonly Line[]) => lines.map((line) => ({ ...line, value: 8 }));
    await comes(answerOf(attack, armed(hero, "blade"), foe, [[6, 6, 6, 6, 1, 1, 1, 1]], { forged: better }));
    const { stage, answer } = targetOf(attack) ?? {};
    expect([stage, answer?.problems.map(({ code, weight }) => [code, weight])]).toEqual([
      "awaiting",
      [["lineValue", "forged"]],
    ]);
    expect(systemOf(foe)).toMatchObject({ wounds: { touche: { lethal: 0 } } });
  });

  test("SE-30: the prompt remembers the last choice, as long as it can be made", async () => {
    const blade = armed(foe, "blade");
    const asks = async () => {
      const attack = attackOf(armed(hero, "blade"), foe, [[6, 1, 1, 1]]);
      await comes(attack);
      const draft = new DefenceDraft(recordOn(attack).message, 0);
      const { asked } = draft;
      return { attack, usual: (asked && usualOf(asked, weighed(draft, asked))?.reply.id) ?? null };
    };
    const first = await asks();
    await comes(answerOf(first.attack, armed(hero, "blade"), foe, HELD, { parries: blade.id ?? "" }));
    const second = await asks();
    await comes(answerOf(second.attack, armed(hero, "blade"), foe, [], { refused: true }));
    const third = await asks();
    await blade.update({ system: { equipped: false } } as never);
    expect([first.usual, second.usual, third.usual]).toEqual([null, `parry.${blade.id}`, `parry.${blade.id}`]);
    expect((await asks()).usual).toBeNull();
  });

  test("SE-14, SE-17: defences that are not written yet have cost their actions all the same", async () => {
    inRound(1);
    change(settings, "automation", "never");
    for (let i = 0; i < 2; i += 1) {
      const attack = attackOf(armed(hero, "blade"), foe, [[6, 1, 1, 1]]);
      await comes(attack);
      if (recordOn(attack).verdict.standing === "review")
        await onCard(attack, { action: "accept", target: -1 }, KEEPER);
      await comes(answerOf(attack, armed(hero, "blade"), foe, HELD));
    }
    const lines = seuilsGuard.modifiers({
      blow: {
        ...situationOf(armed(hero, "blade"), foe),
        target: foe,
        dice: { attack: [6, 1, 1, 1] },
        lines: [],
        bonus: 0,
      },
      ...{ choices: {}, refused: false },
    });
    expect(systemOf(foe)).toMatchObject({ round: { defences: 0 } });
    expect(lines[0]?.facts).toEqual({ characteristic: "reflexes" });
  });

  test("SE-14: where wounds wait for a click, a blow that is met waits for none, and its defence counts", async () => {
    inRound(1);
    change(settings, "automation", "keeper");
    const met = attackOf(armed(hero, "blade"), foe, [[6, 1, 1, 1]]);
    await comes(met);
    await comes(answerOf(met, armed(hero, "blade"), foe, HELD));
    expect(targetOf(met)).toMatchObject({ stage: "applied", outcome: { end: "defended" } });
    expect(systemOf(foe)).toMatchObject({ round: { defences: 1 } });
    await onCard(met, { action: "undo", target: 0 }, KEEPER);
    expect(systemOf(foe)).toMatchObject({ round: { defences: 0 } });
  });

  test("SE-54: a death that its keeper has not confirmed is among the open questions until it is", async () => {
    await foe.update({ system: { wounds: { tue: { lethal: 1 } } } } as never);
    const thrust = [
      [6, 1, 1, 1],
      [10, 1, 1],
    ];
    const last = attackOf(armed(hero, "blade"), foe, thrust);
    await comes(last);
    const open = async () => (await openQuestions()).map(({ kind, message, asked }) => [kind, message, asked]);
    expect(await open()).toEqual([["called", last["_id"], ""]]);
    await foe.update({ system: { deathConfirmed: true } } as never);
    expect(await open()).toEqual([]);
  });

  test("SE-32: of a target taken unawares meanwhile the attacker throws what is missing, and nothing else", async () => {
    const attack = attackOf(armed(hero, "blade"), foe, [[6, 1, 1, 1]]);
    await foe.update({ system: { suffers: { surprised: true } } } as never);
    await comes(attack);
    expect(recordOn(attack).verdict).toMatchObject({ standing: "judged", problems: [] });
    expect(targetOf(attack)).toMatchObject({ stage: "throwing", asked: null });
    await comes(damageThrown(attack, [5, 1, 1]));
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { end: "hit", unmet: "surprised" } });
  });

  test("SE-14: a second attack of a player's in a round asks the keeper", async () => {
    inRound(1);
    const [first, second] = [1, 2].map(() => attackOf(armed(hero, "blade"), foe, [[6, 1, 1, 1]]));
    if (!first || !second) throw new Error("two attacks");
    await comes(first);
    await comes(second);
    expect(recordOn(second).verdict).toMatchObject({ standing: "review", problems: [{ code: "obstacle" }] });
  });

  test("SE-53: wounds that waited for a word are told where they come to lie by then", async () => {
    change(settings, "automation", "keeper");
    await foe.update({ system: { wounds: { blesse: { lethal: 1 } } } } as never);
    const cards: Data[] = [];
    for (let i = 0; i < 2; i += 1) {
      const attack = attackOf(armed(hero, "blade"), foe, [[6, 1, 1, 1]]);
      await comes(attack);
      await comes(answerOf(attack, armed(hero, "blade"), foe, [], { refused: true }));
      await comes(damageThrown(attack, [7, 1, 1]));
      cards.push(attack);
    }
    const told = () => cards.map((card) => targetOf(card)?.outcome?.["placed"]);
    expect(told()).toEqual([["blesse"], ["blesse"]]);
    for (const card of cards) await onCard(card, { action: "apply", target: 0 }, KEEPER);
    expect(told()).toEqual([["blesse"], ["tue"]]);
    expect(cards.map((card) => targetOf(card)?.outcome?.["stateAfter"])).toEqual(["blesse", "mourant"]);
    expect(systemOf(foe)).toMatchObject({ wounds: { blesse: { lethal: 2 }, tue: { lethal: 1 } } });
  });

  test("is decided later by the figures that it had, whatever has become of attacker and weapon", async () => {
    const attack = attackOf(armed(hero, "blade"), foe, [[6, 6, 6, 6]]);
    await comes(attack);
    await comes(answerOf(attack, armed(hero, "blade"), foe, [[6, 6, 6, 6]]));
    await hero.deleteEmbeddedDocuments("Item", [armed(hero, "blade").id ?? ""]);
    await onCard(attack, { action: "edit", target: 0, override: { defence: 0 } }, KEEPER);
    expect(targetOf(attack)).toMatchObject({ outcome: { end: "hit", margin: 4, bonusDice: 2, weapon: { dice: 3 } } });
    expect(targetOf(attack)?.later["damage"]?.length).toBe(5); // the keeper's client threw them
  });
});

/** Written after whatever was sent. */
const LATER = { _stats: { modifiedTime: Number.MAX_SAFE_INTEGER } };

describe("what a client sends of seuils and the rules do not bear out", () => {
  const blow = async (faces: readonly number[] = [6, 1, 1, 1]) => {
    const attack = attackOf(armed(hero, "blade"), foe, [faces]);
    await comes(attack);
    return attack;
  };
  const problems = (attack: Data) => {
    const { problems: whole, targets } = recordOn(attack).verdict;
    return [...whole, ...(targets[0]?.answer?.problems ?? [])].map(({ code, weight }) => `${code} ${weight}`);
  };

  test("SE-03: dice that no 10 has granted are no dice", async () => {
    const attack = attackOf(armed(hero, "blade"), foe, [[10, 1, 1, 1, 6]]);
    const [roll = ""] = attack["rolls"] as string[];
    await comes({ ...attack, rolls: [roll.replace('"result":10', '"result":9')] });
    expect([recordOn(attack).verdict.standing, ...problems(attack)]).toEqual(["flagged", "dice forged"]);
    expect(systemOf(foe)).toMatchObject({ wounds: { touche: { lethal: 0 } } });
  });

  test("D-06: an extra defence that saves an action is the keeper's to allow", async () => {
    inRound(1);
    const attack = await blow();
    await comes(answerOf(attack, armed(hero, "blade"), foe, [[6, 1, 1]], { extra: true }));
    expect([targetOf(attack)?.stage, ...problems(attack)]).toEqual(["awaiting", "fieldTold ask"]);
    await onCard(attack, { action: "accept", target: 0 }, KEEPER);
    await comes(damageThrown(attack, [1, 1, 1]));
    expect(systemOf(foe)).toMatchObject({ round: { defences: 0, extraDefences: 1 } });
  });

  test("SE-30: nobody parries with what they do not hold", async () => {
    const attack = await blow();
    const blade = armed(foe, "blade");
    const parry = answerOf(attack, armed(hero, "blade"), foe, HELD, { parries: blade.id ?? "" });
    await blade.update({ system: { equipped: false } } as never);
    await comes(parry);
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", outcome: null });
    expect(problems(attack)).toContain("obstacle ask");
  });

  test("SE-58: an answer that was rolled before a wound came is the keeper's to judge, and no forgery", async () => {
    const attack = await blow();
    const honest = answerOf(attack, armed(hero, "blade"), foe, HELD);
    await foe.update({ system: { wounds: { touche: { lethal: 1 } } }, ...LATER } as never);
    await comes(honest);
    expect(targetOf(attack)?.stage).toBe("awaiting");
    expect(problems(attack).filter((one) => one.endsWith("forged"))).toEqual([]);
    await onCard(attack, { action: "accept", target: 0 }, KEEPER);
    expect(targetOf(attack)).toMatchObject({ stage: "resolved", outcome: { end: "defended" } });
  });

  test("SE-43: an attack at a target that has put an armour on meanwhile throws by what it found", async () => {
    await foe.update({ system: { suffers: { surprised: true } } } as never);
    const attack = attackOf(armed(hero, "blade"), foe, [
      [6, 1, 1, 1],
      [9, 1, 1],
    ]);
    await foe.createEmbeddedDocuments("Item", [
      { name: "Veste", type: "seuilsArmor", system: { index: 1 }, ...LATER },
    ] as never);
    await comes(attack);
    expect(recordOn(attack).verdict.standing).toBe("review");
    expect(problems(attack).filter((one) => one.endsWith("forged"))).toEqual([]);
  });

  test("SE-24, SE-25: a band, or an aim, that nothing bears out waits for the keeper", async () => {
    const aimed = attackOf(armed(hero, "blade"), foe, [[6, 6, 1, 1]], { aim: "1" });
    await comes(aimed);
    expect(problems(aimed)).toEqual(["obstacle ask"]);
    const doubted = attackOf(armed(hero, "blade"), foe, [[6, 6, 1, 1]], { charge: "1", extraDice: "99" });
    await comes(doubted);
    expect(problems(doubted)).toEqual(["choiceTold ask", "choiceTold ask"]);
  });
});
