import { write } from "../../../../core/foundry/write.js";
import type { SheetClick } from "../../../../core/sheets/drawn-sheet.js";
import { endCondition } from "../../../../core/sheets/end-condition.js";
import { CREATURE_MODES } from "../../data/actors/actor-schema.js";
import { GbCreature } from "../../data/actors/creature.js";
import { GbActor } from "../../data/actors/gb-actor.js";
import { ZONES } from "../../rules/vocabulary.js";
import { poolOf } from "../views/pool-of.js";
import { POOLS } from "../views/pools-view.js";

/** What clicks on an actor's sheet change, by their `data-action`; the other data of what was clicked say what of it. */
export const clicks = {
  /** Crosses as many points of a `pool` as the box says, `loss`. */
  setLoss: async ({ pool: id, loss }, { actor }) => {
    const pool = POOLS.find((one) => one === id);
    if (!pool || !(actor.system instanceof GbActor)) return;
    const { max } = poolOf(actor.system, pool);
    await write(actor, { [`system.${pool}.value`]: max - Number(loss) });
  },
  endCondition,
  /** GB-25 — the keeper puts a `zone` behind cover, or takes it out. */
  coverZone: async ({ zone: id }, { actor }) => {
    const zone = ZONES.find((one) => one === id);
    if (!zone || !game.user.isGM || !(actor.system instanceof GbActor)) return;
    await write(actor, { [`system.cover.${zone}`]: actor.system.cover[zone] !== true });
  },
  /** GB-42 — the keeper's choice for each creature, at any time: `mode`. */
  setMode: async ({ mode: id }, { actor }) => {
    const mode = CREATURE_MODES.find((one) => one === id);
    if (mode && actor.system instanceof GbCreature) await write(actor, { "system.mode": mode });
  },
} as const satisfies Record<string, SheetClick>;
