import type { Odds, OddsRow } from "../../../../core/play/contract/odds.js";
import type { Situation } from "../../../../core/play/contract/situation.js";
import { percentage } from "../../../../core/text/i18n.js";
import type { Text } from "../../../../core/text/text.js";
import { figuresOf } from "../../data/reading.js";
import { bodyOf } from "../reading.js";
import { dealtChances, type Chances } from "../../odds/attack.js";
import { afterVest, throughSkin } from "../../rules/arms/protection.js";
import { share } from "../../rules/arms/burst.js";
import { AIMED_POINT_DEFENCE } from "../../rules/arms/explosives.js";
import { leastDamage, minimumOf } from "../../rules/body/damage.js";
import { batter } from "../../rules/body/hits.js";
import { testResult } from "../../rules/checks/tests.js";
import { sumChances } from "../../odds/attack.js";
import { area } from "./fields.js";
import { factorOf } from "./reaction.js";
import { difficultyOf } from "./rolls.js";
import { areaStrikeOf, type AreaStrike } from "./strike.js";

const FACES: readonly number[] = Array.from({ length: 20 }, (_, index) => index + 1);

/** DD-02, DD-06, DD-147 — the exact chance of Réflexes against a difficulty. */
export function passChance(modifier: number, difficulty: number, natural20Succeeds: boolean): number {
  const passes = (die: number) => testResult({ die, modifier }, difficulty, { natural20Succeeds }).success;
  return FACES.filter(passes).length / FACES.length;
}

/** DD-133, DD-134, DD-148 — points that somebody takes with a factor, with their exact chances. */
function factorChances(strike: AreaStrike, factor: number): Chances {
  const { dice, vest, vestThrown, skin } = strike;
  if (!dice || factor === 0) return new Map([[0, 1]]);
  const shelter = { vest: vestThrown ? vest : null, skin };
  if (factor >= 1) return dealtChances(dice, factor, shelter);
  const dealt = new Map<number, number>();
  const minimum = minimumOf(dice);
  const faces = shelter.vest === null ? [0] : FACES.slice(0, shelter.vest);
  for (const [sum, chance] of sumChances(dice)) {
    for (const face of faces) {
      const left = afterVest(share(leastDamage(sum), factor), face);
      const points = skin ? throughSkin(skin, { damage: left, minimum, multiplier: 1 }) : left;
      dealt.set(points, (dealt.get(points) ?? 0) + chance / faces.length);
    }
  }
  return dealt;
}

/** How somebody comes out of it, the best first. */
const ENDS = ["unhurt", "hurt", "down", "dead"] as const;
const TONES: Readonly<Record<(typeof ENDS)[number], string>> = {
  unhurt: "mute",
  hurt: "accent",
  down: "warn",
  dead: "bad",
};

/** DD-147, DD-148, DD-182 — exactly how likely each end is for one of those in the zone, before anything is rolled. */
export function areaOdds({ weapon, target, metres, choices }: Situation, bonus: number): Odds | null {
  const strike = areaStrikeOf({ weapon, target, metres, choices });
  if (!strike || !target) return null;
  const figures = figuresOf(target);
  const difficulty = difficultyOf(strike, bonus);
  const modifier = figures.jet("reflexes") + figures.hp.penalty;
  const passed = figures.isOut ? 0 : passChance(modifier, difficulty, strike.natural20Succeeds);
  const fired = strike.jams ? 19 / 20 : 1; // D-38
  const chances = new Map<number, number>([[0, 1 - fired]]);
  for (const [holds, chance] of [
    [true, passed * fired],
    [false, (1 - passed) * fired],
  ] as const) {
    for (const [points, share] of factorChances(strike, factorOf(strike, holds)))
      chances.set(points, (chances.get(points) ?? 0) + share * chance);
  }
  // DD-182 — of whoever is within the blast: whether it goes off there is another matter.
  const reaches = passChance(bonus, AIMED_POINT_DEFENCE, strike.natural20Succeeds);
  if (strike.kind !== "explosion") return asOdds(chances, strike, target, area("odds.note", { difficulty }));
  const note = area("odds.thrown", { difficulty, chance: percentage(reaches, 0) });
  return { ...asOdds(chances, strike, target, note), arrives: reaches };
}

function asOdds(chances: Chances, { type, kind }: AreaStrike, target: Actor, note: Text): Odds {
  const body = bodyOf(target);
  const ends = new Map<string, number>();
  for (const [points, chance] of chances) {
    const { state, bruises } = batter(body, [points], type);
    const down = state !== "able" || bruises === "unconscious";
    const end = state === "dead" ? "dead" : down ? "down" : points > 0 ? "hurt" : "unhurt";
    ends.set(end, (ends.get(end) ?? 0) + chance);
  }
  const rows = ENDS.map((id): OddsRow => ({
    ...{ id, label: area(`odds.${id}`), tone: TONES[id], probability: ends.get(id) ?? 0 },
  }));
  return {
    title: area(kind === "explosion" ? "odds.caughtTitle" : "odds.hurtTitle"),
    chance: 1 - (ends.get("unhurt") ?? 0),
    note,
    rows: rows.filter(({ probability }) => probability > 0),
  };
}
