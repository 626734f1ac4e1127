/** Everything that the server and the client share. */
import "./primitives.js";

export * as CONST from "./const.js";
export { DataModel, type ModelContext, type UpdateOptions } from "./data/data-model.js";
export * as fields from "./data/fields/index.js";
export { TypeDataModel } from "./data/type-data-model.js";
export * as validation from "./data/validation.js";
export * as documents from "./documents/index.js";
export { generation, setGeneration } from "./generation.js";
export { documentClasses, getDocumentClass, host, type Problem } from "./host.js";
export type { Constructor, Data, Value } from "./types.js";
export * as utils from "./utils/index.js";
