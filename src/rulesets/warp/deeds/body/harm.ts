import { targetedTokens } from "../../../../core/world/world.js";
import { card } from "../../../../core/deed/card.js";
import { filled } from "../../../../core/deed/form.js";
import { say as sayHere } from "../../../../core/text/text.js";
import { armourRolls } from "../../attack/outcome/armour.js";
import { pointChanges, seriousWound, skinChanges } from "../../attack/outcome/changes.js";
import { healthAfter } from "../../attack/outcome/health.js";
import { severityOf } from "../../attack/outcome/severity.js";
import { sightOf } from "../../attack/outcome/sight.js";
import { WarpActor } from "../../data/actors/warp-actor.js";
import { diceRolls } from "../../dice/specs.js";
import { woundNatureLabel } from "../../labels.js";
import { MOST_DICE } from "../../rules/checks/pool.js";
import { WOUND_NATURES } from "../../rules/vocabulary.js";
import { count, deed, field, obstacle, pick, say } from "../kit.js";
import { unlessAlive } from "../reading.js";
import { AGAINST, againstLabel, HARM, HARM_KEPT, harmDone, harmFacts } from "./harm-figures.js";

/** Dice where nobody says how many. */
const USUAL_DICE = 3;
const MOST_POINTS = 999;

/** Further actors that are targeted: a blast is aimed at nobody, and reaches everybody near. */
function othersTargeted(actors: readonly Actor[]): readonly Actor[] {
  const targeted = targetedTokens().flatMap(({ actor }) => actor ?? []);
  const ours = targeted.filter(({ system }: { readonly system: unknown }) => system instanceof WarpActor);
  return [...new Set(ours)].filter((actor) => !actors.includes(actor));
}

/** WP-74 — the damage as the keeper says it: dice, and points that no die decides. */
const FORM = {
  cause: field.text(),
  dice: field.number(0, MOST_DICE, { initial: USUAL_DICE, hint: say("hint.harm") }),
  flat: field.number(0, MOST_POINTS),
  armour: field.choice(AGAINST, againstLabel),
  others: field.flag(),
};

/** WP-74, WD-63 — damage that no attack does: a blast, a fall, a fire. The keeper says how many dice, or how many points. */
export const harm = deed("harm", {
  icon: "fa-solid fa-explosion",
  by: "keeper",
  form: FORM,
  window: (_form, { actors }) => {
    const others = othersTargeted(actors).map(({ name }) => name);
    return { others: others.length > 0 && { hint: say("named", { name: others.join(", ") }) } };
  },
  kept: HARM_KEPT,
  onto: (actors, choices) => {
    const others = filled(FORM, { actors, choices }).others ? othersTargeted(actors) : [];
    return { actors: others.length > 0 ? [...actors, ...others] : actors, choices };
  },
  obstacle: ({ actor, form: { dice, flat } }) => (dice + flat === 0 ? obstacle("noHarm", actor) : unlessAlive(actor)),
  rolls: ({ actor, form: { armour, dice } }) => {
    const thrown = diceRolls(HARM, "damage", dice);
    return armour === "bare" ? thrown : [...thrown, ...armourRolls(actor, armour)];
  },
  outcome: ({ actor, form, dice }) => harmDone(actor, form, dice),
  changes: ({ damage, cause, wound, against }, actor, origin) => {
    const { numbers, values } = pointChanges(actor, { damage, temporary: false });
    const weaponName = cause || sayHere({ key: "GARDIEN.WARP.FIGHT.fact.serious" });
    const created = seriousWound(wound, { ...origin, weaponName });
    // WP-118: a blow counts even where nothing of it gets through
    return { numbers, values: [...values, ...(against === "bare" ? [] : skinChanges(actor))], created };
  },
  edit: {
    figures: ({ serious }) => [
      count("damage", [0, MOST_POINTS], { audience: "numbers" }),
      // WP-75: what a serious wound may be
      ...(serious ? [pick("wound", field.words(WOUND_NATURES, woundNatureLabel))] : []),
    ],
    follow: ({ damage }, _ruled, actor) => ({ after: healthAfter(actor, { damage, temporary: false }) }),
  },
  view: (kept) => {
    const { damage, faces, raw, before, after, npc } = kept;
    const open = sightOf(npc) === "full"; // WP-10
    return card({
      verdict: say(damage > 0 ? "harm.hurts" : "harm.spares"),
      tone: damage > 0 ? "bad" : "good",
      dice: faces.map((value) => ({ faces: 6, value, counts: true })),
      total: raw,
      facts: harmFacts(kept, open),
      severity: damage > 0 ? severityOf({ before, after, category: "", temporary: false }) : null,
      losses: open && damage > 0 ? [say("loss", { points: damage })] : [],
    });
  },
});
