import { playedRulesets } from "../../rulesets.js";
import type { Ruleset } from "../../ruleset.js";
import { CORE_SETTINGS, setting, type SettingDefinition } from "../../settings/settings.js";
import { idsIn } from "../../settings/spectators.js";
import { isWrittenIn } from "../../settings/written.js";
import { t } from "../../text/i18n.js";

/** What a setting that users see may be. */
export type Value = boolean | number | string;

/** A setting that users see, and the ruleset it is of; `null`: of none. */
export interface Option {
  readonly definition: SettingDefinition;
  readonly ruleset: Ruleset | null;
  readonly key: string;
  readonly initial: Value;
}

/** All settings that users see: those of no ruleset first, then each ruleset's in the order of its book. */
export function allOptions(): readonly Option[] {
  const rulesets = playedRulesets();
  const of = (ruleset: Ruleset | null, all: readonly SettingDefinition[]) =>
    all.flatMap((definition) => {
      const { key, initial, hidden } = definition;
      return hidden || typeof initial === "object" ? [] : [{ definition, ruleset, key, initial }];
    });
  return [
    ...of(
      null,
      CORE_SETTINGS.filter((one) => isUsed(one, rulesets)),
    ),
    ...rulesets.flatMap((ruleset) => of(ruleset, ruleset.settings)),
  ];
}

/** The window of a defence is nobody's to choose where no ruleset asks for one. */
function isUsed({ key }: SettingDefinition, rulesets: readonly Ruleset[]): boolean {
  return key !== "defencePrompt" || rulesets.some(({ asksDefence }) => asksDefence === true);
}

/** Whether an option is the table's; others are of whoever looks at it. */
export function isOfTable({ definition }: Option): boolean {
  return definition.scope === "world";
}

/** Whether an option is how the table plays, here or in another world: who sits at it is not. */
export function isPlayed(option: Option): boolean {
  return isOfTable(option) && option.definition.people !== true;
}

/** What an option says now. */
export function valueOf({ key }: Option): Value {
  return setting(key) as Value;
}

/** Whether an option says something else than it did at first. */
export function differs(option: Option): boolean {
  return valueOf(option) !== option.initial;
}

/** Whether an option may say this: anything else is not written. */
export function accepts({ definition, initial }: Option, value: unknown): value is Value {
  const { choices, range, notation } = definition;
  if (typeof value !== typeof initial) return false;
  if (typeof value === "number") {
    return Number.isInteger(value) && (!range || (value >= range.min && value <= range.max));
  }
  if (typeof value === "string" && choices) return choices.includes(value);
  return typeof value !== "string" || !notation || isWrittenIn(notation, value);
}

const base = (key: string): string => `GARDIEN.SETTINGS.${key}`;

/** The users whom an option names once one of them is named, or no more. */
export function namedAfter(value: Value, id: string, named: boolean): string {
  const others = idsIn(value).filter((one) => one !== id);
  return (named ? [...others, id] : others).join(" ");
}

export function nameOf({ key }: Option): string {
  return t(`${base(key)}.name`);
}

/** Numbers of rules that a hint begins with: « GB-49, GB-54. », « WP-89 à WP-92. ». */
const NUMBERS = /^[A-Z]+-\d+(?:(?:, | à | to )[A-Z]+-\d+)*\.\s*/;

/** What an option does, in words, without the rules it begins with. */
export function hintOf({ key }: Option): string {
  return t(`${base(key)}.hint`).replace(NUMBERS, "");
}

/** The rules that an option is of, by number. */
export function rulesOf({ key }: Option): readonly string[] {
  return NUMBERS.exec(t(`${base(key)}.hint`))?.[0].match(/[A-Z]+-\d+/g) ?? [];
}

/** What an option says, in words. */
export function wordsOf({ key, definition }: Option, value: unknown): string {
  if (definition.people) {
    const names = idsIn(value).flatMap((id) => game.users.get(id)?.name ?? []);
    return names.join(", ") || t("GARDIEN.OPTIONS.nobody");
  }
  if (typeof value === "boolean") return t(value ? "GARDIEN.OPTIONS.yes" : "GARDIEN.OPTIONS.no");
  const known = typeof value === "string" && definition.choices?.includes(value);
  return known ? t(`${base(key)}.choices.${value}`) : String(value);
}

/** Why an option does nothing while another stands as it does; empty where it does something. */
export function idleReason({ definition: { idleWhile } }: Option): string {
  if (!idleWhile || setting(idleWhile.key) !== idleWhile.is) return "";
  const { key, is } = idleWhile;
  const name = t(`${base(key)}.name`);
  if (typeof is === "boolean") return t(is ? "GARDIEN.SETTINGS.idle.on" : "GARDIEN.SETTINGS.idle.off", { name });
  const value = typeof is === "number" ? is : t(`${base(key)}.choices.${is}`);
  return t("GARDIEN.SETTINGS.idle.is", { name, value });
}
