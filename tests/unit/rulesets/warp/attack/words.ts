import { readFileSync } from "node:fs";
import type { Struck } from "../../../../../src/core/play/contract/defence.js";
import type { Outcome } from "../../../../../src/core/play/contract/outcome.js";
import type { Text } from "../../../../../src/core/text/text.js";
import { warpAttack } from "../../../../support/play/attacks.js";
import { linesOf, warpGuard } from "./table.js";

const tree = (lang: string) => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as Record<string, unknown>;
const textIn = (source: unknown, key: string): unknown =>
  key.split(".").reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], source);
const keysOf = ({ key, data = {} }: Text): readonly string[] => [
  key,
  ...Object.values(data).flatMap((value) => (typeof value === "object" ? keysOf(value) : [])),
];

/** The keys of texts that a language does not have. */
export function missingIn(lang: string, said: readonly Text[]): readonly string[] {
  const source = tree(lang);
  return [...new Set(said.flatMap(keysOf))].filter((key) => typeof textIn(source, key) !== "string");
}

/** Everything that the windows say before an attack is judged. */
export function saidAround(weapon: Item, target: Actor, blow: Struck): readonly Text[] {
  const { choices } = linesOf(weapon, target, blow.choices, blow.metres);
  const situation = { attacker: weapon.actor as Actor, weapon, target, metres: blow.metres, choices };
  const answer = { blow, choices: {}, refused: false };
  const offered = [...warpAttack.choices(situation), ...warpGuard.fields(answer)];
  const odds = [warpAttack.odds(situation, 0), warpGuard.odds(answer, 0)];
  const lines = [...warpAttack.modifiers(situation), ...warpGuard.modifiers(answer)].map(warpAttack.explain);
  const said: readonly (Text | null | undefined)[] = [
    ...offered.flatMap(({ label, hint, options = [] }) => [label, hint, ...options.map((option) => option.label)]),
    ...warpAttack.choices(situation).flatMap(({ group, shown }) => [group, shown]),
    ...warpGuard.facts(blow).flatMap(({ label, value }) => [label, value]),
    ...odds.flatMap((one) => (one ? [one.title, ...one.rows.map(({ label }) => label)] : [])),
    ...lines.flatMap(({ name, source, amount }) => [name, source, amount]),
    ...[warpAttack.verb?.(weapon), warpGuard.name?.(blow)],
    ...warpGuard.replies({ blow, choices: {} }).flatMap(({ label, note, barred }) => [label, note, barred]),
    ...[warpAttack.warning(situation), warpAttack.hindrance?.(situation, 1), warpAttack.hindrance?.(situation, 2)],
    ...[
      warpAttack.obstacle(weapon),
      warpAttack.targetNote(weapon, target, choices),
      warpAttack.distanceNote?.(weapon, 8, choices),
    ],
    ...warpAttack.bands(weapon).map(({ label }) => label),
  ];
  return said.filter((one) => one !== null && one !== undefined);
}

/** Everything that a card and its edit window say of an outcome. */
export function saidOf(outcome: Outcome, target: Actor): readonly Text[] {
  const { verdict, summary, facts, losses, severity } = warpAttack.view(outcome);
  const fields = warpAttack.edit(outcome, {}, target);
  return [
    ...[verdict, summary, ...losses],
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...(severity ? [severity.label, ...severity.words] : []),
    ...fields.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]),
    ...warpAttack.answers(outcome).map(({ label }) => label),
  ];
}
