import { flag, healed, list, record, text, type Read } from "../shape/shape.js";
import type { Problem } from "./procedure.js";
import { DRAFT_PATH } from "./stored.js";

const REMARK = record({ step: text, text, done: flag });
/** What a keeper asks for at a step, until somebody has seen to it. */
export type Remark = Read<typeof REMARK>;

/** Where they lie on the actor. A list, which an update replaces as a whole. */
export const REMARKS_PATH = `${DRAFT_PATH}.remarks`;

/** What is stored of them. */
export const REMARKS = healed(list(REMARK), (all) => all.filter((one) => one.step !== "" && one.text !== ""));

/** A remark as a point to see to. */
export function problemOf({ step, text: said }: Remark): Problem {
  return { step, kind: "asked", text: { key: "GARDIEN.ASSISTANT.asked", data: { text: said } } };
}
