import { rulesetOf } from "../../rulesets.js";
import { plural, signed, t } from "../../text/i18n.js";
import { actionsAt } from "../../api/actions.js";
import { nameAsRead } from "../../text/names-read.js";
import { figure, say } from "../../text/text.js";
import { bonusOf, Draft } from "../../play/draft/draft.js";
import type { DraftTarget } from "../../play/draft/draft.js";
import { knownAs, snapshot } from "../../world/names.js";
import { knownLines } from "../../play/judge/known-lines.js";
import { mayKnowNumbers } from "../../play/log/may-know.js";
import { loadAttacks, procedureWith } from "../../play/loaded/attacks.js";
import { ammunition, makeDice, supplyOf } from "../odds-context.js";
import { chanceOf } from "./chance.js";
import { readinessOf } from "./readiness.js";
import { targetContext } from "./target.js";

const ICONS = {
  refused: "fa-solid fa-ban",
  warned: "fa-solid fa-triangle-exclamation",
  reload: "fa-solid fa-rotate-right",
} as const;

/** Returns the context of a token's bar; undefined when its actor has nothing to attack with. */
export async function barContext(token: TokenDocument) {
  const { actor } = token;
  const ruleset = actor && rulesetOf(actor.type);
  const attacks = ruleset && (await loadAttacks(ruleset.id));
  if (!actor || !attacks) return undefined;
  const arms = [...actor.items].filter((item) => ruleset.weapons.includes(item.type));
  const items = arms.filter((item) => procedureWith(attacks, item).ready(item));
  const actions = actionsAt("bar", actor).map(({ id, label, hint, icon }) => ({ id, label, hint: hint ?? "", icon }));
  if (items.length === 0 && actions.length === 0) return undefined;
  const drafts = items.map((weapon) => prepared(new Draft(weapon, actor, token)));
  const { name, img } = knownAs({ actor: actor.uuid, token: token.uuid, ...snapshot(actor, token) });
  const weapons = drafts.map((draft, i) => weaponContext(draft, i));
  return {
    ruleset: ruleset.id,
    label: t("GARDIEN.BAR.label", { name }),
    owner: { name, img, sheet: t("GARDIEN.BAR.sheetOf", { name }), token: token.uuid },
    target: targetContext(drafts[0]),
    count: plural("GARDIEN.BAR.attacks", weapons.length),
    shared: sharedReason(weapons),
    // The ready ones first; the digit goes with the weapon, not with its place.
    weapons: [...weapons.filter(({ state }) => state === "ready"), ...weapons.filter(({ state }) => state !== "ready")],
    actions,
  };
}

/** Returns a draft as its window would open it: with the initial choices for several targets. */
function prepared(draft: Draft): Draft {
  const atSeveral = draft.targets.length > 1 ? draft.procedure.atSeveral(draft.weapon, draft.attacker) : {};
  Object.assign(draft.choices, atSeveral);
  return draft;
}

/** Returns the reason that all refused weapons share, e.g. that their bearer is dead, to show it once; empty: none. */
function sharedReason(weapons: readonly { readonly state: string; readonly why: string }[]): string {
  const [first, ...others] = weapons.filter(({ state }) => state !== "reload");
  return first && others.every(({ why }) => why === first.why) ? first.why : "";
}

function weaponContext(draft: Draft, index: number) {
  const { weapon } = draft;
  const [target] = draft.shots;
  const { state, word, why } = readinessOf(draft);
  const blocked = draft.procedure.obstacle(weapon) !== null;
  const bonus = target && !blocked ? rollOf(draft, target) : NOTHING;
  const chance = state === "ready" ? chanceOf(draft) : "";
  const lead = chance || (word || bonus.inWords ? "" : bonus.text);
  const name = nameAsRead(weapon.name, weapon.system);
  return {
    ...{ id: weapon.id, name, img: weapon.img, nth: index < 9 ? index + 1 : "" },
    ...{ state, word, icon: state === "ready" ? "" : ICONS[state] },
    why,
    reason: why && !why.includes(name) ? t("GARDIEN.BAR.reason", { name, reason: why }) : why,
    lead,
    fact: state === "refused" || state === "reload" || lead === bonus.text ? "" : bonus.text,
    ammunition: ammunition(draft.procedure.magazine(weapon)),
    supply: supplyOf(draft),
  };
}

interface Rolled {
  readonly text: string;
  /** True when the dice are shown in words, which are too long for the large figure. */
  readonly inWords: boolean;
}

const NOTHING: Rolled = { text: "", inWords: false };

/**
 * Returns what is added to the dice, or the highest total that succeeds; the dice themselves where the lines make them;
 * empty where nothing is rolled.
 */
function rollOf(draft: Draft, target: DraftTarget): Rolled {
  const { procedure } = draft;
  const lines = knownLines(draft.lines(target), procedure, target.actor === null || mayKnowNumbers(target.actor));
  const situation = draft.situation(target);
  const [spec] = procedure.rolls(situation, lines);
  if (!spec) return NOTHING;
  if (makeDice(lines, procedure)) {
    const words = spec.brief ?? spec.words;
    return { text: words ? say(words) : spec.formula, inWords: words !== undefined };
  }
  const score = procedure.score(situation);
  const base = procedure.base(situation);
  const text =
    score === null ? signed(base + bonusOf(lines)) : t("GARDIEN.BAR.atMost", { face: figure(score - bonusOf(lines)) });
  return { text, inWords: false };
}
