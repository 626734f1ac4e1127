import { offersOf, type Offer, type Who as WhoLooks } from "../../../../core/sheets/acts.js";
import { d20d100Deeds } from "../../deeds/index.js";
import { AREA } from "../../deeds/kit.js";

/** The place of a sheet where a deed stands. */
export type ActPlace = "skills" | "body" | "mind" | "turn" | "magic" | "growth";

/** What decides which deeds are offered. */
export type Need =
  | "hurt"
  | "unhurt"
  | "recovers"
  | "out"
  | "dying"
  | "outOfAction"
  | "burning"
  | "holds"
  | "minded"
  | "wavers"
  | "mad"
  | "fight"
  | "readied"
  | "guarded"
  | "laid"
  | "dropped"
  | "bought";

const OFFERS: readonly Offer<ActPlace, Need>[] = [
  { deed: "firstAid", place: "body", needs: ["hurt"] }, // DD-97, DD-99
  { deed: "agony", place: "body", needs: ["dying"] }, // DD-95
  { deed: "wake", place: "body", needs: ["out"] }, // DD-103
  { deed: "effort", place: "body", needs: ["outOfAction"] }, // DD-94
  { deed: "burning", place: "body", needs: ["burning"] }, // DD-67
  { deed: "hours", place: "body", needs: ["recovers"] }, // DD-104, DD-174
  { deed: "week", place: "body", needs: ["hurt"] }, // DD-100
  { deed: "harm", place: "body", keepers: true }, // DD-90
  { deed: "sanity", place: "mind", needs: ["minded"] }, // DD-106
  { deed: "decompensation", place: "mind", needs: ["wavers"] }, // DD-110
  { deed: "psychoanalysis", place: "mind", needs: ["wavers"] }, // DD-110
  { deed: "sane", place: "mind", needs: ["mad"], keepers: true }, // DD-107
  { deed: "madness", place: "mind", needs: ["minded"], keepers: true }, // DD-107
  { deed: "newHour", place: "mind", needs: ["minded"], keepers: true }, // DD-108
  { deed: "stance", place: "turn", needs: ["fight"] }, // DD-152, DD-153
  { deed: "evaluate", place: "turn", needs: ["fight"] }, // DD-155
  { deed: "delay", place: "turn", needs: ["fight"] }, // DD-156
  { deed: "ready", place: "turn", needs: ["fight"] }, // DD-157
  { deed: "trigger", place: "turn", needs: ["readied"] }, // DD-157
  { deed: "act", place: "turn", needs: ["fight"] }, // DD-119
  { deed: "letGo", place: "turn", needs: ["holds"] }, // DD-137
  { deed: "draw", place: "turn", needs: ["fight", "laid"] }, // DD-121
  { deed: "pickUp", place: "turn", needs: ["dropped"] }, // DD-141
  { deed: "attentive", place: "turn", needs: ["guarded"] }, // DD-114
  { deed: "run", place: "turn" }, // DD-68
  { deed: "surprised", place: "turn", needs: ["fight"], keepers: true }, // DD-117
  { deed: "assist", place: "skills" }, // DD-88, DD-89
  { deed: "passive", place: "skills" }, // DD-83
  { deed: "firstAid", place: "skills", needs: ["minded", "unhurt"] }, // DD-97, DD-99: who is well treats others
  { deed: "mark", place: "skills", needs: ["minded"], keepers: true }, // DD-177
  { deed: "request", place: "skills", keepers: true }, // DD-01
  { deed: "oppose", place: "skills", keepers: true }, // DD-05
  { deed: "learnSpell", place: "magic", needs: ["minded"] }, // DD-174
  { deed: "mythosGain", place: "magic", needs: ["minded"], keepers: true }, // DD-111
  { deed: "award", place: "growth", keepers: true }, // DD-178
  { deed: "refund", place: "growth", needs: ["bought"], keepers: true }, // DD-179
];

export type Who = WhoLooks<Need>;

/** The deeds that a place offers; the keeper's own stand last. */
export const { actsOn, offered: OFFERED } = offersOf(AREA, (deed) => d20d100Deeds.procedures[deed]?.icon ?? "", OFFERS);
