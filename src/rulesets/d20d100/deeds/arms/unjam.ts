import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedProcedure } from "../../../../core/play/contract/deed.js";
import type { Text } from "../../../../core/text/text.js";
import type { D20d100Weapon } from "../../data/weapon.js";
import { lineOf } from "../../dice/lines.js";
import { fightNow, fightWritten, roundNow } from "../../fight/fight-now.js";
import { havingSpent } from "../../rules/fight-spent.js";
import { clearedState, CLEARING_ACTIONS, CLEARING_DIFFICULTY } from "../../rules/jam.js";
import { ROUND_HALVES } from "../../rules/round-actions.js";
import { armById, armField, armIn, armsOf, type Arm } from "../arms.js";
import { called, fact, figure, told } from "../card.js";
import {
  d20Test,
  succeeded,
  testFacts,
  testDecided,
  testFields,
  testFigures,
  testOutcome,
  testRoll,
  testShown,
} from "../d20-test.js";
import { deed } from "../deed.js";
import { numberField } from "../fields.js";
import { obstacle, unlessAwake } from "../reading.js";
import { skillLine } from "../skilled.js";

const ROLL = "jamClear";
/** DD-151 — the skill that clears a weapon, as the compendium names it. */
const MECHANICS = "mechanics";
const UNSKILLED = { line: lineOf("skill", 0, { name: "" }), physical: false };

const stuck = ({ state }: D20d100Weapon): boolean => state === "dud" || state === "jammed";

/** DD-151 — the clearing of a weapon, that may straddle rounds. */
interface Clearing {
  readonly arm: Arm;
  readonly actions: number;
  /** Simple actions spent on it once this is done. */
  readonly done: number;
}

/** DD-151 — as many actions as are wanting, or as the round has left. */
function clearingOf(actor: Actor, choices: DeedChoices): Clearing | null {
  const arm = armIn(actor, choices, stuck);
  if (!arm) return null;
  const wanting = Math.max(1, CLEARING_ACTIONS - arm.system.clearActionsDone);
  const left = roundNow(actor) ? Math.max(1, ROUND_HALVES - fightNow(actor).spent) : wanting;
  const actions = numberIn(choices, "actions", { min: 1, max: wanting, otherwise: Math.min(wanting, left) });
  return { arm, actions, done: arm.system.clearActionsDone + actions };
}

const tested = (actor: Actor) => {
  const { line, physical } = skillLine(actor, MECHANICS) ?? UNSKILLED;
  return { what: "jamClear", lines: [line], difficulty: CLEARING_DIFFICULTY, physical } as const;
};

const isTried = (clearing: Clearing | null): boolean => clearing !== null && clearing.done >= CLEARING_ACTIONS;

function hindrance(actor: Actor, choices: DeedChoices): Text | null {
  const clearing = clearingOf(actor, choices);
  if (!clearing) return obstacle("nothingJammed", actor);
  const { arm } = clearing;
  if (arm.system.state === "broken") return obstacle("weaponBroken", actor, { weapon: arm.name });
  if (!stuck(arm.system)) return obstacle("nothingJammed", actor);
  return unlessAwake(actor);
}

/** DD-151 — Mécanique against 10 once two simple actions went into it: the weapon fires again, or is out of use. */
export const unjam: DeedProcedure = deed("unjam", {
  icon: "fa-solid fa-screwdriver-wrench",
  by: "owner",
  fields: ([actor], choices) => {
    const clearing = actor && clearingOf(actor, choices);
    if (!clearing) return [];
    const { arm, actions } = clearing;
    const wanting = CLEARING_ACTIONS - arm.system.clearActionsDone;
    return [
      armField(arm, armsOf(actor, stuck)),
      ...(wanting > 1 ? [numberField("actions", actions, 1, wanting, told("hint.clearActions"))] : []),
      ...(isTried(clearing) ? testFields(actor, tested(actor), choices) : []),
    ];
  },
  obstacle: ({ actor, choices }) => hindrance(actor, choices),
  modifiers: ({ actor, choices }) =>
    isTried(clearingOf(actor, choices)) ? d20Test(actor, tested(actor), choices).lines : [],
  rolls: ({ actor, choices }) =>
    isTried(clearingOf(actor, choices)) ? [testRoll(ROLL, d20Test(actor, tested(actor), choices))] : [],
  outcome: ({ actor, choices, dice }) => {
    const clearing = clearingOf(actor, choices);
    if (!clearing) return { weapon: "" };
    const { arm, actions, done } = clearing;
    const spent = { weapon: arm.id, name: arm.name, actions, done, tried: isTried(clearing) };
    return isTried(clearing) ? { ...spent, ...testOutcome(ROLL, d20Test(actor, tested(actor), choices), dice) } : spent;
  },
  changes: (outcome, actor) => {
    const arm = armById(actor, word(outcome, "weapon"));
    if (!arm) return null;
    const tried = outcome["tried"] === true;
    const state = clearedState(succeeded(outcome));
    const { id } = arm;
    return {
      values: fightWritten(actor, (now) => havingSpent(now, stored(outcome, "actions"))),
      items: [
        { id, path: "system.clearActionsDone", after: tried ? 0 : stored(outcome, "done") },
        ...(tried ? [{ id, path: "system.state", after: state }] : []),
      ],
    };
  },
  edit: { figures: (ruled) => (ruled["tried"] === true ? testFigures() : []), follow: testDecided },
  view: (outcome) => {
    const name = called(word(outcome, "name"));
    if (outcome["tried"] !== true)
      return card({
        verdict: told("unjam.begun", { name }),
        tone: "mute",
        facts: [fact("simpleActions", figure(stored(outcome, "done")), "DD-151")],
      });
    return card({
      ...testShown(outcome),
      verdict: told(succeeded(outcome) ? "unjam.cleared" : "unjam.broken", { name }),
      facts: testFacts(outcome, "DD-151"),
    });
  },
});
