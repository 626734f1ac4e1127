import { itemsOf, type CarriedItem } from "../../../../core/sheets/carried-items.js";
import { choices } from "../../../../core/sheets/choices.js";
import { enriched } from "../../../../core/sheets/enriched.js";
import { CREATURE_MODES } from "../../data/actors/actor-schema.js";
import type { GbCreature } from "../../data/actors/creature.js";
import { GbProfile } from "../../data/items/profile.js";
import { approachLabel, profileLabel, sizeLabel } from "../../labels.js";
import { anatomyOf, approachesFor, approachOf } from "../../rules/attack/approach.js";
import { POOL_METHODS } from "../../rules/vocabulary.js";
import type { DrawnSheet } from "./actor-parts.js";
import { categoryCalled, categoryNames, hitDiceCalled } from "../../data/actors/creature-words.js";

/** What only a creature's sheet has in a part. */
export async function creaturePart(partId: string, sheet: DrawnSheet, creature: GbCreature): Promise<object> {
  switch (partId) {
    case "cover":
      return cover(sheet, creature);
    case "build":
      return {
        methods: choices(POOL_METHODS, (id) => `GARDIEN.GB.POOLS_METHOD.${id}`),
        category: categoryCalled(creature.category),
        categories: categoryNames(),
      };
    case "attacks":
      return { terse: true };
    case "state":
    case "chart":
      return { traditional: creature.mode === "traditional" };
    case "details":
      return {
        special: await enriched(creature.special, sheet.actor),
        body: ownBody(sheet),
        approaches: approaches(creature),
      };
    default:
      return {};
  }
}

function cover(sheet: DrawnSheet, { size, body, mode, category, hd }: GbCreature): object {
  const modes = CREATURE_MODES.map((id) => ({ id, label: `GARDIEN.GB.MODE.${id}`, on: id === mode }));
  return {
    size: sizeLabel(size),
    profile: profileLabel(body.id),
    body: ownBody(sheet)?.name ?? "",
    category: categoryCalled(category),
    hd: hitDiceCalled(hd),
    modes: sheet.editable ? modes : null,
  };
}

/** GB-44 — the body of its own that it is played with, if it carries one. */
function ownBody({ actor }: DrawnSheet): CarriedItem<GbProfile> | undefined {
  return itemsOf(actor, GbProfile)[0];
}

/** GB-42 — what its body may be played with, and which of them it is. */
function approaches({ mode, body }: GbCreature): readonly object[] {
  const approach = approachOf(mode, body);
  const all = approachesFor(anatomyOf(body));
  return all.map((id) => ({ label: approachLabel(id), current: id === approach }));
}
