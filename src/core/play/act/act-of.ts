import type { Dice } from "../contract/dice.js";
import type { Outcome } from "../contract/outcome.js";
import type { OutcomeView } from "../contract/view.js";
import type { Verdict } from "../record/verdict.js";
import type { Act, Done, Presenter } from "./act.js";
import { readsAsKeeper } from "../../world/reader.js";
import { attackAct } from "./attack-act.js";
import { deedAct } from "./deed-act.js";

/** Acts by what they were made of: a card asks for the same one again and again. */
const made = new WeakMap<Done, Act>();

/** Returns the act of a message or a verdict. Its ruleset must be loaded; throws for an act not played here. */
export function actOf(done: Done): Act {
  const act = knownAct(done);
  if (!act) throw new Error(`no act ${done.deed?.id ?? "of attack"} in ${done.intent.ruleset}`);
  return act;
}

/** Returns the act of a verdict; `null` as long as its ruleset's part is not loaded, or does not play it. */
export function knownAct(done: Done): Act | null {
  const act = made.get(done) ?? (done.deed ? deedAct(done, done.deed) : attackAct(done));
  if (act) made.set(done, act);
  return act;
}

/** Returns the dice of the first target, which the others share; undefined for the first itself. */
export function leadFor({ targets }: Pick<Verdict, "targets">, index: number): Dice | undefined {
  return index > 0 ? targets[0]?.dice : undefined;
}

/** Returns the view of an outcome for this user: of a sealed one, players see what is open. */
export function viewFor(outcome: Outcome, sealed: boolean, presenter: Presenter): OutcomeView {
  return sealed && presenter.seal && !readsAsKeeper() ? presenter.seal.view(outcome) : presenter.view(outcome);
}
