import { announce } from "../foundry/types/hooks.js";
import { settingsStore } from "../foundry/types/settings-store.js";
import { SPECTATORS } from "./spectators.js";
import { WORLD_RULESETS } from "./in-sight.js";

/**
 * Settings as data: one record each for `core` and for every ruleset. The name and the hint are language keys
 * derived from the key: `GARDIEN.SETTINGS.<key>.name|hint`, and `….choices.<choice>` for each choice.
 */
export interface SettingDefinition {
  readonly key: string;
  readonly scope: "world" | "client" | "user";
  /** An object is a record of the system's own: always hidden. */
  readonly initial: boolean | number | string | Readonly<Record<string, unknown>>;
  /** The allowed values of a choice. */
  readonly choices?: readonly string[];
  /** Bounds of a whole number. */
  readonly range?: { readonly min: number; readonly max: number };
  /** How a text is written; any other is refused. */
  readonly notation?: "dice";
  /** A text that names users, by id. */
  readonly people?: true;
  /** The setting, and its value, with which this one does nothing. */
  readonly idleWhile?: { readonly key: string; readonly is: boolean | number | string };
  /** Kept by the system itself, never shown in the settings. */
  readonly hidden?: boolean;
  /** What it says when a step of the rules waits for a hand, is offered, or is done at once; absent: it is no such step. */
  readonly step?: Readonly<Partial<Record<StepLevel, boolean | string>>>;
}

/** How much of a step is done by itself: somebody does it, it is offered by a button, it is done. */
export const STEP_LEVELS = ["hand", "offered", "alone"] as const;
export type StepLevel = (typeof STEP_LEVELS)[number];

/** When what an attack does is written: at once, at a click (`keeper`: of keepers only), or never. */
export const AUTOMATION = ["auto", "click", "keeper", "never"] as const;
export type Automation = (typeof AUTOMATION)[number];

/** The setting that says how strong the contrast is for a user. */
export const CONTRAST = "contrast";

/** The setting that says whether the ruler of a token tells how far it gets. */
export const RULER = "ruler";

export const CORE_SETTINGS: readonly SettingDefinition[] = [
  { key: "automation", scope: "world", initial: "keeper", choices: AUTOMATION },
  { key: "targetNumbers", scope: "world", initial: "hidden", choices: ["shown", "hidden"] },
  { key: SPECTATORS, scope: "world", initial: "", people: true },
  { key: "skipAttackWindow", scope: "user", initial: false },
  { key: "attackBar", scope: "user", initial: true },
  { key: RULER, scope: "user", initial: true },
  { key: "defencePrompt", scope: "user", initial: true },
  { key: "undoAtOnce", scope: "user", initial: false },
  { key: "callBack", scope: "user", initial: "both", choices: ["both", "title", "off"] },
  { key: "damageDice", scope: "user", initial: "auto", choices: ["auto", "click"] },
  { key: CONTRAST, scope: "user", initial: "system", choices: ["system", "more"] },
  { key: WORLD_RULESETS, scope: "world", initial: "", hidden: true },
  { key: "schemaVersion", scope: "world", initial: 0, hidden: true },
  { key: "arbiters", scope: "world", initial: "", hidden: true },
  { key: "shared", scope: "world", initial: {}, hidden: true },
  { key: "seats", scope: "world", initial: {}, hidden: true },
  { key: "check", scope: "world", initial: {}, hidden: true },
  { key: "session", scope: "world", initial: {}, hidden: true },
  { key: "keeperNotes", scope: "world", initial: {}, hidden: true },
  { key: "checked", scope: "user", initial: 0, hidden: true },
  { key: "firstSteps", scope: "user", initial: true, hidden: true },
];

/** Registers settings with Foundry. Called once, at init; labels are keys because no translation exists yet. */
export function registerSettings(definitions: readonly SettingDefinition[]): void {
  for (const setting of definitions) {
    const base = `GARDIEN.SETTINGS.${setting.key}`;
    settingsStore().register("gardien", setting.key, {
      name: `${base}.name`,
      hint: `${base}.hint`,
      scope: setting.scope,
      config: false, // a page of ours shows them
      type: settingField(setting, base),
      default: setting.initial,
      onChange: () => announce("gardien.settingChanged", setting.key),
    });
  }
}

function settingField(setting: SettingDefinition, base: string): object {
  const { BooleanField, NumberField, ObjectField, StringField } = foundry.data.fields;
  const { initial } = setting;
  if (typeof initial === "boolean") return new BooleanField({ initial });
  if (typeof initial === "number") {
    return new NumberField({ required: true, nullable: false, integer: true, initial, ...setting.range });
  }
  if (typeof initial === "object") return new ObjectField({ required: true, initial });
  if (!setting.choices) return new StringField({ required: true, blank: true, initial });
  const choices = Object.fromEntries(setting.choices.map((choice) => [choice, `${base}.choices.${choice}`]));
  return new StringField({ required: true, blank: false, initial, choices });
}

/** The value of a setting. The caller names the type that the setting's definition declares. */
export function setting(key: string): unknown {
  return settingsStore().get("gardien", key);
}

export function booleanSetting(key: string): boolean {
  return setting(key) === true;
}

export function textSetting(key: string): string {
  return String(setting(key));
}
