import { card } from "../../../../core/deed/card.js";
import { oneOf, text, whole } from "../../../../core/shape/shape.js";
import { mindOf } from "../../data/body.js";
import { diceSpec } from "../../dice/specs.js";
import { insanityLabel } from "../../labels.js";
import { madnessSpan, MADNESS_LENGTHS } from "../../rules/mind/sanity.js";
import { INSANITIES } from "../../rules/vocabulary.js";
import { count, deed, fact, field, named, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { insanityText } from "../sanity-lost.js";

const ROLL = "length";
/** DD-107 — rounds or hours at most, as the keeper decides. */
const MOST_SPAN = 999;

/** DD-107…DD-109 — the insanities that a keeper names, mildest first; the first where none was. */
const NAMED = ["temporary", "indefinite", "permanent", "none"] as const;

const FORM = {
  insanity: field.choice(NAMED, insanityLabel),
  length: field.choice(MADNESS_LENGTHS, "madness.length"),
  note: field.text(),
};

/** DD-107…DD-110 — the keeper says what an insanity is: its kind, how it shows, and how long a temporary one lasts. */
export const madness = deed("madness", {
  icon: "fa-solid fa-masks-theater",
  by: "keeper",
  form: FORM,
  window: ({ insanity, note }, { actor }) => ({
    length: insanity === "temporary", // DD-107: no other has a length
    note: { value: note || (mindOf(actor)?.insanityNote ?? ""), hint: say("hint.madness") },
  }),
  kept: { insanity: oneOf(INSANITIES), length: oneOf(MADNESS_LENGTHS), die: whole, span: whole, note: text },
  obstacle: ({ actor }) => (mindOf(actor) ? unlessAlive(actor) : obstacle("noSanity", actor)),
  rolls: ({ form: { insanity, length } }) =>
    insanity !== "temporary" || length === "open" ? [] : [diceSpec(ROLL, "insanityLength", { faces: [10], plus: 0 })],
  outcome: ({ form: { insanity, length: chosen, note }, dice }) => {
    const die = dice[ROLL]?.[0] ?? 0;
    const length = insanity === "temporary" ? chosen : "open";
    return { insanity, length, die, span: madnessSpan(length, die)?.count ?? 0, note };
  },
  changes: ({ insanity, length, die, span, note: written }, actor) => {
    const mind = mindOf(actor);
    if (!mind) return null;
    const rolled = madnessSpan(length, die);
    const until = rolled ? game.time.worldTime + (rolled.seconds / rolled.count) * span : null;
    const note = insanity === "none" ? "" : written;
    return {
      values: [
        ...(insanity === mind.insanity ? [] : [{ path: "system.sanity.insanity", after: insanity }]),
        ...(until === mind.insanityUntil ? [] : [{ path: "system.sanity.insanityUntil", after: until }]),
        ...(note === mind.insanityNote ? [] : [{ path: "system.sanity.insanityNote", after: note }]),
      ],
    };
  },
  edit: { figures: ({ span }) => (span > 0 ? [count("span", [1, MOST_SPAN])] : []) },
  view: ({ insanity, length, span, note }) =>
    card({
      verdict: insanity === "none" ? say("madness.over") : insanityText(insanity),
      tone: insanity === "none" ? "good" : "bad",
      facts: [
        ...(note ? [fact("madness", named(note), "DD-107")] : []),
        ...(span > 0 ? [fact("duration", say(`span.${length}`, { count: span }), "DD-107")] : []),
      ],
    }),
});
