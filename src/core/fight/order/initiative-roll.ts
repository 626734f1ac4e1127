import { write } from "../../foundry/write.js";
import { rulesetOf } from "../../rulesets.js";
import { keepsNumbers } from "../../play/log/may-know.js";
import type { DeedDraft, DeedTarget } from "../../play/draft/deed-draft.js";
import type { DeedProcedure, DeedSituation } from "../../play/contract/deed.js";
import { refuse, reportFailure } from "../../text/errors.js";
import { defaultVisibility, initiativeMessage, type Visibility } from "../../foundry/visibility.js";
import { say } from "../../text/text.js";
import { isHidden } from "./hidden.js";

/** Initiative as it was prepared. */
type Prepared = Pick<DeedDraft, "procedure" | "visibility" | "able" | "situation">;

/** Refuses whoever rolls again for an actor that has all its places in the fight in view; true then. */
export function refusesAgain(actor: Actor): boolean {
  const places = [...(game.combat?.combatants ?? [])].filter((combatant) => combatant.actor === actor);
  const rolled = places.length > 0 && places.every(({ initiative }) => initiative !== null);
  if (rolled) refuse("GARDIEN.FIGHT.rolled", { name: actor.name });
  return rolled;
}

/** Rolls for everybody it was prepared for; true once all is rolled. */
export async function rollPrepared(draft: Prepared): Promise<boolean> {
  try {
    const due = draft.able.filter(({ actor }) => !refusesAgain(actor)); // another window may have been quicker
    for (const target of due) await rollFor(draft, target);
    return draft.able.length > 0;
  } catch (error) {
    reportFailure("initiative", error);
    return false;
  }
}

/** Foundry rolls and tells; what it uses up is written once it is rolled, on the sheet as it is then. */
async function rollFor(draft: Prepared, target: DeedTarget): Promise<void> {
  const { procedure } = draft;
  const { actor } = target;
  const situation = draft.situation(target);
  const [spec] = procedure.rolls(situation);
  if (!spec) return;
  const initiativeOptions = { formula: spec.formula, ...messageOf(draft, target) };
  const origin = { messageId: "", attackerUuid: actor.uuid, weaponName: "" };
  const outcome = procedure.outcome({ ...situation, dice: {} });
  if (!(await actor.rollInitiative({ createCombatants: true, initiativeOptions }))) return;
  const values = procedure.changes(outcome, actor, origin)?.values ?? [];
  if (values.length > 0) await write(actor, Object.fromEntries(values.map(({ path, after }) => [path, after])));
}

/** What the message says and to whom: nobody hears of figures that are the keeper's to know. */
function messageOf(draft: Prepared, target: DeedTarget): object {
  const secret = rulesetOf(target.actor.type)?.hidesNumbers?.(target.actor) === true;
  // Foundry reads it as HTML.
  const flavor = foundry.utils.escapeHTML(wordsOf(draft.procedure, draft.situation(target)));
  return initiativeMessage(secret ? {} : { flavor }, readersOf(draft.visibility, target));
}

/**
 * Of somebody in hiding, or whose numbers are kept from players, keepers alone hear, unless the table is told on purpose. Foundry is not asked to see to it: what
 * it makes of a blind roll in hiding is a whisper, which whoever rolled it reads.
 */
function readersOf(visibility: Visibility, { actor, token }: DeedTarget): Visibility {
  if (visibility !== "public" || defaultVisibility() !== "public") return visibility;
  const places = [...(game.combat?.combatants ?? [])].filter((combatant) => combatant.actor === actor);
  return token?.hidden === true || places.some(isHidden) || keepsNumbers(actor) ? "keeper" : visibility;
}

function wordsOf(procedure: DeedProcedure, situation: DeedSituation): string {
  const reasons = procedure.modifiers(situation).map((one) => {
    const { name, amount } = procedure.explain(one);
    return amount ? `${say(name)} ${say(amount)}` : say(name);
  });
  return [say(procedure.view(procedure.outcome({ ...situation, dice: {} })).summary), ...reasons].join(" · ");
}
