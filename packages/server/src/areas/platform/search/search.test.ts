import { calls } from '@estela/contracts';
import { makeGroup, putMember } from '../../../../test/support/test-groups.ts';
import { makeDrone, makeFlight, makeSpot } from '../../../../test/support/test-items.ts';
import { makeBlock, makeFollow, makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { namePlaces } from '../../spots/spots/name-places.ts';

const shown = { visibility: 'public' } as const;

describe('search', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
    for (const title of [
      'Niebla en Cuenca',
      'Málaga al alba',
      'Noche en Málaga',
      'Un rayo de sol',
      '100% a tope',
    ])
      await makeFlight(server, ana, { title, ...shown });
    for (const name of ['El Peñón', 'Peñíscola', 'Cantera vieja'])
      await makeSpot(server, ana, { name, ...shown });
    await makeDrone(server, ana, { name: 'Rayo', brand: 'Flywoo', model: 'Explorer', ...shown });
    await makeGroup(server, ana, { name: 'Pilotos de Málaga', private: true });
  });
  afterAll(() => server.close());

  async function find(q: string, pilot: TestPilot | null = berto, kinds?: string) {
    const { status, body } = await server.call(calls.search, {
      query: { q, kinds },
      ...(pilot && { token: pilot.token }),
    });
    expect([q, status]).toEqual([q, 200]);
    return {
      pilots: body.pilots.map(({ username }) => username),
      flights: body.flights.map(({ title }) => title),
      spots: body.spots.map(({ name }) => name),
      drones: body.drones.map(({ name }) => name),
      groups: body.groups.map(({ name }) => name),
    };
  }

  it('finds every kind, whatever the case and the accents', async () => {
    expect(await find('MALAGA')).toMatchObject({
      flights: ['Málaga al alba', 'Noche en Málaga'],
      groups: ['Pilotos de Málaga'],
    });
    expect((await find('penon')).spots).toEqual(['El Peñón']);
    expect((await find('flywoo')).drones).toEqual(['Rayo']);
    expect((await find('@berto')).pilots).toEqual(['berto']);
  });

  it('forgives a slip of the keyboard: a letter too few, too many, wrong or swapped', async () => {
    for (const q of ['malga', 'mallaga', 'maluga', 'malgaa'])
      expect([q, (await find(q)).flights]).toEqual([q, expect.arrayContaining(['Málaga al alba'])]);
    expect((await find('cantrea vieja')).spots).toEqual(['Cantera vieja']);
    expect((await find('rayo de slo')).flights).toEqual(['Un rayo de sol']);
  });

  it('gives first what is named so, then what begins so, then what holds it', async () => {
    const names = ['Bosque', 'Bosque de Oma', 'El bosque', 'Sotobosque'];
    for (const name of ['Bosqe', ...names].reverse()) await makeSpot(server, ana, { name, ...shown });
    expect((await find('bosque')).spots).toEqual(names);
    // What is only alike is for whoever would find nothing.
    expect((await find('bosqeu')).spots).toContain('Bosqe');
  });

  it('finds flights by who flew, after those that are called so, and for who may see them', async () => {
    const pilot = await makePilot(server.db, 'maritxu');
    const last = { last_name: 'Goikoetxea' };
    await server.db.updateTable('users').set(last).where('id', '=', pilot.id).execute();
    await makeFlight(server, ana, { title: 'Con Maritxu en el puerto', ...shown });
    await makeFlight(server, ana, { title: 'Mari de levante', ...shown });
    await makeFlight(server, pilot, { title: 'Atardecer', ...shown });
    await makeFlight(server, pilot, { title: 'Amanecer', ...shown });
    await makeFlight(server, pilot, { title: 'Entre nosotros', visibility: 'followers' });
    await makeFlight(server, pilot, { title: 'Borrador', visibility: 'private' });
    await makeFlight(server, pilot, { title: 'Con enlace', visibility: 'unlisted' });

    const open = ['Con Maritxu en el puerto', 'Amanecer', 'Atardecer'];
    for (const q of ['maritxu', '@MARITXU', 'marit']) expect([q, (await find(q)).flights]).toEqual([q, open]);
    expect((await find('maritxu', null, 'flights')).flights).toEqual(open);
    expect((await find('maritxu goiko')).flights).toEqual(['Amanecer', 'Atardecer']);
    // A slip finds the pilot, not all that they flew.
    expect((await find('amritxu')).flights).not.toContain('Amanecer');
    expect((await find('maritxu', pilot)).flights).toEqual([
      'Con Maritxu en el puerto',
      'Con enlace',
      'Borrador',
      'Entre nosotros',
      'Amanecer',
    ]);
    await makeFollow(server.db, berto, pilot);
    expect((await find('maritxu')).flights).toContain('Entre nosotros');
    await makeBlock(server.db, pilot, berto);
    expect((await find('maritxu')).flights).toEqual(['Con Maritxu en el puerto']);
  });

  it('gives own things and those of followed pilots before others that fit as well', async () => {
    const [nora, carla] = [await makePilot(server.db, 'nora'), await makePilot(server.db, 'carla')];
    await makeFollow(server.db, berto, carla);
    const drone = { name: 'Gemelo', brand: 'Uno', model: 'Dos', ...shown };
    for (const pilot of [berto, carla, nora]) await makeDrone(server, pilot, drone);
    const { body } = await server.call(calls.search, { token: berto.token, query: { q: 'gemelo' } });
    expect(body.drones.map(({ owner }) => owner.username)).toEqual(['berto', 'carla', 'nora']);
  });

  it('takes one or two letters for the beginning of a name', async () => {
    expect((await find('p')).spots).toEqual(['Peñíscola']);
    expect(await find('ni')).toMatchObject({ flights: ['Niebla en Cuenca'], spots: [], groups: [] });
    expect((await find('be')).pilots).toEqual(['berto']);
  });

  it('gives five of each kind at most, and only the kinds that are asked for', async () => {
    for (let n = 0; n < 7; n += 1) await makeSpot(server, ana, { name: `Nave ${n}`, ...shown });
    expect((await find('nave')).spots).toHaveLength(5);
    expect(await find('malaga', berto, 'groups,spots')).toMatchObject({
      flights: [],
      groups: ['Pilotos de Málaga'],
    });
    const { status } = await server.call(calls.search, { query: { q: 'a', kinds: 'users' } });
    expect(status).toBe(400);
  });

  it('takes anything for a text: signs of patterns, emoji, quotes, very long words', async () => {
    expect((await find('100%')).flights).toEqual(['100% a tope']);
    for (const q of [
      '%',
      '_',
      '%%%',
      '\\',
      "' or 1=1 --",
      '...',
      '🚁',
      '🚁🚁🚁🚁',
      '*:&|!',
      'ñ'.repeat(100),
      '中文 名',
      'a b c d e f g h i j k l',
    ])
      expect([q, (await find(q)).flights]).toEqual([q, []]);
    for (const q of ['x'.repeat(101), '   ', '', 'a\0b']) {
      const { status } = await server.call(calls.search, { query: { q } });
      expect([q, status]).toEqual([q, 400]);
    }
  });

  it('says of a spot nothing of its place but the country, whose point is kept or not', async () => {
    const location = { lat: 43.36, lng: -8.41, precision: 'area' as const, address: 'Calle del Secreto 1' };
    await makeSpot(server, ana, { name: 'Faro escondido', location, ...shown });
    const { body } = await server.call(calls.search, { query: { q: 'faro' } });
    expect(body.spots).toMatchObject([{ name: 'Faro escondido', country: 'ES' }]);
    expect(JSON.stringify(body)).not.toMatch(/43\.|Secreto|lat/);
    expect((await find('secreto')).spots).toEqual([]);
  });

  it('finds a spot by the town of the place that others see, also one of before there were towns', async () => {
    const location = { lat: 43.36, lng: -8.41, precision: 'area' as const, address: 'Calle del Secreto 1' };
    const spot = await makeSpot(server, ana, { name: 'Ensenada', location, ...shown });
    const found = async () => (await find('coruna', berto, 'spots')).spots.includes('Ensenada');
    expect(await found()).toBe(true);
    const unnamed = { town_names: null, region_names: null };
    await server.db.updateTable('spots').set(unnamed).where('id', '=', spot._id).execute();
    expect(await found()).toBe(false);
    await namePlaces(server.db, new AbortController().signal);
    expect(await found()).toBe(true);
    const exact = { ...location, precision: 'exact' as const };
    const change = { params: { id: spot._id }, token: ana.token, body: { location: exact } };
    expect((await find('secreto')).spots).toEqual([]);
    await server.call(calls.updateSpot, change);
    expect((await find('secreto')).spots).toEqual(['Ensenada']);
  });

  it('finds flights by the drone and the spot that they were flown with, where the viewer may see both', async () => {
    const drone = await makeDrone(server, ana, { name: 'Cernícalo', ...shown });
    const spot = await makeSpot(server, ana, { name: 'Quebrada honda', ...shown });
    const flown = { drone: drone._id, spot: spot._id };
    await makeFlight(server, ana, { title: 'Vuelo uno', ...flown, ...shown });
    await makeFlight(server, ana, { title: 'Vuelo dos', ...flown, visibility: 'private' });
    for (const q of ['cernicalo', 'quebrada']) {
      expect([q, (await find(q)).flights]).toEqual([q, ['Vuelo uno']]);
      expect([q, (await find(q, ana)).flights]).toEqual([q, ['Vuelo dos', 'Vuelo uno']]);
    }
    const hide = { token: ana.token, body: { visibility: 'followers' as const } };
    await server.call(calls.updateDrone, { params: { id: drone._id }, ...hide });
    await server.call(calls.updateSpot, { params: { id: spot._id }, ...hide });
    for (const q of ['cernicalo', 'quebrada']) expect([q, (await find(q)).flights]).toEqual([q, []]);
  });

  it('finds flights by words of which its spot or drone has some, and the spots of such flights, exact ones first', async () => {
    const location = { lat: 40.42, lng: -3.7, precision: 'area' as const };
    const spot = await makeSpot(server, ana, { name: 'Azotea', location, ...shown });
    const drone = await makeDrone(server, ana, { name: 'Vencejo', ...shown });
    await makeFlight(server, ana, {
      title: 'Cae la tarde',
      tags: ['bando'],
      spot: spot._id,
      drone: drone._id,
      ...shown,
    });
    await makeFlight(server, ana, { title: 'Sin etiqueta', spot: spot._id, ...shown });
    await makeFlight(server, ana, { title: 'Bando de Madrid', ...shown });
    const both = await find('bando madrid');
    expect(both.flights).toEqual(['Bando de Madrid', 'Cae la tarde']);
    expect(both.spots).toEqual(['Azotea']);
    expect((await find('bando en madrid', null)).flights).toContain('Cae la tarde');
    expect(await find('vencejo madrid')).toMatchObject({ flights: ['Cae la tarde'], spots: [] });
    expect((await find('bando lisboa')).flights).toEqual([]);
    const hide = { token: ana.token, body: { visibility: 'private' as const } };
    await server.call(calls.updateSpot, { params: { id: spot._id }, ...hide });
    expect(await find('bando madrid')).toMatchObject({ flights: ['Bando de Madrid'], spots: [] });
    expect((await find('bando madrid', ana)).flights).toEqual(['Bando de Madrid', 'Cae la tarde']);
  });

  it('forgives a slip in no kind while another has what was written, nor two slips', async () => {
    await makeSpot(server, ana, { name: 'Palo mayor', ...shown });
    expect((await find('pablo')).spots).toEqual(['Palo mayor']);
    await makePilot(server.db, 'pablo');
    expect(await find('pablo')).toMatchObject({ pilots: ['pablo'], spots: [] });
    expect((await find('pxlo mxyor')).spots).toEqual([]);
  });

  it('knows of a closed profile its short card, never the last name', async () => {
    const zoe = await makePilot(server.db, 'zoe');
    await server.db
      .updateTable('users')
      .set({ last_name: 'Urrutikoetxea' })
      .where('id', '=', zoe.id)
      .execute();
    expect((await find('urrutikoetxea')).pilots).toEqual(['zoe']);
    const params = { id: zoe.id };
    const body = { privacy: { profileVisibility: 'private' } };
    await server.call(calls.updateUser, { params, token: zoe.token, body });
    for (const q of ['urrutikoetxea', 'urruti']) expect((await find(q)).pilots).toEqual([]);
    expect((await find('zoe')).pilots).toEqual(['zoe']);
    await makeBlock(server.db, zoe, berto);
    expect((await find('zoe')).pilots).toEqual([]);
  });

  it('finds groups for whoever is signed in, unless banned, and own groups first', async () => {
    const first = await makeGroup(server, ana, { name: 'Liga 0' });
    await makeGroup(server, ana, { name: 'Liga 1' });
    const last = await makeGroup(server, ana, { name: 'Liga 2' });
    await putMember(server, first._id, berto);
    await putMember(server, last._id, berto, 'member', 'banned');
    expect((await find('liga')).groups).toEqual(['Liga 0', 'Liga 1']);
    expect((await find('liga', ana)).groups).toHaveLength(3);
    expect((await find('liga', null)).groups).toEqual([]);
  });
});

describe('searches of one pilot', () => {
  it('are 60 a minute, those of guests 60 for an address, apart from the pilot’s', async () => {
    const server = await startTestServer({ RATE_LIMIT_FACTOR: '0.05' });
    const pilot = await makePilot(server.db);
    const ask = async (token?: string) =>
      server.call(calls.search, { query: { q: 'x' }, ...(token && { token }) });
    for (const token of [undefined, pilot.token]) {
      for (let n = 0; n < 3; n += 1) expect((await ask(token)).status).toBe(200);
      const refused = await ask(token);
      expect([refused.status, refused.error.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    await server.close();
  });
});
