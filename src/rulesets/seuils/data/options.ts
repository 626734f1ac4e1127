import { worldOptions } from "../../../core/world-options.js";
import { DEFAULTS, type Options } from "../rules/options.js";
import { ROWS, type Row } from "../rules/vocabulary.js";
import { SETTINGS, hoursKey, settingKey, totalKey } from "../settings.js";

type Values = Readonly<Record<string, unknown>>;

const worldValues = worldOptions(SETTINGS) as () => Values;

/** What was read last, and from which values: they are the same until a setting changes. */
let known: { readonly values: Values; readonly options: Options } | undefined;

/** What the table has decided, now. */
export function seuilsOptions(): Options {
  const values = worldValues();
  if (known?.values !== values) known = { values, options: optionsIn(values) };
  return known.options;
}

/** The options that settings say; those with several settings put together. */
function optionsIn(values: Values): Options {
  const plain = Object.entries(DEFAULTS).map(([option, initial]: [string, unknown]) => [
    option,
    values[settingKey(option)] ?? initial,
  ]);
  const hours = ROWS.map((row) => [row, values[hoursKey(row)]]);
  return {
    ...(Object.fromEntries(plain) as Options),
    temporaryHours: Object.fromEntries(hours) as Record<Row, number>,
    creationDomainTotals: DEFAULTS.creationDomainTotals.map((_, place) => Number(values[totalKey(place + 1)])),
  };
}
