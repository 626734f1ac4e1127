// The figures of seuils' things and beings, as they were decided once: the packs are held against them.

type Row = readonly (string | number | boolean)[];

/** Group, kind of attack, XD/Y, types of damage, nature, limits in metres or reach, hands, whether it parries, dE, rarity and Valeur. */
export const WEAPONS: Readonly<Record<string, Row>> = {
  seuilsMainsNues: ["unarmed", "grapple", "1D/1", "blunt", "temporary", 2, 0, false, 0, 0, 0],
  seuilsGantsRembourres: ["unarmed", "grapple", "1D/1", "blunt", "temporary", 2, 0, true, 0, 1, 8],
  seuilsManiquesRenforcees: ["unarmed", "grapple", "2D/1", "blunt", "temporary", 2, 0, true, 0, 2, 25],
  seuilsPoingsCloutes: ["unarmed", "grapple", "2D/1", "piercing", "lethal", 2, 0, false, 0, 1, 12],
  seuilsLacetLeste: ["unarmed", "grapple", "3D/1", "blunt", "temporary", 2, 2, false, 0, 1, 5],
  seuilsCouteauPoche: ["blades", "melee", "2D/1", "slashing piercing", "lethal", 2, 1, true, 0, 1, 6],
  seuilsCouteauChasse: ["blades", "melee", "3D/1", "slashing piercing", "lethal", 2, 1, true, 0, 1, 15],
  seuilsMachette: ["blades", "melee", "3D/1", "slashing", "lethal", 2, 1, true, 0, 1, 20],
  seuilsHachette: ["blades", "melee", "3D/1", "slashing", "lethal", 2, 1, true, 0, 1, 18],
  seuilsHacheBucheron: ["blades", "melee", "3D/2", "slashing", "lethal", 2, 2, true, 0, 2, 40],
  seuilsSabre: ["blades", "melee", "4D/1", "slashing piercing", "lethal", 2, 1, true, 1, 3, 60],
  seuilsTronconneuse: ["blades", "melee", "3D/3", "slashing", "lethal", 2, 2, false, 0, 4, 120],
  seuilsMatraque: ["blunt", "melee", "2D/1", "blunt", "temporary", 2, 1, true, 0, 1, 8],
  seuilsBatteCloutee: ["blunt", "melee", "3D/1", "blunt piercing", "lethal", 2, 1, true, 0, 1, 12],
  seuilsMasseChantier: ["blunt", "melee", "2D/2", "blunt", "lethal", 2, 2, true, 0, 1, 25],
  seuilsBarreMine: ["blunt", "melee", "3D/2", "blunt", "lethal", 2, 2, true, 0, 2, 30],
  seuilsChaineLestee: ["blunt", "melee", "3D/1", "blunt", "temporary", 2, 1, false, 0, 1, 10],
  seuilsEpieu: ["polearms", "melee", "3D/1", "piercing", "lethal", 3, 1, true, 0, 1, 10],
  seuilsLance: ["polearms", "melee", "3D/2", "piercing", "lethal", 3, 2, true, 0, 2, 35],
  seuilsFauxRedressee: ["polearms", "melee", "4D/2", "slashing", "lethal", 3, 2, false, 0, 2, 45],
  seuilsSarbacane: ["bows", "projectile", "2D/1", "piercing", "lethal", "5/12/20", 2, false, 0, 1, 15],
  seuilsArcCourt: ["bows", "projectile", "3D/1", "piercing", "lethal", "15/40/80", 2, false, 0, 2, 40],
  seuilsArcLong: ["bows", "projectile", "4D/1", "piercing", "lethal", "25/70/130", 2, false, 0, 3, 70],
  seuilsArbalete: ["bows", "projectile", "4D/2", "piercing", "lethal", "30/70/120", 2, false, 1, 3, 90],
  seuilsPierre: ["throwing", "thrown", "2D/1", "blunt", "temporary", "5/12/25", 1, false, 0, 0, 0],
  seuilsFronde: ["throwing", "thrown", "3D/1", "blunt", "lethal", "10/30/60", 1, false, 0, 1, 5],
  seuilsJavelot: ["throwing", "thrown", "3D/1", "piercing", "lethal", "8/20/40", 1, false, 0, 1, 12],
  seuilsCouteauLancer: ["throwing", "thrown", "2D/1", "piercing", "lethal", "4/9/18", 1, false, 0, 1, 14],
  seuilsGrenade: ["throwing", "thrown", "4D/4", "blast", "lethal", "6/15/30", 1, false, 0, 4, 60],
  seuilsPistoletBricole: ["handguns", "firearm", "2D/1", "firearm", "lethal", "5/12/25", 1, false, 0, 2, 35],
  seuilsRevolver: ["handguns", "firearm", "3D/1", "firearm", "lethal", "8/20/45", 1, false, 0, 3, 80],
  seuilsCanonScie: ["longguns", "firearm", "3D/2", "firearm", "lethal", "5/12/25", 2, false, 0, 3, 90],
  seuilsFusilChasse: ["longguns", "firearm", "2D/2", "firearm", "lethal", "15/40/90", 2, false, 0, 3, 95],
  seuilsFusilAssaut: ["longguns", "firearm", "4D/3", "firearm", "lethal", "30/100/300", 2, false, 0, 5, 220],
  seuilsFusilPrecision: ["longguns", "firearm", "5D/2", "firearm", "lethal", "80/250/700", 2, false, 2, 5, 260],
};

