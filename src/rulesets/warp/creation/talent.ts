import type { Block, Desk } from "../../../core/creation/procedure.js";
import type { WarpCharacter } from "../data/actors/character.js";
import { warpOptions } from "../data/options.js";
import { diceRolls } from "../dice/specs.js";
import { hasMagicTalent } from "../rules/character/magic-access.js";
import type { WarpDraft } from "./draft.js";
import { word } from "./fields.js";

/** The die that says who has a talent for magic. */
export const TALENT_DIE = "talentFace";

/** WP-123 — whether somebody has a talent for magic; `null` until the die has been rolled. Where it is not rare everybody has. */
export function talentOf({ talentFace }: WarpDraft, { actor }: Desk): boolean | null {
  const { magicTalent: rarity } = warpOptions();
  if (rarity === "none") return true;
  const { magicTalent } = actor.system as WarpCharacter;
  if (magicTalent !== null) return magicTalent;
  return talentFace === 0 ? null : hasMagicTalent(talentFace, rarity);
}

/** WP-123 — the die for a talent, once, for whoever wants to be a magician; then what it said. */
export function talentBlocks(draft: WarpDraft, desk: Desk): readonly Block[] {
  const { magicTalent: rarity } = warpOptions();
  if (rarity === "none" || (!draft.magician && draft.talentFace === 0)) return [];
  const talented = talentOf(draft, desk);
  if (talented !== null) return [{ kind: "note", text: word(`talent.${talented ? "there" : "absent"}`) }];
  const rolls = diceRolls("talent", "magicTalent", 1);
  return [{ kind: "dice", path: TALENT_DIE, done: false, label: word(`rollTalent.${rarity}`), rolls }];
}

/** WP-123 — what finishing writes of it: what the die said, where the sheet does not say yet. */
export function talentUpdate(draft: WarpDraft, desk: Desk): object {
  const talented = draft.talentFace === 0 ? null : talentOf(draft, desk);
  return talented === null || warpOptions().magicTalent === "none" ? {} : { "system.magicTalent": talented };
}
