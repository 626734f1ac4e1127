/** A thing as an effect names it. */
interface Named {
  readonly name: string;
  readonly system: object;
}

/** Returns the id by which effects name a thing of an actor: by its slug, which travels with copies, else by its name. */
export function effectItemId(kind: string, { name, system }: Named): string {
  const { slug } = system as { readonly slug?: unknown };
  return `${kind}.${typeof slug === "string" && slug !== "" ? slug : name}`;
}
