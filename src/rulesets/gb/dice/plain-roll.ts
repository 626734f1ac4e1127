import { GardienRoll } from "../../../core/dice/gardien-roll.js";
import type { Modifier } from "../../../core/attack/procedure.js";
import type { Text } from "../../../core/text.js";
import { explain } from "../attack/modifiers.js";

/** A roll of an attack that has a name and nothing to tell of its own. */
abstract class PlainRoll extends GardienRoll {
  protected override explain(modifier: Modifier): ReturnType<typeof explain> {
    return explain(modifier);
  }
}

/** GB-43 — damage in hit points, against a target of the classic rules. */
export class GbDamageRoll extends PlainRoll {
  protected override get title(): Text {
    return { key: "GARDIEN.GB.ATTACK.damage" };
  }
}

/** GB-21 — whether a blow at somebody who is hard to see goes astray. */
export class GbConcealmentRoll extends PlainRoll {
  protected override get title(): Text {
    return { key: "GARDIEN.GB.CIRCUMSTANCE.concealment.name" };
  }
}
