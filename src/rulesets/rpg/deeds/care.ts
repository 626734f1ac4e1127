import { filled, type Filled } from "../../../core/deed/form.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { DeedProcedure } from "../../../core/play/contract/deed.js";
import { text, type Read } from "../../../core/shape/shape.js";
import type { Text } from "../../../core/text/text.js";
import { figuresOf } from "../attack/reading.js";
import type { HitPoints, Patient } from "../rules/body/healing.js";
import { difficultyForm, difficultyOf, usualDifficulties } from "./difficulty.js";
import { fact, field, firstOf, helpers, named, obstacle, personIn, shownHelper } from "./kit.js";
import { nameUnless, PATIENT_FORM } from "./patient.js";
import { chancesHint, TESTED, testLines, testOf, usedChanges, type Test, chanceOf } from "./tested.js";
import type { Tried } from "./tried.js";
import { treatables, WOUNDS, WOUNDS_FORM } from "./wounds.js";

/** RP-80, RP-81 — what first aid and surgery have in common: who cares for whom, with which FD, for which wounds. */

/** RP-15 — the skill of both. */
const CARE: Tried = { kind: "skill", skill: "care" };

/** RP-27 — an actor's hit points. */
export function hitPointsOf(actor: Actor): HitPoints {
  const { value, max } = figuresOf(actor).hp;
  return { hp: value, max };
}

/** RP-80 — an actor as a patient. */
export function patientOf(actor: Actor): Patient {
  const { hp, firstAidReceived } = figuresOf(actor);
  return {
    ...hitPointsOf(actor),
    dead: hp.state === "dead",
    wounds: treatables(actor).length,
    receivedFirstAid: firstAidReceived,
  };
}

/** RP-80, RP-92 — who cares; `null` once the one chosen is gone. */
export const HELPER_FORM = { helper: field.person(helpers, { initial: firstOf }) };

/** RP-80, RP-81 — what is asked for both: who, with the chances of the test (RP-09), whom, how hard, which wounds. */
export function careForm(what: "care" | "surgery", proposed: number, hint?: Text) {
  const difficulty = difficultyForm({ proposed: () => proposed, hint: () => hint ?? null });
  return {
    helper: field.person(helpers, {
      initial: firstOf,
      hint: (healer, asked) => {
        const actor = firstOf(asked);
        const helper = actor && shownHelper(actor, healer);
        return chancesHint(careTest(what, { helper, ...filled(difficulty, asked) }));
      },
    }),
    ...PATIENT_FORM,
    ...difficulty,
    ...WOUNDS_FORM,
  };
}
type CareForm = Filled<ReturnType<typeof careForm>>;

/** Who cares, and how hard it is. */
interface Chosen {
  readonly helper: Actor | null;
  readonly rung: string;
  readonly difficulty: number;
}

/** RP-80, RP-81 — the healer's test. */
export function careTest(what: "care" | "surgery", form: Chosen): Test {
  const difficulty = difficultyOf(form);
  return form.helper ? testOf(form.helper, CARE, { what, difficulty }) : { what, tried: CARE, score: 0, difficulty };
}

/** RP-80, RP-81 — why this healer cannot care for anybody now. */
export function noHealer(actor: Actor, helper: Actor | null): Text | null {
  if (!helper) return obstacle("noHelper", actor);
  return figuresOf(helper).hp.state === "alive" ? null : obstacle("unable", helper);
}

/** Who healed, where it was not the patient. */
export const HEALER = { helper: text };

export function healerFacts({ helper }: Read<typeof HEALER>): readonly CardFact[] {
  return helper ? [fact("helper", named(helper), "RP-80")] : [];
}

/** RP-80, RP-81 — what both keep. */
export const CARED = { ...TESTED, ...HEALER, ...WOUNDS };

/** What the outcome of both says of healer and wounds. */
export function caredFor(actor: Actor, { helper, patient, wounds }: CareForm) {
  return { helper: nameUnless(patient ?? actor, helper), ...wounds };
}

/** What both do alike: the healer's owners have the word, the patient is whom it is done to. */
export const caring = (what: "care" | "surgery") => ({
  by: "owner" as const,
  doer: ({ actor, form }: { readonly actor: Actor; readonly form: CareForm }) => form.helper ?? actor,
  onto: ((actors, choices) => {
    const patient = personIn(choices, "patient");
    const healer = "helper" in choices ? personIn(choices, "helper") : actors[0];
    return patient && healer
      ? { actors: [patient], choices: { ...choices, helper: healer.uuid } }
      : { actors, choices };
  }) satisfies DeedProcedure["onto"],
  usual: usualDifficulties,
  chance: ({ form }: { readonly form: CareForm }) => (form.helper ? chanceOf(careTest(what, form)) : null),
  modifiers: ({ form }: { readonly form: CareForm }) => testLines(careTest(what, form)),
  recoil: usedChanges,
});
