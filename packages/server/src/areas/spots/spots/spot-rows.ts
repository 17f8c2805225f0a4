import type { BoxSpot, Spot } from '@estela/contracts';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../database/open.ts';
import { bookmarkedBy, likeCount, likedBy } from '../../../lists/reactions.ts';
import { itemPictureUrl } from '../../../media/picture-columns.ts';
import { ownerColumns, toOwner } from '../../../people/owner.ts';
import type { Viewer } from '../../../visibility/viewer.ts';
import { photosFor } from './photos.ts';

/** Spots with what a map shows. Callers add WHERE; others than the owner get the shown place. */
export function selectBoxSpots(db: Db, viewer: Viewer) {
  const isExact = sql<boolean>`(spots.precision = 'exact' or spots.owner_id = ${viewer?.id ?? null})`;
  return db
    .selectFrom('spots')
    .innerJoin('users', 'users.id', 'spots.owner_id')
    .innerJoin('feed_items', 'feed_items.id', 'spots.id')
    .select(ownerColumns)
    .select([
      'spots.id',
      'spots.name',
      'spots.country',
      'spots.precision',
      'spots.visibility',
      'spots.created_at',
      'spots.updated_at',
      likeCount.as('likes'),
      sql<number>`case when ${isExact} then spots.lat else spots.shown_lat end`.as('lat'),
      sql<number>`case when ${isExact} then spots.lng else spots.shown_lng end`.as('lng'),
      sql<string | null>`case when ${isExact} then spots.address end`.as('address'),
      likedBy(viewer, 'spots.id').as('liked'),
      bookmarkedBy(viewer, 'spots.id').as('bookmarked'),
    ]);
}

/** The same with every column that a response shows. */
export function selectSpots(db: Db, viewer: Viewer) {
  return selectBoxSpots(db, viewer)
    .select(['spots.description', 'spots.access_notes', 'spots.hazards', 'spots.best_months', 'spots.hidden'])
    .select(photosFor(viewer).as('photos'));
}

type BoxSpotRow = InferResult<ReturnType<typeof selectBoxSpots>>[number];
export type SpotRow = InferResult<ReturnType<typeof selectSpots>>[number];

export function toBoxSpot(row: BoxSpotRow) {
  return {
    _id: row.id,
    owner: toOwner(row),
    name: row.name,
    location: {
      lat: row.lat,
      lng: row.lng,
      address: row.address,
      country: row.country,
      precision: row.precision,
    },
    // The check on the column lets in more values; the contract writes these three.
    visibility: row.visibility === 'unlisted' ? 'private' : row.visibility,
    likes: row.likes,
    likedByMe: row.liked,
    bookmarkedByMe: row.bookmarked,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  } satisfies BoxSpot;
}

export function toSpot(row: SpotRow): Spot {
  return {
    ...toBoxSpot(row),
    ...(row.hidden && { hidden: true }),
    description: row.description,
    accessNotes: row.access_notes,
    hazards: row.hazards,
    bestMonths: row.best_months,
    photos: row.photos.map(({ id, access, alt }) => ({
      _id: id,
      url: itemPictureUrl(id, access) ?? '',
      alt,
    })),
  };
}
