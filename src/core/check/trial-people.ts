import { FetchedPart } from "../ui/lazy-part.js";
import { playedRulesets, rulesetById } from "../rulesets.js";

/** Who plays when a keeper checks the table, and how: fetched with the first check, not with the ruleset. */
export interface TrialPeople {
  /** UUIDs of actors of our compendia: who attacks, and who is struck. */
  readonly attacker: string;
  readonly target: string;
  /** Id of the attacker's item that is attacked with. */
  readonly weapon: string;
  /** Added by hand to the attack, so that it strikes. */
  readonly bonus: number;
  readonly choices?: Readonly<Record<string, string>>;
  /** What is written under `system` before the attack, so that it strikes. */
  readonly strong?: object;
  /** A state under `system` that a fight ends: what is written, and how far the fight has to go until it is over. */
  readonly ends: readonly TrialEnd[];
}

/** Something that does not outlast a step of a fight. */
export interface TrialEnd {
  /** What is written under `system`, given the fight. */
  readonly set: (fight: { readonly id: string; readonly round: number }) => object;
  /** A path under `system`, and what is read there once it is over. */
  readonly path: string;
  readonly over: unknown;
  /** The step that ends it. */
  readonly by: "turn" | "round" | "fight";
  /** Each round keeps its own: a step back brings it again. */
  readonly returns?: true;
}

/** What rulesets bring for checks. */
const TRIALS = new FetchedPart((ruleset) => rulesetById(ruleset)?.trial);

/** Fetches whom checks play with. */
export async function fetchTrials(): Promise<void> {
  await Promise.all(playedRulesets().map(({ id }) => TRIALS.load(id)));
}

/** Who is made for the trial of a ruleset; undefined before {@link fetchTrials}. */
export function trialOf(ruleset: string): TrialPeople | undefined {
  return TRIALS.known(ruleset);
}
