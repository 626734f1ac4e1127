import { json, list, mapOf, text, type Read } from "../../../../core/shape/shape.js";
import { choices } from "../../../../core/sheets/choices.js";
import { ARM_PARTS, ENTANGLED_ZONES } from "../../data/effect-words.js";
import { failuresIn } from "../../data/read-effects.js";
import { attributeLabel, immunityLabel, lossLabel, restrictionLabel, scopeLabel } from "../../labels.js";
import { STAND_KINDS } from "../../rules/body/conditions.js";
import {
  BOONS,
  DROPS,
  RESTRICTIONS,
  type Boon,
  type EffectType,
  type EndKind,
  type TestEffect,
} from "../../rules/criticals/effects.js";
import { MODIFIER_SCOPES } from "../../rules/body/modifiers.js";
import { ATTRIBUTES } from "../../rules/vocabulary.js";

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

/** An effect as it is written. */
const SOURCE = mapOf(json);
type Source = Read<typeof SOURCE>;
type Boxes = (source: Source) => readonly EffectBox[];

function box(path: string, source: Source, kind: EffectBox["kind"] = "line"): EffectBox {
  const value: unknown = foundry.utils.getProperty(source, path);
  const shown = typeof value === "number" ? String(value) : text.read(value);
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

/** RP-61 — until when a test is asked every round; one that is asked at once is over at once. */
const asLongAs: Boxes = (source) => (source.when === ("eachRound" satisfies TestEffect["when"]) ? until(source) : []);

/** RP-61 — how many effects one failure is given here; compendia may write more. */
const MOST_FAILURES = 4;

/** RP-61 — what failing a test brings, and room for one more; a test that leads to another is written in compendia alone. */
const failures: Boxes = (source) => {
  const written = list(SOURCE).read(failuresIn(source.onFail));
  const rows = written.length < MOST_FAILURES ? [...written, {}] : written;
  return rows.flatMap((row, index) => [failureBox(row), ...boxesOf(row)].map((one) => within(`onFail.${index}`, one)));
};

function failureBox(source: Source): EffectBox {
  const type = text.read(source.type);
  const offered = Object.fromEntries(Object.entries(EFFECT_CHOICES).filter(([id]) => id !== "test"));
  const other = type === "" || Object.hasOwn(offered, type) ? {} : { [type]: `${AREA}.written` };
  const options = { "": `${AREA}.label.nothing`, ...offered, ...other };
  return { ...box("type", source, "choice"), label: `${AREA}.label.onFail`, options };
}

function within(path: string, one: EffectBox): EffectBox {
  return { ...one, path: `${path}.${one.path}`, name: `${path}.${one.name}` };
}

/** What each type asks. */
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
  test: [
    choice("attribute", choices(ATTRIBUTES, attributeLabel)),
    number("difficulty"),
    choice("when", choices(["once", "eachRound"], worded("when"))),
    asLongAs,
    failures,
  ],
} satisfies Partial<Record<EffectType, readonly Boxes[]>>;
type Asked = keyof typeof ASKED;

/** RP-61 — the types that a sheet offers. */
export const EFFECT_CHOICES = choices(Object.keys(ASKED) as Asked[], typeLabel);

function typeLabel(type: Asked): string {
  return type === "boon" || type === "test" ? `${AREA}.label.${type}` : immunityLabel(type);
}

/** The boxes of an effect beside its type; none for one that only compendia write. */
function boxesOf(source: Source): readonly EffectBox[] {
  const type = text.read(source.type);
  const asked: readonly Boxes[] = Object.hasOwn(ASKED, type) ? ASKED[type as Asked] : [];
  return asked.flatMap((boxes) => boxes(source));
}

/** RP-61 — the effects of an item as its card writes them, those that are not told yet included. */
export function effectRows(source: readonly unknown[]): readonly EffectRow[] {
  return source.map((entry, index) => {
    const data = SOURCE.read(entry);
    const type = text.read(data.type);
    return {
      index,
      type,
      known: Object.hasOwn(ASKED, type) || type === "",
      boxes: boxesOf(data).map((one) => ({ ...one, name: `system.effects.${index}.${one.path}` })),
    };
  });
}
