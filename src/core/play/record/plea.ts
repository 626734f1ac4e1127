import { oneOf, optional, record, text, whole, type Read } from "../../shape/shape.js";

/** Why a player would have something undone: aimed at somebody else, wrong figures, sent before they had chosen. */
export const PLEA_REASONS = ["target", "figures", "slip"] as const;

/** Shape of what a player says who would have something undone. */
export const PLEADED = record({ reason: oneOf(PLEA_REASONS), word: text });
export type Pleaded = Read<typeof PLEADED>;

/** Shape of a player's request that a keeper undo an act, the latest one. */
export const PLEA = record({
  user: text,
  reason: oneOf(PLEA_REASONS),
  word: text,
  /** Index of the one target that it is about; absent: the whole act. */
  target: optional(whole),
  standing: oneOf(["asked", "withdrawn", "kept", "granted"], "withdrawn"),
  /** What the keeper answers. */
  answer: text,
});
export type Plea = Read<typeof PLEA>;

/** Longest word of a plea or of its answer, in characters. */
export const LONGEST_WORD = 200;
