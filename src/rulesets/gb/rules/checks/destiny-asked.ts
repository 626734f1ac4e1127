/** GB-03 — a point may be asked for while one is left and the exact consequence is not known yet. */
export function mayAskDestiny(remaining: number, consequenceRevealed: boolean): boolean {
  return remaining > 0 && !consequenceRevealed;
}

/** GB-03 — points a request costs: one once the keeper has accepted it, none when it is turned down (D-45). */
export function destinyCost(allowed: boolean, accepted: boolean): 0 | 1 {
  return allowed && accepted ? 1 : 0;
}

/** GB-04 — a player's word on the group's point; `null`: no answer yet. */
export type Vote = boolean | null;

/** GB-04 — the group's point is spent if there is one and everybody says yes; no vote at all is no yes. */
export function groupAgrees(available: number, votes: readonly Vote[]): boolean {
  return available > 0 && votes.length > 0 && votes.every((vote) => vote === true);
}

/** GB-04 — where the vote stands: one no ends it, as having nothing to spend or nobody to ask does; else it waits for all. */
export function groupVote(available: number, votes: readonly Vote[]): "open" | "agreed" | "refused" {
  if (available < 1 || votes.length === 0 || votes.includes(false)) return "refused";
  return groupAgrees(available, votes) ? "agreed" : "open";
}
