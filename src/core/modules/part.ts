import { rulesetById } from "../rulesets.js";
import type { ModulePart } from "../sheets/action-offer.js";
import { FetchedPart } from "../ui/lazy-part.js";

const parts = new FetchedPart((id) => rulesetById(id)?.modules);

/** Loads what modules are told of a ruleset; undefined for one that tells them nothing. */
export function loadModulePart(ruleset: string): Promise<ModulePart | undefined> {
  return parts.load(ruleset);
}
