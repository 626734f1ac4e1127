import type { CardFact } from "../../../core/attack/contract/card-parts.js";
import type { Outcome } from "../../../core/attack/contract/outcome.js";
import { actingSide, activeIn, placesOf } from "../../../core/deeds/acting-side.js";
import { card, stored, word } from "../../../core/deeds/card.js";
import { chosenFor, opposing } from "../../../core/deeds/opposing.js";
import type { DeedChoices, DeedField, EachAsked } from "../../../core/deeds/procedure.js";
import { d20d100Options } from "../data/options.js";
import { opposed } from "../rules/opposed.js";
import type { Rolled } from "../rules/tests.js";
import { askedOutcome } from "./asked.js";
import { fact, named, told } from "./card.js";
import { triedOf } from "./check-result.js";
import { situationField } from "./circumstances.js";
import { AREA, deed } from "./deed.js";
import { choiceField } from "./fields.js";
import { others, personIn } from "./people.js";
import { unlessAlive } from "./reading.js";
import { triedIn, triedOptions, triedValue } from "./tried.js";

/** What is chosen for each side. */
const OWN = ["tried", "situation"] as const;

/** DD-83 — what usually meets what: whoever is heard moves, whoever is seen hides. */
const MET_BY: Readonly<Record<string, string>> = {
  "skill.listen": "skill.moveSilently",
  "skill.observe": "skill.hide",
  "skill.forgery": "skill.forgery",
  "skill.fastTalk": "skill.psychology",
};

/** DD-05 — whose attempt is resolved: the keeper's to say. */
const { activeField, won } = actingSide(AREA);

/** DD-05 — an opposition has no difficulty but what the other comes to. */
function sideFields(actor: Actor, choices: DeedChoices): readonly DeedField[] {
  const options = triedOptions([actor]).filter(({ value }) => !value.startsWith("multiplier."));
  const wanted = triedValue(triedIn(choices));
  const tried = options.some(({ value }) => value === wanted) ? wanted : (options[0]?.value ?? "");
  return [choiceField("tried", tried, options), situationField(choices)];
}

/** What somebody rolled, as totals are compared: the keeper may have let another one count. */
function rolledIn(outcome: Outcome): Rolled {
  const die = stored(outcome, "die");
  return { die, modifier: stored(outcome, "total") - die };
}

/** DD-02, DD-05 — who wins, once both have rolled: natural 1s first, then the totals, then the table's word on ties. */
const opposition: EachAsked = {
  label: told("request.answer"),
  result: (parts) => {
    const places = placesOf(parts);
    if (!places) return null;
    const { active, other } = places;
    const rolled = [rolledIn(active.answer), rolledIn(other.answer)] as const;
    const { winner, activeTotal, passiveTotal } = opposed(...rolled, d20d100Options());
    return won(winner === "active" ? active.name : other.name, activeTotal - passiveTotal);
  },
};

/** DD-83 — what usually meets what the first tries, else the same. */
function metBy(choices: DeedChoices): DeedChoices {
  const tried = triedValue(triedIn(choices));
  return { tried: MET_BY[tried] ?? tried };
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const reason = word(outcome, "reason");
  return [
    fact("place", told(`oppose.${outcome.active === true ? "active" : "passive"}`), "DD-05"),
    ...(reason && outcome.side === "first" ? [fact("reason", named(reason), "DD-05")] : []),
  ];
}

/** DD-05, DD-70, DD-83 — two stand against each other: a card with a place for each, filled by its owner. */
export const oppose = deed("oppose", {
  ...opposing(
    AREA,
    { personIn, others },
    {
      own: OWN,
      side: sideFields,
      meets: (_first, choices) => metBy(choices),
      above: (both, choices) => [activeField(both, choices)],
      unless: unlessAlive,
    },
  ),
  gathers: { join: "check", each: opposition },
  outcome: ({ actor, choices }) => {
    const { side, chosen } = chosenFor(actor, choices, OWN);
    return { ...askedOutcome(actor, chosen), open: true, side, active: activeIn(choices) === side };
  },
  view: (outcome) =>
    card({
      verdict: told("oppose.verdict", { tried: triedOf(outcome) }),
      tone: "accent",
      facts: factsOf(outcome),
    }),
});
