import { card, stored, word } from "../../../../core/deed/card.js";
import { textIn, wordIn } from "../../../../core/deed/choices.js";
import { wordOptions } from "../../../../core/deed/fields.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { DAMAGE_TYPES } from "../../rules/vocabulary.js";
import { damageTypeIn, hurtChanges, hurtOutcome, hurtShown, kills, shockIn, SHOCKS, type Shock } from "../wounded.js";
import { called, fact, named, told } from "../card.js";
import { deathTestCalls } from "./death-test.js";
import { AREA, deed } from "../deed.js";
import { destinyCalls } from "./destiny.js";
import { choiceField, textField } from "../fields.js";
import { count, pick } from "../figures.js";
import { isPoints, pointsOf, pointsRoll } from "../points.js";
import { obstacle, unlessAlive } from "../reading.js";

const DAMAGE = "damage";
/** DD-90 — the most that one deed takes. */
const MOST = 299;

/** DD-91 — a shock as the rules have it, or as the keeper does. */
const BY_RULES = "rules";
const SHOCK_CHOICES = [BY_RULES, ...SHOCKS] as const;

const writtenIn = (choices: DeedChoices): string => textIn(choices, "damage") || "1d6";
const shockOptions = (words: readonly string[]) => wordOptions(words, (word) => `${AREA}.shock.${word}`);
const typeOptions = wordOptions(DAMAGE_TYPES, (type) => `${AREA}.type.${type}`);

function chosenShock(choices: DeedChoices): Shock | null {
  const chosen = wordIn(choices, "shock", SHOCK_CHOICES);
  return chosen === BY_RULES ? null : chosen;
}

/** DD-90…DD-102 — damage by the keeper's word, without any attack: a fall, a trap, cold. */
export const harm = deed("harm", {
  icon: "fa-solid fa-heart-crack",
  by: "keeper",
  fields: (_actors, choices) => [
    textField("cause", textIn(choices, "cause")),
    textField("damage", writtenIn(choices), told("hint.damage")),
    choiceField("type", wordIn(choices, "type", DAMAGE_TYPES), typeOptions),
    choiceField("shock", wordIn(choices, "shock", SHOCK_CHOICES), shockOptions(SHOCK_CHOICES)),
  ],
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (isPoints(writtenIn(choices)) ? null : obstacle("badFormula", actor)),
  rolls: ({ choices }) => {
    const spec = pointsRoll(DAMAGE, "damage", writtenIn(choices));
    return spec ? [spec] : [];
  },
  outcome: ({ actor, choices, dice }) => ({
    ...hurtOutcome(actor, {
      damage: pointsOf(DAMAGE, writtenIn(choices), dice),
      type: wordIn(choices, "type", DAMAGE_TYPES),
      shock: chosenShock(choices),
    }),
    ...{ cause: textIn(choices, "cause"), written: writtenIn(choices) },
  }),
  confirm: kills,
  changes: hurtChanges,
  calls: (outcome, actor) => [...deathTestCalls(outcome, actor), ...destinyCalls(outcome, actor)],
  edit: {
    figures: () => [count("damage", [0, MOST]), pick("type", typeOptions), pick("shock", shockOptions(SHOCKS))],
    follow: (decided, _ruled, actor) =>
      hurtOutcome(actor, {
        damage: stored(decided, "damage"),
        type: damageTypeIn(decided),
        shock: isDecided(decided, "shock") ? shockIn(decided) : null,
      }),
  },
  view: (outcome) => {
    const cause = word(outcome, "cause");
    return card({
      verdict: cause ? called(cause) : told("harm.verdict"),
      tone: stored(outcome, "damage") > 0 ? "bad" : "good",
      facts: [fact("damage", named(word(outcome, "written")), "DD-90")],
      ...hurtShown(outcome),
    });
  },
});
