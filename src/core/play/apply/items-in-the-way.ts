import { warn } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { contains } from "../record/same-values.js";
import type { Plan } from "../record/plan.js";
import { ledgerOf } from "./planning.js";

/**
 * Deletes items under the ids that a plan is about to create: players can read those ids in the verdict, and an owner
 * may have put an item of their own there to escape the wound. Once the plan's mark is written, the items are the
 * plan's.
 */
export async function clearWay(actor: Actor, { id, created }: Plan): Promise<void> {
  if (created.length === 0 || ledgerOf(actor).includes(id)) return;
  const squatters = created.filter((source) => {
    const found = actor.items.get(source._id);
    return found !== undefined && !contains(found.toObject(), source);
  });
  if (squatters.length === 0) return;
  warn(t("GARDIEN.CARD.itemInTheWay", { name: actor.name }));
  await actor.deleteEmbeddedDocuments(
    "Item",
    squatters.map(({ _id }) => _id),
  );
}
