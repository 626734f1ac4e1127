export function published<M extends object>(
  manifest: M,
  where: { url?: string; home?: string; bugs?: string },
): M & { url?: string; bugs?: string; changelog?: string; manifest?: string; download?: string };
