import { write } from "../foundry/write.js";

/** The flag of a player who was given somebody to play while they were away. */
const AWAITED = "seated";

/** What is written on a player with their character: who is away cannot hear of it, and finds it when they come. */
export function awaitedIf({ active }: Pick<User, "active">, plays: boolean): object {
  return { flags: { gardien: { [AWAITED]: plays && !active } } };
}

/** Whether this user was given somebody to play while they were away, and still plays them; told once. */
export async function takeSeat(): Promise<boolean> {
  const { flags, character } = game.user;
  const isAwaited = (flags as { readonly gardien?: Readonly<Record<string, unknown>> }).gardien?.[AWAITED] === true;
  if (isAwaited) await write(game.user, awaitedIf({ active: true }, false));
  return isAwaited && character !== null;
}
