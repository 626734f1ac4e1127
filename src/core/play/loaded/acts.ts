import type { Verdict } from "../record/verdict.js";
import { loadAttacksFor } from "./attacks.js";
import { loadDeeds } from "./deeds.js";

/** Loads the rulesets of an act and of the actors in it. */
export async function loadAct({ intent, deed }: Pick<Verdict, "intent" | "deed">): Promise<void> {
  await Promise.all([loadAttacksFor(intent), deed && loadDeeds(intent.ruleset)]);
}
