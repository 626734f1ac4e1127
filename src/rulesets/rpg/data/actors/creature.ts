import type { ArmourPiece } from "../../rules/attack/armour.js";
import { creatureSchema } from "./actor-schema.js";
import { naturalPieces } from "./carried.js";
import { RpgActor } from "./rpg-actor.js";

/** Everybody of the keeper's: people, beasts, monsters (RP-105). */
export class RpgCreature extends RpgActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.RPG.ACTOR", "GARDIEN.RPG.CREATURE"];

  /** RP-40. */
  declare actions: number;
  /** RP-64 — hide, scales; also what it always wears. */
  declare naturalArmor: { coverage: number[]; formula: string }[];
  /** RP-105 — what sets it apart, how many come together, and how it lives, in the keeper's words. */
  declare special: string;
  declare numberAppearing: string;
  declare habits: string;

  static override defineSchema(): ReturnType<typeof creatureSchema> {
    return creatureSchema();
  }

  override get actionsPerRound(): number {
    return this.actions;
  }

  protected override get isCreature(): boolean {
    return true;
  }

  override get armour(): readonly ArmourPiece[] {
    return [...super.armour, ...naturalPieces(this.naturalArmor)];
  }
}
