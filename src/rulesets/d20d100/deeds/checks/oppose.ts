import { placesOf, wonBy, type Places } from "../../../../core/deed/acting-side.js";
import { card } from "../../../../core/deed/card.js";
import { opposition, SIDE, sideIn } from "../../../../core/deed/opposition.js";
import type { AskedPart, EachAsked } from "../../../../core/play/contract/deed.js";
import { flag } from "../../../../core/shape/shape.js";
import { d20d100Options } from "../../data/options.js";
import { opposed } from "../../rules/checks/opposed.js";
import type { Rolled } from "../../rules/checks/tests.js";
import { checked, type Checked } from "../check-result.js";
import { SITUATION } from "../circumstances.js";
import { reasonFacts } from "../d20-test.js";
import { heeds, surpriseAll } from "../fight/surprised.js";
import { deed, fact, field, others, personIn, say } from "../kit.js";
import { attackMarkCalls } from "../mark-calls.js";
import { unlessAlive } from "../reading.js";
import { triedField, triedOf, triedOptions, triedValue } from "../tried.js";
import { ASKED, askedOutcome } from "./asked.js";

/** DD-83 — what usually meets what: whoever is heard moves, whoever is seen hides. */
const MET_BY: Readonly<Record<string, string>> = {
  "skill.listen": "skill.moveSilently",
  "skill.observe": "skill.hide",
  "skill.forgery": "skill.forgery",
  "skill.fastTalk": "skill.psychology",
};

/** DD-05 — an opposition has no difficulty but what the other comes to. */
const OWN = {
  tried: triedField((actors) => triedOptions(actors).filter(({ value }) => !value.startsWith("multiplier."))),
  situation: SITUATION,
};

/** What an actor rolled, as totals are compared: the keeper may have let another one count. */
function rolledIn({ die, total }: Checked): Rolled {
  return { die: die ?? 0, modifier: (total ?? 0) - (die ?? 0) };
}

/** One of the two, with what they rolled. */
const rolledBy = ({ name, answer }: Places["active"]) => ({ name, answer: checked.read(answer) });

/** DD-02, DD-05 — who wins, once both have rolled: natural 1s first, then the totals, then the table's word on ties. */
function settledBetween(parts: readonly AskedPart[]) {
  const places = placesOf(parts);
  if (!places) return null;
  const [active, other] = [rolledBy(places.active), rolledBy(places.other)];
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
  const marks = attackMarkCalls(winner, best.answer.die, best.answer.tried);
  return [
    ...marks.map((call) => ({ ...call, people: winner ? [winner] : [] })),
    ...(heeds(worst.answer, best.answer) ? surpriseAll([{ name: worst.name, actor: loser }]) : []),
  ];
};

const answered: EachAsked = {
  label: say("request.answer"),
  result: (parts) => {
    const settled = settledBetween(parts);
    return settled && wonBy(say, settled.best.name, settled.margin);
  },
  calls: callsBetween,
};

/** DD-05, DD-70, DD-83 — two stand against each other: a card with a place for each, filled by its owner. */
export const oppose = deed("oppose", {
  ...opposition(
    { field, say, personIn, others },
    {
      own: OWN,
      window: () => ({}),
      // DD-83 — what usually meets what the first tries, else the same
      meets: (first) => ({ tried: MET_BY[triedValue(first.tried)] ?? triedValue(first.tried) }),
      acting: true,
      both: {},
      unless: unlessAlive,
    },
  ),
  gathers: { join: "check", each: answered },
  kept: { ...ASKED, open: flag, side: SIDE, active: flag },
  outcome: ({ actor, choices, form: { active, reason } }) => {
    const { side, chosen } = sideIn(OWN, actor, choices);
    return { ...askedOutcome(actor, chosen), open: true, reason, side, active: active === side };
  },
  view: ({ side, active, reason, ...asked }) =>
    card({
      verdict: say("oppose.verdict", { tried: triedOf(asked) }),
      tone: "accent",
      facts: [
        fact("place", say(`oppose.${active ? "active" : "passive"}`), "DD-05"),
        ...(side === "first" ? reasonFacts(reason, "DD-05") : []),
      ],
    }),
});
