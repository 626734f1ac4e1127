import { usualDifficulties } from "../circumstances.js";
import { card } from "../../../../core/deed/card.js";
import type { Filling } from "../../../../core/deed/deed.js";
import type { AttackCall } from "../../../../core/play/contract/call.js";
import type { Changes } from "../../../../core/play/contract/changes.js";
import { oneOf } from "../../../../core/shape/shape.js";
import { bodyOf, characteristicOf } from "../../data/body.js";
import { lineOf } from "../../dice/lines.js";
import { faintedBruises, SURVIVAL_DIFFICULTY } from "../../rules/attack/helpless.js";
import { DEATH_HP } from "../../rules/body/wounds.js";
import {
  chanceOf,
  d20Test,
  TEST,
  testEdit,
  testFacts,
  testForm,
  testOutcome,
  testRoll,
  testShown,
} from "../d20-test.js";
import { deed, field, obstacle, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { faringLabel, type Hurt } from "../wounded.js";
import { CAUSES, deathCause, isCaused, type DeathCause } from "./death-cause.js";

const ROLL = "deathTest";

/** DD-93, DD-163 — a test of CON that only resists: wounds do not weigh on it (DD-92). */
const tried = (actor: Actor) => ({
  what: "deathTest" as const,
  lines: [lineOf("characteristic", characteristicOf(actor, "constitution"), { characteristic: "constitution" })],
  difficulty: SURVIVAL_DIFFICULTY,
  physical: false,
});

const FORM = { ...testForm(tried), cause: field.carried(oneOf(CAUSES)) };

const testOf = ({ actor, form }: Pick<Filling<typeof FORM>, "actor" | "form">) => d20Test(actor, tried(actor), form);

/** DD-93, DD-163 — what a failed test does. */
function failed(cause: DeathCause, actor: Actor): Changes {
  const { hp, below } = bodyOf(actor);
  if (cause === "stun") return { numbers: [{ path: "system.temporaryDamage", after: faintedBruises(hp.value) }] };
  return { numbers: [{ path: "system.hp.value", after: below ? DEATH_HP : 0 }] };
}

/** DD-93, DD-163 — a test of CON, or death at once; for a stunning blow, or faint. */
export const deathTest = deed("deathTest", {
  icon: "fa-solid fa-skull",
  by: "owner",
  form: FORM,
  usual: usualDifficulties,
  chance: (filling) => chanceOf(testOf(filling)),
  kept: { ...TEST, cause: oneOf(CAUSES) },
  obstacle: ({ actor }) => unlessAlive(actor),
  doubt: ({ actor }) => (isCaused(actor) ? null : obstacle("noDeathTest", actor)),
  modifiers: (filling) => testOf(filling).lines,
  rolls: (filling) => [testRoll(ROLL, testOf(filling))],
  outcome: ({ dice, ...filling }) => ({
    ...testOutcome(ROLL, testOf(filling), dice),
    cause: deathCause(filling.actor, filling.form.cause),
  }),
  asksKeeper: ({ success, cause }) => !success && cause !== "stun",
  changes: ({ success, cause }, actor) => (success ? null : failed(cause, actor)),
  edit: testEdit,
  view: ({ cause, ...test }) => {
    const survives = test.success;
    const stun = cause === "stun";
    const after = faringLabel(stun ? "unconscious" : "dead");
    return card({
      ...testShown(test),
      verdict: say(survives ? "deathTest.holds" : stun ? "deathTest.faints" : "deathTest.dies"),
      facts: testFacts(test, cause === "massive" ? "DD-93" : "DD-163"),
      severity: survives ? null : { label: after, level: stun ? 3 : 5, words: [] },
    });
  },
});

/** DD-93 — what a blow that is massive asks of its target. */
export function deathTestCalls({ massive }: Pick<Hurt, "massive">, actor: Actor): readonly AttackCall[] {
  if (!massive || bodyOf(actor).state === "dead") return [];
  return [{ deed: "deathTest", choices: { cause: "massive" }, label: say("deathTest.name"), owed: true }];
}
