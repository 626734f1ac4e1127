import { inMetres, kindKey, wordKey } from "../../../core/sheets/block.js";
import {
  averageOf,
  bonus,
  byBand,
  byFacts,
  byWord,
  cellOf,
  column,
  leading,
  number,
  numberAt,
  text,
  textAt,
} from "../../../core/browser/columns.js";
import type { Kind, Reader } from "../../../core/browser/contract.js";
import { t } from "../../../core/text/i18n.js";
import { CREATURE_KINDS } from "../data/actors/creature-kind.js";
import { creatureKindLabel } from "../labels.js";
import { categoryCalled, hitDiceCalled } from "../data/actors/creature-words.js";

const LABEL = {
  hd: "GARDIEN.GB.BROWSER.hd",
  pools: "GARDIEN.GB.BROWSER.pools",
  natural: "GARDIEN.GB.BROWSER.natural",
  bab: "GARDIEN.GB.BROWSER.bab",
};

/** Where the bands of threat begin, in hit dice. */
const THREATS = [1, 2, 3, 5, 9];

/** How many hit dice are printed: « 2d8+4 » are two; a number alone is a level. */
function hitDice(read: Reader): number | null {
  const [count] = /^\d+/.exec(textAt(read, "hd")) ?? [];
  return count === undefined ? null : Number(count);
}

const pools = column("pools", LABEL.pools, ["pv.value", "pf.value"], (read) => {
  const [pv, pf] = [numberAt(read, "pv.value"), numberAt(read, "pf.value")];
  return pv === null || pf === null ? null : { text: `${pv}/${pf}`, order: pv };
});

const WAYS = ["walk", "fly", "swim", "climb", "burrow"] as const;
const speedPath = (way: string) => `speed.${way}`;

const speed = column("speed", wordKey("speed"), WAYS.map(speedPath), (read) => {
  const moves = WAYS.flatMap((way) => {
    const metres = numberAt(read, speedPath(way)) ?? 0;
    if (metres === 0) return [];
    const told = inMetres(metres);
    return [way === "walk" ? told : `${t(`GARDIEN.GB.SPEED.${way}`).toLowerCase()} ${told}`];
  });
  return cellOf(moves.slice(0, 2).join(", "), numberAt(read, speedPath("walk")) ?? 0);
});

const can = (way: string) => ({
  label: `GARDIEN.GB.BROWSER.can.${way}`,
  paths: [speedPath(way)],
  holds: (read: Reader) => (numberAt(read, speedPath(way)) ?? 0) > 0,
});

const HIT_DICE = column("hd", LABEL.hd, ["hd"], (read) => {
  const printed = textAt(read, "hd");
  return cellOf(hitDiceCalled(printed), averageOf(printed));
});

const CREATURES: Kind = {
  id: "adversaries",
  label: kindKey("adversaries"),
  types: ["gbCreature"],
  columns: [
    leading(HIT_DICE),
    pools,
    bonus("bab", LABEL.bab),
    speed,
    number("defense.natural", LABEL.natural, { zero: false }),
    column("category", wordKey("category"), ["category"], (read) => cellOf(categoryCalled(textAt(read, "category")))),
  ],
  sortedBy: "hd",
  sieves: [
    byBand("threat", "GARDIEN.GB.BROWSER.threat", ["hd"], THREATS, hitDice),
    byFacts("can", "GARDIEN.GB.BROWSER.can.label", { fly: can("fly"), swim: can("swim"), climb: can("climb") }),
    byWord("category", wordKey("category"), CREATURE_KINDS, creatureKindLabel),
  ],
  texts: ["special", "notes"],
};

const INVESTIGATORS: Kind = {
  id: "investigators",
  label: kindKey("investigators"),
  types: ["gbInvestigator"],
  columns: [
    leading(number("level", wordKey("level"))),
    pools,
    bonus("bab", LABEL.bab),
    text("occupation", wordKey("occupation")),
  ],
  texts: ["notes"],
};

/** Creatures and investigators, with their threat in hit dice. */
export const PEOPLE: readonly Kind[] = [CREATURES, INVESTIGATORS];
