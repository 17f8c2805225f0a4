import { createHash } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

const item = `
  item.id as "_id", item.kind, item.created_at as "createdAt", item.likes,
  owner.id as "ownerId", owner.username, owner.name as "ownerName", owner.picture_id as picture, owner.verified,
  flight.title, flight.description, flight.video_url as "videoUrl", flight.poster_id as poster, flight.tags,
  flight.disciplines, flight.recorded_at as "recordedAt", flight.duration_seconds as "durationSeconds", flight.weather,
  item.comments, flight.updated_at as "updatedAt", flight.visibility,
  flown.id as "droneId", flown.name as "droneName", flown.type as "droneType",
  place.id as "spotId", place.name as "spotName", place.country,
  drone.name as name, drone.type, drone.brand, drone.model, drone.weight_g as weight, drone.description as text,
  spot.name as spot, spot.lat, spot.lng, spot.address, spot.description as about, spot.hazards`;

const rows = `
  from (select * from feed_items where audience = 'public' order by created_at desc, id desc limit 20) as item
  join users owner on owner.id = item.owner_id
  left join flights flight on flight.id = item.id
  left join drones flown on flown.id = flight.drone_id
  left join spots place on place.id = flight.spot_id
  left join drones drone on drone.id = item.id
  left join spots spot on spot.id = item.id
  order by item.created_at desc, item.id desc`;

const forGuest = `select ${item} ${rows}`;
const forPilot = `select ${item},
  exists (select from likes where user_id = $1 and item_id = item.id) as "likedByMe",
  exists (select from bookmarks where user_id = $1 and item_id = item.id) as "bookmarkedByMe",
  exists (select from follows where follower_id = $1 and followee_id = owner.id) as "followedByMe" ${rows}`;
const ofSession = 'select user_id from sessions where token_hash = $1';

/**
 * The newest 20 as a bare handler sends them: the rows of the feed with their authors, and for a pilot the session and
 * what they like and follow. No visibility, blocks or hiding, no check of what comes in or goes out, no limits, no log.
 */
export async function startBareFeed(connectionString: string): Promise<string> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const app = fastify();
  app.addHook('onClose', () => pool.end());
  app.get('/newest', async ({ headers }) => {
    const token = headers.authorization?.slice('Bearer '.length);
    if (!token) return { items: (await pool.query({ name: 'guest', text: forGuest, values: [] })).rows };
    const hash = createHash('sha256').update(token).digest();
    const session = await pool.query({ name: 'session', text: ofSession, values: [hash] });
    const values = [session.rows[0]?.user_id];
    return { items: (await pool.query({ name: 'pilot', text: forPilot, values })).rows };
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}
