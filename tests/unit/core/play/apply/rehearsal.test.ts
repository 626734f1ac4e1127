import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Rehearsal } from "../../../../../src/core/play/apply/rehearsal.js";
import { hasEffect } from "../../../../../src/core/play/log/about.js";
import { loadAct } from "../../../../../src/core/play/loaded/acts.js";
import { verdictOf } from "../../../../../src/core/play/messages/messages.js";
import { BACK_WAYS, type BackWay, type ChosenBack } from "../../../../../src/core/play/record/chosen-back.js";
import { perform } from "../../../../../src/core/play/arbiter/handle-request.js";
import { RULESET_IDS } from "../../../../support/play/all-tables.js";
import { KEEPER, settled } from "../../../../support/play/arbiter-table.js";
import { openWorld, type PlayedWorld } from "../../../../support/play/played-world.js";

const worldOf = (id: string) =>
  (JSON.parse(readFileSync(`tests/fixtures/played/${id}.json`, "utf8")) as { world: PlayedWorld }).world;

type Written = Readonly<Record<string, unknown>>;

/** What a document says, without what the server notes beside it. */
const plain = ({ system, flags, name }: Written) => ({ name, system, flags });

/** All that is written on a sheet. */
function sheetOf(actor: Actor): unknown {
  const { items, ...source } = actor.toObject() as Written & { readonly items: readonly Written[] };
  const byId = items.map((item) => [item["_id"], plain(item)] as const);
  return { ...plain(source), items: new Map(byId) };
}

/** Cards of which something is written, the oldest first. */
const standing = () =>
  game.messages.filter((one) => verdictOf(one as ChatMessage)?.targets.some(hasEffect) === true) as ChatMessage[];

interface Step {
  readonly card: number;
  readonly whole: boolean;
  /** Points that somebody's first number moves by hand before. */
  readonly byHand: number;
  /** How the keeper has that number go back. */
  readonly way: BackWay;
}
const STEP: fc.Arbitrary<Step> = fc.record({
  card: fc.nat(60),
  whole: fc.boolean(),
  byHand: fc.constantFrom(0, 0, -2, 3),
  way: fc.constantFrom(...BACK_WAYS),
});

/** The keeper changes a number that the card has written; returns how it is to go back. */
async function changeByHand(message: ChatMessage, { byHand: points, way }: Step): Promise<readonly ChosenBack[]> {
  const [target] = verdictOf(message)?.targets ?? [];
  const path = target?.plan?.numbers[0]?.path;
  const actor = target?.actor ? (fromUuidSync(target.actor) as Actor | null) : null;
  if (!path || !actor || points === 0) return [];
  await actor.update({ [path]: Number(foundry.utils.getProperty(actor, path)) + points });
  await settled();
  return [{ actor: actor.uuid, path, way }];
}

test.each(RULESET_IDS)(
  "what an undo in %s is said to change is what it then writes, whatever was done since",
  async (id) => {
    const world = worldOf(id);
    let moved = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 1, maxLength: 4 }), async (steps) => {
        await openWorld(id, world);
        for (const one of steps) {
          const { card, whole } = one;
          const cards = standing();
          const message = cards[card % cards.length];
          const verdict = message && verdictOf(message);
          if (!message || !verdict) break;
          await loadAct(verdict);
          const back = await changeByHand(message, one);
          const index = whole ? -1 : verdict.targets.findIndex(hasEffect);
          const rehearsal = new Rehearsal(back);
          rehearsal.undo(message, index);
          const said = new Map(rehearsal.sheets.map(({ actor, after }) => [actor, sheetOf(after)]));
          const others = game.actors
            .filter((actor) => !said.has(actor))
            .map((actor) => [actor, sheetOf(actor)] as const);
          await perform(
            message,
            { action: "undo", target: index, override: {}, retarget: null, back },
            { id: foundry.utils.randomID(), user: game.users.get(KEEPER) as User },
          );
          await settled();
          moved += said.size;
          for (const [actor, sheet] of said) expect(sheetOf(actor)).toEqual(sheet);
          for (const [actor, sheet] of others) expect(sheetOf(actor as Actor)).toEqual(sheet);
        }
      }),
      { numRuns: 4, seed: 18 },
    );
    expect(moved).toBeGreaterThan(0);
  },
);
