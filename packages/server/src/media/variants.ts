import { readFile } from 'node:fs/promises';
import { limits } from '@estela/contracts';
import { pictureWidths } from '@estela/contracts/pictures';
import { workQueue } from '../work-queue.ts';
import { pictureDemand } from './picture-demand.ts';
import { inPictureProcess, pictureLimits, tooDemanding, type Variants } from './picture-processes.ts';

const mega = 1_000_000;
/** Bytes of memory. More is refused: a process has 450 MB, of which it takes 70 itself. */
const mostDemand = 350 * mega;
/** What takes more is decoded one at a time. */
const heavy = 60 * mega;

/** A file is read whole, 10 MiB, for its demand. */
const reading = workQueue(1);
/** A picture may hold its place for ten seconds, an ordinary one holds it for less than one. */
export const encoding = workQueue(2, { waiting: 32, waitingOfOne: 18, retryAfter: 5 });

/**
 * Re-encodes the picture in a file: upright, without EXIF and places, as WebP. Refuses what is no picture, too many pixels
 * or too much work. Of one pilot's pictures one is decoded at a time, so that there is always a place for others.
 */
export async function makeVariants(
  pilot: string,
  original: string,
  within = pictureLimits,
): Promise<Variants> {
  const demand = await reading(async () => pictureDemand(await readFile(original)));
  if (demand > mostDemand) throw tooDemanding(`${demand} bytes`);
  const shares = demand > heavy ? [pilot, 'heavy'] : [pilot];
  const input = { original, widths: pictureWidths, maxPixels: limits.image.pixels };
  return encoding(() => inPictureProcess('variants', input, within), shares);
}
