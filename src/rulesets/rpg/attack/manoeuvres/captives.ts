import { verdictOf } from "../../../../core/play/messages/messages.js";
import { actorOf } from "../../../../core/world/world.js";
import { RpgActor } from "../../data/actors/rpg-actor.js";

/** How far back in the log the throw is looked for whose captive is not free yet. */
const RECENT = 300;

/** RP-70, RP-71 — who is still caught in a net or a bola: whomever one of its throws holds. */
export function captivesOf({ uuid }: Item): readonly Actor[] {
  return game.messages.contents.slice(-RECENT).flatMap((message): readonly Actor[] => {
    const { kind, intent, subject, targets = [] } = verdictOf(message) ?? {};
    if (kind !== "attack" || intent?.weapon.uuid !== uuid) return [];
    const struck = targets.flatMap((target) => actorOf(target) ?? []);
    return struck.filter((actor) => isHeldBy(actor, subject ?? ""));
  });
}

function isHeldBy(actor: Actor, attack: string): boolean {
  const system: unknown = actor.system;
  return (
    system instanceof RpgActor &&
    system.lasting.some(({ state, wound }) => state.type === "entangled" && wound === attack)
  );
}
