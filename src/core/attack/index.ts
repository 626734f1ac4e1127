export { registerAttack } from "./register.js";
export { attackByUuid, startAttack } from "./start.js";

/** Rolls a save of an actor and posts it; what does so is fetched with the first. */
export async function rollSave(actor: Actor, save: string): Promise<void> {
  await (await import("./save.js")).rollSave(actor, save);
}
