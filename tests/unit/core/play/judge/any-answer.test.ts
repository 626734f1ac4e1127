import { DEFENCE_INTENT } from "../../../../../src/core/play/record/answer.js";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { noteSaid } from "../../../../../src/core/play/messages/as-sent.js";
import { judgeDamage } from "../../../../../src/core/play/judge/damage-judge.js";
import { DefenceDraft } from "../../../../../src/core/play/draft/answer-draft.js";
import type { Asked } from "../../../../../src/core/play/draft/answer-draft.js";
import { judgeAnswer } from "../../../../../src/core/play/judge/defence-judge.js";
import type { DefenceIntent } from "../../../../../src/core/play/record/answer.js";
import { weighed } from "../../../../../src/core/defence/replies.js";
import { answerStanding } from "../../../../../src/core/play/log/answer-standing.js";
import { damageDue } from "../../../../../src/core/play/log/outcome-of.js";
import { recordOf } from "../../../../../src/core/play/dice/roll-record.js";
import { rollAll } from "../../../../../src/core/play/roll/roll.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import type { DeedField } from "../../../../../src/core/play/contract/deed.js";
import { as, seatAt } from "../../../../support/play/all-tables.js";
import { drafted, sentBy, thrown, usable } from "../../../../support/play/any-attack.js";
import { comes, KEEPER, PLAYER, recordOn, sent, settled } from "../../../../support/play/arbiter-table.js";
import { anyChange, changed } from "../../../../support/play/changed-messages.js";

vi.stubGlobal("canvas", { ready: false });

/** Changes tried of each answer: few in every run of the tests, more where somebody asks (`RUNS=500`). */
const RUNS = Number(process.env["RUNS"] ?? 15);
/** How the dice of the blows fall, between lowest and highest, until one hits: some rulesets roll high, others low. */
const LUCK = [0.85, 0.15, 0.6, 0.4];
const PATIENCE = 120_000;

/** A blow of the keeper's that has come so far. */
async function blowThat(stage: "awaiting" | "throwing", by: Actor, at: Actor) {
  for (const chance of LUCK) {
    for (const weapon of usable(by, at)) {
      const attack = await withLuck(chance, () => thrown(sentBy(drafted(weapon, at)), KEEPER));
      await comes(attack);
      if (stage === "throwing") await refuse(recordOn(attack).message);
      const record = recordOn(attack);
      if (record.verdict.targets[0]?.stage === stage) return record;
    }
  }
  return null;
}

async function withLuck<T>(chance: number, act: () => Promise<T>): Promise<T> {
  const before = CONFIG.Dice;
  Object.assign(CONFIG, { Dice: { ...before, randomUniform: () => chance } });
  try {
    return await act();
  } finally {
    Object.assign(CONFIG, { Dice: before });
  }
}

/** Whoever is asked does not meet the blow. */
async function refuse(message: ChatMessage): Promise<void> {
  const draft = new DefenceDraft(message, 0);
  const { asked } = draft;
  const reply = asked && weighed(draft, asked).find(({ situation }) => situation.refused);
  if (!asked || !reply) return;
  const { intent, subject } = asked.verdict;
  const attack = { id: subject, target: 0 };
  const data = {
    ruleset: intent.ruleset,
    actor: asked.actor.uuid,
    attack,
    refused: true,
    choices: {},
    lines: reply.lines,
  };
  const specs = asked.procedure.rolls(reply.situation, reply.lines);
  await comes(sent("defence", KEEPER, data, { rolls: await rolled(specs, data) }));
}

async function rolled(specs: Parameters<typeof rollAll>[0], data: object) {
  const rolls = await rollAll(specs);
  noteSaid(data as never, rolls);
  return rolls.map((roll) => JSON.stringify(roll));
}

/** What can be chosen in a field of the window. */
function valuesOf({ kind, options = [], value }: DeedField): readonly unknown[] {
  if (kind === "flag") return [true, false];
  return kind === "choice" ? options.map((option) => option.value) : [value];
}

/** Why no window could have said this; `null` where one could. */
function impossible({ procedure, verdict }: Asked, draft: DefenceDraft, told: DefenceIntent, asked: Asked) {
  const situation = { blow: draft.blow(asked), choices: told.choices, refused: told.refused };
  const fields = told.refused ? [] : procedure.fields(situation);
  for (const [id, value] of Object.entries(told.choices)) {
    const field = fields.find((one) => one.id === id);
    if (!field) return `${verdict.intent.ruleset} offers no ${id}`;
    if (field.kind === "number" ? typeof value !== "number" : !valuesOf(field).includes(value) && field.kind !== "text")
      return `${id} cannot be ${JSON.stringify(value)}`;
  }
  if (!told.refused && procedure.obstacle(situation)) return "an obstacle stands in its way";
  const said = (lines: DefenceIntent["lines"]) =>
    JSON.stringify(lines.map(({ id, value, on, by }) => [id, value, on, by].join()).sort());
  const [window, message] = [said(linesOf(procedure.modifiers(situation))), said(told.lines)];
  return window === message ? null : `the window says ${window}, the message ${message}`;
}

