/** Who speaks: what one says does not cut the other short. */
type Voice = "live" | "calls";

/** Has a screen reader say a text as soon as it is done with what it says. */
export function sayAloud(text: string, voice: Voice = "live"): void {
  regionOf(`gardien-${voice}`).textContent = text;
}

function regionOf(id: string): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const region = document.createElement("div");
  Object.assign(region, { id, className: "gardien g-sr", role: "status", ariaLive: "polite" });
  document.body.append(region);
  return region;
}
