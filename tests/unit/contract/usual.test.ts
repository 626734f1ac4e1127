import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { usualContext, usualIn } from "../../../src/core/deed/usual-answers.js";
import { draftFor } from "../../../src/core/deed/begin.js";
import { requestFor } from "../../../src/core/deed/inquiry-request.js";
import type { DeedProcedure } from "../../../src/core/play/contract/deed.js";
import type { DeedDraft } from "../../../src/core/play/draft/deed-draft.js";
import { knownDeeds } from "../../../src/core/play/loaded/deeds.js";
import type { Text } from "../../../src/core/text/text.js";
import { as, KEEPER, PLAYER, seat } from "../../support/play/play.js";
import { WHOLE } from "../../support/rulesets.js";

const LANGUAGES = ["fr", "en"].map((lang) => JSON.parse(readFileSync(`lang/${lang}.json`, "utf8")) as object);
const isSaid = ({ key }: Text) =>
  LANGUAGES.every((texts) => {
    const told = key
      .split(".")
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], texts);
    return typeof told === "string" && told !== "";
  });

/** The faces of all dice that a roll of a few may show; `null` where they are too many to count. */
function falls(procedure: DeedProcedure, draft: DeedDraft): readonly (readonly number[])[] | null {
  const [target] = draft.able;
  const [spec, ...more] = target ? procedure.rolls(draft.situation(target)) : [];
  const faces = spec?.faces ?? [];
  if (!spec || more.length > 0 || spec.formula.includes("x") || faces.length === 0 || faces.length > 4) return null;
  return faces.reduce<readonly (readonly number[])[]>(
    (all, most) => all.flatMap((one) => Array.from({ length: most }, (_, index) => [...one, index + 1])),
    [[]],
  );
}

describe.each(WHOLE.map((ruleset) => [ruleset.id, ruleset] as const))(
  "what a keeper usually answers in %s",
  (id, ruleset) => {
    const type = Object.keys(ruleset.actors).find((one) => ruleset.actors[one]?.token.disposition === "friendly") ?? "";
    const ADA = { _id: "a".repeat(16), name: "Ada", type, ownership: { default: 0, [PLAYER]: 3 } };
    const prepare = async (deed: string, choices = {}) => {
      await seat(id, [ADA]);
      const procedure = knownDeeds(id)[deed] as DeedProcedure;
      const people = [game.actors.get(ADA._id) as Actor];
      return { procedure, draft: draftFor({ id: deed, ruleset: id, procedure, people, choices, about: null }) };
    };

    test("is a difficulty or a modifier with a name and a rule, at a key, with its odds, the easiest first", async () => {
      await seat(id, [ADA]);
      const asking = requestFor(id, "check") ?? "";
      for (const deed of [asking, "check"]) {
        const { draft } = await prepare(deed);
        const answers = usualIn(draft);
        expect(answers.length).toBeGreaterThanOrEqual(3);
        expect(answers.length).toBeLessThan(10);
        for (const { name, figure, rule, choices } of answers) {
          expect([name, figure].filter((text) => !isSaid(text))).toEqual([]);
          expect(rule).toMatch(/^[A-Z]{2}-\d\d/);
          expect(Object.keys(choices)).not.toEqual([]);
        }
        expect(usualContext(draft)?.answers.map(({ key }) => key)).toEqual(answers.map((_, index) => index + 1));
      }
      const { draft, procedure } = await prepare("check");
      const [target] = draft.able;
      const chances = usualIn(draft).map(({ choices }) => {
        const situation = target && draft.situation(target);
        return situation && procedure.chance?.({ ...situation, choices: { ...situation.choices, ...choices } });
      });
      expect(chances.map((chance) => typeof chance)).toEqual(chances.map(() => "number"));
      expect(chances).toEqual(chances.toSorted((a, b) => Number(b) - Number(a)));
    });

    test("comes as often as the dice bring it", async () => {
      const { draft, procedure } = await prepare("check");
      for (const { choices } of usualIn(draft)) {
        Object.assign(draft.choices, choices);
        const all = falls(procedure, draft);
        const [target] = draft.able;
        if (!all || !target) continue;
        const situation = draft.situation(target);
        const roll = procedure.rolls(situation)[0]?.id ?? "";
        const good = all.filter((faces) => {
          return procedure.view(procedure.outcome({ ...situation, dice: { [roll]: [...faces] } })).tone === "good";
        });
        expect(procedure.chance?.(situation)).toBeCloseTo(good.length / all.length, 9);
      }
    });

    test("is offered to keepers alone, and is chosen by its fields", async () => {
      const { draft } = await prepare(requestFor(id, "check") ?? "");
      const [, second] = usualIn(draft);
      Object.assign(draft.choices, second?.choices);
      expect(
        usualContext(draft)
          ?.answers.map(({ pressed }) => pressed)
          .indexOf(true),
      ).toBe(1);
      expect(await as(PLAYER, () => Promise.resolve(usualIn(draft)))).toEqual([]);
      expect(await as(KEEPER, () => Promise.resolve(usualIn(draft)))).not.toEqual([]);
    });
  },
);
