import { rulesetOf } from "../../../rulesets/index.js";
import { decimal, percentage, plural, signed, t } from "../../i18n.js";
import { actionsAt } from "../../api/actions.js";
import { nameAsRead } from "../../names-read.js";
import { figure, say } from "../../text.js";
import { bonusOf, Draft } from "../draft.js";
import type { DraftTarget } from "../draft.js";
import { knownAs, snapshot } from "../names.js";
import { knownLines } from "../known-lines.js";
import { mayKnowNumbers } from "../may-know.js";
import { loadProcedure } from "../procedure-of.js";
import { ammunition, makeDice, oddsFor, supplyOf } from "../prospects.js";

/** What the bar under a token shows; undefined when its actor has nothing to attack with. */
export async function barContext(token: TokenDocument) {
  const { actor } = token;
  const ruleset = actor && rulesetOf(actor.type);
  const procedure = ruleset && (await loadProcedure(ruleset.id));
  if (!actor || !procedure) return undefined;
  const weapons = [...actor.items].filter((item) => ruleset.weapons.includes(item.type) && procedure.ready(item));
  const actions = actionsAt("bar", actor).map(({ id, label, hint, icon }) => ({ id, label, hint: hint ?? "", icon }));
  if (weapons.length === 0 && actions.length === 0) return undefined;
  const drafts = weapons.map((weapon) => new Draft(weapon, actor, token));
  const { name } = knownAs({ actor: actor.uuid, token: token.uuid, ...snapshot(actor, token) });
  return {
    ruleset: ruleset.id,
    label: t("GARDIEN.BAR.label", { name }),
    target: targetContext(drafts[0]),
    weapons: drafts.map((draft, i) => weaponContext(draft, i)),
    actions,
  };
}

function targetContext(draft: Draft | undefined) {
  const targets = draft?.present ?? [];
  const [first] = targets;
  if (!draft || !first) return { name: t("GARDIEN.BAR.noTarget"), note: t("GARDIEN.BAR.noTargetNote") };
  if (targets.length > 1) return { name: plural("GARDIEN.BAR.targets", targets.length), note: "" };
  const { metres, from } = draft.distance(first);
  const far = from === "scene" && metres !== null ? t("GARDIEN.ATTACK.metres", { metres: decimal(metres) }) : "";
  const { actor } = first;
  const looks = actor && !mayKnowNumbers(actor) ? say(draft.procedure.looks(actor)) : "";
  return { name: draft.known(first).name, note: [far, looks].filter((part) => part !== "").join(" · ") };
}

function weaponContext(draft: Draft, index: number) {
  const { weapon, procedure } = draft;
  const [target] = draft.shots;
  const obstacle = procedure.obstacle(weapon);
  const ammo = ammunition(procedure.magazine(weapon));
  const warned = target?.actor ? draft.warning(target) : null;
  const warning = draft.stranger ?? warned;
  return {
    id: weapon.id,
    name: nameAsRead(weapon.name, weapon.system),
    img: weapon.img,
    nth: index < 9 ? index + 1 : "",
    bonus: target && !obstacle ? rollOf(draft, target) : "",
    ammunition: ammo,
    supply: supplyOf(draft),
    blocked: obstacle !== null || (ammo?.empty ?? false) || warning !== null,
    note: note(draft, {
      obstacle: obstacle && say(obstacle),
      warning: warning && say(warning),
      empty: ammo?.empty ?? false,
    }),
  };
}

/**
 * What is added to the dice, or the most that they may show; the dice themselves where the lines make them; empty where
 * nothing is rolled.
 */
function rollOf(draft: Draft, target: DraftTarget): string {
  const { procedure } = draft;
  const lines = knownLines(draft.lines(target), procedure, target.actor === null || mayKnowNumbers(target.actor));
  const situation = draft.situation(target);
  const [spec] = procedure.rolls(situation, lines);
  if (!spec) return "";
  if (makeDice(lines, procedure)) return spec.words ? say(spec.words) : spec.formula;
  const score = procedure.score?.(situation) ?? null;
  const base = procedure.base?.(situation) ?? 0;
  return score === null
    ? signed(base + bonusOf(lines))
    : t("GARDIEN.BAR.atMost", { face: figure(score - bonusOf(lines)) });
}

function note(
  draft: Draft,
  { obstacle, warning, empty }: { obstacle: string | null; warning: string | null; empty: boolean },
): string {
  if (obstacle) return obstacle;
  if (empty) return t("GARDIEN.BAR.empty");
  if (warning) return warning;
  const [target] = draft.present;
  if (!target) return "";
  if (target.actor && !mayKnowNumbers(target.actor)) return t("GARDIEN.BAR.hiddenNumbers");
  const odds = oddsFor(draft, target);
  return odds ? percentage(odds.chance, 0) : "";
}
