import { diceThrownBy, type DieThrown } from "../../../../core/play/dice/past-dice.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Changes, ThrownAgain } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn, textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import { bodyOf, destinyOf } from "../../data/body.js";
import { diceSpec } from "../../dice/specs.js";
import {
  canLighten,
  DESTINY_USES,
  facesOf,
  lightWound,
  REROLLED,
  spendDestiny,
  survives,
  type DestinyUse,
} from "../../rules/destiny.js";
import { fact, figure, named, told } from "../card.js";
import { AREA, deed } from "../deed.js";
import { choiceField, numberField, textField } from "../fields.js";
import { obstacle } from "../reading.js";

/** DD-181 — the most that one wound costs. */
const MOST_LOST = 299;

const REROLL = "reroll";

/** DD-181 — as many of the latest dice as are offered. */
const MOST_DICE = 12;
/** A die that lies on no card of theirs, e.g. one thrown against them. */
const OTHER = "";

const useIn = (choices: DeedChoices): DestinyUse => wordIn(choices, "use", DESTINY_USES);
const lostIn = (choices: DeedChoices): number => numberIn(choices, "lost", { min: 0, max: MOST_LOST, otherwise: 0 });

/** DD-181 — a die as a choice names it. */
const valueOf = ({ subject, target, roll, place, answered }: DieThrown): string =>
  [subject, target, roll, place, ...(answered ? ["answered"] : [])].join("|");

/** DD-181 — a die of theirs that is thrown again, the latest where none was chosen; `null`: another die. */
function thrownIn(actor: Actor, choices: DeedChoices): DieThrown | null {
  const dice = diceThrownBy(actor);
  if (!("thrown" in choices)) return dice[0] ?? null;
  const chosen = textIn(choices, "thrown");
  return dice.find((die) => valueOf(die) === chosen) ?? null;
}

/** DD-181 — how many faces it has. */
function sidesIn(actor: Actor, choices: DeedChoices): number {
  return thrownIn(actor, choices)?.sides ?? facesOf(wordIn(choices, "reroll", REROLLED));
}

/** DD-181 — which die is thrown again; one that lies on no card is named by its faces. */
function diceFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const chosen = thrownIn(actor, choices);
  const dice = diceThrownBy(actor).slice(0, MOST_DICE);
  const options = [
    ...dice.map((die) => ({
      value: valueOf(die),
      label: told("destiny.die", { what: die.what, sides: die.sides, value: die.shows }),
    })),
    { value: OTHER, label: told("destiny.otherDie") },
  ];
  const others = REROLLED.map((die) => ({ value: die, label: named(die) }));
  return [
    choiceField("thrown", chosen ? valueOf(chosen) : OTHER, options),
    ...(chosen ? [] : [choiceField("reroll", wordIn(choices, "reroll", REROLLED), others, told("hint.otherDie"))]),
  ];
}

/** DD-181 — the die as the outcome keeps it: on which card, and what it showed. */
function thrownOutcome(actor: Actor, choices: DeedChoices, face: number): Outcome {
  const die = thrownIn(actor, choices);
  const faces = sidesIn(actor, choices);
  if (!die) return { faces, die: face };
  const { subject, target, roll, place, shows, what, answered = false, shared = false } = die;
  return { faces, die: face, subject, target, roll, place, shows, what, answered, shared };
}

/** DD-181 — the die that an outcome throws again; `null` where it lies on no card. */
function againIn(outcome: Outcome): ThrownAgain | null {
  const [subject, roll] = [word(outcome, "subject"), word(outcome, "roll")];
  const [target, place, face] = [stored(outcome, "target"), stored(outcome, "place"), stored(outcome, "die")];
  const kind = {
    ...(outcome["answered"] === true && { answered: true as const }),
    ...(outcome["shared"] === true && { shared: true as const }),
  };
  return subject === "" ? null : { subject, target, roll, place, face, ...kind };
}

/** DD-181 — why a point cannot be spent on this. */
function unfit(actor: Actor, choices: DeedChoices): Text | null {
  const { state } = bodyOf(actor);
  const use = useIn(choices);
  if (use === "survive") return state === "dead" ? null : obstacle("notDead", actor);
  if (use === "lightWound") return canLighten(lostIn(choices)) ? null : obstacle("noWound", actor);
  return null;
}

