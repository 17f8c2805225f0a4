import { z } from 'zod';
import { streamOf } from '../wire.ts';
import { flight } from './flight.ts';
import { spot } from './spot.ts';

/** Whether the viewer keeps it among their bookmarks. */
export const bookmarkState = z.object({ bookmarkedByMe: z.boolean() }).meta({ id: 'BookmarkState' });

const bookmarkedFlight = flight.extend({ kind: z.literal('flight') }).meta({ id: 'BookmarkedFlight' });
const bookmarkedSpot = spot.extend({ kind: z.literal('spot') }).meta({ id: 'BookmarkedSpot' });
const bookmark = z.discriminatedUnion('kind', [bookmarkedFlight, bookmarkedSpot]).meta({ id: 'Bookmark' });
export type Bookmark = z.infer<typeof bookmark>;

/** What the viewer has bookmarked and may still see, the latest bookmark first. */
export const bookmarkStream = streamOf(bookmark).meta({ id: 'BookmarkStream' });
