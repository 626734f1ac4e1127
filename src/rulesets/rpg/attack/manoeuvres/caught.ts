import { flag, nullable, oneOf, record, whole, type Read } from "../../../../core/shape/shape.js";
import type { CardFact } from "../../../../core/play/contract/card-parts.js";
import type { Dice, RollSpec } from "../../../../core/play/contract/dice.js";
import type { Override } from "../../../../core/play/contract/outcome.js";
import { MOMENT } from "../../data/actors/moment.js";
import { rpgOptions } from "../../data/options.js";
import { testSpec } from "../../dice/specs.js";
import { zoneLabel } from "../../labels.js";
import type { Condition } from "../../rules/body/conditions.js";
import { caughtConditions, needsLocation, testWhenCaught, type Entangling } from "../../rules/attack/entangle.js";
import type { Moment } from "../../rules/body/spans.js";
import { resolveTest } from "../../rules/checks/test-result.js";
import { SIDES, ZONES, type Side, type WeaponSpecial, type Zone } from "../../rules/vocabulary.js";
import { fact, fight, numbers } from "../fields.js";
import { figuresOf } from "../reading.js";
import { whetherIn } from "./whether.js";

const TEST = "caught";

/** RP-70, RP-71 — a target caught by a net or a bola, as an outcome keeps it. */
export const CAUGHT = record({
  weapon: oneOf(["net", "bola"]),
  zone: oneOf(ZONES, "trunk"),
  side: nullable(oneOf(SIDES)),
  /** Face of the victim's test; 0 where the place asks for none. */
  die: whole,
  score: whole,
  failed: flag,
  moment: MOMENT,
});
interface Caught extends Read<typeof CAUGHT> {}

/** RP-71 — the place that was struck. */
interface Place {
  readonly zone: Zone;
  readonly side: Side | null;
}

const WHOLE: Place = { zone: "trunk", side: null };

/** RP-70, RP-71 — the weapon as one that catches; `null` for any other. */
export function entangling(special: WeaponSpecial): Entangling | null {
  return special === "net" || special === "bola" ? special : null;
}

function testOf(target: Actor, weapon: Entangling, { zone }: Place) {
  const test = testWhenCaught(weapon, zone);
  return test && { score: figuresOf(target).attributeScore(test.attribute, "plain"), difficulty: test.difficulty };
}

/** RP-71 — the victim's test, where the place asks for one that nobody has thrown. */
export function caughtRoll(target: Actor, weapon: Entangling, place: Place | null, dice: Dice): RollSpec | null {
  const test = place && needsLocation(weapon) && !dice[TEST] ? testOf(target, weapon, place) : null;
  if (!test) return null;
  const score = test.score - test.difficulty;
  return testSpec(TEST, { what: "attribute", score, naturals: rpgOptions().naturals, lines: [] });
}

/** RP-70, RP-71 — who is caught, and how; `null` where the place is not known, or the keeper says that nobody is. */
export function caughtBy(
  target: Actor,
  weapon: Entangling,
  place: Place | null,
  { dice, override, moment }: { readonly dice: Dice; readonly override: Override; readonly moment: Moment },
): Caught | null {
  const where = needsLocation(weapon) ? place : WHOLE;
  if (!where || whetherIn(override, "caught") === false) return null;
  const { zone, side } = where;
  const test = testOf(target, weapon, where);
  const die = dice[TEST]?.[0];
  const failed = test !== null && die !== undefined && !resolveTest({ ...test, die }, rpgOptions().naturals).success;
  return { weapon, zone, side, die: test ? (die ?? 0) : 0, score: test?.score ?? 0, failed, moment };
}

/** RP-70, RP-71 — what lasts on the target that is caught. */
export function caughtLasting({ weapon, zone, ...caught }: Caught, wound: string): readonly Condition[] {
  return caughtConditions(weapon, zone, { ...caught, wound });
}

/** RP-70, RP-71 — what the card tells of it. */
export function caughtFacts({ weapon, zone, die, score, failed }: Caught): readonly CardFact[] {
  const what = weapon === "net" ? fight("caught.whole") : fight("caught.part", { zone: { key: zoneLabel(zone) } });
  const data = { die, score, zone: { key: zoneLabel(zone) } };
  return [
    fact("caught", what, weapon === "net" ? "RP-70" : "RP-71"),
    ...(die > 0
      ? [
          numbers(
            "tests",
            fight(failed ? `caught.failed.${zone === "legs" ? zone : "head"}` : "caught.held", data),
            "RP-71",
          ),
        ]
      : []),
  ];
}
