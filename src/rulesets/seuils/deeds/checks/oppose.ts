import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { actingSide, activeIn, placesOf } from "../../../../core/deed/acting-side.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { chosenFor, opposing } from "../../../../core/deed/opposing.js";
import type { DeedChoices, DeedField, EachAsked } from "../../../../core/play/contract/deed.js";
import { opposed } from "../../rules/outcome.js";
import { fact, named, told } from "../card.js";
import { characteristicField } from "./characteristic.js";
import { askedOutcome, askedText, givenFacts } from "./check-asked.js";
import { characteristicIn, triedIn } from "./check-trial.js";
import { AREA, deed } from "../deed.js";
import { others, personIn } from "../people.js";
import { poolFields } from "../pool-test.js";
import { unlessAlive } from "../reading.js";

/** What is chosen for each side. */
const OWN = ["characteristic", "specialty", "dice", "successes"] as const;

/** SE-08 — who acts, the other defends: the keeper's to say. */
const { activeField, won } = actingSide(AREA);

/** SE-05 — an opposition has no Difficulté but what the other comes to. */
function sideFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const pool = poolFields(actor, triedIn(actor, choices, null), choices);
  return [characteristicField([actor], choices), ...pool.filter(({ id }) => id !== "gear")]; // theirs to say when they roll
}

/** SE-08 — who wins, once both have rolled: who acts only by more, equals are the defender's. */
const opposition: EachAsked = {
  label: told("request.answer"),
  result: (parts) => {
    const places = placesOf(parts);
    if (!places) return null;
    const { active, other } = places;
    const { winner, margin } = opposed(stored(active.answer, "result"), stored(other.answer, "result"));
    return won(winner === "active" ? active.name : other.name, margin);
  },
};

function factsOf(outcome: Outcome): readonly CardFact[] {
  const reason = word(outcome, "reason");
  const place = outcome.active === true ? "active" : "defends";
  return [
    fact("place", told(`oppose.${place}`), "SE-08"),
    ...givenFacts(outcome),
    ...(reason && outcome.side === "first" ? [fact("reason", named(reason), "SE-08")] : []),
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
      meets: (first, choices) => ({ characteristic: characteristicIn(first, choices) }),
      above: (both, choices) => [activeField(both, choices)],
      unless: unlessAlive,
    },
  ),
  gathers: { join: "check", each: opposition },
  outcome: ({ actor, choices }) => {
    const { side, chosen } = chosenFor(actor, choices, OWN);
    return { ...askedOutcome(actor, chosen), side, active: activeIn(choices) === side };
  },
  view: (outcome) =>
    card({
      verdict: told("oppose.verdict", { tried: askedText(outcome) }),
      tone: "accent",
      facts: factsOf(outcome),
    }),
});
