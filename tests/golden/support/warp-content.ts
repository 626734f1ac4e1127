import type { ArmourFigures } from "../../../src/rulesets/warp/rules/attack/armour.js";
import { warpItems, type WarpItem } from "../../support/packs/warp-packs.js";
import { Unsupported, type Adapter } from "./run.js";

const weapons = warpItems("weapons");
const armors = warpItems("armors");
const spells = warpItems("spells");

/** Rows of the damage tables: what the book calls them, and the item that ships for them. */
const WEAPONS: Readonly<Record<string, readonly [label: string, slug: string]>> = {
  unarmed: ["Combat sans arme, poings", "warpPoingsPieds"],
  throwingKnife: ["Couteau de lancer", "warpCouteauDeLancer"],
  knife: ["Couteau", "warpCouteau"],
  leadPipe: ["Tuyau de plomb", "warpTuyauDePlomb"],
  crossbow: ["Arbalète", "warpArbalete"],
  throwingAxe: ["Hache de lancer", "warpHacheDeLancer"],
  sword: ["Épée", "warpEpee"],
  axe: ["Hache", "warpHache"],
  taser: ["Taser", "warpTaser"],
  lightPistol: ["Petit pistolet", "warpPetitPistoletAutomatique"],
  lightSmg: ["Petite mitraillette", "warpPetiteMitraillette"],
  pistol: ["Pistolet", "warpPistoletAutomatique"],
  smg: ["Mitraillette", "warpMitraillette"],
  assaultRifle: ["Fusil d'assaut", "warpFusilDAssaut"],
  heavyPistol: ["Pistolet lourd", "warpPistoletLourdAutomatique"],
  heavySmg: ["Mitraillette lourde", "warpMitrailletteLourde"],
  assaultCannon: ["Canon d'assaut", "warpCanonDAssaut"],
  lightRifle: ["Fusil léger", "warpFusilLeger"],
  heavyRifle: ["Fusil lourd", "warpFusilLourd"],
  shotgun: ["Fusil à pompe", "warpFusilAPompeCalibre12"],
};

const ARMOURS: Readonly<Record<string, string>> = {
  leather: "warpArmureDeCuirVetementsDeCuir",
  reinforcedVest: "warpPlastronRenforceVesteRenforcee",
  plate: "warpArmureDePlaques",
  ballisticVest: "warpVestePareBalleGiletPareBalle",
  ballisticSuit: "warpCombinaisonPareBalle",
  militarySuit: "warpCombinaisonMilitaire",
};

const SPELLS: Readonly<Record<string, string>> = {
  invisibleChains: "warpChainesInvisibles",
  blessedDarkness: "warpObscuriteBenie",
  serpentTongue: "warpLangueDuSerpent",
  gripOfRock: "warpPoigneDuRoc",
  ringOfGyges: "warpLAnneauDeGyges",
  sevenShields: "warpLesSeptBoucliersDeLaGloire",
};

/** Adapters that read the figures of what ships. */
export const contentAdapters: Readonly<Record<string, Adapter>> = {
  damageFactor: ({ weapon }: { weapon: string }) => {
    const [label, slug] = WEAPONS[weapon] ?? [];
    const { factor, temporary = false, divideByRange = false } = shipped(weapons, slug, weapon).system;
    return { label, factor, temporary, divideByRange };
  },

  armourItem: ({ armour }: { armour: string }) => {
    const { system } = shipped(armors, ARMOURS[armour], armour);
    const { regularDice = 0, regularPoints = 0, ballisticDice = 0, heavy = false } = system as Partial<ArmourFigures>;
    const figures = { regularDice, regularPoints, ballisticDice, heavy };
    return { label: scoreOf(figures), ...figures };
  },

  spellLevel: ({ spell }: { spell: string }) => {
    const { name, system } = shipped(spells, SPELLS[spell], spell);
    return { label: name.replaceAll("’", "'"), level: system["level"] }; // the cases have straight apostrophes
  },
};

/** WP-52, WP-60 — the factor of the taser that ships. */
export function taserFactor(): number {
  return Number(shipped(weapons, WEAPONS["taser"]?.[1], "taser").system["factor"]);
}

function shipped(pack: readonly WarpItem[], slug: string | undefined, asked: string): WarpItem {
  const found = pack.find(({ system }) => system.slug === slug);
  if (!found) throw new Unsupported(`${asked} does not ship`);
  return found;
}

/** WP-62, WP-88 — the score of an armour as the tables print it. */
function scoreOf({ regularDice, regularPoints, ballisticDice }: ArmourFigures): string {
  if (ballisticDice > 0) return regularDice > 0 ? `${regularDice}/${ballisticDice}b` : `${ballisticDice}b`;
  const [count, word] = regularDice > 0 ? [regularDice, "dé"] : [regularPoints, "point"];
  return `${count} ${word}${count > 1 ? "s" : ""}`;
}
