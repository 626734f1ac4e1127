/** The hotbar slot (1 to 10) of a digit key by its place on the keyboard, so that AZERTY needs no shift; else null. */
export function slotOfKey(code: string): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit === undefined) return null;
  return digit === "0" ? 10 : Number(digit);
}
