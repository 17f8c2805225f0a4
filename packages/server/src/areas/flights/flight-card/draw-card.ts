import { buffer } from 'node:stream/consumers';
import { inPictureProcess } from '../../../media/picture-processes.ts';
import type { Pictures } from '../../../media/pictures.ts';
import { workQueue } from '../../../work-queue.ts';
import { type CardWords, cardSize, drawCover, drawWords } from './card-drawing.ts';
import { createPen } from './card-fonts.ts';

/** A card takes a third of a second of one processor: the API has the others. */
const queued = workQueue(1);

/** What a card may have beside its words. */
interface CardPictures {
  poster?: string | null;
  /** A pilot's own picture. */
  face?: string | null;
}

/** The sharing picture as PNG: a poster, or hills of our own, under its words; a face in the corner. */
export function drawCard(
  pictures: Pictures,
  words: CardWords,
  { poster, face }: CardPictures,
): Promise<Buffer> {
  return queued(async () => {
    const ground = (await read(pictures, poster, 1600)) ?? Buffer.from(drawCover(words.id));
    const over = Buffer.from(drawWords(await createPen(), words));
    const portrait = await read(pictures, face, 320);
    const card = await inPictureProcess('composition', {
      ground,
      size: cardSize,
      over,
      face: portrait && { ...facePlace, content: portrait },
    });
    return Buffer.from(card);
  });
}

async function read(pictures: Pictures, id: string | null | undefined, width: number) {
  const stored = id ? await pictures.open(id, width) : null;
  return stored && buffer(stored.body);
}

/** Pixels: above the words, as far from the edges as they are. */
const faceSize = 256;
const facePlace = {
  size: faceSize,
  left: cardSize.width - 64 - faceSize,
  top: 64,
};
