import { defaultVisibility, type SpotInput, type SpotPatch } from '@estela/contracts';
import { sql } from 'kysely';
import { newId } from '../../../database/ids.ts';
import type { Db } from '../../../database/open.ts';
import { isReachable } from '../../../visibility/items.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { countryAt, placeNames } from '../places/index.ts';
import { arrangePhotos } from './photos.ts';
import { cellCentre, type Place, toCentimetre } from './shown-place.ts';
import { selectSpots } from './spot-rows.ts';

export function findSpot(db: Db, id: string, viewer: Viewer) {
  return selectSpots(db, viewer)
    .where('spots.id', '=', id)
    .where(isReachable('spots', viewer))
    .executeTakeFirst();
}

export async function insertSpot(db: Db, ownerId: string, input: SpotInput): Promise<string> {
  const id = newId();
  const { precision = 'exact', address, ...place } = input.location;
  await db
    .insertInto('spots')
    .values({
      id,
      owner_id: ownerId,
      name: input.name,
      description: input.description,
      access_notes: input.accessNotes,
      hazards: input.hazards,
      best_months: inOrder(input.bestMonths),
      visibility: input.visibility ?? defaultVisibility,
      address,
      precision,
      ...(await placeColumns(place, { precision, address })),
    })
    .execute();
  return id;
}

/** Changes the named fields; false when the spot is not the owner's. */
export async function updateSpot(db: Db, id: string, ownerId: string, patch: SpotPatch): Promise<boolean> {
  const own = await db
    .selectFrom('spots')
    .select(['lat', 'lng', 'precision'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return false;
  const { address, precision = own.precision, ...place } = { ...own, ...patch.location };
  await db
    .updateTable('spots')
    .set({
      name: patch.name,
      description: patch.description,
      access_notes: patch.accessNotes,
      hazards: patch.hazards,
      best_months: inOrder(patch.bestMonths),
      visibility: patch.visibility,
      address,
      precision,
      ...(patch.location && (await placeColumns(place, { precision, address }))),
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .execute();
  await arrangePhotos(db, id, patch.photos);
  return true;
}

export async function deleteSpot(db: Db, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('spots')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function placeColumns(
  place: Place,
  { precision, address }: { precision: 'exact' | 'area'; address: string | null | undefined },
) {
  const { lat, lng } = toCentimetre(place);
  const shown = precision === 'area' ? cellCentre({ lat, lng }) : { lat, lng };
  // Near a border the country of a kept point would say on which side of the area it is.
  const country = await countryAt(shown.lat, shown.lng);
  const names = await placeNames({ ...shown, country, address: precision === 'exact' ? address : null });
  return { lat, lng, country, ...names, shown_lat: shown.lat, shown_lng: shown.lng };
}

/** Each month once. Kysely leaves out of a SET what is undefined: unnamed months stay as they are. */
function inOrder(months: number[] | undefined): number[] | undefined {
  return months && [...new Set(months)].sort((a, b) => a - b);
}
