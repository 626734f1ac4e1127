import type { Choices } from "../../../core/play/contract/situation.js";

/** Ids of the choices of the attack window. What is off, 0 or empty is not among an attack's choices. */
export const CHOICE = {
  /** DD-127, DD-143 — how one attacks: an id of the weapon's modes. */
  mode: "mode",
  /** DD-127, D-67 — which groups of a row are fired now: all of them, the others after the first, or one alone. */
  part: "part",
  /** DD-105 — the other kind of damage. */
  switched: "switched",
  /** DD-159, DD-162, DD-138, DD-153, DD-128. */
  charge: "charge",
  /** DD-158 — a free blow against whoever lays themselves open. */
  opportunity: "opportunity",
  /** DD-161 — the blow that coming from behind is for. */
  fromBehind: "fromBehind",
  helpless: "helpless",
  held: "held",
  inGrapple: "inGrapple",
  defensive: "defensive",
  vehicle: "vehicle",
  /** DD-125 — 2 or 4 off, for what the row does not take off already. */
  unfamiliar: "unfamiliar",
  /** DD-130 — another Défense than the tracker says. */
  defence: "defence",
  /** DD-142 — another increment than was measured, from 1. */
  increment: "increment",
} as const;

/** DD-127, D-67 — shares of a row: every group may go at somebody else, the second and the third within one half-round. */
export const PARTS = ["first", "others", "second", "third"] as const;
export type Part = (typeof PARTS)[number];

/** DD-130 — what somebody may say of the target's Défense. */
export const DEFENCES_SAID = ["normal", "flatFooted"] as const;
export type DefenceSaid = (typeof DEFENCES_SAID)[number];

/** What was chosen for an attack besides its weapon and its target. */
export interface Chosen {
  readonly mode: string;
  readonly part: Part | null;
  readonly switched: boolean;
  readonly charge: boolean;
  readonly opportunity: boolean;
  readonly fromBehind: boolean;
  readonly helpless: boolean;
  readonly held: boolean;
  readonly inGrapple: boolean;
  readonly defensive: boolean;
  readonly vehicle: boolean;
  readonly unfamiliar: 0 | 2 | 4;
  readonly defence: DefenceSaid | null;
  readonly increment: number | null;
}

/** Reads the choices of an attack; what is not understood was not chosen. */
export function chosenIn(choices: Choices): Chosen {
  const isOn = (id: string) => choices[id] === "1";
  const said = (id: string) => choices[id] ?? "";
  const unfamiliar = said(CHOICE.unfamiliar);
  const increment = Math.trunc(Number(said(CHOICE.increment))) || 0;
  return {
    mode: said(CHOICE.mode),
    part: PARTS.find((one) => one === said(CHOICE.part)) ?? null,
    switched: isOn(CHOICE.switched),
    charge: isOn(CHOICE.charge),
    opportunity: isOn(CHOICE.opportunity),
    fromBehind: isOn(CHOICE.fromBehind),
    helpless: isOn(CHOICE.helpless),
    held: isOn(CHOICE.held),
    inGrapple: isOn(CHOICE.inGrapple),
    defensive: isOn(CHOICE.defensive),
    vehicle: isOn(CHOICE.vehicle),
    unfamiliar: unfamiliar === "2" ? 2 : unfamiliar === "4" ? 4 : 0,
    defence: DEFENCES_SAID.find((one) => one === said(CHOICE.defence)) ?? null,
    increment: increment > 0 ? increment : null,
  };
}
