import { worldOptions } from "../../../core/world-options.js";
import { DEFAULTS, type Options } from "../rules/options.js";
import { SETTINGS, offsetKey, settingKey } from "../settings.js";

type Values = Readonly<Record<string, unknown>>;

const worldValues = worldOptions(SETTINGS) as () => Values;

/** What was read last, and from which values: they are the same until a setting changes. */
let known: { readonly values: Values; readonly options: Options } | undefined;

/** What the table has decided, now. */
export function d20d100Options(): Options {
  const values = worldValues();
  if (known?.values !== values) known = { values, options: optionsIn(values) };
  return known.options;
}

/** The options that settings say; the offsets of the three attacks put together (DD-43). */
function optionsIn(values: Values): Options {
  const plain = Object.entries(DEFAULTS).map(([option, initial]: [string, unknown]) => [
    option,
    values[settingKey(option)] ?? initial,
  ]);
  const offset = (attack: number): number => Number(values[offsetKey(attack)]);
  return { ...(Object.fromEntries(plain) as Options), attackOffsets: [offset(1), offset(2), offset(3)] };
}
