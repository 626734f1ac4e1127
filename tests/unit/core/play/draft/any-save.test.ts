import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { noteSaid } from "../../../../../src/core/play/messages/as-sent.js";
import { forceOn } from "../../../../../src/core/play/apply/forced.js";
import { modelOf } from "../../../../../src/core/play/messages/messages.js";
import { DeedMessage } from "../../../../../src/core/play/messages/models.js";
import { deedOf } from "../../../../../src/core/play/loaded/deeds.js";
import { attacksOf } from "../../../../../src/core/play/loaded/attacks.js";
import { rollAll } from "../../../../../src/core/play/roll/roll.js";
import { startDeed } from "../../../../../src/core/deed/start.js";
import { judgeDeed } from "../../../../../src/core/play/judge/deed-judge.js";
import { actorOf } from "../../../../../src/core/world/world.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { as, RULESET_IDS, seatAt } from "../../../../support/play/all-tables.js";
import { drafted, sentBy, thrown, usable } from "../../../../support/play/any-attack.js";
import { comes, KEEPER, PLAYER, recordOn, sent, settled } from "../../../../support/play/arbiter-table.js";
import { anyChange, changed } from "../../../../support/play/changed-messages.js";

vi.stubGlobal("canvas", { ready: false });

/** Changes tried of each save: few in every run of the tests, more where somebody asks (`RUNS=500`). */
const RUNS = Number(process.env["RUNS"] ?? 100);
const PATIENCE = 120_000;
/** How the dice of blows fall, between 0 and 1, until one fells its target and leaves it alive. */
const LUCK = [0.4, 0.3, 0.25, 0.2, 0.15, 0.6, 0.7, 0.8, 0.85];

function deedIn(message: ChatMessage): DeedMessage {
  const model = modelOf(message);
  if (!(model instanceof DeedMessage)) throw new TypeError("that is no deed");
  return model;
}

/** A message that says this, with the dice that the rules call for by it. */
async function said(data: unknown): Promise<{ readonly message: ChatMessage; readonly model: DeedMessage }> {
  const model = deedIn(new ChatMessage(sent("deed", PLAYER, data) as never));
  const { intent, deed } = model;
  const actors = intent.targets.flatMap((target) => actorOf(target) ?? []);
  const procedure = deedOf(intent.ruleset, deed?.id ?? "");
  const rolls = await rollAll(actors.flatMap((actor) => procedure.rolls({ actor, choices: deed?.choices ?? {} })));
  noteSaid(data as never, rolls);
  const dice = { rolls: rolls.map((roll) => JSON.stringify(roll)) };
  return { model, message: new ChatMessage(sent("deed", PLAYER, data, dice) as never) };
}

function judge({ message, model }: Awaited<ReturnType<typeof said>>) {
  if (!model.deed) throw new TypeError("that names no deed");
  return judgeDeed(message, model.intent, model.deed);
}

/** What decides of a save: names and pictures are the arbiter's to say. */
function deciding({ intent, deed }: Pick<DeedMessage, "intent" | "deed">): string {
  const people = intent.targets.map(({ actor, lines }) => ({
    actor,
    lines: lines.map(({ id, value, on, by }) => JSON.stringify({ id, value, on, by })).sort(),
  }));
  return JSON.stringify({ ruleset: intent.ruleset, people, id: deed?.id, forced: deed?.forced ?? null });
}

/** The save that whoever plays somebody would send now; `null` where they owe none, or are played by others. */
function owedBy({ intent }: DeedMessage): string | null {
  const [target, ...more] = intent.targets;
  const actor = target ? actorOf(target) : null;
  const { forces } = attacksOf("gb");
  if (!target || !actor?.isOwner || more.length > 0 || !forces?.isDue(actor)) return null;
  const lines = linesOf(deedOf("gb", forces.deed).modifiers({ actor, choices: {} }));
  const sends = { ...intent, ruleset: "gb", targets: [{ ...target, actor: actor.uuid, lines }] };
  const forced = forceOn(forces, actor);
  return deciding({ intent: sends, deed: { id: forces.deed, forced } as NonNullable<DeedMessage["deed"]> });
}

/** How somebody comes to owe a save: points that are gone by themselves, or a blow of the keeper's. */
const FALLS = {
  "of itself": async (hero: Actor) => void (await hero.update({ system: { pf: { value: 0 } } } as never)),
  "by a blow": async (hero: Actor, foe: Actor) => {
    await hero.update({ system: { pf: { value: 1 } } } as never);
    const [weapon] = usable(foe, hero);
    if (!weapon) throw new Error("nobody can strike");
    const { forces } = attacksOf("gb");
    for (const chance of LUCK) {
      Object.assign(CONFIG.Dice, { randomUniform: () => chance });
      const attack = await thrown(sentBy(drafted(weapon, hero)), KEEPER);
      Object.assign(CONFIG.Dice, { randomUniform: Math.random });
      await comes(attack);
      if (forces?.isDue(hero)) return;
    }
    throw new Error("no blow fells them");
  },
} as const;

async function fallen(fall: keyof typeof FALLS) {
  const { hero, foe, other } = await seatAt("gb");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await game.settings.set("gardien", "automation", "auto");
  takeUp();
  await settled();
  await FALLS[fall](hero, foe);
  await as(PLAYER, () => startDeed("save", [hero]));
  await settled();
  const message = game.messages.contents.find((one) => modelOf(one) instanceof DeedMessage);
  if (!message) throw new Error("no save was rolled");
  const honest = JSON.parse(JSON.stringify(deedIn(message).data)) as { deed: { forced: { card: string | null } } };
  await message.delete();
  return { hero, foe, other, honest };
}

describe.each(Object.keys(FALLS) as (keyof typeof FALLS)[])("a save of somebody who has fallen %s", (fall) => {
  test(
    "is judged as its button sends it; any change that is judged its button could send",
    { timeout: PATIENCE },
    async () => {
      const { hero, foe, other, honest } = await fallen(fall);
      const fair = await said(honest);
      expect([judge(fair).problems, honest.deed.forced.card === null]).toEqual([[], fall === "of itself"]);
      const line = { id: "luck", value: 5, on: true, by: "rules" };
      const values = [hero.uuid, foe.uuid, other.uuid, "fort", "ref", "will", "str", "warp", line];
      const change = anyChange(
        [...values, { card: "msg0000000000001", target: 0 }],
        ["save", "luck", "forced", "card"],
      );
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
          let told;
          let verdict;
          try {
            told = await said(changed(honest, changes));
            verdict = judge(told);
          } catch {
            return; // nobody can read it: that is said, and nothing is done
          }
          const [target] = verdict.targets;
          if (verdict.standing !== "judged" || !target?.outcome) return;
          expect(await as(PLAYER, () => owedBy(told.model))).toBe(
            deciding({ intent: told.model.intent, deed: verdict.deed }),
          );
          expect([target?.name, target?.img]).toEqual([
            fair.model.intent.attacker.name,
            fair.model.intent.attacker.img,
          ]);
        }),
        { numRuns: RUNS },
      );
    },
  );
});

test.each(RULESET_IDS.filter((id) => id !== "gb"))(
  "a save that a book does not know counts for nothing (%s)",
  async (id) => {
    const { hero } = await seatAt(id);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const deed = { id: "save", choices: {}, forced: { card: null, target: 0 } };
    const save = sent("deed", PLAYER, { ruleset: id, targets: [{ actor: hero.uuid }], deed }, { rolls: [] });
    await comes(save);
    expect(recordOn(save).verdict).toMatchObject({ standing: "flagged", targets: [] });
  },
);
