import { calls } from '@estela/contracts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { indexPlaces } from './place-index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const find = async (
  q: string,
  { near, ...given }: { near?: string; headers?: Record<string, string> } = {},
) => (await server.call(calls.findPlaces, { query: { q, ...(near && { near }) }, ...given })).body.items;

describe('places by their name', () => {
  it('finds a town without accents and case, with its province and country', async () => {
    const [first] = await find('  GANDIA ');
    expect(first).toEqual({ name: 'Gandía', region: 'Valencia', country: 'ES', lat: 38.97, lng: -0.18 });
  });

  it('finds a town by its name in another language, and names it in the reader’s', async () => {
    expect((await find('Donostia'))[0]?.name).toBe('San Sebastián');
    expect((await find('Xabia'))[0]?.region).toBe('Alicante');
    expect((await find('London'))[0]).toMatchObject({ name: 'Londres', region: null, country: 'GB' });
    expect((await find('Londres', { headers: { 'accept-language': 'en' } }))[0]?.name).toBe('London');
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

  it.each([
    ['a wrong letter', 'saginto', 'Sagunto'],
    ['a missing letter', 'saguto', 'Sagunto'],
    ['a missing first letter', 'agunto', 'Sagunto'],
    ['a letter too many', 'sagunnto', 'Sagunto'],
    ['swapped letters', 'sagutno', 'Sagunto'],
    ['a missing letter in a name of five', 'cdiz', 'Cádiz'],
    ['one slip in each of two words', 'alacla henarse', 'Alcalá de Henares'],
  ])('finds a town in spite of %s', async (_slip, q, name) => {
    expect((await find(q))[0]?.name).toBe(name);
  });

  it('forgives nothing where a name is right, two slips never, nor one in a shorter word', async () => {
    expect((await find('sevilla')).map(({ name }) => name)).not.toContain('Sevillana');
    expect(await find('sagimfo')).toEqual([]);
    expect(await find('lxon')).toEqual([]);
  });

  it('puts those near the map before others that fit as well, also abroad', async () => {
    const inVenezuela = await find('valencia', { near: '10.2,-68.1' });
    expect(inVenezuela.map(({ country }) => country).slice(0, 2)).toEqual(['VE', 'ES']);
    expect((await find('mieres'))[0]?.region).toBe('Asturias');
    expect((await find('mieres', { near: '42,2.7' }))[0]?.region).toBe('Girona');
    expect((await find('villanueva de', { near: '38.3,-5' }))[0]?.region).toBe('Córdoba');
    expect((await find('gandai', { near: '38.9,-0.2' }))[0]?.name).toBe('Gandía');
  });

  it('puts what is named so before what is near', async () => {
    expect((await find('madrid', { near: '40.1,-5' }))[0]?.name).toBe('Madrid');
  });

  it('refuses an empty search, one that is too long, and a place that is none', async () => {
    for (const q of ['', ' ', 'a'.repeat(101)])
      expect((await server.call(calls.findPlaces, { query: { q } })).status).toBe(400);
    for (const near of ['91,0', '40', 'x,y'])
      expect((await server.call(calls.findPlaces, { query: { q: 'a', near } })).status).toBe(400);
  });
});

it('keeps the order of the file among places that fit as well', () => {
  const of = indexPlaces('Villa Grande\t\t1\t2\nVilla Chica\tMadrid\t3\t4\n');
  expect(of({ q: 'villa', language: 'es', most: 5 }).map(({ name }) => name)).toEqual([
    'Villa Grande',
    'Villa Chica',
  ]);
});

it('counts what lies on the other side of the 180th meridian as near', () => {
  const of = indexPlaces('Villa Uno\t\t-17\t10\nVilla Dos\t\t-17\t-179.9\n');
  const found = of({ q: 'villa', language: 'es', most: 5, near: { lat: -17, lng: 179.9 } });
  expect(found.map(({ name }) => name)).toEqual(['Villa Dos', 'Villa Uno']);
});
