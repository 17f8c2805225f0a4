import type { Drone } from '@estela/contracts';

export interface WeightBalance {
  /** Grams of the parts whose weight is known. */
  parts: number;
  /** Grams that the stated weight has more than the parts; negative where it has less. */
  difference: number;
  /** How many parts have no weight. */
  unknown: number;
}

/** The stated weight against what its parts weigh; nothing where no part has a weight, or how many there are is not known. */
export function weightBalance({
  weight,
  parts = [],
}: Pick<Drone, 'weight' | 'parts'>): WeightBalance | undefined {
  const known = parts.flatMap(({ weight: one, quantity }) =>
    one === null || quantity === null ? [] : one * quantity,
  );
  if (known.length === 0) return undefined;
  // Tenths of a gram, as they are typed: sums of fractions have long tails.
  const sum = Math.round(known.reduce((total, grams) => total + grams, 0) * 10) / 10;
  return {
    parts: sum,
    difference: Math.round((weight - sum) * 10) / 10,
    unknown: parts.length - known.length,
  };
}
