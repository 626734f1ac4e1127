import { card } from "../../../../core/deed/card.js";
import type { Asked, FormField } from "../../../../core/deed/form.js";
import { mayReadSheet } from "../../../../core/play/log/may-know.js";
import { flag, nullable, text, whole } from "../../../../core/shape/shape.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import type { Text } from "../../../../core/text/text.js";
import { signed } from "../../attack/circumstances.js";
import { figuresOf } from "../../attack/reading.js";
import { rpgOptions } from "../../data/options.js";
import { diceSpec } from "../../dice/specs.js";
import { masteryLabel, noLessonText, skillLabel } from "../../labels.js";
import {
  learn,
  learningFigures,
  LEARNING_FORMULA,
  noLesson,
  type Lesson,
} from "../../rules/character/apprenticeship.js";
import { courseHours } from "../../rules/character/course.js";
import { masteryTitle, mayTeach } from "../../rules/checks/mastery.js";
import { isSkill } from "../../rules/character/skill-list.js";
import { FARTHEST } from "../difficulty.js";
import {
  called,
  count,
  deed,
  fact,
  field,
  figure,
  named,
  obstacle,
  personIn,
  readable,
  say,
  unlessAlive,
} from "../kit.js";
import { firstDegree, logged, referenceOfMissing, skillsOf, type OwnSkill } from "./progress.js";

const LESSON = "lesson";
const FACES = 10;
const MOST_HOURS = 9999;

/** RP-98 — what a master knows well enough to teach. */
function taughtBy(master: Actor): readonly OwnSkill[] {
  return skillsOf(master).filter(({ system }) => mayTeach(system.mastery));
}

/** RP-98 — the first at hand who may teach anything, of those whose sheet the user may read anyway. */
function teacherOf(pupil: Actor): Actor | null {
  const teachers = readable(pupil).flatMap(({ value }) => personIn({ master: value }, "master") ?? []);
  return teachers.find((one) => taughtBy(one).length > 0) ?? null;
}

const nobody = { value: "", label: say("apprentice.noMaster") };

const master: FormField<Actor | null> = field.person(
  (pupil, asked) => (masterIn(asked) ? readable(pupil) : [nobody, ...readable(pupil)]),
  { initial: ({ actors: [pupil] }) => (pupil ? teacherOf(pupil) : null) },
);
const masterIn = (asked: Asked): Actor | null => master.read(asked, "master");

const FORM = {
  master,
  skill: field.pick(
    (asked) => {
      const teacher = masterIn(asked);
      const skills = teacher && mayReadSheet(teacher) ? skillsOf(teacher) : [];
      return skills.map(({ id, name, system }) =>
        field.namedOption(id, `${nameAsRead(name, system)} ${system.reference}`),
      );
    },
    { initial: (asked) => [masterIn(asked) ?? []].flat().flatMap(taughtBy)[0]?.id ?? "" },
  ),
  difficulty: field.number(-FARTHEST, FARTHEST, { initial: 0 }),
  hours: field.number(0, MOST_HOURS, {
    initial: () => courseHours(1, rpgOptions().courseHours),
    hint: say("hint.hours"),
  }),
};

interface Chosen {
  readonly master: Actor | null;
  readonly skill: string;
}

/** RP-98 — the skill that is taught. */
function subjectOf({ master: teacher, skill }: Chosen): OwnSkill | null {
  return (teacher && skillsOf(teacher).find(({ id }) => id === skill)) ?? null;
}

/** RP-99 — the same skill, as the pupil has it. */
function pupilSkill(pupil: Actor, { name, system }: OwnSkill): OwnSkill | null {
  const same = (one: OwnSkill) => (system.key === "" ? one.name === name : one.system.key === system.key);
  return skillsOf(pupil).find(same) ?? null;
}

