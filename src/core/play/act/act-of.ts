import type { Dice } from "../contract/dice.js";
import type { Outcome } from "../contract/outcome.js";
import type { OutcomeView } from "../contract/view.js";
import { knownAttacks } from "../loaded/attacks.js";
import { knownDeeds } from "../loaded/deeds.js";
import type { Verdict } from "../record/verdict.js";
import type { Act, Done, Presenter } from "./act.js";
import { readsAsKeeper } from "../../world/reader.js";
import { attackAct } from "./attack-act.js";
import { deedAct } from "./deed-act.js";

/** Returns the act of a message or a verdict. Its ruleset must be loaded; throws for an act not played here. */
export function actOf(done: Done): Act {
  return done.deed ? deedAct(done, done.deed) : attackAct(done);
}

/** Returns the act of a verdict; `null` as long as its ruleset's part is not loaded, or does not play it. */
export function knownAct(verdict: Done & Pick<Verdict, "kind">): Act | null {
  const { kind, deed, intent } = verdict;
  const isKnown =
    kind === "deed" ? deed && Object.hasOwn(knownDeeds(intent.ruleset), deed.id) : knownAttacks(intent.ruleset);
  return isKnown ? actOf(verdict) : null;
}

/** Returns the dice of the first target, which the others share; undefined for the first itself. */
export function leadFor({ targets }: Pick<Verdict, "targets">, index: number): Dice | undefined {
  return index > 0 ? targets[0]?.dice : undefined;
}

/** Returns the view of an outcome for this user: of a sealed one, players see what is open. */
export function viewFor(outcome: Outcome, sealed: boolean, presenter: Presenter): OutcomeView {
  return sealed && presenter.seal && !readsAsKeeper() ? presenter.seal.view(outcome) : presenter.view(outcome);
}
