import { buildMenuItems, exampleSetup } from "prosemirror-example-setup";
import { DOMParser as ProseParser, DOMSerializer, Schema, type NodeSpec } from "prosemirror-model";
import { schema as basic } from "prosemirror-schema-basic";
import { addListNodes } from "prosemirror-schema-list";
import { EditorState, Selection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { localize } from "../host.js";

/** A section keeps its class: secrets are sections. */
const section: NodeSpec = {
  attrs: { class: { default: null }, id: { default: null } },
  content: "block+",
  group: "block",
  defining: true,
  parseDOM: [{ tag: "section", getAttrs: (dom) => ({ class: dom.getAttribute("class"), id: dom.getAttribute("id") }) }],
  toDOM: (node) => ["section", { class: node.attrs.class as string, id: node.attrs.id as string }, 0],
};

const schema = new Schema({
  nodes: addListNodes(basic.spec.nodes, "paragraph block*", "block").append({ section }),
  marks: basic.spec.marks,
});

const parse = (html: string): ReturnType<ProseParser["parse"]> => {
  const page = document.implementation.createHTMLDocument(); // inert: nothing in it loads or runs
  page.body.innerHTML = html;
  return ProseParser.fromSchema(schema).parse(page.body);
};

/** The buttons above the text. */
const TOOLS = [
  { item: "toggleStrong", icon: "fa-bold", label: "Bold" },
  { item: "toggleEm", icon: "fa-italic", label: "Italic" },
  { item: "makeHead2", icon: "fa-heading", label: "Heading" },
  { item: "makeParagraph", icon: "fa-paragraph", label: "Paragraph" },
  { item: "wrapBulletList", icon: "fa-list-ul", label: "BulletList" },
  { item: "wrapOrderedList", icon: "fa-list-ol", label: "OrderedList" },
  { item: "wrapBlockQuote", icon: "fa-quote-left", label: "Quote" },
] as const;

/** A running rich text editor. */
export interface RichText {
  readonly menu: HTMLElement;
  /** The text as HTML. */
  html(): string;
  focus(): void;
  destroy(): void;
}

/** Starts an editor in an element. */
export function startEditor(mount: HTMLElement, html: string): RichText {
  const doc = parse(html);
  const state = EditorState.create({
    doc,
    selection: Selection.atEnd(doc),
    plugins: exampleSetup({ schema, menuBar: false }),
  });
  const view = new EditorView({ mount }, { state });
  return {
    menu: toolbar(view),
    html() {
      const holder = document.createElement("div");
      holder.append(DOMSerializer.fromSchema(schema).serializeFragment(view.state.doc.content));
      return holder.textContent === "" && !holder.querySelector("img, hr") ? "" : holder.innerHTML;
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

function toolbar(view: EditorView): HTMLElement {
  const menu = document.createElement("menu");
  menu.className = "editor-menu";
  menu.setAttribute("role", "toolbar");
  const items = buildMenuItems(schema);
  for (const { item, icon, label } of TOOLS) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `icon fa-solid ${icon}`;
    button.dataset.tooltip = "";
    button.setAttribute("aria-label", localize(`PLAYGROUND.Editor.${label}`));
    button.addEventListener("mousedown", (event) => event.preventDefault()); // the text keeps its selection
    button.addEventListener("click", (event) => {
      items[item]?.spec.run(view.state, view.dispatch, view, event);
      view.focus();
    });
    menu.append(button);
  }
  return menu;
}
