import { readFile } from 'node:fs/promises';
import { type PictureWidth, pictureWidths } from '@estela/contracts/pictures';
import sizes from '../data/picture-sizes.json' with { type: 'json' };

/** A folder of `pictures`. */
export type PictureKind = keyof typeof sizes;

/** A picture, what shows it and whose that is. */
export interface SamplePicture {
  kind: PictureKind;
  name: string;
  /** Of the pilot, drone, flight or group that shows it. */
  id: string;
  ownerId: string;
}

/** The files of a picture, one for each width in which the server keeps it: nothing has to be encoded at a start. */
export async function readPicture({ kind, name }: Pick<SamplePicture, 'kind' | 'name'>) {
  const { width, height } = sizes[kind];
  const files: { width: PictureWidth; content: Buffer }[] = [];
  for (const wanted of pictureWidths) {
    const previous = files.at(-1);
    // Nothing is enlarged: from the first width that holds it all, every file is the same.
    const isWhole = previous !== undefined && previous.width >= width;
    const content = isWhole ? previous.content : await readFile(fileOf(kind, name, wanted));
    files.push({ width: wanted, content });
  }
  return { width, height, files };
}

function fileOf(kind: PictureKind, name: string, width: PictureWidth): URL {
  return new URL(`../pictures/${kind}/${name}-${width}.webp`, import.meta.url);
}
