import { reportFailure } from "../../text/errors.js";
import { eventsOf } from "../../ui/hook-subscription.js";
import { BAR, followPhases, phasesIn } from "../state/phases-in.js";
import { initiativesIn, intoTrackers } from "../../ui/trackers.js";
import { listen } from "../../foundry/types/hooks.js";

/** What changes what a line says while the list of the fight stays as it is. */
const CHANGES = ["updateActor", "updateCombat", ...eventsOf("Item", "ActiveEffect"), "gardien.settingChanged"];

/**
 * How everybody in the fight is doing, in the sidebar's list, for those who may know; and what those who play somebody
 * can do about their moment. Called once, at init.
 */
export function registerFightLines(): void {
  const refresh = foundry.utils.debounce(intoTrackers(draw), 40);
  for (const hook of CHANGES) listen(hook, refresh);
}

function draw(list: HTMLElement): void {
  if (!game.user.isGM) for (const number of initiativesIn(list)) number.hidden = true; // until it is known whose they may read
  void drawRows(list);
  if (game.combat && phasesIn(game.combat) !== "") followPhases(game.combat, list);
  else list.querySelector(`.${BAR}`)?.remove(); // of a fight that is gone
}

/** Fetched with the first list that has anybody in it. */
async function drawRows(list: HTMLElement): Promise<void> {
  if (!list.querySelector("[data-combatant-id]")) return;
  try {
    await (await import("./list-rows.js")).drawRows(list);
  } catch (error) {
    reportFailure("fight", error);
  }
}
