// The figures of the book's tables of warp, as its packs have them.

/** WP-52, WP-84 — damage factors; the chapter's word on submachine guns (WD-71). */
export const FACTORS: Readonly<Record<string, number>> = {
  warpPoingsPieds: 1,
  warpCouteauDeLancer: 1,
  warpCouteau: 2,
  warpTuyauDePlomb: 2,
  warpArbalete: 2,
  warpHacheDeLancer: 2,
  warpEpee: 3,
  warpHache: 3,
  warpTaser: 5,
  warpRevolverLeger22: 3,
  warpPetitPistoletAutomatique: 3,
  warpPetiteMitraillette: 3,
  warpRevolver: 4,
  warpPistoletAutomatique: 4,
  warpMitraillette: 4,
  warpFusilDAssaut: 4,
  warpRevolverLourd: 5,
  warpPistoletLourdAutomatique: 5,
  warpMitrailletteLourde: 5,
  warpCanonDAssaut: 5,
  warpFusilLeger: 6,
  warpFusilLourd: 7,
  warpFusilAPompeCalibre12: 10,
};

/** WP-62, WP-88 — regular dice, points, ballistic dice, whether it is heavy. */
export const ARMOURS: Readonly<Record<string, readonly [number, number, number, boolean]>> = {
  warpArmureDeCuirVetementsDeCuir: [0, 1, 0, false],
  warpPlastronRenforceVesteRenforcee: [1, 0, 0, false],
  warpArmureDePlaques: [2, 0, 0, true],
  warpVestePareBalleGiletPareBalle: [0, 0, 1, false],
  warpCombinaisonPareBalle: [0, 0, 2, false],
  warpCombinaisonMilitaire: [3, 0, 2, true],
};

/** WP-127…WP-132 — the levels of the list. */
export const SPELL_LEVELS: Readonly<Record<string, number>> = {
  warpChainesInvisibles: 3,
  warpObscuriteBenie: 6,
  warpLangueDuSerpent: 9,
  warpPoigneDuRoc: 12,
  warpLAnneauDeGyges: 15,
  warpLesSeptBoucliersDeLaGloire: 18,
};
