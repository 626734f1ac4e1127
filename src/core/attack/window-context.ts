import { VISIBILITIES } from "../foundry/visibility.js";
import { decimal, percentage, plural, signed, t } from "../text/i18n.js";
import { say, type Text } from "../text/text.js";
import { bonusOf } from "../play/draft/draft.js";
import type { Draft, DraftTarget } from "../play/draft/draft.js";
import { nameAsRead } from "../text/names-read.js";
import { isSecret, knownLines } from "../play/judge/known-lines.js";
import { mayKnowNumbers } from "../play/log/may-know.js";
import { isKept } from "../play/draft/kept-lines.js";
import { atHand, grouped } from "../play/draft/people.js";
import type { AtHand } from "../play/draft/people.js";
import { ammunition, makeDice, oddsFor, supplyOf } from "./odds-context.js";
import type { Line } from "../play/contract/modifiers.js";
import type { Odds } from "../play/contract/odds.js";
import type { WindowChoice } from "../play/contract/situation.js";
import { answerBehind } from "../world/inquiries.js";
import { rulesetOf } from "../rulesets.js";

/** Returns the weapon's part of the window's context, for one state of the draft. Nothing in this file changes it. */
export function weaponContext(draft: Draft, target: DraftTarget) {
  const { weapon, procedure } = draft;
  const obstacle = draft.stranger ?? procedure.obstacle(weapon) ?? draft.hindrance(target);
  return {
    name: nameAsRead(weapon.name, weapon.system),
    img: weapon.img,
    ammunition: ammunition(procedure.magazine(weapon)),
    supply: supplyOf(draft),
    obstacle: obstacle && say(obstacle),
    attacks: !procedure.verb(weapon),
    choices: draft.offers(target).flatMap((choice) => (choice.group ? [] : [choiceContext(choice)])),
    circumstances: draft.offers(target).some(({ group }) => group),
  };
}

function choiceContext({ id, key, label, value, kind, options, max, shown, hint }: WindowChoice) {
  return {
    id,
    key,
    label: say(label),
    hint: hint && say(hint),
    value,
    max,
    shown: shown ? say(shown) : value,
    flag: kind === "flag",
    number: kind === "number",
    text: kind === "text",
    point: kind === "point",
    note: shown ? say(shown) : "",
    on: value === "1",
    options: options.map((option) => ({
      value: option.value,
      label: say(option.label),
      selected: option.value === value,
    })),
  };
}

/** Returns the rarer choices under their headings, and how many of them are set. */
export function circumstancesContext(draft: Draft, target: DraftTarget) {
  const offered = draft.offers(target).filter(({ group }) => group);
  const headings = [...new Set(offered.map(({ group }) => group && say(group)))];
  const told = offered.filter(
    ({ kind, value, options }) => value !== "" && value !== "0" && (kind || options[0]?.value !== value),
  );
  return {
    groups: headings.map((heading) => ({
      heading,
      choices: offered.filter(({ group }) => group && say(group) === heading).map(choiceContext),
    })),
    told: told.length,
  };
}

/** Returns the targets, with the one that is shown. */
export function targetsContext(draft: Draft, current: number) {
  const hindered = draft.present.map((target) => draft.hindrance(target) !== null);
  const warnings = draft.present.map((target) => sayIf(draft.warning(target)));
  const common = new Set(warnings).size === 1; // what holds for all is said once
  const rows = draft.present.map((target, index) => {
    const { name, img } = draft.known(target);
    const odds = oddsFor(draft, target);
    return {
      index,
      name,
      img,
      note: targetNote(draft, target),
      warning: common ? null : warnings[index],
      odds: odds ? percentage(odds.chance) : "?",
      oddsHidden: odds === null,
      current: index === current,
      fixed: draft.isDrawnIn(target) && !game.user.isGM,
      token: target.token?.uuid ?? "",
      bands: bandsFor(draft, target),
    };
  });
  const isAbove = hindered.every((one) => one); // as what hinders the attack
  const warning = common && !isAbove ? warnings[0] : null;
  return { rows, several: rows.length > 1, warning, none: atNothing(draft), groups: groups(draft) };
}

const sayIf = (text: Text | null): string | null => text && say(text);

/** Tells whether an attack at nobody is possible: where it is not, the window says what is missing. */
const atNothing = (draft: Draft): boolean => draft.present.length === 0 && draft.obstacle === null;

function targetNote(draft: Draft, target: DraftTarget): string {
  const { metres, from } = draft.distance(target);
  const { procedure, weapon } = draft;
  const { choices } = draft.situation(target);
  const measured = from === "scene" && metres !== null ? metres : null;
  const distance = measured === null ? "" : t("GARDIEN.ATTACK.atMetres", { metres: decimal(measured) });
  const meaning = measured === null ? null : procedure.distanceNote(weapon, measured, choices);
  const { actor } = target;
  const known =
    actor && (mayKnowNumbers(actor) ? procedure.targetNote(weapon, actor, choices) : draft.attacks.looks(actor));
  const inTheWay = draft.isDrawnIn(target) ? t(`GARDIEN.ATTACK.${draft.takes}`) : "";
  const parts = [distance, meaning ? say(meaning) : "", known ? say(known) : "", inTheWay];
  return parts.filter((part) => part !== "").join(" · ");
}