describe.each(["warp", "rpg", "seuils", "d20d100"] as const)("in %s", (id) => {
  test("any change of an answer that counts could have been sent by its window", { timeout: PATIENCE }, async () => {
    const { hero, foe, other } = await seatAt(id);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    takeUp();
    await settled();
    const record = await blowThat("awaiting", foe, hero);
    const draft = record && new DefenceDraft(record.message, 0);
    const asked = draft?.asked;
    if (!record || !draft || !asked) throw new Error("no blow asks its target");
    const { verdict } = record;
    for (const { reply, situation, lines } of await as(PLAYER, () => weighed(draft, asked))) {
      const { choices, refused } = situation;
      const attack = { id: verdict.subject, target: 0 };
      const honest = { ruleset: id, actor: hero.uuid, attack, refused, choices, lines };
      const fields = refused ? [] : asked.procedure.fields(situation);
      const words = fields.flatMap(({ options = [] }) => options.map(({ value }) => value));
      const line = { id: "luck", value: 5, on: true, by: "rules" };
      const change = anyChange(
        [hero.uuid, foe.uuid, other.uuid, ...words, line],
        [...fields.map((one) => one.id), "luck"],
      );
      const judge = async (data: unknown) => {
        const told = DEFENCE_INTENT.read(data);
        const blow = draft.blow(asked);
        const specs = asked.procedure.rolls({ blow, choices: told.choices, refused: told.refused }, told.lines);
        const message = new ChatMessage(sent("defence", PLAYER, told, { rolls: await rolled(specs, told) }) as never);
        return { told, message, open: answerStanding(message, told, verdict) === "open" };
      };
      const fair = await judge(honest);
      const { problems } = judgeAnswer(fair.message, fair.told, verdict, hero);
      expect([reply.id, fair.open, problems]).toEqual([reply.id, true, []]);
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
          const found = await judge(changed(honest, changes)).catch(() => null); // nobody can throw that
          if (!found?.open) return;
          const answer = judgeAnswer(found.message, found.told, verdict, hero);
          if (answer.problems.length > 0) return;
          expect(await as(PLAYER, () => impossible(asked, draft, found.told, asked))).toBeNull();
        }),
        { numRuns: RUNS },
      );
    }
  });
});

// In d20d100 damage falls with the attack; in warp it is counted.
describe.each(["rpg", "seuils"] as const)("in %s", (id) => {
  test(
    "any change of damage that counts shows as many dice as the blow calls for, each with a face it has",
    { timeout: PATIENCE },
    async () => {
      const { hero, foe } = await seatAt(id);
      takeUp();
      await settled();
      const record = await blowThat("throwing", hero, foe);
      if (!record) throw new Error("no blow leaves damage to be thrown");
      const { verdict } = record;
      const [target] = verdict.targets;
      const due = target && damageDue(target, verdict.intent.targets[0], verdict.intent, foe);
      if (!due) throw new Error("nothing is due");
      const said = { ruleset: id, attack: { id: verdict.subject, target: 0 }, due: target.due };
      const honest = (await rolled([due], said)).map((roll) => JSON.parse(roll) as object);
      const judge = (rolls: readonly unknown[]) => {
        const dice = { rolls: rolls.map((roll) => JSON.stringify(roll)) };
        const message = new ChatMessage(sent("damage", PLAYER, said, dice) as never);
        return {
          dice: judgeDamage(message, verdict, 0, foe),
          faces: message.rolls.map(recordOf).flatMap((roll) => roll.dice),
        };
      };
      expect(judge(honest).dice).not.toBeNull();
      const change = anyChange(
        [6, 1, 99, { result: 6, active: true }],
        ["number", "faces", "results", "result", "active"],
      );
      fc.assert(
        fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
          let found;
          try {
            found = judge(changed(honest, changes) as readonly unknown[]);
          } catch {
            return; // nobody can read it
          }
          if (!found.dice) return;
          expect(
            Object.values(found.dice)
              .flat()
              .every((face) => Number.isInteger(face) && face >= 1),
          ).toBe(true);
          for (const { faces, results } of found.faces)
            expect(results.every((face) => face >= 1 && face <= faces)).toBe(true);
        }),
        { numRuns: 10 * RUNS },
      );
    },
  );
});
