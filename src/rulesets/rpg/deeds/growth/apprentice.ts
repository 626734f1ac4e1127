import { mayReadSheet } from "../../../../core/play/log/may-know.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../attack/reading.js";
import { signed } from "../../attack/circumstances.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { masteryLabel, noLessonText, skillLabel } from "../../labels.js";
import { learn, learningFigures, LEARNING_FORMULA, noLesson, type Lesson } from "../../rules/apprenticeship.js";
import { courseHours } from "../../rules/course.js";
import { masteryTitle, mayTeach } from "../../rules/mastery.js";
import { isSkill, type SkillId } from "../../rules/skill-list.js";
import { fact, figure, named, told } from "../card.js";
import { deed } from "../deed.js";
import { FARTHEST } from "../difficulty.js";
import { choiceField, namedOption, numberField } from "../fields.js";
import { count } from "../figures.js";
import { personIn, readable } from "../people.js";
import { firstDegree, logged, referenceOfMissing, skillsOf, type OwnSkill } from "./progress.js";
import { obstacle, unlessAlive } from "../reading.js";

const LESSON = "lesson";
const FACES = 10;
const MOST_HOURS = 9999;

/** RP-98 — the masters on offer: what somebody knows is read only of whom the user may read anyway. */
const mastersFor = readable;

/** RP-98 — the master who was chosen, else the first at hand who may teach anything. */
function masterIn(pupil: Actor, choices: DeedChoices): Actor | null {
  if ("master" in choices) return personIn(choices, "master");
  const teachers = mastersFor(pupil).flatMap(({ value }) => personIn({ master: value }, "master") ?? []);
  return teachers.find((one) => taughtBy(one).length > 0) ?? null;
}

/** RP-98 — what somebody knows well enough to teach. */
function taughtBy(master: Actor): readonly OwnSkill[] {
  return skillsOf(master).filter(({ system }) => mayTeach(system.mastery));
}

/** RP-98 — the skill that is taught: as chosen, else the first that the master teaches. */
function subjectIn(master: Actor | null, choices: DeedChoices): OwnSkill | null {
  const id = textIn(choices, "skill");
  const skills = master ? skillsOf(master) : [];
  return skills.find((one) => one.id === id) ?? (master && id === "" ? (taughtBy(master)[0] ?? null) : null);
}

/** RP-99 — the same skill, as the pupil has it. */
function pupilSkill(pupil: Actor, { name, system }: OwnSkill): OwnSkill | null {
  const same = (one: OwnSkill) => (system.key === "" ? one.name === name : one.system.key === system.key);
  return skillsOf(pupil).find(same) ?? null;
}

/** RP-98…RP-102 — pupil and master, by their scores without wounds. */
function lessonOf(pupil: Actor, choices: DeedChoices): Lesson | null {
  const taught = subjectIn(masterIn(pupil, choices), choices);
  if (!taught) return null;
  const own = pupilSkill(pupil, taught);
  const { key, reference: masterScore, mastery: masterMastery } = taught.system;
  const base = isSkill(key) ? referenceOfMissing(pupil, key) : figuresOf(pupil).roots[taught.system.root];
  return {
    mastery: own?.system.mastery ?? null,
    score: own?.system.reference ?? base,
    mind: figuresOf(pupil).attributes.mind.value,
    masterScore,
    masterMastery,
    learned: own?.system.learnedPoints ?? 0,
  };
}

function difficultyIn(choices: DeedChoices): number {
  return numberIn(choices, "difficulty", { min: -FARTHEST, max: FARTHEST, otherwise: 0 });
}

function hoursIn(choices: DeedChoices): number {
  return numberIn(choices, "hours", {
    min: 0,
    max: MOST_HOURS,
    otherwise: courseHours(1, rpgOptions().rpgCourseHours),
  });
}

function fieldsOf([pupil]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!pupil) return [];
  const master = masterIn(pupil, choices);
  const people = mastersFor(pupil);
  const subject = subjectIn(master, choices);
  const skills = (master && mayReadSheet(master) ? skillsOf(master) : []).map(({ id, name, system }) =>
    namedOption(id, `${nameAsRead(name, system)} ${system.reference}`),
  );
  const lesson = lessonOf(pupil, choices);
  const hint = lesson
    ? told("hint.lesson", { score: lesson.score, target: learningFigures(lesson).target })
    : undefined;
  return [
    choiceField(
      "master",
      master?.uuid ?? "",
      master ? people : [{ value: "", label: told("apprentice.noMaster") }, ...people],
    ),
    ...(master ? [choiceField("skill", subject?.id ?? "", skills, hint)] : []),
    numberField("difficulty", difficultyIn(choices), -FARTHEST, FARTHEST),
    numberField("hours", hoursIn(choices), 0, MOST_HOURS, told("hint.hours")),
  ];
}

