import type { Place } from '../../../components/metres-between.ts';
import { placeOf } from '../recording/place-of.ts';

const cell = /^(-?\d{1,3}(?:\.\d+)?) (-?\d{1,3}(?:\.\d+)?)$/;
/** Degrees that a place may lie east or west of where its time zone has noon at twelve. */
const zoneWidth = 32;
/** Where drones are flown that nobody would take for the other way round: the tropics and the poles are left out. */
const latitudes = { min: 20, max: 72, southernmost: -56 };

/**
 * Reads the cells of one log. OpenTX before 2.2 wrote the longitude first; the first place decides, by where this device is,
 * since the file says nothing of it.
 */
export class RadioPlaces {
  /** The log has the longitude first, as it seems. */
  isSwapped = false;
  #isDecided = false;

  /** Null for what is none. */
  read(text: string): Place | null {
    const [, first, second] = cell.exec(text) ?? [];
    if (first === undefined || second === undefined) return null;
    const numbers = [Number(first), Number(second)] as const;
    const isNowhere = Math.abs(numbers[0]) < 1e-6 && Math.abs(numbers[1]) < 1e-6;
    if (!this.#isDecided && !isNowhere) {
      this.#isDecided = true;
      this.isSwapped = isTheOtherWay(...numbers, standardOffset());
    }
    return this.isSwapped ? placeOf(numbers[1], numbers[0]) : placeOf(numbers[0], numbers[1]);
  }
}

/** `hours`: ahead of UTC. */
export function isTheOtherWay(lat: number, lng: number, hours: number): boolean {
  if (Math.abs(lng) > 90) return false;
  if (Math.abs(lat) > 90) return true;
  const isHere = (north: number, east: number) =>
    Math.abs(north) >= latitudes.min &&
    north <= latitudes.max &&
    north >= latitudes.southernmost &&
    Math.abs(east - 15 * hours) <= zoneWidth;
  return isHere(lng, lat) && !isHere(lat, lng);
}

/** In winter, hours. */
function standardOffset(): number {
  const year = new Date().getFullYear();
  return Math.min(...[0, 6].map((month) => -new Date(year, month).getTimezoneOffset() / 60));
}
