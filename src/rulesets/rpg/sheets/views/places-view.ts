import type { Text } from "../../../../core/text/text.js";
import { placeName } from "../../attack/outcome/places.js";
import type { RpgActor } from "../../data/actors/rpg-actor.js";
import { zoneLabel } from "../../labels.js";
import { mostProtection, type ArmourPiece } from "../../rules/attack/armour.js";
import { writeDice } from "../../rules/dice-formula.js";
import type { LocationRow } from "../../rules/attack/locations.js";
import type { Zone } from "../../rules/vocabulary.js";

/** What a place wears, as far as a drawing shows it. */
export type Texture = "bare" | "leather" | "mail" | "plate";

/** A place of the body with what protects it and what became of it. */
export interface PlaceView {
  /** Id of the place in the tables of the game, the keeper's own words in others. */
  readonly id: string;
  readonly name: Text;
  /** Numbers of the die of places: `1`, or `1-2`. */
  readonly numbers: string;
  readonly share: number;
  /** Language key of the critical table. */
  readonly zone: string;
  /** RP-52 — 1: as rolled. */
  readonly multiplier: number;
  /** RP-64 — the dice rolled there; empty where nothing is worn. */
  readonly armour: string;
  readonly texture: Texture;
  /** RP-56 — wounds of the critical tables that it still has. */
  readonly wounds: number;
}

type Body = Pick<RpgActor, "locations" | "armourAt" | "wounds">;

/** RP-47, RP-49, RP-65 — the places of a body, in the order of the die. */
export function placeViews(actor: Body): readonly PlaceView[] {
  return actor.locations.map((row) => {
    const pieces = numbersOf(row).map((number) => actor.armourAt(number));
    return {
      id: row.label,
      name: placeName(row.label),
      numbers: row.from === row.to ? String(row.from) : `${row.from}-${row.to}`,
      share: row.to - row.from + 1,
      zone: zoneLabel(row.zone),
      multiplier: row.multiplier,
      armour: armourText(row, pieces),
      texture: textureOf(pieces.flat()),
      wounds: actor.wounds.filter(({ place, treated }) => place === row.label && !treated).length,
    };
  });
}

/** A number of the die of places. */
export interface NumberView {
  readonly number: number;
  /** Critical table of the place that it strikes. */
  readonly zone: Zone;
  /** Whether its place begins with it. */
  readonly first: boolean;
  readonly hurt: boolean;
}

/** RP-47, RP-49 — the die of places, number by number. */
export function dieView({ locations, wounds }: Pick<Body, "locations" | "wounds">): readonly NumberView[] {
  const numbers = locations.flatMap((row) => {
    const hurt = wounds.some(({ place, treated }) => place === row.label && !treated);
    return numbersOf(row).map((number) => ({ number, zone: row.zone, first: number === row.from, hurt }));
  });
  return numbers.sort((a, b) => a.number - b.number);
}

function numbersOf({ from, to }: LocationRow): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** RP-65 — one formula where the whole place wears the same, else one for each number. */
function armourText({ from }: LocationRow, pieces: readonly (readonly ArmourPiece[])[]): string {
  const texts = pieces.map((worn) => worn.map(({ formula }) => writeDice(formula)).join(" + "));
  const [first = ""] = texts;
  if (texts.every((text) => text === first)) return first;
  return texts.map((text, i) => `${text === "" ? "–" : text} (${from + i})`).join(" ");
}

/** Steel stops 8 points or more, mail 6. */
function textureOf(pieces: readonly ArmourPiece[]): Texture {
  const most = Math.max(0, ...pieces.map(({ formula }) => mostProtection(formula)));
  if (most === 0) return "bare";
  return most >= 8 ? "plate" : most >= 6 ? "mail" : "leather";
}
