import { text } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { skillLabel, zoneLabel } from "../../labels.js";
import { freed } from "../../rules/body/condition-ends.js";
import type { Condition, State } from "../../rules/body/conditions.js";
import { FREEING_DIFFICULTY } from "../../rules/attack/entangle.js";
import { deed, field, firstOf, obstacle, say, unlessAlive } from "../kit.js";
import { lastingChange } from "../lasting.js";
import { doubtsTwice, onceChanges } from "../round.js";
import {
  succeeded,
  testCard,
  TESTED,
  testEdit,
  testLines,
  testOf,
  testOutcome,
  testRoll,
  usedItems,
  type Test,
} from "../tested.js";

/** RP-70, RP-71 — what frees: Acrobaties; against a grip that is no net, strength where the keeper agrees. */
const SKILLS = ["acrobatics", "featOfStrength"] as const;

type Entangled = Extract<State, { readonly type: "entangled" }>;

/** RP-70, RP-71 — what holds an actor, each net and bola once. */
interface Hold {
  /** What ends with it. */
  readonly wound: string;
  readonly state: Entangled;
}

function holdsOn(actor: Actor | null): readonly Hold[] {
  const lasting = actor ? figuresOf(actor).lasting : [];
  const holds = lasting.flatMap(({ state, wound }: Condition): readonly Hold[] =>
    state.type === "entangled" ? [{ wound, state }] : [],
  );
  return holds.filter(({ wound }, i) => holds.findIndex((other) => other.wound === wound) === i);
}

/** The hold chosen; `null` once it is gone. */
const holdOf = (actor: Actor, chosen: string): Hold | null =>
  holdsOn(actor).find(({ wound }) => wound === chosen) ?? null;

interface Asking {
  readonly actor: Actor;
  readonly form: { readonly hold: string; readonly skill: (typeof SKILLS)[number] };
}

/** RP-70, RP-71 — the test that frees. */
function testIn({ actor, form: { hold, skill } }: Asking): Test {
  const zone = holdOf(actor, hold)?.state.zone;
  const difficulty = FREEING_DIFFICULTY[zone === "whole" ? "net" : "bola"];
  return testOf(actor, { kind: "skill", skill }, { what: "struggle", difficulty });
}

function holdName({ state }: Hold): Text {
  return state.zone === "whole" ? say("struggle.net") : say("struggle.bola", { zone: { key: zoneLabel(state.zone) } });
}

/** RP-70, RP-71 — an actor who is caught tries to get free, once a round in the movements (D-44). */
export const struggle = deed("struggle", {
  icon: "fa-solid fa-link-slash",
  by: "owner",
  form: {
    hold: field.pick((asked) => holdsOn(firstOf(asked)).map((one) => ({ value: one.wound, label: holdName(one) }))),
    skill: field.choice(SKILLS, skillLabel, { hint: say("hint.struggle"), asks: true }),
  },
  window: ({ hold }, { actor }) => {
    const caught = holdOf(actor, hold) !== null;
    return { hold: caught && holdsOn(actor).length > 1, skill: caught };
  },
  kept: { ...TESTED, hold: text, rule: text },
  obstacle: ({ actor, form }) => {
    if (!holdOf(actor, form.hold)) return obstacle("notCaught", actor);
    return unlessAlive(actor) ?? (figuresOf(actor).capacities.act ? null : obstacle("unable", actor));
  },
  doubt: ({ actor }) => doubtsTwice(actor, "struggle"),
  rolls: (asking) => [testRoll(testIn(asking))],
  modifiers: (asking) => testLines(testIn(asking)),
  outcome: ({ dice, ...asking }) => {
    const hold = holdOf(asking.actor, asking.form.hold);
    const rule = hold?.state.zone === "whole" ? "RP-70" : "RP-71";
    return { hold: hold?.wound ?? "", rule, ...testOutcome(testIn(asking), dice) };
  },
  changes: (kept, actor) => {
    const { kept: lasting } = freed(figuresOf(actor).lasting, kept.hold);
    return {
      values: [...onceChanges(actor, "struggle"), ...(succeeded(kept) ? lastingChange(lasting) : [])],
      items: usedItems(kept, actor),
    };
  },
  edit: testEdit,
  view: (kept) => testCard(kept, say(succeeded(kept) ? "struggle.done" : "struggle.failed"), kept.rule),
});
