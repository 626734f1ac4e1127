/** RP-68 — how a thing is held. */
export const GRIPS = ["none", "main", "off", "both"] as const;
export type Grip = (typeof GRIPS)[number];
