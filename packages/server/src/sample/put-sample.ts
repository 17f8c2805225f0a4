import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { MediaStorage } from '../media/storage.ts';
import { putSampleAirspace } from './airspace.ts';
import { sampleDrones } from './drones.ts';
import { sampleGroups } from './groups.ts';
import { putSamplePictures } from './pictures/put-sample-pictures.ts';
import { sampleDomain, sampleLogins } from './pilots.ts';
import { followRows, groupRows, likeRows } from './sample-bonds.ts';
import { gearRows } from './sample-gear-rows.ts';
import { droneRows, flightRows, type Ids, type SampleIds, spotRows, userRows } from './sample-rows.ts';
import { talkRows } from './sample-talk-rows.ts';
import { sampleSpots } from './spots.ts';

export interface SampleLogin {
  email: string;
  username: string;
  password: string;
}

export interface SampleResult {
  /** False where it was there already, or where accounts are and only an empty database was wanted. */
  added: boolean;
  /** The sample is in the database, so the logins can be used. */
  present: boolean;
  logins: SampleLogin[];
}

export interface SampleOptions {
  /** Puts nothing into a database that has accounts: the first start must not mix into a real one. */
  onlyIfEmpty?: boolean;
  /** Where the pictures go; without it there are none. */
  storage?: MediaStorage;
}

const logins = sampleLogins.map((login) => ({ ...login, email: `${login.username}@${sampleDomain}` }));
// Any number that nobody else locks in this database.
const lockKey = 4_027_190_333;

/**
 * Puts in pilots with drones, spots, a year of flights, follows, likes and groups, all in one transaction, and then
 * their pictures. Running it again changes nothing; two servers that start at once put in one set.
 */
export async function putSample(
  db: Db,
  { onlyIfEmpty = false, storage }: SampleOptions = {},
): Promise<SampleResult> {
  if (!(await isWanted(db, onlyIfEmpty))) return { added: false, present: await hasSample(db), logins };
  const hashes = new Map<string, string>();
  for (const { username, password } of sampleLogins) hashes.set(username, await hashPassword(password));
  const otherHash = await hashPassword(randomBytes(32).toString('base64url'));
  const ids = await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    if (!(await isWanted(trx, onlyIfEmpty))) return null;
    return insertAll(trx, Date.now(), hashes, otherHash);
  });
  if (ids && storage) await putSamplePictures(db, storage, ids);
  const added = ids !== null;
  return { added, present: added || (await hasSample(db)), logins };
}

async function isWanted(db: Db, onlyIfEmpty: boolean): Promise<boolean> {
  if (!onlyIfEmpty) return !(await hasSample(db));
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

async function hasSample(db: Db): Promise<boolean> {
  const emails = logins.map(({ email }) => email);
  const found = db.selectFrom('users').select('id').where('email', 'in', emails).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

async function insertAll(
  db: Db,
  now: number,
  hashes: ReadonlyMap<string, string>,
  otherHash: string,
): Promise<SampleIds> {
  const users = userRows(now, hashes, otherHash);
  await db.insertInto('users').values(users).execute();
  const pilots: Ids = new Map(users.map(({ username, id }) => [username, id]));

  const drones = droneRows(now, pilots);
  await db.insertInto('drones').values(drones).execute();
  const spots = await spotRows(now, pilots);
  await db.insertInto('spots').values(spots).execute();
  const flights = flightRows(now, pilots, keyed(sampleDrones, drones), keyed(sampleSpots, spots));
  await db.insertInto('flights').values(flights).execute();

  await db.insertInto('follows').values(followRows(now, pilots)).execute();
  const likes = likeRows(now, pilots, [...flights, ...drones, ...spots]);
  await db.insertInto('likes').values(likes).execute();

  const { groups, members } = groupRows(now, pilots);
  await db.insertInto('groups').values(groups).execute();
  await db.insertInto('group_members').values(members).execute();

  const gear = gearRows(now, pilots, keyed(sampleDrones, drones));
  await db.insertInto('components').values(gear.components).execute();
  await db.insertInto('drone_components').values(gear.parts).execute();
  await db.insertInto('equipment_items').values(gear.equipment).execute();
  const talk = talkRows(now, pilots, keyed(sampleGroups, groups));
  await db.insertInto('topics').values(talk.topics).execute();
  await db.insertInto('comments').values(talk.comments).execute();
  await db.insertInto('comments').values(talk.replies).execute();
  await db.insertInto('posts').values(talk.posts).execute();
  await putSampleAirspace(db, now);
  // Who has been here for a year has read what is old.
  const lately = new Date(now - 3 * 86_400_000);
  await db
    .updateTable('notifications')
    .set({ read_at: new Date(now) })
    .where('created_at', '<', lately)
    .execute();
  return {
    pilots,
    drones: keyed(sampleDrones, drones),
    flights: flights.map(({ id }) => id),
    groups: keyed(sampleGroups, groups),
  };
}

/** The rows were made one by one from the list, in its order. */
function keyed(list: readonly { key: string }[], rows: readonly { id: string }[]): Ids {
  return new Map(list.map(({ key }, index) => [key, rows[index]?.id ?? '']));
}
