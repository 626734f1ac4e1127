/** Travels with a player's new character, so that their own client shows them their first steps. */
export const seatedAt = { gardienSeated: true } as const;

/** Whether a change of a user says that a keeper has just given them somebody to play. */
export function isSeated(options: object): boolean {
  return (options as { readonly gardienSeated?: unknown }).gardienSeated === true;
}

/** Travels with the change by which a player loses a character that somebody else took at the same time. */
export const missedBy = ({ id }: Pick<Actor, "id">) => ({ gardienMissed: id ?? "" });

/** Returns the id of the character that a change of a user takes back; empty: it takes none. */
export function missedIn(options: object): string {
  const { gardienMissed } = options as { readonly gardienMissed?: unknown };
  return typeof gardienMissed === "string" ? gardienMissed : "";
}
