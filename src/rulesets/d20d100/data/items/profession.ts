import { itemModel } from "../../../../core/documents/models.js";
import { line, prose, whole } from "../../../../core/data/fields.js";
import type { CharacteristicKey } from "../../rules/vocabulary.js";
import { characteristicList, wordList } from "../fields.js";

const schema = () => ({
  slug: line(),
  key: line(),
  characteristics: characteristicList(),
  skills: wordList(), // keys
  extraSkills: whole(0, 12, 0),
  equipment: line(),
  description: prose(),
});

/** A profession: the characteristics and the skills that go with it (DD-37, DD-38). */
export class D20d100Profession extends itemModel(schema, "GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.PROFESSION") {
  declare key: string;
  /** The one that is proposed first. */
  declare characteristics: CharacteristicKey[];
  declare skills: string[];
  /** Skills of one's own choice, besides those. */
  declare extraSkills: number;
  declare equipment: string;
  declare description: string;
}
