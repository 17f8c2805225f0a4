import { buffer } from 'node:stream/consumers';
import type { Pictures } from '../../media/pictures.ts';
import { loadSharp } from '../../media/sharp.ts';
import { workQueue } from '../../work-queue.ts';
import { type CardWords, cardSize, drawCover, drawWords } from './card-drawing.ts';
import { createPen } from './card-fonts.ts';

/** A card takes a third of a second of one processor: the API has the others. */
const queued = workQueue(1);

/** The sharing picture of a flight as PNG: its poster, or hills of our own, under its words. */
export function drawCard(pictures: Pictures, words: CardWords, poster: string | null): Promise<Buffer> {
  return queued(async () => {
    const stored = poster ? await pictures.open(poster, 1600) : null;
    const ground = stored ? await buffer(stored.body) : Buffer.from(drawCover(words.id));
    const over = Buffer.from(drawWords(await createPen(), words));
    const sharp = await loadSharp();
    return (
      sharp(ground)
        .resize({ ...cardSize, fit: 'cover' })
        .composite([{ input: over }])
        // Messengers leave out what is large: with a palette a photo has a third of its bytes.
        .png({ palette: true, quality: 90, effort: 3 })
        .toBuffer()
    );
  });
}
