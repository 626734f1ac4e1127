/** RP-48 — what it costs to choose the place. */
const AIM_DIFFICULTY = 1;

/** RP-41, RP-48 — what an attack's FD is made of. */
export interface AttackSituation {
  /** Bdef of the target. */
  readonly defenseBonus: number;
  /** The keeper's FD for the circumstances. */
  readonly circumstances?: number;
  readonly aimed?: boolean;
  /** RP-41 — the target can do nothing: inert, unconscious, asleep or netted (D-24). */
  readonly helpless?: boolean;
}

/** RP-41, RP-48 — one part of an attack's FD. */
export interface DifficultyPart {
  readonly id: "defense" | "circumstances" | "aimed";
  readonly value: number;
}

/** RP-41, RP-48, RP-75 — what an attack's FD is made of, against melee and missiles alike (D-23); what adds nothing is left out. */
export function attackDifficultyParts(situation: AttackSituation): readonly DifficultyPart[] {
  const { defenseBonus, circumstances = 0, aimed = false, helpless = false } = situation;
  const parts: readonly DifficultyPart[] = [
    { id: "defense", value: helpless ? 0 : defenseBonus },
    { id: "circumstances", value: circumstances },
    { id: "aimed", value: aimed ? AIM_DIFFICULTY : 0 },
  ];
  return parts.filter(({ value }) => value !== 0);
}
