import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { ApiError } from '../../http/errors.ts';
import { Pictures } from '../../media/pictures.ts';
import { loadSharp } from '../../media/sharp.ts';
import type { MediaStorage } from '../../media/storage.ts';
import { sampleDrones } from '../drones.ts';
import { sampleFlights } from '../flights.ts';
import { sampleGroups } from '../groups.ts';
import { samplePilots } from '../pilots.ts';
import { seededRandom } from '../random.ts';
import { need, type SampleIds } from '../sample-rows.ts';
import { dronePortrait } from './drone-portrait.ts';
import { flightPoster } from './flight-poster.ts';
import { groupBanner } from './group-banner.ts';
import { pilotPortrait } from './pilot-portrait.ts';

/** Flights that have a poster: what a feed shows first. The others have the cover that screens draw themselves. */
const posters = 18;
/** At once: one is drawn while another is encoded. */
const hands = 2;

interface Drawing {
  size: readonly [number, number];
  draw: () => string;
  owner: string;
  column: 'users.picture_id' | 'flights.poster_id' | 'drones.image_id' | 'groups.image_id';
  id: string;
}

/** Draws the sample's pictures and stores them as if their pilots had uploaded them. */
export async function putSamplePictures(db: Db, storage: MediaStorage, ids: SampleIds): Promise<void> {
  const pictures = new Pictures(db, storage);
  const left = drawings(ids);
  const work = async () => {
    for (let drawing = left.shift(); drawing; drawing = left.shift()) await store(pictures, drawing);
  };
  try {
    await Promise.all(Array.from({ length: hands }, work));
  } catch (error) {
    // Without pictures the sample is still whole: screens draw covers. A server must not fail to start over them.
    if (!(error instanceof ApiError) || error.code !== 'UNAVAILABLE') throw error;
  }
}

async function store(pictures: Pictures, { size, draw, owner, column, id }: Drawing): Promise<void> {
  const [width, height] = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw()}</svg>`;
  const sharp = await loadSharp();
  const original = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
  const [table = '', name = ''] = column.split('.');
  await pictures.store({ id: owner, verified: true }, original, async (trx, mediaId) => {
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${mediaId} where id = ${id}`.execute(trx);
  });
}

/** Everybody's, each from a seed of its own: the same at every run, whatever is added to the lists. */
function drawings({ pilots, drones, flights, groups }: SampleIds): Drawing[] {
  const people = samplePilots.flatMap(({ username, look }, index): Drawing[] => {
    const id = need(pilots, username);
    const draw = () => (look ? pilotPortrait(look, index, seededRandom(100 + index)) : '');
    return look ? [{ size: [320, 320], draw, owner: id, column: 'users.picture_id', id }] : [];
  });
  const machines = sampleDrones.map(
    ({ key, pilot, type }, index): Drawing => ({
      size: [800, 600],
      draw: () => dronePortrait(type, index, seededRandom(200 + index)),
      owner: need(pilots, pilot),
      column: 'drones.image_id',
      id: need(drones, key),
    }),
  );
  const scenes = sampleFlights.slice(0, posters).map((flight, index): Drawing => {
    const isWing = sampleDrones.some(({ key, type }) => key === flight.drone && type === 'wing');
    return {
      size: [960, 540],
      draw: () => flightPoster(flight, isWing, index, seededRandom(300 + index)),
      owner: need(pilots, flight.pilot),
      column: 'flights.poster_id',
      id: flights[index] ?? '',
    };
  });
  const banners = sampleGroups.map(
    ({ key, owner }, index): Drawing => ({
      size: [960, 540],
      draw: () => groupBanner(key, seededRandom(400 + index)),
      owner: need(pilots, owner),
      column: 'groups.image_id',
      id: need(groups, key),
    }),
  );
  return [...scenes, ...people, ...machines, ...banners];
}
