import { readsAsKeeper } from "../../../../core/world/reader.js";
import { card } from "../../../../core/deed/card.js";
import { filled, type Asked, type Filled } from "../../../../core/deed/form.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import { flag, record, text, type Read } from "../../../../core/shape/shape.js";
import { figuresOf } from "../../attack/reading.js";
import { rpgOptions } from "../../data/options.js";
import { NEW_TRY_DIFFICULTY } from "../../rules/checks/difficulty.js";
import { rollsBlind } from "../../rules/checks/hidden-rolls.js";
import { asksForWords, isSkill, SKILLS, type SkillRow } from "../../rules/character/skill-list.js";
import { difficultyOf, TEST_DIFFICULTY, usualDifficulties } from "../difficulty.js";
import { deed, fact, field, named, obstacle, say, unlessAlive } from "../kit.js";
import {
  chanceOf,
  chancesHint,
  succeeded,
  TESTED,
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
import { isUncovered, MODIFIER_FORM, skillTried, TRIED_FORM, triedName, triedOf, type Tried } from "../tried.js";
import { ASKED } from "./request.js";

const FORM = {
  ...TRIED_FORM,
  ...TEST_DIFFICULTY,
  ...MODIFIER_FORM,
  // where a player's message says so, the keeper settles it
  hidden: field.flag({ hint: say("hint.hiddenDifficulty"), when: () => game.user.isGM, asks: true }),
  words: field.text({ hint: say("hint.words") }),
};

type Asking = Pick<Asked, "gathering"> & { readonly actor: Actor; readonly form: Filled<typeof FORM> };

const REQUEST = record({ ...ASKED, secret: flag });

/** RP-05, RP-08 — how an actor tries: as the keeper has asked for it, else as it was chosen. */
function testIn({ actor, form, gathering }: Asking): Test {
  const asked = gathering ? REQUEST.read(gathering.outcome) : { ...form, difficulty: difficultyOf(form) };
  const tried = triedOf(asked);
  const what = tried.kind === "attribute" ? "attribute" : "test";
  return testOf(actor, tried, {
    ...{ what, difficulty: asked.difficulty, modifier: asked.modifier, hidden: asked.hidden },
  });
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

const KEPT = {
  ...TESTED,
  words: text,
  /** The actor is no player's. */
  npc: flag,
  /** RP-05 — a player's actor, whom the keeper has not asked. */
  unasked: flag,
};

function factsOf(kept: Read<typeof KEPT>): readonly CardFact[] {
  return [
    ...testFacts(kept),
    ...(kept.words ? [fact("words", named(kept.words), "RP-19")] : []),
    ...(kept.unasked ? [fact("asked", say("unasked"), "RP-05")] : []),
  ];
}

/** RP-05…RP-16 — a skill is tried, a Racine, an attribute or a value of the keeper's, by one's own wish or as the keeper asked. */
export const check = deed("check", {
  icon: "fa-solid fa-dice-d20",
  by: "owner",
  form: FORM,
  window: (form, { actor, gathering = null }) => {
    const test = testIn({ actor, form, gathering });
    const { words } = skillFlags(actor, test.tried);
    if (!gathering) return { tried: { hint: chancesHint(test) }, words };
    const settled = { tried: false, mode: false, base: false, rung: false, difficulty: false } as const;
    return { ...settled, modifier: false, hidden: false, words };
  },
  kept: KEPT,
  blind: (actors, choices, gathering) => {
    const [actor] = actors;
    if (!actor) return false;
    const { tried } = testIn({ actor, form: filled(FORM, { actors: [actor], choices, gathering }), gathering });
    const request = gathering ? REQUEST.read(gathering.outcome).secret : false;
    return rollsBlind(rpgOptions().hiddenRolls, { skill: skillFlags(actor, tried).hidden, request });
  },
  usual: usualDifficulties,
  chance: (asking) => {
    const test = testIn(asking);
    return isUncovered(asking.actor, test.tried) || (test.hidden && !readsAsKeeper()) ? null : chanceOf(test);
  },
  obstacle: (asking) => {
    const { actor } = asking;
    return unlessAlive(actor) ?? (isUncovered(actor, testIn(asking).tried) ? obstacle("uncovered", actor) : null);
  },
  doubt: ({ actor }) => (figuresOf(actor).bodyState.unconscious ? obstacle("unconscious", actor) : null),
  rolls: (asking) => [testRoll(testIn(asking))],
  modifiers: (asking) => testLines(testIn(asking)),
  outcome: ({ dice, ...asking }) => {
    const { hasPlayerOwner } = asking.actor;
    return {
      ...testOutcome(testIn(asking), dice),
      ...{ words: asking.form.words, npc: !hasPlayerOwner, unasked: hasPlayerOwner && !asking.gathering },
    };
  },
  // RP-06: whether there is another try is the keeper's to say
  calls: (kept) => {
    if (!game.user.isGM || succeeded(kept)) return [];
    const { tried, mode, base, hidden, modifier = 0 } = kept;
    const choices = { tried, mode, base, hidden, modifier, difficulty: kept.difficulty + NEW_TRY_DIFFICULTY };
    return [{ deed: "request", choices, label: say("check.again"), window: true }];
  },
  changes: usedChanges,
  edit: testEdit,
  view: (kept) => {
    const shown = testShown(kept);
    const tried = triedName(triedOf(kept));
    return card({ ...shown, tried, facts: factsOf(kept), summary: say("summary", { tried, result: shown.verdict }) });
  },
});
