import { ColorPickerElement } from "./color-picker.js";
import { DocumentTagsElement } from "./document-tags.js";
import { FilePickerElement } from "./file-picker.js";
import { MultiCheckboxElement, MultiSelectElement } from "./multi-select.js";
import { ProseMirrorElement } from "./prose-mirror.js";
import { RangePickerElement } from "./range-picker.js";
import { StringTagsElement } from "./string-tags.js";

const ELEMENTS: Record<string, CustomElementConstructor> = {
  "color-picker": ColorPickerElement,
  "document-tags": DocumentTagsElement,
  "file-picker": FilePickerElement,
  "multi-checkbox": MultiCheckboxElement,
  "multi-select": MultiSelectElement,
  "prose-mirror": ProseMirrorElement,
  "range-picker": RangePickerElement,
  "string-tags": StringTagsElement,
};

/** Makes the page know the custom inputs; harmless when done twice. */
export function defineElements(): void {
  for (const [tag, element] of Object.entries(ELEMENTS)) {
    if (!customElements.get(tag)) customElements.define(tag, element);
  }
}

/** The public names under `foundry.applications.elements`. */
export const elements = {
  HTMLColorPickerElement: ColorPickerElement,
  HTMLDocumentTagsElement: DocumentTagsElement,
  HTMLFilePickerElement: FilePickerElement,
  HTMLMultiCheckboxElement: MultiCheckboxElement,
  HTMLMultiSelectElement: MultiSelectElement,
  HTMLProseMirrorElement: ProseMirrorElement,
  HTMLRangePickerElement: RangePickerElement,
  HTMLStringTagsElement: StringTagsElement,
};
