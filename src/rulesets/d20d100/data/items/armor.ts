import { itemModel } from "../../../../core/documents/models.js";
import { flag, line, whole } from "../../../../core/data/fields.js";
import { VEST_PROTECTIONS, type VestProtection } from "../../rules/vocabulary.js";
import { belonging } from "../fields.js";

/** DD-133 — the protections that there are, each the size of its die. */
const protection = () =>
  new foundry.data.fields.NumberField({ required: true, nullable: false, choices: [...VEST_PROTECTIONS], initial: 0 });

/** What a vest covers unless somebody wrote otherwise, as it is stored. */
export const TORSO = "torse";

const schema = () => ({
  ...belonging(),
  protection: protection(),
  penalty: whole(-10, 0, 0),
  equipped: flag(false),
  covers: line(TORSO),
  notes: line(),
});

/** A vest (DD-132, DD-133). */
export class D20d100Armor extends itemModel(schema, "GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.ARMOR") {
  declare protection: VestProtection;
  /** DD-132 — 0 or less, on Défense and on skills with an asterisk. */
  declare penalty: number;
  declare equipped: boolean;
  declare covers: string;
}
