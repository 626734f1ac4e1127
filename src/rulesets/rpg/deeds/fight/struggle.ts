import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { word } from "../../../../core/deed/card.js";
import { textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { skillLabel, zoneLabel } from "../../labels.js";
import { freed } from "../../rules/condition-ends.js";
import type { Condition, State } from "../../rules/conditions.js";
import { FREEING_DIFFICULTY } from "../../rules/entangle.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { lastingChange } from "../lasting.js";
import { obstacle, unlessAlive } from "../reading.js";
import { doubtsTwice, onceChanges } from "../round.js";
import {
  succeeded,
  testCard,
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

/** RP-70, RP-71 — what holds somebody, each net and bola once. */
interface Hold {
  /** What ends with it. */
  readonly wound: string;
  readonly state: Entangled;
}

function holdsOn(actor: Actor): readonly Hold[] {
  const holds = figuresOf(actor).lasting.flatMap(({ state, wound }: Condition): readonly Hold[] =>
    state.type === "entangled" ? [{ wound, state }] : [],
  );
  return holds.filter(({ wound }, i) => holds.findIndex((other) => other.wound === wound) === i);
}

/** The hold chosen, else the first; none in place of a chosen one that is gone. */
function holdIn(actor: Actor, choices: DeedChoices): Hold | null {
  const holds = holdsOn(actor);
  const chosen = holds.find(({ wound }) => wound === textIn(choices, "hold"));
  return chosen ?? ("hold" in choices ? null : (holds[0] ?? null));
}

/** RP-70, RP-71 — the test that frees. */
function testIn(actor: Actor, choices: DeedChoices): Test {
  const zone = holdIn(actor, choices)?.state.zone;
  const difficulty = FREEING_DIFFICULTY[zone === "whole" ? "net" : "bola"];
  return testOf(actor, { kind: "skill", skill: wordIn(choices, "skill", SKILLS) }, { what: "struggle", difficulty });
}

function holdName({ state }: Hold): Text {
  return state.zone === "whole"
    ? told("struggle.net")
    : told("struggle.bola", { zone: { key: zoneLabel(state.zone) } });
}

/** RP-70, RP-71 — whoever is caught tries to get free, once a round in the movements (D-44). */
export const struggle = deed("struggle", {
  icon: "fa-solid fa-link-slash",
  by: "owner",
  fields: ([actor], choices) => {
    const hold = actor && holdIn(actor, choices);
    if (!hold) return [];
    const holds = holdsOn(actor).map((one) => ({ value: one.wound, label: holdName(one) }));
    const skill = wordIn(choices, "skill", SKILLS);
    return [
      ...(holds.length > 1 ? [choiceField("hold", hold.wound, holds)] : []),
      { ...choiceField("skill", skill, wordOptions(SKILLS, skillLabel), told("hint.struggle")), asks: true },
    ];
  },
  obstacle: ({ actor, choices }) => {
    if (!holdIn(actor, choices)) return obstacle("notCaught", actor);
    return unlessAlive(actor) ?? (figuresOf(actor).capacities.act ? null : obstacle("unable", actor));
  },
  doubt: ({ actor }) => doubtsTwice(actor, "struggle"),
  rolls: ({ actor, choices }) => [testRoll(testIn(actor, choices))],
  modifiers: ({ actor, choices }) => testLines(testIn(actor, choices)),
  outcome: ({ actor, choices, dice }): Outcome => {
    const hold = holdIn(actor, choices);
    const rule = hold?.state.zone === "whole" ? "RP-70" : "RP-71";
    return { hold: hold?.wound ?? "", rule, ...testOutcome(testIn(actor, choices), dice) };
  },
  changes: (outcome, actor) => {
    const { kept } = freed(figuresOf(actor).lasting, word(outcome, "hold"));
    return {
      values: [...onceChanges(actor, "struggle"), ...(succeeded(outcome) ? lastingChange(kept) : [])],
      items: usedItems(outcome, actor),
    };
  },
  edit: testEdit,
  view: (outcome) =>
    testCard(outcome, told(succeeded(outcome) ? "struggle.done" : "struggle.failed"), word(outcome, "rule")),
});
