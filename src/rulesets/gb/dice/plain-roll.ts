import type { Text } from "../../../core/text/text.js";
import { GbRoll } from "./gb-roll.js";

/** GB-43 — damage in hit points, against a target of the classic rules. */
export class GbDamageRoll extends GbRoll {
  protected override get title(): Text {
    return { key: "GARDIEN.GB.ATTACK.damage" };
  }
}

/** GB-21 — whether a blow at somebody who is hard to see goes astray. */
export class GbConcealmentRoll extends GbRoll {
  protected override get title(): Text {
    return { key: "GARDIEN.GB.CIRCUMSTANCE.concealment.name" };
  }
}
