import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, Gathering } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { rpgOptions } from "../../data/options.js";
import { NEW_TRY_DIFFICULTY } from "../../rules/difficulty.js";
import { rollsBlind } from "../../rules/hidden-rolls.js";
import { asksForWords, isSkill, SKILLS, type SkillRow } from "../../rules/skill-list.js";
import { fact, named, told } from "../card.js";
import { chancesHint } from "../chances.js";
import { deed } from "../deed.js";
import { difficultyIn, testDifficultyFields } from "../difficulty.js";
import { flagField, textField } from "../fields.js";
import { obstacle, unlessAlive } from "../reading.js";
import {
  succeeded,
  testEdit,
  testFacts,
  testLines,
  testOf,
  testOutcome,
  testRoll,
  testShown,
  usedChanges,
  type Test,
} from "../tested.js";
import { isUncovered, skillTried, triedFields, triedIn, triedName, type Tried } from "../tried.js";

type Asked = Gathering | null | undefined;

/** RP-05, RP-08 — how somebody tries: as the keeper has asked for it, else as it was chosen. */
function settledBy(choices: DeedChoices, asked: Asked): DeedChoices {
  return asked ? { ...choices, ...asked.outcome, rung: "" } : choices;
}

function testIn(actor: Actor, choices: DeedChoices, asked: Asked): Test {
  const settled = settledBy(choices, asked);
  const tried = triedIn(settled);
  const what = tried.kind === "attribute" ? "attribute" : "test";
  return testOf(actor, tried, { what, difficulty: difficultyIn(settled), hidden: flagIn(settled, "hidden") });
}

/** RP-18, RP-19 — what is known of a skill: as its bearer has it, else as the list has it. */
function skillFlags(actor: Actor, tried: Tried): { readonly hidden: boolean; readonly words: boolean } {
  const own = skillTried(actor, tried);
  if (own) return { hidden: own.hidden, words: own.asksForWords };
  if (tried.kind === "root") return { hidden: false, words: asksForWords(tried.root) };
  if (tried.kind !== "skill" || !isSkill(tried.skill)) return { hidden: false, words: false };
  const row: SkillRow = SKILLS[tried.skill];
  return { hidden: row.hidden === true, words: asksForWords(row.root) };
}

function fieldsOf(actors: readonly Actor[], choices: DeedChoices, asked: Asked): readonly DeedField[] {
  const [actor] = actors;
  if (!actor) return [];
  const test = testIn(actor, choices, asked);
  const words = skillFlags(actor, test.tried).words
    ? [textField("words", textIn(choices, "words"), told("hint.words"))]
    : [];
  if (asked) return words;
  const [first, ...more] = triedFields(actors, choices);
  const hiding = flagField("hidden", flagIn(choices, "hidden"), told("hint.hiddenDifficulty"));
  const hidden = game.user.isGM ? [{ ...hiding, asks: true }] : []; // where a player's message says so, the keeper settles it
  return [
    ...(first ? [{ ...first, hint: chancesHint(test) }] : []),
    ...more,
    ...testDifficultyFields(actors, choices),
    ...hidden,
    ...words,
  ];
}

function factsOf(outcome: Outcome): readonly CardFact[] {
  const words = word(outcome, "words");
  return [
    ...testFacts(outcome),
    ...(words ? [fact("words", named(words), "RP-19")] : []),
    ...(outcome.unasked === true ? [fact("asked", told("unasked"), "RP-05")] : []),
  ];
}

/** RP-05…RP-16 — a skill is tried, a Racine, an attribute or a value of the keeper's, by one's own wish or as the keeper asked. */
export const check = deed("check", {
  icon: "fa-solid fa-dice-d20",
  by: "owner",
  fields: fieldsOf,
  blind: ([actor], choices, asked) => {
    if (!actor) return false;
    const { tried } = testIn(actor, choices, asked);
    const flags = { skill: skillFlags(actor, tried).hidden, request: asked?.outcome.secret === true };
    return rollsBlind(rpgOptions().rpgHiddenRolls, flags);
  },
  obstacle: ({ actor, choices, gathering }) => {
    const uncovered = isUncovered(actor, testIn(actor, choices, gathering).tried);
    return unlessAlive(actor) ?? (uncovered ? obstacle("uncovered", actor) : null);
  },
  doubt: ({ actor }) => (figuresOf(actor).bodyState.unconscious ? obstacle("unconscious", actor) : null),
  rolls: ({ actor, choices, gathering }) => [testRoll(testIn(actor, choices, gathering))],
  modifiers: ({ actor, choices, gathering }) => testLines(testIn(actor, choices, gathering)),
  outcome: ({ actor, choices, gathering, dice }) => ({
    ...testOutcome(testIn(actor, choices, gathering), dice),
    words: textIn(choices, "words"),
    ...{ npc: !actor.hasPlayerOwner, unasked: actor.hasPlayerOwner && !gathering },
  }),
  // RP-06: whether there is another try is the keeper's to say
  calls: (outcome) => {
    if (!game.user.isGM || succeeded(outcome)) return [];
    const { tried = "", mode = "", base = 0, hidden = false } = outcome;
    const difficulty = stored(outcome, "difficulty") + NEW_TRY_DIFFICULTY;
    const choices = { tried, mode, base, hidden, difficulty };
    return [{ deed: "request", choices, label: told("check.again"), window: true }];
  },
  changes: usedChanges,
  edit: testEdit,
  view: (outcome) => {
    const shown = testShown(outcome);
    const tried = triedName(triedIn(outcome));
    return card({
      ...shown,
      tried,
      facts: factsOf(outcome),
      summary: told("summary", { tried, result: shown.verdict }),
    });
  },
});
