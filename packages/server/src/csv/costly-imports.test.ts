import { type CsvReport, calls, limits } from '@estela/contracts';
import { sql } from 'kysely';
import { longestHold } from '../../test/support/longest-hold.ts';
import { makePilot, type TestPilot } from '../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';

const size = limits.csv.bytes - 1_024;
const rows = limits.csv.rows;
const url = 'https://youtu.be/dQw4w9WgXcQ';
const repeated = (text: string, length: number) => text.repeat(Math.floor(length / text.length));
/** A file of as many rows as it may have, filled with `cell`. */
const filled = (head: string, row: (n: number) => string, cell: string) => {
  const each = Math.floor(size / rows) - row(rows).length - 4;
  return `${head}\n${Array.from({ length: rows }, (_, n) => `${row(n)}"${repeated(cell, each)}"`).join('\n')}\n`;
};
const flightHead = 'title,recordedAt,videoUrl,description';
const flightRow = (n: number) => `Vuelo ${n},2026-05-01,${url},Sol,`;

/** Milliseconds: some fifty times what it takes on an idle machine, a part of the six to thirty seconds that it took. */
const bound = 3_000;

describe('an import that is made to be slow', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
    const most = limits.gearPerPilot.max;
    await sql`insert into equipment_items (id, owner_id, name, type, condition)
      select gen_random_uuid(), ${ana.id}, 'Pack', 'goggles', 'used' from generate_series(1, ${most}::int)`.execute(
      server.db,
    );
  });
  afterAll(() => server.close());

  async function report(
    call: typeof calls.importFlights | typeof calls.importEquipmentItems | typeof calls.importComponents,
    csv: string,
    pilot = ana,
  ): Promise<CsvReport> {
    let body: CsvReport | undefined;
    const held = await longestHold(async () => {
      const answer = await server.call(call, {
        token: pilot.token,
        body: { csv, dryRun: true },
      });
      expect(answer.status).toBe(200);
      body = answer.body;
    });
    expect(held).toBeLessThan(bound);
    return body as CsvReport;
  }

  it.each([
    ['as often as there are', 2_000],
    ['as often as a file can', size / 5],
  ])(
    'holds nobody up who names equipment of one name %s, and says how many there may be',
    async (_, times) => {
      const csv = `${flightHead},equipo\n${flightRow(1)}"${repeated('Pack,', times * 5)}"\n`;
      const { rows } = await report(calls.importFlights, csv);
      expect(rows).toMatchObject([{ line: 2, status: 'error' }]);
      expect(rows[0]?.fields?.equipmentItems).toBe('Elige 50 como mucho');
    },
  );

  it('holds nobody up with fifty of one name in each of its rows', async () => {
    const csv = filled(`${flightHead},equipo`, flightRow, 'Pack,');
    const { rows } = await report(calls.importFlights, csv);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['error']));
  });

  it.each([
    ['HB.tags', ';'],
    ['HB.tags', 'x;'],
    ['HB.labels', 'Gafas y mandos;'],
    ['type', 'a\u0301\u0316'],
  ])('holds nobody up with one cell of %s that repeats %j to the end', async (column, cell) => {
    const csv = `name,${column}\nA,"${repeated(cell, cell === 'a\u0301\u0316' ? size / 5 : size)}"\n`;
    for (const call of [calls.importEquipmentItems, calls.importComponents]) {
      const { rows } = await report(call, csv);
      expect(rows.map(({ status }) => status)).toEqual(['error']);
    }
  });

  it.each([
    ['disciplinas', 'a,'],
    ['disciplinas', 'freestyle,'],
    ['etiquetas', 'mar,'],
    ['etiquetas', '\\'],
    ['equipo', ','],
  ])('holds nobody up with one cell of %s that repeats %j to the end', async (column, cell) => {
    const csv = `${flightHead},${column}\n${flightRow(1)}"${repeated(cell, size)}"\n`;
    const { rows } = await report(calls.importFlights, csv);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['👩\u200d', 7],
    ['a\u0301\u0316', 5],
    ['\u200b', 3],
  ])('holds nobody up with a name that repeats %j to the end', async (cell, bytes) => {
    const csv = `name,brand\n"${repeated(cell, (size / bytes) * cell.length)}",x\n`;
    const { rows } = await report(calls.importEquipmentItems, csv);
    expect(rows[0]?.fields?.name).toBe('El nombre no puede superar los 120 caracteres');
  });

  it('holds nobody up with headers of a hundred brackets', async () => {
    const heads = ['name', 'peso', 'cantidad', 'marca', 'url', 'descripción', 'favorito'];
    const csv = `${heads.map((head) => head.padEnd(100, '(')).join(',')}\n${'A,1,1,x,,x,no\n'.repeat(rows)}`;
    const { rows: read } = await report(calls.importComponents, csv);
    expect(read).toHaveLength(rows);
  });

  it('holds nobody up with a price in the currency of each row', async () => {
    const csv = `name,price,currency\n${'A,$1,CAD\nB,€1,USD\nC,1,XYZ\nD,1 EUR,JPY\n'.repeat(rows / 4)}`;
    const bea = await makePilot(server.db, 'bea');
    const { rows: read } = await report(calls.importEquipmentItems, csv, bea);
    expect(read).toHaveLength(rows);
  });
});
