import { paths } from '@estela/contracts/paths';
import type { Db } from '../../database/open.ts';
import { findDrone, toDrone } from '../drones/index.ts';
import { cardAddress, findFlight, toFlight } from '../flights/index.ts';
import { findSpot, toSpot } from '../spots/index.ts';
import { findProfile, toUserProfile } from '../users/index.ts';

/** The description of a page for crawlers and shared links, where its item says more than its route. */
export interface PublicPage {
  title?: string;
  description?: string;
  canonical?: string;
  image?: string;
  /** What the image shows, if the pilot said so; of a card it is the title. */
  imageAlt?: string;
  /** The image was drawn by us for shared links, 1200 by 630 pixels. */
  isCard?: true;
  /** The image is a pilot's picture: square, and small. */
  isPortrait?: true;
  /** What search engines may know of a flight, whose words the pilot wrote. */
  posting?: Posting;
  isIndexed: boolean;
}

/** Paths are on this server. */
interface Posting {
  author: string;
  authorPath: string;
  publishedAt: string;
  likes: number;
  comments: number;
}

/** Characters; search engines and messengers cut what is longer. */
const longestDescription = 200;
const itemPath = /^\/(flights|drones|spots)\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/i;
const dashboardPath = /^\/dashboard\/([a-z0-9_.]+)(?:\/(flights|drones|spots))?\/?$/i;
/** What a guest may not see is described as what does not exist. */
const unknown: PublicPage = { isIndexed: false };

/** Describes a flight, a drone, a spot or a dashboard as a guest sees it; undefined for pages of any other kind. */
export async function describePublicPage(db: Db, pathname: string): Promise<PublicPage | undefined> {
  const [, kind, id] = itemPath.exec(pathname) ?? [];
  const describe = describers[kind?.toLowerCase() ?? ''];
  if (id && describe) return describe(db, id);
  const [, username, list] = dashboardPath.exec(pathname) ?? [];
  return username ? describeDashboard(db, username, list?.toLowerCase()) : undefined;
}

async function describeFlight(db: Db, id: string): Promise<PublicPage> {
  const row = await findFlight(db, id, null);
  if (!row) return unknown;
  const { _id, title, description, poster, posterAlt, visibility, owner, createdAt, likes, comments } =
    toFlight(row);
  const isPublic = visibility === 'public';
  return {
    title,
    description: shortened(description),
    canonical: paths.flight(_id),
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
  if (!row) return unknown;
  const { _id, name, description, photos } = toSpot(row);
  const [photo] = photos;
  return {
    title: name,
    ...(description && { description: shortened(description) }),
    canonical: paths.spot(_id),
    ...(photo && { image: photo.url }),
    isIndexed: true,
  };
}

async function describeDrone(db: Db, id: string): Promise<PublicPage> {
  const row = await findDrone(db, id, null);
  if (!row) return unknown;
  const { _id, name, description, image } = toDrone(row);
  return {
    title: name,
    ...(description && { description: shortened(description) }),
    canonical: paths.drone(_id),
    ...(image && { image }),
    isIndexed: true,
  };
}

const describers: Record<string, (db: Db, id: string) => Promise<PublicPage>> = {
  flights: describeFlight,
  drones: describeDrone,
  spots: describeSpot,
};

const listPaths: Record<string, (username: string) => string> = {
  flights: paths.pilotFlights,
  drones: paths.pilotDrones,
  spots: paths.pilotSpots,
};

/** A pilot's page, or one of the lists behind it. */
async function describeDashboard(db: Db, username: string, list = ''): Promise<PublicPage> {
  const row = await findProfile(db, { username }, null);
  if (!row || toUserProfile(row).restricted) return unknown;
  const pilot = toUserProfile(row);
  return {
    title: `${pilot.name} (@${pilot.username})`,
    canonical: (listPaths[list] ?? paths.dashboard)(pilot.username),
    ...(pilot.profilePicture && { image: pilot.profilePicture, isPortrait: true }),
    isIndexed: true,
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription - 1).trimEnd()}…`;
}
