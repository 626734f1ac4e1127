/** RP-50 — fists, feet, head (D-31). */
export const UNARMED_FORMULA = "1d4/2";
