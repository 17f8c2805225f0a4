import type { Drone } from '@estela/contracts';

export interface WeightBalance {
  /** Grams of the parts whose weight is known. */
  parts: number;
  /** Grams by which the stated weight exceeds that of the parts; negative if it is less. */
  difference: number;
  /** How many parts have no weight. */
  unknown: number;
}

/** The stated weight compared with the parts'; undefined if no part has a weight, or their quantities are not known. */
export function weightBalance({
  weight,
  parts = [],
}: Pick<Drone, 'weight' | 'parts'>): WeightBalance | undefined {
  const known = parts.flatMap(({ weight: one, quantity }) =>
    one === null || quantity === null ? [] : one * quantity,
  );
  if (known.length === 0) return undefined;
  // Rounded to tenths of a gram, as typed: sums of floating-point numbers have long tails.
  const sum = Math.round(known.reduce((total, grams) => total + grams, 0) * 10) / 10;
  return {
    parts: sum,
    difference: Math.round((weight - sum) * 10) / 10,
    unknown: parts.length - known.length,
  };
}