/** RP-98…RP-102 — pupil and master, by their scores without wounds. */
function lessonOf(pupil: Actor, chosen: Chosen): Lesson | null {
  const taught = subjectOf(chosen);
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

/** RP-98, RP-99, RP-102 — why there is no lesson. */
function refusal(pupil: Actor, chosen: Chosen): Text | null {
  if (!chosen.master) return obstacle("noMaster", pupil);
  const lesson = lessonOf(pupil, chosen);
  if (!lesson) return obstacle("noSubject", pupil);
  const reason = noLesson(lesson, rpgOptions().apprenticeFromRoot);
  return reason && { key: noLessonText(reason) };
}

/** RP-98…RP-102 — a master teaches what an actor already knows a little: one point, or nothing. */
export const apprentice = deed("apprentice", {
  icon: "fa-solid fa-graduation-cap",
  by: "keeper",
  form: FORM,
  window: (form, { actor }) => {
    const lesson = lessonOf(actor, form);
    const hint = lesson && say("hint.lesson", { score: lesson.score, target: learningFigures(lesson).target });
    return { skill: form.master !== null && (hint ? { hint } : true) };
  },
  kept: {
    ...{ die: whole, difficulty: whole, total: whole, success: flag },
    /** `null` where there was no lesson. */
    target: nullable(whole),
    /** The pupil's: score, points learned before, DM, id of the skill. */
    ...{ score: whole, learned: whole, mastery: whole, skill: text },
    ...{ key: text, name: text, master: text, hours: whole },
  },
  obstacle: ({ actor, form }) => unlessAlive(actor) ?? refusal(actor, form),
  rolls: () => [diceSpec(LESSON, "learning", LEARNING_FORMULA)].filter((spec) => spec !== null),
  outcome: ({ actor, form, dice }) => {
    const taught = subjectOf(form);
    const lesson = lessonOf(actor, form);
    if (!lesson || !taught) return {};
    const { score, learned, mastery } = lesson;
    const { difficulty, hours } = form;
    const die = dice[LESSON]?.[0] ?? FACES;
    const { total, success, target } = learn(lesson, die, difficulty);
    return {
      ...{ die, difficulty, total, target, success, score, learned, mastery: mastery ?? 0 },
      ...{ skill: pupilSkill(actor, taught)?.id ?? "", key: taught.system.key, name: taught.name },
      ...{ master: form.master?.name ?? "", hours },
    };
  },
  changes: ({ success, skill, key, name, learned, mastery, master: teacher }, actor) => {
    if (!success) return null;
    const learnedPoints = learned + 1;
    const values = logged(actor, { kind: "lesson", skill: name, points: 1, text: teacher });
    if (skill === "") return { values, created: [firstDegree(key, { learnedPoints })] };
    const items = [
      { id: skill, path: "system.mastery", after: mastery + 1 },
      { id: skill, path: "system.learnedPoints", after: learnedPoints },
    ];
    return { values, items };
  },
  edit: {
    figures: ({ target }) =>
      target === null ? [] : [count("die", [1, FACES]), count("difficulty", [-FARTHEST, FARTHEST])],
    follow: ({ die, difficulty, target }) => {
      const total = die + difficulty;
      return { total, success: total <= (target ?? 0) };
    },
  },
  view: (kept) => {
    const { success, key, name, die, total, target, difficulty, master: teacher, hours } = kept;
    const mastery = kept.mastery + (success ? 1 : 0);
    const taught: Text = isSkill(key) ? { key: skillLabel(key) } : called(name);
    return card({
      verdict: say(success ? "apprentice.learned" : "apprentice.nothing", { name: taught }),
      tone: success ? "good" : "bad",
      die: { faces: FACES, value: die, state: success ? "hit" : "miss" },
      total,
      facts: [
        fact("target", figure(target ?? 0), "RP-101"),
        ...(difficulty === 0 ? [] : [fact("difficulty", named(signed(difficulty)), "RP-101")]),
        fact("mastery", say("masteryTitle", { mastery, title: { key: masteryLabel(masteryTitle(mastery)) } }), "RP-23"),
        fact("master", named(teacher), "RP-98"),
        fact("hours", say("hours", { hours }), "RP-100"),
      ],
    });
  },
});
