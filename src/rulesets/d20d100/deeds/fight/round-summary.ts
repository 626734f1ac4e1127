import { list, object, oneOf, whole } from "../../../../core/shape/heal.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { card, stored } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { bodyOf, mindOf } from "../../data/body.js";
import { d20d100Options } from "../../data/options.js";
import { LOST_SANITY } from "../../rules/characteristics.js";
import { bodyState } from "../../rules/wounds.js";
import { faringIn, faringLabel, faringOf, FARING_LEVELS, kills } from "../wounded.js";
import { burningCalls } from "../body/burning.js";
import { numbers, told } from "../card.js";
import { isFalling } from "../mind/decompensation.js";
import { deed } from "../deed.js";
import { destinyCalls } from "../body/destiny.js";
import { firstAidCalls } from "../body/first-aid.js";
import { psychoanalysisCalls } from "../mind/psychoanalysis.js";
import { unlessAlive } from "../reading.js";
import { playRounds, standingOf, type Part, type Standing } from "./round-played.js";
import { throatValues } from "../throat.js";
import { isKnockedOut } from "../body/wake.js";

/** Rounds that are played at one go: nobody lies dying for longer. */
const MOST_ROUNDS = 12;
const PARTS = [
  "choking",
  "strangling",
  "regeneration",
  "agony",
  "wake",
  "decompensation",
] as const satisfies readonly Part[];
/** The rule of each. */
const RULES: Readonly<Record<Part, string>> = {
  choking: "DD-139",
  strangling: "DD-139",
  regeneration: "DD-168",
  agony: "DD-95",
  wake: "DD-103",
  decompensation: "DD-110",
};

/** DD-110 — what becomes of a mind that falls, and how grave that is, in notches of five. */
const MINDS = ["stops", "falls", "lost"] as const;
const MIND_LEVELS = { stops: 2, falls: 4, lost: 5 } as const;

/** The mind once the rounds are over; empty where it did not fall. */
function mindAfter({ sanity, steadied }: Standing): (typeof MINDS)[number] {
  if (steadied) return "stops";
  return sanity <= LOST_SANITY ? "lost" : "falls";
}

/** The rounds that are over. */
function roundsIn(choices: DeedChoices): { readonly first: number; readonly last: number; readonly count: number } {
  const round = (id: string, otherwise: number) => numberIn(choices, id, { min: 1, max: 9999, otherwise });
  const first = round("first", 1);
  const last = Math.max(first, round("last", first));
  return { first, last, count: Math.min(MOST_ROUNDS, last - first + 1) };
}

/** What rounds have done, as an outcome keeps it: by how much figures moved, and how somebody fares. */
function summed(actor: Actor, choices: DeedChoices, dice: Parameters<typeof playRounds>[2]): Outcome {
  const { now, befell } = playRounds(actor, roundsIn(choices).count, dice);
  const before = standingOf(actor);
  const { below, state } = bodyOf(actor);
  const after = bodyState(now.hp, { below, stabilised: now.stabilised });
  return {
    ...{ hp: now.hp - before.hp, blows: now.temporary - before.temporary, san: now.sanity - before.sanity },
    ...{ stabilised: now.stabilised && !before.stabilised, steadied: now.steadied && !before.steadied },
    before: faringOf(state, before.hp, before.temporary),
    after: faringOf(after, now.hp, now.temporary),
    mind: befell.some(({ part }) => part === "decompensation") ? mindAfter(now) : "",
    strangled: now.strangled && { ...now.strangled },
    befell: befell.map(({ round, part, die }) => ({ round, part, die })),
  };
}

/** What to write of it. */
function changesOf(outcome: Outcome, actor: Actor): Changes | null {
  const { hp, temporary } = bodyOf(actor);
  const mind = mindOf(actor);
  const moved = { hp: stored(outcome, "hp"), blows: stored(outcome, "blows"), san: stored(outcome, "san") };
  const lost = mind && mind.value + moved.san <= LOST_SANITY && mind.insanity !== "permanent";
  return {
    numbers: [
      ...(moved.hp === 0 ? [] : [{ path: "system.hp.value", after: hp.value + moved.hp }]),
      ...(moved.blows === 0 ? [] : [{ path: "system.temporaryDamage", after: Math.max(0, temporary + moved.blows) }]),
      ...(moved.san === 0 || !mind ? [] : [{ path: "system.sanity.value", after: mind.value + moved.san }]),
    ],
    values: [
      ...(outcome.stabilised === true ? [{ path: "system.hp.stabilised", after: true }] : []),
      ...(outcome.steadied === true ? [{ path: "system.sanity.stabilised", after: true }] : []),
      ...(lost && moved.san < 0 ? [{ path: "system.sanity.insanity", after: "permanent" }] : []),
      ...throatValues(actor, outcome),
    ],
  };
}

