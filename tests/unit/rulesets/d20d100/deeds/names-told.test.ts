import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { record } from "../../../../../src/core/shape/shape.js";
import { knowNames, type Names } from "../../../../../src/core/text/names-read.js";
import { CAST, castView } from "../../../../../src/rulesets/d20d100/deeds/magic/cast-view.js";
import { skillTried, triedOf } from "../../../../../src/rulesets/d20d100/deeds/tried.js";
import { item, openBedside } from "./bedside.js";

const namesIn = (lang: "fr" | "en") =>
  (JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as { GARDIEN: { CONTENT: Names } }).GARDIEN.CONTENT;

/** Seats a reader of one language, at a table that also speaks the other. */
function readIn(lang: "fr" | "en"): void {
  const mine = namesIn(lang);
  const text = (key: string) => mine[key.replace("GARDIEN.CONTENT.", "")];
  Object.assign(game.i18n, {
    has: (key: string) => text(key) !== undefined,
    localize: (key: string) => text(key) ?? key,
  });
  knowNames([namesIn(lang === "fr" ? "en" : "fr")]);
}

const language = (name: string) =>
  item("d20d100Skill", name, { key: "foreignLanguage", slug: "d20d100ForeignLanguage" });

describe("what a card tells by the name it kept", () => {
  beforeEach(() => {
    openBedside([language("Langue étrangère (anglais)"), language("Langue étrangère (breton)")]);
  });
  afterEach(() => knowNames([]));

  it("DD-01, DD-174: is read in the language of whoever reads it, not of the keeper who judged it", () => {
    readIn("en");
    expect(triedOf({ tried: "skill.listen", name: "Écouter" }).data).toEqual({ name: "Listen" });
    expect(castView(record(CAST).read({ spell: "Flétrissement", paid: true, works: true })).verdict.data).toMatchObject(
      {
        spell: { data: { name: "Shrivelling" } },
      },
    );
  });

  it("DD-77: is found by the keeper's window too, where a player of another language tries it", () => {
    const { hero } = openBedside([language("Langue étrangère (anglais)"), language("Langue étrangère (breton)")]);
    readIn("fr");
    expect(skillTried(hero, "Foreign Language (breton)")?.name).toBe("Langue étrangère (breton)");
  });
});
