import { calls } from '@estela/contracts';
import ICAL from 'ical.js';
import { makeDrone, makeFlight } from '../../../../test/support/test-items.ts';
import { makePilot, type TestPilot } from '../../../../test/support/test-pilots.ts';
import { startTestServer, type TestServer } from '../../../../test/support/test-server.ts';

describe('the calendar of reminders', () => {
  let server: TestServer;
  let lines: string[];
  let ana: TestPilot;
  let drone: string;

  beforeAll(async () => {
    lines = [];
    server = await startTestServer(
      { LOG_LEVEL: 'trace' },
      { logStream: { write: (line) => lines.push(line) } },
    );
    ana = await makePilot(server.db, 'ana');
    drone = (
      await makeDrone(server, ana, { name: 'Apex; "El 5", ñ', notes: 'Secreto', serialNumber: 'SN-1' })
    )._id;
  });
  afterAll(() => server.close());

  const makeLink = async (language = 'es') => {
    const headers = { 'accept-language': language };
    const { status, body } = await server.call(calls.createReminderLink, { token: ana.token, headers });
    expect(status).toBe(201);
    return new URL(body.url);
  };
  const read = ({ pathname }: URL) => server.inject({ url: pathname });
  const makeRule = async (more: object) => {
    const body = { subject: { kind: 'drone', _id: drone }, text: 'Hélices', ...more };
    return (await server.call(calls.createReminderRule, { token: ana.token, body })).body;
  };
  function eventsOf(text: string) {
    const calendar = new ICAL.Component(ICAL.parse(text));
    return calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: event.getFirstPropertyValue('uid'),
      day: String(event.getFirstPropertyValue('dtstart')),
      title: event.getFirstPropertyValue('summary'),
      names: event.getAllProperties().map(({ name }) => name),
    }));
  }

  it('is an iCalendar file with the days of rules and warranties, their titles and nothing else', async () => {
    const rule = await makeRule({ every: { days: 30 } });
    await makeRule({ every: { flights: 1 }, since: '2026-01-01', text: '' });
    await makeRule({ every: { flights: 500 } });
    await makeFlight(server, ana, { drone, title: 'Vuelo privado' });
    const warrantyExpiration = '2099-02-28';
    const item = { name: 'Gafas', type: 'goggles' as const, condition: 'new' as const, warrantyExpiration };
    await server.call(calls.createEquipmentItem, { token: ana.token, body: item });
    const link = await makeLink();
    const { statusCode, headers, body } = await read(link);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const today = new Date().toISOString().slice(0, 10);
    const events = eventsOf(body);
    expect(events.map(({ day, title }) => [day, title])).toEqual([
      [rule.dueOn, 'Hélices · Apex; "El 5", ñ'],
      [today, 'Revisar Apex; "El 5", ñ'],
      [warrantyExpiration, 'Termina la garantía de Gafas'],
    ]);
    for (const { names } of events)
      expect(names.filter((name) => !name.startsWith('x-microsoft'))).toEqual([
        'uid',
        'sequence',
        'dtstamp',
        'dtstart',
        'summary',
        'transp',
      ]);
    expect(body).not.toMatch(new RegExp(`${rule._id}|${drone}|Secreto|SN-1|privado`));
    expect(eventsOf((await read(link)).body).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(eventsOf((await read(await makeLink('en'))).body)[2]?.title).toBe('Warranty of Gafas ends');
  });

  it('has one secret address, kept as a hash, that ends with the next or by itself, and is in no log', async () => {
    const first = await makeLink();
    const token = /([\w-]{43})\.ics$/.exec(first.pathname)?.[1] ?? '';
    const rows = await server.db.selectFrom('calendar_links').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).toHaveLength(32);
    expect((await server.call(calls.getReminderLink, { token: ana.token })).body.createdAt).toMatch(/Z$/);
    const second = await makeLink();
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await server.call(calls.deleteReminderLink, { token: ana.token });
    await server.call(calls.deleteReminderLink, { token: ana.token });
    expect((await read(second)).statusCode).toBe(404);
    expect((await server.call(calls.getReminderLink, { token: ana.token })).body.createdAt).toBeNull();
    expect((await server.inject({ url: '/api/gear/reminders/x.ics' })).statusCode).toBe(404);
    expect(lines.join('')).toContain('/api/gear/reminders/:token.ics');
    expect(lines.join('')).not.toContain(token);
  });
});
