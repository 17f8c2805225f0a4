import { seededRng } from '@estela/sample';

/** Choices that are the same at every run with the same seed. */
export class Dice {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = seededRng(seed);
    // The first number of neighbouring seeds is alike.
    this.random();
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  /** 0 to bound - 1. */
  below(bound: number): number {
    return Math.floor(this.random() * bound);
  }

  pick<T>(values: readonly [T, ...T[]] | readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined && values.length === 0) throw new Error('Nothing to pick from');
    return value as T;
  }
}
