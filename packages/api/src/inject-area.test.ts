import { assertSharedApi, baseApi, injectArea } from './index.ts';

function inject(area: string, ...names: string[]) {
  return injectArea(area, (build) =>
    Object.fromEntries(
      names.map((name) => [name, build.query<null, void>({ query: () => ({ url: `/${name}` }) })]),
    ),
  );
}

it('lets an area come back, and refuses a name that another area holds', () => {
  expect(Object.keys(inject('north', 'getCompass', 'getWind').endpoints)).toContain('getWind');
  expect(Object.keys(inject('north', 'getCompass', 'getGusts').endpoints)).toContain('getGusts');
  expect(() => inject('south', 'getTide', 'getWind')).toThrow(/getWind of south already belongs to north/);
  expect(Object.keys(inject('east', 'getTide').endpoints)).toContain('getTide');
});

it('tells a second copy of the slice from the shared one', () => {
  expect(() => assertSharedApi(baseApi)).not.toThrow();
  expect(() => assertSharedApi({ ...baseApi })).toThrow(/own copy/);
});