/** SE-47 and ours: index, best dice discarded and against what, rarity and Valeur. */
export const ARMOURS: Readonly<Record<string, Row>> = {
  seuilsMatelassee: [1, "1 piercing", 1, 15],
  seuilsGiletPareBalles: [1, "1 firearm", 3, 75],
  seuilsCuirasseChitine: [2, "1 slashing", 3, 80],
  seuilsCombinaisonPneus: [1, "1 blunt", 2, 35],
  seuilsVesteCuir: [1, "", 1, 20],
  seuilsPlastronTole: [2, "", 2, 55],
  seuilsGiletPlaques: [2, "1 firearm", 4, 160],
  seuilsManteauMailles: [1, "1 slashing 1 piercing", 3, 95],
  seuilsTenueDemineur: [3, "1 blast", 5, 240],
};

/** SE-37, SE-48: bonus, rarity and Valeur. */
export const SHIELDS: Readonly<Record<string, Row>> = {
  seuilsRondache: [1, 1, 12],
  seuilsCarapacePolie: [2, 2, 35],
  seuilsBouclierTole: [2, 2, 30],
  seuilsPanneauRoute: [3, 2, 40],
  seuilsBouclierEmeute: [3, 4, 110],
};

/** SE-10, SE-60: usual Caractéristique, uses, whether it is medical. */
export const SPECIALTIES: Readonly<Record<string, Row>> = {
  seuilsLames: ["agilite", "weaponGroup:blades", false],
  seuilsArmesContondantes: ["agilite", "weaponGroup:blunt", false],
  seuilsArmesHast: ["agilite", "weaponGroup:polearms", false],
  seuilsEmpoignade: ["agilite", "weaponGroup:unarmed", false],
  seuilsEsquive: ["agilite", "dodge", false],
  seuilsBouclier: ["agilite", "shieldParry", false],
  seuilsDiscretion: ["agilite", "", false],
  seuilsArmesPoing: ["precision", "weaponGroup:handguns", false],
  seuilsArmesEpaule: ["precision", "weaponGroup:longguns", false],
  seuilsArcsArbaletes: ["precision", "weaponGroup:bows", false],
  seuilsLancer: ["precision", "weaponGroup:throwing", false],
  seuilsChirurgie: ["precision", "surgery", true],
  seuilsBricolage: ["precision", "", false],
  seuilsPremiersSecours: ["connaissance", "firstAid", true],
  seuilsMedecine: ["connaissance", "medicine", true],
  seuilsHerboristerie: ["connaissance", "medicine", true],
  seuilsSurvie: ["connaissance", "", false],
  seuilsGuet: ["perception", "", false],
  seuilsPistage: ["perception", "", false],
  seuilsCourse: ["rapidite", "", false],
  seuilsDressage: ["empathie", "", false],
  seuilsEndurance: ["sante", "", false],
  seuilsMarchandage: ["persuasion", "", false],
  seuilsIntimidation: ["persuasion", "", false],
  seuilsLectureIntentions: ["psychologie", "", false],
};

/** SE-04: dE, uses, rarity and Valeur. */
export const GEAR: Readonly<Record<string, Row>> = {
  seuilsTrousseSecours: [1, "firstAid", 2, 30],
  seuilsTrousseChirurgie: [2, "surgery", 4, 110],
  seuilsCarnetSimples: [1, "medicine", 2, 20],
  seuilsLunetteVisee: [1, "weaponGroup:longguns", 4, 70],
  seuilsJumelles: [2, "skill:seuilsGuet", 3, 45],
  seuilsOutils: [1, "skill:seuilsBricolage", 2, 40],
  seuilsCordeGrappin: [1, "characteristic:force", 1, 15],
  seuilsTenueCamouflage: [1, "skill:seuilsDiscretion", 2, 25],
};

