/** What a conversion says of something that it did not carry over as it stood. */
const REMARKS = [
  // read from a sheet of percentages
  "unread",
  "dodge",
  "ownTest",
  "merged",
  "ownSkill",
  "bounded",
  "noScore",
  "perception",
  "recomputed",
  "unknownWeapon",
  "likeWeapon",
  "naturalWeapon",
  "noDamage",
  "unscored",
  "notHeld",
  "heldScore",
  "ofPlayers",
  // between rulesets
  "education",
  "appearance",
  "size",
  "sizeClass",
  "level",
  "saves",
  "jets",
  "feat",
  "trait",
  "spell",
  "tome",
  "power",
  "armor",
  "zones",
  "shield",
  "protection",
  "touch",
  "weaponDetail",
  "firearm",
  "wounds",
  "mind",
  "sanity",
  "magic",
  "body",
  "regeneration",
  "reduction",
  "grapple",
  "sight",
  "mode",
  "focus",
  "weaponBonus",
] as const;
export type RemarkId = (typeof REMARKS)[number];

/** Guessed: it stands there, and somebody should look at it. Dropped: it is told here and nowhere else. */
export interface Remark {
  readonly kind: "guessed" | "dropped";
  readonly id: RemarkId;
  /** What it is about, as somebody called it. */
  readonly what?: string;
  readonly value?: number | string;
}

/** Something whose place a guess took. */
export function guessed(id: RemarkId, what = "", value: number | string = ""): Remark {
  return { kind: "guessed", id, what, value };
}

/** Something left behind. */
export function dropped(id: RemarkId, what = "", value: number | string = ""): Remark {
  return { kind: "dropped", id, what, value };
}
