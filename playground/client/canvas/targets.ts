import type { Data } from "../../common/types.js";

/** The tokens a user aims at on the scene; `ids` is what travels to the other clients. */
export class UserTargets extends Set<Data> {
  constructor(readonly user: Data) {
    super();
  }

  get ids(): string[] {
    return [...this].map((token) => token.id as string);
  }

  /** Tells the other clients. */
  broadcast(): void {
    if (!this.user.isSelf) return;
    game.connection.emit("userActivity", { targets: { sceneId: canvas.scene?.id ?? null, tokenIds: this.ids } });
  }
}

/** Whether the tool that aims is in hand. */
export function aiming(): boolean {
  return game.activeTool === "target";
}

/** The targets of a user, made the first time somebody asks. */
export function targetsOf(user: Data): UserTargets {
  if (!(user.targets instanceof UserTargets)) {
    Object.defineProperty(user, "targets", {
      value: new UserTargets(user),
      writable: true,
      configurable: true,
      enumerable: false,
    });
  }
  return user.targets as UserTargets;
}
