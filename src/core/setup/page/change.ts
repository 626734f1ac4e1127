import { setting } from "../../settings/settings.js";
import { writeWorldSetting } from "../../settings/world-setting.js";
import { settingsStore } from "../../foundry/types/settings-store.js";
import { isOfTable, type Option, type Value } from "./options.js";

/** What an option shall say. */
export interface Change {
  readonly option: Option;
  readonly to: Value;
}

/** What was changed in this window, newest last: what each option said before. */
export type History = readonly Change[][];

/** Writes options, one after the other; answers what they said before. Whoever may not change the table's is told so. */
export async function writeAll(changes: readonly Change[]): Promise<readonly Change[]> {
  const done: Change[] = [];
  for (const { option, to } of changes) {
    const before = setting(option.key) as Value;
    if (before === to) continue;
    if (!isOfTable(option)) await settingsStore().set("gardien", option.key, to);
    else if (!(await writeWorldSetting(option.key, to))) break;
    done.push({ option, to: before });
  }
  return done;
}
