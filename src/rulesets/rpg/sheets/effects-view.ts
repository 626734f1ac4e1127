import { object, text } from "../../../core/attack/intent.js";
import { choices } from "../../../core/sheets/choices.js";
import { ARM_PARTS, ENTANGLED_ZONES } from "../data/effect-words.js";
import { immunityLabel, lossLabel, restrictionLabel, scopeLabel } from "../labels.js";
import { STAND_KINDS } from "../rules/conditions.js";
import { BOONS, DROPS, RESTRICTIONS, type Boon, type EffectType, type EndKind } from "../rules/effects.js";
import { MODIFIER_SCOPES } from "../rules/modifiers.js";

/** A box of an effect: a choice where it has options, a number or a line otherwise. */
export interface EffectBox {
  /** Path under the effect. */
  readonly path: string;
  /** Path under the item. */
  readonly name: string;
  /** Language key. */
  readonly label: string;
  readonly kind: "choice" | "number" | "line";
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
}

/** RP-61 — an effect of a spell, a poison or a disease as it is written. */
export interface EffectRow {
  readonly index: number;
  readonly type: string;
  /** False for one that only compendia write: it may be taken away, not changed. */
  readonly known: boolean;
  readonly boxes: readonly EffectBox[];
}

const AREA = "GARDIEN.RPG.EFFECT";
const worded = (area: string) => (id: string) => `${AREA}.${area}.${id}`;

/** RP-61 — what ends an effect. */
const ENDS = [
  "care",
  "rounds",
  "hours",
  "careOrHours",
  "combatEnd",
  "affliction",
  "permanent",
] as const satisfies readonly EndKind[];
/** Those that are so many rounds or hours. */
const COUNTED: readonly string[] = ["rounds", "hours", "careOrHours"] satisfies readonly EndKind[];

type Source = Readonly<Record<string, unknown>>;
type Boxes = (source: Source) => readonly EffectBox[];

function box(path: string, source: Source, kind: EffectBox["kind"] = "line"): EffectBox {
  const value: unknown = foundry.utils.getProperty(source, path);
  const shown = typeof value === "number" ? String(value) : text(value);
  return { path, name: path, label: `${AREA}.label.${path}`, kind, value: shown, options: {} };
}

const number =
  (path: string): Boxes =>
  (source) => [box(path, source, "number")];
const line =
  (path: string): Boxes =>
  (source) => [box(path, source)];
const choice =
  (path: string, options: Readonly<Record<string, string>>): Boxes =>
  (source) => [{ ...box(path, source, "choice"), options }];

const until: Boxes = (source) => {
  const [kind] = choice("until.kind", choices(ENDS, worded("end")))(source);
  const counted = COUNTED.includes(kind?.value ?? "");
  return [...(kind ? [kind] : []), ...(counted ? [box("until.formula", source)] : [])];
};

const stand: Boxes = (source) => {
  const [kind] = choice("stand.kind", choices(STAND_KINDS, worded("stand")))(source);
  return [...(kind ? [kind] : []), ...(kind?.value === "rounds" ? [box("stand.formula", source)] : [])];
};

/** What a boon lends so much of; eyes for the dark are all or nothing. */
const amount: Boxes = (source) =>
  source.boon === ("nightSight" satisfies Boon) ? [] : [{ ...box("formula", source), label: `${AREA}.label.amount` }];

/** What each type asks; those that lead to others are read, and written in compendia alone. */
const ASKED = {
  modifier: [choice("scope", choices(MODIFIER_SCOPES, scopeLabel)), number("value"), until],
  restrict: [choice("mode", choices(RESTRICTIONS, restrictionLabel)), until],
  bleed: [line("formula"), until],
  halveSkills: [until],
  halveMove: [until],
  halveInitiative: [until],
  crawl: [until],
  inert: [until],
  unconscious: [until],
  prone: [stand],
  disableLimb: [choice("part", choices(ARM_PARTS, lossLabel)), until],
  entangle: [choice("zone", choices(ENTANGLED_ZONES, worded("entangled"))), until],
  drop: [choice("what", choices(DROPS, worded("what")))],
  skillLoss: [choice("scope", choices(["all", "sight"], worded("lost"))), number("value")],
  choke: [],
  boon: [choice("boon", choices(BOONS, worded("boon"))), amount, until],
  death: [choice("avert", choices(["care", "none"], worded("averted"))), line("delay")],
} satisfies Partial<Record<EffectType, readonly Boxes[]>>;
type Asked = keyof typeof ASKED;

/** RP-61 — the types that a sheet offers. */
export const EFFECT_CHOICES = choices(Object.keys(ASKED) as Asked[], typeLabel);

function typeLabel(type: Asked): string {
  return type === "boon" ? `${AREA}.label.boon` : immunityLabel(type);
}

/** RP-61 — the effects of an item as its card writes them, those that are not told yet included. */
export function effectRows(source: readonly unknown[]): readonly EffectRow[] {
  return source.map((entry, index) => {
    const data = object(entry);
    const type = text(data.type);
    const offered = Object.hasOwn(ASKED, type);
    const asked: readonly Boxes[] = offered ? ASKED[type as Asked] : [];
    const boxes = asked.flatMap((boxesOf) => boxesOf(data));
    return {
      index,
      type,
      known: offered || type === "",
      boxes: boxes.map((one) => ({ ...one, name: `system.effects.${index}.${one.path}` })),
    };
  });
}
