import { forward } from "../../../src/core/play/apply/plan-writes.js";
import { initiativeOf } from "../../../src/rulesets/rpg/rules/fight/initiative.js";
import {
  actionOrder,
  declarationOrder,
  trackerValue,
  type Contender,
} from "../../../src/rulesets/rpg/rules/fight/action-order.js";
import { freshRound, type RoundActions } from "../../../src/rulesets/rpg/rules/fight/round-actions.js";
import {
  actionsLeft,
  attackMade,
  mayAttackAgain,
  mayParryAgain,
  openPlans,
  parryMade,
  planChosen,
} from "../../../src/rulesets/rpg/rules/fight/round-spending.js";
import { lifeState } from "../../../src/rulesets/rpg/rules/character/life.js";
import { phasesOf, type RoundOptions } from "../../../src/rulesets/rpg/rules/fight/sections.js";
import { PLANS, type Section } from "../../../src/rulesets/rpg/rules/vocabulary.js";
import { Unsupported, type Adapter } from "./run.js";

/** Adapters for the order of a round and its actions. */
export const roundAdapters: Readonly<Record<string, Adapter>> = {
  order: ({ actors, sections = true, combatReaction = false, chaos = false }: OrderCase) => {
    const contenders: readonly Contender[] = actors.map(({ id, reaction, section, tie, d10 = 0, halved = false }) => ({
      id,
      initiative: initiativeOf(reaction, { halved, d10: combatReaction || chaos ? d10 : 0 }),
      section: sections && !chaos ? section : null,
      ties: tie === undefined ? [] : [tie],
    }));
    return {
      order: actionOrder(contenders),
      declaration: declarationOrder(contenders),
      initiative: Object.fromEntries(contenders.map(({ id, initiative }) => [id, initiative])),
    };
  },

  trackerValue: ({ section, initiative, tie, chaos }: TrackerCase) => ({
    value: trackerValue(chaos ? null : section, initiative, tie),
  }),

  duel: ({ a, b }: { a: DuelSide; b: DuelSide }) => {
    // What waits is not written: each acts on the points they still have, then both plans are carried out.
    return {
      aActsBeforeFalling: lifeState(a) === "alive",
      bActsBeforeFalling: lifeState(b) === "alive",
      aHpAfter: hpFallen(a),
      bHpAfter: hpFallen(b),
    };
  },

  phases: (options: RoundOptions) => ({ phases: phasesOf(options) }),

  actions: ({ events }: { events: readonly string[] }) => {
    let state = freshRound(2, "melee");
    const log = events.map((event) => {
      const next = done(state, event);
      if (next) state = next;
      return next ? "ok" : "refused";
    });
    const { attacks, parries } = state;
    const left = actionsLeft(state);
    return { log, attacks, parries, left, plans: openPlans(state), canParry: mayParryAgain(state) };
  },

  turnBudget: ({ section, shots = 1 }: { section: Section; shots?: number }) => {
    const state = attackMade(freshRound(2, section), shots);
    if (!state) throw new Error("the first shot is refused");
    const allowed = { parry: mayParryAgain(state), attack: mayAttackAgain(state, shots) };
    return {
      left: actionsLeft(state),
      leftAllows: (["parry", "attack"] as const).filter((use) => allowed[use]),
    };
  },
};

/** Hit points once a plan that waited is carried out. */
function hpFallen({ hp, loss }: DuelSide): unknown {
  const path = "system.hp.value";
  const nothing = { values: [], created: [], items: [] };
  const plan = { id: "do", undoId: "undo", numbers: [{ path, before: hp, after: hp - loss }], ...nothing };
  const { update } = forward(plan, { ledger: [], read: () => hp, item: () => undefined });
  return update?.[path];
}

function done(state: RoundActions, event: string): RoundActions | null {
  const plan = PLANS.find((one) => event === `turn:${one}`);
  if (plan) return planChosen(state, plan);
  switch (event) {
    case "attack":
      return attackMade(state);
    case "parry":
      return parryMade(state);
    case "pass":
      return state;
    default:
      throw new Unsupported(`event ${event}`);
  }
}

interface OrderCase {
  readonly actors: readonly {
    readonly id: string;
    readonly reaction: number;
    readonly section: Section;
    readonly tie?: number;
    readonly d10?: number;
    readonly halved?: boolean;
  }[];
  readonly sections?: boolean;
  readonly combatReaction?: boolean;
  readonly chaos?: boolean;
}

interface DuelSide {
  readonly hp: number;
  readonly loss: number;
  readonly body: number;
}

interface TrackerCase {
  readonly section: Section;
  readonly initiative: number;
  readonly tie: number;
  readonly chaos: boolean;
}
