import { card } from "../../../../core/deed/card.js";
import type { FormField } from "../../../../core/deed/form.js";
import { diceThrownBy, type DieThrown } from "../../../../core/play/reroll/past-dice.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Changes, ThrownAgain } from "../../../../core/play/contract/changes.js";
import { flag, oneOf, text, whole, type Read } from "../../../../core/shape/shape.js";
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
} from "../../rules/body/destiny.js";
import { AREA, deed, fact, field, figure, obstacle, say } from "../kit.js";
import { reasonFacts } from "../d20-test.js";
import type { Hurt } from "../wounded.js";

/** DD-181 — the most that one wound costs. */
const MOST_LOST = 299;

const REROLL = "reroll";

/** DD-181 — as many of the latest dice as are offered. */
const MOST_DICE = 12;
/** A die that lies on no card of theirs, e.g. one thrown against them. */
const OTHER = "";

/** DD-181 — a die as a choice names it. */
const valueOf = ({ subject, target, roll, place, answered }: DieThrown): string =>
  [subject, target, roll, place, ...(answered ? ["answered"] : [])].join("|");

/** DD-181 — the die that is thrown again, the latest where none was chosen; `null`: another die. */
const THROWN: FormField<DieThrown | null> = {
  read: ({ actors: [actor], choices: { thrown } }) => {
    const dice = actor ? diceThrownBy(actor) : [];
    return (thrown === undefined ? dice[0] : dice.find((die) => valueOf(die) === thrown)) ?? null;
  },
  shown: (asked, id) => {
    const [actor] = asked.actors;
    const dice = (actor ? diceThrownBy(actor) : []).slice(0, MOST_DICE).map((die) => ({
      value: valueOf(die),
      label: say("destiny.die", { what: die.what, sides: die.sides, value: die.shows }),
    }));
    const chosen = THROWN.read(asked, id);
    return {
      ...{ id, label: { key: `${AREA}.field.${id}` }, kind: "choice", value: chosen ? valueOf(chosen) : OTHER },
      options: [...dice, { value: OTHER, label: say("destiny.otherDie") }],
    };
  },
};

/** DD-181 — what an outcome keeps: the use, the wound, and the die: on which card, and what it showed. */
const KEPT = {
  ...{ use: oneOf(DESTINY_USES), lost: whole, reason: text, left: whole },
  ...{ faces: whole, die: whole, subject: text, target: whole, roll: text, place: whole, shows: whole, what: text },
  ...{ answered: flag, shared: flag },
};
type Destined = Read<typeof KEPT>;

/** DD-181 — the die that an outcome throws again; `null` where it lies on no card. */
function againIn({ subject, target, roll, place, die, answered, shared }: Destined): ThrownAgain | null {
  if (subject === "") return null;
  return {
    ...{ subject, target, roll, place, face: die },
    ...(answered && { answered }),
    ...(shared && { shared }),
  };
}

/** DD-181 — what a point brings, once the keeper has granted it. */
function brought({ use, lost }: Destined, actor: Actor): Changes {
  const { hp, states } = bodyOf(actor);
  if (use === "reroll") return {};
  if (use === "survive") {
    return {
      numbers: [{ path: "system.hp.value", after: survives().hp }],
      values: [{ path: "system.hp.stabilised", after: true }],
    };
  }
  const { hp: after } = lightWound(hp.value + lost);
  return {
    numbers: [{ path: "system.hp.value", after: Math.min(hp.max, after) }],
    values: states.shock ? [] : [{ path: "system.states.shock", after: true }],
  };
}

/** DD-181 — a point of destiny, which the keeper grants: a wound made light, a die thrown again, or death put off. */
export const destiny = deed("destiny", {
  icon: "fa-solid fa-star",
  by: "keeper",
  form: {
    use: field.choice(DESTINY_USES, "destiny.use", { hint: (use) => say(`destiny.hint.${use}`) }),
    lost: field.number(0, MOST_LOST, { hint: say("hint.lost") }),
    thrown: THROWN,
    reroll: field.choice(REROLLED, "named", { hint: say("hint.otherDie") }),
    reason: field.text(),
  },
  window: ({ use, thrown }) => ({
    lost: use === "lightWound",
    thrown: use === "reroll",
    reroll: use === "reroll" && !thrown && { options: REROLLED.map((die) => field.namedOption(die, die)) },
  }),
  kept: KEPT,
  obstacle: ({ actor, form: { use, lost } }) => {
    const points = destinyOf(actor);
    if (points === null || spendDestiny(points) === null) return obstacle("noDestiny", actor);
    if (use === "survive") return bodyOf(actor).state === "dead" ? null : obstacle("notDead", actor);
    return use === "lightWound" && !canLighten(lost) ? obstacle("noWound", actor) : null;
  },
  rolls: ({ form: { use, thrown, reroll } }) =>
    use === "reroll" ? [diceSpec(REROLL, "reroll", { faces: [thrown?.sides ?? facesOf(reroll)], plus: 0 })] : [],
  outcome: ({ actor, form: { use, lost, thrown, reroll, reason }, dice }) => {
    const { sides = facesOf(reroll), ...die } = thrown ?? {};
    return {
      ...(dice[REROLL] && { ...die, faces: sides, die: dice[REROLL][0] ?? 1 }),
      ...{ use, lost, reason, left: spendDestiny(destinyOf(actor) ?? 0) ?? 0 },
    };
  },
  changes: (outcome, actor) => {
    const left = spendDestiny(destinyOf(actor) ?? 0);
    if (left === null) return null;
    const { numbers = [], values = [] } = brought(outcome, actor);
    const again = againIn(outcome);
    return { numbers, values: [{ path: "system.destiny", after: left }, ...values], ...(again && { again }) };
  },
  view: (outcome) => {
    const { use, die, faces, reason, left } = outcome;
    return card({
      verdict: say(`destiny.use.${use}`),
      tone: "accent",
      die: die > 0 ? { faces, value: die, state: "hit" } : null,
      facts: [
        ...(die > 0 ? [fact("reroll", rerolled(outcome), "DD-181")] : []),
        ...reasonFacts(reason, "DD-181"),
        fact("destinyLeft", figure(left), "DD-181"),
      ],
    });
  },
});

/** DD-181 — what became of the die, in words. */
function rerolled({ die: value, faces, what, shows: before }: Destined): Text {
  return what === ""
    ? say("destiny.rerolled", { value, faces })
    : say("destiny.thrownAgain", { what, before, value, faces });
}

/** DD-181 — what an actor with points may do about a wound, on the card that tells of it. */
export function destinyCalls(
  { type = "hp", damage = 0 }: Partial<Pick<Hurt, "type" | "damage">>,
  actor: Actor,
): readonly AttackCall[] {
  if ((destinyOf(actor) ?? 0) === 0) return [];
  const lost = type === "temporary" ? 0 : damage;
  const dead = bodyOf(actor).state === "dead";
  const call = (use: DestinyUse): AttackCall => ({
    deed: "destiny",
    choices: { use, ...(use === "lightWound" && { lost }) },
    label: say("destiny.call", { use: { key: `${AREA}.destiny.use.${use}` } }),
    window: true,
  });
  return [...(canLighten(lost) ? [call("lightWound")] : []), ...(dead ? [call("survive")] : [])];
}
