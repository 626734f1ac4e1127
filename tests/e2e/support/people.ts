import { expect } from "vitest";
import type { Seat } from "./table.js";
import { expectToken } from "./scene.js";
import { soon } from "./wait.js";

/** What the rules keep of somebody, as one client knows it. */
export interface Condition {
  readonly pv: number;
  readonly pf: number;
  /** Names of the wounds, in alphabetical order. */
  readonly wounds: readonly string[];
  /** Ids of the conditions, in alphabetical order. */
  readonly statuses: readonly string[];
}

/** How the actor of a token does, as this client knows it. */
export function conditionOf({ page }: Seat, token: string): Promise<Condition> {
  return page.evaluate((name) => {
    const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
    const wounds = actor.items.filter((item: { type: string }) => item.type === "gbWound");
    return {
      pv: actor.system.pv.value as number,
      pf: actor.system.pf.value as number,
      wounds: wounds.map((wound: { name: string }) => wound.name).sort() as string[],
      statuses: [...actor.statuses].sort() as string[],
    };
  }, token);
}

/** Waits until all these clients see the actor of a token so. */
export async function expectCondition(
  seats: readonly Seat[],
  token: string,
  expected: Partial<Condition>,
): Promise<void> {
  for (const seat of seats) await expect.poll(() => conditionOf(seat, token), soon).toMatchObject(expected);
}

/** Puts points and wounds back and takes conditions off, by the keeper's hand. */
export async function heal({ page }: Seat, token: string): Promise<void> {
  await page.evaluate(async (name) => {
    const { actor } = canvas.scene.tokens.find((one: { name: string }) => one.name === name);
    const wounds = actor.items.filter((item: { type: string }) => item.type === "gbWound");
    await actor.deleteEmbeddedDocuments(
      "Item",
      wounds.map((wound: { id: string }) => wound.id),
    );
    const whole = { "system.pv.value": actor.system.pv.max, "system.pf.value": actor.system.pf.max };
    await actor.update({ ...whole, "system.posture.prone": false });
  }, token);
}

/** Puts an actor of a compendium on the scene, at a point of it, and makes sure all see its token. */
export async function place(keeper: Seat, others: readonly Seat[], entry: string, x: number, y: number): Promise<void> {
  await keeper.page.evaluate(
    async ([name, left, top]) => {
      const pack = game.packs.find((one: { documentName: string; index: { getName(name: string): object } }) =>
        Boolean(one.documentName === "Actor" && one.index.getName(name)),
      );
      const actor = await game.actors.importFromCompendium(pack, pack.index.getName(name)._id);
      const token = await actor.getTokenDocument({ x: left, y: top });
      await canvas.scene.createEmbeddedDocuments("Token", [{ ...token.toObject(), name }]);
    },
    [entry, x, y] as const,
  );
  for (const seat of [keeper, ...others]) await expectToken(seat, entry);
}

/** Gives an actor of the world to a player, as their character. */
export async function entrust({ page }: Seat, name: string, player: string): Promise<void> {
  await page.evaluate(
    async ([who, owner]) => {
      const user = game.users.getName(owner);
      const actor = game.actors.getName(who);
      await actor.update({ ownership: { default: 0, [user.id]: 3 } });
      await user.update({ character: actor.id });
    },
    [name, player] as const,
  );
}
