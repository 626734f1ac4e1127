import type { RoundPhase } from "../state/round-rule.js";

/** Where a round stands: the phase that stands still, else the phase of whoever has the turn. */
export function currentPhase(
  phases: readonly RoundPhase[],
  stand: string,
  acting: string | null,
): RoundPhase | undefined {
  return phases.find(({ id }) => id === (stand === "" ? acting : stand));
}

/** The phase in which a new round stands still before anybody acts; nothing where they act at once. */
export function openingPhase(phases: readonly RoundPhase[]): RoundPhase | undefined {
  const [first] = phases;
  return first?.kind === "declare" ? first : undefined;
}

/**
 * The phase to stand still in between two turns.
 * @param from phase of the turn that ends; `null` where nobody has had one
 * @param to phase of the next turn; `null` when the round is over
 * @param leaps the keeper goes straight to the next round: only what was held stops it
 */
export function standBetween(
  phases: readonly RoundPhase[],
  from: string | null,
  to: string | null,
  over: readonly string[],
  { leaps = false } = {},
): RoundPhase | undefined {
  const place = (id: string | null, missing: number): number => {
    const at = phases.findIndex((phase) => phase.id === id);
    return at < 0 ? missing : at;
  };
  const [start, end] = [place(from, -1), place(to, phases.length)];
  return phases.find(
    ({ id, kind, stops }, at) =>
      (kind === "settle" || (stops !== undefined && !leaps)) && at > start && at < end && !over.includes(id),
  );
}
