import { D20d100Adversary } from "../../../../../src/rulesets/d20d100/data/actors/adversary.js";
import { D20d100Investigator } from "../../../../../src/rulesets/d20d100/data/actors/investigator.js";
import { d20d100Deeds } from "../../../../../src/rulesets/d20d100/deeds/index.js";
import { D20D100_ROLLS } from "../../../../../src/rulesets/d20d100/dice/index.js";
import { SETTINGS } from "../../../../../src/rulesets/d20d100/settings.js";
import { PLAYER, type Data } from "../../../../support/play/arbiter-table.js";
import { D20D100_ITEMS } from "../../../../support/models/d20d100-models.js";
import { deedsAtTable, idOf, item } from "../../../../support/play/deeds.js";
import { seatPeople } from "../../../../support/play/ring.js";

export { item, idOf, systemOf } from "../../../../support/play/deeds.js";
export { change, inRound } from "../../../../support/play/ring.js";

const GAME = {
  actors: { d20d100Investigator: D20d100Investigator, d20d100Adversary: D20d100Adversary },
  items: D20D100_ITEMS,
  rolls: D20D100_ROLLS,
  settings: SETTINGS,
};

/** The deeds of this ruleset, as a test does them. */
export const { procedure, settled, doDeed, hindrance } = deedsAtTable(d20d100Deeds);

/** A skill with a plain total. */
export const skill = (key: string, total: number, more: Data = {}): Data =>
  item("d20d100Skill", key, { key, flat: total, ...more });

/** Characteristics of 10 but for those told. */
const scores = (told: Readonly<Record<string, number>>): Data =>
  Object.fromEntries(Object.entries(told).map(([id, score]) => [id, { score }]));

/** CON 14, INT 12, POU 13: PV 12, SAN 65, PM 13. */
const BODY = scores({ constitution: 14, intelligence: 12, power: 13, size: 10, strength: 12, dexterity: 14 });

/** A player's investigator, and a creature of the keeper's; nobody is in a fight. */
export function openBedside(mine: readonly Data[] = [], theirs: Data = {}, items: readonly Data[] = []) {
  const { people, settings } = seatPeople(GAME, [
    {
      ...{ _id: idOf("hero"), name: "John", type: "d20d100Investigator" },
      ...{ ownership: { default: 0, [PLAYER]: 3 }, items: mine },
      system: { characteristics: BODY, hp: { value: 12 }, mp: { value: 13 }, sanity: { value: 65 }, destiny: 1 },
    },
    {
      ...{ _id: idOf("foe"), name: "Profond", type: "d20d100Adversary", items },
      system: { hp: { value: 13, max: 13 }, mp: { value: 10, max: 10 }, ...theirs },
    },
  ]);
  const [hero, foe] = people as [Actor, Actor];
  return { hero, foe, settings };
}

/** Writes into somebody's sheet, as a keeper does. */
export async function write(actor: Actor, system: Data): Promise<void> {
  await actor.update({ system } as never);
}

/** The investigator's figures as a test reads them. */
export const sheetOf = (actor: Actor): D20d100Investigator => actor.system as never;

/** What is stored of somebody, whatever moments are noted. */
export function stored(actor: Actor): Data {
  const { clocks, ...system } = structuredClone(actor.toObject().system as Data);
  return clocks ? system : system;
}

/** Turns the clock of the world to a moment, in seconds. */
export function setTime(worldTime: number): void {
  Object.assign(game, { time: { worldTime } });
}

/** What the clock calls for on somebody now. */
export const due = (actor: Actor) => d20d100Deeds.due(actor, game.time.worldTime, () => null);

/** Writes what time that went by changes by itself. */
export async function letPass(actor: Actor): Promise<void> {
  const passed = d20d100Deeds.passes?.(actor);
  if (passed) await actor.update({ system: passed } as never);
}
