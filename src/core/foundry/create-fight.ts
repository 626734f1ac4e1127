/** Creates a fight; nothing where Foundry refuses it. */
export async function createFight(source: object): Promise<Combat | undefined> {
  const made: unknown = await Combat.create(source as never);
  return made as Combat | undefined;
}
