import type { Spot } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { itemNotFound } from '../../../references/write-access.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { readFlown } from './flown.ts';
import { findSpot } from './repository.ts';
import { toSpot } from './spot-rows.ts';

/** A spot with what was flown there, which lists leave out. */
export async function readWholeSpot(db: Db, id: string, viewer: Viewer): Promise<Spot> {
  const row = await findSpot(db, id, viewer);
  if (!row) throw itemNotFound('spots');
  return { ...toSpot(row), flown: await readFlown(db, id, viewer) };
}
