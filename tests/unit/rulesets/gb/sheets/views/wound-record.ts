import { worseningLoss } from "../../../../../../src/rulesets/gb/rules/body/worsening.js";
import { woundRecord, type WoundRecord } from "../../../../../../src/rulesets/gb/sheets/views/wounds-view.js";
import { preparedItem } from "../../../../../support/models/gb-models.js";

/** A wound as a sheet's rows are made of it. */
export const wound = (data: Partial<WoundRecord>): WoundRecord => ({
  ...woundRecord("w", preparedItem("gbWound", {})),
  ...data,
});

/** What a wound takes when the table changes nothing (D-23). */
export const BOTH = worseningLoss(1);
