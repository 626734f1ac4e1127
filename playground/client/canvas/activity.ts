import type { UserActivity } from "../../common/protocol.js";
import { Hooks } from "../hooks/hooks.js";
import type { Connection } from "../net/index.js";
import { targetsOf } from "./targets.js";

/** Applies what other users aim at to the tokens in view. */
function applyTargets(userId: string, { sceneId, tokenIds }: NonNullable<UserActivity["targets"]>): void {
  const user = game.users.get(userId);
  if (!user || user.isSelf || !canvas.ready || sceneId !== canvas.scene?.id) return;
  const wanted = new Set(tokenIds);
  for (const token of canvas.tokens.placeables) {
    const aims = targetsOf(user).has(token);
    if (aims !== wanted.has(token.id)) {
      token.setTarget(!aims, { user, releaseOthers: false, groupSelection: true });
    }
  }
}

/** Listens to who is here and what they aim at. */
export function followUsers(connection: Connection): void {
  connection.on("userActivity", (userId: string, data: UserActivity) => {
    if (data.targets) applyTargets(userId, data.targets);
    // Somebody has just sat down: what one aims at is kept nowhere, so everybody says it again.
    if (data.active && targetsOf(game.user).size > 0) targetsOf(game.user).broadcast();
  });
  connection.on("userConnected", (userId: string, connected: boolean) => {
    const user = game.users.get(userId);
    if (!user) return;
    user.active = connected;
    if (!connected) applyTargets(userId, { sceneId: canvas.scene?.id ?? null, tokenIds: [] });
    Hooks.callAll("userConnected", user, connected);
  });
}
