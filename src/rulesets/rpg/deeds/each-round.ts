import { card } from "../../../core/deed/card.js";
import type { DueDeed } from "../../../core/play/contract/deed.js";
import { mapOf, oneOf, text, whole } from "../../../core/shape/shape.js";
import { figuresOf, roundNow } from "../attack/reading.js";
import { momentOf } from "../data/actors/moment.js";
import { EFFECT_LIST } from "../data/read-effects.js";
import { diceSpec } from "../dice/specs.js";
import { attributeLabel } from "../labels.js";
import type { Condition, State } from "../rules/body/conditions.js";
import { effectDice } from "../rules/criticals/effect-dice.js";
import { testsOfTurn } from "../rules/body/passing-time.js";
import { settle } from "../rules/body/settle.js";
import { tickFor } from "../rules/body/spans.js";
import { ATTRIBUTES } from "../rules/vocabulary.js";
import { difficultyFact } from "./difficulty.js";
import { deed, fact, field, obstacle, say, unlessAlive } from "./kit.js";
import { lastingChange } from "./lasting.js";
import { doneThisRound, doubtsTwice, onceChanges } from "./round.js";
import {
  succeeded,
  testCard,
  TESTED,
  testEdit,
  testLines,
  testOf,
  testOutcome,
  testRoll,
  type Test,
} from "./tested.js";

type Unsteady = Condition & { readonly state: Extract<State, { readonly type: "unsteady" }> };

const isUnsteady = (condition: Condition): condition is Unsteady => condition.state.type === "unsteady";

/** RP-59 — what an actor on its feet must test against to stay there; `null` for all others. */
function unsteadinessOf(actor: Actor): Unsteady | null {
  const { lasting, bodyState } = figuresOf(actor);
  if (bodyState.prone !== null) return null;
  return testsOfTurn(lasting, momentOf(actor)).find(isUnsteady) ?? null;
}

/** RP-16, D-08 — a plain test. */
function testFor(actor: Actor, { state: { attribute, difficulty } }: Unsteady): Test {
  return testOf(actor, { kind: "attribute", attribute, mode: "plain" }, { what: "attribute", difficulty });
}

/** RP-59 — what it does to the actor who misses the test. */
const failureOf = ({ state }: Unsteady) => EFFECT_LIST.read(state.onFail);

const effectId = (key: string): string => `effect-${key.replaceAll(".", "-")}`;

/** RP-59, RP-61 — an actor whose wound makes it stagger tries to stay on its feet, once a round. */
export const steady = deed("steady", {
  icon: "fa-solid fa-scale-unbalanced",
  by: "owner",
  kept: { ...TESTED, effects: mapOf(whole) },
  obstacle: ({ actor }) => unlessAlive(actor) ?? (unsteadinessOf(actor) ? null : obstacle("steady", actor)),
  doubt: ({ actor }) => doubtsTwice(actor, "steady"),
  rolls: ({ actor }) => {
    const condition = unsteadinessOf(actor);
    if (!condition) return [];
    const dice = effectDice(failureOf(condition)).map(({ key, formula }) => diceSpec(effectId(key), "effect", formula));
    return [testRoll(testFor(actor, condition)), ...dice.filter((spec) => spec !== null)];
  },
  modifiers: ({ actor }) => {
    const condition = unsteadinessOf(actor);
    return testLines(condition && testFor(actor, condition));
  },
  outcome: ({ actor, dice }) => {
    const condition = unsteadinessOf(actor);
    if (!condition) return {};
    const effects = effectDice(failureOf(condition)).map(({ key }) => [key, dice[effectId(key)]?.[0] ?? 1] as const);
    return { ...testOutcome(testFor(actor, condition), dice), effects: Object.fromEntries(effects) };
  },
  changes: (kept, actor) => {
    const tried = onceChanges(actor, "steady");
    const condition = unsteadinessOf(actor);
    if (succeeded(kept) || !condition) return { values: tried };
    const onset = { moment: momentOf(actor), side: null, wound: condition.wound };
    const { conditions } = settle(failureOf(condition), onset, kept.effects);
    return { values: [...tried, ...lastingChange([...figuresOf(actor).lasting, ...conditions])] };
  },
  edit: testEdit,
  view: (kept) => testCard(kept, say(succeeded(kept) ? "steady.done" : "steady.failed"), "RP-59"),
});

/** RP-59 — at each new round the card says who staggers, and asks for the test. */
export const stagger = deed("stagger", {
  icon: "fa-solid fa-scale-unbalanced",
  by: "keeper",
  form: { round: field.carried(text) },
  kept: { attribute: oneOf(ATTRIBUTES, "agility"), difficulty: whole },
  obstacle: ({ actor }) => (unsteadinessOf(actor) ? null : obstacle("steady", actor)),
  outcome: ({ actor }) => unsteadinessOf(actor)?.state ?? {},
  view: ({ attribute, difficulty }) =>
    card({
      verdict: say("stagger.asked"),
      tone: "accent",
      facts: [fact("test", { key: attributeLabel(attribute) }, "RP-16"), difficultyFact(difficulty, false)],
    }),
  calls: (_kept, actor) =>
    unsteadinessOf(actor) && !doneThisRound(actor, "steady")
      ? [{ deed: "steady", choices: {}, label: say("steady.name") }]
      : [],
});

/** RP-59 — the tests that a new round asks for; the round of the wound itself is played as it is. */
export function dueTests(actor: Actor): readonly DueDeed[] {
  const now = roundNow(actor);
  const condition = unsteadinessOf(actor);
  if (!now || !condition || figuresOf(actor).hp.state !== "alive" || doneThisRound(actor, "steady")) return [];
  const { span } = condition;
  if ((tickFor(span, momentOf(actor)) ?? 0) <= span.first) return [];
  const round = `${now.combatId}.${now.round}`;
  return [{ deed: "stagger", choices: { round }, once: { mark: round } }];
}
