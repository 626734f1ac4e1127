import { card } from "../../../../core/deed/card.js";
import type { Modifier } from "../../../../core/play/contract/modifiers.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { snapshot } from "../../../../core/world/names.js";
import type { Text } from "../../../../core/text/text.js";
import { isDecided } from "../../../../core/play/contract/figures.js";
import type { DeedChoices, DeedField } from "../../../../core/play/contract/deed.js";
import { treatmentDc } from "../../rules/body/care.js";
import { treats } from "../../rules/body/treatment.js";
import { die, numberFact, stored, word, woundFacts } from "../card.js";
import { textIn } from "../../../../core/deed/choices.js";
import { faceOf, rollOf } from "../dice.js";
import { choiceField, namedOption } from "../fields.js";
import {
  count,
  deed,
  EITHER_WAY,
  fact,
  helpers,
  obstacle,
  patientField,
  patientIn,
  personIn,
  sentTo,
  shownHelper,
  yesNo,
} from "../kit.js";
import { counted, sumOf } from "../lines.js";
import { unlessActing, unlessAlive } from "../obstacles.js";
import { careSkills, checkModifiers } from "../sums.js";
import type { CheckedSkill } from "../sums.js";
import { woundIn, woundName, woundsOf } from "../wounds.js";
import type { Borne } from "../wounds.js";

/** Care with no skill of its own is a check of Wisdom. */
const UNSKILLED = "wis";

/** GB-29 — a bandage is enough for what costs no PV: no roll. */
function needsRoll({ wound }: Borne): boolean {
  return wound.severity !== "light" && wound.severity !== "superficial";
}

function untreated(actor: Actor): readonly Borne[] {
  return woundsOf(actor).filter(({ wound }) => !wound.treated);
}

/** Who helps: as chosen, else whoever the deed is about; `null` when the one chosen is gone. */
function helperOf(actor: Actor, choices: DeedChoices): Actor | null {
  return "helper" in choices ? personIn(choices, "helper") : actor;
}

/** The wound that is dressed: the one named, on whoever bears it. */
function dressed(actor: Actor, choices: DeedChoices): Borne | null {
  return woundIn(patientIn(actor, choices), choices);
}

/** The skill used: as chosen, else the helper's best one; `null`: none, and Wisdom has to do. */
function skillOf(helper: Actor, choices: DeedChoices): CheckedSkill | null {
  const skills = careSkills(helper);
  const chosen = textIn(choices, "skill");
  return chosen === UNSKILLED ? null : (skills.find(({ id }) => id === chosen) ?? skills[0] ?? null);
}

function modifiersOf(actor: Actor, choices: DeedChoices): readonly Modifier[] {
  const borne = dressed(actor, choices);
  const helper = helperOf(actor, choices);
  if (!borne || !helper || !needsRoll(borne)) return [];
  const skill = skillOf(helper, choices);
  return counted(skill ? skill.modifiers : checkModifiers(helper, UNSKILLED));
}

/** What the care of a wound has to reach, or that a bandage is enough. */
function asked(borne: Borne | null): Text | undefined {
  if (!borne) return undefined;
  const dc = treatmentDc(borne.wound.gb);
  return needsRoll(borne)
    ? { key: "GARDIEN.GB.DEED.care.asks", data: { dc } }
    : { key: "GARDIEN.GB.DEED.care.bandage" };
}

/** The wound's bearer asks who helps; whoever helps asks whom. */
function fieldsOf([actor]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!actor) return [];
  const helps = "patient" in choices || !("wound" in choices);
  const helper = shownHelper(actor, helperOf(actor, choices));
  const whom = helps ? patientField(actor, choices) : choiceField("helper", helper.uuid, helpers(actor));
  const patient = helps ? (personIn({ patient: whom.value }, "patient") ?? actor) : actor;
  const open = untreated(patient);
  const wounds = open.map((borne) => ({ value: borne.id, label: woundName(borne) }));
  const chosen = woundIn(patient, choices) ?? open[0] ?? null;
  const skills = careSkills(helper).map(({ id, name }) => namedOption(id, name));
  const unskilled = { value: UNSKILLED, label: { key: "GARDIEN.GB.ABILITY.wis" } };
  return [
    whom,
    choiceField("wound", chosen?.id ?? "", wounds, asked(chosen)),
    choiceField("skill", skillOf(helper, choices)?.id ?? UNSKILLED, [...skills, unskilled]),
  ];
}

/** GB-38 — a wound is dressed, by its bearer or somebody else: Medicine or first aid against 5 + its gravity. */
export const care = deed("care", {
  icon: "fa-solid fa-kit-medical",
  by: "owner",
  doer: ({ actor, choices }) => helperOf(actor, choices) ?? actor,
  onto: (actors, choices) => sentTo(actors, choices, "helper"),
  fields: fieldsOf,
  obstacle: ({ actor, choices }) => {
    const helper = helperOf(actor, choices);
    const patient = patientIn(actor, choices);
    const borne = dressed(actor, choices);
    if (!helper) return obstacle("noHelper", actor);
    const stopped = unlessAlive(patient) ?? unlessActing(helper);
    return stopped ?? (borne && !borne.wound.treated ? null : obstacle("noWound", patient));
  },
  rolls: ({ actor, choices }) => {
    const borne = dressed(actor, choices);
    return borne && needsRoll(borne) ? [rollOf("care", "care", { faces: 20 }, modifiersOf(actor, choices))] : [];
  },
  modifiers: ({ actor, choices }) => modifiersOf(actor, choices),
  outcome: ({ actor, choices, dice }) => {
    const borne = dressed(actor, choices);
    const helper = helperOf(actor, choices);
    const d20 = faceOf(dice, "care") ?? null;
    const total = (d20 ?? 0) + sumOf(modifiersOf(actor, choices));
    const rolled = borne !== null && needsRoll(borne);
    return {
      wound: borne?.id ?? "",
      zone: borne?.wound.zone ?? "body",
      gb: borne?.wound.gb ?? 0,
      helper: helper ? snapshot(helper, helper.token).name : "",
      self: helper === patientIn(actor, choices),
      d20,
      total: rolled ? total : null,
      treated: borne !== null && helper !== null && (!rolled || (d20 !== null && treats(total, borne.wound.gb))),
    };
  },
  changes: (outcome) =>
    outcome.treated === true ? { items: [{ id: word(outcome, "wound"), path: "system.treated", after: true }] } : null,
  edit: {
    figures: ({ total }) => [...(typeof total === "number" ? [count("total", EITHER_WAY)] : []), yesNo("treated")],
    follow: (decided): Outcome =>
      isDecided(decided, "treated") ? {} : { treated: treats(stored(decided, "total"), stored(decided, "gb")) },
  },
  view: (outcome) => {
    const treated = outcome.treated === true;
    const rolled = typeof outcome.total === "number";
    const dc = treatmentDc(stored(outcome, "gb"));
    const helper = { key: "GARDIEN.GB.DEED.named", data: { name: word(outcome, "helper") } };
    return card({
      verdict: { key: `GARDIEN.GB.DEED.care.${treated ? "treated" : "failed"}` },
      tone: treated ? "good" : "bad",
      die: rolled ? die(20, stored(outcome, "d20"), treated) : null,
      total: rolled ? stored(outcome, "total") : null,
      facts: [
        ...woundFacts(outcome, "GB-38"),
        ...(outcome.self === true ? [] : [fact("helper", helper, "GB-38")]),
        ...(rolled ? [numberFact("dc", dc, "GB-38")] : []),
      ],
    });
  },
});
