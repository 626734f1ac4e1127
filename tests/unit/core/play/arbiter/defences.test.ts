import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { consider, takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import type { Verdict, VerdictTarget } from "../../../../../src/core/play/record/verdict.js";
import {
  type Data,
  HERO,
  KEEPER,
  onCard,
  PLAYER,
  recordOn,
  RIVAL,
  settled,
  sitDown,
} from "../../../../support/play/arbiter-table.js";
import { answerTo, beastPoints, blow, giveBeastTo, parried, playDuel, says } from "../../../../support/play/duel.js";

let end: () => void;
beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
beforeEach(async () => {
  end = await playDuel();
});
afterAll(() => end());

/** The keeper opens the table and finds these messages waiting. */
async function openWith(messages: readonly Data[], settings: Data = {}): Promise<void> {
  const seats = sitDown(messages);
  giveBeastTo(RIVAL);
  for (const [key, value] of Object.entries(settings)) seats.settings.set(key, value);
  takeUp();
  await settled();
}

/** Somebody's message comes in while the keeper is there. */
async function comes(source: Data): Promise<void> {
  const message = await arrive(source);
  consider(message);
  await settled();
}

async function arrive(source: Data): Promise<ChatMessage> {
  const collection = game.messages as unknown as { set(id: string, message: unknown): void };
  const Message = (globalThis as unknown as { ChatMessage: new (data: object) => ChatMessage }).ChatMessage;
  const message = new Message(source);
  collection.set(String(source["_id"]), message);
  const { references } = await import("../../../../../src/core/play/messages/messages.js");
  references.add(message);
  return message;
}

const verdictOn = (attack: Data): Verdict => recordOn(attack).verdict;
function targetOf(attack: Data, index = 0): VerdictTarget {
  const target = verdictOn(attack).targets[index];
  if (!target) throw new Error("there is no such target");
  return target;
}
const codes = (attack: Data, index = 0) => targetOf(attack, index).answer?.problems.map(({ code }) => code);

describe("a blow that asks", () => {
  test("waits for its target's answer, and changes nothing", async () => {
    const attack = blow(15);
    await openWith([attack]);
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", outcome: null, answer: null });
    expect(targetOf(attack).asked).toBeTypeOf("number");
    expect(beastPoints()).toBe(20);
  });

  test("asks nobody where the ruleset says so: what it does is done at once", async () => {
    const attack = blow(1);
    await openWith([attack]);
    expect(targetOf(attack)).toMatchObject({ stage: "applied", asked: null, outcome: { loss: 1, answered: false } });
  });

  test("asks nobody before the keeper has settled what does not add up", async () => {
    const attack = blow(15);
    (attack["rolls"] as string[]).push(parried(3, 2));
    const early = answerTo(attack);
    await openWith([attack, early]);
    expect(verdictOn(attack).standing).toBe("flagged");
    expect(targetOf(attack).answer).toBeNull();
    await onCard(attack, { action: "countExpected" });
    expect(targetOf(attack)).toMatchObject({ stage: "applied", answer: { message: early["_id"] } });
  });

  test("each target answers for itself, and is settled by itself", async () => {
    const attack = blow(15, 18);
    await openWith([attack]);
    await comes(answerTo(attack, { target: 1, parry: 10 }));
    expect([targetOf(attack, 0).stage, targetOf(attack, 1).stage]).toEqual(["awaiting", "applied"]);
    expect(beastPoints()).toBe(20 - 6);
    await comes(answerTo(attack, { target: 0, refused: true }));
    expect(targetOf(attack, 0)).toMatchObject({ stage: "applied", outcome: { loss: 15 } });
    expect(beastPoints()).toBe(20 - 6 - 15);
  });
});

describe("an honest answer", () => {
  test("counts with its dice, its lines and its choices", async () => {
    const attack = blow(15);
    const answer = answerTo(attack, { parry: 8, choices: { guard: 2 } });
    await openWith([attack, answer]);
    expect(targetOf(attack)).toMatchObject({
      stage: "applied",
      answer: { message: answer["_id"], author: RIVAL, bonus: 4, dice: { parry: [8], armour: [5] }, problems: [] },
      outcome: { loss: 3, answered: true },
    });
    expect(beastPoints()).toBe(17);
  });

  test("a refusal is one too, and rolls what protects all the same", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack, { refused: true, armour: 20 })]);
    expect(targetOf(attack)).toMatchObject({ stage: "applied", answer: { refused: true }, outcome: { loss: 14 } });
  });

  test("a keeper answers for anybody", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack, { author: KEEPER })]);
    expect(targetOf(attack)).toMatchObject({ stage: "applied", answer: { author: KEEPER } });
  });

  test("waits for a click where wounds are written at a click", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack)], { automation: "click" });
    expect(targetOf(attack)).toMatchObject({ stage: "resolved", outcome: { loss: 3 } });
    await onCard(attack, { action: "apply", target: 0 }, RIVAL);
    expect(targetOf(attack).stage).toBe("applied");
  });

  test("that came while no keeper was there counts when one is", async () => {
    const attack = blow(15);
    await openWith([attack]);
    await arrive(answerTo(attack));
    expect(targetOf(attack).stage).toBe("awaiting");
    takeUp();
    await settled();
    expect(targetOf(attack).stage).toBe("applied");
  });

  test("counts once, whatever becomes of its message", async () => {
    const attack = blow(15);
    const answer = answerTo(attack);
    await openWith([attack, answer]);
    (game.messages.get(String(answer["_id"])) as unknown as { updateSource(change: object): void }).updateSource({
      system: { data: { refused: true, choices: { guard: 3 } } },
    });
    takeUp();
    await settled();
    expect(targetOf(attack)).toMatchObject({ answer: { refused: false, choices: {} }, outcome: { loss: 3 } });
    expect(beastPoints()).toBe(17);
  });
});

