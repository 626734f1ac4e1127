import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import { card, word } from "../../../../core/deed/card.js";
import { flagIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices, DeedField, DeedSituation } from "../../../../core/play/contract/deed.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgAffliction } from "../../data/affliction.js";
import { afflictionOver } from "../../rules/condition-ends.js";
import { healerFacts, healerOf, healerOutcome, helperField, noHealer } from "../care.js";
import { named, told } from "../card.js";
import { deed } from "../deed.js";
import { difficultyFields, difficultyIn } from "../difficulty.js";
import { choiceField, flagField, ownOptions } from "../fields.js";
import { lastingChange } from "../lasting.js";
import { patientField, patientIn, personIn } from "../people.js";
import { obstacle } from "../reading.js";
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
import { triedName } from "../tried.js";

/** RP-92 — the poisons and diseases at work in somebody. */
const atWork = (actor: Actor): readonly Borne<RpgAffliction>[] =>
  borneBy(actor, RpgAffliction).filter(({ system }) => system.active);

/** The one that is fought: as chosen, else the first. */
function foughtIn(patient: Actor, choices: DeedChoices): Borne<RpgAffliction> | null {
  const chosen = textIn(choices, "affliction");
  const all = atWork(patient);
  return all.find(({ id }) => id === chosen) ?? (chosen === "" ? (all[0] ?? null) : null);
}

/** RP-92, RP-94 — whether it simply ends: an antidote, or nature; what no skill cures ends no other way. */
function endsSimply({ system }: Borne<RpgAffliction>, choices: DeedChoices): boolean {
  return system.cure.skill === "" || flagIn(choices, "antidote");
}

/** RP-92 — the healer's test; `null` where none is made. */
function testIn(situation: DeedSituation): Test | null {
  const { actor, choices } = situation;
  const fought = foughtIn(patientIn(actor, choices), choices);
  const healer = healerOf(situation);
  if (!fought || !healer || endsSimply(fought, choices)) return null;
  const { skill, difficulty } = fought.system.cure;
  const test = { what: "test", difficulty: difficultyIn(choices, difficulty) } as const;
  return testOf(healer, { kind: "skill", skill }, test);
}

function fieldsOf([actor]: readonly Actor[], choices: DeedChoices): readonly DeedField[] {
  if (!actor) return [];
  const whom = patientField(actor, choices);
  const patient = personIn({ patient: whom.value }, "patient") ?? actor;
  const healer = healerOf({ actor, choices }) ?? actor;
  const fought = foughtIn(patient, choices);
  const options = ownOptions(atWork(patient));
  const simply = fought !== null && endsSimply(fought, choices);
  const { skill = "", difficulty = 0 } = fought?.system.cure ?? {};
  const hint = skill === "" ? told("hint.noCure") : told("hint.cure", { skill: triedName({ kind: "skill", skill }) });
  return [
    helperField(actor, healer, testIn({ actor, choices: { ...choices, patient: patient.uuid } })),
    whom,
    choiceField("affliction", fought?.id ?? "", options, fought ? hint : undefined),
    ...(fought ? [{ ...flagField("antidote", simply), asks: true }] : []),
    ...(fought && !simply ? difficultyFields(choices, difficulty) : []),
  ];
}

/** RP-92, RP-94 — whether it is over: by a test, or simply. */
const ends = (outcome: Outcome): boolean => outcome.simply === true || succeeded(outcome);

/** RP-92, RP-94 — a poison or a disease is fought: by the skill that cures it, or by an antidote that the keeper grants. */
export const cure = deed("cure", {
  icon: "fa-solid fa-mortar-pestle",
  by: "owner",
  doer: (situation) => healerOf(situation) ?? situation.actor,
  onto: (actors, choices) => {
    const patient = personIn(choices, "patient");
    return patient ? { actors: [patient], choices } : { actors, choices };
  },
  fields: fieldsOf,
  obstacle: (situation) => {
    const patient = patientIn(situation.actor, situation.choices);
    return noHealer(situation) ?? (foughtIn(patient, situation.choices) ? null : obstacle("noAffliction", patient));
  },
  doubt: (situation) => {
    const fought = foughtIn(patientIn(situation.actor, situation.choices), situation.choices);
    return fought && endsSimply(fought, situation.choices) ? told("hint.noCure") : null;
  },
  rolls: (situation) => {
    const test = testIn(situation);
    return test ? [testRoll(test)] : [];
  },
  modifiers: (situation) => {
    const test = testIn(situation);
    return test ? testLines(test) : [];
  },
  outcome: (situation) => {
    const patient = patientIn(situation.actor, situation.choices);
    const fought = foughtIn(patient, situation.choices);
    const test = testIn(situation);
    return {
      ...(test ? testOutcome(test, situation.dice) : { simply: fought !== null }),
      ...healerOutcome(situation),
      ...{ affliction: fought?.id ?? "", name: fought?.name ?? "" },
    };
  },
  changes: (outcome, patient) => {
    const id = word(outcome, "affliction");
    if (!ends(outcome) || !patient.items.has(id)) return null;
    const { lasting } = figuresOf(patient);
    const { kept, over } = afflictionOver(lasting, id);
    const startTime = Math.max(0, Math.trunc(game.time.worldTime));
    return {
      values: over.length > 0 ? lastingChange(kept) : [],
      items: [
        { id, path: "system.active", after: false },
        { id, path: "system.startTime", after: startTime },
      ],
    };
  },
  recoil: usedChanges,
  edit: testEdit,
  view: (outcome: Outcome) => {
    const success = ends(outcome);
    return card({
      ...testShown(outcome),
      verdict: told(success ? "cure.done" : "cure.failed", { name: named(word(outcome, "name")) }),
      tone: success ? "good" : "bad",
      facts: [...testFacts(outcome, "RP-92"), ...healerFacts(outcome)],
    });
  },
});
