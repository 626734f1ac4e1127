import { INTENT } from "../../../../../src/core/play/record/intent.js";
import { DEED_CALL } from "../../../../../src/core/play/record/deed-call.js";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { noteSaid } from "../../../../../src/core/play/messages/as-sent.js";
import { rollAll } from "../../../../../src/core/play/roll/roll.js";
import { DeedDraft } from "../../../../../src/core/play/draft/deed-draft.js";
import { judgeDeed } from "../../../../../src/core/play/judge/deed-judge.js";
import { knownDeeds } from "../../../../../src/core/play/loaded/deeds.js";
import type { DeedChoices, DeedField } from "../../../../../src/core/play/contract/deed.js";
import { PLAYER, sent } from "../../../../support/play/arbiter-table.js";
import { as, RULESET_IDS, seatAt } from "../../../../support/play/all-tables.js";
import { anyChange, changed } from "../../../../support/play/changed-messages.js";

vi.stubGlobal("canvas", { ready: false });

/** Changes tried of each deed: few in every run of the tests, more where somebody asks (`RUNS=500`). */
const RUNS = Number(process.env["RUNS"] ?? 4);
/** What a loaded machine may take for all deeds of a ruleset, in milliseconds. */
const PATIENCE = 240_000;

type Said = Record<string, unknown>;

/** The deed as its window sends it. */
function saidBy(draft: DeedDraft): Said {
  const { id, settled: choices, able } = draft;
  const deed = { id, choices, clock: false, time: game.time.worldTime, rolls: [], about: null, joined: [] };
  return JSON.parse(JSON.stringify({ ...draft.intent(able), deed })) as Said;
}

/** Judges what a message says, with the dice that its choices call for. */
async function judged(said: Said) {
  const [intent, call] = [INTENT.read(said), DEED_CALL.read(said["deed"])];
  const procedure = call && knownDeeds(intent.ruleset)[call.id];
  if (!procedure) return null;
  const actors = intent.targets.map(({ actor }) => fromUuidSync(actor ?? "") as Actor | null);
  const specs = actors.flatMap((actor) => (actor ? procedure.rolls({ actor, choices: call.choices }) : []));
  const rolls = await rollAll(specs);
  noteSaid(said as never, rolls);
  const data = sent("deed", PLAYER, said, { rolls: rolls.map((roll) => JSON.stringify(roll)) });
  return { verdict: judgeDeed(new ChatMessage(data as never), intent, call), call, procedure, actors };
}

/** Values that a field of the window can have. */
function valuesOf({ kind, options = [], min = 0, max = 9, value }: DeedField): readonly unknown[] {
  if (kind === "flag") return [true, false];
  if (kind === "choice") return options.map((option) => option.value);
  return kind === "number" ? [min, max, value] : ["a word", value];
}

/** Why no window of the player's could say this; `null` where one could. */
function impossible(choices: DeedChoices, fields: readonly DeedField[], carries: readonly string[]): string | null {
  for (const field of fields) {
    const told = choices[field.id];
    if (told === undefined || told === null) continue;
    const fits =
      field.kind === "number"
        ? typeof told === "number" && told >= (field.min ?? -Infinity) && told <= (field.max ?? Infinity)
        : field.kind === "text"
          ? typeof told === "string"
          : valuesOf(field).includes(told) || carries.includes(field.id);
    if (!fits) return `${field.id} cannot be ${JSON.stringify(told)}`;
  }
  return null;
}

/** A deed of the player's whose window was filled in at random, or as it opened. */
function filled(id: string, deed: string, hero: Actor, picks: readonly number[]): DeedDraft {
  const procedure = knownDeeds(id)[deed];
  if (!procedure) throw new Error(`no deed ${deed}`);
  const draft = new DeedDraft(deed, id, procedure, [hero], {});
  for (const pick of picks) {
    const field = draft.fields[pick % Math.max(1, draft.fields.length)];
    const values = field ? valuesOf(field) : [];
    if (field && values.length > 0) draft.choices[field.id] = values[pick % values.length] as never;
  }
  return draft.sent;
}

describe.each(RULESET_IDS)("deeds of a player's in %s", (id) => {
  test("ask nobody about what their windows offer, or offered before", { timeout: PATIENCE }, async () => {
    const { hero } = await seatAt(id);
    for (const [deed, { by }] of Object.entries(knownDeeds(id))) {
      if (by === "keeper") continue;
      for (const picks of fc.sample(fc.array(fc.nat(99), { maxLength: 4 }), 2 * RUNS)) {
        const draft = await as(PLAYER, () => filled(id, deed, hero, picks));
        if (draft.able.length === 0) continue;
        const found = await judged(await as(PLAYER, () => saidBy(draft)));
        const asked = found?.verdict.problems.filter(({ code }) => code === "notOffered");
        expect([deed, draft.settled, asked]).toEqual([deed, draft.settled, []]);
      }
    }
  });

  test("changed in any way are judged only as their windows could send them", { timeout: PATIENCE }, async () => {
    const { hero, foe, other } = await seatAt(id);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const deeds = Object.entries(knownDeeds(id)).filter(([, { by }]) => by === "owner");
    const keys = ["clock", "luck", "bonus", "patient", "caster", "helper", "wound", "hours", "magic", "bruised"];
    const words = [hero.uuid, foe.uuid, other.uuid, "stun", { id: "luck", value: 5, on: true, by: "rules" }];
    for (const [deed, { carries = [] }] of deeds) {
      const honest = await as(PLAYER, () => saidBy(filled(id, deed, hero, [])));
      await fc.assert(
        fc.asyncProperty(fc.array(anyChange(words as never, keys), { minLength: 1, maxLength: 3 }), async (changes) => {
          let found;
          try {
            found = await judged(changed(honest, changes) as Said);
          } catch {
            return; // nobody can read it: that is said, and nothing is done
          }
          if (found?.verdict.standing !== "judged") return;
          const { verdict, call, procedure, actors } = found;
          const people = actors.filter((actor) => actor !== null);
          const fields = await as(PLAYER, () => procedure.fields(people, call.choices));
          expect([deed, impossible(call.choices, fields, carries)]).toEqual([deed, null]);
          const doers = people.map((actor) => procedure.doer?.({ actor, choices: call.choices }) ?? actor);
          const theirs = doers.every((actor) => actor.testUserPermission(game.users.get(PLAYER) as User, "OWNER"));
          expect([deed, theirs]).toEqual([deed, true]);
          for (const [i, actor] of people.entries()) {
            const sum = procedure
              .modifiers({ actor, choices: call.choices })
              .reduce((all, { value }) => all + value, 0);
            if (people.length === verdict.targets.length) expect(verdict.targets[i]?.bonus).toBe(sum);
          }
        }),
        { numRuns: RUNS * 3 },
      );
    }
  });
});
