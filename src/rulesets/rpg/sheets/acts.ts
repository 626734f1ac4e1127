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

interface Offer {
  readonly deed: string;
  readonly icon: string;
  readonly page: ActPage;
  /** Only in a fight. */
  readonly fight?: true;
  /** By the keeper's word alone. */
  readonly keepers?: true;
}

const OFFERS: readonly Offer[] = [];

/** What decides which deeds are offered. */
interface Who {
  readonly fight: boolean;
  readonly keeper: boolean;
}

/** The deeds that a page offers apart from skills, weapons and spells. */
export function actsOn(page: ActPage, who: Who): readonly Act[] {
  return OFFERS.filter(
    (offer) => offer.page === page && (who.fight || !offer.fight) && (who.keeper || !offer.keepers),
  ).map(({ deed, icon, keepers = false }) => ({ deed, icon, label: `GARDIEN.RPG.DEED.${deed}.name`, keepers }));
}
