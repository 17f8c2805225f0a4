import { blackboxLog } from '../../../testing/log-samples/blackbox-sample.ts';
import { logFile } from '../../../testing/log-samples/log-file.ts';
import { readFlightLog } from '../read-flight-log.ts';

const read = (log: Uint8Array<ArrayBuffer>) => readFlightLog(logFile(log, 'LOG00001.BFL', 1_000));

describe('a blackbox', () => {
  it('gives duration, battery and its cells, signal, height and the name of the craft', async () => {
    const { flights, warnings } = await read(blackboxLog());
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({
      ...{ recordedAt: null, durationSeconds: 60, place: null, maxHeightM: 60, craft: 'Chimera7' },
      voltage: { start: 16.8, end: 14.8, min: 14.8, cells: 4 },
    });
    expect(flights[0]?.link?.min).toBeCloseTo(41.3, 1);
    expect(warnings).toEqual(['clockNotSet']);
  });

  it('counts the cells of the battery while it is full: at the end of a flight each has less', async () => {
    const { flights } = await read(blackboxLog({ full: 2520, drop: 480 }));
    expect(flights[0]?.voltage).toMatchObject({ start: 25.2, cells: 6 });
  });

  it('has the height of INAV, too', async () => {
    const { flights } = await read(blackboxLog({ firmware: 'INAV 7.1.2 (abc) MATEKF722' }));
    expect(flights[0]?.maxHeightM).toBe(60);
  });

  it('goes on where the controller’s clock of 32 bits begins again, after 71 minutes', async () => {
    const { flights } = await read(blackboxLog({ since: 4_290 }));
    expect(flights.map(({ durationSeconds }) => durationSeconds)).toEqual([60]);
  });

  it('is known also where it is as long as a recording of the OSD may be', async () => {
    const log = blackboxLog();
    const length = 40 + Math.ceil(log.length / 2_124) * 2_124;
    const longer = new Uint8Array(length);
    longer.set(log);
    expect((await read(longer)).format).toBe('blackbox');
  });

  it('is as many flights as it holds logs', async () => {
    const { flights } = await read(blackboxLog({ logs: 3, seconds: 20 }));
    expect(flights.map(({ durationSeconds }) => durationSeconds)).toEqual([20, 20, 20]);
    expect(new Set(flights.map(({ logHash }) => logHash)).size).toBe(3);
  });

  it('has a date where the controller was told one', async () => {
    const { flights } = await read(blackboxLog({ startedAt: '2026-05-01T10:23:45.000+02:00' }));
    expect(flights[0]?.recordedAt).toBe('2026-05-01T08:23:45.000Z');
  });

  it.each([
    '2015-11-30T00:00:07.000+00:00',
    '2000-01-01T00:10:00.000+00:00',
    '2026-02-30T10:00:00.000+00:00',
  ])('asks for the date where the controller’s clock shows %s', async (startedAt) => {
    const { flights, warnings } = await read(blackboxLog({ startedAt }));
    expect(flights[0]?.recordedAt).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^(?:clockNotSet|noClock)$/)]);
  });

  it('reads volts as its firmware counts them, and none of one that wrote the converter’s number', async () => {
    const voltageOf = async (firmware: string) =>
      (await read(blackboxLog({ firmware }))).flights[0]?.voltage?.start;
    expect(await voltageOf('INAV 7.1.2 (abc) MATEKF722')).toBe(16.8);
    expect(await voltageOf('Betaflight 2025.12.1 (abc) STM32H743')).toBe(16.8);
    expect(await voltageOf('Cleanflight 2.2.0 (abc) NAZE')).toBeUndefined();
  });
});
