export function published<M extends object>(
  manifest: M,
  where: { url?: string; latest?: string; home?: string; bugs?: string },
): M & { url?: string; bugs?: string; changelog?: string; manifest?: string; download?: string };
export function disagreement(
  where: { tag?: string; url?: string },
  manifestVersion: string,
  packageVersion: string,
): string | null;
