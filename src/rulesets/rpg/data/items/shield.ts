import { itemModel } from "../../../../core/documents/models.js";
import { flag, prose, whole } from "../../../../core/data/fields.js";
import { belonging, mishaps } from "../fields.js";

const schema = () => ({
  ...belonging(),
  equipped: flag(false), // on the arm that is not the main one
  ...mishaps(),
  difficultyModifier: whole(-9, 9, 0), // RP-44 — added to the FD of a parry
  description: prose(),
});

/** A shield: it has no die, and serves to parry alone (RP-44). */
export class RpgShield extends itemModel(schema, "GARDIEN.RPG.THING", "GARDIEN.RPG.SHIELD") {
  /** RP-42 — whether it is on the arm, and whole. */
  get ready(): boolean {
    return this.equipped && !this.onGround && !this.broken;
  }
}
