import {
  type CsvReport,
  calls,
  componentInput,
  componentTypes,
  equipmentItemInput,
  limits,
} from '@estela/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';
import { insertComponent } from '../components/index.ts';
import { insertEquipmentItem, isWarrantyTooEarly } from '../equipment-items/index.ts';
import { conditionNames, equipmentTypeNames, statusNames } from './equipment-names.ts';

describe('components and equipment in CSV files', () => {
  let server: TestServer;
  let ana: TestPilot;
  let berto: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    berto = await makePilot(server.db, 'berto');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.deleteFrom('components').execute();
    await server.db.deleteFrom('equipment_items').execute();
  });

  const lists = {
    components: { take: calls.importComponents, give: calls.exportComponents, list: calls.listComponents },
    equipment: {
      take: calls.importEquipmentItems,
      give: calls.exportEquipmentItems,
      list: calls.listEquipmentItems,
    },
  } as const;
  type Kind = keyof typeof lists;

  async function send(kind: Kind, csv: string, { dryRun = false, language = 'es', pilot = ana } = {}) {
    const headers = { 'accept-language': language };
    return server.call(lists[kind].take, { token: pilot.token, body: { csv, dryRun }, headers });
  }
  const statuses = ({ rows }: CsvReport) => rows.map(({ status }) => status);
  const exported = async (kind: Kind, pilot = ana, separator: 'comma' | 'semicolon' = 'comma') =>
    (await server.call(lists[kind].give, { token: pilot.token, query: { separator } })).body;
  const total = async (kind: Kind, pilot = ana) =>
    (await server.call(lists[kind].list, { token: pilot.token })).body.total;

  it('says of each row what would become of it, and writes nothing in a dry run', async () => {
    const csv = 'Nombre;Tipo;Peso (g);Enlace de compra;Otra\nHélice 5";hélices;4,2;;x\n;ala;mucho;ftp://a;\n';
    const { status, body } = await send('components', csv, { dryRun: true });
    expect(status).toBe(200);
    expect(body).toEqual({
      imported: 0,
      columns: [
        { header: 'Nombre', field: 'name' },
        { header: 'Tipo', field: 'type' },
        { header: 'Peso (g)', field: 'weight' },
        { header: 'Enlace de compra', field: 'sourceUrl' },
        { header: 'Otra', field: null },
      ],
      assumed: [],
      preview: [
        ['Hélice 5"', 'hélices', '4,2', '', 'x'],
        ['', 'ala', 'mucho', 'ftp://a', ''],
      ],
      rows: [
        { line: 2, status: 'new', name: 'Hélice 5"' },
        {
          line: 3,
          status: 'error',
          name: '',
          fields: {
            name: 'Este campo es obligatorio',
            type: 'El valor no es válido',
            weight: 'Debe ser un número',
            sourceUrl: 'La dirección web no es válida',
          },
        },
      ],
    });
    expect(await total('components')).toBe(0);
    const english = await send('components', csv, { dryRun: true, language: 'en' });
    expect(english.body.rows[1]?.fields?.name).toBe('This field is required');
  });

  it('writes the good rows, and the same file again adds nothing', async () => {
    const csv = 'name,type,weight\nXING,motor,31.8\nXING,motor,31.8\nBad,motor,heavy\n';
    const first = await send('components', csv);
    expect([first.body.imported, statuses(first.body)]).toEqual([2, ['new', 'new', 'error']]);
    const again = await send('components', csv);
    expect([again.body.imported, statuses(again.body)]).toEqual([0, ['duplicate', 'duplicate', 'error']]);
    expect(await total('components')).toBe(2);
    const others = await send('components', csv, { pilot: berto });
    expect(others.body.imported).toBe(2);
  });

  it('turns a unit in a header into ours, and reads no column in one that it does not know', async () => {
    const parts = await send('components', 'Nombre;Peso (kg)\nMotor;0,034\n');
    expect(parts.body.columns.map(({ field }) => field)).toEqual(['name', 'weight']);
    const unread = await send('components', 'Nombre;Peso (arrobas)\nHélice;3\n');
    expect(unread.body.columns.map(({ field }) => field)).toEqual(['name', null]);
    const { items } = (await server.call(calls.listComponents, { token: ana.token })).body;
    expect(items).toMatchObject([
      { name: 'Hélice', weight: null },
      { name: 'Motor', weight: 34 },
    ]);
    await send('equipment', 'Nombre;Tipo;Capacidad (Ah)\nPack;batería;1,3\n');
    const packs = (await server.call(calls.listEquipmentItems, { token: ana.token })).body.items;
    expect(packs).toMatchObject([{ battery: { capacityMah: 1300 } }]);
  });

  it('understands Homebox’s columns', async () => {
    const csv =
      'HB.import_ref,HB.location,HB.tags,HB.archived,HB.name,HB.quantity,HB.notes,HB.purchase_price,HB.purchase_from,HB.purchase_time,HB.manufacturer,HB.model_number,HB.serial_number,HB.warranty_expires,HB.sold_time\n' +
      '1,Taller,FPV;Gafas,false,Goggles 2,1,Caja,629.5,Tienda,10/13/2025,DJI,G2,SN1,2027-10-13,0001-01-01\n' +
      '2,Taller,,true,Emisora vieja,1,,0,,0001-01-01,FrSky,QX7,,,\n';
    const { body } = await send('equipment', csv);
    expect([body.imported, body.assumed]).toEqual([
      2,
      [
        { field: 'type', value: 'others' },
        { field: 'condition', value: 'used' },
      ],
    ]);
    expect(body.columns.filter(({ field }) => field === null).map(({ header }) => header)).toEqual([
      'HB.import_ref',
      'HB.quantity',
      'HB.purchase_from',
    ]);
    const { items } = (await server.call(calls.listEquipmentItems, { token: ana.token })).body;
    expect(items.find(({ name }) => name === 'Goggles 2')).toMatchObject({
      ...{ type: 'goggles', brand: 'DJI', model: 'G2', serialNumber: 'SN1', price: 62_950, currency: 'EUR' },
      ...{
        purchaseDate: '2025-10-13',
        warrantyExpiration: '2027-10-13',
        location: 'Taller',
        status: 'active',
      },
      ...{ condition: 'used', notes: 'Caja' },
    });
    expect(items.find(({ name }) => name === 'Emisora vieja')).toMatchObject({
      ...{ type: 'others', status: 'archived', price: null, purchaseDate: null, model: 'QX7' },
    });
  });

  it('refuses the row alone whose warranty ends before the purchase (2.2.3)', async () => {
    const rows =
      'Gafas,goggles,2026-02-01,2026-01-31\nRadio,radio,2026-02-01,2026-02-01\nVisor,goggles,,2026-01-31\n';
    const { body } = await send('equipment', `name,type,purchased,warranty until\n${rows}`);
    expect([body.imported, statuses(body)]).toEqual([2, ['error', 'new', 'new']]);
    expect(body.rows[0]?.fields).toEqual({
      warrantyExpiration: 'La garantía no puede terminar antes de la compra',
    });
  });

  it('refuses the row alone whose purchase is to come', async () => {
    const { body } = await send(
      'equipment',
      'name,type,purchased\nGafas,goggles,2090-02-01\nRadio,radio,2026-02-01\n',
    );
    expect([body.imported, statuses(body)]).toEqual([1, ['error', 'new']]);
    expect(body.rows[0]?.fields).toEqual({ purchaseDate: 'No puede ser una fecha futura' });
  });

  it('reads what a battery is, and writes it back', async () => {
    const csv = 'nombre,tipo,celdas,capacidad,conector,ciclos\nPack rojo,LiPo,4S,"1.300 mAh",XT60,12\n';
    expect((await send('equipment', csv)).body.imported).toBe(1);
    const { items } = (await server.call(calls.listEquipmentItems, { token: ana.token })).body;
    expect(items[0]?.battery).toMatchObject({ cells: 4, capacityMah: 1300, connector: 'XT60', cycles: 12 });
    expect(await exported('equipment')).toMatch(/,4,1300,XT60,12,/);
    const wrong = await send('equipment', 'name,type,cells\nPack,battery,muchas\n');
    expect(wrong.body.rows[0]?.fields).toEqual({ 'battery.cells': 'Debe ser un número' });
    const charger = await send('equipment', 'name,type,cells\nToolkit,charger,6\n');
    expect(Object.keys(charger.body.rows[0]?.fields ?? {})).toEqual(['battery']);
  });

  it('takes the currency from the sign or the letters of a price, and refuses a row of another', async () => {
    const bare = await send(
      'equipment',
      'name,price\nGafas,$249.99\nRadio,£10\nPack,20\nVisor,249.99 USD\nAntena,chf 12.50\nDron,100JPY\n',
    );
    expect(bare.body.imported).toBe(6);
    const csv =
      'name,price,currency\nUno,$249.99,eur\nDos,$19.99,CAD\nTres,"5,00 €",\nCuatro,$5,nada\nCinco,5 usd,EUR\nSeis,7 eur,EUR\n';
    const { body } = await send('equipment', csv);
    expect(statuses(body)).toEqual(['error', 'new', 'new', 'error', 'error', 'new']);
    expect(body.rows[0]?.fields).toEqual({ price: 'La moneda del precio no es la de la fila' });
    expect(Object.keys(body.rows[3]?.fields ?? {})).toEqual(['currency']);
    const { items } = (await server.call(calls.listEquipmentItems, { token: ana.token })).body;
    const prices = items.map(({ name, price, currency }) => `${name} ${price} ${currency}`);
    expect(new Set(prices)).toEqual(
      new Set([
        ...['Gafas 24999 USD', 'Radio 1000 GBP', 'Pack 2000 EUR', 'Dos 1999 CAD', 'Tres 500 EUR'],
        ...['Visor 24999 USD', 'Antena 1250 CHF', 'Dron 100 JPY', 'Seis 700 EUR'],
      ]),
    );
  });

  it('reads what Excel saves in Spain: semicolons, a byte order mark, decimal commas, its line of the separator', async () => {
    const rows = 'Nombre;Tipo;Precio\r\nGafas;gafas;"1.234,50 €"\r\n';
    expect((await send('equipment', `\uFEFF${rows}`)).body.imported).toBe(1);
    const again = await send('equipment', `\uFEFFsep=;\r\n${rows}Radio;emisora;20,5\r\n`);
    expect(again.body.rows.map(({ line, status }) => [line, status])).toEqual([
      [3, 'duplicate'],
      [4, 'new'],
    ]);
    const { items } = (await server.call(calls.listEquipmentItems, { token: ana.token })).body;
    expect(items.map(({ price }) => price)).toEqual([2050, 123_450]);
  });

  it('reads prices and days as they are written in either language', async () => {
    const csv =
      'nombre;tipo;condición;precio;moneda;fecha de compra;garantía;favorito;estado\n' +
      'Gafas;gafas;como nuevo;1.234,56;EUR;31/01/2026;24;sí;vendido\n' +
      'Radio;emisora;nuevo;500;JPY;2026-02-01;Dos años;no;\n';
    const { body } = await send('equipment', csv);
    expect(body.rows.map(({ fields }) => fields)).toEqual([undefined, undefined]);
    const { items } = (await server.call(calls.listEquipmentItems, { token: ana.token })).body;
    expect(items).toMatchObject([
      { name: 'Radio', price: 500, currency: 'JPY', warranty: 'Dos años', favorite: false, status: 'active' },
      {
        ...{ name: 'Gafas', price: 123_456, currency: 'EUR', warranty: 24, favorite: true, status: 'sold' },
        ...{ condition: 'likeNew', purchaseDate: '2026-01-31' },
      },
    ]);
  });

  it.each([
    ['an empty one', '', 'Este campo es obligatorio'],
    ['a header alone', 'name,type', 'El archivo no tiene filas'],
    ['one without names', 'type,weight\nmotor,1', 'Falta la columna del nombre en la primera línea'],
    ['a field twice', 'name,nombre\na,b', 'Dos columnas son el mismo campo: name, nombre'],
    [
      'an open quote',
      'name,type\n"a,motor\n',
      'El archivo no se puede leer como CSV: hay unas comillas sin cerrar en la línea 2',
    ],
    [
      'too many rows',
      `name\n${'a\n'.repeat(2_001)}`,
      'El archivo tiene más de 2000 filas: divídelo en varios',
    ],
    ['more than 1 MiB', `name\n${'á'.repeat(600_000)}`, 'No puede pasar de 1024 KB'],
    ['a null byte', 'name\n\0', 'Contiene caracteres que no se admiten'],
  ])('refuses %s with a reason', async (_, csv, reason) => {
    const { status, error } = await send('components', csv);
    expect([status, error.fields]).toEqual([400, { csv: reason }]);
  });

  it('refuses to write more than a pilot can own, and says so before', async () => {
    const { max } = limits.gearPerPilot;
    await sql`insert into components (id, owner_id, name, type)
      select gen_random_uuid(), ${ana.id}, 'Motor ' || n, 'motor' from generate_series(2, ${max}::int) n`.execute(
      server.db,
    );
    for (const dryRun of [true, false]) {
      const { status, error } = await send('components', 'name,type\nUno,motor\nDos,motor\n', { dryRun });
      expect([status, error.code, error.message]).toEqual([
        409,
        'CONFLICT',
        'Has llegado al límite de tu hangar, 2000 de cada clase. Elimina lo que ya no tengas para añadir más',
      ]);
    }
    expect((await send('components', 'name,type\nUno,motor\n')).body.imported).toBe(1);
    const body = { name: 'Otro', type: 'motor' as const };
    expect((await server.call(calls.createComponent, { token: ana.token, body })).status).toBe(409);
  });

  it('refuses a body beyond the limit of the call, and says which cell is too many', async () => {
    expect((await send('components', 'x'.repeat(3 * 1024 * 1024))).status).toBe(413);
    const { body } = await send('components', 'name,weight,type\nA,31,8,motor\n');
    expect(body.rows[0]?.fields).toHaveProperty('row');
  });

  it('exports semicolons and decimal commas for a spreadsheet in Spain', async () => {
    await send('equipment', 'name,type,price,currency,condition\nGafas,goggles,1234.5,EUR,used\n');
    expect(await exported('equipment', ana, 'semicolon')).toMatch(
      /\r\nGafas;goggles;;;used;active;1234,50;EUR;/,
    );
    await send('components', 'name,type,weight\nXING,motor,31.8\n');
    expect(await exported('components', ana, 'semicolon')).toMatch(/\r\nXING;motor;;31,8;1;/);
  });

  it('exports nothing but the header of an empty hangar, as CSV', async () => {
    const { headers, body } = await server.call(calls.exportComponents, { token: ana.token });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toBe('name,type,brand,weight,quantity,sourceUrl,description,favorite\r\n');
  });

  const words = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
    fc.constantFrom(
      '=HYPERLINK("x")',
      "'=1",
      '-5',
      '+34',
      '@a',
      'á, "b"; c',
      'línea\nnueva',
      'línea\r\nnueva',
      "'",
      '24',
      '🛩',
    ),
  );
  const name = words.filter((text) => text.trim() !== '');
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const choice = (names: object) => fc.constantFrom(...Object.keys(names));
  const url = optional(fc.constantFrom('https://tienda.example/a?b=1,2', ''));
  const bought = optional(fc.constantFrom('2024-02-29', '2025-12-31'));
  const day = optional(fc.constantFrom('2024-02-29', '2026-12-31'));

  async function comesBack(kind: Kind, insert: () => Promise<void>) {
    await insert();
    const before = await exported(kind);
    expect(await exported(kind, berto)).not.toContain('\n=');
    await server.db.deleteFrom(kind === 'components' ? 'components' : 'equipment_items').execute();
    const { body } = await send(kind, before);
    expect(statuses(body).filter((status) => status !== 'new')).toEqual([]);
    expect(await exported(kind)).toBe(before);
    expect((await send(kind, before)).body.imported).toBe(0);
    const spanish = await exported(kind, ana, 'semicolon');
    await server.db.deleteFrom(kind === 'components' ? 'components' : 'equipment_items').execute();
    expect(statuses((await send(kind, spanish)).body).filter((status) => status !== 'new')).toEqual([]);
    expect(await exported(kind)).toBe(before);
  }

  it('brings components back from an export with no change', async () => {
    const item = fc.record({
      ...{
        name,
        type: fc.constantFrom(...componentTypes),
        brand: optional(words),
        description: optional(words),
      },
      ...{
        weight: optional(fc.double({ min: 0, max: 100_000, noNaN: true })),
        sourceUrl: url,
        favorite: fc.boolean(),
        quantity: optional(fc.integer({ min: 1, max: 1_000 })),
      },
    });
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 6 }), async (items) => {
        await server.db.deleteFrom('components').execute();
        await comesBack('components', async () => {
          for (const one of items) await insertComponent(server.db, ana.id, componentInput.parse(one));
        });
      }),
      { numRuns: 8 },
    );
  });

  it('writes the same file once when it is sent twice at the same time', async () => {
    const csv = 'name,type\nUno,radio\nDos,radio\nTres,radio\n';
    const answers = await Promise.all([send('equipment', csv), send('equipment', csv)]);
    expect(answers.map(({ body }) => body.imported).sort()).toEqual([0, 3]);
    expect(await total('equipment')).toBe(3);
  });

  it('brings equipment back from an export with no change', async () => {
    const item = fc.record({
      ...{ name, type: choice(equipmentTypeNames), condition: choice(conditionNames) },
      ...{ status: optional(choice(statusNames)), brand: optional(words), model: optional(words) },
      ...{
        price: optional(fc.nat(1_000_000_000)),
        currency: optional(fc.constantFrom('EUR', 'JPY', 'KWD', 'USD')),
      },
      ...{ purchaseDate: bought, warrantyExpiration: day, warranty: optional(fc.oneof(words, fc.nat(600))) },
      ...{ serialNumber: optional(words), location: optional(words), notes: optional(words), sourceUrl: url },
    });
    const sound = item.filter((one) => !isWarrantyTooEarly(one));
    await fc.assert(
      fc.asyncProperty(fc.array(sound, { minLength: 1, maxLength: 6 }), async (items) => {
        await server.db.deleteFrom('equipment_items').execute();
        await comesBack('equipment', async () => {
          for (const one of items)
            await insertEquipmentItem(server.db, ana.id, equipmentItemInput.parse(one));
        });
      }),
      { numRuns: 8 },
    );
  });
});
