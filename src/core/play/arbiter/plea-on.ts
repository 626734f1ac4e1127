import { authorIdOf, modelOf, references } from "../messages/messages.js";
import { RequestMessage } from "../messages/models.js";
import type { VerdictRecord } from "../messages/verdict-on.js";
import type { Plea } from "../record/plea.js";
import { isPleading, pleaAfter } from "./plead.js";

/**
 * Returns the plea for an undo of a card as its reader knows it: with what they have asked and no keeper has heard yet.
 * Undefined: nobody ever asked.
 */
export function pleaOn({ message, verdict }: VerdictRecord): Plea | undefined {
  return references.to(message.id ?? "").reduce<Plea | undefined>((plea, sent) => {
    const model = modelOf(sent);
    const request = model instanceof RequestMessage ? model.request : null;
    if (!request || request.verdict !== message.id || !isPleading(request.action)) return plea;
    return pleaAfter(request, plea, authorIdOf(sent)) ?? plea;
  }, verdict.plea);
}
