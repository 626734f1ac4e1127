/** Travels with a player's new character, so that their own client shows them their first steps. */
export const seatedAt = { gardienSeated: true } as const;

/** Whether a change of a user says that a keeper has just given them somebody to play. */
export function isSeated(options: object): boolean {
  return (options as { readonly gardienSeated?: unknown }).gardienSeated === true;
}
