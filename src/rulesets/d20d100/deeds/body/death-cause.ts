import { object } from "../../../../core/shape/heal.js";
import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { unanswered } from "../../../../core/play/log/about.js";
import { wordIn } from "../../../../core/deed/choices.js";
import type { DeedChoices } from "../../../../core/play/contract/deed.js";

/** DD-93, DD-163 — what a body resists: a blow too hard for it, a mercy blow, or one that is meant to put out. */
const CAUSES = ["massive", "kill", "stun"] as const;
export type DeathCause = (typeof CAUSES)[number];

/** DD-93, DD-163 — for what a blow or a deed asks a test of whom it befell; `null` where it asks for none. */
export function deathCauseOf(outcome: Outcome): DeathCause | null {
  const { kind, won, way, hurt, massive } = outcome;
  if (kind !== "close") return massive === true ? "massive" : null;
  if (won !== true) return null;
  if (way === "kill" || way === "stun") return way;
  return object(hurt).massive === true ? "massive" : null;
}

/** Whether a card asks somebody for this test, and has not had its answer. */
export const isCaused = (actor: Actor): boolean => causesFor(actor).length > 0;

/** DD-93, DD-163 — for what somebody is tested: as cards ask for it; what was chosen counts where they ask for that too, or none does. */
export function deathCause(actor: Actor, choices: DeedChoices): DeathCause {
  const [chosen, causes] = [wordIn(choices, "cause", CAUSES), causesFor(actor)];
  return causes.includes(chosen) ? chosen : (causes[0] ?? chosen);
}

const causesFor = (actor: Actor): readonly DeathCause[] =>
  unanswered(actor, "deathTest").flatMap((outcome) => deathCauseOf(outcome) ?? []);
