import { masteryCost } from "../../rules/character/prices.js";
import { characterSchema } from "./actor-schema.js";
import { rpgOptions } from "../options.js";
import { RpgActor } from "./rpg-actor.js";

/** A player's character (RP-20…RP-30). */
export class RpgCharacter extends RpgActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.RPG.ACTOR", "GARDIEN.RPG.CHARACTER"];

  /** RP-95, RP-96 — PE to spend, and all that were ever earned. */
  declare xp: { available: number; total: number };
  /** RP-29 — whether the keeper has said yes to it. */
  declare approved: boolean;
  /** RP-29 — PP; `spent` is derived. */
  declare customization: { pool: number; spent: number };

  static override defineSchema(): ReturnType<typeof characterSchema> {
    return characterSchema();
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    const { costFactor } = rpgOptions();
    const { skills } = this.carried;
    this.customization.spent = skills.reduce(
      (sum, { system }) => sum + masteryCost(0, system.creationMastery, costFactor),
      0,
    );
  }
}
