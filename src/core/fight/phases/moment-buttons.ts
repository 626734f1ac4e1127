import { work } from "../../ui/button-busy.js";
import { t } from "../../text/i18n.js";
import { drawMomentDeeds } from "./moment-deeds.js";
import { actNow, momentOf, wait } from "../order/waiting.js";

/** What somebody can do about their moment, and the word for it. */
const WAYS = { wait: { label: "GARDIEN.FIGHT.wait", go: wait }, act: { label: "GARDIEN.FIGHT.act", go: actNow } };
type Way = keyof typeof WAYS;

/** Lets whoever plays a fighter wait, act at once, or whatever else their rules know, in the sidebar's list of the fight. */
export function drawMoments(list: HTMLElement): void {
  for (const row of list.querySelectorAll<HTMLElement>("[data-combatant-id]")) {
    const combatant = game.combat?.combatants.get(row.dataset["combatantId"] ?? "");
    drawMomentDeeds(row, combatant);
    const way = combatant ? wayOf(combatant) : null;
    const old = row.querySelector<HTMLElement>("[data-moment]");
    if (old?.dataset["moment"] === (way ?? undefined)) continue; // whoever is on the button stays there
    old?.remove();
    if (combatant?.actor && way) (row.querySelector(".token-name") ?? row).append(button(row, combatant.actor, way));
  }
}

function wayOf(combatant: Combatant): Way | null {
  const { actor } = combatant;
  const moment = actor?.isOwner ? momentOf(actor) : null;
  if (moment?.combatant !== combatant) return null; // another fight, or another token of the same actor
  if (moment.mayAct) return "act";
  return moment.mayWait ? "wait" : null;
}

function button({ ownerDocument }: HTMLElement, actor: Actor, way: Way): HTMLElement {
  const { label, go } = WAYS[way];
  const made = ownerDocument.createElement("button");
  const ariaLabel = t("GARDIEN.FIGHT.momentOf", { way: t(label), name: actor.name });
  Object.assign(made, { type: "button", className: "g-btn g-btn--sm", textContent: t(label), ariaLabel });
  made.addEventListener("click", (event) => {
    event.stopPropagation(); // the row has a click of its own
    work(made, "moment", () => go(actor));
  });
  const place = ownerDocument.createElement("span"); // buttons of ours are dressed within what is ours
  place.className = "gardien";
  place.dataset["moment"] = way;
  place.append(made);
  return place;
}
