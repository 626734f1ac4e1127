/** SE-13 — successes of an initiative that was rolled: scores stand behind the comma. */
export const initiativeSuccesses: (value: number) => number = Math.floor;
