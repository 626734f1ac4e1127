import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { loadProcedure } from "../../src/core/attack/procedure-of.js";
import { loadDeeds } from "../../src/core/deeds/loaded.js";
import { loadRoundRules } from "../../src/core/fight/rule-of.js";
import { RULESETS } from "./rulesets.js";
import { KEEPER, PLAYER, sitDown, type Data } from "./arbiter-table.js";

/** A player's character of the packs and one of the keeper's, by ruleset. */
const PEOPLE = {
  gb: ["investigators/detective-prive", "investigators/docker"],
  warp: ["warp-characters/ines-marchand", "warp-characters/nadia-belkacem"],
  rpg: ["rpg-characters/gaspard-troispieds", "rpg-characters/odile-brisefer"],
  seuils: ["seuils-characters/maude-ferrand", "seuils-characters/aurele-drac"],
  d20d100: ["d20d100-investigators/anatole-kerbrat", "d20d100-investigators/honorine-salvat"],
} as const;
export type RulesetId = keyof typeof PEOPLE;
export const RULESET_IDS = Object.keys(PEOPLE) as RulesetId[];

const kinds = (of: "actors" | "items") =>
  RULESETS.flatMap((ruleset) => Object.entries<{ model: unknown }>(ruleset[of]));
const models = (of: "actors" | "items") => Object.fromEntries(kinds(of).map(([type, { model }]) => [type, model]));
const types = (of: "actors" | "items") => Object.fromEntries(kinds(of).map(([type]) => [type, {}]));

/** Seats a player's character, one of the keeper's whom players know of and one whom they do not, at a table of one ruleset. */
export async function seatAt(id: RulesetId): Promise<{ hero: Actor; foe: Actor; other: Actor; told: string[] }> {
  const [mine, theirs] = PEOPLE[id].map((file) => parse(readFileSync(`packs/${file}.yml`, "utf8")) as Data);
  const person = (source: Data | undefined, letter: string, ownership: object) => ({
    ...{ ...source, _id: letter.repeat(16), ownership: { default: 0, ...ownership } },
    prototypeToken: { actorLink: true },
  });
  const { settings, told } = sitDown(
    [],
    (config) => {
      config.Actor["dataModels"] = models("actors");
      config.Item["dataModels"] = models("items");
      for (const ruleset of RULESETS) (config.Dice["rolls"] as unknown[]).push(...ruleset.rolls);
      Object.assign(config, { time: { roundTime: 6, turnTime: 0 }, sounds: { dice: "" } });
    },
    {
      actors: [person(mine, "h", { [PLAYER]: 3 }), person(theirs, "f", { default: 1 }), person(theirs, "o", {})],
      documentTypes: {
        Actor: types("actors"),
        Item: types("items"),
        ChatMessage: { attack: {}, deed: {}, defence: {}, damage: {}, save: {}, verdict: {}, request: {} },
      },
    },
  );
  for (const ruleset of RULESETS) for (const { key, initial } of ruleset.settings) settings.set(key, initial);
  settings.set("arbiters", "");
  Object.assign(game, { packs: new Map() });
  await Promise.all([loadProcedure(id), loadDeeds(id), loadRoundRules()]);
  for (const actor of game.actors) (actor as unknown as { reset(): void }).reset(); // by these settings
  const [hero, foe, other] = game.actors.contents as [Actor, Actor, Actor];
  return { hero, foe, other, told };
}

/** What somebody's client does, at their seat. */
export async function as<T>(user: string, act: () => T | Promise<T>): Promise<T> {
  Object.assign(game, { userId: user });
  try {
    return await act();
  } finally {
    Object.assign(game, { userId: KEEPER });
  }
}
