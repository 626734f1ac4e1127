import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { card } from "../../../../core/deed/card.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";
import { bodyOf, characteristicOf } from "../../data/body.js";
import { lineOf } from "../../dice/lines.js";
import { faintedBruises, SURVIVAL_DIFFICULTY } from "../../rules/helpless.js";
import { DEATH_HP } from "../../rules/wounds.js";
import { faringLabel } from "../wounded.js";
import { told } from "../card.js";
import {
  d20Test,
  succeeded,
  testEdit,
  testFacts,
  testFields,
  testOutcome,
  testRoll,
  testShown,
  type D20Test,
} from "../d20-test.js";
import { deathCause, deathCauseOf, isCaused } from "./death-cause.js";
import { deed } from "../deed.js";
import { obstacle, unlessAlive } from "../reading.js";

const ROLL = "deathTest";

/** DD-93, DD-163 — a test of CON that only resists: wounds do not weigh on it (DD-92). */
const tried = (actor: Actor) => ({
  what: "deathTest" as const,
  lines: [lineOf("characteristic", characteristicOf(actor, "constitution"), { characteristic: "constitution" })],
  difficulty: SURVIVAL_DIFFICULTY,
  physical: false,
});

const testOf = (actor: Actor, choices: DeedChoices): D20Test => d20Test(actor, tried(actor), choices);

/** DD-93, DD-163 — what a failed test does. */
function failed(outcome: Outcome, actor: Actor): Changes {
  const { hp, below } = bodyOf(actor);
  if (outcome.cause === "stun") {
    return { numbers: [{ path: "system.temporaryDamage", after: faintedBruises(hp.value) }] };
  }
  return { numbers: [{ path: "system.hp.value", after: below ? DEATH_HP : 0 }] };
}

/** DD-93, DD-163 — a test of CON, or death at once; for a stunning blow, or faint. */
export const deathTest = deed("deathTest", {
  icon: "fa-solid fa-skull",
  by: "owner",
  carries: ["cause"],
  fields: ([actor], choices) => (actor ? testFields(actor, tried(actor), choices) : []),
  obstacle: ({ actor }) => unlessAlive(actor),
  doubt: ({ actor }) => (isCaused(actor) ? null : obstacle("noDeathTest", actor)),
  modifiers: ({ actor, choices }) => testOf(actor, choices).lines,
  rolls: ({ actor, choices }) => [testRoll(ROLL, testOf(actor, choices))],
  outcome: ({ actor, choices, dice }) => ({
    ...testOutcome(ROLL, testOf(actor, choices), dice),
    cause: deathCause(actor, choices),
  }),
  confirm: (outcome) => !succeeded(outcome) && outcome.cause !== "stun",
  changes: (outcome, actor) => (succeeded(outcome) ? null : failed(outcome, actor)),
  edit: testEdit,
  view: (outcome) => {
    const survives = succeeded(outcome);
    const stun = outcome.cause === "stun";
    const after = faringLabel(stun ? "unconscious" : "dead");
    return card({
      ...testShown(outcome),
      verdict: told(survives ? "deathTest.holds" : stun ? "deathTest.faints" : "deathTest.dies"),
      facts: testFacts(outcome, stun || outcome.cause === "kill" ? "DD-163" : "DD-93"),
      severity: survives ? null : { label: after, level: stun ? 3 : 5, words: [] },
    });
  },
});

/** DD-93 — what a blow that is massive asks of whom it struck. */
export function deathTestCalls(outcome: Outcome, actor: Actor): readonly AttackCall[] {
  if (deathCauseOf(outcome) !== "massive" || bodyOf(actor).state === "dead") return [];
  return [{ deed: "deathTest", choices: { cause: "massive" }, label: told("deathTest.name"), owed: true }];
}
