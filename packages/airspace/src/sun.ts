/** Begin of morning civil twilight, sunrise, sunset, end of evening civil twilight. */
export type SunEvent = 'BMCT' | 'SR' | 'SS' | 'EECT';

const day = 86_400_000;
const sunAltitude: Record<SunEvent, number> = { BMCT: -6, EECT: -6, SR: -0.833, SS: -0.833 };
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

/**
 * When the event happens at a place on the day that begins at `midnight` (epoch milliseconds, UTC), by the sunrise
 * equation: right to half a minute up to 66 degrees of latitude. Undefined where it does not happen, near the poles.
 */
export function sunEvent(event: SunEvent, midnight: number, lat: number, lng: number): number | undefined {
  // Days since the noon of 1 January 2000: the place's own noon.
  const noon = midnight / day + 2_440_587.5 + 0.5 - 2_451_545 - lng / 360;
  const isMorning = event === 'SR' || event === 'BMCT';
  let when = noon;
  // The sun moves on between noon and the event: each round takes its place at the time that the last one found.
  for (let round = 0; round < 3; round += 1) {
    const { equationOfTime, sinDeclination } = sunAt(when);
    const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
    const cosHour = (sin(sunAltitude[event]) - sin(lat) * sinDeclination) / (cos(lat) * cosDeclination);
    if (!(Math.abs(cosHour) <= 1)) return undefined;
    const halfDay = Math.acos(cosHour) / (2 * Math.PI);
    when = noon + equationOfTime + (isMorning ? -halfDay : halfDay);
  }
  return (when + 2_451_545 - 2_440_587.5) * day;
}

function sunAt(time: number) {
  const anomaly = 357.5291 + 0.98560028 * time;
  const centre = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = 280.4665 + 0.98564736 * time + centre;
  return {
    /** Days that the sun's noon comes after that of the clock. */
    equationOfTime: 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic),
    sinDeclination: sin(ecliptic) * sin(23.4397),
  };
}
