import { anError, OutsideClient, type OutsidePilot } from './outside-client.ts';

const drone = {
  name: 'Nazgul',
  type: 'freestyle',
  brand: 'iFlight',
  model: 'F5',
  serialNumber: 'SN-9',
  weight: 650,
  frameSize: 225,
};
const component = { name: 'XING 2207', type: 'motor' };
const item = { name: 'Goggles 2', type: 'goggles', condition: 'new' };

const values = {
  droneTypes: 'freestyle racing cinewhoop longRange toothpick whoop micro xClass wing other',
  origins: 'diy rtf bnf pnp',
  componentTypes: 'frame motor flightController esc vtx camera antenna receiver battery props mount other',
  itemTypes: 'drone radio goggles battery charger others',
  conditions: 'new used refurbished likeNew good fair poor',
  statuses: 'active archived sold lost',
};
const each = (words: string) => words.split(' ');

describe('the specification of drones, components and equipment', () => {
  let api: OutsideClient;
  let ana: OutsidePilot;
  let berto: OutsidePilot;

  beforeAll(async () => {
    api = await OutsideClient.start();
    ana = await api.pilot('ana');
    berto = await api.pilot('berto');
  });
  afterAll(() => api.close());

  const make = (path: string, body: object) => api.make(path, body, ana.token);

  async function refused(path: string, body: object) {
    const answer = await api.post(path, body, ana.token);
    expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'VALIDATION']);
    return answer.body.fields;
  }

  it.each([
    ['/drones', drone],
    ['/components', component],
    ['/equipment-items', item],
  ])('%s requires each of its required fields, and names each missing one', async (path, whole) => {
    const required = 'Este campo es obligatorio';
    expect(await refused(path, {})).toEqual(
      Object.fromEntries(Object.keys(whole).map((field) => [field, required])),
    );
    for (const field of Object.keys(whole))
      expect(await refused(path, { ...whole, [field]: undefined })).toEqual({ [field]: required });
    expect(await make(path, whole)).toMatchObject(whole);
    expect((await api.post(path, whole)).status).toBe(401);
  });

  it.each([
    ['/drones', drone, 'type', values.droneTypes],
    ['/drones', drone, 'originType', values.origins],
    ['/drones', drone, 'visibility', 'followers public'],
    ['/components', component, 'type', values.componentTypes],
    ['/equipment-items', item, 'type', values.itemTypes],
    ['/equipment-items', item, 'condition', values.conditions],
    ['/equipment-items', item, 'status', values.statuses],
  ])('%s: %o accepts each named %s and no other', async (path, whole, field, words) => {
    for (const word of each(words))
      expect(await make(path, { ...whole, [field]: word })).toMatchObject({ [field]: word });
    expect(Object.keys(await refused(path, { ...whole, [field]: 'nada' }))).toEqual([field]);
  });

  it('stores every field of a drone, with the owner’s own parts, and hides serial number and notes', async () => {
    const part = await make('/components', component);
    const fields = {
      ...{
        frame: 'Apex',
        description: 'Rápido',
        notes: 'Vibra',
        visibility: 'public',
        originType: 'bnf',
        components: [part._id],
      },
      ...{ weight: 650.5, frameSize: 225.4 },
    };
    const made = await make('/drones', { ...drone, ...fields });
    expect(made).toMatchObject({ ...drone, ...fields, image: null, owner: { username: 'ana' } });
    const seen = await api.get(`/drones/${made._id}`, berto.token);
    expect(JSON.stringify(seen.body)).not.toMatch(/SN-9|Vibra/);
    expect(await make('/drones', { ...drone, weight: '650', frameSize: '225' })).toMatchObject({
      weight: 650,
      frameSize: 225,
    });
    const foreign = await api.post('/drones', { ...drone, components: [part._id] }, berto.token);
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([400, ['components']]);
    for (const [send, likes] of [
      [api.put, 1],
      [api.put, 1],
      [api.del, 0],
      [api.del, 0],
    ] as const)
      expect((await send(`/drones/${made._id}/like`, berto.token)).body).toMatchObject({ likes });
  });

  it('puts a part on as many drones at once as there are of it, and adds up their flown time with it', async () => {
    const part = await make('/components', { ...component, quantity: 2 });
    const [one, two, three] = [
      await make('/drones', drone),
      await make('/drones', drone),
      await make('/drones', drone),
    ];
    const path = `/components/${part._id}/installations`;
    const put = (on: { _id: string }, body: object = {}) =>
      api.post(path, { drone: on._id, ...body }, ana.token);
    const first = await put(one, { from: '2026-03-01T10:00:00Z' });
    expect([first.status, first.body.quantity, (await put(two)).status]).toEqual([201, 1, 201]);
    expect(await put(three)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await put(one)).status).toBe(409);
    const flight = {
      title: 'Vuelo',
      description: 'Largo',
      videoUrl: 'https://vimeo.com/1',
      durationSeconds: 60,
    };
    for (const recordedAt of ['2026-03-01T10:00:00Z', '2026-04-01T10:00:00Z'])
      await make('/flights', { ...flight, drone: one._id, recordedAt });
    const end = `${path}/${first.body._id}`;
    expect((await api.patch(end, { to: '2026-02-01T10:00:00Z' }, ana.token)).status).toBe(400);
    expect((await api.patch(end, { to: '2026-04-01T10:00:00Z' }, berto.token)).status).toBe(404);
    expect((await api.patch(end, { to: '2026-04-01T10:00:00Z' }, ana.token)).body).toMatchObject({
      to: '2026-04-01T10:00:00.000Z',
      flown: { flights: 1, seconds: 60 },
    });
    expect((await api.get(`/drones/${one._id}`, ana.token)).body.components).toEqual([]);
    expect((await put(three)).status).toBe(201);
    expect((await api.get(path, ana.token)).body.total).toBe(3);
    expect((await api.get(path, berto.token)).status).toBe(404);
  });

  it('stores every field of a component and of equipment, prices in minor units, days in each form', async () => {
    const shop = {
      brand: 'iFlight',
      sourceUrl: 'https://tienda.example/x',
      description: 'Bueno',
      favorite: true,
    };
    expect(await make('/components', { ...component, ...shop, weight: 31.6 })).toMatchObject({
      ...shop,
      weight: 31.6,
    });
    const fields = {
      ...{
        ...shop,
        model: 'G2',
        status: 'active',
        price: 62_900,
        currency: 'EUR',
        purchaseDate: '2026-01-10',
      },
      ...{
        serialNumber: 'SN',
        warranty: 24,
        warrantyExpiration: '2028-01-10',
        location: 'Taller',
        notes: 'n',
      },
    };
    expect(await make('/equipment-items', { ...item, ...fields })).toMatchObject(fields);
    const day = await make('/equipment-items', {
      ...item,
      purchaseDate: '2026-01-10T09:00:00.000Z',
      warranty: 'Dos años',
    });
    expect(day).toMatchObject({ purchaseDate: '2026-01-10', warranty: 'Dos años', warrantyExpiration: null });
    const none = { price: null, currency: null, purchaseDate: '', sourceUrl: '', description: null };
    expect(await make('/equipment-items', { ...item, ...none })).toMatchObject({
      price: null,
      purchaseDate: null,
    });
    const bad: [object, string][] = [
      [{ price: 'caro' }, 'price'],
      [{ price: -1 }, 'price'],
      [{ purchaseDate: '2026-02-30' }, 'purchaseDate'],
      [{ sourceUrl: 'ftp://tienda.example' }, 'sourceUrl'],
      [{ currency: 'DUROS' }, 'currency'],
    ];
    for (const [wrong, field] of bad)
      expect(Object.keys(await refused('/equipment-items', { ...item, ...wrong }))).toEqual([field]);
  });

  it.each([
    ['/drones', drone, 403],
    ['/components', component, 404],
    ['/equipment-items', item, 404],
  ])(
    '%s: a patch resets nothing, and a stranger’s write returns 404 for what they may not see',
    async (path, whole, toStranger) => {
      const shown = path === '/drones' ? { visibility: 'public' } : {};
      const made = await make(path, { ...whole, description: 'Sigue', ...shown });
      const one = `${path}/${made._id}`;
      for (const body of [{}, made, { name: 'Otro' }]) {
        const { status, body: patched } = await api.patch(one, body, ana.token);
        const name = 'name' in body ? body.name : made.name;
        expect([status, patched]).toEqual([200, { ...made, name, updatedAt: patched.updatedAt }]);
      }
      expect((await api.patch(one, { name: 'Mío' }, berto.token)).status).toBe(toStranger);
      expect((await api.del(one, berto.token)).status).toBe(toStranger);
      if (path !== '/drones') {
        const states = [
          [api.put, true],
          [api.put, true],
          [api.del, false],
          [api.del, false],
        ] as const;
        for (const [send, favorite] of states)
          expect(await send(`${one}/favorite`, ana.token)).toMatchObject({ status: 200, body: { favorite } });
      }
      expect([(await api.del(one, ana.token)).status, (await api.get(one, ana.token)).body]).toEqual([
        204,
        anError('NOT_FOUND'),
      ]);
    },
  );

  it('filters components by type, equipment by type, status, condition and text, and sums it per currency', async () => {
    const cleo = await api.pilot('cleo');
    for (const type of ['motor', 'esc']) await api.make('/components', { ...component, type }, cleo.token);
    const found = async (path: string) => (await api.get(path, cleo.token)).body.total;
    expect([await found('/components?type=motor'), await found('/components?type=')]).toEqual([1, 2]);
    const own = [
      { name: 'Gafas', price: 62_900, currency: 'EUR' },
      { name: 'Emisora', type: 'radio', condition: 'used', price: 10_050, currency: 'EUR', status: 'sold' },
      { name: 'Cargador', type: 'charger', price: 4_500, currency: 'usd', favorite: true },
    ];
    for (const one of own) await api.make('/equipment-items', { ...item, ...one }, cleo.token);
    for (const query of [
      'type=radio',
      'status=sold',
      'condition=used',
      'q=emisora',
      'type=radio&status=sold&condition=used&q=emi',
    ])
      expect([query, await found(`/equipment-items?${query}`)]).toEqual([query, 1]);
    expect((await api.get('/equipment-items?status=roto', cleo.token)).status).toBe(400);
    const { status, body } = await api.get('/equipment-items/statistics', cleo.token);
    expect([status, body.total]).toEqual([200, 3]);
    expect(body.values).toMatchObject([
      { currency: 'EUR', amount: 72_950 },
      { currency: 'USD', amount: 4_500 },
    ]);
  });

  it('previews a CSV file, imports it, and exports it again', async () => {
    const dora = await api.pilot('dora');
    const csv = 'name,type,condition,price,currency\n=Gafas,goggles,new,629.50,EUR\nRadio,radio,roto,x,EUR\n';
    const send = async (body: object) => (await api.post('/equipment-items/import', body, dora.token)).body;
    const rows = [
      { line: 2, status: 'new' },
      { line: 3, status: 'error', fields: { condition: expect.any(String), price: expect.any(String) } },
    ];
    expect(await send({ csv, dryRun: true })).toMatchObject({ imported: 0, rows });
    expect((await api.get('/equipment-items', dora.token)).body.total).toBe(0);
    expect(await send({ csv, dryRun: false })).toMatchObject({ imported: 1, rows });
    expect((await send({ csv })).rows).toMatchObject([{ status: 'duplicate' }, { status: 'error' }]);
    const exported = await api.get('/equipment-items/export', dora.token);
    expect(exported.body).toMatch(/^name,.*\r\n"?'=Gafas/);
    expect((await api.post('/components/import', { csv: 'x'.repeat(2 ** 20 + 1) }, dora.token)).status).toBe(
      400,
    );
    expect((await api.post('/components/import', { csv })).status).toBe(401);
  });

  it('stores snapshots for the owner, and shares them without private data', async () => {
    const made = await make('/drones', { ...drone, visibility: 'public' });
    const text =
      'mcu_id 0039003a\r\n# Betaflight / STM32F405 (S405) 4.5.1 Jul 27 2024\nset craft_name = Avispa\n';
    const path = `/drones/${made._id}/snapshots`;
    const kept = await make(path, { at: '2026-05-01T10:00:00Z', text });
    expect(kept).toMatchObject({ text, shared: false, version: '4.5.1', craft: 'Avispa' });
    expect((await api.get(`${path}/${kept._id}`, berto.token)).status).toBe(404);
    expect((await api.patch(`${path}/${kept._id}`, { shared: true }, ana.token)).body.shared).toBe(true);
    const seen = await api.get(`${path}/${kept._id}`, berto.token);
    expect([seen.status, JSON.stringify(seen.body)]).toEqual([200, expect.not.stringMatching(/0039|Avispa/)]);
    expect((await api.get(path, berto.token)).body.total).toBe(1);
    expect((await api.del(`${path}/${kept._id}`, berto.token)).status).toBe(403);
    expect((await api.del(`${path}/${kept._id}`, ana.token)).status).toBe(204);
  });
});
