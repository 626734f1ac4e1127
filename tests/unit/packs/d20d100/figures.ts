// The figures of d20d100's things, as the lists of the rules have them: the packs are held against them.

/** Rows of a table, as they are written: cells by the name of their column, the first one naming the row. */
function rowsOf<Column extends string>(columns: readonly Column[], text: string) {
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return new Map(
    rows.map(([key = "", ...cells]) => [
      key,
      Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""])) as Record<Column, string>,
    ]),
  );
}

/** DD-11, DD-29, DD-30, DD-73: the base, the percentage it comes from, and whether armour, wounds or the sheet treat it apart. */
export const SKILLS = rowsOf(
  ["family", "base", "d100", "marks"],
  `
swim | physical | FOR-1 | 25 | asterisk physical
jump | physical | FOR-1 | 25 | asterisk physical
climb | physical | FOR+2 | 40 | asterisk physical
eloquence | social | POU+EDU-5 | 15 | -
fastTalk | social | POU+INT-7 | 5 | -
disguise | social | POU+INT-8 | 1 | -
intimidation | social | POU-3 | 15 | -
bargain | social | POU+INT-7 | 5 | -
creditRating | social | EDU-3 | 15 | -
streetwise | social | -EDU-2 | 20 | -
psychoanalysis | social | INT-6 | 1 | -
accounting | knowledge | INT+EDU-6 | 10 | -
law | knowledge | EDU-5 | 5 | -
history | knowledge | EDU-2 | 20 | -
naturalHistory | knowledge | EDU-4 | 10 | -
medicine | knowledge | EDU-5 | 5 | -
memory | knowledge | EDU+INT-3 | 25 | -
occult | knowledge | -5 | 5 | -
nativeLanguage | knowledge | score EDU-6 | - | -
foreignLanguage | knowledge | EDU-6 | 1 | -
anthropology | knowledge | EDU-6 | 1 | added
archaeology | knowledge | EDU-6 | 1 | added
astronomy | knowledge | EDU-6 | 1 | added
biology | knowledge | EDU-6 | 1 | added
chemistry | knowledge | EDU-6 | 1 | added
geology | knowledge | EDU-6 | 1 | added
pharmacology | knowledge | EDU-6 | 1 | added
physics | knowledge | EDU-6 | 1 | added
ride | transport | DEX+PER-7 | 5 | physical
driveAutomobile | transport | DEX+PER-4 | 20 | physical
pilotBoat | transport | DEX+PER-8 | 1 | physical
pilotAircraft | transport | DEX+PER-8 | 1 | physical added
heavyMachinery | transport | DEX+PER-8 | 1 | physical added
libraryUse | perception | INT-1 | 25 | -
listen | perception | PER-1 | 25 | -
observe | perception | PER-1 | 25 | -
spotHidden | perception | INT+PER-3 | 25 | -
psychology | perception | INT+PER-7 | 5 | -
orientation | perception | PER-4 | 10 | -
track | perception | PER-4 | 10 | -
moveSilently | stealth | DEX-4 | 10 | asterisk physical
hide | stealth | DEX-TAI-4 | 10 | asterisk physical
conceal | stealth | DEX-3 | 15 | -
mechanics | other | DEX+INT-4 | 20 | -
electricity | other | DEX+INT-6 | 10 | -
locksmith | other | DEX-6 | 1 | -
firstAid | other | DEX+INT-2 | 30 | -
photography | other | DEX+INT-6 | 10 | -
forgery | other | DEX+INT-7 | 5 | -
artCraft | other | DEX+INT-7 | 5 | -
demolition | other | DEX+INT-8 | 1 | added
grapple | combat | FOR-1 | 25 | physical
boxing | combat | FOR+4 | 50 | physical
meleeWeapons | combat | FOR-1 | 25 | physical
thrownWeapons | combat | DEX-1 | 25 | physical
handgun | combat | DEX-2 | 20 | physical
rifle | combat | DEX-1 | 25 | physical
automaticWeapons | combat | DEX-3 | 15 | physical
`,
);

