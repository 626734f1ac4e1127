/** GB-19 — bonus of a shot after a round of aiming; further rounds do not add up (D-43). */
const AIM_BONUS = 2;

/** GB-19 — what a shooter has aimed at, and what is attacked now. */
export interface AimedShot {
  /** Rounds spent aiming since the last shot. */
  readonly rounds: number;
  readonly ranged: boolean;
  /** Whether the target is the one that was aimed at. */
  readonly atTarget: boolean;
}

/** GB-19 — bonus of aiming to an attack: shots only, at the target aimed at. */
export function aimBonus({ rounds, ranged, atTarget }: AimedShot): number {
  return ranged && atTarget && rounds >= 1 ? AIM_BONUS : 0;
}

/** GB-19 — whether an attack ends the aim: every shot does, whoever it is fired at (D-43). */
export function endsAim({ rounds, ranged }: Pick<AimedShot, "rounds" | "ranged">): boolean {
  return ranged && rounds >= 1;
}