describe("what a player with devtools answers", () => {
  test.each<readonly [string, (attack: Data) => Data]>([
    ["the attacker for its victim", (attack) => answerTo(attack, { author: PLAYER, refused: true })],
    ["about somebody else", (attack) => answerTo(attack, { actor: HERO })],
    ["for a target that there is not", (attack) => answerTo(attack, { target: 7 })],
  ])("%s: is not heard", async (_who, forged) => {
    const attack = blow(15);
    await openWith([attack, forged(attack)]);
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", answer: null });
    await comes(answerTo(attack));
    expect(targetOf(attack).stage).toBe("applied");
  });

  test.each<readonly [string, (attack: Data) => Data, string]>([
    ["a line worth more", (attack) => answerTo(attack, { plus: 9 }), "lineValue"],
    ["a bigger formula", (attack) => answerTo(attack, { rolls: [parried(5, 40), parried(5, 0)] }), "rollFormula"],
    [
      "a roll too many",
      (attack) => answerTo(attack, { rolls: [parried(5, 2), parried(5, 2), parried(5, 2)] }),
      "rollCount",
    ],
    ["what the window leaves to the keeper", (attack) => answerTo(attack, { choices: { luck: true } }), "fieldTold"],
    ["what no field is for", (attack) => answerTo(attack, { choices: { spell: 3 } }), "notOffered"],
    [
      "a choice without an answer",
      (attack) => answerTo(attack, { refused: true, choices: { guard: 1 } }),
      "notOffered",
    ],
    ["more than a field holds", (attack) => answerTo(attack, { choices: { guard: 30 }, plus: 32 }), "fieldTold"],
  ])("%s: the keeper is asked", async (_what, forged, code) => {
    const attack = blow(15);
    await openWith([attack, forged(attack)]);
    expect(codes(attack)).toContain(code);
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", outcome: null });
    expect(beastPoints()).toBe(20);
  });

  test("a defence that cannot be: the keeper is asked", async () => {
    says.hindered = true;
    const attack = blow(15);
    await openWith([attack, answerTo(attack)]);
    expect(codes(attack)).toEqual(["obstacle"]);
  });

  test("the keeper lets it count by the rules, as it came, or not at all", async () => {
    const attacks = [blow(15), blow(15), blow(15)] as const;
    const luck = { choices: { luck: true } };
    await openWith([...attacks, ...attacks.map((attack) => answerTo(attack, luck))]);
    await onCard(attacks[0], { action: "countExpected", target: 0 });
    await onCard(attacks[1], { action: "accept", target: 0 });
    await onCard(attacks[2], { action: "reject", target: 0 });
    expect(attacks.map((attack) => targetOf(attack).stage)).toEqual(["applied", "applied", "awaiting"]);
    expect(attacks.map((attack) => verdictOn(attack).standing)).toEqual(["judged", "judged", "judged"]);
    expect(targetOf(attacks[2])).toMatchObject({ answer: null, thrownOut: [expect.any(String)] });
    takeUp();
    await settled();
    expect(targetOf(attacks[2]).stage).toBe("awaiting");
    await comes(answerTo(attacks[2]));
    expect(targetOf(attacks[2]).stage).toBe("applied");
  });

  test("by the rules the lines are those of the rules", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack, { plus: 9, parry: 8 })]);
    await onCard(attack, { action: "countExpected", target: 0 });
    expect(targetOf(attack)).toMatchObject({ answer: { bonus: 2, problems: [] }, outcome: { loss: 5 } });
  });

  test("dice that are none cannot count, whoever lets them", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack, { rolls: [parried(99, 2), parried(5, 2)] })]);
    for (const action of ["accept", "countExpected"] as const) await onCard(attack, { action, target: 0 });
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", outcome: null });
  });

  test("nobody but the keeper settles an answer", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack, { choices: { luck: true } })]);
    for (const user of [PLAYER, RIVAL])
      for (const action of ["accept", "countExpected", "reject"] as const)
        await onCard(attack, { action, target: 0 }, user);
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", thrownOut: [] });
  });

  test("once one is thrown out, the next one that came counts", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack, { choices: { luck: true } }), answerTo(attack, { author: KEEPER })]);
    expect(targetOf(attack)).toMatchObject({ stage: "awaiting", answer: { author: RIVAL } });
    await onCard(attack, { action: "reject", target: 0 });
    expect(targetOf(attack)).toMatchObject({ stage: "applied", answer: { author: KEEPER } });
  });
});

