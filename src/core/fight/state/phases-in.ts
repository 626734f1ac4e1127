import { flagOf } from "../../foundry/flags.js";
import { rulesetOf } from "../../rulesets.js";
import { flag, list, nullable, real, record, text, whole } from "../../shape/shape.js";
import { reportFailure } from "../../text/errors.js";

/** The class of the bar of phases in a list of the fight: Foundry's own parts are drawn anew around it. */
export const BAR = "g-phases";

/** The flag of a fight that holds how far its round has come; keepers alone write it. */
export const ROUND = "round";

/** Id of the ruleset by whose phases the rounds of a fight are played; empty where nobody in it plays so. */
export function phasesIn({ combatants }: Combat): string {
  const rulesets = [...combatants].map(({ actor }) => actor && rulesetOf(actor.type));
  return rulesets.find((ruleset) => ruleset?.rounds)?.id ?? "";
}

/** What is asked of that flag each time that two are put in order: it is not read as a whole then. */
const ORDER = nullable(record({ round: whole, slowestFirst: flag, others: list(record({ id: text, place: real })) }));

/** Who of two acts, or declares, first by the phases of their fight; 0 where those do not tell. */
export function byPhases(combat: Combat, a: Combatant, b: Combatant): number {
  const stored = flagOf(combat, ROUND, ORDER);
  if (stored?.round !== combat.round || a.initiative === null || b.initiative === null) return 0;
  const placeOf = ({ id, initiative }: Combatant) =>
    stored.others.find((one) => one.id === id)?.place ?? initiative ?? 0;
  return (placeOf(b) - placeOf(a)) * (stored.slowestFirst ? -1 : 1);
}

/** Keeps a fight in phases up to date, and draws it into a list; what does so is fetched with the first such fight. */
export function followPhases(combat: Combat, list?: HTMLElement): void {
  import("../phases/phase-bar.js")
    .then(({ followIn }) => followIn(combat, list))
    .catch((error: unknown) => reportFailure("round", error));
}
