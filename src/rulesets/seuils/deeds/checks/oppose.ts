import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { placesOf, wonBy } from "../../../../core/deed/acting-side.js";
import { card } from "../../../../core/deed/card.js";
import { opposition, SIDE, sideIn } from "../../../../core/deed/opposition.js";
import type { EachAsked } from "../../../../core/play/contract/deed.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { flag, record, type Read } from "../../../../core/shape/shape.js";
import { opposed } from "../../rules/checks/outcome.js";
import { deed, fact, field, named, others, personIn, say } from "../kit.js";
import { FREE_FORM, poolWindow } from "../pool-test.js";
import { unlessAlive } from "../reading.js";
import { ASKED, askedText, givenFacts, specialtyOutcome } from "./check-asked.js";
import { characteristicShown, rolledIn, TRIAL_FORM } from "./check-trial.js";
import { CHECK } from "./check.js";

/** What is chosen for each side; with what equipment is theirs to say when they roll. */
const OWN = { characteristic: TRIAL_FORM.characteristic, specialty: TRIAL_FORM.specialty, ...FREE_FORM };

const KEPT = { ...ASKED, side: SIDE, active: flag };

const resultOf = (answer: Outcome): number => record(CHECK).read(answer).result ?? 0;

/** SE-08 — who wins, once both have rolled: who acts only by more, equals are the defender's. */
const answered: EachAsked = {
  label: say("request.answer"),
  result: (parts) => {
    const places = placesOf(parts);
    if (!places) return null;
    const { active, other } = places;
    const { winner, margin } = opposed(resultOf(active.answer), resultOf(other.answer));
    return wonBy(say, winner === "active" ? active.name : other.name, margin);
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
  ...opposition(
    { field, say, personIn, others },
    {
      own: OWN,
      // SE-05 — an opposition has no Difficulté but what the other comes to
      window: (form, actor) => {
        const { specialty } = poolWindow(actor, rolledIn(actor, form, null), form);
        return { characteristic: characteristicShown([actor]), specialty };
      },
      // SE-08 — the Caractéristique of the first, unless the second has another
      meets: ({ characteristic }) => ({ characteristic }),
      acting: true,
      both: {},
      unless: unlessAlive,
    },
  ),
  gathers: { join: "check", each: answered },
  kept: KEPT,
  outcome: ({ actor, choices, form: { active, reason } }) => {
    const { side, own } = sideIn(OWN, actor, choices);
    return { ...own, ...specialtyOutcome(actor, own.specialty), reason, side, active: active === side };
  },
  view: (asked) =>
    card({
      verdict: say("oppose.verdict", { tried: askedText(asked) }),
      tone: "accent",
      facts: factsOf(asked),
    }),
});
