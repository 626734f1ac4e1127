import type { Protection } from "../../rules/damage/protection.js";
import type { CreatureKind } from "../../rules/vocabulary.js";
import { creatureSchema } from "./actor-schema.js";
import { SeuilsActor } from "./seuils-actor.js";
import type { Specific } from "../items/specific.js";

/** Everybody of the keeper's: animals, insects, swarms, people (SE-77). */
export class SeuilsCreature extends SeuilsActor {
  static override LOCALIZATION_PREFIXES = ["GARDIEN.SEUILS.ACTOR", "GARDIEN.SEUILS.CREATURE"];

  declare kind: CreatureKind;
  /** SE-14 */
  declare actionsPerRound: number;
  declare attacksPerRound: number;
  /** SE-43…SE-46 — protects like an armour. */
  declare hide: { index: number; specific: Specific[] };
  /** SE-25 */
  declare coversAll: boolean;
  /** How it lives, in the keeper's words. */
  declare behaviour: string;

  static override defineSchema(): ReturnType<typeof creatureSchema> {
    return creatureSchema();
  }

  override get allowed(): { readonly actions: number; readonly attacks: number } {
    return { actions: this.actionsPerRound, attacks: this.attacksPerRound };
  }

  override get protections(): readonly Protection[] {
    return [...super.protections, this.hide];
  }

  override get isCovered(): boolean {
    return this.coversAll || super.isCovered;
  }
}
