/** RP-61 — the rolls that a modifier changes: attacks, attacks and parries, every skill, every test. */
export const MODIFIER_SCOPES = ["attack", "combat", "skills", "actions"] as const;
export type ModifierScope = (typeof MODIFIER_SCOPES)[number];

/** RP-61 — rolls, as far as modifiers tell them apart; attacks and parries are rolls of skills. */
export type TestKind = "attack" | "parry" | "skill" | "attribute";

const SCOPES_OF: Readonly<Record<TestKind, readonly ModifierScope[]>> = {
  attack: ["attack", "combat", "skills", "actions"],
  parry: ["combat", "skills", "actions"],
  skill: ["skills", "actions"],
  attribute: ["actions"],
};

/** RP-61 — points added to a score, by what they change. */
export interface ScoreModifier {
  readonly scope: ModifierScope;
  readonly value: number;
}

/** RP-61 — those of some modifiers that change a roll; all of them add up (D-38). */
export function modifiersOf<One extends ScoreModifier>(modifiers: readonly One[], kind: TestKind): readonly One[] {
  return modifiers.filter(({ scope }) => SCOPES_OF[kind].includes(scope));
}