describe("the keeper decides", () => {
  test("without an answer, by the edit window", async () => {
    const attack = blow(15);
    await openWith([attack]);
    await onCard(attack, { action: "edit", target: 0, override: { loss: 4 } });
    expect(targetOf(attack)).toMatchObject({ stage: "applied", answer: null, outcome: { loss: 4, answered: false } });
    await comes(answerTo(attack));
    expect(targetOf(attack)).toMatchObject({ answer: null, outcome: { loss: 4 } });
  });

  test("without an answer that waits for the keeper's word", async () => {
    const attack = blow(15);
    const doubtful = answerTo(attack, { choices: { luck: true } });
    await openWith([attack, doubtful]);
    await onCard(attack, { action: "edit", target: 0, override: { loss: 4 } });
    expect(targetOf(attack)).toMatchObject({ stage: "applied", answer: null, thrownOut: [doubtful["_id"]] });
  });

  test("otherwise after an answer, which still counts", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack)]);
    await onCard(attack, { action: "edit", target: 0, override: { loss: 1 } });
    expect(targetOf(attack)).toMatchObject({ stage: "applied", outcome: { loss: 1, answered: true } });
    expect(beastPoints()).toBe(19);
  });

  test("that somebody else is hit: they are asked instead", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack)]);
    await onCard(attack, { action: "edit", target: 0, retarget: { actor: HERO, token: null } });
    expect(targetOf(attack)).toMatchObject({ actor: HERO, stage: "awaiting", answer: null, outcome: null });
    expect(beastPoints()).toBe(20);
    await comes(answerTo(attack, { author: PLAYER, actor: HERO }));
    expect(targetOf(attack).stage).toBe("applied");
  });

  test("that it never was: whoever was asked need not answer, and cannot", async () => {
    const attack = blow(15, 16);
    await openWith([attack, answerTo(attack, { target: 1, parry: 10 })]);
    await onCard(attack, { action: "undo" });
    await comes(answerTo(attack));
    expect(verdictOn(attack).targets.map(({ stage }) => stage)).toEqual(["undone", "undone"]);
    expect(beastPoints()).toBe(20);
  });

  test("that it is applied once more, as it was answered", async () => {
    const attack = blow(15);
    await openWith([attack, answerTo(attack)]);
    await onCard(attack, { action: "undo", target: 0 });
    expect(beastPoints()).toBe(20);
    await onCard(attack, { action: "apply", target: 0 });
    expect(beastPoints()).toBe(17);
  });
});

test("whatever comes in whatever order, the first honest answer to each target counts, once", async () => {
  const answers = fc.array(
    fc.record({
      target: fc.nat(1),
      author: fc.constantFrom(RIVAL, KEEPER, PLAYER),
      refused: fc.boolean(),
      parry: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(answers, fc.boolean(), async (told, later) => {
      const attack = blow(12, 17);
      const messages = told.map((one) => ({ ...one, source: answerTo(attack, one) }));
      await openWith([attack, ...(later ? [] : messages.map(({ source }) => source))]);
      if (later) for (const { source } of messages) await comes(source);
      const losses = [0, 1].map((index) => {
        const first = messages.find(({ target, author }) => target === index && author !== PLAYER);
        const { stage, answer, outcome } = targetOf(attack, index);
        expect(answer?.message).toBe(first?.source["_id"]);
        expect(stage === "awaiting").toBe(first === undefined);
        return Number(outcome?.loss ?? 0);
      });
      expect(beastPoints()).toBe(20 - (losses[0] ?? 0) - (losses[1] ?? 0));
      await onCard(attack, { action: "undo" });
      expect(beastPoints()).toBe(20);
    }),
    { numRuns: 25 },
  );
});
