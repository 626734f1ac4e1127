import { SECTIONS, type Section } from "../vocabulary.js";

/** RP-32, RP-35, RP-36, RP-37 — what a combat round goes through. */
export type Phase = Section | "declaration" | "all" | "damage" | "end";

/** RP-35, RP-36, RP-37 — the options that change it. */
export interface RoundOptions {
  readonly declarations?: boolean;
  readonly duel?: boolean;
  readonly chaos?: boolean;
}

/** RP-32, RP-35, RP-36, RP-37 — the phases of a round, in their order; chaos knows no sections (D-20). */
export function phasesOf({ declarations = true, duel = false, chaos = false }: RoundOptions): readonly Phase[] {
  const acting: readonly Phase[] = chaos ? ["all"] : SECTIONS;
  return [
    ...(declarations ? (["declaration"] as const) : []),
    ...acting.filter((phase) => phase !== "movement"),
    ...(duel ? (["damage"] as const) : []),
    ...acting.filter((phase) => phase === "movement"),
    "end",
  ];
}
