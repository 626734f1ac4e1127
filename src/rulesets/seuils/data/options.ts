import { readFrom, worldOptions } from "../../../core/settings/world-options.js";
import { DEFAULTS, type Options } from "../rules/options.js";
import { ROWS, type Row } from "../rules/vocabulary.js";
import { SETTINGS, hoursKey, settingKey, totalKey } from "../settings.js";

type Values = Readonly<Record<string, unknown>>;

/** What the table has decided, now. */
export const seuilsOptions = readFrom(worldOptions(SETTINGS) as () => Values, optionsIn);

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
