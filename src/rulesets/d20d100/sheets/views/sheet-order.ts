import type { D20d100Skill } from "../../data/items/skill.js";

/** DD-75…DD-82 — the skills that the form prints, in its order. */
const PRINTED: readonly string[] = [
  ...["swim", "jump", "climb"],
  ...["eloquence", "fastTalk", "disguise", "intimidation", "bargain", "creditRating", "streetwise", "psychoanalysis"],
  ...["accounting", "law", "history", "naturalHistory", "medicine", "memory", "occult"],
  ...["nativeLanguage", "foreignLanguage"],
  ...["ride", "driveAutomobile", "pilotBoat"],
  ...["libraryUse", "listen", "observe", "spotHidden", "psychology", "orientation", "track"],
  ...["moveSilently", "hide", "conceal"],
  ...["mechanics", "electricity", "locksmith", "firstAid", "photography", "forgery", "artCraft"],
  ...["grapple", "boxing", "meleeWeapons", "thrownWeapons", "handgun", "rifle", "automaticWeapons"],
];

interface Line {
  readonly name: string;
  readonly system: Pick<D20d100Skill, "key">;
}

/** DD-75…DD-82 — skills in the order of the form; what it does not print stands after, by name. */
export function bySheetOrder<L extends Line>(skills: readonly L[]): readonly L[] {
  const { compare } = new Intl.Collator(game.i18n.lang);
  const place = ({ system }: L) => {
    const found = PRINTED.indexOf(system.key);
    return found < 0 ? PRINTED.length : found;
  };
  return skills.toSorted((a, b) => place(a) - place(b) || compare(a.name, b.name));
}
