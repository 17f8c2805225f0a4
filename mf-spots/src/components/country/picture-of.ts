/** A picture as a data address; undefined if there is none. */
export function pictureOf(drawing: string | undefined): string | undefined {
  return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
