import type { SettingDefinition } from "./settings.js";

type Step = NonNullable<SettingDefinition["step"]>;

/** Settings, of which these say whether a step of the rules waits for a hand, is offered or done at once, by key. */
export function withSteps(
  settings: readonly SettingDefinition[],
  steps: Readonly<Record<string, Step>>,
): readonly SettingDefinition[] {
  return settings.map((setting) => {
    const step = steps[setting.key];
    return step ? { ...setting, step } : setting;
  });
}
