import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** Something that a file of types declares, or a member of it. */
export interface Declared {
  /** Namespaces, declaration and member, with dots between. */
  readonly name: string;
  readonly member: boolean;
  /** What stands above it, without stars; empty where nothing does. */
  readonly told: string;
}

/** What we read of a node of the tree: the parser's own types know nothing of files that only declare. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: Node;
  readonly name?: string;
  readonly key?: Node;
  readonly body?: Node | readonly Node[];
  readonly declarations?: readonly Node[];
  readonly typeAnnotation?: Node;
  readonly members?: readonly Node[];
  readonly types?: readonly Node[];
}

const NAMED = /^(ClassDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration|TSDeclareFunction)$/;
/** Told with the class they make, or by nobody. */
const UNTOLD = /^(TSIndexSignature|TSConstructSignatureDeclaration)$/;

/** Everything that a file declares: classes, interfaces, types, functions, constants, and what is in them. */
export function declaredIn(file: string): Declared[] {
  const source = readFileSync(file, "utf8");
  const { program, errors } = parseSync(file, source, { lang: "dts" });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join()}`);
  return (program.body as unknown as Node[]).flatMap((node) => declared(node, "", source));
}

function declared(node: Node, space: string, source: string): Declared[] {
  const within = (name: string) => (space ? `${space}.${name}` : name);
  if (node.type === "TSModuleDeclaration") {
    const name = within(textOf(node.id, source));
    return bodyOf(node).flatMap((inner) => declared(inner, name, source));
  }
  const told = commentAbove(node, source);
  if (node.type === "VariableDeclaration")
    return (node.declarations ?? []).flatMap(({ id }) => {
      const name = within(id?.name ?? "");
      return [{ name, member: false, told }, ...members(literal(id?.typeAnnotation?.typeAnnotation), name, source)];
    });
  if (!NAMED.test(node.type)) return [];
  const name = within(node.id?.name ?? "");
  return [{ name, member: false, told }, ...members(bodyOf(node), name, source)];
}

/** The statements of a namespace, the members of a class or an interface. */
function bodyOf({ body }: Node): readonly Node[] {
  if (!body) return [];
  return Array.isArray(body) ? (body as readonly Node[]) : bodyOf(body as Node);
}

/** The members of a type that is written out, or of those it is made of. */
function literal(type: Node | undefined): readonly Node[] {
  return type?.members ?? type?.types?.flatMap(literal) ?? [];
}

/** Members, each once: the first of several of one name tells what all of them do. */
function members(nodes: readonly Node[], owner: string, source: string): Declared[] {
  const found = new Map<string, Declared>();
  for (const node of nodes.filter(({ type }) => !UNTOLD.test(type))) {
    const name = textOf(node.key, source);
    if (name === "constructor" || found.has(name)) continue;
    found.set(name, { name: `${owner}.${name}`, member: true, told: commentAbove(node, source) });
  }
  return [...found.values()];
}

/** A name as it is written. */
function textOf(node: Node | undefined, source: string): string {
  return node ? source.slice(node.start, node.end) : "";
}

function commentAbove({ start }: Node, source: string): string {
  const above = source.slice(0, start).trimEnd();
  if (!above.endsWith("*/")) return "";
  return above
    .slice(above.lastIndexOf("/**") + 3, -2)
    .replaceAll(/^\s*\* ?/gm, "")
    .trim();
}
