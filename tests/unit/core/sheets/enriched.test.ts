import { expect, it } from "vitest";
import { enriched } from "../../../../src/core/sheets/enriched.js";

/** As Foundry's editor does: the static method calls its siblings on its class. */
class TextEditor {
  static readonly implementation = TextEditor;

  static enrichHTML(html: string, options: object): Promise<string> {
    return this._enrichContentLinks(html, options);
  }

  static _enrichContentLinks(html: string, options: object): Promise<string> {
    return Promise.resolve(`${html} ${JSON.stringify(options)}`);
  }
}

it("a text is enriched by its editor's class, as its document is read", async () => {
  Object.assign(foundry.applications, { ux: { TextEditor } });
  const document = { isOwner: true } as Actor;
  expect(await enriched("<p>text</p>", document)).toBe(
    `<p>text</p> ${JSON.stringify({ secrets: true, relativeTo: document })}`,
  );
});
