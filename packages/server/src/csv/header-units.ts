/** What a unit in a header makes of a number: a column's own unit is the one that changes nothing. */
export type Units = Readonly<Record<string, (value: number) => number>>;

const by = (factor: number) => (value: number) => value * factor;
const same = by(1);
const feet = by(0.3048);
const kmh = by(1 / 3.6);
const knots = by(1852 / 3600);
const fahrenheit = (value: number) => ((value - 32) * 5) / 9;

export const metres: Units = {
  ...{ m: same, metres: same, meters: same, metros: same },
  ...{ ft: feet, feet, pies: feet },
};

export const metresPerSecond: Units = {
  ...{ 'm/s': same, ms: same, mps: same, 'km/h': kmh, kmh, kph: kmh, mph: by(0.44704) },
  ...{ kn: knots, kt: knots, kts: knots, knots, nudos: knots },
};

export const celsius: Units = { c: same, celsius: same, f: fahrenheit, fahrenheit };

export const grams: Units = {
  ...{ g: same, gr: same, grs: same, gramos: same, grams: same },
  ...{ kg: by(1000), oz: by(28.349523), lb: by(453.59237), lbs: by(453.59237) },
};

export const milliampHours: Units = { mah: same, ah: by(1000) };

export const seconds: Units = {
  ...{ s: same, sec: same, secs: same, seconds: same, segundos: same },
  ...{ min: by(60), mins: by(60), minutes: by(60), minutos: by(60) },
  ...{ h: by(3600), hours: by(3600), horas: by(3600) },
};

const inBrackets = /[([]([^)\]]*)[)\]]/;

/** `km/h` of "Velocidad máxima (km/h)"; empty where a header names none. */
export function unitIn(header: string): string {
  return (inBrackets.exec(header)?.[1] ?? '').replace(/[\s°º.]/g, '').toLowerCase();
}

export const withoutUnit = (header: string) => header.replace(new RegExp(inBrackets, 'g'), '');

/** A number in a column's own unit, as exact as such figures are measured. */
export function inOwnUnit(value: number, units: Units, unit: string): number {
  const convert = units[unit] ?? same;
  return convert === same ? value : Math.round(convert(value) * 100) / 100;
}
