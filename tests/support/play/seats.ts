import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { loadAttacks } from "../../../src/core/play/loaded/attacks.js";
import { loadDeeds } from "../../../src/core/play/loaded/deeds.js";
import { loadRoundRules } from "../../../src/core/fight/state/rule-of.js";
import { playedRulesets } from "../../../src/core/rulesets.js";
import "../rulesets.js";
import { asNew, KEEPER, PUBLIC, sitDown, type Data } from "./arbiter-table.js";

export type RulesetId = "gb" | "warp" | "rpg" | "seuils" | "d20d100";

const kinds = (of: "actors" | "items") =>
  playedRulesets().flatMap((ruleset) => Object.entries<{ model: unknown }>(ruleset[of]));
const models = (of: "actors" | "items") => Object.fromEntries(kinds(of).map(([type, { model }]) => [type, model]));
const types = (of: "actors" | "items") => Object.fromEntries(kinds(of).map(([type]) => [type, {}]));

/** A document of the packs, by folder and file without its ending. */
export const ofPack = (file: string): Data => parse(readFileSync(`packs/${file}.yml`, "utf8")) as Data;

interface Seating {
  /** Settings that differ from the product's own, by key. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly combats?: readonly Data[];
  /** The chat log. */
  readonly messages?: readonly Data[];
  readonly generation?: 13 | 14;
}

/**
 * Seats the keeper, a player and another one at a table of one ruleset, with these actors. Wounds are written at once
 * unless `settings` say otherwise. The answer are the texts of the warnings and errors shown from then on.
 */
export async function seat(id: string, actors: readonly Data[], seating: Seating = {}): Promise<string[]> {
  const { told } = sitDown(
    seating.messages ?? [],
    (config) => {
      config.Actor["dataModels"] = models("actors");
      config.Item["dataModels"] = models("items");
      for (const ruleset of playedRulesets()) (config.Dice["rolls"] as unknown[]).push(...ruleset.rolls);
      Object.assign(config, { time: { roundTime: 6, turnTime: 0 }, sounds: { dice: "" } });
    },
    {
      actors: actors.map((actor) => ({ prototypeToken: { actorLink: true }, ...actor })),
      documentTypes: {
        Actor: types("actors"),
        Item: types("items"),
        ChatMessage: { attack: {}, deed: {}, defence: {}, damage: {}, save: {}, verdict: {}, request: {} },
      },
      ...(seating.combats && { combats: seating.combats }),
      ...(seating.generation && { generation: seating.generation }),
      settings: [
        ...asNew(playedRulesets().flatMap((ruleset) => ruleset.settings)),
        ...PUBLIC,
        ...Object.entries(seating.settings ?? {}),
      ],
    },
  );
  Object.assign(game, { packs: new Map() });
  await Promise.all([loadAttacks(id), loadDeeds(id), loadRoundRules()]);
  return told;
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
