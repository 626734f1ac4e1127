/** The manifest as it is published: where it comes from, and where one reads and writes about it. */
export function published(manifest, { url, home, bugs }) {
  if (!url) return manifest;
  return {
    ...manifest,
    url: home ?? url,
    ...(bugs && { bugs }),
    changelog: `${url}/CHANGELOG.md`,
    manifest: `${url}/system.json`,
    download: `${url}/gardien.zip`,
  };
}
