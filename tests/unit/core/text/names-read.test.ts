import { beforeEach, describe, expect, it, vi } from "vitest";
import { fieldsOf } from "../../../../src/core/deed/form.js";
import { formFields } from "../../../../src/core/deed/form-fields.js";
import { ownedBy } from "../../../../src/core/documents/owned.js";
import { itemsOf } from "../../../../src/core/sheets/carried-items.js";
import { nameAsKnown } from "../../../../src/core/text/names-known.js";
import { nameAsRead, nameWithin } from "../../../../src/core/text/names-read.js";
import { read, textsOf } from "../../../support/reader.js";

const failures: string[] = [];

beforeEach(() => {
  failures.length = 0;
  vi.stubGlobal("ui", { notifications: { error: (text: string) => failures.push(text) } });
  vi.spyOn(console, "error").mockReturnValue();
});

describe("things of the world", () => {
  it("are read by the names they are published under, unless somebody renamed them", async () => {
    await read("en");
    expect(nameAsRead("Profond", { slug: "profond" })).toBe("Deep One");
    expect(nameAsRead("Fils de Dagon", { slug: "profond" })).toBe("Fils de Dagon");
    expect(nameAsRead("Profond", {})).toBe("Profond");
    expect(nameAsRead("Profond", { slug: "nobody’s" })).toBe("Profond");
  });

  it("are read so where only their name was kept, e.g. with a wound they left", async () => {
    await read("en");
    expect(["Profond", "Langue étrangère (latin)", "Fils de Dagon", ""].map((name) => nameAsKnown(name))).toEqual([
      "Deep One",
      "Foreign Language (latin)",
      "Fils de Dagon",
      "",
    ]);
    await read("fr");
    expect(nameAsKnown("Deep One")).toBe("Profond");
  });

  it("are read so among what somebody carries, even by figures that were prepared before", async () => {
    class Beast {
      readonly slug = "profond";
    }
    const things = [{ id: "a", name: "Profond", system: new Beast() }, { system: {} }];
    await read("fr");
    const [own] = ownedBy({ items: things })(Beast);
    await read("en");
    expect([own?.id, own?.name]).toEqual(["a", "Deep One"]);
    const rows = itemsOf({ items: { contents: things } } as unknown as Actor, Beast);
    expect(rows.map(({ name }) => name)).toEqual(["Deep One"]);
  });

  it("are chosen by their reader's names in the windows of deeds", async () => {
    await read("en");
    const { item } = formFields("AREA", () => true);
    const things = [
      { id: "a", name: "Profond", system: { slug: "profond" } },
      { id: "b", name: "Fils de Dagon", system: { slug: "profond" } },
    ];
    const [shown] = fieldsOf({ thing: item(() => things) }, { actors: [], choices: {} });
    const named = (name: string) => ({ key: "AREA.named", data: { name } });
    expect(shown?.options).toEqual([
      { value: "a", label: named("Deep One") },
      { value: "b", label: named("Fils de Dagon") },
    ]);
  });

  it("are read in French where somebody brought them in English", async () => {
    await read("fr");
    expect(nameAsRead("Deep One", { slug: "profond" })).toBe("Profond");
    expect(nameAsRead("Profond", { slug: "profond" })).toBe("Profond");
  });

  it("are known where no compendium lists them: what our people carry", async () => {
    await read("en");
    expect(nameAsRead("Langue étrangère (français)", { slug: "d20d100LanguageFrench" })).toBe(
      textsOf("en").GARDIEN.CONTENT["d20d100LanguageFrench"],
    );
  });

  it("DD-72: keep what somebody filled a blank with, whatever it was", async () => {
    await read("en");
    const language = { slug: "d20d100ForeignLanguage" };
    expect(nameAsRead("Langue étrangère (breton)", language)).toBe("Foreign Language (breton)");
    expect(nameAsRead("Langue étrangère ($& (du Sud))", language)).toBe("Foreign Language ($& (du Sud))");
    expect(nameAsRead("Langue étrangère (…)", language)).toBe("Foreign Language (…)");
    expect(nameAsRead("Langue étrangère", language)).toBe("Langue étrangère");
  });

  it("keep their names where those of others cannot be had, which is said", async () => {
    await read("en", []);
    expect(nameAsRead("Profond", { slug: "profond" })).toBe("Profond");
    expect(failures).toHaveLength(1);
  });
});

describe("a text that may be the name of what a compendium holds", () => {
  it("DD-37: is read in the reader's language, else as it stands", async () => {
    const { fr, en } = { fr: textsOf("fr"), en: textsOf("en") };
    await read("en");
    const written = fr.GARDIEN.CONTENT["d20d100PrivateDetective"] ?? "";
    const profession = (name: string) => nameWithin("gardien.d20d100-professions", name);
    expect(profession(written)).toBe(en.GARDIEN.CONTENT["d20d100PrivateDetective"]);
    expect(profession("Notaire")).toBe("Notaire");
    expect(nameWithin("gardien.nothing", written)).toBe(written);
  });
});

describe("a name that a card has kept", () => {
  it("is read in the reader's language, whoever judged it, blanks filled as they were", async () => {
    await read("en");
    expect(nameAsKnown("Écouter", "d20d100")).toBe("Listen");
    expect(nameAsKnown("Langue étrangère (breton)", "d20d100")).toBe("Foreign Language (breton)");
    expect(nameAsKnown("Revolver", "d20d100")).toBe("Handgun");
    expect(nameAsKnown("Mon violon", "d20d100")).toBe("Mon violon");
    expect(nameAsKnown("Écouter", "rpg")).toBe("Écouter");
    await read("fr");
    expect(nameAsKnown("Listen", "d20d100")).toBe("Écouter");
    expect(nameAsKnown("Écouter", "d20d100")).toBe("Écouter");
  });
});
