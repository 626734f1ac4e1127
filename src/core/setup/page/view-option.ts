import { rulesLinked } from "../../rulebook/linked.js";
import { idsIn } from "../../settings/spectators.js";
import { t } from "../../text/i18n.js";
import { differs, hintOf, idleReason, isOfTable, nameOf, rulesOf, valueOf, wordsOf, type Option } from "./options.js";
import { pieces } from "./search.js";
import type { Told } from "./told.js";

/** What the page knows besides the options. */
export interface Around {
  readonly told: Told;
  /** Keys of options whose rules stand open. */
  readonly opened: ReadonlySet<string>;
  /** Whoever looks may change the table's options. */
  readonly may: boolean;
  /** What is looked for. */
  readonly words: readonly string[];
}

/** An option as its row shows it. */
export function optionView(option: Option, { told, opened, may, words }: Around): object {
  const { key, definition, initial } = option;
  const { choices, range, notation } = definition;
  const value = valueOf(option);
  const idle = idleReason(option);
  const rules = rulesOf(option);
  const changed = differs(option);
  return {
    key,
    name: nameOf(option),
    title: pieces(nameOf(option), words),
    text: pieces(hintOf(option), words),
    rules: rules.join(", "),
    told: rules.flatMap((number) => toldView(number, told, words)),
    open: opened.has(key),
    ...{ changed, idle, locked: idle !== "" || (isOfTable(option) && !may) },
    reset: changed ? t("GARDIEN.OPTIONS.default", { value: wordsOf(option, initial) }) : "",
    ...fieldOf(value),
    words: wordsOf(option, value),
    isPeople: definition.people === true,
    people: definition.people && peopleView(value),
    isChoice: choices !== undefined,
    choices: choices?.map((one) => ({ value: one, label: wordsOf(option, one), selected: one === value })),
    ...{ min: range?.min, max: range?.max, notation },
    range: range && t("GARDIEN.OPTIONS.range", { ...range }),
  };
}

/** The users who are no keepers, and whether the option names them. */
function peopleView(value: unknown): readonly object[] {
  const named = idsIn(value);
  const others = game.users.filter(({ isGM }) => !isGM);
  return others.map(({ id, name }) => ({ id, name, on: named.includes(id ?? "") }));
}

function fieldOf(value: unknown): object {
  return { value, isFlag: typeof value === "boolean", isNumber: typeof value === "number" };
}

function toldView(number: string, told: Told, words: readonly string[]): readonly object[] {
  const rule = told.get(number);
  return rule ? [{ link: rulesLinked(number), title: rule.title, text: pieces(rule.text, words) }] : [];
}
