import { type Call, calls, limits } from '@estela/contracts';
import { sql } from 'kysely';
import { type Fixture, makeFixture } from '../fuzz/fixture.ts';
import { plainSchema } from '../fuzz/schema-arbitrary.ts';
import { longestHold } from '../support/longest-hold.ts';
import type { TestServer } from '../support/test-server.ts';
import { costlyBody, type shapes } from './costly-bodies.ts';
import { pathToVictim } from './victims-ids.ts';

const owned = limits.gearPerPilot.max;

/** Would take the sender the session or the account that the rest needs. */
const endsSessions = new Set<string>([calls.logout.id, calls.endOtherSessions.id, calls.deleteUser.id]);

const withBody = (Object.values(calls) as Call[]).filter(({ body, id }) => body && !endsSessions.has(id));

/** What one request cost: for how many milliseconds nobody else was answered. */
export interface BodyCost {
  call: string;
  held: number;
  status: number;
}

/** A pilot who owns as much as one may, and sends what `costs` asks for. */
export async function richPilot(server: TestServer) {
  const fixture = await makeFixture(server);
  await fill(server, fixture.victim.id);
  const ids = await idsOf(server, fixture);

  /** Sends every call that takes a body one of this shape, each on what the pilot owns. */
  async function costs(shape: (typeof shapes)[number]): Promise<BodyCost[]> {
    const found: BodyCost[] = [];
    for (const call of withBody) {
      const payload = costlyBody(plainSchema(call.body as NonNullable<Call['body']>), shape, ids);
      let status = 0;
      const held = await longestHold(async () => {
        const answer = await server.inject({
          method: call.method,
          url: `/api${pathToVictim(call, fixture)}`,
          headers: { authorization: `Bearer ${fixture.victim.token}`, 'content-type': 'application/json' },
          payload,
        });
        status = answer.statusCode;
      });
      found.push({ call: call.id, held, status });
    }
    return found;
  }

  return { costs };
}

/** Ids of own things of every kind, and of as many of one kind as a list may name. */
async function idsOf({ db }: TestServer, { victim, items: [own] }: Fixture): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from equipment_items where owner_id = ${victim.id} limit 200`.execute(db);
  return [...Object.values(own).flat(), ...rows.map(({ id }) => id)];
}

async function fill({ db }: TestServer, ownerId: string): Promise<void> {
  // The fixture has some already, and a pilot at the limit could add none.
  const more = owned - 10;
  await sql`insert into equipment_items (id, owner_id, name, type, condition)
    select gen_random_uuid(), ${ownerId}, 'Pack', 'goggles', 'used' from generate_series(1, ${more}::int)`.execute(
    db,
  );
  await sql`insert into components (id, owner_id, name, type)
    select gen_random_uuid(), ${ownerId}, 'Motor', 'motor' from generate_series(1, ${more}::int)`.execute(db);
  await sql`insert into drones (id, owner_id, name, type, brand, model, serial_number, weight_g, frame_size_mm, visibility)
    select gen_random_uuid(), ${ownerId}, 'Dron', 'freestyle', 'X', 'Y', n::text, 600, 225, 'private'
    from generate_series(1, ${more}::int) n`.execute(db);
  await sql`insert into flights (id, owner_id, title, description, video_url, recorded_at, visibility)
    select gen_random_uuid(), ${ownerId}, 'Vuelo', '', '', now(), 'private'
    from generate_series(1, ${more}::int)`.execute(db);
  await sql`insert into spots (id, owner_id, name, lat, lng, shown_lat, shown_lng, visibility)
    select gen_random_uuid(), ${ownerId}, 'Sitio', 40.4, -3.7, 40.4, -3.7, 'private'
    from generate_series(1, ${more}::int)`.execute(db);
}
