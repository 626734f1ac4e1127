import { refuse } from "../../text/errors.js";
import type { Wanted } from "./wanted.js";

/** An adventure, as far as it is brought into the world. */
interface Brought {
  import(options?: object): Promise<unknown>;
}

/** Brings all of an adventure into the world; Foundry asks before it writes over what is there already. */
export async function importAdventure([first]: readonly Wanted[]): Promise<void> {
  const adventure = first && ((await fromUuid(first.entry.uuid)) as Brought | null);
  if (adventure) await adventure.import();
  else refuse("GARDIEN.BROWSER.mayNot.gone", { name: first?.entry.name ?? "" });
}
