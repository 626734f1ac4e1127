import { offersOf, type Offer } from "../../../../core/sheets/acts.js";
import { AREA } from "../../deeds/kit.js";
import { rpgDeeds } from "../../deeds/index.js";

/** The page of a sheet that a deed stands on. */
export type ActPage = "play" | "health" | "progress";

/** What decides which deeds are offered. */
type Need =
  | "fight"
  | "prone"
  | "entangled"
  | "burning"
  | "unsteady"
  | "losing"
  | "ailing"
  | "sheathed"
  | "bow"
  | "million"
  | "paidMoves";

const OFFERS: readonly Offer<ActPage, Need>[] = [
  { deed: "standUp", place: "play", needs: ["prone"] }, // RP-61
  { deed: "steady", place: "play", needs: ["unsteady"] }, // RP-59
  { deed: "struggle", place: "play", needs: ["entangled"] }, // RP-70, RP-71
  { deed: "move", place: "play", needs: ["fight", "paidMoves"] }, // RP-40
  { deed: "draw", place: "play", needs: ["fight", "sheathed"] }, // RP-40
  { deed: "hasten", place: "play", needs: ["fight", "bow"] }, // RP-72
  { deed: "putOut", place: "play", needs: ["burning"], keepers: true }, // RP-86
  { deed: "losses", place: "play", needs: ["losing"] }, // RP-61
  { deed: "request", place: "play", keepers: true }, // RP-05
  { deed: "oppose", place: "play", keepers: true }, // RP-11
  { deed: "million", place: "play", needs: ["million"], keepers: true }, // RP-17
  { deed: "firstAid", place: "health" }, // RP-80
  { deed: "surgery", place: "health" }, // RP-81
  { deed: "cure", place: "health" }, // RP-93
  { deed: "fall", place: "health" }, // RP-84
  { deed: "fire", place: "health" }, // RP-86…RP-89
  { deed: "asphyxia", place: "health" }, // RP-90
  { deed: "rest", place: "health", keepers: true }, // RP-82
  { deed: "expose", place: "health", keepers: true }, // RP-92
  { deed: "ailment", place: "health", needs: ["ailing"], keepers: true }, // RP-92
  { deed: "explosion", place: "health", keepers: true }, // RP-91
  { deed: "harm", place: "health", keepers: true },
  { deed: "raise", place: "progress" }, // RP-96
  { deed: "apprentice", place: "progress" }, // RP-98
  { deed: "award", place: "progress", keepers: true }, // RP-95
];

/** The deeds that a page offers apart from skills, weapons and spells; the keeper's own stand last. */
export const {
  actsOn,
  actsNamed,
  offered: OFFERED,
} = offersOf(AREA, (deed) => rpgDeeds.procedures[deed]?.icon ?? "", OFFERS);

/** RP-82…RP-94 — what befalls people, several of them at once, as buttons for a keeper who has no sheet open. */
export const BEFALLING = actsNamed(["rest", "fall", "fire", "asphyxia", "explosion", "expose", "harm"]);
