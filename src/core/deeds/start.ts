import { readDeedChoices } from "./intent.js";
import type { DeedOptions } from "./begin.js";
import type { DeedChoices } from "./procedure.js";

/** What begins a deed is fetched with the first one. */
const begin = () => import("./begin.js");

/** Does a deed to these actors, or to the tokens selected or targeted: asks in a window, or rolls at once. */
export async function startDeed(
  id: string,
  actors: readonly Actor[],
  choices: DeedChoices = {},
  options: DeedOptions = {},
): Promise<void> {
  await (await begin()).beginDeed(id, actors, choices, options);
}

/** Does a deed to the actors of some UUIDs: what macros and modules call. Actors that are gone are left out. */
export async function deedByUuid(
  id: string,
  uuids: readonly string[] = [],
  choices: DeedChoices = {},
  options: DeedOptions = {},
): Promise<void> {
  await (await begin()).beginByUuid(id, uuids, choices, options);
}

/** Choices that a button carries, as JSON; none when it does not. */
export function deedChoices(json: string | undefined): DeedChoices {
  return json ? readDeedChoices(JSON.parse(json)) : {};
}
