import { snapshot } from "../../../core/world/names.js";
import type { CardFact } from "../../../core/play/contract/card-parts.js";
import type { Outcome } from "../../../core/play/contract/outcome.js";
import { word } from "../../../core/deed/card.js";
import type { DeedChoices, DeedField, DeedProcedure, DeedSituation } from "../../../core/play/contract/deed.js";
import type { Text } from "../../../core/text/text.js";
import { figuresOf } from "../attack/reading.js";
import type { HitPoints, Patient } from "../rules/healing.js";
import { fact, named } from "./card.js";
import { chancesHint } from "./chances.js";
import { difficultyFields, difficultyIn } from "./difficulty.js";
import { choiceField } from "./fields.js";
import { helpers, patientField, patientIn, personIn, shownHelper } from "./people.js";
import { obstacle } from "./reading.js";
import { testLines, testOf, usedChanges, type Test } from "./tested.js";
import type { Tried } from "./tried.js";
import { treatables, woundFields } from "./wounds.js";

/** RP-80, RP-81 — what first aid and surgery have in common: who cares for whom, with which FD, for which wounds. */

/** RP-15 — the skill of both. */
const CARE: Tried = { kind: "skill", skill: "care" };

/** Who cares: as chosen, else whoever the deed is about; `null` when the one chosen is gone. */
export function healerOf({ actor, choices }: Pick<DeedSituation, "actor" | "choices">): Actor | null {
  return "helper" in choices ? personIn(choices, "helper") : actor;
}

/** RP-27 — somebody's hit points. */
export function hitPointsOf(actor: Actor): HitPoints {
  const { value, max } = figuresOf(actor).hp;
  return { hp: value, max };
}

/** RP-80 — somebody as a patient. */
export function patientOf(actor: Actor): Patient {
  const { hp, firstAidReceived } = figuresOf(actor);
  return {
    ...hitPointsOf(actor),
    dead: hp.state === "dead",
    wounds: treatables(actor).length,
    receivedFirstAid: firstAidReceived,
  };
}

/** RP-80, RP-81 — the healer's test. */
export function careTest(healer: Actor | null, what: "care" | "surgery", difficulty: number): Test {
  return healer ? testOf(healer, CARE, { what, difficulty }) : { what, tried: CARE, score: 0, difficulty };
}

/** RP-80, RP-81 — who, whom, how hard, which wounds. */
export function careFields(
  what: "care" | "surgery",
  [actor]: readonly Actor[],
  choices: DeedChoices,
  proposed = 0,
): readonly DeedField[] {
  if (!actor) return [];
  const healer = shownHelper(actor, healerOf({ actor, choices }));
  const whom = patientField(actor, choices);
  const patient = personIn({ patient: whom.value }, "patient") ?? actor;
  return [
    helperField(actor, healer, careTest(healer, what, difficultyIn(choices, proposed))),
    whom,
    ...difficultyFields(choices, proposed),
    ...woundFields(patient, choices),
  ];
}

/** RP-09 — who cares, with the chances of the test. */
export function helperField(actor: Actor, healer: Actor, test: Test | null): DeedField {
  return choiceField("helper", healer.uuid, helpers(actor), test ? chancesHint(test) : undefined);
}

/** RP-80, RP-81 — why this healer cannot care for anybody now. */
export function noHealer(situation: DeedSituation): Text | null {
  const healer = healerOf(situation);
  if (!healer) return obstacle("noHelper", situation.actor);
  return figuresOf(healer).hp.state === "alive" ? null : obstacle("unable", healer);
}

/** Who it was, where it was not the patient. */
export function healerOutcome({ actor, choices }: DeedSituation): Outcome {
  const healer = healerOf({ actor, choices });
  const self = healer === patientIn(actor, choices);
  return { helper: healer && !self ? snapshot(healer, healer.token).name : "" };
}

export function healerFacts(outcome: Outcome): readonly CardFact[] {
  const helper = word(outcome, "helper");
  return helper ? [fact("helper", named(helper), "RP-80")] : [];
}

/** What both kinds of care say alike: the healer's owners have the word, the patient is whom it is done to. */
export const caring = (what: "care" | "surgery", proposed: number) =>
  ({
    by: "owner",
    doer: (situation) => healerOf(situation) ?? situation.actor,
    onto: (actors, choices) => {
      const patient = personIn(choices, "patient");
      const [actor] = actors;
      const healer = actor && healerOf({ actor, choices });
      return patient && healer
        ? { actors: [patient], choices: { ...choices, helper: healer.uuid } }
        : { actors, choices };
    },
    modifiers: ({ actor, choices }) =>
      testLines(careTest(healerOf({ actor, choices }), what, difficultyIn(choices, proposed))),
    recoil: usedChanges,
  }) satisfies Partial<DeedProcedure>;
