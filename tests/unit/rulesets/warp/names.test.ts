import { afterEach, describe, expect, test } from "vitest";
import { reading } from "../../../../src/core/text/content.js";
import { knowNames } from "../../../../src/core/text/names-read.js";
import type { Text } from "../../../../src/core/text/text.js";
import { warpAttack } from "../../../support/play/attacks.js";
import { doDeed, item, openTable, procedure } from "./deeds/table.js";
import { answerTo, armed, fight, FISTS, linesOf, strike, warpGuard } from "./attack/table.js";

const FRENCH = { keen: "Œil vif", shy: "Timide", seer: "Voyante", tongue: "Langue d’or" };
const ENGLISH: Readonly<Record<string, string>> = {
  keen: "Keen eye",
  shy: "Shy",
  seer: "Seer",
  tongue: "Golden tongue",
};
const LINE = "le lanceur";
const slugged = (type: string, slug: keyof typeof FRENCH, more: object) => item(type, FRENCH[slug], { slug, ...more });
const ITEMS = [
  slugged("warpTrait", "keen", { score: 4, combat: true }),
  slugged("warpTrait", "shy", { kind: "flaw" }),
  slugged("warpPower", "seer", { score: 2, effectKey: "auraReading", duration: "une minute" }),
  slugged("warpSpell", "tongue", { level: 9, learned: true, range: LINE }),
  FISTS,
];
const psy = { psy: { max: 9, value: 9 } };

/** All that is said, and whatever those texts are about. */
const wordsOf = (said: unknown): string => JSON.stringify(said);

/** An English reader at a table whose people a French keeper brought. */
function sit() {
  const table = openTable(psy, ITEMS, ITEMS);
  const { i18n } = game;
  const nameIn = (key: string) => ENGLISH[key.replace("GARDIEN.CONTENT.", "")];
  const [has, localize] = [i18n.has.bind(i18n), i18n.localize.bind(i18n)];
  Object.assign(i18n, {
    has: (key: string) => nameIn(key) !== undefined || has(key),
    localize: (key: string) => nameIn(key) ?? localize(key),
  });
  knowNames([FRENCH]);
  reading.lines = (system) => {
    for (const [key, value] of Object.entries(system))
      if (value === LINE) Object.assign(system, { [key]: "the caster" });
  };
  return table;
}

afterEach(() => {
  knowNames([]);
  delete reading.lines;
});

/** The French names among what is said; an id of this table may begin like one. */
const inFrench = (said: unknown) =>
  Object.values(FRENCH).filter((name) => new RegExp(`"${name}[ "]`).test(wordsOf(said)));

describe("what our content is called, whoever brought it", () => {
  test("in the windows of attacks and answers", () => {
    const { hero, thug } = sit();
    const weapon = armed(hero, "fists");
    const situation = { attacker: hero, weapon, target: thug, metres: null, choices: {} };
    const choices = warpAttack.choices(situation).map(({ label, options }) => [label, options]);
    const lines = linesOf(weapon, thug).lines.map(warpAttack.explain);
    const struck = strike(weapon, thug, { attack: [5, 4, 3, 2] });
    const replies = warpGuard.replies({ blow: struck, choices: {} }).map(({ label }): Text => label);
    const said = [choices, lines, replies];
    expect(inFrench(said)).toEqual([]);
    expect(wordsOf(said)).toContain("Keen eye 4");
    expect(wordsOf(said)).toContain("Shy");
  });

  test("on the cards of contests and powers", async () => {
    const { hero, thug } = sit();
    const will = armed(thug, FRENCH.keen).id ?? "";
    const played = { attack: [5, 4, 3, 2], answers: { will }, answer: [4, 4, 4, 1] };
    const { view, struck } = await fight(armed(hero, FRENCH.keen), thug, played);
    const answer = answerTo(struck, played);
    const said = [view, [...struck.lines, ...answer.lines].map(warpAttack.explain)];
    expect(inFrench(said)).toEqual([]);
    expect(wordsOf(view)).toContain("Keen eye");
  });

  test("in the windows and on the cards of deeds, ranges and durations too", async () => {
    const { hero } = sit();
    const trait = armed(hero, FRENCH.keen).id ?? "";
    const fields = procedure("check").fields([hero], { trait });
    const check = await doDeed("check", hero, { trait }, [6, 3, 1, 1]);
    const power = await doDeed("power", hero, { power: armed(hero, FRENCH.seer).id ?? "" }, [6, 3]);
    const cast = await doDeed("cast", hero, { spell: armed(hero, FRENCH.tongue).id ?? "" });
    const said = [fields, check.view, power.view, cast.view];
    expect(inFrench(said)).toEqual([]);
    for (const name of ["Keen eye 4", "Seer", "Golden tongue", "the caster"]) expect(wordsOf(said)).toContain(name);
  });
});
