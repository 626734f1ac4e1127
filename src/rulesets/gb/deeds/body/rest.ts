import { card } from "../../../../core/deed/card.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { clockStandsAfter } from "../../../../core/play/log/clock-stands.js";
import type { DeedChoices, DeedSituation } from "../../../../core/play/contract/deed.js";
import { textSetting } from "../../../../core/settings/settings.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { stateLabel } from "../../labels.js";
import { caredFor } from "../../rules/body/treatment.js";
import type { CareMode } from "../../rules/body/treatment.js";
import {
  bleedingChanges,
  bleedingFacts,
  bleedingOutcome,
  clocksOf,
  deathWaits,
  play,
  stabilisationRolls,
} from "./bleeding.js";
import type { Span } from "./bleeding.js";
import { pointsMoved, stored } from "../card.js";
import { flagIn, numberIn, wordIn } from "../../../../core/deed/choices.js";
import { choiceField, flagField, numberField, wordOptions } from "../fields.js";
import { timeEdit } from "../figures.js";
import { deed, fact } from "../kit.js";
import { unlessCounted } from "../obstacles.js";
import { pointsOf } from "../points.js";
import { bleeds, listed, woundName, woundsOf } from "../wounds.js";

const HOUR = 3600;
/** A month in bed: the longest rest of one deed, in hours. */
const MOST_HOURS = 720;
const CARED = ["byRules", "yes", "no"] as const;

function hoursOf(choices: DeedChoices): number {
  return numberIn(choices, "hours", { min: 1, max: MOST_HOURS, otherwise: 8 });
}

/** D-08 — the keeper's word, which a macro may also give as yes or no. */
function careOf(choices: DeedChoices): (typeof CARED)[number] {
  if (typeof choices.cared === "boolean") return choices.cared ? "yes" : "no";
  return wordIn(choices, "cared", CARED);
}

const CARE_MODES: readonly CareMode[] = ["allWounds", "anyWound", "keeper"];

/** D-08 — whether PV come back: by the keeper's word, else by what was done for the wounds. */
function isCaredFor(actor: Actor, choices: DeedChoices): boolean {
  const told = careOf(choices);
  if (told !== "byRules") return told === "yes";
  const mode = CARE_MODES.find((one) => one === textSetting("gbCareForPv")) ?? "allWounds";
  const wounds = woundsOf(actor).map(({ wound }) => wound.care);
  return caredFor(wounds, mode);
}

function spanOf({ actor, choices }: DeedSituation): Span {
  const { pv, pf, recovery } = figuresOf(actor);
  const from = Math.max(0, Math.trunc(game.time.worldTime));
  const rest = { max: { pv: pv.max, pf: pf.max }, cared: isCaredFor(actor, choices), ...recovery };
  return { pools: pointsOf(actor), wounds: clocksOf(actor), from, until: from + hoursOf(choices) * HOUR, rest };
}

/**
 * Whether the clock of the world moves on with a keeper's rest: by itself, unless an earlier rest of others has just moved
 * it here.
 */
function movesClock(actors: readonly Actor[], choices: DeedChoices): boolean {
  return flagIn(choices, "advance", !clockStandsAfter("rest", actors));
}

/** GB-13 — names the wounds that bleed while their bearer rests. */
function warning(actors: readonly Actor[]): Text | undefined {
  const open = actors.flatMap((actor) => {
    const wounds = listed(woundsOf(actor).filter(bleeds).map(woundName));
    return wounds ? [{ key: "GARDIEN.GB.DEED.rest.bleeds", data: { name: actor.name, wounds } }] : [];
  });
  const all = listed(open);
  return all ? { key: "GARDIEN.GB.DEED.rest.warning", data: { all } } : undefined;
}

/** GB-13 — hours of rest, one after the other; wounds that bleed go on bleeding. */
export const rest = deed("rest", {
  icon: "fa-solid fa-bed",
  by: "keeper",
  fields: (actors, choices) => [
    numberField("hours", hoursOf(choices), 1, MOST_HOURS, warning(actors)),
    choiceField(
      "cared",
      careOf(choices),
      wordOptions(CARED, (word) => `GARDIEN.GB.DEED.rest.cared.${word}`),
      { key: "GARDIEN.GB.DEED.rest.caredHint" },
    ),
    ...(game.user.isGM
      ? [flagField("advance", movesClock(actors, choices), { key: "GARDIEN.GB.DEED.rest.advanceHint" })]
      : []),
  ],
  obstacle: ({ actor }) => unlessCounted(actor),
  rolls: (situation) => stabilisationRolls("rest", spanOf(situation)),
  outcome: ({ dice, ...situation }) => {
    const span = spanOf(situation);
    const passed = play(span, dice);
    return {
      ...bleedingOutcome(situation.actor, span, passed),
      hours: hoursOf(situation.choices),
      cared: span.rest?.cared === true,
      advance: flagIn(situation.choices, "advance"),
      regainedPf: passed.regained.pf,
      regainedPv: passed.regained.pv,
      carryHours: passed.carryHours,
      carryMinutes: passed.carryMinutes,
    };
  },
  passes: secondsIn,
  confirm: deathWaits,
  changes: (outcome, actor) => {
    const changes = bleedingChanges(outcome, actor);
    const carry = (["carryHours", "carryMinutes"] as const).flatMap((id) => {
      const after = Number(outcome[id] ?? 0);
      return Number.isFinite(after) && after !== figuresOf(actor).recovery[id]
        ? [{ path: `system.recovery.${id}`, after }]
        : [];
    });
    return { ...changes, values: carry }; // hours and minutes have decimals
  },
  edit: timeEdit,
  view: (outcome) => {
    const regained = { pf: stored(outcome, "regainedPf"), pv: stored(outcome, "regainedPv") };
    const dead = outcome.dead === true;
    const cared = outcome.cared === true ? "yes" : "no";
    return card({
      verdict: dead
        ? { key: stateLabel("dead") }
        : { key: "GARDIEN.GB.DEED.rest.verdict", data: { hours: stored(outcome, "hours") } },
      tone: dead ? "bad" : "good",
      facts: [
        fact("cared", { key: `GARDIEN.GB.DEED.rest.cared.${cared}` }, "GB-13"),
        ...(secondsIn(outcome) > 0 ? [fact("clock", clockMoved(outcome), "GB-13")] : []),
        ...bleedingFacts(outcome),
      ],
      losses: [...pointsMoved(regained), ...pointsMoved(lossesIn(outcome, regained))],
    });
  },
});

/** Seconds by which a rest moves the clock: death cuts it short. */
function secondsIn(outcome: Outcome): number {
  return outcome.advance === true && outcome.dead !== true ? stored(outcome, "hours") * HOUR : 0;
}

function clockMoved(outcome: Outcome): Text {
  return { key: "GARDIEN.GB.DEED.rest.clock", data: { hours: stored(outcome, "hours") } };
}

/** What the wounds took meanwhile: the difference between what moved and what came back. */
function lossesIn(outcome: Outcome, regained: { pf: number; pv: number }) {
  return { pf: stored(outcome, "pf") - regained.pf, pv: stored(outcome, "pv") - regained.pv };
}
