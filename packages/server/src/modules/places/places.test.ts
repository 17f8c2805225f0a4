import { calls } from '@estela/contracts';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { indexPlaces } from './place-index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const find = async (q: string, headers?: Record<string, string>) =>
  (await server.call(calls.findPlaces, { query: { q }, ...(headers && { headers }) })).body.items;

describe('places by their name', () => {
  it('finds a town without accents and case, with its province and country', async () => {
    const [first] = await find('  GANDIA ');
    expect(first).toEqual({ name: 'Gandía', region: 'Valencia', country: 'ES', lat: 38.97, lng: -0.18 });
  });

  it('finds a town by its name in another language, and names it in the reader’s', async () => {
    expect((await find('Donostia'))[0]?.name).toBe('San Sebastián');
    expect((await find('Xabia'))[0]?.region).toBe('Alicante');
    expect((await find('London'))[0]).toMatchObject({ name: 'Londres', region: null, country: 'GB' });
    expect((await find('Londres', { 'accept-language': 'en' }))[0]?.name).toBe('London');
  });

  it('puts what is named so before what begins so, Spain’s first, and five at most', async () => {
    const found = await find('valencia');
    expect(found.map(({ name, country }) => [name, country]).slice(0, 2)).toEqual([
      ['Valencia', 'ES'],
      ['Valencia', 'VE'],
    ]);
    expect(found).toHaveLength(5);
  });

  it('finds by words that begin so, in any order', async () => {
    expect((await find('henares alc'))[0]?.name).toBe('Alcalá de Henares');
  });

  it('finds nothing for what names no place, nor for signs alone', async () => {
    expect(await find('zzyzxq')).toEqual([]);
    expect(await find('|')).toEqual([]);
  });

  it('refuses an empty search and one that is too long', async () => {
    for (const q of ['', ' ', 'a'.repeat(101)])
      expect((await server.call(calls.findPlaces, { query: { q } })).status).toBe(400);
  });
});

it('keeps the order of the file among places that fit as well', () => {
  const of = indexPlaces('Villa Grande\t\t1\t2\nVilla Chica\tMadrid\t3\t4\n');
  expect(of('villa', 'es', 5).map(({ name }) => name)).toEqual(['Villa Grande', 'Villa Chica']);
});
