import type { Draft } from './draft.ts';
import { seededRng } from './rng.ts';

/** How many flights have a log: enough to come across one, few enough to keep a first start short. */
const logged = 12;
const moments = 300;
/** Metres of a degree of latitude. */
const degree = 111_195;

interface FlownRow {
  id: string;
  duration_seconds: number;
}

/** What a radio with GPS and telemetry logged of the newest flights at spots whose exact point everybody knows. */
export function logRows({ data }: Draft, flights: readonly FlownRow[]) {
  const rng = seededRng(53);
  const flown = data.flights.flatMap((flight, index) => {
    const spot = data.spots.find(({ key }) => key === flight.spot);
    const row = flights[index];
    const isOpen = spot?.visibility === 'public' && spot.precision === 'exact';
    return row && isOpen ? [{ spot, id: row.id, seconds: row.duration_seconds, ago: flight.daysAgo }] : [];
  });
  const newest = flown.sort((a, b) => a.ago - b.ago).slice(0, logged);
  const logs = newest.map(({ spot, id, seconds }) => ({ id, ...logOf(spot, seconds, rng) }));
  return {
    tracks: logs.map(({ id, track }) => ({ flight_id: id, ...track })),
    series: logs.map(({ id, series }) => ({ flight_id: id, series: JSON.stringify(series) })),
    /** Of each flight that has a log, by its id. */
    figures: new Map(logs.map(({ id, figures }) => [id, figures])),
  };
}

/** Loops along a valley, none like the one before; slow in the turns, fast between them. */
function logOf({ lat, lng }: { lat: number; lng: number }, seconds: number, rng: () => number) {
  const loops = Math.min(5, Math.max(2, seconds / 150));
  // Up to some 80 km/h, and no farther out than one sees.
  const reach = Math.min(350, (seconds * 22) / (14 * loops));
  const top = 25 + rng() * 70;
  const phase = () => rng() * 2 * Math.PI;
  const [bearing, first, second, third, climb] = [phase(), phase(), phase(), phase(), phase()];
  const places = Array.from({ length: moments }, (_, index) => {
    const part = index / (moments - 1);
    const wide = Math.min(1, 1.4 * Math.sin(Math.PI * part));
    const angle = 2 * Math.PI * loops * part;
    const along = reach * wide * (Math.sin(angle) + 0.45 * Math.sin(2.3 * angle + first));
    const across =
      reach * wide * (0.6 * Math.cos(1.3 * angle + second) + 0.25 * Math.sin(2.9 * angle + third));
    return {
      part,
      wide,
      north: along * Math.cos(bearing) - across * Math.sin(bearing),
      east: along * Math.sin(bearing) + across * Math.cos(bearing),
      height: top * wide * (0.65 + 0.35 * Math.sin(1.7 * angle + climb)),
    };
  });
  const all = places.map(({ part, wide, north, east, height }, index) => {
    const before = places[Math.max(0, index - 1)];
    const after = places[Math.min(moments - 1, index + 1)];
    const way = Math.hypot(
      (after?.north ?? north) - (before?.north ?? north),
      (after?.east ?? east) - (before?.east ?? east),
    );
    const speed = way / (((after?.part ?? part) - (before?.part ?? part)) * seconds);
    return {
      t: round(part * seconds),
      point: [
        round(lat + north / degree, 6),
        round(lng + east / degree / Math.cos((lat * Math.PI) / 180), 6),
      ] as const,
      height: round(height),
      speed: round(speed),
      voltage: round(25.1 - 3.4 * part - speed / 25, 2),
      link: Math.round(100 - 28 * wide * rng()),
    };
  });
  const of = <Key extends 'height' | 'speed' | 'voltage' | 'link' | 't'>(key: Key) =>
    all.map((one) => one[key]);
  const lats = all.map(({ point }) => point[0]);
  const lngs = all.map(({ point }) => point[1]);
  return {
    track: {
      points: JSON.stringify(all.map(({ point, height, t }) => [...point, height, t])),
      ...{ start_lat: lats[0] ?? lat, start_lng: lngs[0] ?? lng },
      ...{ end_lat: lats.at(-1) ?? lat, end_lng: lngs.at(-1) ?? lng },
      ...{ south: Math.min(...lats), north: Math.max(...lats) },
      ...{ west: Math.min(...lngs), east: Math.max(...lngs) },
    },
    series: {
      t: of('t'),
      height: of('height'),
      speed: of('speed'),
      voltage: of('voltage'),
      link: of('link'),
    },
    figures: {
      max_height_m: Math.max(...of('height')),
      top_speed_mps: Math.max(...of('speed')),
      sources: JSON.stringify(
        Object.fromEntries(
          ['durationSeconds', 'place', 'topSpeedMps', 'maxHeightM', 'voltage', 'link'].map((figure) => [
            figure,
            'edgetx',
          ]),
        ),
      ),
    },
  };
}

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
