import { getDocumentClass } from "../../common/host.js";
import type { Data, Value } from "../../common/types.js";

/** Generation 14: sends several operations in order. */
export async function modifyBatch(operations: Data[]): Promise<Value[][]> {
  const results: Value[][] = [];
  for (const { action, documentName, data, updates, ids, ...operation } of operations) {
    const cls: Value = getDocumentClass(documentName as string);
    if (action === "create") results.push((await cls.createDocuments(data, operation)) as Value[]);
    else if (action === "update") results.push((await cls.updateDocuments(updates, operation)) as Value[]);
    else if (action === "delete") results.push((await cls.deleteDocuments(ids, operation)) as Value[]);
    else throw new Error(`${String(action)} is not an operation of a batch`);
  }
  return results;
}
