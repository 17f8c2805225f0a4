import { buffer } from 'node:stream/consumers';
import type { Pictures } from '../../media/pictures.ts';
import { loadSharp } from '../../media/sharp.ts';
import { workQueue } from '../../work-queue.ts';
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
    const sharp = await loadSharp();
    const portrait = await read(pictures, face, 320);
    return (
      sharp(ground)
        .resize({ ...cardSize, fit: 'cover' })
        .composite([
          { input: over },
          ...(portrait ? [{ ...facePlace, input: await inCircle(sharp, portrait) }] : []),
        ])
        // Messengers leave out what is large: with a palette a photo has a third of its bytes.
        .png({ palette: true, quality: 90, effort: 3 })
        .toBuffer()
    );
  });
}

async function read(pictures: Pictures, id: string | null | undefined, width: number) {
  const stored = id ? await pictures.open(id, width) : null;
  return stored && buffer(stored.body);
}

/** Pixels: above the words, as far from the edges as they are. */
const faceSize = 256;
const facePlace = { left: cardSize.width - 64 - faceSize, top: 64 };

function inCircle(sharp: Awaited<ReturnType<typeof loadSharp>>, face: Buffer): Promise<Buffer> {
  const half = faceSize / 2;
  const circle = `<svg xmlns="http://www.w3.org/2000/svg" width="${faceSize}" height="${faceSize}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`;
  return sharp(face)
    .resize({ width: faceSize, height: faceSize, fit: 'cover' })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