/** Rows of a table, as they are written: cells by the name of their column, the first one naming the row. */
function rowsOf<Column extends string>(columns: readonly Column[], text: string) {
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return new Map(
    rows.map(([slug = "", ...cells]) => [
      `seuils${slug}`,
      Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""])) as Record<Column, string>,
    ]),
  );
}

/**
 * SE-43, SE-44, SE-51, SE-56, SE-57, SE-77: scores in the order of CHARACTERISTICS, Seuils, circles, hide (index, best
 * dice discarded and against what), XD/Y of what each strikes with, Difficulté of its venom, all that it carries and is.
 */
export const CREATURES = rowsOf(
  ["kind", "scores", "thresholds", "circles", "hide", "strikes", "venom", "items"],
  `
RatCave | animal | 2 1 3 · 1 3 3 · 2 3 0 · 0 1 0 | 4/6/8 | 2/1/1 | 0 | 2D/1 piercing |  | Incisives Discretion DirtyBite
RatGeant | animal | 3 2 3 · 1 3 3 · 2 3 0 · 0 1 1 | 5/7/9 | 3/1/1 | 0 | 3D/1 piercing |  | Incisives Discretion DirtyBite Pack
RatMatriarche | animal | 4 3 2 · 1 2 3 · 3 4 1 · 1 2 2 | 6/8/10 | 4/2/1 | 1 | 3D/2 piercing |  | Incisives Guet DirtyBite Pack
RatNuee | nuee | 2 2 3 · 1 4 3 · 3 3 0 · 0 0 0 | 4/6/8 | 6/2/1 | 0 | 3D/3 piercing |  | Grouillement Swarm NoBleeding DirtyBite
ChienErrant | animal | 2 2 4 · 1 3 3 · 2 4 0 · 1 2 1 | 4/6/8 | 3/1/1 | 0 | 2D/1 piercing |  | Crocs Pistage Pack
ChienMeneur | animal | 3 3 4 · 1 4 4 · 3 4 1 · 2 2 2 | 5/7/9 | 4/2/1 | 0 | 3D/1 piercing |  | Crocs Pistage Esquive Pack
Molosse | animal | 4 4 3 · 1 3 3 · 3 3 0 · 1 1 1 | 6/8/10 | 4/2/1 | 0 | 3D/2 piercing |  | Machoires Guet Grip
Sanglier | animal | 5 5 3 · 1 2 3 · 4 2 0 · 0 0 0 | 7/9/10 | 5/2/1 | 1 | 3D/2 piercing |  | Boutoir Charge
Cafard | insecte | 3 1 4 · 0 4 3 · 1 3 0 · 0 0 0 | 5/7/9 | 3/2/1 | 1 | 2D/1 slashing |  | Mandibules Course NoBleeding
Scarabee | insecte | 7 6 1 · 0 1 2 · 4 2 0 · 0 0 0 | 9/11/13 | 8/4/2 | 2 1 slashing | 3D/2 blunt |  | Cornes NoBleeding Charge
FourmiOuvriere | insecte | 3 4 3 · 1 3 3 · 5 3 0 · 0 0 0 | 5/7/9 | 3/2/1 | 1 | 2D/2 slashing |  | Mandibules NoBleeding Pack
FourmiSoldat | insecte | 4 5 3 · 2 3 3 · 5 3 0 · 0 0 0 | 6/8/10 | 4/2/1 | 1 1 slashing | 3D/2 slashing, 2D/1 acid |  | Mandibules JetAcide NoBleeding Pack
Guepe | insecte | 2 2 5 · 2 5 4 · 3 4 0 · 0 0 0 | 4/6/8 | 2/1/1 | 0 | 3D/1 piercing | 3 | Dard Esquive Flight Venom
Mante | insecte | 4 4 4 · 2 5 5 · 3 5 0 · 0 0 0 | 6/8/10 | 4/2/1 | 1 | 4D/2 slashing |  | PattesRavisseuses Discretion Ambush Grip NoBleeding
Araignee | insecte | 3 3 4 · 2 5 4 · 3 4 0 · 0 0 0 | 5/7/9 | 3/2/1 | 0 | 3D/1 piercing | 4 | Cheliceres Discretion Ambush Venom NoBleeding
Scolopendre | insecte | 4 3 4 · 1 4 4 · 3 3 0 · 0 0 0 | 6/8/10 | 5/3/1 | 1 | 3D/1 piercing | 4 | Forcipules Venom NoBleeding
Criquets | nuee | 1 1 3 · 0 4 3 · 2 2 0 · 0 0 0 | 3/5/7 | 8/1/1 | 0 | 2D/3 slashing |  | MilleMandibules Swarm Flight NoBleeding
Larve | insecte | 6 5 1 · 0 1 1 · 3 2 0 · 0 0 0 | 8/10/12 | 7/3/2 | 0 | 3D/2 slashing |  | BoucheAnnelee Grip NoBleeding
Tique | insecte | 5 2 1 · 0 1 2 · 2 3 0 · 0 0 0 | 7/9/10 | 3/1/1 | 2 1 blunt | 2D/1 piercing |  | Rostre Grip DirtyBite NoBleeding
Pillard | humain | 3 3 3 · 2 3 3 · 2 3 1 · 2 1 2 | 5/7/9 | 4/2/1 | 0 | 3D/1 slashing, 2D/1 firearm |  | Machette PistoletBricole VesteCuir Lames
PillardTireur | humain | 2 2 3 · 4 3 3 · 3 4 2 · 2 1 1 | 4/6/8 | 4/2/1 | 0 | 2D/2 firearm, 3D/1 slashing piercing |  | FusilChasse CouteauChasse Matelassee ArmesEpaule Guet Ambush
PillardChef | humain | 4 4 4 · 3 3 4 · 4 3 2 · 3 2 4 | 6/8/10 | 4/2/1 | 0 | 3D/2 slashing, 3D/2 firearm |  | HacheBucheron CanonScie CuirasseChitine Lames ArmesEpaule Intimidation
NomadeEclaireuse | humain | 3 2 4 · 4 4 3 · 3 4 2 · 2 3 2 | 5/7/9 | 4/2/1 | 0 | 3D/1 piercing, 3D/1 slashing piercing |  | ArcCourt CouteauChasse VesteCuir ArcsArbaletes Pistage Discretion
NomadeGarde | humain | 4 3 2 · 2 3 3 · 3 3 1 · 2 2 2 | 6/8/10 | 4/2/1 | 0 | 3D/1 piercing |  | Epieu BouclierTole Matelassee ArmesHast Bouclier
NomadeGuerisseur | humain | 2 2 2 · 3 2 2 · 4 3 5 · 3 4 3 | 4/6/8 | 4/2/1 | 0 | 2D/1 slashing piercing |  | CouteauPoche PremiersSecours Chirurgie Herboristerie TrousseSecours CarnetSimples
`,
);

