import { list, object, text } from "../shape/heal.js";
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

/**
 * Asks every player who is there; nobody to ask is no fault, and nobody who answers neither: their page may lie behind
 * others, or load.
 */
export async function askPlayers(question: Question): Promise<readonly Told[]> {
  const players = usersHere().filter(({ active, isGM }) => active && !isGM);
  if (players.length === 0) throw new NotTried("noPlayer");
  const asked = await Promise.allSettled(players.map((player) => player.query(QUERY, question, { timeout: PATIENCE })));
  const told = asked.flatMap((one) => (one.status === "fulfilled" ? readTold(one.value) : []));
  if (told.length === 0) throw new NotTried("noAnswer");
  return told;
}

function readTold(value: unknown): readonly Told[] {
  const { foundry: version, system, seen } = object(value);
  return text(version) === "" ? [] : [{ foundry: text(version), system: text(system), seen: list(seen).map(String) }];
}
