import { type CsvReport, calls } from '@estela/contracts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

const videoUrl = 'https://youtu.be/dQw4w9WgXcQ';
const madrid = 'Europe/Madrid';
const newYork = 'America/New_York';

describe('the times of flights in a CSV file', () => {
  let server: TestServer;
  let ana: TestPilot;

  beforeAll(async () => {
    server = await startTestServer();
    ana = await makePilot(server.db, 'ana');
  });
  afterAll(() => server.close());
  afterEach(() => server.db.deleteFrom('flights').execute());

  async function imported(csv: string, tz?: string): Promise<CsvReport> {
    const answer = await server.call(calls.importFlights, { token: ana.token, body: { csv, tz } });
    expect(answer.status).toBe(200);
    return answer.body;
  }
  const listed = async () => (await server.call(calls.listFlights, { token: ana.token })).body.items;
  const rows = (...cells: string[]) => cells.map((cell) => `A,${videoUrl},x,${cell}\n`).join('');
  const startOf = async (cell: string, tz?: string) => {
    const { rows: read } = await imported(`title,video,notes,date,time\n${rows(cell)}`, tz);
    const [flight] = await listed();
    await server.db.deleteFrom('flights').execute();
    return flight?.recordedAt ?? read[0]?.fields?.recordedAt;
  };

  it('are those of the pilot’s zone where they name none, and the report says so', async () => {
    const csv = `Título;Vídeo;Descripción;Fecha;Hora\nTarde;${videoUrl};x;14/03/2026;23:30\n`;
    expect((await imported(csv, madrid)).assumed).toContainEqual({ field: 'recordedAt', value: madrid });
    expect(await listed()).toMatchObject([{ recordedAt: '2026-03-14T22:30:00.000Z' }]);
  });

  it.each([
    ['2026-07-14,10:00', madrid, '2026-07-14T08:00:00.000Z'],
    ['2026-07-14 10:00:30,', newYork, '2026-07-14T14:00:30.000Z'],
    ['2026-03-14T23:30,', 'Asia/Kolkata', '2026-03-14T18:00:00.000Z'],
    // What names its zone keeps it.
    ['2026-03-14T23:30:00Z,', madrid, '2026-03-14T23:30:00.000Z'],
    ['2026-03-14T23:30:00-0500,', madrid, '2026-03-15T04:30:00.000Z'],
    ['2026-03-14,23:30 UTC', madrid, '2026-03-14T23:30:00.000Z'],
    // The hour that the clocks leave out, and the first of the one that they show twice.
    ['2026-03-29,02:30', madrid, '2026-03-29T01:30:00.000Z'],
    ['2026-10-25,02:30', madrid, '2026-10-25T00:30:00.000Z'],
    // As an older client asks.
    ['2026-03-14,23:30', undefined, '2026-03-14T23:30:00.000Z'],
    ['03/14/2026,05:42 PM', 'UTC', '2026-03-14T17:42:00.000Z'],
    ['2026-03-14,5:42 p. m.', 'UTC', '2026-03-14T17:42:00.000Z'],
    ['2026-03-14,12:05 am', 'UTC', '2026-03-14T00:05:00.000Z'],
    ['2026-03-14 12:05 PM,', 'UTC', '2026-03-14T12:05:00.000Z'],
  ])('of %s in the zone %s is %s', async (cell, tz, expected) => {
    expect(await startOf(cell, tz)).toBe(expected);
  });

  it.each([newYork, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', madrid])(
    'without an hour stay on their day in %s',
    async (tz) => {
      const at = await startOf('14/03/2026,', tz);
      expect(new Date(String(at)).toLocaleDateString('en-CA', { timeZone: tz })).toBe('2026-03-14');
    },
  );

  it.each([
    ['30/02/2026,10:00', 'La fecha no es válida'],
    ['2026-13-01,', 'La fecha no es válida'],
    ['31/06/2026,10:00', 'La fecha no es válida'],
    ['2026-03-14,25:10', '«25:10» no es una hora del día: escríbela como 17:42'],
    ['2026-03-14,17:42 PM', '«17:42 PM» no es una hora del día: escríbela como 17:42'],
    ['2026-03-14,por la tarde', '«por la tarde» no es una hora del día: escríbela como 17:42'],
    ['14 de marzo,', 'La fecha no es válida'],
  ])('of %s are refused by what is wrong with them', async (cell, words) => {
    expect(await startOf(cell, madrid)).toBe(words);
  });

  it.each([
    ['Fecha', 'Hora (UTC)', '2026-03-14,23:30'],
    ['Fecha (UTC)', 'Duración', '2026-03-14 23:30,60'],
    ['datetime(utc)', 'Duración', '2026-03-14 23:30:00,60'],
  ])('are of UTC where a column is called so: %s, %s', async (day, other, cells) => {
    await imported(`title,video,notes,${day},${other}\n${rows(cells)}`, madrid);
    expect(await listed()).toMatchObject([{ recordedAt: '2026-03-14T23:30:00.000Z' }]);
  });

  it('begin with the month in all rows of a file where one of them must', async () => {
    await imported(`title,video,notes,date\n${rows('03/04/2026', '03/14/2026')}`, 'UTC');
    expect((await listed()).map(({ recordedAt }) => recordedAt.slice(0, 10))).toEqual([
      '2026-03-14',
      '2026-03-04',
    ]);
  });

  it.each(['Altura máx. (m)', 'Alt. máx. (m)', 'Max. altitude (m)', 'Altitud máxima [metros]'])(
    'stand beside a height that is called %s',
    async (header) => {
      await imported(
        `Título;Vídeo;Descripción;Fecha;${header}\nTarde;${videoUrl};x;14/03/2026;58,4\n`,
        newYork,
      );
      expect(await listed()).toMatchObject([{ maxHeightM: 58.4 }]);
    },
  );
});

test('the day of a purchase is one of these times', () => {
  const purchaseOf = (purchaseDate: string) =>
    calls.createEquipmentItem.body.safeParse({ name: 'A', type: 'radio', condition: 'new', purchaseDate })
      .success;
  expect(['0202-03-01', '1202-03-01', '20222-03-01', '2026-02-30', '2026-03-01'].map(purchaseOf)).toEqual([
    ...[false, false, false, false, true],
  ]);
});
