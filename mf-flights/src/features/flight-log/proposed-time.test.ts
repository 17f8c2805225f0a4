import { logFile } from '../../testing/log-samples/log-file.ts';
import { djiGogglesLog } from '../../testing/log-samples/srt-samples.ts';
import { proposedTime } from './proposed-time.ts';
import { readFlightLog } from './read-flight-log.ts';

const entryOf = async (log: string, savedAt: number) => ({
  ...{ key: 0, name: 'DJIG0007.srt', savedAt, share: 1 },
  reading: await readFlightLog(logFile(log)),
});
const landed = Date.UTC(2026, 4, 1, 10, 1, 0);

it('proposes that a flight ended when its file was written last', async () => {
  expect(proposedTime(await entryOf(djiGogglesLog(), landed))).toBe('2026-05-01T10:00:01.000Z');
});

it('proposes nothing for a device without a clock, and for several flights in one file', async () => {
  expect(proposedTime(await entryOf(djiGogglesLog(), Date.UTC(1980, 0)))).toBeNull();
  const twice = djiGogglesLog((s) => s % 60, 120);
  expect(proposedTime(await entryOf(twice, landed))).toBeNull();
  expect(proposedTime({ ...(await entryOf(twice, landed)), reading: null })).toBeNull();
});
