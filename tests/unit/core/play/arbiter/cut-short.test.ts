import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { consider } from "../../../../../src/core/play/arbiter/arbiter.js";
import { ask } from "../../../../../src/core/play/arbiter/send-request.js";
import { cutShort, cutsOf, type Cuts } from "../../../../../src/core/play/apply/clamped.js";
import type { Plan } from "../../../../../src/core/play/record/plan.js";
import { backward, forward } from "../../../../../src/core/play/apply/plan-writes.js";
import { verdictOn } from "../../../../../src/core/play/messages/verdict-on.js";
import { loadDeeds } from "../../../../../src/core/play/loaded/deeds.js";
import {
  BEAST,
  intent,
  KEEPER,
  PLAYER,
  roll,
  rolls,
  sent,
  settled,
  sitDown,
} from "../../../../support/play/arbiter-table.js";
import type { Data } from "../../../../support/play/arbiter-table.js";

const PATH = "system.hp.value";

/** Points within their bounds, as a model keeps them. */
class Points {
  ledger: readonly string[] = [];
  constructor(
    public value: number,
    readonly max: number,
  ) {}
  read = () => this.value;
  item = () => undefined;
  write(update: Readonly<Record<string, unknown>> | null): Cuts {
    if (!update) return {};
    this.value = Math.max(0, Math.min(this.max, Number(update[PATH] ?? this.value)));
    this.ledger = update["flags.gardien.ledger"] as string[];
    return cutsOf({ [PATH]: update[PATH] }, this);
  }
}

/** Carries out a plan that moves the points as far as their bounds let it. */
function moved(points: Points, by: number, id: number): Plan {
  const after = Math.max(0, Math.min(points.max, points.value + by));
  const numbers = [{ path: PATH, before: points.value, after }];
  const plan: Plan = { id: `do${id}`, undoId: `undo${id}`, numbers, values: [], created: [], items: [] };
  points.write(forward(plan, points).update);
  return plan;
}

/** Takes plans back, each as the ones before it have left it. */
function takenBack(points: Points, plans: readonly Plan[], order: readonly number[]): void {
  const cards = plans.map((plan) => ({ plan, undone: false }));
  for (const place of order) {
    const card = cards[place];
    if (!card) continue;
    let left = points.write(backward(card.plan, points).update);
    card.undone = true;
    for (const other of cards.slice(cards.findIndex(({ undone }) => undone)).filter(({ undone }) => !undone))
      ({ plan: other.plan, left } = cutShort(other.plan, left));
  }
}

describe("what the bounds of a number cut when a card is taken back", () => {
  test("cards taken back in whatever order leave the points that there were", () => {
    const table = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 6 }))
      .chain(([max, moves]) =>
        fc.record({
          max: fc.constant(max),
          moves: fc.constant(moves),
          start: fc.integer({ min: 0, max }),
          order: fc.shuffledSubarray([...moves.keys()], { minLength: moves.length }),
        }),
      );
    fc.assert(
      fc.property(table, ({ max, moves, start, order }) => {
        const points = new Points(start, max);
        takenBack(
          points,
          moves.map((by, id) => moved(points, by, id)),
          order,
        );
        expect(points.value).toBe(start);
      }),
    );
  });

  test("a card of another number, or that moved the other way, stays as it is", () => {
    const loss: Plan = { ...moved(new Points(9, 9), -4, 1) };
    expect(cutShort(loss, { [PATH]: 4 })).toEqual({ plan: loss, left: { [PATH]: 4 } });
    expect(cutShort(loss, { "system.mp.value": -4 }).plan).toEqual(loss);
  });
});

describe("at the table", () => {
  beforeEach(async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    sitDown();
    await loadDeeds("gb");
  });

  const beast = () => fromUuidSync(BEAST) as unknown as Actor;
  const points = () => {
    const { pv, pf } = beast().system as unknown as Record<"pv" | "pf", { value: number }>;
    return { pv: pv.value, pf: pf.value };
  };
  async function post(message: Data): Promise<ChatMessage> {
    await ChatMessage.create(message as never, { keepId: true } as never);
    const posted = game.messages.get(String(message._id)) as ChatMessage;
    consider(posted);
    await settled();
    return posted;
  }
  const onCard = async ({ id }: ChatMessage, action: "undo" | "accept") => {
    const record = verdictOn(id ?? "");
    if (record) await ask(record.message, { action, target: -1, override: {}, retarget: null });
    await settled();
  };
  const deed = (id: string, choices: Data, shown: readonly string[]) => {
    const told = { id, choices, clock: false, time: 0, rolls: shown.map(() => 1) };
    const targets = [{ actor: BEAST, token: null, name: "?", img: "" }];
    return post(sent("deed", KEEPER, { ruleset: "gb", targets, combat: null, deed: told }, { rolls: shown }));
  };

  test("points that a blow no longer takes are not lost with the rest that had healed them (GB-13)", async () => {
    const before = points();
    const shot = await post(sent("attack", PLAYER, intent(), { rolls: rolls(20, 50) }));
    await onCard(shot, "accept");
    const wound = beast().items.find(({ type }) => type === "gbWound")?.id ?? "";
    await deed("stabilise", { wound }, [roll("GbDeedRoll", 100, 1)]);
    const wounded = points();
    expect(wounded.pv).toBeLessThan(before.pv);
    const rest = await deed("rest", { hours: 720, cared: "yes", advance: false }, []);
    expect(points().pv).toBeGreaterThan(wounded.pv);
    await onCard(shot, "undo");
    await onCard(rest, "undo");
    expect(points()).toEqual(before);
  });
});
