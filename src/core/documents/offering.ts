import { offeredTypes } from "../settings/in-sight.js";

/** What Foundry's dialog for a new document is called with, as far as we look at it. */
type Asked = readonly [
  data?: { readonly type?: unknown } | undefined,
  operation?: { readonly parent?: unknown } | undefined,
  options?: { readonly types?: unknown } | undefined,
  ...rest: unknown[],
];

/**
 * What the dialog for a new document is called with so that it offers the types that are in sight here. Whoever asks for
 * types of their own, or has chosen one already, gets those.
 */
export function offering<Args extends readonly unknown[]>(types: readonly string[], args: Args): Args {
  const [data, operation, options, ...rest] = args as unknown as Asked;
  if (options?.types) return args;
  const parent = operation?.parent as { readonly type?: string } | null | undefined;
  const chosen = typeof data?.type === "string" ? [data.type] : [];
  const offered = [...new Set([...offeredTypes(types, parent?.type), ...chosen])];
  return [data ?? {}, operation ?? {}, { ...options, types: offered }, ...rest] as unknown as Args;
}
