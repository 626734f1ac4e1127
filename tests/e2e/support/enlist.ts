import { expectToken } from "./scene.js";
import type { Seat } from "./table.js";

/** Somebody new at the table. */
export interface Recruit {
  readonly name: string;
  readonly type: string;
  /** Who plays them; nobody but the keeper where it is left out. */
  readonly player?: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly system?: object;
  readonly items?: readonly object[];
}

/** Makes an actor with a linked token on the scene, and makes sure everybody sees it. */
export async function enlist(keeper: Seat, others: readonly Seat[], recruit: Recruit): Promise<void> {
  await keeper.page.evaluate(async ({ name, type, player, at, system, items }) => {
    const user = player && game.users.getName(player);
    const actor = await Actor.create({
      ...{ name, type, system, items, ownership: { default: 0, ...(user && { [user.id]: 3 }) } },
      prototypeToken: { name, actorLink: true },
    });
    if (user) await user.update({ character: actor.id });
    const token = await actor.getTokenDocument(at);
    await canvas.scene.createEmbeddedDocuments("Token", [token.toObject()]);
  }, recruit);
  for (const seat of [keeper, ...others]) await expectToken(seat, recruit.name);
}
