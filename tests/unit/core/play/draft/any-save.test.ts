import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { takeUp } from "../../../../../src/core/play/arbiter/arbiter.js";
import { noteSaid } from "../../../../../src/core/play/record/as-sent.js";
import { causeOf } from "../../../../../src/core/play/apply/causing-blow.js";
import { modelOf } from "../../../../../src/core/play/record/messages.js";
import { SaveMessage, type SaveIntent } from "../../../../../src/core/play/record/models.js";
import { procedureOf } from "../../../../../src/core/play/loaded/attacks.js";
import { rollAll } from "../../../../../src/core/play/dice/roll.js";
import { rollSave } from "../../../../../src/core/play/draft/post-save.js";
import { judgeSave, saveMatters } from "../../../../../src/core/play/judge/save-judge.js";
import { actorAt } from "../../../../../src/core/world/world.js";
import { linesOf } from "../../../../../src/core/play/record/deed-call.js";
import { rulesetOf } from "../../../../../src/core/rulesets.js";
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

function intentOf(message: ChatMessage): SaveIntent {
  const model = modelOf(message);
  if (!(model instanceof SaveMessage)) throw new TypeError("that is no save");
  return model.intent;
}

/** A message that says this, with the dice that the rules call for by it. */
async function said(data: unknown): Promise<{ readonly message: ChatMessage; readonly intent: SaveIntent }> {
  const intent = intentOf(new ChatMessage(sent("save", PLAYER, data) as never));
  const actor = actorAt(intent.actor);
  const specs = actor ? [procedureOf(intent.ruleset).saves.call(actor, intent.save).spec] : [];
  const rolls = await rollAll(specs);
  noteSaid(data as never, rolls);
  const dice = { rolls: rolls.map((roll) => JSON.stringify(roll)) };
  return { intent, message: new ChatMessage(sent("save", PLAYER, data, dice) as never) };
}

/** What decides of a save: names and pictures are the arbiter's to say. */
function deciding({ ruleset, actor, save, dc, called, attack, lines }: Omit<SaveIntent, "name" | "img">): string {
  const told = lines.map(({ id, value, on, by }) => JSON.stringify({ id, value, on, by })).sort();
  return JSON.stringify({ ruleset, actor, save, dc, called, attack, told });
}

/** The save that whoever plays somebody would send now; `null` where they owe none, or are played by others. */
function owedBy({ actor: uuid }: SaveIntent): string | null {
  const actor = actorAt(uuid);
  const ruleset = actor?.isOwner ? rulesetOf(actor.type) : undefined;
  const saves = ruleset && procedureOf(ruleset.id).saves;
  const save = actor && saves?.due(actor);
  if (!actor || !saves || !save) return null;
  const { dc, modifiers } = saves.call(actor, save);
  const attack = causeOf(saves, actor) ?? null;
  return deciding({ ruleset: ruleset.id, actor: uuid, save, dc, called: true, attack, lines: linesOf(modifiers) });
}

/** How somebody comes to owe a save: points that are gone by themselves, or a blow of the keeper's. */
const FALLS = {
  "of itself": async (hero: Actor) => void (await hero.update({ system: { pf: { value: 0 } } } as never)),
  "by a blow": async (hero: Actor, foe: Actor) => {
    await hero.update({ system: { pf: { value: 1 } } } as never);
    const [weapon] = usable(foe, hero);
    if (!weapon) throw new Error("nobody can strike");
    const { saves } = procedureOf("gb");
    for (const chance of LUCK) {
      Object.assign(CONFIG.Dice, { randomUniform: () => chance });
      const attack = await thrown(sentBy(drafted(weapon, hero)), KEEPER);
      Object.assign(CONFIG.Dice, { randomUniform: Math.random });
      await comes(attack);
      if (saves.due(hero)) return;
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
  await as(PLAYER, () => rollSave(hero, "fort"));
  await settled();
  const message = game.messages.contents.find((one) => modelOf(one) instanceof SaveMessage);
  if (!message) throw new Error("no save was rolled");
  const honest = intentOf(message);
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
      expect([judgeSave(fair.message, fair.intent).problems, honest.attack === null]).toEqual([
        [],
        fall === "of itself",
      ]);
      const line = { id: "luck", value: 5, on: true, by: "rules" };
      const values = [hero.uuid, foe.uuid, other.uuid, "fort", "ref", "will", "str", "warp", line];
      const change = anyChange([...values, { id: "msg0000000000001", target: 0 }], ["save", "luck", "dc"]);
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
          let told;
          let verdict;
          try {
            told = await said(changed(honest, changes));
            verdict = judgeSave(told.message, told.intent);
          } catch {
            return; // nobody can read it: that is said, and nothing is done
          }
          if (verdict.standing !== "judged" || !saveMatters(told.intent)) return;
          const [target] = verdict.targets;
          expect(await as(PLAYER, () => owedBy(told.intent))).toBe(deciding(told.intent));
          expect([target?.name, target?.img]).toEqual([honest.name, honest.img]);
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
    const data = { ruleset: id, actor: hero.uuid, name: "", img: "", save: "fort", dc: 15, called: true, lines: [] };
    const save = sent("save", PLAYER, { ...data, attack: null }, { rolls: [] });
    await comes(save);
    expect(recordOn(save).verdict).toMatchObject({ standing: "flagged", targets: [] });
  },
);
