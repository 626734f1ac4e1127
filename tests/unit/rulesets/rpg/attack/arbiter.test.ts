import { beforeEach, describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { totalOf } from "../../../../../src/core/play/dice/read-faces.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import type { RollSpec } from "../../../../../src/core/play/contract/dice.js";
import type { Line, Modifier } from "../../../../../src/core/play/contract/modifiers.js";
import { recordOf } from "../../../../../src/core/play/dice/roll-record.js";
import type { Struck } from "../../../../../src/core/play/contract/defence.js";
import type { DeedChoices } from "../../../../../src/core/play/contract/deed.js";
import { rpgAttack } from "../../../../support/play/attacks.js";
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
import { armed, BLADES, CLUB, openRing, rpgGuard, situationOf, SWORD, systemOf, change } from "./table.js";

/** A roll as a message carries it, with these faces. */
function thrown(spec: RollSpec, results: readonly number[]): string {
  const die = {
    ...{ class: "Die", number: results.length, faces: spec.faces[0], modifiers: [], evaluated: true },
    results: results.map((result) => ({ result, active: true })),
  };
  const { roll, formula, options } = spec;
  const more = { dice: [], terms: [die], total: totalOf(spec, results), evaluated: true };
  return JSON.stringify({ class: roll, options, formula, ...more });
}

/** The rolls that are called for, each with those that it calls for at once, one list of faces for each. */
function all(specs: readonly RollSpec[], faces: readonly (readonly number[])[]): readonly string[] {
  const left = [...faces];
  const rolls: string[] = [];
  for (const spec of specs) {
    for (let next: RollSpec | null = spec; next;) {
      const fallen = left.shift() ?? [];
      rolls.push(thrown(next, fallen));
      const called: RollSpec | null = next.next?.(fallen) ?? null;
      next = called?.when === "later" ? null : called;
    }
  }
  return rolls;
}

const asTold = (modifiers: readonly Modifier[]) =>
  modifiers.map((modifier): Line => ({ ...modifier, on: true, by: "rules", reason: "" }));

const person = (actor: Actor) => ({ actor: actor.uuid, token: null, name: actor.name, img: "" });

/** An attack as an honest client sends it. */
function attackOf(weapon: Item, target: Actor, faces: readonly (readonly number[])[]): Data {
  const lines = asTold(rpgAttack.modifiers(situationOf(weapon, target)));
  const data = {
    ...{ ruleset: "rpg", attacker: person(weapon.actor as Actor), choices: {}, costs: [], combat: null },
    weapon: { uuid: weapon.uuid, name: weapon.name, img: "" },
    targets: [{ ...person(target), distance: { metres: null, from: "none" }, choices: {}, lines }],
  };
  const specs = rpgAttack.rolls({ weapon, target, metres: null, choices: {} }, lines);
  return sent("attack", PLAYER, data, { rolls: all(specs, faces) });
}

/** An answer to a blow, with what it throws. */
function answerOf(
  attack: Data,
  weapon: Item,
  target: Actor,
  { refused, choices = {} }: { readonly refused: boolean; readonly choices?: DeedChoices },
  faces: readonly (readonly number[])[],
): Data {
  const { dice = {}, bonus = 0, kept = {} } = recordOn(attack).verdict.targets[0] ?? {};
  const blow: Struck = {
    ...{ attacker: weapon.actor, weapon, target, metres: null, choices: {}, dice, lines: [], bonus, kept },
  };
  const situation = { blow, choices, refused };
  const lines = asTold(rpgGuard.modifiers(situation));
  const rolls = all(rpgGuard.rolls(situation, lines), faces);
  const told = { ruleset: "rpg", actor: target.uuid, attack: { id: attack["_id"], target: 0 } };
  return sent("defence", RIVAL, { ...told, refused, choices, lines }, { rolls });
}

/** A refusal to parry. */
function refusalOf(...[attack, weapon, target]: readonly [Data, Item, Actor]) {
  return answerOf(attack, weapon, target, { refused: true }, []);
}

/** What the blow then throws, by its attacker. */
function landingOf(attack: Data, faces: readonly (readonly number[])[]): Data {
  const due = dueOn(attack);
  return damageOf(attack, all(due ? [due] : [], faces));
}

const targetOf = (attack: Data) => recordOn(attack).verdict.targets[0];
const surprised = (actor: Actor, is: boolean) => {
  const condition = {
    ...{ state: { type: "surprised" }, ends: "rounds", wound: "" },
    span: { clock: "world", first: 0, last: null },
  };
  return actor.update({ system: { conditions: is ? [condition] : [] } } as never);
};

let hero: Actor;
let thug: Actor;
let settings: Map<string, unknown>;
beforeEach(async () => {
  await loadAttacks("rpg");
  ({ hero, thug, settings } = openRing([BLADES, SWORD], [BLADES, CLUB]));
  vi.stubGlobal("CONFIG", { ...CONFIG, sounds: { dice: "" } });
  (thug as unknown as { updateSource(change: object): void }).updateSource({ ownership: { [RIVAL]: 3 } });
  takeUp();
  await settled();
});

describe("a blow of rpg at the arbiter's", () => {
  test("asks its target, then its attacker for place and damage, and is taken back", async () => {
    const attack = attackOf(armed(hero, "sword"), thug, [[4]]);
    await comes(attack);
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", outcome: null });
    await comes(refusalOf(attack, armed(hero, "sword"), thug));
    expect(targetOf(attack)).toMatchObject({ stage: "throwing", outcome: null, answer: { dice: {} } });
    await comes(landingOf(attack, [[7], [5]]));
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { end: "lands", loss: 7 } });
    expect(systemOf(thug).hp).toMatchObject({ value: 11 });
    await onCard(attack, { action: "undo" });
    expect(systemOf(thug).hp).toMatchObject({ value: 18 });
  });

  test("RP-27: by the dead asks the keeper first, whatever their window let through", async () => {
    const attack = attackOf(armed(hero, "sword"), thug, [[4]]);
    await hero.update({ system: { hp: { value: -20 } } } as never);
    await comes(attack);
    expect(recordOn(attack).verdict).toMatchObject({ standing: "review", problems: [{ code: "obstacle" }] });
  });

  test("a guard that is found after the blow was thrown to its end is not forged: the target is asked all the same", async () => {
    await surprised(thug, true);
    const attack = attackOf(armed(hero, "sword"), thug, [[4], [7], [5]]);
    await surprised(thug, false);
    await comes(attack);
    expect(recordOn(attack).verdict).toMatchObject({ standing: "judged", problems: [] });
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", dice: { location: [7], damage: [5] } });
    await comes(refusalOf(attack, armed(hero, "sword"), thug));
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { loss: 7 } });
  });

  test("a guard that is lost meanwhile leaves the attacker to throw what is missing", async () => {
    const attack = attackOf(armed(hero, "sword"), thug, [[4]]);
    await surprised(thug, true);
    await comes(attack);
    expect(recordOn(attack).verdict).toMatchObject({ standing: "judged", problems: [] });
    expect(targetOf(attack)).toMatchObject({ stage: "throwing", asked: null });
    await comes(landingOf(attack, [[7], [5]]));
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { loss: 7 } });
  });

  test("is decided later by the figures that it had, whatever has become of attacker and weapon", async () => {
    const attack = attackOf(armed(hero, "sword"), thug, [[12]]);
    await comes(attack);
    expect(targetOf(attack)).toMatchObject({ outcome: { end: "miss", score: 12 } });
    await hero.update({ system: { permanentSkillModifier: -5 } } as never);
    await hero.deleteEmbeddedDocuments("Item", [armed(hero, "sword").id ?? ""]);
    await onCard(attack, { action: "edit", target: 0, override: { die: 11, difficulty: 0 } }, KEEPER);
    expect(targetOf(attack)).toMatchObject({ outcome: { end: "lands", score: 12, margin: 1 } });
  });

  test("was parried as it was parried, whatever becomes of the arm and of what it was met with", async () => {
    const attack = attackOf(armed(hero, "sword"), thug, [[8]]);
    await comes(attack);
    const club = armed(thug, "club").id ?? "";
    await comes(answerOf(attack, armed(hero, "sword"), thug, { refused: false, choices: { means: club } }, [[5]]));
    const parried = { end: "parried", means: "weapon", parryTarget: targetOf(attack)?.outcome?.["parryTarget"] };
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: parried });
    await thug.update({ system: { permanentSkillModifier: -9 } } as never);
    await thug.deleteEmbeddedDocuments("Item", [club]);
    await onCard(attack, { action: "edit", target: 0, override: { remark: "Belle parade" } }, KEEPER);
    expect(targetOf(attack)).toMatchObject({ outcome: parried, later: {} });
  });

  test("RP-43: where wounds wait for a click, a blow that is parried waits for none, and the parry has cost its action", async () => {
    change(settings, "automation", "keeper");
    const attack = attackOf(armed(hero, "sword"), thug, [[8]]);
    await comes(attack);
    const club = armed(thug, "club").id ?? "";
    await comes(answerOf(attack, armed(hero, "sword"), thug, { refused: false, choices: { means: club } }, [[5]]));
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { end: "parried" } });
    const struck = attackOf(armed(hero, "sword"), thug, [[4]]);
    await comes(struck);
    await comes(refusalOf(struck, armed(hero, "sword"), thug));
    await comes(landingOf(struck, [[7], [5]]));
    expect(targetOf(struck)).toMatchObject({ stage: "resolved", outcome: { end: "lands" } });
  });

  test("lands by the keeper's word alone: the keeper's client throws place and damage", async () => {
    const attack = attackOf(armed(hero, "sword"), thug, [[4]]);
    await comes(attack);
    await onCard(attack, { action: "edit", target: 0, override: { end: "lands", critical: 0 } }, KEEPER);
    const { later = {}, outcome } = targetOf(attack) ?? {};
    expect(Object.keys(later)).toEqual(expect.arrayContaining(["location", "damage"]));
    expect(outcome).toMatchObject({ end: "lands", faces: later["damage"] });
    expect(Number(outcome?.["loss"])).toBeGreaterThan(0);
    expect(game.messages.contents.at(-1)?.flavor).toContain("owedDice");
    const shown = game.messages.contents.at(-1)?.rolls.map((roll) => recordOf(roll).dice.flatMap((die) => die.results));
    expect(shown).toEqual(Object.values(later)); // real dice, for everybody to see
  });

  test("RP-55: what it costs the attacker is done and taken back with it", async () => {
    const attack = attackOf(armed(hero, "sword"), thug, [[20]]);
    await comes(attack);
    expect(targetOf(attack)).toMatchObject({ stage: "resolved" });
    const broken = () => foundry.utils.getProperty(armed(hero, "sword"), "system.broken");
    await onCard(attack, { action: "edit", target: 0, override: { fumble: "weaponBroken" } }, KEEPER);
    expect(targetOf(attack)).toMatchObject({ stage: "applied" });
    expect(broken()).toBe(true);
    await onCard(attack, { action: "undo" });
    expect(broken()).toBe(false);
  });
});
