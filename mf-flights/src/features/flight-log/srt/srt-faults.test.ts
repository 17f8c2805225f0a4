import { logFile } from '../../../testing/log-samples/log-file.ts';
import { subtitlesOf } from '../../../testing/log-samples/written-logs.ts';
import { readFlightLog } from '../read-flight-log.ts';

const read = async (log: string) => {
  const reading = await readFlightLog(logFile(log, 'DJI_0007.srt'));
  return { ...reading, flight: reading.flights[0] };
};
const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
const at = (metres: number, clock = '') =>
  `${clock} [iso : 100] [latitude: ${(40.4 + metres / 111_195).toFixed(6)}] [longitude: -3.700000]`;
const clockAt = (second: number) => `2026-05-01 10:${part(second / 60)}:${part(second % 60)}`;

describe('the speed of a camera drone', () => {
  it('is that over its clock where the video was cut', async () => {
    const cut = (cue: number) =>
      cue < 40 ? at(cue * 0.1, clockAt(cue / 2)) : at(98 + cue * 0.1, clockAt(300 + cue / 2));
    const { flights, flight } = await read(subtitlesOf(cut, { cues: 80, step: 0.5 }));
    expect(flights).toHaveLength(1);
    expect(flight?.topSpeedMps).toBeLessThan(1);
    expect(flight?.durationSeconds).toBe(339);
  });

  it('is that over its clock where the video is slower than the flight', async () => {
    const slow = (cue: number) =>
      at(cue * 2.5, `${clockAt(cue / 4)}.${String((cue % 4) * 250).padStart(3, '0')}`);
    const { flight } = await read(subtitlesOf(slow, { cues: 120 }));
    expect(flight).toMatchObject({ topSpeedMps: 10, durationSeconds: 30 });
  });

  it('is none of a cut without a clock', async () => {
    const { flight } = await read(subtitlesOf((cue) => at(cue * 0.1 + (cue > 30 ? 98 : 0))));
    expect(flight?.topSpeedMps).toBeLessThan(1);
  });
});

it('asks for the day where the camera’s clock began anew, unless it was set on the way', async () => {
  const unset = (cue: number) => at(cue, `2015-01-01 00:00:${part(cue)}`);
  expect(await read(subtitlesOf(unset))).toMatchObject({
    flight: { recordedAt: null },
    warnings: ['clockNotSet'],
  });
  const later = await read(subtitlesOf((cue) => (cue < 20 ? unset(cue) : at(cue, clockAt(cue)))));
  expect(later.flight?.recordedAt).toBe(new Date(2026, 4, 1, 10, 0, 0).toISOString());
});

it.each(['BAROMETER:%', 'BAROMETER: %M', 'Barometer:% M'])('reads the height of %s', async (form) => {
  const textAt = (cue: number) =>
    `GPS(-3.7000,40.4000,14) ${form.replace('%', (cue * 1.5).toFixed(1))}\nISO:100`;
  expect((await read(subtitlesOf(textAt))).flight?.maxHeightM).toBe(88.5);
});

it.each([
  ['signal:%d ch:2 flightTime:%t uavBat:24.3V uavBatCells:6', (cue: number) => 100 - cue, 41],
  ['signal:%d ch:2 flightTime:%t uavBat:24.3V uavBatCells:6', (cue: number) => 4 + cue, 4],
  ['signal:%d ch:2 flightTime:%t uavBat:24.3V uavBatCells:6', (cue: number) => 4 - (cue % 2), 75],
  ['Signal:%d CH:AUTO FlightTime:%t SBat:15.1V GBat:7.2V', (cue: number) => 99 - cue, 40],
])(
  'takes the signal of goggles for bars or percent, as the whole file has it: %s',
  async (form, signalAt, lowest) => {
    const textAt = (cue: number) => form.replace('%d', String(signalAt(cue))).replace('%t', String(cue + 10));
    expect((await read(subtitlesOf(textAt))).flight?.link?.min).toBe(lowest);
  },
);

it('reads what has lost the times of its video by the drone’s clock', async () => {
  const log = Array.from({ length: 40 }, (_, cue) => `${cue + 1}\n${at(cue * 10, clockAt(cue))}\n\n`).join(
    '',
  );
  expect(await read(log)).toMatchObject({
    format: 'djiCamera',
    flight: { durationSeconds: 39, topSpeedMps: 10 },
  });
});

it.each(['1\n', '1\n00:00:00,000 --> 00:00:01,000\n\n2\n00:00:01,000 --> 00:00:02,000\n', ' \n\n'])(
  'calls a file of numbers and times alone empty: %j',
  async (log) => {
    expect((await read(log)).refusal).toBe('empty');
  },
);
