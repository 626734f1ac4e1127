import type { GbArmorFigures, VestFigures } from "./figures.js";
import { dropped, type Remark } from "./remarks.js";

/** DD-133 — protections that vests come in. */
const PROTECTIONS = [4, 6, 8, 10, 12] as const;
/** GB-24, DD-133 — a point of armour class at the trunk is worth two of a vest. */
const PER_POINT = 2;
const MOST_PENALTY = -10;

/** GB-24, DD-133 — what covers the trunk becomes a vest; places besides it, thin cloth and shields are told. */
export function vestOf(armor: GbArmorFigures): {
  readonly vest: VestFigures | null;
  readonly remarks: readonly Remark[];
} {
  const { name, img, torso, elsewhere, checkPenalty, shield, equipped } = armor;
  if (shield) return { vest: null, remarks: [dropped("shield", name)] };
  const worth = torso * PER_POINT;
  const protection = PROTECTIONS.findLast((one) => one <= worth);
  if (protection === undefined) return { vest: null, remarks: [dropped("armor", name, torso)] };
  return {
    vest: { name, img, protection, penalty: Math.max(MOST_PENALTY, checkPenalty), equipped },
    remarks: [
      ...(elsewhere > 0 ? [dropped("zones", name)] : []),
      ...(worth > protection ? [dropped("armor", name, torso - protection / PER_POINT)] : []),
    ],
  };
}

/** DD-133, GB-24 — a vest covers the trunk: torso and abdomen. */
export function armorOf({ name, img, protection, penalty, equipped }: VestFigures): GbArmorFigures {
  return {
    name,
    img,
    torso: protection / PER_POINT,
    elsewhere: 0,
    checkPenalty: penalty,
    shield: false,
    equipped,
  };
}
