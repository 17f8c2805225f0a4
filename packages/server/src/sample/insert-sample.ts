import { type SamplePicture, sampleLogins, sampleRows } from '@estela/sample';
import { sql } from 'kysely';
import { replaceDataset } from '../areas/spots/airspace/index.ts';
import { countryAt, placeNames } from '../areas/spots/places/index.ts';
import { cellCentre } from '../areas/spots/spots/index.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { waitAsLongAsNeeded } from '../database/statement-limits.ts';
import { inTransaction } from '../database/transaction.ts';
import { hashPassword, noPassword } from '../identity/passwords.ts';
import { newToken } from '../identity/tokens.ts';
import type { MediaStorage } from '../media/storage.ts';
import { insertPictures } from './insert-pictures.ts';

const day = 86_400_000;

export interface SampleLogin {
  email: string;
  username: string;
  password: string;
}

export interface SampleResult {
  /** False where it was there already, or where there are accounts and only an empty database was to be filled. */
  added: boolean;
  /** The sample is in the database, so the logins can be used. */
  present: boolean;
  /** None where their passwords are random and were printed when they were added. */
  logins: readonly SampleLogin[];
}

export interface SampleOptions {
  /** Inserts nothing into a database that has accounts: the first start must not mix into a real one. */
  onlyIfEmpty?: boolean;
  /** Logins get passwords that nobody knows but who reads this result. */
  randomPasswords?: boolean;
  /** Where the pictures go; without it there are none. */
  storage?: MediaStorage;
}

// Any number that nothing else locks in this database.
const lockKey = 4_027_190_333;

/**
 * Inserts pilots with drones, spots, a year of flights and what is said about them, follows, likes and groups, all in one transaction, and then
 * their pictures. Running it again changes nothing; two servers that start at once insert one sample.
 */
export async function insertSample(
  db: Db,
  { onlyIfEmpty = false, randomPasswords = false, storage }: SampleOptions = {},
): Promise<SampleResult> {
  const known = randomPasswords ? [] : sampleLogins;
  if (!(await isWanted(db, onlyIfEmpty)))
    return { added: false, present: await hasSample(db), logins: known };
  const logins = randomPasswords ? sampleLogins.map(withRandomPassword) : sampleLogins;
  const hashes = new Map<string, string>();
  for (const { username, password } of logins) hashes.set(username, await hashPassword(password));
  const pictures = await inTransaction(db, async (trx) => {
    await waitAsLongAsNeeded(trx);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    if (!(await isWanted(trx, onlyIfEmpty))) return null;
    return insertRows(trx, Date.now(), hashes);
  });
  if (pictures && storage) await insertPictures(db, storage, pictures);
  const added = pictures !== null;
  return { added, present: added || (await hasSample(db)), logins: added ? logins : known };
}

function withRandomPassword(login: SampleLogin): SampleLogin {
  return { ...login, password: newToken().slice(0, 20) };
}

async function isWanted(db: Db, onlyIfEmpty: boolean): Promise<boolean> {
  if (!onlyIfEmpty) return !(await hasSample(db));
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

async function hasSample(db: Db): Promise<boolean> {
  const emails = sampleLogins.map(({ email }) => email);
  const found = db.selectFrom('users').select('id').where('email', 'in', emails).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Returns what has pictures. */
async function insertRows(
  db: Db,
  now: number,
  hashes: ReadonlyMap<string, string>,
): Promise<SamplePicture[]> {
  const rows = sampleRows(now, newId);
  const users = rows.users.map((user) => ({
    ...user,
    email_confirmed: true,
    password_hash: hashes.get(user.username) ?? noPassword,
  }));
  const spots = rows.spots.map(async (spot) => {
    const shown = spot.precision === 'area' ? cellCentre(spot) : spot;
    const country = await countryAt(shown.lat, shown.lng);
    const address = spot.precision === 'area' ? null : spot.address;
    const names = await placeNames({ lat: shown.lat, lng: shown.lng, country, address });
    return { ...spot, country, ...names, shown_lat: shown.lat, shown_lng: shown.lng };
  });
  await db.insertInto('users').values(users).execute();
  await db.insertInto('drones').values(rows.drones).execute();
  await db
    .insertInto('spots')
    .values(await Promise.all(spots))
    .execute();
  await db.insertInto('flights').values(rows.flights).execute();
  await db.insertInto('flight_tracks').values(rows.tracks).execute();
  await db.insertInto('flight_series').values(rows.series).execute();
  await db.insertInto('follows').values(rows.follows).execute();
  await db.insertInto('follow_requests').values(rows.followRequests).execute();
  // The notification of the last one stands for those before it.
  const likes = rows.likes.toSorted((one, other) => +new Date(one.created_at) - +new Date(other.created_at));
  await db.insertInto('likes').values(likes).execute();
  await db.insertInto('bookmarks').values(rows.bookmarks).execute();
  await db.insertInto('groups').values(rows.groups).execute();
  await db.insertInto('group_members').values(rows.members).execute();
  await db.insertInto('group_acts').values(rows.acts).execute();
  await db.insertInto('components').values(rows.components).execute();
  await db.insertInto('installations').values(rows.installations).execute();
  await db.insertInto('equipment_items').values(rows.equipment).execute();
  await db.insertInto('flight_packs').values(rows.packs).execute();
  await db.insertInto('drone_snapshots').values(rows.snapshots).execute();
  await db.insertInto('equipment_status_changes').values(rows.statusChanges).execute();
  await db.insertInto('topics').values(rows.topics).execute();
  await db.insertInto('comments').values(rows.comments).execute();
  await db.insertInto('comments').values(rows.replies).execute();
  await db.insertInto('comments').values(rows.flightComments).execute();
  await db.insertInto('comments').values(rows.flightReplies).execute();
  await db.insertInto('topic_reads').values(rows.topicReads).execute();
  await db.insertInto('posts').values(rows.posts).execute();
  await db.insertInto('comments').values(rows.postComments).execute();
  await db.insertInto('comments').values(rows.postReplies).execute();
  await db.insertInto('post_likes').values(rows.postLikes).execute();
  await db.insertInto('fly_days').values(rows.flyDays).execute();
  await db.insertInto('fly_day_answers').values(rows.flyDayAnswers).execute();
  await insertAirspace(db, now, rows.airspace);
  // Notifications older than three days are read.
  await db
    .updateTable('notifications')
    .set({ read_at: new Date(now) })
    .where('created_at', '<', new Date(now - 3 * day))
    .execute();
  return rows.pictures;
}

async function insertAirspace(
  db: Db,
  now: number,
  { zones, notams }: ReturnType<typeof sampleRows>['airspace'],
): Promise<void> {
  const head = {
    format: 'sample',
    // The page names it, in the language of who reads.
    title: '',
    provider: null,
    issued: null,
    validFrom: null,
    validTo: null,
    importedAt: new Date(now),
    // Made up as they are, they do not age.
    staleAt: new Date(now + 36_500 * day),
    countries: [],
    synthetic: true,
  };
  await replaceDataset(db, { ...head, name: 'sintetica', content: 'zones' }, { zones });
  await replaceDataset(db, { ...head, name: 'sintetica-notam', content: 'notams' }, { notams });
}
