import { rulesetOf } from "../../rulesets.js";
import { FetchedPart } from "../../ui/lazy-part.js";

const lists = new FetchedPart((type) => rulesetOf(type)?.fightList);

/** Loads the list-of-fight part of a type's ruleset; undefined for types that are not ours. */
export const loadFightList = (type: string) => lists.load(type);

/** Returns the same part once loaded; undefined before. */
export const knownFightList = (type: string) => lists.known(type);
