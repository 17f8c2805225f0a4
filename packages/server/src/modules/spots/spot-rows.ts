import type { Spot } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { bookmarkedBy } from '../../items/bookmarks.ts';
import { likedBy } from '../../items/likes.ts';
import { ownerColumns, toOwner } from '../../items/owner.ts';
import { itemPictureUrl } from '../../media/picture-columns.ts';
import type { Viewer } from '../../visibility/visibility.ts';
import { photosFor } from './photos.ts';

/** Spots with every column that a response shows. Callers add WHERE; others than the owner get the shown place. */
export function selectSpots(db: Db, viewer: Viewer) {
  const isExact = sql<boolean>`(spots.precision = 'exact' or spots.owner_id = ${viewer?.id ?? null})`;
  return db
    .selectFrom('spots')
    .innerJoin('users', 'users.id', 'spots.owner_id')
    .innerJoin('feed_items', 'feed_items.id', 'spots.id')
    .select(ownerColumns)
    .select([
      'spots.id',
      'spots.name',
      'spots.description',
      'spots.access_notes',
      'spots.hazards',
      'spots.best_months',
      'spots.country',
      'spots.precision',
      'spots.visibility',
      'spots.created_at',
      'spots.updated_at',
      'feed_items.likes',
      sql<number>`case when ${isExact} then spots.lat else spots.shown_lat end`.as('lat'),
      sql<number>`case when ${isExact} then spots.lng else spots.shown_lng end`.as('lng'),
      sql<string | null>`case when ${isExact} then spots.address end`.as('address'),
      photosFor(viewer).as('photos'),
      likedBy(viewer, 'spots.id').as('liked'),
      bookmarkedBy(viewer, 'spots.id').as('bookmarked'),
    ]);
}

export type SpotRow = InferResult<ReturnType<typeof selectSpots>>[number];

export function toSpot(row: SpotRow): Spot {
  return {
    _id: row.id,
    owner: toOwner(row),
    name: row.name,
    description: row.description,
    accessNotes: row.access_notes,
    hazards: row.hazards,
    bestMonths: row.best_months,
    location: {
      lat: row.lat,
      lng: row.lng,
      address: row.address,
      country: row.country,
      precision: row.precision,
    },
    // The check on the column lets in more values; the contract writes these three.
    visibility: row.visibility === 'unlisted' ? 'private' : row.visibility,
    photos: row.photos.map(({ id, access, alt }) => ({
      _id: id,
      url: itemPictureUrl(id, access) ?? '',
      alt,
    })),
    likes: row.likes,
    likedByMe: row.liked,
    bookmarkedByMe: row.bookmarked,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
