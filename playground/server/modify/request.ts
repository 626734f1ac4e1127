import type { Action, ModifyRequest, Operation } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { isValidId } from "../../common/utils/strings.js";
import { Refusal } from "../errors.js";
import { isRecord } from "../store/hierarchy.js";

const ACTIONS: readonly unknown[] = ["create", "update", "delete", "get"] satisfies Action[];
const MAX_BATCH = 1000;
const FLAGS = ["keepId", "keepEmbeddedIds", "diff", "recursive", "render", "noHook", "deleteAll", "index"];

/** Checks the shape of a request; what it asks for is another matter. */
export function readRequest(value: unknown): ModifyRequest {
  if (!isRecord(value)) throw new Refusal("modifyDocument wants an object");
  const { type, action, operation } = value;
  if (typeof type !== "string" || type === "") throw new Refusal("The document type is missing");
  if (!ACTIONS.includes(action)) throw new Refusal(`Unknown action: ${JSON.stringify(action)}`);
  if (!isRecord(operation)) throw new Refusal("The operation is missing");
  checkOperation(operation, action);
  return { type, action, operation };
}

function checkOperation(operation: Operation, action: Action): void {
  for (const flag of FLAGS) {
    if (operation[flag] !== undefined && typeof operation[flag] !== "boolean") {
      throw new Refusal(`${flag} must be true or false`);
    }
  }
  for (const key of ["parentUuid", "pack"] as const) {
    const value: unknown = operation[key];
    if (value !== undefined && value !== null && typeof value !== "string") throw new Refusal(`${key} must be a text`);
  }
  if (action === "create") checkBatch(operation.data, "data", isRecord, "an object");
  if (action === "update") checkBatch(operation.updates, "updates", hasId, "an object with its _id");
  if (action === "delete" && !operation.deleteAll) checkBatch(operation.ids, "ids", isText, "an id");
  if (action === "get" && operation.query !== undefined && !isRecord(operation.query)) {
    throw new Refusal("query must be an object");
  }
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";
const hasId = (value: unknown): boolean => isRecord(value) && isText(value._id);

function checkBatch(batch: unknown, name: string, isGood: (entry: unknown) => boolean, what: string): void {
  if (!Array.isArray(batch)) throw new Refusal(`${name} must be a list`);
  if (batch.length > MAX_BATCH) throw new Refusal(`${name} holds ${batch.length} entries of ${MAX_BATCH} allowed`);
  const bad = batch.findIndex((entry) => !isGood(entry));
  if (bad >= 0) throw new Refusal(`${name}[${bad}] must be ${what}`);
}

/** The id for a new document: the one asked for with `keepId`, or a fresh one. */
export function newId(data: Data, keep: boolean, fresh: () => string): string {
  if (!keep || data._id === undefined || data._id === null) return fresh();
  if (!isValidId(data._id)) throw new Refusal(`${JSON.stringify(data._id)} is no id: 16 letters and digits`);
  return data._id;
}
