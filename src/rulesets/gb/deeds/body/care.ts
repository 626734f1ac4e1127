import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import type { Asked } from "../../../../core/deed/form.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import { flag, nullable, text, whole } from "../../../../core/shape/shape.js";
import type { Text } from "../../../../core/text/text.js";
import { snapshot } from "../../../../core/world/names.js";
import { abilityLabel } from "../../labels.js";
import { treatmentDc } from "../../rules/body/care.js";
import { treats } from "../../rules/body/treatment.js";
import { die, numberFact, woundFacts } from "../card.js";
import { faceOf, rollOf } from "../dice.js";
import {
  count,
  deed,
  EITHER_WAY,
  fact,
  field,
  firstOf,
  helpers,
  named,
  obstacle,
  patientProposed,
  personIn,
  say,
  sentTo,
  shownHelper,
  yesNo,
} from "../kit.js";
import { counted, sumOf } from "../lines.js";
import { unlessActing, unlessAlive } from "../obstacles.js";
import { careSkills, checkModifiers } from "../sums.js";
import type { CheckedSkill } from "../sums.js";
import { WOUND, woundField, woundKept } from "../wound-field.js";
import type { Borne } from "../wounds.js";

/** Care with no skill of its own is a check of Wisdom. */
const UNSKILLED = "wis";

/** GB-29 — a bandage is enough for what costs no PV: no roll. */
function needsRoll({ wound }: Borne): boolean {
  return wound.severity !== "light" && wound.severity !== "superficial";
}

/** The wound's bearer asks who helps; whoever helps asks whom. */
const asksWhom = ({ choices }: Asked): boolean => "patient" in choices || !("wound" in choices);

/** Who helps: as chosen, else whoever the deed is about; `null` when the one chosen is gone. */
const HELPER = field.person(helpers, { initial: firstOf });

/** Who helps, as far as the user may read what they can do. */
function helperShown(asked: Asked): Actor | null {
  const actor = firstOf(asked);
  return actor && shownHelper(actor, HELPER.read(asked, "helper"));
}

/** Who is helped: as chosen, else whoever the deed is about. */
const patientIn = (asked: Asked): Actor | null => personIn(asked.choices, "patient") ?? firstOf(asked);

/** The same as the window shows it: where it asks whom, it proposes somebody. */
function patientShown(asked: Asked): Actor | null {
  const actor = firstOf(asked);
  return personIn(asked.choices, "patient") ?? (actor && asksWhom(asked) ? patientProposed(actor) : actor);
}

/** What the care of a wound has to reach, or that a bandage is enough. */
function difficultyHint(borne: Borne | null): Text | null {
  if (!borne) return null;
  return needsRoll(borne) ? say("care.asks", { dc: treatmentDc(borne.wound.gb) }) : say("care.bandage");
}

const untreatedOf = (of: (asked: Asked) => Actor | null) =>
  woundField(({ wound }) => !wound.treated, { of, hint: difficultyHint });

/** The skill used: as chosen, else the helper's best one; `null`: none, and Wisdom has to do. */
function skillOf(helper: Actor, chosen: string): CheckedSkill | null {
  const skills = careSkills(helper);
  return chosen === UNSKILLED ? null : (skills.find(({ id }) => id === chosen) ?? skills[0] ?? null);
}

const FORM = {
  helper: HELPER,
  patient: field.patient(),
  wound: { read: untreatedOf(patientIn).read, shown: untreatedOf(patientShown).shown },
  skill: field.pick(
    (asked) => {
      const helper = helperShown(asked);
      const skills = helper ? careSkills(helper).map(({ id, name }) => field.namedOption(id, name)) : [];
      return [...skills, { value: UNSKILLED, label: { key: abilityLabel(UNSKILLED) } }];
    },
    { initial: "" },
  ),
};

type Caring = Filling<typeof FORM>;

function modifiersOf({ form: { helper, wound, skill: chosen } }: Caring): readonly Modifier[] {
  if (!wound || !helper || !needsRoll(wound)) return [];
  const skill = skillOf(helper, chosen);
  return counted(skill ? skill.modifiers : checkModifiers(helper, UNSKILLED));
}

/** GB-38 — a wound is dressed, by its bearer or somebody else: Medicine or first aid against 5 + its gravity. */
export const care = deed("care", {
  icon: "fa-solid fa-kit-medical",
  by: "owner",
  form: FORM,
  window: ({ skill }, asked) => {
    const helper = shownHelper(asked.actor, HELPER.read(asked, "helper"));
    return {
      helper: !asksWhom(asked) && { value: helper.uuid },
      patient: asksWhom(asked),
      skill: { value: skillOf(helper, skill)?.id ?? UNSKILLED },
    };
  },
  kept: { ...WOUND, helper: text, self: flag, d20: nullable(whole), total: nullable(whole), treated: flag },
  doer: ({ actor, form: { helper } }) => helper ?? actor,
  onto: (actors, choices) => sentTo(actors, choices, "helper"),
  obstacle: ({ actor, form: { helper, patient, wound } }) => {
    if (!helper) return obstacle("noHelper", actor);
    const stopped = unlessAlive(patient ?? actor) ?? unlessActing(helper);
    return stopped ?? (wound && !wound.wound.treated ? null : obstacle("noWound", patient ?? actor));
  },
  rolls: (caring) => {
    const { wound } = caring.form;
    return wound && needsRoll(wound) ? [rollOf("care", "care", { faces: 20 }, modifiersOf(caring))] : [];
  },
  modifiers: modifiersOf,
  outcome: ({ dice, ...caring }) => {
    const { helper, patient, wound } = caring.form;
    const d20 = faceOf(dice, "care") ?? null;
    const total = (d20 ?? 0) + sumOf(modifiersOf(caring));
    const rolled = wound !== null && needsRoll(wound);
    const succeeds = wound !== null && (!rolled || (d20 !== null && treats(total, wound.wound.gb)));
    return {
      ...woundKept(wound),
      helper: helper ? snapshot(helper, helper.token).name : "",
      self: helper === (patient ?? caring.actor),
      ...{ d20, total: rolled ? total : null, treated: helper !== null && succeeds },
    };
  },
  changes: ({ wound, treated }) => (treated ? { items: [{ id: wound, path: "system.treated", after: true }] } : null),
  edit: {
    figures: ({ total }) => [...(total === null ? [] : [count("total", EITHER_WAY)]), yesNo("treated")],
    follow: (decided) => (isDecided(decided, "treated") ? {} : { treated: treats(decided.total ?? 0, decided.gb) }),
  },
  view: (outcome) => {
    const { gb, helper, self, d20, total, treated } = outcome;
    const rolled = total !== null;
    return card({
      verdict: say(`care.${treated ? "treated" : "failed"}`),
      tone: treated ? "good" : "bad",
      die: rolled ? die(20, d20 ?? 0, treated) : null,
      total,
      facts: [
        ...woundFacts(outcome, "GB-38"),
        ...(self ? [] : [fact("helper", named(helper), "GB-38")]),
        ...(rolled ? [numberFact("dc", treatmentDc(gb), "GB-38")] : []),
      ],
    });
  },
});
