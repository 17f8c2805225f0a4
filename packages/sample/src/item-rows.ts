import { emailOf } from './data.ts';
import { type Draft, dates, day, hour, type Ids, idOf, joinedAt } from './draft.ts';
import { randomName, seededRng } from './rng.ts';

export function userRows({ data, now, newId }: Omit<Draft, 'pilots'>) {
  return data.pilots.map((pilot, index) => {
    const at = now - pilot.joined * day - index * 17 * 60_000;
    return {
      id: newId(at),
      username: pilot.username,
      email: emailOf(pilot.username),
      name: pilot.name,
      last_name: pilot.lastName,
      verified: pilot.verified,
      profile_visibility: pilot.profile,
      approve_followers: pilot.approvesFollowers,
      social: JSON.stringify(pilot.social),
      terms_accepted_at: new Date(at),
      ...dates(at),
    };
  });
}

export function droneRows(draft: Draft) {
  const rng = seededRng(11);
  return draft.data.drones.map((drone) => {
    const at = joinedAt(draft, drone.pilot) + (2 + rng() * 30) * day;
    return {
      id: draft.newId(at),
      owner_id: idOf(draft.pilots, drone.pilot),
      name: drone.name,
      type: drone.type,
      brand: drone.brand,
      model: drone.model,
      serial_number: `ES${randomName(rng, 9).toUpperCase().replace(/[-_]/g, '7')}`,
      weight_g: drone.weight,
      frame_size_mm: drone.frameSize,
      frame: drone.frame,
      description: drone.description,
      origin_type: drone.origin,
      visibility: drone.visibility,
      ...dates(at),
    };
  });
}

/** Without country and shown place, which follow from the position. */
export function spotRows(draft: Draft) {
  const rng = seededRng(23);
  return draft.data.spots.map((spot) => {
    const joined = joinedAt(draft, spot.pilot);
    const at = joined + (1 + rng() * 0.85 * ((draft.now - joined) / day - 2)) * day;
    return {
      id: draft.newId(at),
      owner_id: idOf(draft.pilots, spot.pilot),
      name: spot.name,
      description: spot.description,
      access_notes: spot.accessNotes,
      hazards: spot.hazards,
      best_months: spot.bestMonths,
      lat: spot.lat,
      lng: spot.lng,
      address: spot.address,
      precision: spot.precision,
      visibility: spot.visibility,
      ...dates(at),
    };
  });
}

export function flightRows({ data, now, newId, pilots }: Draft, drones: Ids, spots: Ids) {
  const rng = seededRng(37);
  return data.flights.map((flight) => {
    // A few hours back: the newest is already in the past.
    const recorded = now - flight.daysAgo * day - (0.4 + rng() * 3) * hour;
    const at = recorded + (0.1 + rng() * 0.2) * hour;
    return {
      id: newId(at),
      owner_id: idOf(pilots, flight.pilot),
      title: flight.title,
      description: flight.description,
      poster_alt: flight.posterAlt,
      video_url: `https://www.youtube.com/watch?v=${randomName(rng, 11)}`,
      tags: flight.tags,
      disciplines: flight.disciplines,
      recorded_at: new Date(recorded),
      spot_id: flight.spot === null ? null : idOf(spots, flight.spot),
      drone_id: idOf(drones, flight.drone),
      featured: rng() < 0.12,
      favorite: rng() < 0.25,
      duration_seconds: flight.minutes * 60 + Math.floor(rng() * 60),
      weather: flight.weather && JSON.stringify(flight.weather),
      visibility: flight.visibility,
      ...dates(at),
    };
  });
}
