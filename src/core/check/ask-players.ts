import { NotTried } from "./check.js";
import { usersHere } from "./foundry.js";
import { QUERY } from "./query.js";

/** How long a player's client has to answer, in milliseconds. */
const PATIENCE = 5000;

/** What a client is asked: whether it shows any of these, by id. */
export interface Question {
  readonly messages?: readonly string[];
  readonly actors?: readonly string[];
  readonly scenes?: readonly string[];
}

/** What a client says of itself; it opens nothing for that. */
export interface Told {
  readonly foundry: string;
  readonly system: string;
  /** Which kinds of what it was asked about it shows. */
  readonly seen: readonly string[];
}

/** Asks every player who is there; nobody to ask is no fault. */
export async function askPlayers(question: Question): Promise<readonly Told[]> {
  const players = usersHere().filter(({ active, isGM }) => active && !isGM);
  if (players.length === 0) throw new NotTried("noPlayer");
  return Promise.all(
    players.map(async (player) => {
      const told = (await player.query(QUERY, question, { timeout: PATIENCE })) as Partial<Told> | null;
      return {
        foundry: String(told?.foundry),
        system: String(told?.system),
        seen: [...(told?.seen ?? [])].map(String),
      };
    }),
  );
}
