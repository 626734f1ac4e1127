import { rulesetOf } from "../../rulesets/index.js";
import type { DeedDraft, DeedTarget } from "../deeds/draft.js";
import type { DeedProcedure, DeedSituation } from "../deeds/procedure.js";
import { reportFailure } from "../errors.js";
import { defaultVisibility, messageVisibility } from "../generation.js";
import { say } from "../text.js";

/** Initiative as it was prepared. */
type Prepared = Pick<DeedDraft, "procedure" | "visibility" | "able" | "situation">;

/** Rolls for everybody it was prepared for; true once all is rolled. */
export async function rollPrepared(draft: Prepared): Promise<boolean> {
  try {
    for (const target of draft.able) await rollFor(draft, target);
    return draft.able.length > 0;
  } catch (error) {
    reportFailure("initiative", error);
    return false;
  }
}

/** Foundry rolls and tells; what it uses up is written once it is rolled. */
async function rollFor(draft: Prepared, target: DeedTarget): Promise<void> {
  const { procedure } = draft;
  const { actor } = target;
  const situation = draft.situation(target);
  const [spec] = procedure.rolls(situation);
  if (!spec) return;
  const initiativeOptions = { formula: spec.formula, messageOptions: messageOptions(draft, target) };
  const origin = { messageId: "", attackerUuid: actor.uuid, weaponName: "" };
  const values = procedure.changes(procedure.outcome({ ...situation, dice: {} }), actor, origin)?.values ?? [];
  const fight = await actor.rollInitiative({ createCombatants: true, initiativeOptions });
  if (fight && values.length > 0)
    await actor.update(Object.fromEntries(values.map(({ path, after }) => [path, after])) as never);
}

/** What the message says and to whom: nobody hears of figures that are the keeper's to know. */
function messageOptions(draft: Prepared, target: DeedTarget): object {
  const { procedure, visibility } = draft;
  const { actor, token } = target;
  const secret = rulesetOf(actor.type)?.hidesNumbers?.(actor) === true;
  const asUsual = token?.hidden && visibility === defaultVisibility(); // Foundry keeps those in hiding to the keeper
  return {
    // Foundry reads it as HTML.
    ...(!secret && { flavor: foundry.utils.escapeHTML(wordsOf(procedure, draft.situation(target))) }),
    ...(!asUsual && messageVisibility(visibility)),
  };
}

function wordsOf(procedure: DeedProcedure, situation: DeedSituation): string {
  const reasons = procedure.modifiers(situation).map((one) => {
    const { name, amount } = procedure.explain(one);
    return amount ? `${say(name)} ${say(amount)}` : say(name);
  });
  return [say(procedure.view(procedure.outcome({ ...situation, dice: {} })).summary), ...reasons].join(" · ");
}
