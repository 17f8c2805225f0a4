type Shares = Record<string, Record<string, { get: () => unknown; lib?: unknown }>>;
const { findShare } = jest.requireActual<{
  findShare: (shares: Shares, name: string, range: string) => unknown;
}>('./shares.mjs');

const react = () => 'React';
const pageWith = (version: string) => ({ react: { [version]: { get: () => react } } });

test.each([
  ['19.3.1', '^19.3.1'],
  ['19.3.2', '^19.3.1'],
  ['19.4.0', '^19.3.1'],
  ['19.10.0', '^19.9.1'],
  ['19.4.0-canary.1', '^19.3.1'],
])('a page with %s serves an app that accepts %s', (version, range) => {
  expect(findShare(pageWith(version), 'react', range)).toBe(react);
});

test.each([
  ['19.3.0', '^19.3.1'],
  ['19.2.9', '^19.3.1'],
  ['18.9.9', '^19.3.1'],
  ['20.0.0', '^19.3.1'],
])('a page with %s refuses an app that accepts %s', (version, range) => {
  expect(() => findShare(pageWith(version), 'react', range)).toThrow(
    `react ${range} is needed, and the page has ${version}`,
  );
});

test('a module that the page does not share is named', () => {
  expect(() => findShare({}, 'react', '^19.3.1')).toThrow('the page has none');
});

test('a module that the shell of an older release has made is taken as it is', () => {
  const made = () => 'made';
  expect(findShare({ react: { '19.3.1': { lib: made, get: react } } }, 'react', '^19.3.1')).toBe(made);
});
