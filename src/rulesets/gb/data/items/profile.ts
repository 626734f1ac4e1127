import { itemModel } from "../../../../core/documents/models.js";
import { ownProfile, OWN_ROWS, TABLE_MODES, type OwnRow } from "../../rules/character/own-body.js";
import type { Profile } from "../../rules/character/profile.js";
import { PROFILE_IDS, ZONES } from "../../rules/vocabulary.js";
import { choice, flag, group, line, optionalWhole, prose, whole } from "../fields.js";

/** GB-44 — one place; a table of ours has no gap because each row says only where it ends. */
const place = () =>
  group({
    zone: choice(ZONES, "body"),
    upTo: whole(1, 100, 100),
    gb: whole(-10, 20, 0),
    extraPf: flag(false),
    vital: flag(false),
  });

/** GB-29 — what the rows of the human table cost, for a table of one's own to start from. */
const HUMAN_LOSSES: Readonly<Record<OwnRow, readonly [pf: number, pv: number]>> = {
  superficial: [0, 0],
  light: [1, 0],
  moderate: [2, 1],
  grave: [3, 2],
  critical: [4, 3],
  last: [4, 3],
};

const losses = () => {
  const rows = OWN_ROWS.map((row) => {
    const [pf, pv] = HUMAN_LOSSES[row];
    return [row, group({ pf: whole(0, 20, pf), pv: whole(0, 20, pv) })] as const;
  });
  return group(Object.fromEntries(rows) as Record<OwnRow, (typeof rows)[number][1]>);
};

const schema = () => ({
  slug: line(),
  basedOn: choice(PROFILE_IDS, "human"),
  places: choice(TABLE_MODES, "inherit"),
  rows: new foundry.data.fields.ArrayField(place(), { max: ZONES.length }),
  plainPlaces: flag(false),
  losses: choice(["inherit", "own"], "inherit"),
  lossRows: losses(),
  worsening: choice(TABLE_MODES, "inherit"),
  intervals: group({
    moderate: optionalWhole(1, 999_999),
    grave: optionalWhole(1, 999_999),
    critical: optionalWhole(1, 999_999),
  }),
  fatigueApplies: flag(true),
  pfZeroEffect: choice(["save", "inert", "none"], "save"),
  description: prose(),
});

/** GB-42, GB-44, GB-45 — a body that a table makes itself; whoever carries it is played with it. */
export class GbProfile extends itemModel(schema, "GARDIEN.GB.PROFILE_ITEM") {
  /** The tables that follow from it. */
  get tables(): Profile {
    const { basedOn, places, plainPlaces, losses, lossRows, worsening, intervals, fatigueApplies, pfZeroEffect } = this;
    const switches = { basedOn, places, plainPlaces, losses, worsening, fatigueApplies, pfZeroEffect };
    return ownProfile({ ...switches, rows: this.rows, lossRows, intervals });
  }
}
