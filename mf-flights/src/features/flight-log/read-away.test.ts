import { readAway } from './read-away.ts';

jest.mock('./read-flight-log.ts', () => {
  throw new Error('Loading chunk failed');
});

test('a log whose reader cannot be loaded is refused, so that the next file has its turn', async () => {
  const file = new File(['x'], 'vuelo.csv');
  const reading = await readAway(file, () => undefined, new AbortController().signal);
  expect(reading).toMatchObject({ flights: [], refusal: 'notLoaded' });
});
