import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@estela/contracts/paths';
import type { Language } from '@estela/contracts/values';
import type { Db } from '../../../database/open.ts';
import { cardAddress, findFlight, toFlight } from '../../flights/flights/index.ts';
import { findDrone, toDrone } from '../../gear/drones/index.ts';
import { firstFeedPicture } from '../../social/feed/index.ts';
import { findSpot, toSpot } from '../../spots/spots/index.ts';
import { describeDashboard, pilotLists } from './describe-dashboard.ts';
import { type PublicPage, unknownPage } from './public-page.ts';

/** Characters; search engines and messengers cut what is longer. */
const longestDescription = 200;
const itemPath = /^\/(flights|drones|spots)\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/i;
const dashboardPath = /^\/dashboard\/([a-z0-9_.]+)(?:\/(flights|drones|spots))?\/?$/i;

/** Milliseconds that a page of many things waits for its first picture: it says all the rest without the database. */
const longestWait = 100;

/** Describes the feed, a flight, a drone, a spot or a dashboard as a guest sees it; undefined for pages of any other kind. */
export async function describePublicPage(
  db: Db,
  pathname: string,
  language: Language = 'es',
  isPlain = true,
): Promise<PublicPage | undefined> {
  // With a query it may be the other tab, whose first picture is another.
  if (pathname === paths.feed()) return isPlain ? describeFeed(db) : undefined;
  const [, kind, id] = itemPath.exec(pathname) ?? [];
  const describe = describers[kind?.toLowerCase() ?? ''];
  if (id && describe) return describe(db, id);
  const [, username, name = ''] = dashboardPath.exec(pathname) ?? [];
  if (!username) return undefined;
  const list = name.toLowerCase();
  return describeDashboard(db, username, isPilotList(list) ? list : undefined, language);
}

const isPilotList = (name: string): name is keyof typeof pilotLists => Object.hasOwn(pilotLists, name);

async function describeFeed(db: Db): Promise<PublicPage> {
  const firstPicture = await Promise.race([
    firstFeedPicture(db),
    pause(longestWait, undefined, { ref: false }),
  ]);
  return firstPicture ? { firstPicture } : {};
}

async function describeFlight(db: Db, id: string): Promise<PublicPage> {
  const row = await findFlight(db, id, null);
  if (!row) return unknownPage;
  const { _id, title, description, poster, posterAlt, visibility, owner, createdAt, likes, comments } =
    toFlight(row);
  const isPublic = visibility === 'public';
  return {
    title,
    description: shortened(description),
    canonical: paths.flight(_id),
    ...(poster && { firstPicture: poster }),
    // A card is drawn for public flights alone; an unlisted one is visible with its link and found nowhere.
    ...(isPublic
      ? {
          image: cardAddress(row),
          isCard: true,
          posting: {
            author: owner.name,
            authorPath: paths.dashboard(owner.username),
            publishedAt: createdAt,
            likes,
            comments,
          },
        }
      : poster && { image: poster, ...(posterAlt && { imageAlt: posterAlt }) }),
    isIndexed: isPublic,
  };
}

async function describeSpot(db: Db, id: string): Promise<PublicPage> {
  const row = await findSpot(db, id, null);
  if (!row) return unknownPage;
  const { _id, name, description, photos } = toSpot(row);
  const [photo] = photos;
  return {
    title: name,
    ...(description && { description: shortened(description) }),
    canonical: paths.spot(_id),
    ...(photo && { image: photo.url, firstPicture: photo.url }),
    isIndexed: true,
  };
}

async function describeDrone(db: Db, id: string): Promise<PublicPage> {
  const row = await findDrone(db, id, null);
  if (!row) return unknownPage;
  const { _id, name, description, image } = toDrone(row);
  return {
    title: name,
    ...(description && { description: shortened(description) }),
    canonical: paths.drone(_id),
    ...(image && { image, firstPicture: image }),
    isIndexed: true,
  };
}

const describers: Record<string, (db: Db, id: string) => Promise<PublicPage>> = {
  flights: describeFlight,
  drones: describeDrone,
  spots: describeSpot,
};

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription - 1).trimEnd()}…`;
}
