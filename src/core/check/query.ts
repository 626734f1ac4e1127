/** The query that asks a player's client what it shows; each client answers it from its start on. */
export const QUERY = "gardien.check";
