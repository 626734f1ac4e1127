import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { actingSide, activeIn, placesOf } from "../../../../core/deed/acting-side.js";
import { card } from "../../../../core/deed/card.js";
import { fieldsOf, filled } from "../../../../core/deed/form.js";
import { chosenFor, opposing } from "../../../../core/deed/opposing.js";
import type { DeedChoices, DeedField, EachAsked } from "../../../../core/play/contract/deed.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { flag, oneOf, record, type Read } from "../../../../core/shape/shape.js";
import { opposed } from "../../rules/outcome.js";
import { AREA, deed, fact, field, named, others, personIn, say } from "../kit.js";
import { FREE_FORM, poolWindow } from "../pool-test.js";
import { unlessAlive } from "../reading.js";
import { ASKED, askedText, givenFacts, specialtyOutcome } from "./check-asked.js";
import { characteristicShown, rolledIn, TRIAL_FORM } from "./check-trial.js";
import { CHECK } from "./check.js";

/** What is chosen for each side; with what equipment is theirs to say when they roll. */
const SIDE = { characteristic: TRIAL_FORM.characteristic, specialty: TRIAL_FORM.specialty, ...FREE_FORM };
const OWN = Object.keys(SIDE);

const KEPT = { ...ASKED, side: oneOf(["first", "second"]), active: flag };

/** SE-08 — who acts, the other defends: the keeper's to say. */
const { activeField, won } = actingSide(AREA);

/** SE-05 — an opposition has no Difficulté but what the other comes to. */
function sideFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const asked = { actors: [actor], choices };
  const form = filled(SIDE, asked);
  const { specialty } = poolWindow(actor, rolledIn(actor, form, null), form);
  return fieldsOf(SIDE, asked, { characteristic: characteristicShown([actor]), specialty });
}

const resultOf = (answer: Outcome): number => record(CHECK).read(answer).result ?? 0;

/** SE-08 — who wins, once both have rolled: who acts only by more, equals are the defender's. */
const opposition: EachAsked = {
  label: say("request.answer"),
  result: (parts) => {
    const places = placesOf(parts);
    if (!places) return null;
    const { active, other } = places;
    const { winner, margin } = opposed(resultOf(active.answer), resultOf(other.answer));
    return won(winner === "active" ? active.name : other.name, margin);
  },
};

function factsOf(asked: Read<typeof KEPT>): readonly CardFact[] {
  const { active, side, reason } = asked;
  return [
    fact("place", say(`oppose.${active ? "active" : "defends"}`), "SE-08"),
    ...givenFacts(asked),
    ...(reason && side === "first" ? [fact("reason", named(reason), "SE-08")] : []),
  ];
}

/** SE-08 — two stand against each other: a card with a place for each, filled by its owner. */
export const oppose = deed("oppose", {
  ...opposing(
    AREA,
    { personIn, others },
    {
      own: OWN,
      side: sideFields,
      // SE-08 — the Caractéristique of the first, unless the second has another
      meets: (first, choices) => ({ characteristic: filled(SIDE, { actors: [first], choices }).characteristic }),
      above: (both, choices) => [activeField(both, choices)],
      unless: unlessAlive,
    },
  ),
  gathers: { join: "check", each: opposition },
  kept: KEPT,
  outcome: ({ actor, choices }) => {
    const { side, chosen } = chosenFor(actor, choices, OWN);
    const form = filled({ ...SIDE, reason: field.text() }, { actors: [actor], choices: chosen });
    return { ...form, ...specialtyOutcome(actor, form.specialty), side, active: activeIn(choices) === side };
  },
  view: (asked) =>
    card({
      verdict: say("oppose.verdict", { tried: askedText(asked) }),
      tone: "accent",
      facts: factsOf(asked),
    }),
});
