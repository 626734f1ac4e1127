import type { Data } from "../../common/types.js";
import { localizeModel, type ModelLike } from "../i18n/models.js";

/** Gives the fields of every registered sub-type model their labels and hints, under the paths of `system`. */
export function localizeDocumentModels(): void {
  for (const config of Object.values(CONFIG) as Data[]) {
    const models = config?.dataModels as Record<string, ModelLike> | undefined;
    if (!models || typeof models !== "object") continue;
    for (const model of Object.values(models)) localizeModel(game.i18n, model);
  }
}
