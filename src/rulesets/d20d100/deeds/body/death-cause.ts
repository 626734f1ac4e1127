import type { Outcome } from "../../../../core/play/contract/outcome.js";
import { unanswered } from "../../../../core/play/log/about.js";
import { flag, record, text } from "../../../../core/shape/shape.js";

/** DD-93, DD-163 — what a body resists: a blow too hard for it, a mercy blow, or one that is meant to put out. */
export const CAUSES = ["massive", "kill", "stun"] as const;
export type DeathCause = (typeof CAUSES)[number];

/** What may ask for the test, of the outcome of a blow, at arm's length or otherwise, and of a deed. */
const ASKING = record({ kind: text, won: flag, way: text, massive: flag, hurt: record({ massive: flag }) });

/** DD-93, DD-163 — for what a blow or a deed asks a test of its target; `null` where it asks for none. */
export function deathCauseOf(outcome: Outcome): DeathCause | null {
  const { kind, won, way, hurt, massive } = ASKING.read(outcome);
  if (kind !== "close") return massive ? "massive" : null;
  if (!won) return null;
  if (way === "kill" || way === "stun") return way;
  return hurt.massive ? "massive" : null;
}

/** Whether a card asks an actor for this test, and has not had its answer. */
export const isCaused = (actor: Actor): boolean => causesFor(actor).length > 0;

/** DD-93, DD-163 — for what an actor is tested: as cards ask for it; what was chosen counts where they ask for that too, or none does. */
export function deathCause(actor: Actor, chosen: DeathCause): DeathCause {
  const causes = causesFor(actor);
  return causes.includes(chosen) ? chosen : (causes[0] ?? chosen);
}

const causesFor = (actor: Actor): readonly DeathCause[] =>
  unanswered(actor, "deathTest").flatMap((outcome) => deathCauseOf(outcome) ?? []);
