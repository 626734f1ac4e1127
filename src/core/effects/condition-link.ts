import { rulesetOf } from "../rulesets.js";
import type { Condition } from "../ruleset.js";
import { listen } from "../foundry/types/hooks.js";
import { t } from "../text/i18n.js";

/** Returns a condition as the rules of an actor know it; undefined where they do not. */
export function conditionOf(actor: Pick<Actor, "type">, id: string): Condition | undefined {
  return rulesetOf(actor.type)?.conditions.find((one) => one.id === id);
}

/**
 * Returns the name of a condition as HTML: under the pointer and the keyboard it tells what the condition does, and a click opens its rule
 * (`rulebook/follow.ts` hears both).
 */
function conditionLinked(actor: Pick<Actor, "type" | "uuid">, id: string): string {
  const known = conditionOf(actor, id);
  const { escapeHTML } = foundry.utils;
  const name = escapeHTML(t(known?.name ?? `GARDIEN.CONDITION.${id}`));
  if (!known) return name;
  const about = `data-gardien-condition="${escapeHTML(id)}" data-gardien-bearer="${escapeHTML(actor.uuid)}"`;
  return `<a class="g-state-link" role="link" tabindex="0" data-gardien-rule="${known.rule}" ${about}>${name}</a>`;
}

/** Gives templates the helper by which they name a condition of an actor: `{{gardienCondition actor id}}`. */
export function registerConditionHelper(): void {
  Handlebars.registerHelper(
    "gardienCondition",
    (actor: Actor, id: string) => new Handlebars.SafeString(conditionLinked(actor, id)),
  );
}

/** What the panel beside a token shows of it. */
interface TokenPanel {
  readonly document?: { readonly actor?: Actor | null } | null;
}

/** Has the conditions in the panel beside a token tell what they do. Called once the table stands. */
export function followTokenPanel(): void {
  listen("renderTokenHUD", ({ document }: TokenPanel, panel: HTMLElement) => {
    const actor = document?.actor;
    if (!actor) return;
    for (const status of panel.querySelectorAll<HTMLElement>("[data-status-id]")) {
      const { statusId = "" } = status.dataset;
      if (!conditionOf(actor, statusId)) continue;
      Object.assign(status.dataset, { gardienCondition: statusId, gardienBearer: actor.uuid });
    }
  });
}
