import { usualDifficulties } from "../circumstances.js";
import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import { flag } from "../../../../core/shape/shape.js";
import { jetOf, mindOf } from "../../data/body.js";
import { d20d100Options } from "../../data/options.js";
import { lineOf } from "../../dice/lines.js";
import { goesMad, IDEA_DIFFICULTY, worseInsanity } from "../../rules/mind/sanity.js";
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
import { deed, fact, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { insanityText, madnessCall } from "../sanity-lost.js";

const ROLL = "idea";

/** DD-107 — a test of Idée; wounds do not weigh on a thought (DD-92). */
const tried = (actor: Actor) => ({
  what: "idea" as const,
  lines: [lineOf("jet", jetOf(actor, "idea"), { jet: "idea" })],
  difficulty: IDEA_DIFFICULTY,
  physical: false,
});

const FORM = testForm(tried);

const testOf = ({ actor, form }: Pick<Filling<typeof FORM>, "actor" | "form">) => d20Test(actor, tried(actor), form);

/** DD-107 — whether it drives mad, as the table plays (D-30). */
const madBy = (success: boolean): boolean => goesMad(success, d20d100Options().insanityOnIdea);

/** DD-107 — Idée after five points at once: a temporary insanity where it goes wrong. */
export const idea = deed("idea", {
  icon: "fa-solid fa-lightbulb",
  by: "owner",
  form: FORM,
  usual: usualDifficulties,
  chance: (filling) => chanceOf(testOf(filling)),
  kept: { ...TEST, mad: flag },
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAlive(actor) : obstacle("noSanity", actor)),
  modifiers: (filling) => testOf(filling).lines,
  rolls: (filling) => [testRoll(ROLL, testOf(filling))],
  outcome: ({ dice, ...filling }) => {
    const test = testOutcome(ROLL, testOf(filling), dice);
    return { ...test, mad: madBy(test.success) };
  },
  changes: ({ mad }, actor) => {
    const mind = mindOf(actor);
    if (!mind || !mad) return null;
    const insanity = worseInsanity(mind.insanity, "temporary");
    return insanity === mind.insanity ? null : { values: [{ path: "system.sanity.insanity", after: insanity }] };
  },
  calls: ({ mad }) => (mad && game.user.isGM ? [madnessCall("temporary")] : []),
  edit: {
    figures: testFigures,
    follow: (decided, ruled) => {
      const test = testDecided(decided, ruled);
      return { ...test, mad: madBy(test.success ?? decided.success) };
    },
  },
  view: ({ mad, ...test }) =>
    card({
      ...testShown(test),
      tone: mad ? "bad" : "good",
      verdict: say(mad ? "idea.mad" : "idea.sane"),
      facts: [...testFacts(test, "DD-107"), ...(mad ? [fact("insanity", insanityText("temporary"), "DD-107")] : [])],
      severity: mad ? { label: insanityText("temporary"), level: 3, words: [] } : null,
    }),
});
