/** A formula as the parser reads it: plain data in source order, each level of brackets a list of its own. */
export type FormulaNode =
  | { type: "number"; value: number; flavor: string }
  | { type: "operator"; operator: string }
  | { type: "string"; text: string; flavor: string }
  | {
      type: "dice";
      number: number | FormulaNode[];
      denomination: string;
      faces: DiceFaces;
      modifiers: string;
      flavor: string;
    }
  | { type: "group"; content: FormulaNode[]; flavor: string }
  | { type: "pool"; entries: FormulaNode[][]; modifiers: string; flavor: string }
  | { type: "function"; name: string; parameters: FormulaNode[][]; flavor: string };

/** Faces of a numbered die; `undefined` for a die that knows its own, such as a coin. */
export type DiceFaces = number | FormulaNode[] | undefined;