/** Returns the distances to choose from, where no scene tells. */
function bandsFor(draft: Draft, target: DraftTarget) {
  if (draft.distance(target).from === "scene") return [];
  return draft.procedure.bands(draft.weapon).map(({ metres, label }) => ({
    value: metres,
    label: say(label),
    selected: target.metres === metres,
  }));
}

/** Returns the actors that can be added, by where they are found. */
function groups(draft: Draft) {
  const chosen = new Set(draft.present.map(({ token, actor }) => (token ?? actor)?.uuid));
  return grouped(addable(draft).filter(({ value }) => !chosen.has(value)));
}

/** Returns the actors that can be added to this attack. */
export function addable(draft: Draft): readonly AtHand[] {
  const leftOut = draft.procedure.onOneself(draft.weapon) ? null : draft.attacker;
  return atHand(leftOut, (actor) => rulesetOf(actor.type)?.id === draft.ruleset);
}

/** Returns the lines against a target, with their sum and the dice. */
export function modifiersContext(draft: Draft, target: DraftTarget) {
  const lines = draft.lines(target);
  const numbers = knows(target);
  const added = !makeDice(lines, draft.procedure);
  const [spec] = draft.procedure.rolls(draft.situation(target), added ? [] : lines);
  return {
    lines: lines.map((line, i) => ({ ...lineContext(line, draft, numbers), key: i < 9 ? i + 1 : "" })),
    sum: added && spec && lines.length > 0 ? signed(bonusOf(knownLines(lines, draft.procedure, numbers))) : "", // other lines make the dice what they are
    ownLabel: t(`GARDIEN.ATTACK.${added ? "ownValue" : "ownDice"}`),
    dice: spec?.words ? say(spec.words) : (spec?.formula ?? "").replaceAll("*", "×"),
    score: scoreOf(draft, target),
  };
}

/** Returns the highest total that succeeds, for dice that have to stay low; empty for others. */
function scoreOf(draft: Draft, target: DraftTarget): string {
  const score = draft.procedure.score(draft.situation(target));
  return score === null ? "" : t("GARDIEN.ATTACK.atMost", { score });
}

/** Tells whether the user may know a target's numbers; true where there is no target. */
function knows({ actor }: DraftTarget): boolean {
  return actor === null || mayKnowNumbers(actor);
}

/** Returns the origin of a user's own line: players are told that the keeper has to agree. */
function ownLineSource(): string {
  return `GARDIEN.ATTACK.${game.user.isGM ? "ownLineSource" : "ownLineAsks"}`;
}

function lineContext(line: Line, draft: Draft, numbers: boolean) {
  const own = line.by === "player";
  const veiled = !numbers && isSecret(line, draft.procedure);
  const { value, ...words } = explained(line, draft);
  const given = own && answerBehind(line) !== null;
  const { name, source } = own
    ? { name: line.reason || t("GARDIEN.ATTACK.ownLine"), source: t(given ? "GARDIEN.INQUIRY.line" : ownLineSource()) }
    : words;
  return {
    id: line.id,
    on: line.on,
    own,
    kept: own && isKept(line.id),
    name,
    source,
    rule: line.rule,
    value: veiled ? "?" : (value ?? signed(line.value)),
    sign: veiled ? "" : line.value < 0 === draft.procedure.rollsUnder ? "+" : "-",
  };
}

function explained(line: Line, { procedure }: Draft): { name: string; source: string; value: string | null } {
  const { name, source, amount } = procedure.explain(line);
  return { name: say(name), source: say(source), value: amount ? say(amount) : null };
}

/** Returns the odds against a target. */
export function oddsContext(draft: Draft, target: DraftTarget) {
  const odds = oddsFor(draft, target);
  const { obstacle } = draft;
  const magazine = draft.procedure.magazine(draft.weapon);
  const empty = magazine?.value === 0;
  return {
    odds: odds && oddsRows(odds),
    hidden: target.actor && !mayKnowNumbers(target.actor) ? draft.known(target).name : null,
    nobody: !target.actor,
    visibilities: VISIBILITIES.map((value) => ({
      value,
      label: t(`GARDIEN.ATTACK.visibility.${value}`),
      selected: value === draft.visibility,
    })),
    reload: empty,
    lacking: !empty && draft.lacking > 0 ? plural("GARDIEN.ATTACK.lacking", draft.rounds) : null,
    blocked: obstacle !== null || (!empty && draft.lacking > 0),
    label: rollLabel(draft, empty),
  };
}

function rollLabel(draft: Draft, empty: boolean): string {
  if (empty) return t("GARDIEN.ATTACK.reload");
  const verb = draft.procedure.verb(draft.weapon);
  if (verb) return say(verb);
  return t(atNothing(draft) ? "GARDIEN.ATTACK.rollAtNothing" : "GARDIEN.ATTACK.roll");
}

/** Splits a percentage into figures and sign, which is drawn smaller. */
function signApart(percent: string): { readonly chance: string; readonly sign: string } {
  const chance = percent.replace(/\s*%$/u, "");
  return { chance, sign: percent.slice(chance.length) };
}

/** Returns the rows of the odds, whose bars share the scale of the largest one. */
function oddsRows({ title, chance, note, rows }: Odds) {
  const largest = Math.max(...rows.map(({ probability }) => probability), Number.EPSILON);
  return {
    title: say(title),
    note: note && say(note),
    ...signApart(percentage(chance)),
    rows: rows.map(({ id, label, tone, probability }) => ({
      id,
      label: say(label),
      tone,
      share: (probability / largest).toFixed(3),
      percent: percentage(probability),
    })),
  };
}
