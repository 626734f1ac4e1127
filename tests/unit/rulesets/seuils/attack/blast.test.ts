import { INTENT } from "../../../../../src/core/play/record/intent.js";
import { describe, expect, test } from "vitest";
import { noteSaid } from "../../../../../src/core/play/messages/as-sent.js";
import { blastOf, strikes } from "../../../../../src/core/world/blast.js";
import { judgeAttack } from "../../../../../src/core/play/judge/attack-judge.js";
import { loadAttacks } from "../../../../../src/core/play/loaded/attacks.js";
import type { Choices } from "../../../../../src/core/play/contract/situation.js";
import { ownedRecordOf, rollOnce, sharedBy } from "../../../../../src/core/play/roll/shared-roll.js";
import { seuilsAttack } from "../../../../../src/rulesets/seuils/attack/procedure.js";
import { armed, BLADE, item, openRing, situationOf, weapon } from "./table.js";

/** Nobody avoids it, so that each target's damage is thrown with the attack. */
const BOMB = weapon("bomb", {
  ...{ attackType: "ranged", missile: "firearm", group: "throwing", areaRadius: 5, damageTypes: ["blast"] },
  ...{ ranges: { short: 6, medium: 15, extreme: 30 }, damage: { dice: 3, keep: 3 } },
});
const GRENADE = weapon("grenade", { ...(BOMB.system as object), missile: "thrown" });

await loadAttacks("seuils");

/** An attack at both, thrown once, every die showing 7. */
async function thrown(arm: Item, targets: readonly Actor[]) {
  (CONFIG as unknown as { Dice: { randomUniform(): number } }).Dice.randomUniform = () => 0.65;
  const lines = (target: Actor) =>
    seuilsAttack
      .modifiers(situationOf(arm, target, {}, 5))
      .map((line) => ({ ...line, on: true, by: "rules", reason: "" }) as const);
  const rolls = await rollOnce(
    targets.map((target) => seuilsAttack.rolls(situationOf(arm, target, {}, 5), lines(target))),
  );
  const intent = INTENT.read({
    ruleset: "seuils",
    attacker: { actor: arm.actor?.uuid },
    weapon: { uuid: arm.uuid },
    targets: targets.map((target) => ({
      ...{ actor: target.uuid, distance: { metres: 5, from: "typed" }, lines: lines(target) },
      choices: situationOf(arm, target, {}, 5).choices,
    })),
  });
  return { rolls, intent };
}

function judged(rolls: readonly foundry.dice.Roll[], intent: ReturnType<typeof INTENT.read>) {
  noteSaid(intent, rolls);
  const _source = { system: { data: intent } };
  const message = { id: "m".repeat(16), rolls, author: game.user, timestamp: 0, whisper: [], _source };
  return judgeAttack(message as unknown as ChatMessage, intent);
}

describe("SE-75: a blast", () => {
  test("is thrown once for all; what it calls for, each target has for itself", async () => {
    const { hero, foe } = openRing([BOMB]);
    const { rolls, intent } = await thrown(armed(hero, "bomb"), [foe, hero]);
    expect(rolls.map(({ formula }) => formula.replaceAll(" ", ""))).toEqual([
      ...["4d10x>=10cs>=6", "4d10kh3", "4d10kh3"], // Précision 4, two successes over the Difficulté bring a die
    ]);
    const records = rolls.map(ownedRecordOf);
    expect(records.map(({ target }) => target)).toEqual([null, 0, 1]);
    expect(sharedBy(records, 1)).toEqual([records[0], records[2]]);
    const { standing, targets } = judged(rolls, intent);
    expect(standing).toBe("judged");
    expect(targets.map(({ dice }) => dice)).toEqual([
      { attack: [7, 7, 7, 7], damage: [7, 7, 7, 7] },
      { attack: [7, 7, 7, 7], damage: [7, 7, 7, 7] },
    ]);
    expect(targets.map(({ outcome }) => outcome?.end)).toEqual(["hit", "hit"]);
  });

  test("asks each who can dodge, none can parry (D-34)", async () => {
    const { hero, foe } = openRing([BLADE, GRENADE]);
    const { rolls, intent } = await thrown(armed(hero, "grenade"), [foe, hero]);
    expect(rolls).toHaveLength(1);
    expect(judged(rolls, intent).targets.map(({ stage }) => stage)).toEqual(["awaiting", "awaiting"]);
    expect(blastOf(seuilsAttack, { weapon: armed(hero, "grenade"), choices: {} })?.reaches(5)).toBe(true);
    expect(blastOf(seuilsAttack, { weapon: armed(hero, "blade"), choices: {} })).toBeNull();
  });

  test("dice too many, or of a target that is none, do not count", async () => {
    const { hero, foe } = openRing([BOMB]);
    const { rolls, intent } = await thrown(armed(hero, "bomb"), [foe, hero]);
    const second = rolls[1] as foundry.dice.Roll;
    expect(judged([...rolls, second], intent).standing).toBe("flagged");
    Object.assign(second.options, { target: 7 });
    expect(judged(rolls, intent).standing).toBe("flagged");
  });

  test("strikes whoever nobody can measure, and its own target in any case", () => {
    expect(strikes({ reaches: () => false }, null, null)).toBe(true);
  });

  test("SE-25: is aimed past nobody's armour, whatever a client says", () => {
    const { hero, foe } = openRing([GRENADE], [item("seuilsArmor", "vest", { index: 1 })]);
    const refused = (choices: Choices) =>
      seuilsAttack
        .hindrance?.(situationOf(armed(hero, "grenade"), foe, choices, 10), 1)
        ?.key.split(".")
        .at(-1);
    expect([refused({}), refused({ aim: "1" })]).toEqual([undefined, "blastAimed"]);
  });

  test("SE-14: any other attack has one target", () => {
    const { hero, foe } = openRing([BLADE, BOMB]);
    const hindrance = (name: string) => seuilsAttack.hindrance?.(situationOf(armed(hero, name), foe, {}, 1), 2)?.key;
    expect(hindrance("blade")).toBe("GARDIEN.SEUILS.FIGHT.refusal.oneTarget");
    expect(hindrance("bomb")).toBeUndefined();
  });
});