/** DD-95, DD-103, DD-110 — the dice that a table throws itself. */
function diceCalls(actor: Actor): readonly AttackCall[] {
  if (d20d100Options().autoAgony) return [];
  const owed = (deed: "agony" | "wake" | "decompensation"): AttackCall => ({
    ...{ deed, choices: {}, label: told(`${deed}.name`), owed: true },
  });
  return [
    ...(bodyOf(actor).state === "dying" ? [owed("agony")] : []),
    ...(isKnockedOut(actor) ? [owed("wake")] : []),
    ...(isFalling(actor) ? [owed("decompensation")] : []),
  ];
}

/** What the end of a round asks of somebody. */
function callsFor(actor: Actor): readonly AttackCall[] {
  return [...diceCalls(actor), ...burningCalls(actor), ...firstAidCalls(actor), ...psychoanalysisCalls(actor)];
}

/** Whether rounds end for somebody without anything that befalls them, or that they are asked. */
function isQuiet(actor: Actor, choices: DeedChoices): boolean {
  const { befell, due } = playRounds(actor, roundsIn(choices).count, {});
  return befell.length === 0 && due === null && callsFor(actor).length === 0;
}

/** DD-95, DD-103, DD-110, DD-139, D8 — the end of a round: the dying, the knocked out, falling minds, what regenerates. */
export const roundSummary = deed("roundSummary", {
  icon: "fa-solid fa-hourglass-end",
  by: "keeper",
  title: (choices) => {
    const { first, last } = roundsIn(choices);
    return told(first === last ? "roundSummary.one" : "roundSummary.several", { first, last });
  },
  obstacle: ({ actor }) => unlessAlive(actor),
  quiet: ({ actor, choices }) => isQuiet(actor, choices),
  rolls: ({ actor, choices }) => rollsInTurn((dice) => playRounds(actor, roundsIn(choices).count, dice).due),
  outcome: ({ actor, choices, dice }) => summed(actor, choices, dice),
  confirm: kills,
  changes: changesOf,
  calls: (outcome, actor) => [
    ...callsFor(actor),
    ...(faringIn(outcome, "after") === "dead" ? destinyCalls({}, actor) : []),
  ],
  view: (outcome) => {
    const severity = faresThen(outcome);
    const better = outcome.stabilised === true || outcome.mind === "stops";
    const worse = stored(outcome, "hp") < 0 || stored(outcome, "san") < 0;
    return card({
      // One line for each: a fight has many whom nothing befalls.
      verdict: told("named", { name: "" }),
      tone: better ? "good" : worse ? "bad" : "mute",
      severity,
      facts: befellFacts(outcome),
      summary: severity.label,
    });
  },
});

/** DD-95, DD-110 — how somebody fares: their body, and their mind where it fell; the worse of both heads the line. */
function faresThen(outcome: Outcome): NonNullable<OutcomeView["severity"]> {
  const after = faringIn(outcome, "after");
  const body = { label: faringLabel(after), level: FARING_LEVELS[after] };
  const fallen = MINDS.find((one) => one === outcome.mind);
  if (!fallen) return { ...body, words: [] };
  const mind = { label: told(`decompensation.${fallen}`), level: MIND_LEVELS[fallen] };
  if (after === "able") return { ...mind, words: [] };
  return mind.level > body.level ? { ...mind, words: [body.label] } : { ...body, words: [mind.label] };
}

/** What befell, line by line, for those who may know the numbers. */
function befellFacts({ befell }: Outcome): readonly CardFact[] {
  return list(befell)
    .map(object)
    .map((one) => {
      const part = oneOf(PARTS, one["part"], "agony");
      return numbers(part, told(`befell.${part}`, { die: whole(one["die"]) }), RULES[part]);
    });
}
