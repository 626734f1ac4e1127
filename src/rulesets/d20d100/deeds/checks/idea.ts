import { card } from "../../../../core/deed/card.js";
import { jetOf, mindOf } from "../../data/body.js";
import { d20d100Options } from "../../data/options.js";
import { lineOf } from "../../dice/lines.js";
import { goesMad, IDEA_DIFFICULTY, worseInsanity } from "../../rules/sanity.js";
import { insanityText, madnessCall } from "../sanity-lost.js";
import { fact, told } from "../card.js";
import {
  d20Test,
  succeeded,
  testDecided,
  testFacts,
  testFields,
  testFigures,
  testOutcome,
  testRoll,
  testShown,
} from "../d20-test.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { deed } from "../deed.js";
import { obstacle, unlessAlive } from "../reading.js";

const ROLL = "idea";

/** DD-107 — a test of Idée; wounds do not weigh on a thought (DD-92). */
const tried = (actor: Actor) => ({
  what: "idea" as const,
  lines: [lineOf("jet", jetOf(actor, "idea"), { jet: "idea" })],
  difficulty: IDEA_DIFFICULTY,
  physical: false,
});

const testOf = (actor: Actor, choices: DeedChoices) => d20Test(actor, tried(actor), choices);

/** DD-107 — whether it drives mad, as the table plays (D-30). */
const madBy = (outcome: Outcome): boolean => goesMad(succeeded(outcome), d20d100Options().insanityOnIdea);

/** DD-107 — Idée after five points at once: a temporary insanity where it goes wrong. */
export const idea = deed("idea", {
  icon: "fa-solid fa-lightbulb",
  by: "owner",
  fields: ([actor], choices) => (actor ? testFields(actor, tried(actor), choices) : []),
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAlive(actor) : obstacle("noSanity", actor)),
  modifiers: ({ actor, choices }) => testOf(actor, choices).lines,
  rolls: ({ actor, choices }) => [testRoll(ROLL, testOf(actor, choices))],
  outcome: ({ actor, choices, dice }) => {
    const outcome = testOutcome(ROLL, testOf(actor, choices), dice);
    return { ...outcome, mad: madBy(outcome) };
  },
  changes: (outcome, actor) => {
    const mind = mindOf(actor);
    if (!mind || outcome.mad !== true) return null;
    const insanity = worseInsanity(mind.insanity, "temporary");
    return insanity === mind.insanity ? null : { values: [{ path: "system.sanity.insanity", after: insanity }] };
  },
  calls: (outcome) => (outcome.mad === true && game.user.isGM ? [madnessCall("temporary")] : []),
  edit: {
    figures: testFigures,
    follow: (decided, ruled) => {
      const test = testDecided(decided, ruled);
      return { ...test, mad: madBy({ ...decided, ...test }) };
    },
  },
  view: (outcome) => {
    const mad = outcome.mad === true;
    return card({
      ...testShown(outcome),
      tone: mad ? "bad" : "good",
      verdict: told(mad ? "idea.mad" : "idea.sane"),
      facts: [...testFacts(outcome, "DD-107"), ...(mad ? [fact("insanity", insanityText("temporary"), "DD-107")] : [])],
      severity: mad ? { label: insanityText("temporary"), level: 3, words: [] } : null,
    });
  },
});
