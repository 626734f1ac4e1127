const load = async (path: string): Promise<unknown> => import(/* @vite-ignore */ path);
const { documentClasses } = (await load("../../../playground/client/documents/index.js")) as {
  documentClasses: { Combat: unknown; Combatant: unknown };
};
// The classes of ours are built on the client's: those must stand in their place first.
const { Combat, Combatant } = documentClasses;
Object.assign(foundry.documents, { Combat, Combatant });

/** Fights and fighters of ours, on the playground's. */
export const { GardienCombatant } = await import("../../../src/core/documents/combatant.js");
export const { GardienCombat } = await import("../../../src/core/documents/combat.js");
