import { describe, expect, test } from "vitest";
import { gbAttack } from "../../../../../src/rulesets/gb/attack/procedure.js";
import { SEVERITIES } from "../../../../../src/rulesets/gb/rules/vocabulary.js";
import { readFileSync } from "node:fs";

const language = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../lang/${name}.json`, import.meta.url), "utf8")) as object;
const path = (from: unknown, key: string): unknown =>
  key.split(".").reduce((at, step) => (at as Record<string, unknown> | undefined)?.[step], from);

const blow = { profile: "human", hit: true, zone: "head", d20: 15, total: 20, ac: 12, difference: 8, gb: 12 };
const keys = (outcome: object) =>
  gbAttack.view({ ...blow, ...outcome }).severity?.words.map(({ key }) => key.split(".").pop());

describe("the wound in words", () => {
  test.each(SEVERITIES)("GB-29 — a wound that is %s is told in a sentence, in both languages", (severity) => {
    const words = gbAttack.view({ ...blow, severity }).severity?.words ?? [];
    expect(words.length).toBeGreaterThan(0);
    for (const { key } of words) {
      expect(path(language("fr"), key)).toBeTypeOf("string");
      expect(path(language("en"), key)).toBeTypeOf("string");
    }
  });

  test("GB-31 — a critical wound says that the part is unusable or hampered, if there is a part", () => {
    expect(keys({ severity: "critical", zone: "armLeft" })).toEqual(["critical", "hampered"]);
    expect(keys({ severity: "critical", zone: "body" })).toEqual(["critical"]);
    expect(keys({ severity: "grave" })).toEqual(["grave"]);
  });

  test("GB-32 — from 16 on the part is severed, crushed or shredded", () => {
    expect(keys({ severity: "critical", zone: "armLeft", partDestroyed: true })).toEqual(["critical", "destroyed"]);
    expect(keys({ severity: "mortal", partDestroyed: true })).toEqual(["mortal", "destroyed"]);
  });

  test("GB-46 — of a body in which nothing worsens no card says that it needs care", () => {
    const zombie = { profile: "zombie", zone: "armLeft" };
    const told = SEVERITIES.map((severity) => keys({ ...zombie, severity })?.[0]);
    expect(new Set(told)).toEqual(new Set(["superficial", "bloodless", "mortal", "destructive"]));
  });

  test("a blow that only tires tells no bleeding", () => {
    expect(keys({ severity: "grave", pfOnly: true })).toEqual(["stunning"]);
    expect(keys({ severity: "superficial", pfOnly: true })).toEqual(["superficial"]);
  });

  test("GB-25, D-16 — a blow at cover tells the keeper alone what it would do, until it is let through", () => {
    const { verdict, severity, losses, summary, facts } = gbAttack.view({
      ...blow,
      hit: false,
      cover: "asked",
      severity: "grave",
      pfLoss: 3,
      pvLoss: 2,
      powerGb: 3,
    });
    expect([verdict.key, summary.key]).toEqual(["GARDIEN.GB.CARD.coverStruck", "GARDIEN.GB.CARD.coverStruck"]);
    expect([severity, losses]).toEqual([null, []]);
    const open = facts.filter(({ audience }) => audience !== "keeper").map(({ label }) => label.key.split(".").pop());
    expect(open).toEqual(["difference", "cover"]);
    const through = facts.find(({ label }) => label.key.endsWith("through"));
    expect(through?.value.data).toEqual({ severity: { key: "GARDIEN.GB.SEVERITY.grave" }, gb: 12 });
  });

  test("a miss has no wound to tell", () => {
    expect(gbAttack.view({ ...blow, hit: false, severity: null }).severity).toBeNull();
  });
});
