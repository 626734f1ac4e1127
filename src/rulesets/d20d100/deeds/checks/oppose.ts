import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { actingSide, activeIn, placesOf } from "../../../../core/deed/acting-side.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { chosenFor, opposing } from "../../../../core/deed/opposing.js";
import type { AskedPart, DeedChoices, DeedField, EachAsked } from "../../../../core/play/contract/deed.js";
import { d20d100Options } from "../../data/options.js";
import { opposed } from "../../rules/opposed.js";
import type { Rolled } from "../../rules/tests.js";
import { askedOutcome } from "./asked.js";
import { fact, named, told } from "../card.js";
import { triedOf } from "../check-result.js";
import { situationField } from "../circumstances.js";
import { AREA, deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { attackMarkCalls } from "../mark-calls.js";
import { others, personIn } from "../people.js";
import { unlessAlive } from "../reading.js";
import { heeds, surpriseAll } from "../fight/surprised.js";
import { triedIn, triedOptions, triedValue } from "../tried.js";

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
function settledBetween(parts: readonly AskedPart[]) {
  const places = placesOf(parts);
  if (!places) return null;
  const { active, other } = places;
  const rolled = [rolledIn(active.answer), rolledIn(other.answer)] as const;
  const { winner, activeTotal, passiveTotal } = opposed(...rolled, d20d100Options());
  const activeWins = winner === "active";
  const [best, worst] = activeWins ? [active, other] : [other, active];
  return { activeWins, best, worst, margin: activeTotal - passiveTotal };
}

/** DD-118, DD-119, DD-177 — the box of whoever wins by a natural 20; whoever has noticed nothing may be surprised. */
const callsBetween: NonNullable<EachAsked["calls"]> = (parts, actors) => {
  const settled = settledBetween(parts);
  if (!settled) return [];
  const { activeWins, best, worst } = settled;
  const actor = (acts: boolean) => actors[parts.findIndex(({ outcome }) => outcome["active"] === acts)] ?? null;
  const [winner, loser] = [actor(activeWins), actor(!activeWins)];
  const marks = attackMarkCalls(winner, stored(best.answer, "die"), word(best.answer, "tried"));
  return [
    ...marks.map((call) => ({ ...call, people: winner ? [winner] : [] })),
    ...(heeds(worst.answer, best.answer) ? surpriseAll([{ name: worst.name, actor: loser }]) : []),
  ];
};

const opposition: EachAsked = {
  label: told("request.answer"),
  result: (parts) => {
    const settled = settledBetween(parts);
    return settled && won(settled.best.name, settled.margin);
  },
  calls: callsBetween,
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
