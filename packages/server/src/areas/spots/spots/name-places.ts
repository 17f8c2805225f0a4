import type { Db } from '../../../database/open.ts';
import { countryAt, placeNames } from '../places/index.ts';

const perSlice = 200;

/** Names the places of spots that have none: of before there were any, or from a backup of then. */
export async function namePlaces(db: Db, signal: AbortSignal): Promise<void> {
  for (;;) {
    const spots = await db
      .selectFrom('spots')
      .select(['id', 'shown_lat', 'shown_lng', 'precision', 'address'])
      .where('town_names', 'is', null)
      .limit(perSlice)
      .execute();
    // One by one: a statement over many would lock them in an order of its own.
    for (const { id, shown_lat: lat, shown_lng: lng, precision, address } of spots) {
      if (signal.aborted) return;
      const country = await countryAt(lat, lng);
      const names = await placeNames({ lat, lng, country, address: precision === 'exact' ? address : null });
      await db.updateTable('spots').set(names).where('id', '=', id).where('town_names', 'is', null).execute();
    }
    if (spots.length < perSlice) return;
  }
}
