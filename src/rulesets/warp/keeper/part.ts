import { keeperActs } from "../../../core/keeper/acts.js";
import type { Foreseen, KeeperPart, PersonView, Plight, Vital } from "../../../core/keeper/contract.js";
import { roundStep, STEPS } from "../../../core/keeper/steps.js";
import { signed } from "../../../core/text/i18n.js";
import { WarpCharacter } from "../data/actors/character.js";
import { warpDeeds } from "../deeds/index.js";
import { figuresOf } from "../deeds/reading.js";
import { healthLabel, woundNatureLabel } from "../labels.js";
import { untilCharge } from "../rules/powers/charges.js";
import { recharged } from "../rules/powers/psychic-reserve.js";
import { TURN_SECONDS } from "../rules/time.js";
import { dress } from "../sheets/style.js";
import { strength } from "./strength.js";

const AREA = "GARDIEN.WARP.DEED";
const KEEPER_AREA = "GARDIEN.WARP.KEEPER";

function reserveOf(actor: Actor, now: number) {
  const { max, value, rate, lastTime: since } = figuresOf(actor).psy;
  return recharged({ max, value, rate, since }, now);
}

/** WP-15, WP-57…WP-66, WP-108 — hit points and what a rest takes away, dice of experience, the reserve, serious wounds. */
function view(actor: Actor, now: number): PersonView {
  const { hp, xp, carried } = figuresOf(actor);
  const reserve = reserveOf(actor, now);
  const hurt = hp.status === "fit" ? [] : [{ text: { key: healthLabel(hp.status) }, tone: "bad" } as const];
  const psy: Vital = {
    id: "psy",
    short: { key: `${KEEPER_AREA}.psyShort` },
    name: { key: `${KEEPER_AREA}.psy` },
    ...{ value: reserve.value, max: reserve.max, look: "bar" },
  };
  const temp =
    hp.temp === 0
      ? []
      : [{ text: { key: "GARDIEN.WARP.SHEET.tempShort", data: { n: hp.temp } }, tone: "warn" } as const];
  return {
    vitals: [
      {
        id: "hp",
        short: { key: "GARDIEN.WARP.SHEET.hpShort" },
        name: { key: `${KEEPER_AREA}.hp` },
        ...{ value: hp.value, max: hp.max, look: "bar", path: "system.hp.value", min: -hp.max },
        tone: hp.status === "fit" ? "good" : "bad",
      },
      ...(reserve.max === 0 ? [] : [psy]),
    ],
    malus: hp.woundMalus === 0 ? null : { key: "GARDIEN.KEEPER.figure", data: { n: signed(-hp.woundMalus) } },
    plights: [
      ...hurt,
      ...temp,
      ...carried.wounds.map(({ nature }): Plight => ({
        text: { key: `${KEEPER_AREA}.wound`, data: { nature: { key: woundNatureLabel(nature) } } },
        tone: "warn",
      })),
    ],
    told: ["warpTemp", "warpWounded", "warpDown", "warpDying", "dead"],
    facts: [{ label: { key: `${KEEPER_AREA}.xp` }, value: `${xp.available}/${xp.total}` }],
    out: hp.status === "dead",
  };
}

/** WP-108 — the next charge of a reserve that is not full. */
function foreseen(actor: Actor, now: number): readonly Foreseen[] {
  const left = figuresOf(actor).psy.max === 0 ? null : untilCharge(reserveOf(actor, now), now);
  return left === null ? [] : [{ at: now + left, what: { key: `${KEEPER_AREA}.charge` }, rule: "WP-108" }];
}

/** WP-15, WP-17, WP-45, WP-64…WP-66 — what keepers do for the table: rest and care, dice of experience. */
export const KEEPER: KeeperPart = {
  dress,
  group: `${KEEPER_AREA}.group`,
  inGroup: ({ system }) => (system as unknown) instanceof WarpCharacter,
  view,
  acts: keeperActs(AREA, warpDeeds, ["recovery", "healing", "harm"]),
  asks: keeperActs(AREA, warpDeeds, ["request", "check", "group"]),
  steps: () => [roundStep(TURN_SECONDS, "turn"), STEPS.minute, STEPS.halfHour, STEPS.night, STEPS.day, STEPS.week],
  foreseen,
  tables: "warp-tables",
  session: {
    begins: keeperActs(AREA, warpDeeds, ["session"]),
    ends: keeperActs(AREA, warpDeeds, ["award"]),
  },
  strength,
  hands: {
    things: ["warpWeapon", "warpArmor", "warpAmmo", "warpGear"],
    grown: { path: "system.category", values: ["natural", "unarmed"] },
    price: "system.value",
    laid: { equipped: false, worn: false },
  },
};
