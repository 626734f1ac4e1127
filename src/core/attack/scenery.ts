/** What a scene shows of a shot, as far as it tells. */
export interface Scenery {
  /** From 0, broad day, to 1. */
  readonly darkness: number;
  /** Who has moved since their last turn of a fight. */
  readonly attackerMoved: boolean;
  readonly targetMoved: boolean;
}

/** What the scene of two tokens shows; without a scene it is day, and nobody moves. */
export function sceneryOf(attacker: TokenDocument | null, target: TokenDocument | null): Scenery {
  const scene = attacker?.parent ?? target?.parent;
  return {
    darkness: scene?.environment.darknessLevel ?? 0,
    attackerMoved: hasMoved(attacker),
    targetMoved: hasMoved(target),
  };
}

/** Foundry keeps a token's way while a fight goes on, until its next turn. */
function hasMoved(token: TokenDocument | null): boolean {
  return (token?.movementHistory?.length ?? 0) > 0;
}
