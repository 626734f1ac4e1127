import { rulesetsInSight } from "../settings/in-sight.js";
import { work } from "../ui/button-busy.js";
import { createActor } from "../documents/actor.js";
import { t } from "../text/i18n.js";
import { typeAlone } from "../text/type-alone.js";
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

/** A button above the list of actors for each type that an assistant makes and that is in sight, for those who may create actors. */
export function offerInDirectory(element: HTMLElement): void {
  const place = element.querySelector(".header-actions");
  if (!place || !game.user.can("ACTOR_CREATE")) return;
  const types = rulesetsInSight().flatMap(({ creation }) => creation?.types ?? []);
  const drawn = [...place.querySelectorAll<HTMLElement>(".g-step-door")];
  if (drawn.map(({ dataset }) => dataset["type"]).join() === types.join()) return;
  for (const button of drawn) button.remove();
  for (const type of types) {
    const button = labelled(element.ownerDocument, "g-make g-step-door", "fa-list-check");
    button.dataset["type"] = type;
    say(button, t("GARDIEN.ASSISTANT.make", { type: t(`TYPES.Actor.${type}`) }));
    button.addEventListener("click", () =>
      work(button, "creation of an actor", async () => {
        const actor = await createActor({ name: typeAlone(`TYPES.Actor.${type}`), type });
        if (actor) await openCreation(actor);
      }),
    );
    place.append(button);
  }
}
