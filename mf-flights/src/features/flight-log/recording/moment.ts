/** What a log measured at one moment; null where it says nothing. */
export interface Moment {
  /** Seconds on the log's own clock. */
  t: number;
  lat: number | null;
  lng: number | null;
  /** Metres. */
  height: number | null;
  /** Metres per second. */
  speed: number | null;
  /** Volts of the whole battery. */
  voltage: number | null;
  /** Percent. */
  link: number | null;
}

export const emptyMoment: Moment = {
  t: 0,
  lat: null,
  lng: null,
  height: null,
  speed: null,
  voltage: null,
  link: null,
};

/** Two moments as one: the extremes of both, so that thinning never hides the top speed or the lowest voltage. */
export function mergeMoments(first: Moment, second: Moment): Moment {
  const hasPlace = first.lat !== null;
  return {
    t: first.t,
    lat: hasPlace ? first.lat : second.lat,
    lng: hasPlace ? first.lng : second.lng,
    height: either(first.height, second.height, Math.max),
    speed: either(first.speed, second.speed, Math.max),
    voltage: either(first.voltage, second.voltage, Math.min),
    link: either(first.link, second.link, Math.min),
  };
}

function either(a: number | null, b: number | null, choose: (a: number, b: number) => number): number | null {
  if (a === null) return b;
  return b === null ? a : choose(a, b);
}
