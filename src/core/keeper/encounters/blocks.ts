import { refuse } from "../../text/errors.js";
import { byName } from "../../ui/by-name.js";
import { encounterById, type Foe } from "./encounters.js";
import { knownOf } from "./placing.js";

/** Copies the stat blocks of the kinds of an encounter, or of those of some tokens. */
export async function copyBlocksOf(encounter: string, tokens: readonly TokenDocument[]): Promise<void> {
  const { copyBlocks } = await import("../../convert/blocks/copy.js"); // with the first block
  await copyBlocks(await kindsOf(encounter, tokens));
}

/** Prints the stat blocks of the kinds of an encounter, or of those of some tokens. */
export async function printBlocksOf(
  encounter: string,
  tokens: readonly TokenDocument[],
  page: Document,
): Promise<void> {
  const { printBlocks } = await import("../../convert/blocks/copy.js");
  await printBlocks(await kindsOf(encounter, tokens), page);
}

/** One of each kind: of an encounter by its id, else of tokens. */
async function kindsOf(encounter: string, tokens: readonly TokenDocument[]): Promise<readonly Actor[]> {
  const known = encounterById(encounter);
  if (known) return (await Promise.all(known.foes.map(kindOf))).flatMap((actor) => actor ?? []);
  const kinds = new Map(tokens.flatMap((token) => kindOfToken(token) ?? []).map((actor) => [actor.uuid, actor]));
  return byName([...kinds.values()]);
}

/** The actor of the world that a token is one of; its own where there is none any more. */
function kindOfToken({ actor, baseActor }: TokenDocument): Actor | null {
  return baseActor ?? actor;
}

/** The actor of a foe, where it lies: nobody is brought into the world to be read. */
async function kindOf(foe: Foe): Promise<Actor | null> {
  const actor = knownOf(foe) ?? ((await fromUuid(foe.source || foe.uuid)) as Actor | null);
  if (!actor) refuse("GARDIEN.KEEPER.ENCOUNTER.gone", { name: foe.name });
  return actor;
}