/** DD-181 — what a point brings, once the keeper has granted it. */
function brought(outcome: Outcome, actor: Actor): Changes {
  const { hp, states } = bodyOf(actor);
  const use = word(outcome, "use");
  if (use === "lightWound") {
    const { hp: after } = lightWound(hp.value + stored(outcome, "lost"));
    return {
      numbers: [{ path: "system.hp.value", after: Math.min(hp.max, after) }],
      values: states.shock ? [] : [{ path: "system.states.shock", after: true }],
    };
  }
  if (use !== "survive") return {};
  const alive = survives();
  return {
    numbers: [{ path: "system.hp.value", after: alive.hp }],
    values: [{ path: "system.hp.stabilised", after: true }],
  };
}

/** DD-181 — a point of destiny, which the keeper grants: a wound made light, a die thrown again, or death put off. */
export const destiny = deed("destiny", {
  icon: "fa-solid fa-star",
  by: "keeper",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const use = useIn(choices);
    return [
      choiceField(
        "use",
        use,
        wordOptions(DESTINY_USES, (one) => `${AREA}.destiny.use.${one}`),
        told(`destiny.hint.${use}`),
      ),
      ...(use === "lightWound" ? [numberField("lost", lostIn(choices), 0, MOST_LOST, told("hint.lost"))] : []),
      ...(use === "reroll" ? diceFields(actor, choices) : []),
      textField("reason", textIn(choices, "reason")),
    ];
  },
  obstacle: ({ actor, choices }) => {
    const points = destinyOf(actor);
    if (points === null || spendDestiny(points) === null) return obstacle("noDestiny", actor);
    return unfit(actor, choices);
  },
  rolls: ({ actor, choices }) =>
    useIn(choices) === "reroll" ? [diceSpec(REROLL, "reroll", { faces: [sidesIn(actor, choices)], plus: 0 })] : [],
  outcome: ({ actor, choices, dice }) => ({
    use: useIn(choices),
    ...(dice[REROLL] && thrownOutcome(actor, choices, dice[REROLL][0] ?? 1)),
    lost: lostIn(choices),
    reason: textIn(choices, "reason"),
    left: spendDestiny(destinyOf(actor) ?? 0) ?? 0,
  }),
  changes: (outcome, actor) => {
    const points = destinyOf(actor);
    const left = points === null ? null : spendDestiny(points);
    if (left === null) return null;
    const { numbers = [], values = [] } = brought(outcome, actor);
    const again = againIn(outcome);
    return {
      numbers,
      values: [{ path: "system.destiny", after: left }, ...values],
      ...(again && { again }),
    };
  },
  view: (outcome) => {
    const reason = word(outcome, "reason");
    const [die, faces] = [stored(outcome, "die"), stored(outcome, "faces")];
    return card({
      verdict: told(`destiny.use.${wordIn(outcome, "use", DESTINY_USES)}`),
      tone: "accent",
      die: die > 0 ? { faces, value: die, state: "hit" } : null,
      facts: [
        ...(die > 0 ? [fact("reroll", rerolled(outcome), "DD-181")] : []),
        ...(reason ? [fact("reason", named(reason), "DD-181")] : []),
        fact("destinyLeft", figure(stored(outcome, "left")), "DD-181"),
      ],
    });
  },
});

/** DD-181 — what became of the die, in words. */
function rerolled(outcome: Outcome): Text {
  const [value, faces] = [stored(outcome, "die"), stored(outcome, "faces")];
  const what = word(outcome, "what");
  if (what === "") return told("destiny.rerolled", { value, faces });
  return told("destiny.thrownAgain", { what, before: stored(outcome, "shows"), value, faces });
}

/** DD-181 — what somebody with points may do about a wound, on the card that tells of it. */
export function destinyCalls(outcome: Outcome, actor: Actor): readonly AttackCall[] {
  if ((destinyOf(actor) ?? 0) === 0) return [];
  const lost = outcome.type === "temporary" ? 0 : stored(outcome, "damage");
  const dead = bodyOf(actor).state === "dead";
  const call = (use: DestinyUse): AttackCall => ({
    deed: "destiny",
    choices: { use, ...(use === "lightWound" && { lost }) },
    label: told("destiny.call", { use: { key: `${AREA}.destiny.use.${use}` } }),
    window: true,
  });
  return [...(canLighten(lost) ? [call("lightWound")] : []), ...(dead ? [call("survive")] : [])];
}
