import { readFrom, worldOptions } from "../../../core/settings/world-options.js";
import { DEFAULTS, type Options } from "../rules/options.js";
import { SETTINGS, offsetKey, settingKey } from "../settings.js";

type Values = Readonly<Record<string, unknown>>;

/** What the table has decided, now. */
export const d20d100Options = readFrom(worldOptions(SETTINGS) as () => Values, optionsIn);

/** The options that settings say; the offsets of the three attacks put together (DD-43). */
function optionsIn(values: Values): Options {
  const plain = Object.entries(DEFAULTS).map(([option, initial]: [string, unknown]) => [
    option,
    values[settingKey(option)] ?? initial,
  ]);
  const offset = (attack: number): number => Number(values[offsetKey(attack)]);
  return { ...(Object.fromEntries(plain) as Options), attackOffsets: [offset(1), offset(2), offset(3)] };
}
