import type { Privacy } from '@estela/contracts';
import { newId } from '../../src/database/ids.ts';
import type { Db } from '../../src/database/open.ts';
import { newToken, tokenHash } from '../../src/identity/tokens.ts';

export interface TestPilot {
  id: string;
  username: string;
  email: string;
  token: string;
}

let count = 0;

/** A pilot with a session, directly in the database: hashing a password for each would cost more than the tests. */
export async function makePilot(
  db: Db,
  username?: string,
  privacy: Partial<Privacy> = {},
): Promise<TestPilot> {
  count += 1;
  const name = username ?? `pilot${count}`;
  const pilot = { id: newId(), username: name, email: `${name}@estela.test`, token: newToken() };
  await db
    .insertInto('users')
    .values({
      id: pilot.id,
      username: name,
      email: pilot.email,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      last_name: 'Piloto',
      password_hash: 'none',
      email_confirmed: true,
      terms_accepted_at: new Date(),
      profile_visibility: privacy.profileVisibility,
      allow_followers_flights: privacy.allowFollowersToSeeFlights,
      allow_followers_drones: privacy.allowFollowersToSeeDrones,
      approve_followers: privacy.approveFollowers,
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({ user_id: pilot.id, token_hash: tokenHash(pilot.token) })
    .execute();
  return pilot;
}

export async function makeFollow(db: Db, follower: TestPilot, followee: TestPilot): Promise<void> {
  await db.insertInto('follows').values({ follower_id: follower.id, followee_id: followee.id }).execute();
}

export async function makeRequest(db: Db, requester: TestPilot, pilot: TestPilot): Promise<void> {
  await db.insertInto('follow_requests').values({ requester_id: requester.id, pilot_id: pilot.id }).execute();
}

export async function makeBlock(db: Db, blocker: TestPilot, blocked: TestPilot): Promise<void> {
  await db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();
}

/** Makes them administrators, with the second factor that their calls require. */
export async function promote(db: Db, ...pilots: TestPilot[]): Promise<void> {
  const ids = pilots.map(({ id }) => id);
  await db.updateTable('users').set({ role: 'admin', totp_at: new Date() }).where('id', 'in', ids).execute();
}
