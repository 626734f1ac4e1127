import { itemModel } from "../../../../core/documents/models.js";
import { choice, line, prose, whole } from "../../../../core/data/fields.js";
import { AMMO_TYPES } from "../../rules/attack/ammunition.js";

const schema = () => ({
  slug: line(),
  ammoType: choice(AMMO_TYPES, "standard"),
  caliber: line(),
  quantity: whole(0, 9999, 0),
  description: prose(),
});

/** Rounds of one kind (WP-94, WP-95). */
export class WarpAmmo extends itemModel(schema, "GARDIEN.WARP.AMMO") {}
