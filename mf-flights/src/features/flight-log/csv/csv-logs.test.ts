import { airdataLog, edgetxLog, litchiLog } from '../../../testing/log-samples/csv-samples.ts';
import { logFile } from '../../../testing/log-samples/log-file.ts';
import { readFlightLog } from '../read-flight-log.ts';
import { Row } from './row.ts';

const read = (log: string, name = 'Chimera 7-2026-05-01-100000.csv') => readFlightLog(logFile(log, name));
const local = (second = 0.12) => new Date(2026, 4, 1, 10, 0, second, (second % 1) * 1000).toISOString();

it('reads cells with and without quotes', () => {
  const row = new Row(',');
  const cellsOf = (line: string) => {
    const { count } = row.read(line);
    return Array.from({ length: count }, (_, index) => row.cell(index));
  };
  expect(cellsOf('a,b,,c')).toEqual(['a', 'b', '', 'c']);
  expect(cellsOf('"a,b","c ""d""",e,')).toEqual(['a,b', 'c "d"', 'e', '']);
  expect(cellsOf('x,"open')).toEqual(['x', 'open']);
  expect([row.read('').count, row.cell(0), row.cell(1), row.cell(-1)]).toEqual([1, '', undefined, undefined]);
});

describe('a radio’s log', () => {
  it('gives start, place, speed, height, battery, link and the model’s name', async () => {
    const { flights, warnings } = await read(edgetxLog());
    expect(flights).toEqual([
      {
        ...{ recordedAt: local(), durationSeconds: 60, place: { lat: 40.4, lng: -3.7 } },
        ...{ topSpeedMps: 20, maxHeightM: 100, link: { min: 96, mean: 98 }, craft: 'Chimera 7' },
        voltage: { start: 16.8, end: 14.8, min: 14.8, cells: null, minCell: null },
        sources: {
          ...{ recordedAt: 'edgetx', durationSeconds: 'edgetx', place: 'edgetx', topSpeedMps: 'edgetx' },
          ...{ maxHeightM: 'edgetx', voltage: 'edgetx', link: 'edgetx', drone: 'edgetx' },
        },
        track: expect.arrayContaining([{ lat: 40.4, lng: -3.7, altitude: 0, t: 0 }]),
        series: expect.objectContaining({ t: expect.any(Array), height: expect.any(Array) }),
        logHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(warnings).toEqual(['localClock']);
  });

  it('is split where logging paused, and the later flights of a day do not change the first one’s hash', async () => {
    const morning = await read(edgetxLog());
    const day = await read(edgetxLog({ starts: [0, 600, 1_200] }));
    expect(day.flights.map(({ durationSeconds }) => durationSeconds)).toEqual([60, 60, 60]);
    expect(day.flights[0]?.logHash).toBe(morning.flights[0]?.logHash);
    expect(new Set(day.flights.map(({ logHash }) => logHash)).size).toBe(3);
  });

  it('counts what was armed, by the star of the mode or by the arm switch', async () => {
    const byMode = edgetxLog({ mode: (s) => (s < 20 || s >= 50 ? 'ACRO*' : 'ACRO') });
    expect((await read(byMode)).flights[0]).toMatchObject({ durationSeconds: 29, recordedAt: local(20.12) });
    const byInav = edgetxLog({ mode: (s) => ['WAIT', 'WAIT', 'OK'][Math.floor(s / 10)] ?? 'ANGL' });
    expect((await read(byInav)).flights[0]).toMatchObject({ durationSeconds: 30 });
    const bySwitch = edgetxLog({ mode: () => '', armed: (s) => (s < 20 ? 988 : 2012) });
    const withoutMode = bySwitch.replace(',FM,', ',XY,');
    expect((await read(withoutMode)).flights[0]).toMatchObject({ durationSeconds: 40 });
    expect((await read(edgetxLog().replace(',FM,', ',XY,'))).flights[0]).toMatchObject({
      durationSeconds: 60,
    });
  });

  it('reads the unit of each column', async () => {
    const knots = edgetxLog().replace('GSpd(kmh)', 'GSpd(kts)').replace('Alt(m)', 'Alt(ft)');
    expect((await read(knots)).flights[0]).toMatchObject({ topSpeedMps: 37, maxHeightM: 30.5 });
  });

  it('reads the battery, not what feeds the receiver', async () => {
    const frsky = edgetxLog()
      .replace('RxBt(V)', 'VFAS(V)')
      .replace('Curr(A)', 'RxBt(V)')
      .replaceAll(',20.1,', ',5.1,');
    expect((await read(frsky)).flights[0]?.voltage?.start).toBe(16.8);
  });

  it('has no place without satellites, and none at 0 0', async () => {
    expect((await read(edgetxLog({ sats: 3 }))).flights[0]).toMatchObject({ place: null, track: [] });
    const unfixed = edgetxLog().replace(/40\.\d+ -3\.\d+/g, '0.000000 0.000000');
    expect((await read(unfixed)).flights[0]).toMatchObject({ place: null, topSpeedMps: null });
  });

  it('leaves out places that a receiver jumps to', async () => {
    const jumped = edgetxLog().replace(/(10:00:30.*?)40\.\d+ /, '$141.400000 ');
    const { flights } = await read(jumped);
    expect(Math.max(...(flights[0]?.track.map(({ lat }) => lat) ?? []))).toBeLessThan(41);
  });

  it('asks for the day where the radio’s clock was never set', async () => {
    const { flights, warnings } = await read(edgetxLog({ date: '2012-01-01' }));
    expect([flights[0]?.recordedAt, flights[0]?.sources.recordedAt]).toEqual([null, undefined]);
    expect(warnings).toEqual(['clockNotSet']);
  });

  it('warns of rows with a cell more, and takes nothing from the wrong column', async () => {
    const { flights, warnings } = await read(edgetxLog({ shiftedFrom: 30, mode: () => '' }));
    expect(warnings).toContain('shiftedColumns');
    expect(flights[0]).toMatchObject({
      durationSeconds: 60,
      topSpeedMps: 20,
      voltage: { start: 16.8, end: 14.8 },
    });
  });

  it('says of a log that ends within a row that it is cut, and takes no half figure from there', async () => {
    const log = edgetxLog().trimEnd();
    const lastRow = log.lastIndexOf('\n') + 1;
    const cutAfter = (cells: number, digits: number) => {
      const row = log.slice(lastRow).split(',');
      return log.slice(0, lastRow + row.slice(0, cells).join(',').length + 1 + digits);
    };
    const withinBattery = await read(cutAfter(10, 1));
    expect(withinBattery.warnings).toEqual(['cut', 'localClock']);
    expect(withinBattery.flights[0]).toMatchObject({ durationSeconds: 60, topSpeedMps: 20 });
    expect(withinBattery.flights[0]?.voltage?.min).toBeGreaterThan(14);
    const withinTime = await read(cutAfter(1, 7));
    expect(withinTime.warnings).toEqual(['cut', 'localClock']);
    expect(withinTime.flights[0]).toMatchObject({ durationSeconds: 59 });
    expect((await read(log)).warnings).toEqual(['localClock']);
  });

  it('drops what is too short for a flight', async () => {
    const short = edgetxLog().split('\n').slice(0, 8).join('\n');
    expect(await read(short)).toMatchObject({ flights: [], warnings: ['shortFlights'], refusal: 'noFlight' });
  });
});

it('reads AirData’s feet and miles an hour, its cells, and its time in UTC', async () => {
  const { flights, warnings } = await read(airdataLog());
  expect(flights).toHaveLength(1);
  expect(flights[0]).toMatchObject({
    ...{ recordedAt: '2026-05-01T10:00:00.000Z', durationSeconds: 60, place: { lat: 40.4, lng: -3.7 } },
    ...{ topSpeedMps: 20, maxHeightM: 100, craft: null, link: null },
    voltage: { start: 16.8, end: 14.8, min: 14.8, cells: 4, minCell: 3.7 },
  });
  expect(warnings).toEqual([]);
});

it('reads Litchi’s millivolts, what was in the air alone, and the drone’s name', async () => {
  const { flights } = await read(litchiLog());
  expect(flights).toHaveLength(1);
  expect(flights[0]).toMatchObject({
    ...{ recordedAt: '2026-05-01T10:00:10.000Z', durationSeconds: 50, craft: 'Mi Mini', topSpeedMps: 20 },
    ...{ maxHeightM: 100, link: { min: 98, mean: 98 }, voltage: { end: 14.8, cells: null } },
  });
});

it('stops after so many flights that no card has them', async () => {
  const log = edgetxLog({ starts: Array.from({ length: 220 }, (_, index) => index * 120) });
  const { flights, warnings } = await read(log);
  expect(flights).toHaveLength(200);
  expect(warnings).toContain('tooManyFlights');
});
