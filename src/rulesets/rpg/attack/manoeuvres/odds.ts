import type { OddsRow } from "../../../../core/play/contract/odds.js";
import type { Situation } from "../../../../core/play/contract/situation.js";
import type { AttackOdds } from "../../odds/attack.js";
import { rpgOptions } from "../../data/options.js";
import { attackEndLabel } from "../../labels.js";
import { disarmedOf, disarmingHits, disarms } from "../../rules/attack/disarm.js";
import { needsLocation, testWhenCaught, type Entangling } from "../../rules/attack/entangle.js";
import { knockOutScore } from "../../rules/attack/knock-out.js";
import { lifeState } from "../../rules/character/life.js";
import { successChance } from "../../odds/test.js";
import { fight } from "../fields.js";
import { figuresOf } from "../reading.js";
import type { Strike } from "../strike.js";
import { entangling } from "./caught.js";
import { disarmingFacts } from "./disarmed.js";

/** RP-70…RP-77 — exact odds that a blow does what it is meant to, and what comes of it once it lands. */
interface FeatOdds {
  readonly chance: number;
  readonly rows: readonly OddsRow[];
}

type Aimed = Pick<Situation, "attacker"> & { readonly target: Actor };

/** RP-70…RP-77 — of what a blow is meant to do besides wounding, or instead; `null` where it is to wound. */
export function featOdds({ special, intent }: Strike, odds: AttackOdds, aimed: Aimed): FeatOdds | null {
  const weapon = entangling(special);
  if (intent === "disarm") return disarmOdds(odds, aimed);
  if (weapon) return caughtOdds(weapon, odds, aimed.target);
  return intent === "knockOut" ? knockOutOdds(odds, aimed.target) : null;
}

const row = (id: string, tone: string, probability: number): OddsRow => ({
  ...{ id, tone, probability },
  label: fight(`odds.${id}`),
});

/** RP-41…RP-46 — that it lands. */
function landing({ ends }: AttackOdds): number {
  return Math.max(0, 1 - ends.miss - ends.parried);
}

/** RP-70, RP-71 — a net catches whole; a bola by the place that it strikes, whose test may make things worse. */
function caughtOdds(weapon: Entangling, odds: AttackOdds, target: Actor): FeatOdds {
  const chance = landing(odds);
  if (!needsLocation(weapon)) return { chance, rows: [row("caught", "sev-2", chance)] };
  const { locations, attributeScore } = readingOf(target);
  let falls = 0;
  let chokes = 0;
  for (const [place, share] of odds.places) {
    const zone = locations.find(({ label }) => label === place)?.zone;
    const test = zone && testWhenCaught(weapon, zone);
    if (!test) continue;
    const score = attributeScore(test.attribute);
    const failed = share * (1 - successChance({ score, difficulty: test.difficulty }, rpgOptions().naturals));
    if (zone === "legs") falls += failed;
    else chokes += failed;
  }
  const rows = [
    row("caughtOnly", "sev-2", chance - falls - chokes),
    row("falls", "sev-3", falls),
    row("chokes", "sev-5", chokes),
  ];
  return { chance, rows };
}

function readingOf(target: Actor) {
  const figures = figuresOf(target);
  return {
    locations: figures.locations,
    attributeScore: (attribute: Parameters<typeof figures.attributeScore>[0]) =>
      figures.attributeScore(attribute, "plain"),
  };
}

/** RP-76 — for each loss the victim tests Corps without it; who fails is out, as is who has no hit points left. */
function knockOutOdds({ losses }: AttackOdds, target: Actor): FeatOdds {
  const { hp, attributes, deathRule } = figuresOf(target);
  const { knockOutTest, naturals } = rpgOptions();
  const body = attributes.body.value;
  const ends = { stopped: 0, up: 0, out: 0, dead: 0 };
  for (const [loss, chance] of losses) {
    const life = lifeState({ hp: hp.value - loss, body }, deathRule);
    if (loss === 0) ends.stopped += chance;
    else if (life === "dead") ends.dead += chance;
    else {
      const score = knockOutScore(body, loss, knockOutTest);
      const stays = life === "alive" ? successChance({ score, difficulty: 0 }, naturals) : 0;
      ends.up += chance * stays;
      ends.out += chance * (1 - stays);
    }
  }
  const rows = [
    { ...row("stopped", "sev-0", ends.stopped), label: { key: attackEndLabel("stopped") } },
    row("up", "sev-2", ends.up),
    row("out", "sev-4", ends.out),
    ...(ends.dead > 0 ? [{ ...row("dead", "sev-5", ends.dead), label: { key: attackEndLabel("dead") } }] : []),
  ];
  return { chance: ends.out, rows };
}

/** RP-77 — the first of two blows that lands makes nothing fall; the second does, where there is anything to fall. */
function disarmOdds(odds: AttackOdds, { attacker, target }: Aimed): FeatOdds {
  const chance = landing(odds);
  const { disarmTarget, disarmHits } = disarmingFacts(attacker);
  const before = disarmTarget === target.uuid ? Number(disarmHits ?? 0) : 0;
  const { carried, handedness } = figuresOf(target);
  if (!disarms(disarmingHits(before, true))) return { chance, rows: [row("firstOfTwo", "sev-2", chance)] };
  const empty = disarmedOf(carried.held, handedness) === null;
  return { chance: empty ? 0 : chance, rows: [row(empty ? "emptyHanded" : "disarmed", "sev-3", chance)] };
}
