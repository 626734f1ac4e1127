import type { Verdict } from "../record/verdict.js";
import { loadAttacksFor } from "./attacks.js";
import { loadDeeds } from "./deeds.js";

/** Fetches what an act and the people in it play by. */
export async function loadAct({ intent, deed }: Pick<Verdict, "intent" | "deed">): Promise<void> {
  await Promise.all([loadAttacksFor(intent), deed && loadDeeds(intent.ruleset)]);
}
