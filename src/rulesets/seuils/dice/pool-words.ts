import type { Text } from "../../../core/text/text.js";
import type { DamagePool } from "../rules/damage/damage.js";
import type { Pool } from "../rules/checks/pool.js";

type Dice = Pick<Pool, "dice" | "equipmentDice">;

/** SE-04, SE-07 — the dice of a pool in words. */
function diceOf(pool: Dice): Text {
  const { dice, equipmentDice: equipment } = pool;
  return { key: `GARDIEN.SEUILS.POOL.${kindOf(pool)}`, data: { dice, equipment } };
}

function kindOf({ dice, equipmentDice }: Dice): "none" | "plain" | "equipped" | "equipment" {
  if (dice === 0) return "none";
  if (equipmentDice === 0) return "plain";
  return equipmentDice < dice ? "equipped" : "equipment";
}

/** SE-02, SE-04, SE-10 — a pool in words, with the face from which a die is a success. */
export function poolText(pool: Dice, threshold: number): Text {
  if (pool.dice === 0) return diceOf(pool); // SE-07: no face counts where none falls
  return { key: "GARDIEN.SEUILS.POOL.from", data: { pool: diceOf(pool), threshold } };
}

const BRIEF = { plain: "brief", equipped: "briefEquipped", equipment: "briefEquipment" } as const;

/** SE-02, SE-04 — the same in a few letters. */
export function poolBrief(pool: Dice, threshold: number): Text {
  const kind = kindOf(pool);
  if (kind === "none") return diceOf(pool);
  const { dice, equipmentDice: equipment } = pool;
  return { key: `GARDIEN.SEUILS.POOL.${BRIEF[kind]}`, data: { dice, equipment, threshold } };
}

/** SE-40, SE-44 — damage dice in words: how many, how many of them count, and the best ones that do not. */
export function damagePoolText({ rolled, kept, discarded }: Omit<DamagePool, "absorbed">): Text {
  const key = `GARDIEN.SEUILS.POOL.${discarded > 0 ? "damageLess" : "damage"}`;
  return { key, data: { rolled, kept, discarded } };
}
