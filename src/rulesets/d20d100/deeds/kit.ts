import { deedKit } from "../../../core/deed/kit.js";
import { nameAsKnown } from "../../../core/text/names-known.js";
import type { Text } from "../../../core/text/text.js";
import { isOurs } from "../data/reading.js";
import { explain } from "../dice/lines.js";

/** Where the words of these deeds are. */
export const AREA = "GARDIEN.D20D100.DEED";

const kit = deedKit(AREA, { explain, plays: isOurs });

/** What all deeds of this ruleset are written with. */
export const { deed, field, say, named, figure, fact, numbers, secret, count, yesNo, pick, obstacle } = kit;

/** The people whom these deeds name: healers and patients, casters and those their spells fall on. */
export const { personIn, others, helpers, shownHelper, patientProposed, sentTo } = kit;

/** A thing that a card or a choice knows by its name, in whatever language: as its reader calls it. */
export const nameHere = (name: string): string => nameAsKnown(name, "d20d100");

/** The same, as a text. */
export const called = (name: string): Text => named(nameHere(name));
