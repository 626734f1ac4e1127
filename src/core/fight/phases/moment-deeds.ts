import { asTooltip } from "../../ui/tooltip.js";
import { knownFightList } from "../../play/loaded/fight-list.js";
import type { MomentDeed } from "../../ruleset.js";
import { work } from "../../ui/button-busy.js";
import { startDeed } from "../../deed/start.js";
import { t } from "../../text/i18n.js";
import { say } from "../../text/text.js";

/** The deeds about their moment that somebody who is played here can do, in a row of the list of the fight. */
export function drawMomentDeeds(row: HTMLElement, combatant: Combatant | undefined): void {
  const offered = offeredTo(combatant);
  const key = JSON.stringify(offered);
  const old = row.querySelector<HTMLElement>(".g-moments");
  if ((old?.dataset["offered"] ?? "[]") === key) return; // whoever is on a button stays there
  old?.remove();
  const actor = combatant?.actor;
  if (!actor || offered.length === 0) return;
  const place = row.ownerDocument.createElement("span");
  place.className = "gardien g-moments";
  place.dataset["offered"] = key;
  place.append(...offered.map((one) => button(row.ownerDocument, actor, one)));
  (row.querySelector(".token-name") ?? row).append(place);
}

function offeredTo(combatant: Combatant | undefined): readonly MomentDeed[] {
  const actor = combatant?.actor;
  if (!combatant || !actor?.isOwner || combatant.isDefeated) return [];
  return knownFightList(actor.type)?.momentsOf?.(combatant) ?? [];
}

function button(page: Document, actor: Actor, { deed, choices, label, icon }: MomentDeed): HTMLElement {
  const made = page.createElement("button");
  const words = say(label);
  const ariaLabel = t("GARDIEN.FIGHT.momentOf", { way: words, name: actor.name });
  Object.assign(made, { type: "button", className: "g-btn g-btn--sm g-btn--icon", ariaLabel });
  made.dataset["tooltip"] = asTooltip(words);
  made.dataset["deed"] = deed;
  const picture = page.createElement("i");
  picture.className = icon;
  picture.inert = true;
  made.append(picture);
  made.addEventListener("click", (event) => {
    event.stopPropagation(); // the row has a click of its own
    work(made, "moment", () => startDeed(deed, [actor], choices, { event }));
  });
  return made;
}
