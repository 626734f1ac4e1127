import { rulesetOf } from "../../rulesets.js";
import { mayKnowNumbers } from "../../play/log/may-know.js";
import { loadAttacks } from "../../play/loaded/attacks.js";
import { loadFightList } from "../../play/loaded/fight-list.js";
import { say } from "../../text/text.js";
import { initiativesIn } from "../../ui/trackers.js";
import { drawMoments } from "../phases/moment-buttons.js";

const LINE = "g-fight-line";

/** Draws into the rows of a list of the fight how everybody is doing, and what those who play somebody can do. */
export async function drawRows(list: HTMLElement): Promise<void> {
  const rows = [...list.querySelectorAll<HTMLElement>("[data-combatant-id]")];
  await Promise.all(rows.map(drawRow));
  if (game.combat?.started) drawMoments(list);
}

/** The list may be drawn part by part: lines that are there are reworded. */
async function drawRow(row: HTMLElement): Promise<void> {
  const actor = game.combat?.combatants.get(row.dataset["combatantId"] ?? "")?.actor ?? null;
  for (const number of initiativesIn(row)) number.hidden = !mayKnowNumbers(actor);
  const text = actor ? await (isReadable(actor) ? lineOf(actor) : looksOf(actor)) : "";
  const place = row.querySelector(".token-name") ?? row;
  const line = place.querySelector(`.${LINE}`) ?? row.ownerDocument.createElement("small");
  line.className = LINE;
  line.textContent = text;
  if (text === "") line.remove();
  else if (!line.isConnected) place.append(line);
}

const isReadable = (actor: Actor) => actor.testUserPermission(game.user, "OBSERVER");

/** How somebody is doing in figures. */
async function lineOf(actor: Actor): Promise<string> {
  return (await loadFightList(actor.type))?.fightLine(actor) ?? "";
}

/** How somebody looks to whoever may not read their sheet. */
async function looksOf(actor: Actor): Promise<string> {
  const ruleset = rulesetOf(actor.type);
  const attacks = ruleset && (await loadAttacks(ruleset.id));
  return attacks ? say(attacks.looks(actor)) : "";
}
