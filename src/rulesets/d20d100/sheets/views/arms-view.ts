import { decimal } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { weaponStateLabel } from "../../labels.js";
import { printNotation, type AttackLine } from "../../rules/arms/notation.js";
import { boxesOf } from "../../rules/arms/ammunition.js";
import type { CombatSkill, WeaponState } from "../../rules/vocabulary.js";
import { typeAsRead, typeText } from "../../data/items/type-text.js";

/** DD-42…DD-61 — what a row of the table of weapons is drawn from. */
export interface ArmFigures {
  readonly skill: CombatSkill;
  readonly typeCode: string;
  readonly penetration: number;
  readonly recoil: number;
  readonly precision: number;
  readonly criticalMin: number;
  readonly criticalMultiplier: number;
  readonly damageType: "hp" | "temporary";
  /** With the bonus of whoever holds it; the middle and far ones of a shotgun. */
  readonly damages: readonly string[];
  readonly rangeIncrement: number;
  /** Of a weapon of contact that may be thrown; else 0. */
  readonly throwIncrement: number;
  readonly capacity: number;
  readonly loaded: number;
  readonly ammunitionPerBox: number;
  readonly state: WeaponState;
  /** DD-51 — the ways to attack with it. */
  readonly ways: readonly Way[];
}

/** DD-51, DD-52 — a way to attack with a weapon, as the attack's window knows it. */
export interface Way {
  readonly mode: "base" | "double" | "triple" | "thrown" | "burst" | "typed";
  readonly line: AttackLine;
  /** DD-58 — the difficulty that everybody in the zone must reach; of bursts only. */
  readonly difficulty?: number;
  /** What the attack is begun with. */
  readonly choices: Readonly<Record<string, string>>;
}

/** DD-51 — a notation to press. */
export interface NotationView {
  readonly mode: Way["mode"];
  readonly shown: string | Text;
  /** As JSON. */
  readonly choices: string;
  readonly words: Text;
  /** Language key. */
  readonly suffix: string | null;
}

/** DD-42…DD-61 — a row of the table of weapons; `null` in a column that it does not use. */
export interface ArmView {
  readonly id: string;
  readonly name: string;
  readonly base: readonly NotationView[];
  readonly multiple: readonly NotationView[];
  readonly range: Text | null;
  readonly critical: string | null;
  readonly damage: string | Text | null;
  readonly type: string | null;
  readonly magazine: MagazineView | null;
  readonly state: StateView | null;
  readonly reloads: Text | null;
}

/** DD-149 — one box for each bullet, or for ten of an automatic weapon. */
export interface MagazineView {
  readonly boxes: readonly { readonly spent: boolean; readonly ten: boolean }[];
  readonly words: Text;
  /** Told in figures where there are more than are drawn. */
  readonly figures: string;
}

/** DD-151 — why it does not fire. */
export interface StateView {
  readonly id: WeaponState;
  readonly tone: "warn" | "bad";
  readonly icon: string;
  readonly broken: boolean;
  /** Language keys. */
  readonly label: string;
  readonly hint: string;
}

/** Boxes drawn at most. */
const MOST_BOXES = 50;
const DICE_OF_A_SUIT = 20;

/** DD-42…DD-61, DD-149…DD-151 — a weapon of the table. */
export function armView(id: string, name: string, arm: ArmFigures): ArmView {
  const ways = arm.ways.map((way) => notationOf(name, way));
  const type = typeText(arm);
  return {
    id,
    name,
    base: ways.filter(({ mode }) => mode === "base"),
    multiple: ways.filter(({ mode }) => mode !== "base"),
    range: rangeText(arm),
    critical: criticalText(arm),
    damage: damageText(arm),
    type: type === null ? null : typeAsRead(type),
    magazine: arm.capacity > 0 ? magazineView(arm) : null,
    state: stateView(arm.state),
    reloads:
      arm.capacity > 0 && arm.loaded < arm.capacity ? { key: "GARDIEN.D20D100.SHEET.reload", data: { name } } : null,
  };
}

/** DD-51 — a way to attack, as it is pressed and read. */
export function notationOf(name: string, { mode, line, difficulty, choices }: Way): NotationView {
  const notation = printNotation(line).replaceAll("-", "−");
  const shown = difficulty === undefined ? notation : { key: "GARDIEN.D20D100.SHEET.burst", data: { n: difficulty } };
  return {
    mode,
    shown,
    choices: JSON.stringify(choices),
    words: { key: `GARDIEN.D20D100.SHEET.mode.${mode}`, data: { name, notation: shown } },
    suffix: mode === "thrown" ? "GARDIEN.D20D100.SHEET.thrown" : null,
  };
}

/** DD-142 — one increment, that of its throw where it has no other. */
function rangeText({ rangeIncrement, throwIncrement }: ArmFigures): Text | null {
  const n = rangeIncrement > 0 ? rangeIncrement : throwIncrement;
  return n > 0 ? { key: "GARDIEN.D20D100.SHEET.metres", data: { n: decimal(n) } } : null;
}

/** DD-131 — 19-20/×2; none where nothing is multiplied. */
function criticalText({ criticalMin, criticalMultiplier }: ArmFigures): string | null {
  if (criticalMultiplier <= 1) return null;
  const range = criticalMin < DICE_OF_A_SUIT ? `${criticalMin}-${DICE_OF_A_SUIT}` : String(DICE_OF_A_SUIT);
  return `${range}/×${criticalMultiplier}`;
}

/** DD-45, DD-47, DD-145 — Lutte strikes as Boxe does; a shotgun tells its three. */
function damageText({ skill, damages, damageType }: ArmFigures): string | Text | null {
  const written = damages
    .filter((one) => one !== "")
    .join("/")
    .replaceAll("-", "−");
  if (written === "") return skill === "grapple" ? { key: "GARDIEN.D20D100.SHEET.asBoxing" } : null;
  if (damageType === "hp") return written;
  return { key: "GARDIEN.D20D100.SHEET.temporaryDamage", data: { damage: written } };
}

/** DD-149 — spent cartridges are crossed out from the right. */
function magazineView({ capacity, loaded, ammunitionPerBox }: ArmFigures): MagazineView {
  const ten = ammunitionPerBox > 1;
  const all = boxesOf(capacity, ammunitionPerBox);
  const left = boxesOf(loaded, ammunitionPerBox);
  const drawn = Math.min(MOST_BOXES, all);
  return {
    boxes: Array.from({ length: drawn }, (_, i) => ({ spent: i >= left, ten })),
    words: { key: `GARDIEN.D20D100.SHEET.${ten ? "roundsTens" : "rounds"}`, data: { n: loaded, max: capacity } },
    figures: ten || all > drawn ? `${loaded}/${capacity}` : "",
  };
}

/** DD-151 */
function stateView(id: WeaponState): StateView | null {
  if (id === "ok") return null;
  const broken = id === "broken";
  return {
    id,
    tone: id === "dud" ? "warn" : "bad",
    icon: broken ? "fa-solid fa-hammer" : "fa-solid fa-triangle-exclamation",
    broken,
    label: weaponStateLabel(id),
    hint: `GARDIEN.D20D100.SHEET.stateHint.${id}`,
  };
}
