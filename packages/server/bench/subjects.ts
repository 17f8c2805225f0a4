import { sql } from 'kysely';
import { newId } from '../src/database/ids.ts';
import type { Db } from '../src/database/open.ts';
import { hashPassword } from '../src/identity/passwords.ts';
import { newToken, tokenHash } from '../src/identity/tokens.ts';
import { parts } from './sizes.ts';

/** The pilots and items that a client requests; alike in a small and in a large database. */
export interface Subjects {
  /** Ordinary pilots: some flights, follow a few. */
  pilots: { username: string; token: string }[];
  followsMany: string;
  followsSilent: string;
  /** Public groups with more topics than a page. */
  groups: string[];
  /** As the map asks: west,south,east,north; each with more spots than an answer. */
  boxes: string[];
  logins: { email: string; password: string }[];
}

const ordinary = 50;
const password = 'una contraseña de prueba';

/** Signs pilots in and picks what to request. */
export async function chooseSubjects(db: Db): Promise<Subjects> {
  const chosen = await sql<{ id: string; username: string; email: string }>`
    select id, username, email from users join pilot_stats on user_id = id
    where username <> all (${Object.values(parts)}::text[]) and audience = 'public' and following between 3 and 60
      and (select count(*) from flights where owner_id = users.id) between 10 and 200
    order by md5(username::text) limit ${ordinary}`.execute(db);
  const ids = chosen.rows.map(({ id }) => id);
  // Filters by day find something on any day.
  await sql`update flights set recorded_at = recorded_at + (now() - newest)
    from (select owner_id as owner, max(recorded_at) as newest from flights where owner_id = any (${ids}::uuid[]) group by 1)
      as shift where owner_id = owner`.execute(db);
  const hash = await hashPassword(password);
  await sql`update users set password_hash = ${hash} where id = any (${ids}::uuid[])`.execute(db);
  const pilots: Subjects['pilots'] = [];
  for (const { id, username } of chosen.rows) pilots.push({ username, token: await signIn(db, id) });
  return {
    pilots,
    followsMany: await signIn(db, await idOf(db, parts.followsMany)),
    followsSilent: await signIn(db, await idOf(db, parts.followsSilent)),
    groups: await bigGroups(db),
    boxes: townBoxes(),
    logins: chosen.rows.map(({ email }) => ({ email, password })),
  };
}

async function signIn(db: Db, userId: string): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ user_id: userId, token_hash: tokenHash(token) })
    .execute();
  return token;
}

async function idOf(db: Db, username: string): Promise<string> {
  const found = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  // A database that this generator has not filled has no such pilots: the rows that need them are not run.
  return found?.id ?? newId();
}

async function bigGroups(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('groups')
    .select('id')
    .where('private', '=', false)
    .where('topic_count', '>', 20)
    .orderBy('id')
    .limit(30)
    .execute();
  return rows.map(({ id }) => id);
}

/** A degree around each of the generator's towns. */
function townBoxes(): string[] {
  const towns = Array.from({ length: 20 }, (_, n) => ({ lat: 37 + (n % 5), lng: -6 + (n % 4) * 2 }));
  return towns.map(({ lat, lng }) => [lng - 0.5, lat - 0.5, lng + 0.5, lat + 0.5].join(','));
}
