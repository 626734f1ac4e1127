import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { mindOf } from "../../data/body.js";
import { diceSpec } from "../../dice/specs.js";
import { madnessSpan, MADNESS_LENGTHS, type MadnessLength } from "../../rules/sanity.js";
import type { Insanity } from "../../rules/vocabulary.js";
import { insanityIn, insanityText } from "../sanity-lost.js";
import { fact, named, told } from "../card.js";
import { AREA, deed } from "../deed.js";
import { choiceField, textField } from "../fields.js";
import { count } from "../figures.js";
import { obstacle, unlessAlive } from "../reading.js";

const ROLL = "length";
/** DD-107 — rounds or hours at most, as the keeper decides. */
const MOST_SPAN = 999;

/** DD-107…DD-109 — the insanities that a keeper names, mildest first; the first is what nothing else was said of. */
const NAMED = ["temporary", "indefinite", "permanent", "none"] as const satisfies readonly Insanity[];

const insanityOf = (choices: DeedChoices): Insanity => wordIn(choices, "insanity", NAMED);

/** DD-107 — only a temporary insanity has a length. */
const lengthOf = (choices: DeedChoices): MadnessLength =>
  insanityOf(choices) === "temporary" ? wordIn(choices, "length", MADNESS_LENGTHS) : "open";

/** DD-107 — the length that an outcome keeps, and what it comes to. */
function spanIn(outcome: Outcome): { readonly count: number; readonly seconds: number } | null {
  const length = wordIn(outcome, "length", MADNESS_LENGTHS);
  const span = madnessSpan(length, stored(outcome, "die"));
  const told = stored(outcome, "span");
  return span && { count: told, seconds: (span.seconds / span.count) * told };
}

/** DD-107…DD-110 — the keeper says what an insanity is: its kind, how it shows, and how long a temporary one lasts. */
export const madness = deed("madness", {
  icon: "fa-solid fa-masks-theater",
  by: "keeper",
  fields: ([actor], choices) => {
    if (!actor) return [];
    const insanity = insanityOf(choices);
    return [
      choiceField(
        "insanity",
        insanity,
        NAMED.map((value) => ({ value, label: insanityText(value) })),
      ),
      ...(insanity === "temporary"
        ? [
            choiceField(
              "length",
              lengthOf(choices),
              wordOptions(MADNESS_LENGTHS, (length) => `${AREA}.madness.length.${length}`),
            ),
          ]
        : []),
      textField("note", textIn(choices, "note") || (mindOf(actor)?.insanityNote ?? ""), told("hint.madness")),
    ];
  },
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAlive(actor) : obstacle("noSanity", actor)),
  rolls: ({ choices }) =>
    lengthOf(choices) === "open" ? [] : [diceSpec(ROLL, "insanityLength", { faces: [10], plus: 0 })],
  outcome: ({ choices, dice }) => {
    const die = dice[ROLL]?.[0] ?? 0;
    const length = lengthOf(choices);
    const span = madnessSpan(length, die)?.count ?? 0;
    return { insanity: insanityOf(choices), length, die, span, note: textIn(choices, "note") };
  },
  changes: (outcome, actor) => {
    const mind = mindOf(actor);
    if (!mind) return null;
    const span = spanIn(outcome);
    const insanity = insanityIn(outcome);
    const until = span ? game.time.worldTime + span.seconds : null;
    const note = insanity === "none" ? "" : word(outcome, "note");
    return {
      values: [
        ...(insanity === mind.insanity ? [] : [{ path: "system.sanity.insanity", after: insanity }]),
        ...(until === mind.insanityUntil ? [] : [{ path: "system.sanity.insanityUntil", after: until }]),
        ...(note === mind.insanityNote ? [] : [{ path: "system.sanity.insanityNote", after: note }]),
      ],
    };
  },
  edit: { figures: (ruled) => (stored(ruled, "span") > 0 ? [count("span", [1, MOST_SPAN])] : []) },
  view: (outcome) => {
    const insanity = insanityIn(outcome);
    const [note, span] = [word(outcome, "note"), stored(outcome, "span")];
    const length = wordIn(outcome, "length", MADNESS_LENGTHS);
    return card({
      verdict: insanity === "none" ? told("madness.over") : insanityText(insanity),
      tone: insanity === "none" ? "good" : "bad",
      facts: [
        ...(note ? [fact("madness", named(note), "DD-107")] : []),
        ...(span > 0 ? [fact("duration", told(`span.${length}`, { count: span }), "DD-107")] : []),
      ],
    });
  },
});
