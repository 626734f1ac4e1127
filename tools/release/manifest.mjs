/**
 * The manifest as it is published: where it comes from, and where one reads and writes about it. A host that looks for a
 * newer version reads the manifest at `latest`, and fetches this one's archive from `url`.
 */
export function published(manifest, { url, latest = url, home, bugs }) {
  if (!url) return manifest;
  return {
    ...manifest,
    url: home ?? latest,
    ...(bugs && { bugs }),
    changelog: `${latest}/CHANGELOG.md`,
    manifest: `${latest}/system.json`,
    download: `${url}/gardien.zip`,
  };
}

/** What of a release does not go together, in words; `null` where all of it does. */
export function disagreement({ tag, url }, manifestVersion, packageVersion) {
  if (manifestVersion !== packageVersion)
    return `system.json says ${manifestVersion}, package.json ${packageVersion}: they must agree.`;
  if (tag && tag !== `v${packageVersion}`)
    return `The tag ${tag} is not that of version ${packageVersion}: it must be v${packageVersion}.`;
  if (tag && !url?.split("/").includes(tag)) return `The archive of ${tag} cannot lie at ${url ?? "no address"}.`;
  return null;
}
