import { list, record, text, type Read } from "../shape/shape.js";
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

const CLIENT_INFO = record({
  foundry: text,
  system: text,
  /** Which kinds of what it was asked about it shows. */
  seen: list(text),
});
/** What a client says of itself; it opens nothing for that. */
export type ClientInfo = Read<typeof CLIENT_INFO>;

/**
 * Asks every player who is there; nobody to ask is no fault, and nobody who answers neither: their page may lie behind
 * others, or load.
 */
export async function askPlayers(question: Question): Promise<readonly ClientInfo[]> {
  const players = usersHere().filter(({ active, isGM }) => active && !isGM);
  if (players.length === 0) throw new NotTried("noPlayer");
  const asked = await Promise.allSettled(players.map((player) => player.query(QUERY, question, { timeout: PATIENCE })));
  const answers = asked.flatMap((one) => (one.status === "fulfilled" ? CLIENT_INFO.read(one.value) : []));
  const told = answers.filter((one) => one.foundry !== "");
  if (told.length === 0) throw new NotTried("noAnswer");
  return told;
}
