import type { DroneType } from '@estela/contracts/values';

/** A multirotor from above, its nose up, in units of the drawing (320 by 240) from its centre. */
export interface Shape {
  /** Of the right half; the left one mirrors it. */
  motors: readonly (readonly [x: number, y: number])[];
  /** Radius of a propeller. */
  prop: number;
  blades: 2 | 3;
  /** Rings around the propellers. */
  ducts?: boolean;
  /** Width of an arm. */
  arm: number;
  /** Width and height of the body. */
  body: readonly [number, number];
  /** An antenna at its tail. */
  antenna?: boolean;
}

/** What distinguishes the styles at a glance: reach, size of the propellers, ducts, body. */
export const droneShapes: Record<Exclude<DroneType, 'wing'>, Shape> = {
  freestyle: {
    motors: [
      [66, -56],
      [66, 56],
    ],
    prop: 42,
    blades: 3,
    arm: 11,
    body: [34, 84],
    antenna: true,
  },
  racing: {
    motors: [
      [52, -64],
      [52, 64],
    ],
    prop: 40,
    blades: 3,
    arm: 8,
    body: [22, 64],
  },
  cinewhoop: {
    motors: [
      [48, -46],
      [48, 46],
    ],
    prop: 38,
    blades: 3,
    ducts: true,
    arm: 8,
    body: [36, 70],
  },
  longRange: {
    motors: [
      [86, -44],
      [72, 58],
    ],
    prop: 50,
    blades: 2,
    arm: 10,
    body: [32, 104],
    antenna: true,
  },
  toothpick: {
    motors: [
      [52, -48],
      [52, 48],
    ],
    prop: 40,
    blades: 2,
    arm: 5,
    body: [20, 24],
  },
  whoop: {
    motors: [
      [35, -34],
      [35, 34],
    ],
    prop: 29,
    blades: 3,
    ducts: true,
    arm: 5,
    body: [26, 30],
  },
  micro: {
    motors: [
      [40, -38],
      [40, 38],
    ],
    prop: 26,
    blades: 3,
    arm: 7,
    body: [22, 42],
  },
  xClass: {
    motors: [
      [92, -68],
      [92, 68],
    ],
    prop: 48,
    blades: 2,
    arm: 18,
    body: [48, 92],
    antenna: true,
  },
  other: {
    motors: [
      [44, -70],
      [84, 0],
      [44, 70],
    ],
    prop: 34,
    blades: 2,
    arm: 8,
    body: [44, 50],
  },
};
