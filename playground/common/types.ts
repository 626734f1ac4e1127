/**
 * The source data of a document: JSON whose shape only its schema knows, at run time.
 * `any` on purpose: the playground reads such data by path everywhere, and every value has passed its schema before.
 */
// oxlint-disable-next-line typescript/no-explicit-any
export type Data = Record<string, any>;

/** One value of source data: untyped for the same reason as {@link Data}. */
export type Value = Data[string];

/** Any class, as mixins and registries take it: its arguments are known only where it is built. */
export type Constructor<T = object> = new (...args: Value[]) => T;
