import type { Question, ClientInfo } from "./ask-players.js";
import { foundryVersion } from "./foundry.js";

/** Answers for this client: what it runs, and what of that it shows its user. It opens nothing. */
export function answerHere({ messages = [], actors = [], scenes = [] }: Question): ClientInfo {
  const seen = [
    ...messages.filter((id) => (game.messages.get(id) as { readonly visible?: boolean } | undefined)?.visible === true),
    ...actors.filter((id) => game.actors.get(id)?.testUserPermission(game.user, "LIMITED") === true),
    ...scenes.filter((id) => isShown(id)),
  ];
  return { foundry: foundryVersion(), system: game.system.version, seen };
}

/** Whether a scene is in view here, or offered. */
function isShown(id: string): boolean {
  const scene = game.scenes.get(id) as unknown as
    | { readonly active: boolean; readonly navigation?: boolean }
    | undefined;
  return (
    scene !== undefined && (scene.active || scene.navigation === true || game.scenes.viewed === (scene as unknown))
  );
}
