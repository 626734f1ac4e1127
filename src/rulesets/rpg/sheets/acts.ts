/** A deed with a button of its own. */
export interface Act {
  readonly deed: string;
  readonly icon: string;
  /** Language key. */
  readonly label: string;
  /** By the keeper's word alone. */
  readonly keepers: boolean;
}

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

interface Offer {
  readonly deed: string;
  readonly icon: string;
  readonly page: ActPage;
  /** Only where all of this is so. */
  readonly needs?: readonly Need[];
  /** By the keeper's word alone. */
  readonly keepers?: true;
}

const OFFERS: readonly Offer[] = [
  { deed: "standUp", icon: "fa-solid fa-person-arrow-up-from-line", page: "play", needs: ["prone"] }, // RP-61
  { deed: "steady", icon: "fa-solid fa-scale-unbalanced", page: "play", needs: ["unsteady"] }, // RP-59
  { deed: "struggle", icon: "fa-solid fa-link-slash", page: "play", needs: ["entangled"] }, // RP-70, RP-71
  { deed: "move", icon: "fa-solid fa-person-running", page: "play", needs: ["fight", "paidMoves"] }, // RP-40
  { deed: "draw", icon: "fa-solid fa-hand-fist", page: "play", needs: ["fight", "sheathed"] }, // RP-40
  { deed: "hasten", icon: "fa-solid fa-bolt", page: "play", needs: ["fight", "bow"] }, // RP-72
  { deed: "putOut", icon: "fa-solid fa-fire-extinguisher", page: "play", needs: ["burning"], keepers: true }, // RP-86
  { deed: "losses", icon: "fa-solid fa-droplet", page: "play", needs: ["losing"] }, // RP-61
  { deed: "request", icon: "fa-solid fa-hand-point-right", page: "play", keepers: true }, // RP-05
  { deed: "oppose", icon: "fa-solid fa-people-arrows", page: "play", keepers: true }, // RP-11
  { deed: "million", icon: "fa-solid fa-clover", page: "play", needs: ["million"], keepers: true }, // RP-17
  { deed: "firstAid", icon: "fa-solid fa-kit-medical", page: "health" }, // RP-80
  { deed: "surgery", icon: "fa-solid fa-user-doctor", page: "health" }, // RP-81
  { deed: "cure", icon: "fa-solid fa-syringe", page: "health" }, // RP-93
  { deed: "fall", icon: "fa-solid fa-person-falling", page: "health" }, // RP-84
  { deed: "fire", icon: "fa-solid fa-fire", page: "health" }, // RP-86…RP-89
  { deed: "asphyxia", icon: "fa-solid fa-lungs", page: "health" }, // RP-90
  { deed: "rest", icon: "fa-solid fa-bed", page: "health", keepers: true }, // RP-82
  { deed: "expose", icon: "fa-solid fa-biohazard", page: "health", keepers: true }, // RP-92
  { deed: "ailment", icon: "fa-solid fa-skull-crossbones", page: "health", needs: ["ailing"], keepers: true }, // RP-92
  { deed: "explosion", icon: "fa-solid fa-explosion", page: "health", keepers: true }, // RP-91
  { deed: "harm", icon: "fa-solid fa-heart-crack", page: "health", keepers: true },
  { deed: "raise", icon: "fa-solid fa-arrow-up-right-dots", page: "progress" }, // RP-96
  { deed: "apprentice", icon: "fa-solid fa-chalkboard-user", page: "progress" }, // RP-98
  { deed: "award", icon: "fa-solid fa-award", page: "progress", keepers: true }, // RP-95
];

type Who = Readonly<Record<Need | "keeper", boolean>>;

/** The deeds that a page offers apart from skills, weapons and spells; the keeper's own stand last. */
export function actsOn(page: ActPage, who: Who): readonly Act[] {
  const fits = ({ needs = [], keepers }: Offer) => needs.every((need) => who[need]) && (who.keeper || !keepers);
  return OFFERS.filter((offer) => offer.page === page && fits(offer)).map(actOf);
}

/** RP-82…RP-94 — what befalls people, several of them at once. */
const BEFALLS: readonly string[] = ["rest", "fall", "fire", "asphyxia", "explosion", "expose", "harm"];

/** RP-82…RP-94 — the same as buttons for a keeper who has no sheet open. */
export const BEFALLING: readonly Act[] = OFFERS.filter(({ deed }) => BEFALLS.includes(deed)).map(actOf);

function actOf({ deed, icon, keepers }: Offer): Act {
  return { deed, icon, label: `GARDIEN.RPG.DEED.${deed}.name`, keepers: keepers === true };
}

/** Ids of the deeds that have a button on some page. */
export const OFFERED: readonly string[] = OFFERS.map(({ deed }) => deed);
