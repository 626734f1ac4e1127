/** GB-21 — what one tick in the attack window does; modifiers are absent where the line does not apply. */
export interface Situation {
  readonly id: string;
  readonly melee?: number;
  readonly ranged?: number;
  /** The target loses its Dexterity bonus. */
  readonly losesDex?: true;
  /** What the attacker takes on until its next turn. */
  readonly stance?: "charge" | "defensive";
}

/** GB-21 — the situations the keeper may tick, in the order of the table. Range and proficiency are counted apart. */
export const SITUATIONS = [
  { id: "intoMelee", ranged: -4 },
  { id: "attackerProne", melee: -4 },
  { id: "higherGround", melee: 1 },
  { id: "flanking", melee: 2 },
  { id: "charge", melee: 2, stance: "charge" },
  { id: "defensive", melee: -4, ranged: -4, stance: "defensive" },
  { id: "attackerUnseen", melee: 2, ranged: 2, losesDex: true },
  { id: "targetProne", melee: 4, ranged: -4 },
  { id: "targetKneeling", melee: 2, ranged: -2 },
  { id: "targetBlinded", melee: 2, ranged: 2, losesDex: true },
  { id: "targetHelpless", melee: 4, ranged: 4, losesDex: true },
] as const satisfies readonly Situation[];
export type SituationId = (typeof SITUATIONS)[number]["id"];

const TABLE: readonly (Situation & { readonly id: SituationId })[] = SITUATIONS;

/** GB-21 — the kind of attack a situation is read for. */
export type AttackKind = "melee" | "ranged";

/** GB-21 — the situations that can touch a kind of attack. */
export function situationsFor(kind: AttackKind): readonly (Situation & { readonly id: SituationId })[] {
  return TABLE.filter((line) => line[kind] !== undefined);
}

/** GB-21 — what shapes the ticked lines. */
export interface SituationOptions {
  /** D-51 — the keeper's bonus against a helpless target. */
  readonly helpless?: number;
  /** GB-56 — Precise Shot: people around the target do not matter. */
  readonly preciseShot?: boolean;
}

/** GB-21 — one ticked line and what it adds to the attack roll. */
export interface SituationModifier {
  readonly id: SituationId;
  readonly value: number;
}

/** GB-21 — what ticked lines add to an attack of a kind; the helpless line replaces the prone one (D-51). */
export function situationModifiers(
  ticked: readonly string[],
  kind: AttackKind,
  { helpless, preciseShot = false }: SituationOptions = {},
): readonly SituationModifier[] {
  return linesOf(ticked, kind).map(({ id, ...line }) => {
    if (id === "targetHelpless" && helpless !== undefined) return { id, value: helpless };
    return { id, value: id === "intoMelee" && preciseShot ? 0 : (line[kind] ?? 0) };
  });
}

/** GB-21 — whether ticked lines take the target's Dexterity bonus away. */
export function takesDex(ticked: readonly string[], kind: AttackKind): boolean {
  return linesOf(ticked, kind).some(({ losesDex }) => losesDex);
}

/** GB-21 — the stance ticked lines put the attacker in until its next turn. */
export function stanceOf(ticked: readonly string[], kind: AttackKind): "none" | "charge" | "defensive" {
  return linesOf(ticked, kind).find(({ stance }) => stance)?.stance ?? "none";
}

function linesOf(ticked: readonly string[], kind: AttackKind) {
  const helpless = ticked.includes("targetHelpless");
  return situationsFor(kind).filter(({ id }) => ticked.includes(id) && !(helpless && id === "targetProne"));
}

/** GB-21 — what is known of both sides before the keeper ticks anything. */
export interface KnownSituation {
  readonly attackerProne?: boolean;
  readonly targetProne?: boolean;
  readonly targetBlinded?: boolean;
  /** GB-10, GB-35 — out of its senses, or still reeling from a violent shock. */
  readonly targetHelpless?: boolean;
}

/** GB-21 — lines proposed for an attack of a kind; the keeper decides which apply. */
export function proposedSituations(known: KnownSituation, kind: AttackKind): readonly SituationId[] {
  const holds: Readonly<Partial<Record<SituationId, boolean>>> = {
    attackerProne: known.attackerProne ?? false,
    targetHelpless: known.targetHelpless ?? false,
    targetProne: (known.targetProne ?? false) && !known.targetHelpless,
    targetBlinded: known.targetBlinded ?? false,
  };
  return situationsFor(kind)
    .map(({ id }) => id)
    .filter((id) => holds[id]);
}

/** GB-21 — chances in a hundred that a blow at a target which is hard to see goes astray. */
export const CONCEALMENT = [0, 20, 50] as const;
export type Concealment = (typeof CONCEALMENT)[number];

/** GB-21 — whether concealment makes a blow miss that would have hit. */
export function concealed(d100: number, chance: Concealment): boolean {
  return d100 <= chance;
}
