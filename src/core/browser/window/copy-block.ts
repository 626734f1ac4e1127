import { copyBlockOf } from "../../convert/blocks/door.js";

/** Copies the stat block of the entry that a button names. */
export async function copyBlockFrom({ dataset }: HTMLElement): Promise<void> {
  await copyBlockOf((await fromUuid(dataset["uuid"] ?? "")) as Actor | null);
}
