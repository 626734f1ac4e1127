import { card } from "../../../../core/deed/card.js";
import type { Asked, Filled } from "../../../../core/deed/form.js";
import { borneBy, type Borne } from "../../../../core/deed/owned-items.js";
import { flag, text } from "../../../../core/shape/shape.js";
import { nameAsRead } from "../../../../core/text/names-read.js";
import { secondsNow } from "../../../../core/world/seconds-now.js";
import { figuresOf } from "../../attack/reading.js";
import { RpgAffliction } from "../../data/items/affliction.js";
import { afflictionOver } from "../../rules/body/condition-ends.js";
import { HEALER, healerFacts, HELPER_FORM, noHealer } from "../care.js";
import { difficultyForm, difficultyOf, usualDifficulties } from "../difficulty.js";
import { called, deed, field, obstacle, personIn, say, shownHelper } from "../kit.js";
import { lastingChange } from "../lasting.js";
import { nameUnless, PATIENT_FORM, patientShown } from "../patient.js";
import {
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
  type Tested,
  chanceOf,
} from "../tested.js";
import { triedName } from "../tried.js";

/** RP-92 — the poisons and diseases at work in an actor. */
const atWork = (actor: Actor | null): readonly Borne<RpgAffliction>[] =>
  actor ? borneBy(actor, RpgAffliction).filter(({ system }) => system.active) : [];

/** The one that is fought: as chosen, else the first. */
function foughtOf(patient: Actor | null, chosen: string): Borne<RpgAffliction> | null {
  const all = atWork(patient);
  return all.find(({ id }) => id === chosen) ?? (chosen === "" ? (all[0] ?? null) : null);
}

/** The one that the window shows. */
const foughtShown = (asked: Asked): Borne<RpgAffliction> | null =>
  foughtOf(patientShown(asked), text.read(asked.choices["affliction"]).trim());

const FORM = {
  ...HELPER_FORM,
  ...PATIENT_FORM,
  affliction: field.pick(
    (asked) =>
      atWork(patientShown(asked)).map(({ id, name, system }) => field.namedOption(id, nameAsRead(name, system))),
    { initial: "" },
  ),
  antidote: field.flag({ asks: true }),
  ...difficultyForm({ proposed: (asked) => foughtShown(asked)?.system.cure.difficulty ?? 0 }),
};
type CureForm = Filled<typeof FORM>;

/** RP-92, RP-94 — whether it simply ends: an antidote, or nature; what no skill cures ends no other way. */
function endsSimply({ system }: Borne<RpgAffliction>, { antidote }: Pick<CureForm, "antidote">): boolean {
  return system.cure.skill === "" || antidote;
}

const foughtIn = (actor: Actor, form: CureForm) => foughtOf(form.patient ?? actor, form.affliction);

/** RP-92 — the healer's test; `null` where none is made. */
function cureTest(healer: Actor | null, fought: Borne<RpgAffliction> | null, form: CureForm): Test | null {
  if (!fought || !healer || endsSimply(fought, form)) return null;
  const { skill } = fought.system.cure;
  return testOf(healer, { kind: "skill", skill }, { what: "test", difficulty: difficultyOf(form) });
}

/** The same, as things stand. */
const testIn = ({ actor, form }: { readonly actor: Actor; readonly form: CureForm }): Test | null =>
  cureTest(form.helper, foughtIn(actor, form), form);

/** RP-92, RP-94 — whether it is over: by a test, or simply. */
const ends = (kept: Pick<Tested, "result"> & { readonly simply: boolean }): boolean => kept.simply || succeeded(kept);

/** RP-92, RP-94 — a poison or a disease is fought: by the skill that cures it, or by an antidote that the keeper grants. */
export const cure = deed("cure", {
  icon: "fa-solid fa-mortar-pestle",
  by: "owner",
  form: FORM,
  usual: usualDifficulties,
  chance: (situation) => {
    const test = testIn(situation);
    return test && chanceOf(test);
  },
  kept: { ...TESTED, simply: flag, ...HEALER, affliction: text, name: text },
  window: (form, asked) => {
    const fought = foughtShown(asked);
    const simply = fought !== null && endsSimply(fought, form);
    const test = cureTest(shownHelper(asked.actor, form.helper), fought, form);
    const { skill = "" } = fought?.system.cure ?? {};
    const hint = skill === "" ? say("hint.noCure") : say("hint.cure", { skill: triedName({ kind: "skill", skill }) });
    return {
      helper: test ? { hint: chancesHint(test) } : true,
      affliction: { value: fought?.id ?? "", ...(fought && { hint }) },
      antidote: fought ? { value: simply } : false,
      ...((!fought || simply) && { rung: false, difficulty: false }),
    };
  },
  doer: ({ actor, form }) => form.helper ?? actor,
  onto: (actors, choices) => {
    const patient = personIn(choices, "patient");
    return patient ? { actors: [patient], choices } : { actors, choices };
  },
  obstacle: ({ actor, form }) =>
    noHealer(actor, form.helper) ?? (foughtIn(actor, form) ? null : obstacle("noAffliction", form.patient ?? actor)),
  doubt: ({ actor, form }) => {
    const fought = foughtIn(actor, form);
    return fought && endsSimply(fought, form) ? say("hint.noCure") : null;
  },
  rolls: (situation) => {
    const test = testIn(situation);
    return test ? [testRoll(test)] : [];
  },
  modifiers: (situation) => testLines(testIn(situation)),
  outcome: ({ actor, form, dice }) => {
    const fought = foughtIn(actor, form);
    const test = cureTest(form.helper, fought, form);
    return {
      ...(test ? testOutcome(test, dice) : { simply: fought !== null }),
      helper: nameUnless(form.patient ?? actor, form.helper),
      ...{ affliction: fought?.id ?? "", name: fought?.name ?? "" },
    };
  },
  changes: (kept, patient) => {
    const { affliction: id } = kept;
    if (!ends(kept) || !patient.items.has(id)) return null;
    const { kept: lasting, over } = afflictionOver(figuresOf(patient).lasting, id);
    const startTime = secondsNow();
    return {
      values: over.length > 0 ? lastingChange(lasting) : [],
      items: [
        { id, path: "system.active", after: false },
        { id, path: "system.startTime", after: startTime },
      ],
    };
  },
  recoil: usedChanges,
  edit: testEdit,
  view: (kept) => {
    const success = ends(kept);
    return card({
      ...testShown(kept),
      verdict: say(success ? "cure.done" : "cure.failed", { name: called(kept.name) }),
      tone: success ? "good" : "bad",
      facts: [...testFacts(kept, "RP-92"), ...healerFacts(kept)],
    });
  },
});