/** RP-98, RP-99, RP-102 — why there is no lesson. */
function refusal(pupil: Actor, choices: DeedChoices): Text | null {
  if (!masterIn(pupil, choices)) return obstacle("noMaster", pupil);
  const lesson = lessonOf(pupil, choices);
  if (!lesson) return obstacle("noSubject", pupil);
  const reason = noLesson(lesson, rpgOptions().rpgApprenticeFromRoot);
  return reason && { key: noLessonText(reason) };
}

/** RP-98…RP-102 — a master teaches what somebody already knows a little: one point, or nothing. */
export const apprentice = deed("apprentice", {
  icon: "fa-solid fa-graduation-cap",
  by: "keeper",
  fields: fieldsOf,
  obstacle: ({ actor, choices }) => unlessAlive(actor) ?? refusal(actor, choices),
  rolls: () => [diceSpec(LESSON, "learning", LEARNING_FORMULA)].filter((spec) => spec !== null),
  outcome: ({ actor, choices, dice }) => {
    const master = masterIn(actor, choices);
    const taught = subjectIn(master, choices);
    const lesson = lessonOf(actor, choices);
    if (!lesson || !taught) return { target: null };
    const own = pupilSkill(actor, taught);
    const { score, learned } = lesson;
    const difficulty = difficultyIn(choices);
    const die = dice[LESSON]?.[0] ?? FACES;
    const { total, success, target } = learn(lesson, die, difficulty);
    return {
      ...{ die, difficulty, total, target, success, score, learned, mastery: lesson.mastery ?? 0 },
      ...{ skill: own?.id ?? "", key: taught.system.key, name: taught.name },
      ...{ master: master?.name ?? "", hours: hoursIn(choices) },
    };
  },
  changes: (outcome, actor) => {
    if (outcome.success !== true) return null;
    const [skill, name] = [word(outcome, "skill"), word(outcome, "name")];
    const learnedPoints = stored(outcome, "learned") + 1;
    const values = logged(actor, { kind: "lesson", skill: name, points: 1, text: word(outcome, "master") });
    if (skill === "") return { values, created: [firstDegree(word(outcome, "key"), { learnedPoints })] };
    const items = [
      { id: skill, path: "system.mastery", after: stored(outcome, "mastery") + 1 },
      { id: skill, path: "system.learnedPoints", after: learnedPoints },
    ];
    return { values, items };
  },
  edit: {
    figures: (ruled) =>
      typeof ruled.target !== "number" ? [] : [count("die", [1, FACES]), count("difficulty", [-FARTHEST, FARTHEST])],
    follow: (decided) => {
      const total = stored(decided, "die") + stored(decided, "difficulty");
      return { total, success: total <= stored(decided, "target") };
    },
  },
  view: (outcome) => {
    const success = outcome.success === true;
    const mastery = stored(outcome, "mastery") + (success ? 1 : 0);
    const key = word(outcome, "key");
    const name: Text = isSkill(key) ? { key: skillLabel(key satisfies SkillId) } : named(word(outcome, "name"));
    return card({
      verdict: told(success ? "apprentice.learned" : "apprentice.nothing", { name }),
      tone: success ? "good" : "bad",
      die: { faces: FACES, value: stored(outcome, "die"), state: success ? "hit" : "miss" },
      total: stored(outcome, "total"),
      facts: [
        fact("target", figure(stored(outcome, "target")), "RP-101"),
        ...(stored(outcome, "difficulty") === 0
          ? []
          : [fact("difficulty", named(signed(stored(outcome, "difficulty"))), "RP-101")]),
        fact(
          "mastery",
          told("masteryTitle", { mastery, title: { key: masteryLabel(masteryTitle(mastery)) } }),
          "RP-23",
        ),
        fact("master", named(word(outcome, "master")), "RP-98"),
        fact("hours", told("hours", { hours: stored(outcome, "hours") }), "RP-100"),
      ],
    });
  },
});
