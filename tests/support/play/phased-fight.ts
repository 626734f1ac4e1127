import { declareFor } from "../../../src/core/fight/rounds/declare.js";
import { settle, stand } from "../../../src/core/fight/rounds/rounds.js";
import { rpg } from "../../../src/rulesets/rpg/index.js";
import { rpgRounds } from "../../../src/rulesets/rpg/fight/rounds.js";
import { asNew, type Data, PLAYER, sitDown } from "./arbiter-table.js";
import { GardienCombat, GardienCombatant } from "./fights.js";
import { RULESETS } from "../rulesets.js";

/** The id of somebody of the fight, and of their place in it. */
export const idOf = (letter: string): string => letter.repeat(16);
const person = (letter: string, reaction: number): Data => ({
  ...{ _id: idOf(letter), name: letter, type: "rpgCharacter", prototypeToken: { actorLink: true } },
  system: { reaction: { override: reaction } },
  ownership: { default: 0, ...(letter === "q" && { [PLAYER]: 3 }) },
});
const fighter = (letter: string, initiative: number | null = null): Data => ({
  ...{ _id: idOf(letter), name: letter, actorId: idOf(letter), initiative },
});

interface Fight {
  readonly combat: Combat;
  /** Warnings and errors, by their keys. */
  readonly told: string[];
  readonly settings: Map<string, unknown>;
}

/**
 * Sits down as the keeper at a fight of `q` (VR 7), who is the player's, `s` (VR 4) and `g`, who plays by other rules with
 * an initiative of 5; what the options of the table are, the round they are in.
 */
export async function openFight(options: Data = {}, round = 1): Promise<Fight> {
  const { told, settings } = sitDown(
    [],
    (config) => {
      config.Actor["dataModels"] = Object.fromEntries(
        RULESETS.flatMap(({ actors }) => Object.entries(actors)).map(([type, { model }]) => [type, model]),
      );
      config.Dice["rolls"] = [...(config.Dice["rolls"] as unknown[]), ...rpg.rolls];
      Object.assign(config, { time: { roundTime: 6, turnTime: 0 } });
      const fights = config as unknown as { Combat: Data; Combatant: Data };
      fights.Combat["documentClass"] = GardienCombat;
      fights.Combatant["documentClass"] = GardienCombatant;
    },
    {
      actors: [
        person("q", 7),
        person("s", 4),
        { _id: idOf("g"), name: "g", type: "gbCreature", prototypeToken: { actorLink: true } },
      ],
      documentTypes: { Actor: { rpgCharacter: {}, gbCreature: {} }, Item: {}, ChatMessage: {} },
      combats: [
        { _id: idOf("c"), active: true, round, turn: 0, combatants: [fighter("q"), fighter("s"), fighter("g", 5)] },
      ],
      settings: [...asNew(rpg.settings), ...Object.entries(options)],
    },
  );
  const combat = game.combat as Combat;
  await settle(combat);
  return { combat, told, settings };
}

/** Who acts when, by their letters. */
export const orderOf = (combat: Combat): string => combat.turns.map(({ name }) => name).join("");
export const fighterIn = (combat: Combat, letter: string): Combatant =>
  combat.combatants.get(idOf(letter)) as Combatant;
export const actorOf = (letter: string): Actor => game.actors.get(idOf(letter)) as Actor;

/** What somebody has declared for the round that it is. */
export function sectionOf(letter: string): string | undefined {
  const now = { combatId: idOf("c"), round: game.combat?.round ?? 0 };
  return rpgRounds.declared(actorOf(letter), now)?.name.split(".").at(-1);
}

export const declare = (combat: Combat, letter: string, phase: string): Promise<void> =>
  declareFor(fighterIn(combat, letter), { phase });

/** Everybody declares, and the round begins. */
export async function beginRound(combat: Combat, quick: string, slow: string): Promise<void> {
  await declare(combat, "q", quick);
  await declare(combat, "s", slow);
  await stand(combat, "", false);
}

/** Sits down as somebody else, at the same table. */
export function sitAs(user: string): void {
  Object.assign(game, { userId: user });
}
