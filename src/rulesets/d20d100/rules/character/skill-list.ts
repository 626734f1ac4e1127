/** DD-72, DD-75…DD-82 — keys of the skills that ship, in the order of the form. */
export const SKILL_LIST: readonly string[] = [
  "swim",
  "jump",
  "climb",
  "eloquence",
  "fastTalk",
  "disguise",
  "intimidation",
  "bargain",
  "creditRating",
  "streetwise",
  "psychoanalysis",
  "accounting",
  "law",
  "history",
  "naturalHistory",
  "medicine",
  "memory",
  "occult",
  "nativeLanguage",
  "foreignLanguage",
  "anthropology",
  "archaeology",
  "astronomy",
  "biology",
  "chemistry",
  "geology",
  "pharmacology",
  "physics",
  "ride",
  "driveAutomobile",
  "pilotBoat",
  "pilotAircraft",
  "heavyMachinery",
  "libraryUse",
  "listen",
  "observe",
  "spotHidden",
  "psychology",
  "orientation",
  "track",
  "moveSilently",
  "hide",
  "conceal",
  "mechanics",
  "electricity",
  "locksmith",
  "firstAid",
  "photography",
  "forgery",
  "artCraft",
  "demolition",
  "grapple",
  "boxing",
  "meleeWeapons",
  "thrownWeapons",
  "handgun",
  "rifle",
  "automaticWeapons",
];

/** DD-72 — skills that somebody may have several of, one for each language or art. */
const SEVERAL: readonly string[] = ["nativeLanguage", "foreignLanguage", "artCraft"];

/** DD-36, DD-72 — whether a skill of this key is one of several, so that its name alone tells which. */
export function isOneOfSeveral(key: string): boolean {
  return SEVERAL.includes(key);
}

/** DD-72 — the place of a skill on the form; whatever it does not print comes last. */
export function placeOnForm(key: string): number {
  const place = SKILL_LIST.indexOf(key);
  return place < 0 ? SKILL_LIST.length : place;
}
