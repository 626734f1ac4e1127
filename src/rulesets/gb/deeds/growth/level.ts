import { card } from "../../../../core/deed/card.js";
import type { NumberChange } from "../../../../core/play/contract/changes.js";
import { list, oneOf, real, record, text, whole } from "../../../../core/shape/shape.js";
import { signed } from "../../../../core/text/i18n.js";
import { gbOptions } from "../../data/options.js";
import { FEAT_KEYS, type FeatKey } from "../../data/items/feat.js";
import { abilityLabel, featKeyLabel, saveLabel } from "../../labels.js";
import { mayTake, namesWeapon } from "../../rules/character/feat-limits.js";
import { maxRanks } from "../../rules/character/creation.js";
import { MOST_LEVEL, rankFault, type RankGain } from "../../rules/character/levels.js";
import { ABILITIES, SAVES, type Ability } from "../../rules/vocabulary.js";
import { deed, fact, field, figure, firstOf, numbers, obstacle, say } from "../kit.js";
import { featSource, fetchPackedFeat, PACKED_FEAT, packedFeat } from "./packed-feat.js";
import { RANKS_FIELD } from "./ranks-field.js";
import { investigatorOf, levelBefore, nextGain, savesGained, takerOf } from "./reading.js";

/** What is chosen of a level besides ranks. */
interface Chosen {
  readonly ability: string;
  readonly feat: string;
  readonly weapon: string;
}

/** What the next level brings to an actor, with what was chosen of it; `null` for a creature. */
function gainOf(actor: Actor, { ability, feat, weapon }: Chosen) {
  const investigator = investigatorOf(actor);
  if (!investigator) return null;
  const chosen = ABILITIES.find((id) => id === ability) ?? null;
  const raised = nextGain(investigator, null).scores > 0 ? chosen : null;
  const gain = nextGain(investigator, raised);
  const taker = takerOf(investigator, gain, raised);
  const open = gain.feats > 0 ? FEAT_KEYS.filter((key) => key !== "other" && mayTake(taker, key)) : [];
  const taken = open.find((key) => key === feat) ?? null;
  return {
    ...{ gain, raised, open, taken, saves: savesGained(investigator, gain) },
    weapon: taken !== null && namesWeapon(taken) ? weapon : "",
  };
}

const LATER = { value: "", label: say("level.later") };

const ABILITY = field.pick(() => [LATER, ...field.words<Ability>(ABILITIES, abilityLabel)], { initial: "" });

const FORM = {
  reached: field.pick((asked) => {
    const actor = firstOf(asked);
    const level = (actor ? levelBefore(actor) : 0) + 1;
    return [{ value: `${level}`, label: say("level.reached", { level }) }];
  }),
  ability: ABILITY,
  feat: field.pick(
    (asked) => {
      const actor = firstOf(asked);
      const open =
        (actor && gainOf(actor, { ability: ABILITY.read(asked, "ability"), feat: "", weapon: "" })?.open) ?? [];
      return [LATER, ...field.words<FeatKey>(open, featKeyLabel)];
    },
    { initial: "" },
  ),
  weapon: field.text(),
  ranks: RANKS_FIELD,
};

const spentOf = (ranks: readonly RankGain[]): number => ranks.reduce((sum, { more }) => sum + more, 0);

