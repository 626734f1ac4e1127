import type { Block, Desk, Entry, Field } from "../../../core/creation/procedure.js";
import { onShelf } from "../../../core/creation/shelf.js";
import { plainOf } from "../../../core/text/prose.js";
import { warpOptions } from "../data/options.js";
import { flawModeLabel, useLabel } from "../labels.js";
import { isSpecialised, SCALES } from "../rules/character/scales.js";
import type { WarpDraft } from "./draft.js";
import { kindOf, scaleOf } from "./entries.js";
import { choice, flag, lines, picker, text, word } from "./fields.js";
import { isHidden, traitName } from "./names.js";
import { noteOf } from "./offer.js";
import { scaleWithScores } from "./scale-names.js";
import { isEmpty, TRAIT_TYPES, USES, type Slot } from "./slots.js";
import { talentBlocks } from "./talent.js";
import { FLAW_MODES, type TraitKind } from "../rules/vocabulary.js";

/** WP-20, WP-21, WP-25 — the traits of one kind: typed, or begun with an example. */
export function traitBlocks(draft: WarpDraft, desk: Desk, kind: TraitKind): readonly Block[] {
  const slots = draft.slots.filter((slot) => slot.kind === kind);
  const offered = examples(kind, desk);
  const { magic } = warpOptions();
  const magician = kind === "central" && (magic || draft.magician);
  return [
    ...slots.map((slot) => slotBlock(slot, desk, offered)),
    ...(magician ? [{ kind: "fields", fields: [flag("magician", draft.magician)] } as const] : []),
    ...(magician ? talentBlocks(draft, desk) : []),
    ...(slots.some(isEmpty) ? pickers(kind, offered) : []),
  ];
}

function slotBlock(slot: Slot, desk: Desk, offered: Examples): Block {
  if (isHidden(slot) && onSheetUnknown(slot, desk)) return { kind: "note", text: word("keepersTrait") };
  const empty = { path: "empty", value: slot.key, label: word("emptyTrait") };
  return {
    kind: "fields",
    caption: traitName(slot),
    ...(!isEmpty(slot) && { empty }),
    fields: [
      ...(isEmpty(slot) ? exampleFields(slot, offered) : []),
      ...(isHidden(slot) ? [] : slotFields(slot, desk)),
      unknownField(slot),
    ],
  };
}

/** WP-28 — the sheet has it as the keeper's already: nobody else takes it back. */
function onSheetUnknown({ key }: Slot, { shelf }: Desk): boolean {
  return shelf.get(key)?.system["unknown"] === true;
}

/** An example by its name, for whoever knows what to look for; the lists below tell more. */
function exampleFields({ kind, key }: Slot, { traits, powers }: Examples): readonly Field[] {
  if (traits.length + powers.length === 0) return [];
  const options = [
    { value: "", label: word("noExample") },
    ...traits.map(({ id, name }) => ({ value: id, label: name })),
    ...powers.map(({ id, name }) => ({ value: id, label: word("powerNamed", { name }) })),
  ];
  return [choice(`example/${kind}/${key}`, "", options, word("field.example"))];
}

/** WP-28 */
function unknownField({ key, unknown }: Slot): Field {
  return flag(`slot/unknown/${key}`, unknown, word("field.unknownTrait"));
}

function slotFields(slot: Slot, desk: Desk): readonly Field[] {
  const { key, kind, name, sign } = slot;
  const box = (field: string, value: string): Field =>
    text(`slot/${field}/${key}`, value, { label: word(`field.${field}`), wide: true });
  return [
    box("name", name),
    coverageField(slot, desk),
    { ...box("sign", sign), hint: word(kind === "flaw" ? "signOfFlaw" : "signOfTrait") },
    ...(kind === "flaw" ? flawFields(slot) : scoreFields(slot)),
  ];
}

function coverageField({ key, coverage, from }: Slot, { shelf }: Desk): Field {
  const source = shelf.get(key) ?? shelf.get(from);
  const own = source?.system["coverage"];
  const shown = coverage ?? plainOf(typeof own === "string" ? own : "");
  return lines(`slot/coverage/${key}`, shown, { label: word("field.coverage") });
}

/** WP-23, WP-24, WP-98 — how a trait is scored, and what it serves for. */
function scoreFields({ key, type, scale, uses }: Slot): readonly Field[] {
  const { specialisedTraits, paranormal, magic } = warpOptions();
  const scales = SCALES.filter((one) => specialisedTraits || one === scale || !isSpecialised(one));
  const types = TRAIT_TYPES.map((value) => ({ value, label: word(`type.${value}`) }));
  const powers = paranormal || magic || type === "warpPower";
  return [
    ...(powers ? [choice(`slot/type/${key}`, type, types, word("field.type"))] : []),
    choice(
      `slot/scale/${key}`,
      scale,
      scales.map((value) => ({ value, label: scaleWithScores(value) })),
      word("field.scale"),
    ),
    usesField(
      key,
      USES.filter((use) => use !== "clumsy"),
      uses,
    ),
  ];
}

function usesField(key: string, offered: readonly (typeof USES)[number][], uses: Slot["uses"], name = "uses"): Field {
  return {
    path: `use/${key}`,
    kind: "flags",
    label: word(`field.${name}`),
    value: uses,
    options: offered.map((value) => ({ value, label: { key: useLabel(value) } })),
  };
}

/** WP-25 — how a flaw weighs. */
function flawFields({ key, flawMode, flawFaces, uses }: Slot): readonly Field[] {
  const modes = FLAW_MODES.map((value) => ({ value, label: { key: flawModeLabel(value) } }));
  const faces: Field = {
    path: `face/${key}`,
    kind: "flags",
    label: word("field.faces"),
    value: flawFaces.map(String),
    options: [1, 2, 3, 4, 5, 6].map((face) => ({ value: String(face), label: String(face) })),
  };
  return [
    choice(`slot/flawMode/${key}`, flawMode, modes, word("field.flawMode")),
    ...(flawMode === "chance" ? [faces] : []),
    usesField(key, ["clumsy"], uses, "flawUses"),
  ];
}

/** What traits of a kind may begin with. */
interface Examples {
  readonly traits: readonly Entry[];
  readonly powers: readonly Entry[];
}

/** WP-21 — a power may be central or beside it, where the series knows powers of its sort. */
function examples(kind: TraitKind, desk: Desk): Examples {
  const { paranormal, magic, specialisedTraits } = warpOptions();
  const fits = (entry: Entry) => kindOf(entry) === kind && (specialisedTraits || !isSpecialised(scaleOf(entry)));
  const known = ({ system }: Entry) => (system["magical"] === true ? magic : paranormal);
  return {
    traits: onShelf(desk, "warpTrait").filter(fits),
    powers: kind === "flaw" ? [] : onShelf(desk, "warpPower").filter(known),
  };
}

function pickers(kind: TraitKind, { traits, powers }: Examples): readonly Block[] {
  const path = `example/${kind}`;
  return [
    picker("examples", traits, noteOf, path),
    ...(powers.length > 0 ? [picker("powers", powers, noteOf, path)] : []),
  ];
}
