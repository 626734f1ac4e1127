import { written } from "./sources.js";

/** Somebody, or something, as a compendium of ours is written. */
export interface Source {
  readonly name: string;
  readonly type: string;
  readonly system: object;
  readonly items?: readonly Source[];
}

/** Creatures and characters. */
const PEOPLE: Readonly<Record<string, readonly [string, string]>> = {
  gb: ["creatures", "investigators"],
  warp: ["warp-npcs", "warp-characters"],
  rpg: ["rpg-creatures", "rpg-characters"],
  seuils: ["seuils-creatures", "seuils-characters"],
  d20d100: ["d20d100-adversaries", "d20d100-investigators"],
};

/** The people in the compendia of a ruleset; none of one whose packs are not known here. */
export function peopleOf({ id }: { readonly id: string }): readonly Source[] {
  return (PEOPLE[id] ?? []).flatMap((pack) => written(pack) as unknown as readonly Source[]);
}
