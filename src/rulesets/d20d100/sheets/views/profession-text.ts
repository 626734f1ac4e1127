import { nameWithin } from "../../../../core/text/names-read.js";

/** DD-37 — what somebody does for a living as it is written, read in one's own language where it is one of ours. */
export const professionRead = (written: string): string => nameWithin("gardien.d20d100-professions", written);
