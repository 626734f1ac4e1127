/** Where an action stands among the others, in their order. */
export const ACTION_GROUPS = [
  "attacks",
  "tests",
  "skills",
  "magic",
  "turn",
  "body",
  "things",
  "growth",
  "keeper",
  "modules",
] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];
