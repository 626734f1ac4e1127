import { listen } from "../foundry/types/hooks.js";

const known = new Set<HTMLElement>();

/** The lists of the fight on the page: the sidebar's, and those in windows of their own. */
export function trackers(): readonly HTMLElement[] {
  for (const list of known) if (!list.isConnected) known.delete(list);
  return [...known];
}

/** Draws into each list of the fight as soon as Foundry has; the answer draws into all of them again. */
export function intoTrackers(draw: (list: HTMLElement) => void): () => void {
  listen("renderCombatTracker", (_app: unknown, list: HTMLElement) => {
    known.add(list);
    draw(list);
  });
  return () => trackers().forEach(draw);
}

/** The numbers of initiative in a list or a row of it, as players see them. */
export function initiativesIn(list: HTMLElement): NodeListOf<HTMLElement> {
  return list.querySelectorAll<HTMLElement>(".token-initiative > span");
}
