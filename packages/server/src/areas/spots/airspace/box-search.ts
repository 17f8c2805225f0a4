import { type Bounds, concernsBox, isInForceSomewhere } from '@estela/airspace';
import type { Db } from '../../../database/open.ts';
import { findNotams, findZones, listDatasets, onOneState } from './repository.ts';

/** What is in force at an instant and meets a box. West may be greater than east across the 180th meridian. */
export async function findInBox(db: Db, box: Bounds, at: Date, limit: number) {
  return onOneState(db, async (trx) => {
    const zones = await findZones(trx, box, limit + 1);
    const notams = await findNotams(trx, box, at, at, limit + 1);
    const datasets = await listDatasets(trx);
    const found = [...notams, ...zones.filter((zone) => isInForceSomewhere(zone, at))];
    return {
      found: found.slice(0, limit),
      truncated: zones.length > limit || found.length > limit,
      datasets: datasets.filter((dataset) => concernsBox(dataset, box)),
    };
  });
}
