import { lastToStrike } from "../../../../core/play/log/blows-on.js";
import { mayKnowNumbers } from "../../../../core/play/log/may-know.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { card } from "../../../../core/deed/card.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import { flag, list, nullable, record, text, whole, type Read } from "../../../../core/shape/shape.js";
import { percentage } from "../../../../core/text/i18n.js";
import { toNumber } from "../../../../core/odds/fraction.js";
import type { Text } from "../../../../core/text/text.js";
import { FELT } from "../../attack/brings.js";
import { hitOdds } from "../../odds/pool.js";
import { figuresOf } from "../../data/reading.js";
import { resultOdds } from "../../dice/result-odds.js";
import { opposed } from "../../rules/checks/outcome.js";
import { poolResult } from "../../dice/pool-dice.js";
import { count, deed, fact, field, figure, named, obstacle, others, say, secret, yesNo } from "../kit.js";
import { POOL, poolFacts, poolOutcome, poolShown } from "../pool-result.js";
import {
  POOL_FORM,
  poolRoll,
  poolTest,
  poolWindow,
  type PoolForm,
  type PoolTest,
  type Rolled,
  usualDice,
} from "../pool-test.js";
import { unlessAble } from "../reading.js";
import { actionSpentBy, doubtsActionLeft } from "../round.js";

/** Ids of the two rolls. */
const FREE = "free";
const HOLD = "hold";

/** SE-77 — Force against Force. */
const FORCE = { characteristic: "force", uses: [], difficulty: null } as const satisfies Omit<Rolled, "what">;
const ROLLED: Rolled = { ...FORCE, what: FREE };

const KEPT = {
  ...POOL,
  /** Name of whoever held them; empty where nobody knows. */
  holder: text,
  /** SE-08 — what the holder's dice came to; `null` where nobody resisted. */
  against: nullable(whole),
  againstFaces: list(whole),
  freed: flag,
};
type Freed = Read<typeof KEPT>;

/** SE-77 — whoever gripped somebody last; `null` where nobody knows. */
function gripOn(actor: Actor | undefined): Actor | null {
  return actor ? lastToStrike(actor, (outcome) => record(FELT).read(outcome).held) : null;
}

const freeTest = (actor: Actor, form: PoolForm): PoolTest => poolTest(actor, ROLLED, form);
const holdTest = (holder: Actor): PoolTest => poolTest(holder, { ...FORCE, what: HOLD });

/** SE-54 — whoever is out of action holds nobody any more. */
function resists(holder: Actor): boolean {
  return figuresOf(holder).acts;
}

/** SE-08, SE-38 — how likely it is to pull free, for whoever may know both. */
function chanceAgainst(holder: Actor, test: PoolTest): Text | null {
  const chance = chanceOf(holder, test);
  return chance === null ? null : say("hint.free", { chance: percentage(chance) });
}

/** SE-08, SE-38 — the same exactly, 0 to 1. */
function chanceOf(holder: Actor, test: PoolTest): number | null {
  if (!mayKnowNumbers(holder) || !resists(holder)) return null;
  const against = { ...resultOdds(holdTest(holder).made), difficultyBonus: 0 };
  return toNumber(hitOdds(resultOdds(test.made), 0, against));
}

/** SE-08 — who pulls free acts, so equals are the holder's. */
const pullsFree = (result: number | null, against: number) => opposed(result ?? 0, against).winner === "active";

/** SE-08 — the dice of whoever holds, which nobody else has seen fall: for the keeper to look at. */
function factsOf(freed: Freed): readonly CardFact[] {
  const { holder, against, againstFaces } = freed;
  return [
    ...poolFacts(freed, "SE-77"),
    ...(holder ? [fact("holder", named(holder), "SE-77")] : []),
    ...(against === null ? [] : [fact("against", figure(against), "SE-08")]),
    ...(againstFaces.length > 0 ? [secret("againstDice", named(againstFaces.join(" · ")), "SE-08")] : []),
  ];
}

/** SE-08, SE-77 — whoever is held pulls free, by an action: Force against the Force of whoever holds them. */
export const free = deed("free", {
  icon: "fa-solid fa-link-slash",
  by: "owner",
  form: {
    holder: field.person((actor) => [{ value: "", label: say("free.nobody") }, ...others(actor)], {
      initial: ({ actors: [actor] }) => gripOn(actor),
      asks: (holder, { actors: [actor] }) => holder !== gripOn(actor),
    }),
    ...POOL_FORM,
  },
  window: (form, { actor }) => {
    const hint = form.holder && chanceAgainst(form.holder, freeTest(actor, form));
    return { holder: hint ? { hint } : true, ...poolWindow(actor, ROLLED, form) };
  },
  usual: usualDice,
  chance: ({ actor, form }) => form.holder && chanceOf(form.holder, freeTest(actor, form)),
  kept: KEPT,
  obstacle: ({ actor }) => (figuresOf(actor).suffers.held ? unlessAble(actor) : obstacle("notHeld", actor)),
  doubt: ({ actor, form }) => doubtsActionLeft(actor) ?? (form.holder ? null : obstacle("heldByNobody", actor)),
  rolls: ({ actor, form }) =>
    form.holder && resists(form.holder)
      ? [poolRoll(FREE, freeTest(actor, form)), poolRoll(HOLD, holdTest(form.holder))]
      : [],
  modifiers: ({ actor, form }) => freeTest(actor, form).modifiers,
  outcome: ({ actor, form, dice }) => {
    const { holder } = form;
    const own = { ...poolOutcome(FREE, freeTest(actor, form), dice), holder: holder?.name ?? "" };
    if (!holder || !resists(holder)) return { ...own, freed: true };
    const againstFaces = dice[HOLD] ?? [];
    const against = HOLD in dice ? poolResult(holdTest(holder).made, againstFaces).result : 0;
    return { ...own, against, againstFaces, freed: pullsFree(own.result, against) };
  },
  changes: ({ freed }, actor) => {
    const { numbers, values } = actionSpentBy(actor);
    return { numbers, values: [...values, ...(freed ? [{ path: "system.suffers.held", after: false }] : [])] };
  },
  // SE-08 — both results are the keeper's to correct, and what comes of them
  edit: {
    figures: ({ against }) => [
      ...(against === null ? [] : [count("result", [0, 99]), count("against", [0, 99])]),
      yesNo("freed"),
    ],
    follow: (decided) =>
      decided.against === null || isDecided(decided, "freed")
        ? {}
        : { freed: pullsFree(decided.result, decided.against) },
  },
  view: (freed) =>
    card({
      ...poolShown(freed),
      verdict: say(freed.freed ? "free.freed" : "free.held"),
      tone: freed.freed ? "good" : "bad",
      facts: factsOf(freed),
    }),
});
