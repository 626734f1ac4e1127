// The figures of d20d100's adversaries, as they were decided once: the pack is held against them.

const COLUMNS = [
  "category",
  "scores",
  "points",
  "defence",
  "scale",
  "protections",
  "grapple",
  "damageBonus",
  "sanityLoss",
  "held",
  "attacks",
  "skills",
] as const;

export type AdversaryFigures = Readonly<Record<(typeof COLUMNS)[number], string>>;

/**
 * By key: kind; FOR CON TAI INT POU DEX PER; PV and PM; Défense, au dépourvu and initiative; Échelle and Masse;
 * protections; Lutte; damage bonus; SAN; modifiers with weapons of contact and at range; attacks with their number
 * a round and their damage, bonus included; skills.
 */
const ROWS = `
deepOne | mythos | 14 10 16 13 10 12 10 | 13/10 | 16/15/1 | 0/0 | fixed 1 all | 1 | +1d4 | 0/1d6 | +1/-1 | -1 1d6+1d4, -1 1d6+1d4 | swim 10 moveSilently 2 listen 2 observe 2
innsmouthHybrid | human | 12 11 13 11 10 10 10 | 12/10 | 15/15/0 | 0/0 | none | 0 | +1 | 0/1d3 | +0/-2 | +4 1d3+1, +0 1d4+1 | swim 4 moveSilently 1 hide 1 listen 2
shoggoth | mythos | 63 42 84 7 10 3 10 | 63/10 | 7/7/-4 | -4/12 | minimal physical, half fire, half electric | 37 | +8d6 | 1d6/1d20 | none | +8 8d6 | listen 2 observe 4
shan | mythos | 2 2 1 17 17 30 14 | 2/17 | 29/19/10 | 4/-12 | none | -17 | -1d6 | 0/1d6 | none | +4 | hide 8 moveSilently 6 observe 6 occult 2
starVampire | mythos | 26 13 26 11 11 13 12 | 20/11 | 15/14/1 | -1/4 | fixed 4 all | 11 | +2d6 | 1/1d10 | none | +2×4 1d6+2d6, +10 1d6 | hide 12 listen 4 observe 4
ghoul | mythos | 16 13 13 13 13 13 13 | 13/13 | 16/15/1 | 0/0 | half projectiles | 2 | +1d4 | 0/1d6 | +2/-1 | +0×2 1d6+1d4, +0 1d6 | climb 11 hide 6 jump 9 moveSilently 10 observe 4 track 4
miGo | mythos | 11 11 11 13 13 14 12 | 11/13 | 17/15/2 | 0/0 | minimal piercing | 1 | 0 | 0/1d6 | -1/+0 | +0×2 1d6 | pharmacology 2 hide 4 moveSilently 2 medicine 6
byakhee | mythos | 18 11 18 11 11 14 13 | 15/11 | 17/15/2 | 0/0 | fixed 2 all | 3 | +1d6 | 1/1d6 | none | +1×2 1d6+1d6, +1 1d6 | listen 4 observe 4
nightgaunt | mythos | 11 11 13 4 10 14 10 | 12/10 | 17/15/2 | 0/0 | fixed 2 all | 3 | 0 | 0/1d6 | none | +0, +0 | hide 12 moveSilently 12
elderThing | mythos | 41 21 26 19 11 14 13 | 24/11 | 16/14/2 | -1/4 | fixed 7 all | 18 | +3d6 | 0/1d6 | +3/+0 | +2×2 3d6 | hide -2 listen 0 observe 4 biology 10
darkYoung | mythos | 44 16 44 14 18 16 10 | 30/18 | 16/13/3 | -2/8 | onePoint bullet, minimal shot, immune fire | 24 | +4d6 | 1d3/1d10 | none | +10×4 4d6, +2 2d6+4d6 | hide 6 moveSilently 6
houndOfTindalos | mythos | 16 30 16 17 24 10 15 | 23/24 | 15/15/0 | 0/0 | immune physical, fixed 2 magic | 2 | +1d4 | 1d3/1d20 | none | +12 1d6+1d4, +12 | track 13
huntingHorror | mythos | 32 10 41 14 21 13 14 | 26/21 | 14/13/1 | -2/8 | fixed 9 all | 20 | +4d6 | 0/1d10 | none | +7 1d6+4d6, +12 | observe 9
flyingPolyp | mythos | 50 25 50 14 15 13 13 | 38/15 | 14/13/1 | -2/8 | fixed 4 all | 27 | +5d6 | 1d3/1d20 | none | +11×2 1d10, +8 5d6 | listen 2 track 6
starSpawn | mythos | 70 52 88 21 21 10 13 | 70/21 | 11/11/0 | -4/12 | fixed 10 all | 41 | +9d6 | 1d6/1d20 | none | +10×2 1d6+9d6, +10 2d6+9d6 | listen 6 observe 6 occult 10
serpentMan | mythos | 11 11 12 17 13 13 12 | 12/13 | 16/15/1 | 0/0 | fixed 1 all | -1 | 0 | 0/1d6 | -1/-1 | +1 1d8, +1 1d6 | disguise 10 occult 6 chemistry 6 moveSilently 2
zombie | undead | 16 16 13 0 1 7 7 | 15/1 | 13/13/-2 | 0/0 | onePoint piercing, half physical | 2 | +1d4 | 1/1d8 | +2/-4 | -1 1d3+1d4, +0 1d3 | 
mummy | undead | 21 21 13 12 17 8 10 | 17/17 | 14/14/-1 | 0/0 | fixed 2 physical | 6 | +1d6 | 1/1d8 | +3/-3 | +8 1d6+1d6 | hide 4 moveSilently 4 occult 4
werewolf | mythos | 26 16 18 8 11 13 15 | 17/11 | 16/15/1 | 0/0 | fixed 1 all | 7 | +2d6 | 0/1d8 | none | +0 1d8+2d6, +0×2 1d6 | track 10 listen 6 observe 4 hide 5
cultist | human | 11 11 13 10 12 11 10 | 12/12 | 15/15/0 | 0/0 | none | -1 | +1 | 0/0 | -1/-2 | +0 1d4+1, +4 1d3+1 | occult 1 moveSilently 0 hide 0 listen 1
gangster | human | 13 12 14 11 10 13 12 | 13/10 | 16/15/1 | 0/0 | none | 0 | +1 | 0/0 | +1/+2 | +2 2d8, +1 2d8, +6 1d3+1 | moveSilently 3 intimidation 4 streetwise 4 listen 1 driveAutomobile 4
policeman | human | 13 13 14 11 11 12 12 | 14/11 | 16/15/1 | 0/0 | none | 3 | +1 | 0/0 | +3/+3 | +4 1d10, +3 1d6+1, +6 1d3+1 | law 1 listen 2 observe 3 intimidation 3 driveAutomobile 3
sorcerer | human | 10 12 12 16 18 11 13 | 12/18 | 15/15/0 | 0/0 | none | -1 | 0 | 0/0 | -1/-2 | +1 1d4 | occult 9 libraryUse 8 eloquence 6 psychology 5 foreignLanguage 6
guardDog | animal | 9 10 6 5 7 13 16 | 8/7 | 17/16/1 | 1/-4 | none | -6 | -1d4 | 0/0 | none | +2 1d6 | listen 9 track 10 observe 2
wolf | animal | 13 11 7 5 10 13 16 | 9/10 | 17/16/1 | 1/-4 | fixed 1 all | -4 | 0 | 0/0 | none | +2 1d8 | listen 8 track 10 hide 4 moveSilently 6
bear | animal | 25 15 23 5 9 10 13 | 19/9 | 14/14/0 | -1/4 | fixed 3 all | 10 | +2d6 | 0/0 | none | +2×2 1d6+2d6, -1 1d10 | listen 6 track 8 climb 0
ratSwarm | animal | 4 12 7 3 4 14 14 | 10/4 | 18/16/2 | 1/-4 | half singleTarget | -8 | -1d6 | 0/1d2 | none | +4 1d6 | climb 6 moveSilently 8 swim 4
`;

export const ADVERSARIES: ReadonlyMap<string, AdversaryFigures> = new Map(
  ROWS.trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([key = "", ...cells]) => [
      key,
      Object.fromEntries(COLUMNS.map((column, place) => [column, cells[place] ?? ""])) as AdversaryFigures,
    ]),
);
