import type { Insertable } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Schema } from '../database/schema.ts';
import { countryAt } from '../modules/spots/country.ts';
import { cellCentre } from '../modules/spots/shown-place.ts';
import { sampleDrones } from './drones.ts';
import { sampleFlights } from './flights.ts';
import { sampleDomain, samplePilots } from './pilots.ts';
import { randomName, seededRandom } from './random.ts';
import { sampleSpots } from './spots.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** Ids of what was made, by the names that the sample's lists use. */
export type Ids = ReadonlyMap<string, string>;

/** Ids of all that can have a picture; flights in the order of their list. */
export interface SampleIds {
  pilots: Ids;
  drones: Ids;
  flights: readonly string[];
  groups: Ids;
}

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** `hashes`: password hash by username, and one for everybody else. */
export function userRows(
  now: number,
  hashes: ReadonlyMap<string, string>,
  otherHash: string,
): Row<'users'>[] {
  return samplePilots.map((pilot, index) => {
    const at = now - pilot.joined * day - index * 17 * 60_000;
    return {
      id: newId(at),
      username: pilot.username,
      email: `${pilot.username}@${sampleDomain}`,
      name: pilot.name,
      last_name: pilot.lastName,
      password_hash: hashes.get(pilot.username) ?? otherHash,
      verified: pilot.verified ?? false,
      profile_visibility: pilot.profile ?? 'public',
      social: JSON.stringify(pilot.social ?? {}),
      terms_accepted_at: new Date(at),
      created_at: new Date(at),
      updated_at: new Date(at),
    };
  });
}

export function droneRows(now: number, pilots: Ids): Row<'drones'>[] {
  const random = seededRandom(11);
  return sampleDrones.map((drone) => {
    const at = joinedAt(now, drone.pilot) + (2 + random() * 30) * day;
    return {
      id: newId(at),
      owner_id: need(pilots, drone.pilot),
      name: drone.name,
      type: drone.type,
      brand: drone.brand,
      model: drone.model,
      serial_number: `ES${randomName(random, 9).toUpperCase().replace(/[-_]/g, '7')}`,
      weight_g: drone.weight,
      frame_size_mm: drone.frameSize,
      frame: drone.frame,
      description: drone.description,
      origin_type: drone.origin,
      visibility: drone.visibility ?? 'public',
      ...dates(at),
    };
  });
}

export async function spotRows(now: number, pilots: Ids): Promise<Row<'spots'>[]> {
  const random = seededRandom(23);
  const rows = sampleSpots.map(async (spot): Promise<Row<'spots'>> => {
    const joined = joinedAt(now, spot.pilot);
    const at = joined + (1 + random() * 0.85 * ((now - joined) / day - 2)) * day;
    const shown = spot.precision === 'area' ? cellCentre(spot) : spot;
    return {
      id: newId(at),
      owner_id: need(pilots, spot.pilot),
      name: spot.name,
      description: spot.description,
      lat: spot.lat,
      lng: spot.lng,
      address: spot.address ?? null,
      country: await countryAt(spot.lat, spot.lng),
      precision: spot.precision ?? 'exact',
      shown_lat: shown.lat,
      shown_lng: shown.lng,
      visibility: spot.visibility ?? 'public',
      ...dates(at),
    };
  });
  return Promise.all(rows);
}

export function flightRows(now: number, pilots: Ids, drones: Ids, spots: Ids): Row<'flights'>[] {
  const random = seededRandom(37);
  return sampleFlights.map((flight) => {
    // A few hours back: the newest is already in the past.
    const recorded = now - flight.daysAgo * day - (0.4 + random() * 3) * hour;
    const at = recorded + (0.1 + random() * 0.2) * hour;
    return {
      id: newId(at),
      owner_id: need(pilots, flight.pilot),
      title: flight.title,
      description: flight.description,
      video_url: `https://www.youtube.com/watch?v=${randomName(random, 11)}`,
      tags: flight.tags,
      disciplines: flight.disciplines,
      recorded_at: new Date(recorded),
      spot_id: flight.spot === null ? null : need(spots, flight.spot),
      drone_id: need(drones, flight.drone),
      featured: random() < 0.12,
      favorite: random() < 0.25,
      duration_seconds: flight.minutes * 60 + Math.floor(random() * 60),
      weather: flight.weather && JSON.stringify(flight.weather),
      visibility: flight.visibility,
      ...dates(at),
    };
  });
}

/** The id of a name; a name that is not in the lists is a mistake in them. */
export function need(ids: Ids, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`The sample names ${name}, which it does not have`);
  return id;
}

export function joinedAt(now: number, username: string): number {
  const pilot = samplePilots.find((one) => one.username === username);
  return now - (pilot?.joined ?? 0) * day;
}

function dates(at: number) {
  return { created_at: new Date(at), updated_at: new Date(at) };
}