/** DD-48, DD-49, DD-50, DD-55, DD-57, DD-145: type with penetration, recoil and precision; the increment is that of the throw for contact weapons. */
export const WEAPONS = rowsOf(
  ["skill", "type", "cadence", "action", "critical", "damage", "range", "capacity", "reload", "kind", "marks"],
  `
derringer41 | handgun | Pist/S (2, 3, -1) | simple | break | 20/x3 | 1d8 | 6 | 2 | manual | bullet | -
revolver22 | handgun | Rev/D (2, 1, +1) | triple | revolver | 20/x3 | 1d6 | 6 | 6 | manual | bullet | -
revolver32 | handgun | Rev/D (3, 2, +1) | triple | revolver | 20/x3 | 1d8 | 6 | 6 | manual | bullet | -
colt38 | handgun | Rev/D (4, 3, +1) | triple | revolver | 20/x3 | 1d10 | 6 | 6 | manual | bullet | -
nagant1895 | handgun | Rev/D (4, 2, 0) | triple | revolver | 20/x3 | 1d8 | 6 | 7 | manual | bullet | -
colt45 | handgun | Rev/D (4, 4, 0) | triple | revolver | 20/x3 | 2d8 | 6 | 6 | manual | bullet | -
coltSingleAction45 | handgun | Rev/S (4, 4, 0) | double | revolver | 20/x3 | 2d8 | 6 | 6 | manual | bullet | -
webleyMk6 | handgun | Rev/D (4, 4, 0) | triple | revolver | 20/x3 | 1d10+2 | 6 | 6 | manual | bullet | -
colt25 | handgun | SA (2, 1, 0) | triple | semiAuto | 20/x3 | 1d6 | 6 | 6 | magazine | bullet | -
browning1910 | handgun | SA (3, 2, +1) | triple | semiAuto | 20/x3 | 1d8 | 6 | 7 | magazine | bullet | -
lugerP08 | handgun | SA (5, 3, +1) | triple | semiAuto | 20/x3 | 1d10 | 6 | 8 | magazine | bullet | -
mauserC96 | handgun | SA (6, 3, 0) | triple | semiAuto | 20/x3 | 1d10 | 6 | 10 | magazine | bullet | -
colt1911 | handgun | SA (4, 4, 0) | triple | semiAuto | 20/x3 | 2d8 | 6 | 7 | magazine | bullet | -
carbine22 | rifle | Fus/V (3, 1, +2) | reduced | bolt | 20/x3 | 1d6+1 | 20 | 6 | manual | bullet | -
winchester94 | rifle | Fus/L (7, 4, +1) | double | lever | 20/x3 | 2d8 | 25 | 6 | manual | bullet | -
springfield1903 | rifle | Fus/V (8, 5, +1) | reduced | bolt | 20/x3 | 2d10 | 30 | 5 | magazine | bullet | -
leeEnfield | rifle | Fus/V (8, 5, +1) | reduced | bolt | 20/x3 | 2d10 | 30 | 10 | magazine | bullet | -
mauser98 | rifle | Fus/V (8, 5, +1) | reduced | bolt | 20/x3 | 2d10 | 30 | 5 | magazine | bullet | -
lebel1886 | rifle | Fus/V (8, 5, +1) | reduced | bolt | 20/x3 | 2d10 | 30 | 8 | manual | bullet | -
precisionRifle | rifle | Fus/V (8, 5, +3) | reduced | bolt | 20/x3 | 2d10 | 45 | 5 | manual | bullet | -
remington8 | rifle | Fus/SA (7, 4, +1) | triple | semiAuto | 20/x3 | 2d8 | 25 | 5 | magazine | bullet | -
elephantGun | rifle | Fus/S (10, 8, 0) | simple | break | 20/x3 | 3d6+4 | 30 | 2 | manual | bullet | -
doubleBarrel12 | rifle | Ch/D (0, 5, 0) | double | break | 20/x3 | 3d6/2d6/1d6 | 10 | 2 | manual | shot | -
doubleBarrel20 | rifle | Ch/D (0, 3, 0) | double | break | 20/x3 | 2d6/1d6/1d3 | 10 | 2 | manual | shot | -
sawnOff12 | rifle | Ch/D (0, 6, -1) | double | break | 20/x3 | 3d6/1d6/1d3 | 5 | 2 | manual | shot | -
pumpShotgun12 | rifle | Ch/P (0, 5, 0) | double | pump | 20/x3 | 3d6/2d6/1d6 | 10 | 5 | manual | shot | -
thompson | automaticWeapons | Mit/Sél (4, 3, 0) | burst10 | auto | 20/x3 | 2d8 | 12 | 20 | magazine | bullet | selective
thompsonDrum | automaticWeapons | Mit/Sél (4, 3, 0) | burst10 | auto | 20/x3 | 2d8 | 12 | 50 | magazine | bullet | selective
bergmannMp18 | automaticWeapons | Mit (5, 2, 0) | burst10 | auto | 20/x3 | 1d10 | 12 | 32 | magazine | bullet | -
barM1918 | automaticWeapons | FM/Sél (8, 5, 0) | burst10 | auto | 20/x3 | 2d10 | 30 | 20 | magazine | bullet | selective
lewisGun | automaticWeapons | FM (8, 3, 0) | burst10 | auto | 20/x3 | 2d10 | 30 | 47 | magazine | bullet | -
rotaryGun | automaticWeapons | Mit/Rot (8, 4, 0) | burst50 | auto | 20/x3 | 2d10 | 30 | 200 | magazine | bullet | -
pocketKnife | meleeWeapons | - | simple | melee | 20/x2 | 1d3 | 3 | - | - | piercing | -
razor | meleeWeapons | - | simple | melee | 20/x2 | 1d3 | - | - | - | edged | -
combatKnife | meleeWeapons | - | simple | melee | 19-20/x2 | 1d4 | 3 | - | - | piercing | -
butcherKnife | meleeWeapons | - | simple | melee | 19-20/x2 | 1d4 | 3 | - | - | edged | -
bayonet | meleeWeapons | - | simple | melee | 19-20/x2 | 1d6 | - | - | - | piercing | -
club | meleeWeapons | - | simple | melee | 20/x2 | 1d6 | - | - | - | blunt | stuns
baseballBat | meleeWeapons | - | simple | melee | 20/x2 | 1d6 | - | - | - | blunt | stuns
ironBar | meleeWeapons | - | simple | melee | 20/x2 | 1d6 | - | - | - | blunt | -
nunchaku | meleeWeapons | - | simple | melee | 20/x2 | 1d6 | - | - | - | blunt | exotic
smallShovel | meleeWeapons | - | simple | melee | 20/x2 | 1d4 | - | - | - | blunt | -
shovel | meleeWeapons | - | simple | melee | 20/x2 | 1d6 | - | - | - | blunt | -
machete | meleeWeapons | - | simple | melee | 19-20/x2 | 1d6 | - | - | - | edged | -
sabre | meleeWeapons | - | simple | melee | 18-20/x2 | 1d6 | - | - | - | edged | -
foil | meleeWeapons | - | simple | melee | 18-20/x2 | 1d6 | - | - | - | piercing | -
hatchet | meleeWeapons | - | simple | melee | 20/x3 | 1d6 | 3 | - | - | edged | -
axe | meleeWeapons | - | simple | melee | 20/x3 | 1d8 | - | - | - | edged | exotic
gunButt | meleeWeapons | - | simple | melee | 20/x2 | 1d4 | 1.5 | - | - | blunt | -
throwingKnife | thrownWeapons | - | simple | thrown | 19-20/x2 | 1d4 | 3 | - | - | piercing | -
bow | thrownWeapons | - | simple | bow | 20/x3 | 1d6 | 18 | 1 | manual | piercing | exotic
sling | thrownWeapons | - | simple | thrown | 20/x2 | 1d4 | 9 | 1 | manual | blunt | exotic
blowgun | thrownWeapons | - | simple | thrown | 20/x2 | 1d2 | 6 | 1 | manual | piercing | exotic
grenadeMk2 | thrownWeapons | - | simple | explosive | - | 4d6 | 6 | 1 | - | explosion | -
dynamite | thrownWeapons | - | simple | explosive | - | 5d6 | 5 | 1 | - | explosion | -
`,
);

