import { rowOf } from "../../../core/creation/boxes.js";
import type { Block, Desk } from "../../../core/creation/procedure.js";
import { onShelf, pickedOf } from "../../../core/creation/shelf.js";
import type { WarpCharacter } from "../data/actors/character.js";
import { warpOptions } from "../data/options.js";
import { diceRolls } from "../dice/specs.js";
import type { WarpDraft } from "./draft.js";
import { choice, flag, picker, text, word } from "./fields.js";
import { noteOf } from "./offer.js";
import { diceOfReserve, reserveDiceState, reserveOf, rollsReserve } from "./points.js";

/** WP-35, WD-68 — the first psychic reserve, and the spells of a magician. */
export function reserveBlocks(draft: WarpDraft, desk: Desk): readonly Block[] {
  return [
    ...(draft.keepReserve ? [kept(desk)] : chargeBlocks(draft)),
    { kind: "fields", fields: [text("reserveName", draft.reserveName, { hint: word("reserveNameHint") })] },
    {
      kind: "figures",
      caption: word("figures"),
      rows: [{ label: word("figure.reserve"), value: String(reserveOf(draft, desk)) }],
    },
    ...(draft.magician ? spellBlocks(draft, desk) : []),
  ];
}

function kept({ actor }: Desk): Block {
  const { max } = (actor.system as WarpCharacter).psy;
  return { kind: "fields", fields: [flag("keepReserve", true, word("keepReserve", { n: max }))] };
}

function chargeBlocks(draft: WarpDraft): readonly Block[] {
  const { reserveFaces } = draft;
  const due = diceOfReserve(draft);
  const state = reserveDiceState(draft);
  const fallen = reserveFaces.length === due;
  const ways = (["sure", "roll"] as const).map((value) => ({ value, label: word(`reserve.${value}`, { n: due }) }));
  const way = rollsReserve(draft) ? "roll" : "sure";
  const open = warpOptions().psyCreation === "choice" && !fallen;
  const label = word(state === "stale" ? "rollAgain" : "rollReserve");
  return [
    open
      ? { kind: "fields", fields: [choice("rollReserve", way, ways)] }
      : {
          kind: "note",
          text: fallen ? word("reserve.fallen", { dice: reserveFaces.join(" ") }) : word(`reserve.${way}`, { n: due }),
        },
    ...(state === "settled"
      ? []
      : [
          {
            kind: "dice",
            path: "reserveFaces",
            done: false,
            label,
            rolls: diceRolls("reserve", "reserve", due),
          } as const,
        ]),
  ];
}

/** WD-68 — spells known at the start are for the keeper to grant. */
function spellBlocks(draft: WarpDraft, desk: Desk): readonly Block[] {
  const have = pickedOf(draft.items, desk, "warpSpell");
  const names = new Set(have.map(({ entry }) => entry.name));
  return [
    {
      kind: "chosen",
      caption: word("chosenSpells"),
      empty: word("noSpell"),
      remove: "remove",
      rows: have.map((one) => ({ ...rowOf(one, noteOf(one.entry)), fields: [] })),
    },
    picker(
      "spells",
      onShelf(desk, "warpSpell").filter(({ name }) => !names.has(name)),
      noteOf,
    ),
  ];
}
