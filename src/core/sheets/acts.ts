/** A deed with a button of its own on a sheet. */
export interface Act {
  readonly deed: string;
  readonly icon: string;
  /** Language key. */
  readonly label: string;
  /** By the keeper's word alone. */
  readonly keepers: boolean;
}

/** A deed that sheets of a ruleset offer at one of their places. */
export interface Offer<Place extends string, Need extends string> {
  readonly deed: string;
  readonly place: Place;
  /** Only where all of this is so. */
  readonly needs?: readonly Need[];
  /** By the keeper's word alone. */
  readonly keepers?: true;
}

/** What is so of somebody, and whether it is the keeper who looks. */
export type Who<Need extends string> = Readonly<Record<Need | "keeper", boolean>>;

/**
 * The buttons of a ruleset's deeds.
 * @param area where the ruleset keeps the words of its deeds
 * @param iconOf the classes of the icon of a deed
 */
export function offersOf<Place extends string, Need extends string>(
  area: string,
  iconOf: (deed: string) => string,
  offers: readonly Offer<Place, Need>[],
) {
  const actOf = ({ deed, keepers }: Offer<Place, Need>): Act => ({
    deed,
    icon: iconOf(deed),
    label: `${area}.${deed}.name`,
    keepers: keepers === true,
  });
  const fits = ({ needs = [], keepers }: Offer<Place, Need>, who: Who<Need>) =>
    needs.every((need) => who[need]) && (who.keeper || !keepers);
  return {
    /** The deeds that a place offers, in their order. */
    actsOn: (place: Place, who: Who<Need>): readonly Act[] =>
      offers.filter((offer) => offer.place === place && fits(offer, who)).map(actOf),
    /** Deeds by their ids, whoever they are for. */
    actsNamed: (deeds: readonly string[]): readonly Act[] =>
      offers.filter(({ deed }) => deeds.includes(deed)).map(actOf),
    /** Ids of the deeds that have a button somewhere. */
    offered: [...new Set(offers.map(({ deed }) => deed))] as readonly string[],
  };
}
