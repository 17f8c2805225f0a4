import { type Position, ringsOf } from './shape.ts';
import { simplifyRings } from './simplify.ts';

const circle = (lng: number, radius: number) =>
  ringsOf({ type: 'Circle', centre: [lng, 40], radius })[0] ?? [];

/** A ring that counts how often one of its corners is looked at. */
function counted(ring: Position[]) {
  let looks = 0;
  const watched = new Proxy(ring, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { watched, looks: () => looks };
}

describe('zones on a map', () => {
  it('keep their corners near, and lose those that nobody could see far away', () => {
    const ring = circle(-3, 5000);
    expect(simplifyRings([ring], 0.000001)).toEqual([ring]);
    const [far = []] = simplifyRings([ring], 0.01);
    expect(far.length).toBeLessThan(20);
    expect(far[0]).toEqual(far.at(-1));
    const north = (positions: readonly (readonly [number, number])[]) =>
      Math.max(...positions.map(([, lat]) => lat));
    expect(Math.abs(north(far) - north(ring))).toBeLessThan(0.01);
  });

  it('become a box where they are smaller than a pixel, without their holes', () => {
    const rings = simplifyRings([circle(-3, 900), circle(-3, 100)], 1);
    expect(rings).toHaveLength(1);
    expect(rings[0]).toHaveLength(5);
  });

  it('lose a hole that nobody could see, and keep one that is large', () => {
    const outside = circle(-3, 50_000);
    expect(simplifyRings([outside, circle(-3, 100)], 0.01)).toHaveLength(1);
    expect(simplifyRings([outside, circle(-3, 20_000)], 0.01)).toHaveLength(2);
  });

  it('cost little with as many corners as a file may have, stairs too', () => {
    const corners = 20_000;
    const stairs = Array.from({ length: corners }, (_, index): Position => {
      return [Math.ceil(index / 2) * 1e-4, Math.floor(index / 2) * 1e-4];
    });
    const { watched, looks } = counted([...stairs, [3, 0], [0, 0]]);
    const [near = []] = simplifyRings([watched], 1e-6);
    expect(near.length).toBeGreaterThan(corners * 0.9);
    const [far = []] = simplifyRings([watched], 0.01);
    expect(far.length).toBeLessThan(corners / 100);
    // A pair of each with each would be 10,000 times as many.
    expect(looks()).toBeLessThan(corners * 100);
  });

  it('become a box also where they have more corners than a call takes arguments', () => {
    const ring = Array.from({ length: 200_000 }, (_, index): Position => {
      const angle = (index * 2 * Math.PI) / 200_000;
      return [Math.cos(angle) * 1e-5, Math.sin(angle) * 1e-5];
    });
    const [box = []] = simplifyRings([[...ring, [1e-5, 0]]], 1);
    expect(box).toHaveLength(5);
    expect(box[2]?.[0]).toBeCloseTo(1e-5, 9);
  });
});
