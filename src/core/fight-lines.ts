import { rulesetOf } from "../rulesets/index.js";
import { reportFailure } from "./errors.js";
import { eventsOf } from "./following.js";
import { BAR, followPhases, phasesIn } from "./fight/phases-in.js";
import { intoTrackers } from "./trackers.js";
import { listen } from "./types/hooks.js";

/** What changes what a line says while the list of the fight stays as it is. */
const CHANGES = ["updateActor", "updateCombat", ...eventsOf("Item", "ActiveEffect"), "gardien.settingChanged"];
const LINE = "g-fight-line";

/**
 * How everybody in the fight is doing, in the sidebar's list, for those who may know; and what those who play somebody
 * can do about their moment. Called once, at init.
 */
export function registerFightLines(): void {
  const refresh = foundry.utils.debounce(intoTrackers(draw), 40);
  for (const hook of CHANGES) listen(hook, refresh);
}

function draw(list: HTMLElement): void {
  write(list);
  if (game.combat?.started) void drawMoments(list);
  if (game.combat && phasesIn(game.combat) !== "") followPhases(game.combat, list);
  else list.querySelector(`.${BAR}`)?.remove(); // of a fight that is gone
}

/** Fetched with the first fight. */
async function drawMoments(list: HTMLElement): Promise<void> {
  try {
    (await import("./fight/moment-buttons.js")).drawMoments(list);
  } catch (error) {
    reportFailure("fight", error);
  }
}

/** The list may be drawn part by part: lines that are there are reworded. */
function write(list: HTMLElement): void {
  for (const row of list.querySelectorAll<HTMLElement>("[data-combatant-id]")) {
    const text = lineOf(row.dataset["combatantId"] ?? "");
    const place = row.querySelector(".token-name") ?? row;
    const line = place.querySelector(`.${LINE}`) ?? row.ownerDocument.createElement("small");
    line.className = LINE;
    line.textContent = text;
    if (text === "") line.remove();
    else if (!line.isConnected) place.append(line);
  }
}

function lineOf(combatant: string): string {
  const actor = game.combat?.combatants.get(combatant)?.actor;
  if (!actor?.testUserPermission(game.user, "OBSERVER")) return "";
  return rulesetOf(actor.type)?.fightLine(actor) ?? "";
}
