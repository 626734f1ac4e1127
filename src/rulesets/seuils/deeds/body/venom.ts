import { blowOn, deedsOn } from "../../../../core/play/log/blows-on.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card, stored, word } from "../../../../core/deed/card.js";
import { numberIn, textIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { seuilsOptions } from "../../data/options.js";
import { patientOf, patientWritten } from "../../data/patient-written.js";
import { figuresOf } from "../../data/reading.js";
import { tickCircles } from "../../rules/tick-circles.js";
import { venomEffect } from "../../rules/venom.js";
import { told } from "../card.js";
import { deed } from "../deed.js";
import { numberField } from "../fields.js";
import { poolEdit, poolFacts, poolOutcome, poolShown, succeeded } from "../pool-result.js";
import { poolFields, poolRoll, poolTest, type Asked, type PoolTest } from "../pool-test.js";
import { obstacle, unlessAlive } from "../reading.js";

const VENOM = "venom";

/** SE-77 — bounds of its Difficulté; the usual one where nobody says. */
const DIFFICULTY = { min: 1, max: 20, otherwise: 3 } as const;

/** SE-77 — the Difficulté of the venom of an attack; `null` where the attack brought none. */
function venomOf(actor: Actor, choices: DeedChoices): number | null {
  const outcome = blowOn(actor, textIn(choices, "attack"));
  const venom = outcome ? stored(outcome, "venom") : 0;
  return venom > 0 ? venom : null;
}

function difficultyIn(actor: Actor, choices: DeedChoices): number {
  return venomOf(actor, choices) ?? numberIn(choices, "difficulty", DIFFICULTY);
}

const askedOf = (actor: Actor, choices: DeedChoices): Asked => ({
  ...{ what: VENOM, characteristic: "sante", uses: [] },
  difficulty: difficultyIn(actor, choices),
});
const testOf = (actor: Actor, choices: DeedChoices): PoolTest => poolTest(actor, askedOf(actor, choices), choices);

/** SE-77 — whether somebody has resisted the venom of an attack already. */
export function hasResisted(actor: Actor, attack: string): boolean {
  return attack !== "" && deedsOn(actor, "venom").some((outcome) => word(outcome, "attack") === attack);
}

/** SE-77 — what it does, the keeper's word on success included. */
function effectOf(outcome: Outcome) {
  if (typeof outcome.result !== "number" || succeeded(outcome)) return { poisoned: false, wound: false };
  const { wound } = venomEffect(outcome.result, stored(outcome, "difficulty"));
  return { poisoned: true, wound };
}

/** SE-52…SE-55, SE-77 — the malus until the scene ends, and a cross of Touché where no success was thrown. */
function changesOf(outcome: Outcome, actor: Actor): Changes {
  const { poisoned, wound } = effectOf(outcome);
  const before = patientOf(figuresOf(actor));
  const { rows, surplus } = tickCircles(before.rows, wound ? ["touche"] : [], "temporary", seuilsOptions());
  const written = patientWritten(before, { ...before, rows, surplus: before.surplus + surplus });
  const malus = poisoned ? [{ path: "system.suffers.venom", after: true }] : [];
  return { ...written, values: [...written.values, ...malus] };
}

function verdictOf(outcome: Outcome) {
  const { poisoned, wound } = effectOf(outcome);
  if (!poisoned) return told("venom.resisted");
  return told(wound ? "venom.wounds" : "venom.poisons");
}

/** SE-77 — whoever venom has got into resists it with Santé. */
export const venom = deed("venom", {
  icon: "fa-solid fa-flask",
  by: "owner",
  carries: ["attack"],
  fields: ([actor], choices) => {
    if (!actor) return [];
    const { min, max } = DIFFICULTY;
    const field = numberField("difficulty", difficultyIn(actor, choices), min, max);
    const known = venomOf(actor, choices) !== null;
    return [...(known ? [] : [{ ...field, asks: true }]), ...poolFields(actor, askedOf(actor, choices), choices)];
  },
  obstacle: ({ actor, choices }) =>
    unlessAlive(actor) ?? (hasResisted(actor, textIn(choices, "attack")) ? obstacle("hasResisted", actor) : null),
  rolls: ({ actor, choices }) => [poolRoll(VENOM, testOf(actor, choices))],
  modifiers: ({ actor, choices }) => testOf(actor, choices).modifiers,
  outcome: ({ actor, choices, dice }) => ({
    ...poolOutcome(VENOM, testOf(actor, choices), dice),
    attack: textIn(choices, "attack"),
  }),
  changes: changesOf,
  edit: poolEdit,
  view: (outcome) =>
    card({
      ...poolShown(outcome),
      verdict: verdictOf(outcome),
      tone: succeeded(outcome) ? "good" : "bad",
      facts: poolFacts(outcome, "SE-77"),
    }),
});
