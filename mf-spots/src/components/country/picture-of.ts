/** A drawing as an address; undefined where there is none. */
export function pictureOf(drawing: string | undefined): string | undefined {
  return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
