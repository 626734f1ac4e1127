import { list, record, text } from "../../shape/shape.js";
import { players } from "../../settings/spectators.js";
import { setting } from "../../settings/settings.js";

/** The setting of the world that holds the ids of the players as they sit around the table. */
export const SEATS = "seats";
const SEATED = record({ users: list(text) });

/** The players as they sit: those whom the keeper has placed, then the others. */
export function seatedPlayers(): readonly User[] {
  const placed = SEATED.read(setting(SEATS)).users;
  const seat = ({ id }: User) => (placed.includes(id ?? "") ? placed.indexOf(id ?? "") : placed.length);
  return players().toSorted((a, b) => seat(a) - seat(b));
}

/** The list with one entry moved to another place in it. */
export function moved<T>(entries: readonly T[], entry: T, to: number): readonly T[] {
  const others = entries.filter((one) => one !== entry);
  return others.length === entries.length ? entries : others.toSpliced(Math.max(0, to), 0, entry);
}

/** Place of whoever plays a combatant, from 0: who has it as their character, else who owns it; `null` for the keeper's. */
export function seatOf({ actor }: Combatant): number | null {
  if (!actor) return null;
  const players = seatedPlayers();
  const playing = players.findIndex(({ character }) => character?.id === actor.id && !actor.isToken);
  const seat = playing >= 0 ? playing : players.findIndex((user) => actor.testUserPermission(user, "OWNER"));
  return seat >= 0 ? seat : null;
}

/** Numbers of initiative for going round the table: the first seat has the greatest, the last has 1. */
export function seatValues(): { readonly keeperFirst: number; of(seat: number): number } {
  const { length } = seatedPlayers();
  return { keeperFirst: length + 1, of: (seat) => length - seat };
}
