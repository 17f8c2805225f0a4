/** `packs[0].cells` -> packs, 0, cells */
// biome-ignore lint/style/noDefaultExport: the library imports it so
export default function toPath(value) {
  if (Array.isArray(value)) return value.map(String);
  return String(value)
    .split(/[.[\]]+/)
    .filter(Boolean);
}
