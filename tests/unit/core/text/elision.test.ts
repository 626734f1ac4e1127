import { expect, test } from "vitest";
import { elide } from "../../../../src/core/text/elision.js";

const said = (template: string, name: unknown) =>
  elide(
    template.replaceAll("{name}", () => String(name)),
    template,
    { name },
  );

test("a French sentence elides before a name, and leaves what was typed alone", () => {
  expect(said("La fiche de {name} est prête.", "Odile")).toBe("La fiche d’Odile est prête.");
  expect(said("De {name}, que {name} attend", "Éloi")).toBe("D’Éloi, qu’Éloi attend");
  expect(said("de {name}", "Ysaline")).toBe("d’Ysaline");
  expect(said("de {name}", "É$&")).toBe("d’É$&");
  for (const name of ["Habileté", "Herboristerie", "Histoire"]) expect(said("de {name}", name)).toBe(`d’${name}`);
  for (const name of ["Yann", "Hugo", "Hache", "Harpon", "Maude", "onze", 8])
    expect(said("de {name}", name)).toBe(`de ${name}`);
  expect(said("{name} parle de {name}", "Gardien de Eau")).toBe("Gardien de Eau parle de Gardien de Eau");
});
