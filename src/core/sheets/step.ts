import { write } from "../foundry/write.js";
import { KeyedQueue } from "../data/queue.js";
import { listen, unlisten } from "../foundry/types/hooks.js";

const clicks = new KeyedQueue();

/** Makes a click of this window on what the one before has left. */
export function inOrder(actor: Actor, click: () => Promise<void>): Promise<void> {
  return clicks.run([actor.uuid], click);
}

/**
 * Moves a number of an actor by so much and loses nothing that others write on it in the same moment: a number is written
 * as a whole, from what this window knows, so what others had moved it by before that arrived is put back on top.
 * @param path of the number, from the actor's root
 * @param change what to write for a number moved by so much
 */
export function step(actor: Actor, path: string, by: number, change: (by: number) => object): Promise<void> {
  return inOrder(actor, async () => {
    for (let left = by; left !== 0;) left = await overwritten(actor, path, () => write(actor, change(left)));
  });
}

/** Writes, and tells by how much others had moved the number before that arrived. */
async function overwritten(actor: Actor, path: string, write: () => Promise<unknown>): Promise<number> {
  const value = () => Number(foundry.utils.getProperty(actor, path));
  const before = value();
  let moved = 0;
  let arrived = false;
  const look = (changed: Actor | null, user: string) => {
    if (changed?.uuid !== actor.uuid || arrived) return;
    arrived = user === game.user.id;
    if (!arrived) moved = value() - before;
  };
  const whole = (changed: Actor, _change: object, _options: object, user: string) => look(changed, user);
  type Delta = { readonly parent: TokenDocument | null };
  const ofToken = ({ parent }: Delta, ...[, , user]: [object, object, string]) => look(parent?.actor ?? null, user);
  const hooks = [
    { name: "updateActor", id: listen("updateActor", whole) },
    { name: "updateActorDelta", id: listen("updateActorDelta", ofToken) },
  ];
  try {
    await write();
  } finally {
    for (const { name, id } of hooks) unlisten(name, id);
  }
  return moved;
}
