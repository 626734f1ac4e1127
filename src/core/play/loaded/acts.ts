import type { Verdict } from "../record/verdict.js";
import { loadAttacks, rulesetsIn } from "./attacks.js";
import { loadDeeds } from "./deeds.js";

/** Loads what plays an act, the deeds it calls for or forces, and the rulesets of the actors in it. */
export async function loadAct({ intent }: Pick<Verdict, "intent">): Promise<void> {
  await Promise.all(rulesetsIn(intent).flatMap((id): readonly Promise<unknown>[] => [loadAttacks(id), loadDeeds(id)]));
}
