import { list, whole } from "../../../../core/shape/heal.js";
import { lastToStrike } from "../../../../core/play/log/blows-on.js";
import { mayKnowNumbers } from "../../../../core/play/log/may-know.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedEdit } from "../../../../core/play/contract/deed.js";
import { percentage } from "../../../../core/text/i18n.js";
import { toNumber } from "../../../../core/odds/fraction.js";
import type { Text } from "../../../../core/text/text.js";
import { hitOdds } from "../../odds/pool.js";
import { figuresOf } from "../../data/reading.js";
import { resultOdds } from "../../dice/result-odds.js";
import { opposed } from "../../rules/outcome.js";
import { poolResult } from "../../dice/pool-dice.js";
import { fact, figure, named, secret, told } from "../card.js";
import { deed } from "../deed.js";
import { choiceField } from "../fields.js";
import { count, flag } from "../figures.js";
import { others, personIn } from "../people.js";
import { poolFacts, poolOutcome, poolShown } from "../pool-result.js";
import { poolFields, poolRoll, poolTest, type Asked, type PoolTest } from "../pool-test.js";
import { obstacle, unlessAble } from "../reading.js";
import { actionSpentBy, doubtsActionLeft } from "../round.js";

/** Ids of the two rolls. */
const FREE = "free";
const HOLD = "hold";

/** SE-77 — Force against Force. */
const ASKED = { characteristic: "force", uses: [], difficulty: null } as const satisfies Omit<Asked, "what">;

/** SE-77 — who holds somebody: as chosen, else whoever gripped them last; `null` where nobody knows. */
function holderOf(actor: Actor, choices: DeedChoices): Actor | null {
  return "holder" in choices ? personIn(choices, "holder") : gripOn(actor);
}

function gripOn(actor: Actor): Actor | null {
  return lastToStrike(actor, ({ held }) => held === true);
}

const freeTest = (actor: Actor, choices: DeedChoices): PoolTest => poolTest(actor, { ...ASKED, what: FREE }, choices);
const holdTest = (holder: Actor): PoolTest => poolTest(holder, { ...ASKED, what: HOLD }, {});

/** SE-54 — whoever is out of action holds nobody any more. */
function resists(holder: Actor): boolean {
  return figuresOf(holder).acts;
}

/** SE-08, SE-38 — how likely it is to pull free, for whoever may know both. */
function chanceAgainst(holder: Actor, test: PoolTest): Text | undefined {
  if (!mayKnowNumbers(holder) || !resists(holder)) return undefined;
  const against = { ...resultOdds(holdTest(holder).made), difficultyBonus: 0 };
  return told("hint.free", { chance: percentage(toNumber(hitOdds(resultOdds(test.made), 0, against))) });
}

/** SE-08 — who pulls free acts, so equals are the holder's. */
function compared(outcome: Outcome): Outcome {
  const { winner } = opposed(stored(outcome, "result"), stored(outcome, "against"));
  return { ...outcome, freed: winner === "active" };
}

function outcomeOf(actor: Actor, choices: DeedChoices, dice: Dice): Outcome {
  const holder = holderOf(actor, choices);
  const own = poolOutcome(FREE, freeTest(actor, choices), dice);
  const told = { ...own, holder: holder?.name ?? "" };
  if (!holder || !resists(holder)) return { ...told, freed: true };
  const faces = dice[HOLD];
  const against = faces ? poolResult(holdTest(holder).made, faces).result : 0;
  return compared({ ...told, against, ...(faces && { againstFaces: [...faces] }) });
}

/** SE-08 — the dice of whoever holds, which nobody else has seen fall: for the keeper to look at. */
function diceAgainst(outcome: Outcome): readonly CardFact[] {
  const faces = list(outcome.againstFaces).map(whole);
  return faces.length > 0 ? [secret("againstDice", named(faces.join(" · ")), "SE-08")] : [];
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const holder = word(outcome, "holder");
  return [
    ...poolFacts(outcome, "SE-77"),
    ...(holder ? [fact("holder", named(holder), "SE-77")] : []),
    ...(outcome.against === undefined ? [] : [fact("against", figure(stored(outcome, "against")), "SE-08")]),
    ...diceAgainst(outcome),
  ];
}

/** SE-08 — both results are the keeper's to correct, and what comes of them. */
const edit: DeedEdit = {
  figures: (ruled) => [
    ...(ruled.against === undefined ? [] : [count("result", [0, 99]), count("against", [0, 99])]),
    flag("freed"),
  ],
  follow: (decided): Outcome => {
    if (decided.against === undefined || isDecided(decided, "freed")) return {};
    return { freed: compared(decided).freed ?? false };
  },
};

/** SE-08, SE-77 — whoever is held pulls free, by an action: Force against the Force of whoever holds them. */
export const free = deed("free", {
  icon: "fa-solid fa-link-slash",
  by: "owner",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const nobody = { value: "", label: told("free.nobody") };
    const known = gripOn(actor);
    const holder = holderOf(actor, choices);
    const hint = holder ? chanceAgainst(holder, freeTest(actor, choices)) : undefined;
    const field = choiceField("holder", holder?.uuid ?? "", [nobody, ...others(actor)], hint);
    return [{ ...field, asks: holder !== known }, ...poolFields(actor, { ...ASKED, what: FREE }, choices)];
  },
  obstacle: ({ actor }) => (figuresOf(actor).suffers.held ? unlessAble(actor) : obstacle("notHeld", actor)),
  doubt: ({ actor, choices }) =>
    doubtsActionLeft(actor) ?? (holderOf(actor, choices) ? null : obstacle("heldByNobody", actor)),
  rolls: ({ actor, choices }) => {
    const holder = holderOf(actor, choices);
    if (!holder || !resists(holder)) return [];
    return [poolRoll(FREE, freeTest(actor, choices)), poolRoll(HOLD, holdTest(holder))];
  },
  modifiers: ({ actor, choices }) => freeTest(actor, choices).modifiers,
  outcome: ({ actor, choices, dice }) => outcomeOf(actor, choices, dice),
  changes: ({ freed }, actor) => {
    const spent = actionSpentBy(actor);
    return freed === true
      ? { ...spent, values: [...spent.values, { path: "system.suffers.held", after: false }] }
      : spent;
  },
  edit,
  view: (outcome) => {
    const freed = outcome.freed === true;
    return card({
      ...poolShown(outcome),
      verdict: told(freed ? "free.freed" : "free.held"),
      tone: freed ? "good" : "bad",
      facts: factsOf(outcome),
    });
  },
});
