import fc from 'fast-check';
import { cellCentre, toCentimetre } from './shown-place.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** Metres, along the great circle. */
function distance(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.min(1, Math.sqrt(half)));
}

describe('place that others see', () => {
  it('is within a cell of about two kilometres of the exact one, everywhere on earth', () => {
    fc.assert(
      fc.property(place, (exact) => {
        const shown = cellCentre(exact);
        expect(Math.abs(shown.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(shown.lng)).toBeLessThanOrEqual(180);
        // Half the diagonal of a square cell of 2 km, and the little more that whole cells in a row take.
        expect(distance(exact, shown)).toBeLessThan(1_600);
      }),
    );
  });

  it('reveals nothing more when applied to its own result', () => {
    fc.assert(
      fc.property(place, (exact) => {
        const shown = cellCentre(exact);
        expect(cellCentre(shown)).toEqual(shown);
      }),
    );
  });

  it('is the same for every point of a cell', () => {
    const centre = cellCentre({ lat: 40.4168, lng: -3.7038 });
    for (const [north, east] of [
      [0.004, 0.004],
      [-0.004, 0.004],
      [0.004, -0.004],
    ] as const) {
      expect(cellCentre({ lat: centre.lat + north, lng: centre.lng + east })).toEqual(centre);
    }
  });
});

describe('place that is stored', () => {
  it('is the given one to a centimetre, and nothing smaller', () => {
    fc.assert(
      fc.property(place, (exact) => {
        const stored = toCentimetre(exact);
        expect(distance(exact, stored)).toBeLessThan(0.01);
        for (const degrees of Object.values(stored))
          expect(degrees === 0 || Math.abs(degrees) > 0.99e-7).toBe(true);
        expect(toCentimetre(stored)).toEqual(stored);
      }),
    );
    expect(toCentimetre({ lat: 5e-324, lng: -5e-324 })).toEqual({ lat: 0, lng: 0 });
    expect(toCentimetre({ lat: 39.4699, lng: -0.3763 })).toEqual({ lat: 39.4699, lng: -0.3763 });
  });
});
