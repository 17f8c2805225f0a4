/** Widths in pixels in which the server keeps every picture, smallest first; a smaller original is not enlarged. */
export const pictureWidths = [320, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Our own address of a picture in one width, with the signature that it may carry. */
const ownAddress = /^(\/api\/media\/[\da-f-]+\/)\d+(\.webp(?:\?.*)?)$/;

/** Address of a stored picture, by the width of the variant. */
export function pictureUrl(id: string, width: PictureWidth): string {
  return `/api/media/${id}/${width}.webp`;
}

/** What an image element needs to choose among the widths of the picture that an entity names. */
export function pictureSources(url: string | null): { src: string | null; srcSet?: string } {
  const [, before, after] = ownAddress.exec(url ?? '') ?? [];
  if (!before) return { src: url };
  return { src: url, srcSet: pictureWidths.map((width) => `${before}${width}${after} ${width}w`).join(', ') };
}
