import { cards } from "./registry.js";

/** Keeps what its reader unfolded on a card unfolded, in each of its places and however often it is drawn anew. */
export function keepUnfolded(place: HTMLElement, id: string): void {
  for (const details of place.querySelectorAll("details")) {
    const summary = details.querySelector("summary");
    const key = summary?.dataset["key"];
    if (!summary || key === undefined) continue;
    details.open = cards.isUnfolded(id, key);
    // not its `toggle`, which comes later than a card can be drawn anew
    summary.addEventListener("click", () => cards.setUnfolded(id, key, !details.open));
  }
}
