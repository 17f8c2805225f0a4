/** Degrees between two lines, coarse to fine. */
const steps = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005] as const;

/** Fewest pixels between two lines. */
const minimumGap = 110;

/** Degrees between the lines of the grid at a zoom level. */
export function graticuleStep(zoom: number): number {
  const pixelsPerDegree = (256 * 2 ** zoom) / 360;
  return [...steps].reverse().find((step) => step * pixelsPerDegree >= minimumGap) ?? steps[0];
}

/** The multiples of `step` from `low` to `high`, without floating-point noise. */
export function gridValues(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number(((first + i) * step).toFixed(5)));
}

/** `40°N`, `0.25°W`, `0°`: as on the edge of a chart. */
export function gridLabel(value: number, axis: 'lat' | 'lng'): string {
  const [positive, negative] = axis === 'lat' ? ['N', 'S'] : ['E', 'W'];
  if (value === 0 || Math.abs(value) === 180) return `${Math.abs(value)}°`;
  return `${Math.abs(value)}°${value > 0 ? positive : negative}`;
}