/** SE-09, SE-10, SE-74: scores in the order of CHARACTERISTICS, totals in that of DOMAIN_IDS, Valeur of what they have. */
export const CHARACTERS = rowsOf(
  ["scores", "totals", "thresholds", "cost", "items"],
  `
MaudeFerrand | 3 2 3 · 3 3 3 · 2 4 1 · 2 2 2 | 8/9/7/6 | 5/7/9 | 100 | Discretion Pistage ArcsArbaletes Course Survie ArcCourt CouteauChasse VesteCuir TenueCamouflage MainsNues
BaptisteRouvre | 4 3 2 · 2 3 3 · 2 2 2 · 3 2 2 | 9/8/6/7 | 6/8/10 | 105 | ArmesContondantes Bricolage Endurance Intimidation Empoignade BarreMine CombinaisonPneus Outils MainsNues
YsalineCorre | 2 2 2 · 3 2 2 · 3 2 4 · 3 4 1 | 6/7/9/8 | 4/6/8 | 71 | PremiersSecours Medecine Chirurgie Herboristerie LectureIntentions CouteauPoche TrousseSecours CarnetSimples Matelassee MainsNues
TancredeOulier | 3 2 2 · 5 2 2 · 3 4 1 · 1 2 3 | 7/9/8/6 | 5/7/9 | 116 | ArmesEpaule ArmesPoing Guet Discretion Survie FusilChasse CouteauPoche Matelassee MainsNues
SolveigAmar | 2 2 3 · 2 2 2 · 2 3 3 · 3 2 4 | 7/6/8/9 | 4/6/8 | 106 | Marchandage LectureIntentions ArmesPoing Medecine Intimidation Revolver CouteauPoche VesteCuir MainsNues
AureleDrac | 3 4 2 · 1 3 4 · 3 2 1 · 1 3 3 | 9/8/6/7 | 5/7/9 | 62 | Lames Esquive Bouclier Dressage Endurance Machette Rondache Matelassee CordeGrappin MainsNues
`,
);
