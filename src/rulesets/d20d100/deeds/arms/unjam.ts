import { usualDifficulties } from "../circumstances.js";
import { card } from "../../../../core/deed/card.js";
import type { Asked, Filled } from "../../../../core/deed/form.js";
import { flag, text, whole } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import type { D20d100Weapon } from "../../data/items/weapon.js";
import { lineOf } from "../../dice/lines.js";
import { fightNow, fightWritten, roundNow } from "../../fight/fight-now.js";
import { havingSpent } from "../../rules/fight/fight-spent.js";
import { clearedState, CLEARING_ACTIONS, CLEARING_DIFFICULTY } from "../../rules/arms/jam.js";
import { ROUND_HALVES } from "../../rules/fight/round-actions.js";
import { armById, armField, type Arm } from "../arms.js";
import {
  chanceOf,
  d20Test,
  TEST,
  testDecided,
  testFacts,
  testFigures,
  testForm,
  testOutcome,
  testRoll,
  testShown,
} from "../d20-test.js";
import { called, deed, fact, field, figure, obstacle, say } from "../kit.js";
import { unlessAwake } from "../reading.js";
import { skillLine } from "../skilled.js";

const ROLL = "jamClear";
/** DD-151 — the skill that clears a weapon, as the compendium names it. */
const MECHANICS = "mechanics";
const UNSKILLED = { line: lineOf("skill", 0, { name: "" }), physical: false };

const stuck = ({ state }: D20d100Weapon): boolean => state === "dud" || state === "jammed";

/** DD-151 — the actions that are wanting. */
const wantingFor = ({ system }: Arm): number => Math.max(1, CLEARING_ACTIONS - system.clearActionsDone);

const tested = (actor: Actor) => {
  const { line, physical } = skillLine(actor, MECHANICS) ?? UNSKILLED;
  return { what: "jamClear", lines: [line], difficulty: CLEARING_DIFFICULTY, physical } as const;
};

const WEAPON = armField(stuck);

const FORM = {
  weapon: WEAPON,
  /** DD-151 — as many actions as are wanting, or as the round has left. */
  actions: field.number(1, wantingNow, {
    initial: (asked) => {
      const {
        actors: [actor],
      } = asked;
      const left = actor && roundNow(actor) ? Math.max(1, ROUND_HALVES - fightNow(actor).spent) : Infinity;
      return Math.min(wantingNow(asked), left);
    },
    hint: say("hint.clearActions"),
  }),
  ...testForm(tested),
};

function wantingNow(asked: Asked): number {
  const arm = WEAPON.read(asked, "weapon");
  return arm ? wantingFor(arm) : 1;
}

type Chosen = Filled<typeof FORM>;

/** DD-151 — simple actions spent on the weapon once this is done: the clearing may straddle rounds. */
const doneBy = ({ weapon, actions }: Chosen): number => (weapon?.system.clearActionsDone ?? 0) + actions;

const isTried = (form: Chosen): boolean => form.weapon !== null && doneBy(form) >= CLEARING_ACTIONS;

function hindrance(actor: Actor, arm: Arm | null): Text | null {
  if (arm?.system.state === "broken") return obstacle("weaponBroken", actor, { weapon: arm.name });
  return arm && stuck(arm.system) ? unlessAwake(actor) : obstacle("nothingJammed", actor);
}

/** DD-151 — Mécanique against 10 once two simple actions went into it: the weapon fires again, or is out of use. */
export const unjam = deed("unjam", {
  icon: "fa-solid fa-screwdriver-wrench",
  by: "owner",
  form: FORM,
  window: (form) => {
    const { weapon } = form;
    const tests = isTried(form);
    return {
      weapon: weapon !== null,
      actions: weapon !== null && wantingFor(weapon) > 1,
      ...{ difficulty: tests, situation: tests, wounds: tests },
    };
  },
  usual: usualDifficulties,
  chance: ({ actor, form }) => (isTried(form) ? chanceOf(d20Test(actor, tested(actor), form)) : null),
  kept: { ...TEST, weapon: text, name: text, actions: whole, done: whole, tried: flag },
  obstacle: ({ actor, form }) => hindrance(actor, form.weapon),
  modifiers: ({ actor, form }) => (isTried(form) ? d20Test(actor, tested(actor), form).lines : []),
  rolls: ({ actor, form }) => (isTried(form) ? [testRoll(ROLL, d20Test(actor, tested(actor), form))] : []),
  outcome: ({ actor, form, dice }) => {
    const { weapon, actions } = form;
    if (!weapon) return {};
    const tried = isTried(form);
    const test = tried ? testOutcome(ROLL, d20Test(actor, tested(actor), form), dice) : {};
    return { weapon: weapon.id, name: weapon.name, actions, done: doneBy(form), tried, ...test };
  },
  changes: ({ weapon, actions, done, tried, success }, actor) => {
    const arm = armById(actor, weapon);
    if (!arm) return null;
    const { id } = arm;
    return {
      values: fightWritten(actor, (now) => havingSpent(now, actions)),
      items: [
        { id, path: "system.clearActionsDone", after: tried ? 0 : done },
        ...(tried ? [{ id, path: "system.state", after: clearedState(success) }] : []),
      ],
    };
  },
  edit: { figures: ({ tried }) => (tried ? testFigures() : []), follow: testDecided },
  view: ({ name: written, done, tried, ...test }) => {
    const name = called(written);
    if (!tried)
      return card({
        verdict: say("unjam.begun", { name }),
        tone: "mute",
        facts: [fact("simpleActions", figure(done), "DD-151")],
      });
    return card({
      ...testShown(test),
      verdict: say(test.success ? "unjam.cleared" : "unjam.broken", { name }),
      facts: testFacts(test, "DD-151"),
    });
  },
});
