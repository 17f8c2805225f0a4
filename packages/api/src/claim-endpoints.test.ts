import { assertSharedApi, baseApi, claimEndpoints } from './index.ts';

it('lets an area come back, and refuses a name that another area holds', () => {
  expect(claimEndpoints('north', ['getCompass', 'getWind'])).toBe(true);
  expect(claimEndpoints('north', ['getCompass', 'getGusts'])).toBe(true);
  expect(() => claimEndpoints('south', ['getTide', 'getWind'])).toThrow(
    /getWind of south already belongs to north/,
  );
  expect(claimEndpoints('east', ['getTide'])).toBe(true);
});

it('tells a second copy of the slice from the shared one', () => {
  expect(() => assertSharedApi(baseApi)).not.toThrow();
  expect(() => assertSharedApi({ ...baseApi })).toThrow(/own copy/);
});