/** DD-132, DD-133: protection and penalty. */
export const VESTS: Readonly<Record<string, readonly [number, number]>> = {
  d20d100Vest4: [4, -1],
  d20d100Vest6: [6, -2],
  d20d100Vest8: [8, -3],
  d20d100Vest10: [10, -4],
  d20d100Vest12: [12, -6],
};

/** DD-31…DD-36: the trait of each number, its kind, what it does, to whom it is open, and whether a human applies it. */
export const TRAITS = rowsOf(
  ["key", "kind", "effects", "requirement", "manual"],
  `
1 | weaponHandling | combat | skill:? +4 | - | -
2 | weaponSpeciality | combat | weapon:? +2 | - | -
3 | mobileCombat | combat | mobileCombat +2 | dexterity > 13 | -
4 | athletic | general | skill:climb +2, skill:swim +2 | - | -
5 | agile | general | jet:reflexes +2 | - | -
6 | discreet | general | skill:hide +2, skill:conceal +2 | - | -
7 | stealthy | general | skill:moveSilently +2, skill:hide +2 | - | -
8 | persuasive | general | skill:eloquence +2, skill:fastTalk +2 | - | -
9 | wealthy | general | skill:creditRating +3 | - | -
10 | animalAffinity | general | skill:ride +2 | - | -
11 | ambidextrous | general | - | - | manual
12 | gifted | general | skill:? +3 | - | -
13 | enduring | general | jet:endurance +2 | - | -
14 | vigilant | general | skill:listen +2, skill:observe +2 | - | -
15 | quickDraw | general | initiative +4 | - | -
16 | tough | general | hpMax +2 | constitution > 11 | -
17 | steadyMind | general | sanityTest +5 | - | -
18 | lucky | general | jet:luck +2 | - | -
19 | cultured | general | jet:generalKnowledge +2 | - | -
20 | perspicacious | general | skill:psychology +2, skill:spotHidden +2 | - | -
21 | nimbleFingers | general | skill:locksmith +2, skill:forgery +2 | - | -
22 | handy | general | skill:mechanics +2, skill:electricity +2 | - | -
23 | healer | general | skill:firstAid +2, skill:medicine +2 | - | -
24 | imposing | general | skill:intimidation +2, skill:streetwise +2 | - | -
25 | shortSighted | negative | skill:observe -2, skill:spotHidden -2 | - | -
26 | hardOfHearing | negative | skill:listen -4 | - | -
27 | clumsy | negative | jet:reflexes -2 | - | -
28 | nervous | negative | sanityTest -5 | - | -
29 | frail | negative | jet:endurance -2, hpMax -1 | - | -
30 | badReputation | negative | skill:creditRating -4 | - | -
31 | sixthSense | psychic | sixthSense +4 | - | -
32 | psychometry | psychic | - | - | manual
`,
);

