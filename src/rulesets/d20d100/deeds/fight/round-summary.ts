import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Dice } from "../../../../core/play/contract/dice.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import { card } from "../../../../core/deed/card.js";
import { flag, list, oneOf, record, whole, wholeFrom, type Read } from "../../../../core/shape/shape.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { rollsInTurn } from "../../../../core/deed/rolls-in-turn.js";
import { bodyOf, mindOf } from "../../data/body.js";
import { d20d100Options } from "../../data/options.js";
import { LOST_SANITY } from "../../rules/character/characteristics.js";
import { bodyState } from "../../rules/body/wounds.js";
import { FARING, faringLabel, faringOf, FARING_LEVELS, kills } from "../wounded.js";
import { burningCalls } from "../body/burning.js";
import { isFalling } from "../mind/decompensation.js";
import { destinyCalls } from "../body/destiny.js";
import { firstAidCalls } from "../body/first-aid.js";
import { psychoanalysisCalls } from "../mind/psychoanalysis.js";
import { unlessAlive } from "../reading.js";
import { PARTS, playRounds, standingOf, type Part, type Standing } from "./round-played.js";
import { STRANGLED, throatValues } from "../throat.js";
import { isKnockedOut } from "../body/wake.js";
import { deed, named, numbers, say } from "../kit.js";

/** Rounds that are played at one go: nobody lies dying for longer. */
const MOST_ROUNDS = 12;
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

/** The mind once the rounds are over. */
function mindAfter({ sanity, steadied }: Standing): (typeof MINDS)[number] {
  if (steadied) return "stops";
  return sanity <= LOST_SANITY ? "lost" : "falls";
}

/** The numbers of the first and the last round, as whoever ends them says; a first alone is the last too. */
const ROUND = wholeFrom(1, 9999);

/** The rounds that are over. */
function roundsIn(choices: DeedChoices): { readonly first: number; readonly last: number; readonly count: number } {
  const first = ROUND.read(choices["first"]);
  const last = Math.max(first, ROUND.read(choices["last"]));
  return { first, last, count: Math.min(MOST_ROUNDS, last - first + 1) };
}

/** What an outcome keeps of rounds: by how much figures moved, and how the actor fares. */
const KEPT = {
  ...{ hp: whole, blows: whole, san: whole, stabilised: flag, steadied: flag },
  ...{ before: oneOf(FARING), after: oneOf(FARING), mind: oneOf(["", ...MINDS]), strangled: STRANGLED },
  befell: list(record({ round: whole, part: oneOf(PARTS, "agony"), die: whole })),
};
type Summed = Read<typeof KEPT>;

/** What rounds have done. */
function summed(actor: Actor, choices: DeedChoices, dice: Dice): Summed {
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
    ...{ strangled: now.strangled, befell },
  };
}

/** What to write of it. */
function changesOf({ stabilised, steadied, strangled, ...moved }: Summed, actor: Actor): Changes {
  const { hp, temporary } = bodyOf(actor);
  const mind = mindOf(actor);
  const lost = mind && mind.value + moved.san <= LOST_SANITY && mind.insanity !== "permanent";
  return {
    numbers: [
      ...(moved.hp === 0 ? [] : [{ path: "system.hp.value", after: hp.value + moved.hp }]),
      ...(moved.blows === 0 ? [] : [{ path: "system.temporaryDamage", after: Math.max(0, temporary + moved.blows) }]),
      ...(moved.san === 0 || !mind ? [] : [{ path: "system.sanity.value", after: mind.value + moved.san }]),
    ],
    values: [
      ...(stabilised ? [{ path: "system.hp.stabilised", after: true }] : []),
      ...(steadied ? [{ path: "system.sanity.stabilised", after: true }] : []),
      ...(lost && moved.san < 0 ? [{ path: "system.sanity.insanity", after: "permanent" }] : []),
      ...throatValues(actor, strangled),
    ],
  };
}

/** DD-95, DD-103, DD-110 — the dice that a table throws itself. */
function diceCalls(actor: Actor): readonly AttackCall[] {
  if (d20d100Options().autoAgony) return [];
  const owed = (deed: "agony" | "wake" | "decompensation"): AttackCall => ({
    ...{ deed, choices: {}, label: say(`${deed}.name`), owed: true },
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
    return say(first === last ? "roundSummary.one" : "roundSummary.several", { first, last });
  },
  kept: KEPT,
  obstacle: ({ actor }) => unlessAlive(actor),
  quiet: ({ actor, choices }) => isQuiet(actor, choices),
  rolls: ({ actor, choices }) => rollsInTurn((dice) => playRounds(actor, roundsIn(choices).count, dice).due),
  outcome: ({ actor, choices, dice }) => summed(actor, choices, dice),
  asksKeeper: kills,
  changes: changesOf,
  calls: ({ after }, actor) => [...callsFor(actor), ...(after === "dead" ? destinyCalls({}, actor) : [])],
  view: (outcome) => {
    const { stabilised, mind, hp, san, befell } = outcome;
    const severity = faresThen(outcome);
    return card({
      // One line for each: a fight has many whom nothing befalls.
      verdict: named(""),
      tone: stabilised || mind === "stops" ? "good" : hp < 0 || san < 0 ? "bad" : "mute",
      severity,
      // for those who may know the numbers
      facts: befell.map(({ part, die }) => numbers(part, say(`befell.${part}`, { die }), RULES[part])),
      summary: severity.label,
    });
  },
});

/** DD-95, DD-110 — how an actor fares: their body, and their mind where it fell; the worse of both heads the line. */
function faresThen({ after, mind: fallen }: Summed): NonNullable<OutcomeView["severity"]> {
  const body = { label: faringLabel(after), level: FARING_LEVELS[after] };
  if (fallen === "") return { ...body, words: [] };
  const mind = { label: say(`decompensation.${fallen}`), level: MIND_LEVELS[fallen] };
  if (after === "able") return { ...mind, words: [] };
  return mind.level > body.level ? { ...mind, words: [body.label] } : { ...body, words: [mind.label] };
}
