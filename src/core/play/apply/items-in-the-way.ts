import { warn } from "../../text/errors.js";
import { t } from "../../text/i18n.js";
import { contains } from "../record/same-values.js";
import type { Plan } from "../record/plan.js";
import { ledgerOf } from "./planning.js";

/**
 * Clears the ids of what a plan is about to create: they stand in the verdict before, and whoever owns the actor may have
 * laid something of their own there, so that their wound never comes. Once the plan's mark is there, what stands under
 * them is the plan's.
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
