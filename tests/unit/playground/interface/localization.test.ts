import { describe, expect, it } from "vitest";
import { Localization } from "../../../../playground/client/i18n/localization.js";
import { localizeModel } from "../../../../playground/client/i18n/models.js";

const french = { A: { B: "bé", "C.D": "cédé" }, HELLO: "Bonjour {name}, {count} messages" };

function make(): Localization {
  const i18n = new Localization();
  i18n.setTranslations(
    "fr",
    [{ A: { B: "ancien" }, KEPT: "gardé" }, french],
    [{ A: { ONLY: "english" }, HELLO: "Hello" }],
  );
  return i18n;
}

describe("Localization", () => {
  it("reads nested and dotted keys; a later file wins over an earlier one", () => {
    const i18n = make();
    expect(i18n.localize("A.B")).toBe("bé");
    expect(i18n.localize("A.C.D")).toBe("cédé");
    expect(i18n.localize("KEPT")).toBe("gardé");
  });

  it("falls back to English, then to the key", () => {
    const i18n = make();
    expect(i18n.localize("A.ONLY")).toBe("english");
    expect(i18n.localize("A")).toBe("A");
    expect(i18n.localize("NOWHERE")).toBe("NOWHERE");
  });

  it("tells whether a text exists, with or without the fallback", () => {
    const i18n = make();
    expect(i18n.has("A.ONLY")).toBe(true);
    expect(i18n.has("A.ONLY", false)).toBe(false);
    expect(i18n.has("NOWHERE")).toBe(false);
  });

  it("fills placeholders and leaves unknown ones", () => {
    expect(make().format("HELLO", { name: "<b>", count: 0 })).toBe("Bonjour <b>, 0 messages");
    expect(make().format("HELLO", { name: "Ada" })).toBe("Bonjour Ada, {count} messages");
  });

  it("joins lists as the language does", () => {
    expect(make().getListFormatter().format(["a", "b", "c"])).toBe("a, b et c");
  });

  it("labels the fields of a model, inner ones and list elements included; the first prefix wins", () => {
    const i18n = new Localization();
    i18n.setTranslations("fr", [
      { NEAR: { FIELDS: { life: { label: "Vie" }, bag: { label: "Sac" } } } },
      {
        FAR: {
          FIELDS: {
            life: { label: "x", hint: "Reste" },
            stats: { force: { label: "Force" } },
            bag: { element: { label: "Objet" } },
          },
        },
      },
    ]);
    const fields = { life: {}, stats: { fields: { force: {} } }, bag: { element: {} } };
    localizeModel(i18n, { schema: { fields }, LOCALIZATION_PREFIXES: ["NEAR", "FAR"] });
    expect(fields).toMatchObject({
      life: { label: "Vie", hint: "Reste" },
      stats: { fields: { force: { label: "Force" } } },
      bag: { label: "Sac", element: { label: "Objet" } },
    });
  });
});