/** DD-37, DD-38: the characteristics proposed, the first one foremost, and the skills. */
export const PROFESSIONS = rowsOf(
  ["characteristics", "skills"],
  `
antiquarian | education intelligence | accounting artCraft bargain creditRating eloquence foreignLanguage forgery history libraryUse memory observe spotHidden
artist | power dexterity | artCraft bargain disguise eloquence fastTalk foreignLanguage history observe photography psychology streetwise
author | education intelligence | eloquence fastTalk foreignLanguage history libraryUse memory nativeLanguage observe occult psychology
criminal | dexterity perception | boxing bargain conceal disguise driveAutomobile fastTalk handgun hide intimidation locksmith moveSilently streetwise
privateDetective | perception intelligence | fastTalk handgun law libraryUse listen locksmith moveSilently observe photography psychology spotHidden track
dilettante | power appearance | artCraft bargain creditRating driveAutomobile eloquence foreignLanguage history pilotBoat ride rifle
physician | education intelligence | accounting biology chemistry creditRating firstAid foreignLanguage libraryUse medicine pharmacology psychoanalysis psychology
clergy | power education | accounting creditRating eloquence firstAid foreignLanguage history libraryUse listen memory occult psychology
engineer | intelligence education | accounting chemistry demolition driveAutomobile electricity geology heavyMachinery libraryUse mechanics photography physics
journalist | intelligence power | conceal eloquence fastTalk history libraryUse memory nativeLanguage observe photography psychology streetwise
soldier | constitution strength | boxing climb firstAid grapple handgun hide listen meleeWeapons moveSilently orientation rifle swim
parapsychologist | education intelligence | anthropology foreignLanguage history libraryUse listen observe occult photography psychoanalysis psychology spotHidden
policeOfficer | perception constitution | boxing driveAutomobile firstAid grapple handgun intimidation law observe psychology rifle spotHidden streetwise
professor | education intelligence | anthropology archaeology bargain creditRating eloquence foreignLanguage history libraryUse memory nativeLanguage psychology
explorer | constitution perception | archaeology climb firstAid foreignLanguage naturalHistory observe orientation pilotBoat ride rifle swim track
`,
);

/** DD-174, DD-175: SAN, components, whether it is cast by touch and resisted by POU. */
export const SPELLS = rowsOf(
  ["sanity", "components", "touch", "resisted"],
  `
contactDeepOnes | 1d3 | V M | - | -
summonByakhee | 1d3 | V G M | - | -
elderSign | 0 | G M | - | -
shrivelling | 1d4 | V G | - | resisted
domination | 1 | G | - | resisted
powderIbnGhazi | 0 | M | - | -
voorishSign | 1 | G | - | -
healing | 1 | V G | touch | -
fleshWard | 1d4 | V G M | touch | -
mistOfRlyeh | 0 | V G | - | -
`,
);

/** DD-111: language, SAN lost in reading, Mythe gained in per cent, spell multiplier and weeks of study. */
export const TOMES = rowsOf(
  ["language", "sanity", "mythos", "multiplier", "weeks"],
  `
necronomiconLatin | latin | 1d10/2d10 | 16 | 5 | 66
cultesDesGoules | français | 1d10 | 12 | 2 | 22
deVermisMysteriis | latin | 2d6 | 12 | 3 | 48
unaussprechlichenKulten | allemand | 1d8/2d8 | 15 | 2 | 52
roiEnJaune | français | 1d3/1d10 | 5 | 0 | 1
`,
);
