import { deedKit } from "../../../core/deed/kit.js";
import { isOurs } from "../data/reading.js";
import { explainAmount } from "../dice/lines.js";

/** Where the words of these deeds are. */
export const AREA = "GARDIEN.SEUILS.DEED";

const kit = deedKit(AREA, { explain: explainAmount, plays: isOurs });

/** What all deeds of this ruleset are written with. */
export const { deed, field, say, named, figure, fact, numbers, secret, count, yesNo, pick, obstacle } = kit;

/** The people whom they name: healers and patients, those who stand against each other. */
export const { personIn, others, helpers, shownHelper, patientProposed, sentTo } = kit;
