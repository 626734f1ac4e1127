import type { Banner, CardFact, Tick } from "../../../../core/play/contract/card-parts.js";
import type { Volley, VolleyHit, VolleyShot } from "../../../../core/play/contract/shown-dice.js";
import type { OutcomeView } from "../../../../core/play/contract/view.js";
import type { Text } from "../../../../core/text/text.js";
import { halfRoundOf } from "../../rules/attack/attack.js";
import { leastDamage } from "../../rules/body/damage.js";
import { signed } from "../../rules/arms/notation.js";
import { failsByItself } from "../../rules/checks/tests.js";
import { fact, fight, named, numbers } from "../fields.js";
import { COVERED } from "./hits.js";
import type { Hit, Shot, ShotOutcome } from "./outcome-kept.js";
import { severityOf } from "./severity.js";
import { typeAsRead } from "../../data/items/type-text.js";
import { skinTold, sumTold } from "./sum-told.js";

const minus = (written: string): string => written.replaceAll("-", "−");

/** What a card tells of an attack: every bullet, what each hit does, what it leaves of the target. */
export function viewOf(outcome: ShotOutcome): OutcomeView {
  const { shots, groups } = outcome;
  const [only] = shots;
  const planned = groups.reduce((sum, { shots: count }) => sum + count, 0);
  const several = planned > 1;
  const verdict = verdictOf(outcome, planned);
  const losses = lossesOf(outcome);
  const hit = shots.some((shot) => shot.hit);
  return {
    verdict,
    tone: hit ? "accent" : "mute",
    die:
      !several && only
        ? { faces: 20, value: only.die, state: stateOf(only) === "jam" ? "miss" : dieState(only) }
        : null,
    total: !several && only ? only.total : null,
    ...(several && { volleys: volleysOf(outcome) }),
    hits: outcome.hits.map((one) => hitOf(one, outcome)),
    facts: factsOf(outcome, hit),
    tells: ["system.fight", "system.attentive"],
    banner: bannerOf(outcome),
    severity: severityOf(outcome),
    losses,
    ticks: ticksOf(outcome),
    summary: losses[0] ? fight("summary", { verdict, lost: losses[0] }) : verdict,
  };
}

const dieState = ({ hit, critical }: Shot): "hit" | "miss" | "crit" => (critical ? "crit" : hit ? "hit" : "miss");

function verdictOf({ shots, outOfRange, multiplier }: ShotOutcome, planned: number): Text {
  if (outOfRange) return fight("verdict.outOfRange");
  const hits = shots.filter(({ hit }) => hit).length;
  const count = hits === 0 ? "none" : hits === 1 ? "one" : "other";
  if (planned > 1) return fight(`verdict.volley.${count}`, { hits, shots: shots.length });
  const [only] = shots;
  if (!only) return fight("verdict.nothing");
  if (only.critical) return fight("verdict.crit", { multiplier });
  return fight(only.hit ? "verdict.hit" : "verdict.miss");
}

/** DD-144 — the groups, each with its bullets; those that a jam kept were not fired. */
function volleysOf({ groups, skipped, shots, multiplier }: ShotOutcome): readonly Volley[] {
  let from = 0;
  return groups.map(({ modifier, shots: count }, index): Volley => {
    const fired = shots.slice(from, from + count);
    from += count;
    const kept = Array.from({ length: Math.max(0, count - fired.length) }, () => UNFIRED);
    return {
      notation: named(minus(signed(modifier))),
      when: fight(`half.${halfRoundOf(index + skipped)}`),
      shots: [...fired.map((shot) => shownOf(shot, multiplier)), ...kept],
    };
  });
}

const UNFIRED: VolleyShot = { die: null, total: null, state: "unfired", word: fight("shot.unfired") };

function shownOf(shot: Shot, multiplier: number): VolleyShot {
  const { die, total, hit, critical, incident } = shot;
  const outcome = fight(`shot.${critical ? "crit" : hit ? "hit" : "miss"}`, { multiplier });
  const word = incident === "none" ? outcome : fight(`shot.${incident}`, { outcome });
  return { die: { faces: 20, value: die }, total, state: stateOf(shot), word };
}

function stateOf(shot: Shot): VolleyShot["state"] {
  return shot.incident === "none" || shot.hit ? dieState(shot) : "jam";
}

/** DD-131…DD-134 — how the damage of a hit came about. */
function hitOf(hit: Hit, { vest }: ShotOutcome): VolleyHit {
  const { faces, sides, multiplier, plus, before, vest: die, skin, dealt } = hit;
  const once = leastDamage(faces.reduce((sum, face) => sum + face, plus));
  const sum =
    multiplier > 1 && before === once * multiplier // the keeper may have decided otherwise
      ? fight("how.times", { once, multiplier, before })
      : sumTold({ faces, plus, before, dealt });
  const vested = die === null ? sum : fight("how.vest", { how: sum, faces: vest, die });
  return {
    dice: faces.map((value, place) => ({ faces: sides[place] ?? value, value, counts: true })),
    ...skinTold(vested, skin),
    dealt,
    audience: "all",
  };
}

function factsOf(outcome: ShotOutcome, hit: boolean): readonly CardFact[] {
  const { weaponType, defence, reason, increments, notation, vest, vestThrown, bare, groups } = outcome;
  const volley = groups.reduce((sum, { shots }) => sum + shots, 0) > 1;
  const fallen = outcome.shots.some(({ die, incident }) => failsByItself(die) && incident === "none"); // a dud says it itself
  const shown = fight("defenceValue", { defence, reason: fight(`reason.${reason}`) });
  return [
    ...(weaponType ? [fact("type", named(typeAsRead(weaponType)), "DD-57")] : []),
    ...(volley ? [fact("notation", named(minus(notation)), "DD-56")] : []),
    numbers("defence", shown, reason === "normal" || reason === "stance" ? "DD-129" : "DD-130"),
    ...(fallen ? [fact("natural1", fight("close.natural1"), "DD-02")] : []),
    ...(increments > 1 ? [fact("range", fight("rangeValue", { increments }), "DD-142")] : []),
    ...(hit && vest > 0 && !vestThrown ? [numbers("vest", fight("pierced", { vest }), "DD-133")] : []),
    ...(hit && bare && vestThrown ? [numbers("vest", fight("bare"), "DD-133")] : []),
  ];
}

/** DD-151 — what stopped the weapon. */
function bannerOf({ incident, shots }: ShotOutcome): Banner | null {
  const last = shots.at(-1);
  if (incident === "none" || !last) return null;
  return {
    die: { faces: 20, value: last.die },
    title: fight(`jam.${incident}`),
    note: fight("jam.note"),
    rule: "DD-151",
  };
}

/** DD-90, DD-101 — what the target loses. */
function lossesOf({ before, after, shots, type, hits }: ShotOutcome): readonly Text[] {
  const hp = before.hp - after.hp;
  const bruises = after.temporary - before.temporary;
  if (hp > 0) return [fight("loss.hp", { count: hp })];
  if (bruises > 0) return [fight("loss.temporary", { count: bruises })];
  const struck = shots.some(({ hit }) => hit) && hits.length > 0;
  return struck ? [fight(type === "hp" ? "loss.none" : "loss.noBruise")] : [];
}

/** DD-133 — the keeper says whether the vest covers what was hit. */
function ticksOf({ vestThrown, bare, hits }: ShotOutcome): readonly Tick[] {
  if (!vestThrown || hits.length === 0) return [];
  return [{ name: COVERED, label: fight("tick.covered"), note: fight("tick.coveredNote"), on: !bare }];
}
