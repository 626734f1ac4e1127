import type { Json } from "../../../src/core/shape/shape.js";
import type { Modifier } from "../../../src/core/play/contract/modifiers.js";
import type { Outcome } from "../../../src/core/play/contract/outcome.js";
import { actorAt } from "../../../src/core/world/world.js";
import { figuresNamed } from "../../../src/core/deed/figures-named.js";
import type { DeedProcedure, Deeds } from "../../../src/core/play/contract/deed.js";
import { gb } from "../../../src/rulesets/gb/index.js";
import { HERO, PLAYER, roll, sent, type Data } from "./arbiter-table.js";

const RANK: Modifier = { id: "rank", value: 2, rule: "X-1", facts: {} };
const text = (key: string) => ({ key });

/** A deed that asks, rolls and changes nothing, for what a test says otherwise. */
function deed(more: Partial<DeedProcedure>): DeedProcedure {
  return {
    name: text("deed"),
    icon: "fa-solid fa-dice",
    by: "owner",
    fields: () => [],
    obstacle: () => null,
    rolls: () => [],
    modifiers: () => [],
    explain: () => ({ name: text("line"), source: text("source") }),
    outcome: () => ({}),
    changes: () => null,
    view: (outcome: Outcome) => ({
      ...{ verdict: text("done"), tone: "mute" as const, die: null, total: null, facts: [], severity: null },
      ...{ losses: [], summary: { key: "told", data: { pf: Number(outcome.pf ?? 0) } } },
    }),
    ...more,
  };
}

const { count, yesNo, pick } = figuresNamed("TEST");

const pfOf = (actor: Actor): number => (actor.system as unknown as { pf: { value: number } }).pf.value;

/** Tires by as many PF as chosen, 1 to 5, or by fewer where that is told though no field is for it; the fourth has one climb, the fifth needs the keeper, and so does doing it again. */
const toil = deed({
  fields: (_actors, choices) => [
    { id: "pf", kind: "number", label: text("pf"), value: choices.pf ?? 1, min: 1, max: 5 },
    { id: "bonus", kind: "number", label: text("bonus"), value: choices.bonus ?? 0, asks: true },
  ],
  obstacle: ({ actor }) => (pfOf(actor) <= -50 ? text("worn out") : null),
  outcome: ({ choices }) => ({ pf: Number(choices.pf ?? 1) - Number(choices.spare ?? 0) }),
  carries: ["again"],
  doubt: ({ choices }) => (choices.again === true ? text("again") : null),
  asksKeeper: (outcome) => Number(outcome.pf) === 5,
  changes: (outcome, actor) => ({
    numbers: [{ path: "system.pf.value", after: pfOf(actor) - Number(outcome.pf) }],
    values: [],
    created: [],
  }),
  calls: ({ pf }) => (pf === 4 ? [{ deed: "climb", choices: {}, label: text("climb"), owed: true }] : []),
  edit: { figures: ({ pf }) => (pf === 0 ? [] : [count("pf", [0, 9])]) },
});

/** Takes off or puts on a piece of armour, and marks it. */
const dress = deed({
  carries: ["item"],
  outcome: ({ choices }) => ({ item: choices.item ?? "" }),
  changes: (outcome) => ({
    numbers: [],
    values: [],
    created: [],
    items: [
      { id: outcome.item as string, path: "system.equipped", after: false },
      { id: outcome.item as string, path: "system.weight", after: 7 },
    ],
  }),
});

const climb = deed({
  rolls: () => [
    { id: "d20", who: "attacker", roll: "GbAttackRoll", formula: "1d20 + 2", faces: [20], plus: 2, options: {} },
  ],
  modifiers: () => [RANK],
  outcome: ({ dice }) => ({ total: (dice.d20?.[0] ?? 0) + 2, top: false, rope: "hemp" }),
  edit: {
    figures: () => [
      count("total", [0, 40], { audience: "keeper" }),
      yesNo("top"),
      pick(
        "rope",
        ["hemp", "wire"].map((value) => ({ value, label: text(value) })),
      ),
      count("metres", [0, 99]),
    ],
    follow: (decided) => (decided.total === 40 ? { ...decided, top: true } : decided),
  },
});

/** The first climbs for all; who follows rolls only where the first has come up, by 11 or more. */
const follow = deed({
  rolls: ({ lead, ...situation }) => (lead && (lead.d20?.[0] ?? 0) < 11 ? [] : climb.rolls(situation)),
  modifiers: () => [RANK],
  outcome: ({ dice, lead }) => ({ own: dice.d20?.[0] ?? 0, first: lead?.d20?.[0] ?? 0 }),
});

/** Tires like toil, for as many seconds as chosen. */
const sleep: DeedProcedure = {
  ...toil,
  carries: ["seconds"],
  outcome: ({ choices }) => ({ pf: Number(choices.pf ?? 1), seconds: Number(choices.seconds ?? 0) }),
  passes: ({ seconds }) => Number(seconds),
};

/** Is done to somebody by somebody else, whom it tires; tells of a friend though no field is for that. */
const carry = deed({
  outcome: ({ choices }) => ({ friend: choices.friend ?? "" }),
  doer: ({ actor, choices }) => (typeof choices.porter === "string" && actorAt(choices.porter)) || actor,
  recoil: (_outcome, doer) => ({
    numbers: [{ path: "system.pf.value", after: pfOf(doer) - 2 }],
    values: [],
    created: [],
  }),
});

export const PROCEDURES = {
  toil,
  dress,
  climb,
  follow,
  sleep,
  carry,
  ordain: { ...toil, by: "keeper" },
} satisfies Deeds["procedures"];

/** What time calls for, as a test says. */
export const called: Pick<Deeds, "due"> = { due: () => [] };

/** Lets gb play these deeds and no others while a test runs. */
export function playDeeds(): void {
  called.due = () => [];
  const deeds: Deeds = { procedures: PROCEDURES, due: (...told) => called.due(...told) };
  Object.assign(gb, { deeds: () => Promise.resolve(deeds) });
}

export const person = (uuid: string, more: Data = {}): Data => ({
  actor: uuid,
  token: null,
  name: "?",
  img: "",
  ...more,
});

interface Sent {
  readonly choices?: Readonly<Record<string, Json>>;
  readonly targets?: readonly Data[];
  readonly rolls?: readonly string[];
  readonly counts?: readonly number[];
  readonly clock?: boolean;
  readonly author?: string;
  readonly more?: Data;
}

/** A deed as the client of a player, or of `author`, sends it. */
export function sentDeed(
  id: string,
  { choices = {}, targets = [person(HERO)], rolls = [], ...sentBy }: Sent = {},
): Data {
  const { counts = targets.map(() => rolls.length), clock = false, author = PLAYER, more = {} } = sentBy;
  const data = { ruleset: "gb", targets, combat: null, deed: { id, choices, clock, time: 0, rolls: counts } };
  return sent("deed", author, data, { rolls, ...more });
}

export const RANK_LINE: Data = { ...RANK, on: true, by: "rules", reason: "" };

/** The d20 of a climb, with what is added to it. */
export function d20(
  result: number,
  { plus = 2, total = result + plus }: { plus?: number; total?: number } = {},
): string {
  const die = {
    class: "Die",
    number: 1,
    faces: 20,
    modifiers: [],
    results: [{ result, active: true }],
    evaluated: true,
  };
  const sign = { class: "OperatorTerm", operator: "+", evaluated: true };
  const number = { class: "NumericTerm", number: plus, evaluated: true };
  return roll("GbAttackRoll", 20, result, { formula: `1d20 + ${plus}`, terms: [die, sign, number], total });
}
