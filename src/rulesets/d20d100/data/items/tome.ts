import { itemModel } from "../../../../core/documents/models.js";
import { flag, line, measure, prose, whole } from "../../../../core/data/fields.js";
import { wordList } from "../fields.js";

const schema = () => ({
  slug: line(),
  language: line(),
  sanityLoss: line("0"),
  mythosGain: whole(0, 50, 0),
  spellMultiplier: whole(0, 10, 0),
  weeks: measure(200, 0),
  weeksRead: measure(200, 0),
  read: flag(false),
  spells: wordList(), // UUIDs
  description: prose(),
});

/** A book of the Mythe (DD-111, DD-174). */
export class D20d100Tome extends itemModel(schema, "GARDIEN.D20D100.ITEM", "GARDIEN.D20D100.TOME") {
  declare language: string;
  /** One loss, or "a/b": on a success and on a failure. */
  declare sanityLoss: string;
  /** Percents of Mythe de Cthulhu. */
  declare mythosGain: number;
  /** Times INT, as a percentage, to learn one of its spells. */
  declare spellMultiplier: number;
  declare weeks: number;
  declare weeksRead: number;
  declare read: boolean;
  declare spells: string[];
  declare description: string;
}
