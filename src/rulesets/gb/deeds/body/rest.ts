import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import type { Asked } from "../../../../core/deed/form.js";
import { clockStandsAfter } from "../../../../core/play/log/clock-stands.js";
import { flag, real, whole } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { figuresOf } from "../../data/reading.js";
import { gbOptions } from "../../data/options.js";
import { stateLabel } from "../../labels.js";
import { caredFor } from "../../rules/body/treatment.js";
import { pointsMoved } from "../card.js";
import { pointFigures } from "../figures.js";
import { deed, fact, field, say } from "../kit.js";
import { unlessCounted } from "../obstacles.js";
import { pointsOf } from "../points.js";
import { bleeds, listed, woundName, woundsOf } from "../wounds.js";
import { allowedClocks, unlessAnswered } from "./allowed-losses.js";
import {
  BLEEDING,
  bleedingChanges,
  bleedingFacts,
  bleedingOutcome,
  deathWaits,
  play,
  stabilisationRolls,
  timeDecided,
  type Span,
} from "./bleeding.js";

const HOUR = 3600;
/** A month in bed: the longest rest of one deed, in hours. */
const MOST_HOURS = 720;

/** GB-13 — names the wounds that bleed while their bearer rests. */
function warning(actors: readonly Actor[]): Text | null {
  const open = actors.flatMap((actor) => {
    const wounds = listed(woundsOf(actor).filter(bleeds).map(woundName));
    return wounds ? [say("rest.bleeds", { name: actor.name, wounds })] : [];
  });
  const all = listed(open);
  return all && say("rest.warning", { all });
}

const WORDED = field.choice(["byRules", "yes", "no"], "rest.cared", { hint: say("rest.caredHint") });

/** D-08 — the keeper's word on care, which a macro may also give as yes or no. */
const CARED: typeof WORDED = {
  read: (asked, id) => WORDED.read(worded(asked, id), id),
  shown: (asked, id) => WORDED.shown(worded(asked, id), id),
};

function worded(asked: Asked, id: string): Asked {
  const { [id]: told, ...choices } = asked.choices;
  return typeof told === "boolean" ? { ...asked, choices: { ...choices, [id]: told ? "yes" : "no" } } : asked;
}

const FORM = {
  hours: field.number(1, MOST_HOURS, { initial: 8, hint: (_hours, { actors }) => warning(actors) }),
  cared: CARED,
  /** The clock of the world moves on with a keeper's rest, unless an earlier rest of others has just moved it here. */
  advance: field.flag({
    when: () => game.user.isGM,
    proposed: ({ actors }) => !clockStandsAfter("rest", actors),
    hint: say("rest.advanceHint"),
  }),
};

type Resting = Filling<typeof FORM>;

/** D-08 — whether PV come back: by the keeper's word, else by what was done for the wounds. */
function isCaredFor({ actor, form: { cared } }: Resting): boolean {
  if (cared !== "byRules") return cared === "yes";
  const wounds = woundsOf(actor).map(({ wound }) => wound.care);
  return caredFor(wounds, gbOptions().careForPv);
}

function spanOf(resting: Resting): Span {
  const { actor, form } = resting;
  const { pv, pf, recovery } = figuresOf(actor);
  const from = secondsNow();
  const rest = { max: { pv: pv.max, pf: pf.max }, cared: isCaredFor(resting), ...recovery };
  return { pools: pointsOf(actor), wounds: allowedClocks(actor), from, until: from + form.hours * HOUR, rest };
}

/** Seconds by which a rest moves the clock: death cuts it short. */
function secondsIn({ advance, dead, hours }: { advance: boolean; dead: boolean; hours: number }): number {
  return advance && !dead ? hours * HOUR : 0;
}

/** GB-13 — hours of rest, one after the other; wounds that bleed go on bleeding. */
export const rest = deed("rest", {
  icon: "fa-solid fa-bed",
  by: "keeper",
  form: FORM,
  kept: {
    ...BLEEDING,
    ...{ hours: whole, cared: flag, advance: flag },
    ...{ regainedPf: whole, regainedPv: whole },
    ...{ carryHours: real, carryMinutes: real }, // hours and minutes have decimals
  },
  obstacle: ({ actor }) => unlessCounted(actor) ?? unlessAnswered(actor),
  rolls: (resting) => stabilisationRolls("rest", spanOf(resting)),
  outcome: ({ dice, ...resting }) => {
    const span = spanOf(resting);
    const passed = play(span, dice);
    const { hours, advance } = resting.form;
    const { regained, carryHours, carryMinutes } = passed;
    return {
      ...bleedingOutcome(resting.actor, span, passed),
      ...{ hours, advance, cared: span.rest?.cared === true },
      ...{ regainedPf: regained.pf, regainedPv: regained.pv, carryHours, carryMinutes },
    };
  },
  passes: secondsIn,
  asksKeeper: deathWaits,
  changes: (outcome, actor) => {
    const { recovery } = figuresOf(actor);
    const carried = (["carryHours", "carryMinutes"] as const).filter((id) => outcome[id] !== recovery[id]);
    const values = carried.map((id) => ({ path: `system.recovery.${id}`, after: outcome[id] }));
    return { ...bleedingChanges(outcome, actor), values };
  },
  edit: {
    figures: pointFigures,
    follow: (decided, ruled, actor) => {
      const { pf, pv, dead } = timeDecided(decided, actor);
      // what the wounds took meanwhile is what it was
      return {
        pf,
        pv,
        dead,
        regainedPf: ruled.regainedPf + pf - ruled.pf,
        regainedPv: ruled.regainedPv + pv - ruled.pv,
      };
    },
  },
  view: (outcome) => {
    const { dead, cared, hours, regainedPf, regainedPv, pf, pv } = outcome;
    const [back, taken] = [
      { pf: regainedPf, pv: regainedPv },
      { pf: pf - regainedPf, pv: pv - regainedPv },
    ];
    return card({
      verdict: dead ? { key: stateLabel("dead") } : say("rest.verdict", { hours }),
      tone: dead ? "bad" : "good",
      facts: [
        fact("cared", say(`rest.cared.${cared ? "yes" : "no"}`), "GB-13"),
        ...(secondsIn(outcome) > 0 ? [fact("clock", say("rest.clock", { hours }), "GB-13")] : []),
        ...bleedingFacts(outcome),
      ],
      losses: [...pointsMoved(back), ...pointsMoved(taken)],
    });
  },
});
