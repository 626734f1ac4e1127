import { PLAYER, type Data } from "./arbiter-table.js";
import { rulesetById } from "../../../src/core/rulesets.js";
import { ofPack, type RulesetId, seat } from "./seats.js";

export { as, type RulesetId } from "./seats.js";

/** A player's character of the packs and one of the keeper's, by ruleset. */
const PEOPLE = {
  gb: ["investigators/detective-prive", "investigators/docker"],
  warp: ["warp-characters/ines-marchand", "warp-characters/nadia-belkacem"],
  rpg: ["rpg-characters/gaspard-troispieds", "rpg-characters/odile-brisefer"],
  seuils: ["seuils-characters/maude-ferrand", "seuils-characters/aurele-drac"],
  d20d100: ["d20d100-investigators/anatole-kerbrat", "d20d100-investigators/honorine-salvat"],
} as const satisfies Record<RulesetId, readonly [string, string]>;
export const RULESET_IDS = Object.keys(PEOPLE) as RulesetId[];

const hasPeople = (id: string): id is RulesetId => Object.hasOwn(PEOPLE, id);

/** Whom a table of a ruleset seats: where its packs have nobody, people of its own types as they are at first. */
function peopleOf(id: string): readonly [Data, Data] {
  if (hasPeople(id)) return [ofPack(PEOPLE[id][0]), ofPack(PEOPLE[id][1])];
  const types = Object.keys(rulesetById(id)?.actors ?? {});
  const nobody = (type = ""): Data => ({ name: type, type });
  return [nobody(types[0]), nobody(types.at(-1))];
}

/** Seats a player's character, one of the keeper's whom players know of and one whom they do not, at a table of one ruleset. */
export async function seatAt(id: string): Promise<{ hero: Actor; foe: Actor; other: Actor; told: string[] }> {
  const [mine, theirs] = peopleOf(id);
  const person = (source: Data, letter: string, ownership: object): Data => ({
    ...{ ...source, _id: letter.repeat(16), ownership: { default: 0, ...ownership } },
    prototypeToken: { actorLink: true },
  });
  const people = [person(mine, "h", { [PLAYER]: 3 }), person(theirs, "f", { default: 1 }), person(theirs, "o", {})];
  const told = await seat(id, people);
  const [hero, foe, other] = game.actors.contents as [Actor, Actor, Actor];
  return { hero, foe, other, told };
}
