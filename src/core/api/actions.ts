import { reportFailure } from "../text/errors.js";
import { listen } from "../foundry/types/hooks.js";
import type { PublicAction } from "./contract.js";
import { tellModules } from "./tell.js";

type Place = NonNullable<PublicAction["places"]>[number];

/** What modules offer an actor's owner at a place, in the order they came; what is not whole is left out, and said. */
export function actionsAt(place: Place, actor: Actor): readonly PublicAction[] {
  const offered: PublicAction[] = [];
  tellModules("gardien.getActions", actor, offered);
  return offered.filter((action) => isWhole(action) && (action.places ?? [place]).includes(place));
}

/** Whether a module has given what is needed; it is not compiled against our types. */
function isWhole(action: Partial<PublicAction> | null): boolean {
  const texts = [action?.id, action?.label, action?.icon];
  const whole = texts.every((text) => typeof text === "string" && text !== "") && typeof action?.onClick === "function";
  if (!whole) console.error("gardien | gardien.getActions: id, label, icon and onClick are needed", action);
  return whole;
}

/** Does what an action is for; what goes wrong in a module is told by its action's name, once. */
export async function act(
  action: PublicAction,
  actor: Actor,
  event: Event,
  token: TokenDocument | null,
): Promise<void> {
  try {
    await action.onClick(actor, { event, token });
  } catch (error) {
    reportFailure(`action ${action.id}`, error);
  }
}

interface HeaderControl {
  readonly action: string;
  readonly icon: string;
  readonly label: string;
  readonly onClick: (event: Event) => void;
}

/** Puts the actions of modules into the menus of sheets. Called once. */
export function offerOnSheets(): void {
  listen("getHeaderControlsActorSheetV2", ({ actor }: { readonly actor: Actor }, controls: HeaderControl[]) => {
    if (!actor.isOwner) return;
    for (const action of actionsAt("sheet", actor)) {
      const { id, icon, label } = action;
      controls.push({ action: id, icon, label, onClick: (event) => void act(action, actor, event, actor.token) });
    }
  });
}
