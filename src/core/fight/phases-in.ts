import { rulesetOf } from "../../rulesets/index.js";
import { reportFailure } from "../errors.js";

/** The flag of a fight that holds how far its round has come; keepers alone write it. */
export const ROUND = "round";

/** Id of the ruleset by whose phases the rounds of a fight are played; empty where nobody in it plays so. */
export function phasesIn({ combatants }: Combat): string {
  const rulesets = [...combatants].map(({ actor }) => actor && rulesetOf(actor.type));
  return rulesets.find((ruleset) => ruleset?.rounds)?.id ?? "";
}

/** What is asked of that flag so often that it is not read as a whole. */
interface Stored {
  readonly round: number;
  readonly slowestFirst: boolean;
}

/** Whether the list of a fight now shows the slowest first; asked each time that two are put in order. */
export function isSlowestFirst({ flags, round }: Combat): boolean {
  const stored = (flags as Record<string, Record<string, Stored | undefined> | undefined>)["gardien"]?.[ROUND];
  return stored?.slowestFirst === true && stored.round === round;
}

/** Keeps a fight in phases up to date, and draws it into a list; what does so is fetched with the first such fight. */
export function followPhases(combat: Combat, list?: HTMLElement): void {
  import("./phase-bar.js")
    .then(({ followIn }) => followIn(combat, list))
    .catch((error: unknown) => reportFailure("round", error));
}
