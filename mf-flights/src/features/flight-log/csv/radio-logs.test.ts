import { logFile } from '../../../testing/log-samples/log-file.ts';
import { radioLog } from '../../../testing/log-samples/written-logs.ts';
import { readFlightLog } from '../read-flight-log.ts';
import { isTheOtherWay } from './radio-place.ts';

const read = async (log: string) => {
  const reading = await readFlightLog(logFile(log, 'Quad-2026-05-01-100000.csv'));
  return { ...reading, flight: reading.flights[0] };
};
const swing = (row: number, width: number) => Math.round(1_500 + width * Math.sin(row / 5));

describe('channel 5 of a radio’s log', () => {
  const header = 'Date,Time,RSSI(dB),RxBt(V),CH3(us),CH5(us)';
  const secondsOf = async (cellsAt: (row: number) => number[]) =>
    (await read(radioLog(header, (row) => [80, 12, ...cellsAt(row)], { rows: 121 }))).flight?.durationSeconds;

  it('says when the motors ran where it is a switch that was thrown', async () => {
    expect(await secondsOf((row) => (row < 40 ? [988, 988] : [swing(row, 300), 2_012]))).toBe(40);
  });

  it.each<[string, (row: number) => number[]]>([
    ['an aileron that never leaves the middle', (row) => [1_700, row % 3 ? 1_495 : 1_512]],
    ['an aileron with its full throws', (row) => [1_700, swing(row, 512)]],
    ['a switch that is never thrown', () => [1_700, 1_600]],
    ['flaps of three steps', (row) => [swing(row, 300), [988, 1_500, 2_012][Math.floor(row / 20) % 3] ?? 0]],
    ['flaps of two steps', (row) => [swing(row, 300), row < 60 ? 988 : 2_012]],
  ])('says nothing of motors where it is %s', async (_, cellsAt) => {
    expect(await secondsOf(cellsAt)).toBe(60);
  });
});

describe('the date of a radio’s log', () => {
  it.each(['2026-02-30', '2026-13-01', '2026-06-31', '2026-00-00', '0000-00-00', '2015-11-30', '2012-01-01'])(
    'is asked for where the clock shows %s',
    async (date) => {
      const { flight, warnings } = await read(
        radioLog('Date,Time,RSSI(dB),RxBt(V)', () => [80, 12], { date }),
      );
      expect(flight).toMatchObject({ recordedAt: null, durationSeconds: 30 });
      expect(warnings).toEqual(['clockNotSet']);
    },
  );
});

describe('the heights of a radio’s log', () => {
  const header = 'Date,Time,RQly(%),RxBt(V),GPS,GSpd(kmh),Alt(m),Sats';
  const highestOf = async (fixed: number, field: number) => {
    const cellsAt = (row: number) =>
      row < fixed
        ? [99, 16, '', 20, 0, 0]
        : [99, 16, '40.400010 -3.700000', 20, field + (row - fixed) / 2, 12];
    return (await read(radioLog(header, cellsAt))).flight?.maxHeightM;
  };

  it.each([
    ['650 m', 10, 650, 25],
    ['12 m', 21, 12, 19.5],
    ['650 m, for longer than the rest', 40, 650, 10],
  ])(
    'begin with the fix where they are 0 before, and the field lies at %s',
    async (_, fixed, field, highest) => {
      expect(await highestOf(fixed, field)).toBe(highest);
    },
  );

  it('begin at 0 where the sensor does', async () => {
    const { flight } = await read(radioLog(header, (row) => [99, 16, '', 20, Math.max(0, row - 10), 0]));
    expect(flight?.maxHeightM).toBe(50);
  });
});

describe('the place of a radio’s log', () => {
  const header = 'Date,Time,RQly(%),RxBt(V),GPS,GSpd(kmh),Alt(m),Sats';
  const placeOf = async (gps: string) => {
    const { flight, warnings } = await read(radioLog(header, () => [99, 16, gps, 20, 10, 12]));
    return [flight?.place, warnings.includes('placeGuessed')];
  };

  it('is read with the longitude first where it can be nothing else, and is to be checked', async () => {
    expect(await placeOf('-118.240000 34.050000')).toEqual([{ lat: 34.05, lng: -118.24 }, true]);
    expect(await placeOf('34.050000 -118.240000')).toEqual([{ lat: 34.05, lng: -118.24 }, false]);
  });

  it.each([
    ['Madrid', 40.41, -3.7, 1],
    ['Barcelona', 41.38, 2.17, 1],
    ['Canary Islands', 28.1, -15.4, 0],
    ['Berlin', 52.5, 13.4, 1],
    ['Buenos Aires', -34.6, -58.4, -3],
  ])('is the other way round where this device is at home there: %s', (_, lat, lng, hours) => {
    expect([isTheOtherWay(lat, lng, hours), isTheOtherWay(lng, lat, hours)]).toEqual([false, true]);
  });

  it.each([
    ['Nairobi', -1.3, 36.8, 3],
    ['Singapore', 1.3, 103.8, 8],
    ['Lagos', 6.5, 3.4, 1],
    ['Mombasa, from Madrid as from home', -4.0, 39.7, 3],
  ])('is as it stands where pilots fly there: %s', (_, lat, lng, hours) => {
    expect(isTheOtherWay(lat, lng, hours)).toBe(false);
  });
});

describe('the columns of a radio’s log', () => {
  it('are those of Ethos, too', async () => {
    const header = 'Date,Time,RSSI(dB),RxBatt(V),GPS alt(m),GPS(lat),GPS(long),GPS speed(km/h)';
    const { flight, unread } = await read(
      radioLog(header, (row) => [90, 7.9, 100 + row, (40.4 + row * 1e-5).toFixed(5), '-3.700000', '36.0']),
    );
    expect(flight).toMatchObject({
      ...{ place: { lat: 40.4, lng: -3.7 }, topSpeedMps: 10, maxHeightM: 60, voltage: { start: 7.9 } },
    });
    expect(unread).toEqual([]);
  });

  it.each([
    'Date(d<),Time,RSSI(dB),RxBt(V)',
    'date;time;RSSI(dB);RxBt(V)',
    '"Date","Time","RSSI(dB)","RxBt(V)"',
  ])('are known under the head %s', async (header) => {
    const separator = header.includes(';') ? ';' : ',';
    const log = radioLog(header, () => [80, 16]).replaceAll(/^2026.*$/gm, (row) =>
      row.replaceAll(',', separator),
    );
    expect(await read(log)).toMatchObject({ format: 'edgetx', flight: { voltage: { start: 16 } } });
  });

  it('are named where they seem to say a figure that nothing gave', async () => {
    const log = radioLog('Date,Time,Cels(V),Alt(yd),GSpd,TxBat(V)', () => [16, 40, 12, 7.9]);
    const { flight, unread } = await read(log);
    expect(flight).toMatchObject({ maxHeightM: null, topSpeedMps: null, voltage: null });
    expect(unread).toEqual(['Cels(V)', 'Alt(yd)', 'GSpd']);
  });
});

it('tells a list of flights from other tables', async () => {
  const refusalOf = async (head: string) => (await read(`${head}\n1,2,3\n4,5,6\n`)).refusal;
  expect(await refusalOf('Fecha,Título,Vídeo')).toBe('flightList');
  expect(await refusalOf('Date,Time,Title,Video')).toBe('flightList');
  expect(await refusalOf('a,b,c')).toBe('table');
});