/** GB-02, D-57, [SRD] — an investigator rises by a level: base attack, saves, destiny; a score, a feat, ranks as chosen. */
export const level = deed("level", {
  icon: "fa-solid fa-stairs",
  by: "keeper",
  form: FORM,
  window: (form, { actor, actors }) => {
    const found = gainOf(actor, form);
    // Several choose each for themselves, later.
    if (!found || actors.length > 1)
      return { reached: false, ability: false, feat: false, weapon: false, ranks: false };
    const { gain, taken } = found;
    return {
      ability: gain.scores > 0,
      feat: gain.feats > 0,
      weapon: taken !== null && namesWeapon(taken),
    };
  },
  lead: (form, { actor, actors }) => {
    const found = gainOf(actor, form);
    if (!found || actors.length > 1) return null;
    const { gain, saves } = found;
    const spent = spentOf(form.ranks);
    return {
      figures: [
        { label: say("level.bab"), value: signed(gain.bab) },
        ...SAVES.map((id) => ({ label: { key: saveLabel(id) }, value: signed(saves[id]) })),
      ],
      tally: { text: say("level.spent", { spent, allowed: gain.points }), spent, allowed: gain.points },
    };
  },
  kept: {
    level: whole,
    bab: whole,
    saves: record({ fort: whole, ref: whole, will: whole }),
    /** The score that rises, the feat that is taken; empty for none. */
    ...{ ability: oneOf(["", ...ABILITIES]), feat: oneOf(["", ...FEAT_KEYS]), weapon: text },
    /** Skills that gain ranks, and points that are left. */
    ranks: list(record({ id: text, name: text, ranks: real, more: whole })),
    /** What is left to choose: skill points, feats, scores. */
    ...{ left: whole, feats: whole, scores: whole },
    ...PACKED_FEAT,
  },
  complete: fetchPackedFeat,
  obstacle: ({ actor, form }) => {
    const found = gainOf(actor, form);
    if (!found) return obstacle("noLevel", actor);
    const { gain } = found;
    if (gain.level > MOST_LEVEL) return obstacle("topLevel", actor, { most: MOST_LEVEL });
    if (form.feat !== "" && !found.taken) return obstacle("featNotOpen", actor);
    const fault = rankFault(gain.level, gain.points, form.ranks);
    return fault && obstacle(`ranks.${fault}`, actor, { points: gain.points, most: maxRanks(gain.level) });
  },
  outcome: ({ actor, form, choices }) => {
    const found = gainOf(actor, form);
    if (!found) return {};
    const { gain, raised, taken, weapon, saves } = found;
    return {
      ...{ level: gain.level, bab: gain.bab, saves, ability: raised ?? "", feat: taken ?? "", weapon },
      ...{
        ranks: [...form.ranks],
        left: gain.points - spentOf(form.ranks),
        feats: taken ? 0 : gain.feats,
        scores: raised ? 0 : gain.scores,
      },
      ...packedFeat(taken ?? "", choices),
    };
  },
  changes: (kept, actor) => {
    const { level: reached, bab, saves, ability, feat, weapon, ranks } = kept;
    const investigator = investigatorOf(actor);
    // A level that was gained meanwhile is not gained twice.
    if (investigator?.level !== reached - 1) return null;
    const score = ability === "" ? null : investigator.abilities[ability].value;
    const numbers: readonly NumberChange[] = [
      { path: "system.level", after: reached },
      { path: "system.bab", after: investigator.bab + bab },
      ...SAVES.map((id) => ({ path: `system.saves.${id}.base`, after: investigator.saves[id].base + saves[id] })),
      ...(score === null ? [] : [{ path: `system.abilities.${ability}.value`, after: score + 1 }]),
    ];
    return {
      numbers,
      items: ranks.map(({ id, ranks: before, more }) => ({ id, path: "system.ranks", after: before + more })),
      ...(feat !== "" && { created: [featSource(feat, weapon, packedFeat(feat, kept))] }),
    };
  },
  // The figures that rise stand on the card as what is written.
  view: ({ level: reached, feat, weapon, ranks, left, feats, scores }) =>
    card({
      verdict: say("level.verdict", { level: reached }),
      tone: "good",
      facts: [
        ...(feat === "" ? [] : [fact("feat", featText(feat, weapon), "GB-56")]),
        ...ranks.map(({ name, more }) => numbers("ranks", say("level.rank", { name, n: signed(more) }), "GB-01")),
        ...(gbOptions().destinyEnabled ? [fact("destiny", say("level.destiny"), "GB-02")] : []),
        ...(scores > 0 ? [fact("ability", LATER.label, "GB-01")] : []),
        ...(feats > 0 ? [fact("feat", LATER.label, "GB-56")] : []),
        ...(left > 0 ? [numbers("pointsLeft", figure(left), "GB-01")] : []),
      ],
    }),
});

const featText = (feat: FeatKey, weapon: string) =>
  weapon === "" ? { key: featKeyLabel(feat) } : say("level.featOf", { feat: { key: featKeyLabel(feat) }, weapon });
