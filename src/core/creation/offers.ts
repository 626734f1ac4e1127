import { playedRulesets } from "../rulesets.js";
import { work } from "../ui/button-busy.js";
import { createActor } from "../documents/actor.js";
import { t } from "../text/i18n.js";
import { labelled, say } from "../ui/labelled.js";
import { storedDraft } from "./stored.js";
import { creationFor, openCreation } from "./start.js";

/** What we need to know of an actor sheet: `mode` is ours. */
export interface Sheet {
  readonly actor: Actor;
  /** None once it is closed, which it may be by the time it is offered anything. */
  readonly element: HTMLElement | null;
  readonly isEditable: boolean;
  readonly mode?: string;
}

/**
 * Buttons in the sheet's header. The assistant: always in edit mode, and in play as long as the actor is unmade or half
 * made. A look at the sheet as it stands: in edit mode.
 */
export function offerOnSheet({ actor, element, isEditable, mode }: Sheet): void {
  const creation = creationFor(actor.type);
  const header = element?.querySelector(".window-header");
  if (!creation || !header) return;
  const underWay = storedDraft(actor) !== null;
  const wanted = isEditable && !actor.inCompendium && (mode === "edit" || underWay || creation.untouched(actor));
  const make = (): HTMLButtonElement => sheetButton(header, "g-make-sheet", "fa-list-check", () => openCreation(actor));
  const look = (): HTMLButtonElement =>
    sheetButton(header, "g-check-sheet", "fa-clipboard-check", async () => {
      const { checkSheet } = await import("./check.js");
      await checkSheet(actor, creation, header);
    });
  const button = header.querySelector<HTMLButtonElement>(".g-make-sheet") ?? make();
  button.hidden = !wanted;
  name(button, t(underWay ? "GARDIEN.ASSISTANT.resume" : "GARDIEN.ASSISTANT.open"));
  const check = header.querySelector<HTMLButtonElement>(".g-check-sheet") ?? look();
  check.hidden = !isEditable || mode !== "edit";
  name(check, t("GARDIEN.ASSISTANT.check"));
}

function name(button: HTMLElement, label: string): void {
  say(button, label);
  button.ariaLabel = label;
}

function sheetButton(header: Element, id: string, icon: string, act: () => Promise<void>): HTMLButtonElement {
  const button = labelled(header.ownerDocument, `header-control g-mode g-assist ${id}`, icon);
  button.dataset.tooltip = "";
  button.addEventListener("click", () => work(button, "assistant", act));
  const before = header.querySelector(".g-mode, [data-action=close]");
  if (before) before.before(button);
  else header.append(button);
  return button;
}

/** A button above the list of actors for each type that an assistant makes, for those who may create actors. */
export function offerInDirectory(element: HTMLElement): void {
  const place = element.querySelector(".header-actions");
  if (!place || place.querySelector(".g-step-door") || !game.user.can("ACTOR_CREATE")) return;
  for (const type of playedRulesets().flatMap(({ creation }) => creation?.types ?? [])) {
    const name = t(`TYPES.Actor.${type}`);
    const button = labelled(element.ownerDocument, "g-make g-step-door", "fa-list-check");
    say(button, t("GARDIEN.ASSISTANT.make", { type: name }));
    button.addEventListener("click", () =>
      work(button, "creation of an actor", async () => {
        const actor = await createActor({ name, type });
        if (actor) await openCreation(actor);
      }),
    );
    place.append(button);
  }
}
