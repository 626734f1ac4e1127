import { rulesetOf } from "../../rulesets.js";
import { FetchedPart } from "../../ui/lazy-part.js";

const lists = new FetchedPart((type) => rulesetOf(type)?.fightList);

/** Fetches what the list of a fight says of actors of a type; undefined for types that are not ours. */
export const loadFightList = (type: string) => lists.load(type);

/** The same, `undefined` as long as it is not loaded. */
export const knownFightList = (type: string) => lists.known(type);
