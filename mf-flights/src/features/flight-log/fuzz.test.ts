import { blackboxLog } from '../../testing/log-samples/blackbox-sample.ts';
import { airdataLog, edgetxLog, litchiLog } from '../../testing/log-samples/csv-samples.ts';
import { gpxLog } from '../../testing/log-samples/gpx-sample.ts';
import { logFile } from '../../testing/log-samples/log-file.ts';
import { mutated, randomOf } from '../../testing/log-samples/mutations.ts';
import {
  artlynkLog,
  djiCameraLogs,
  djiGogglesLog,
  walksnailLog,
} from '../../testing/log-samples/srt-samples.ts';
import { faultsOf } from '../../testing/log-samples/wire-faults.ts';
import { readFlightLog } from './read-flight-log.ts';

const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
/** Of each log; ESTELA_LOG_MUTATIONS=10000 for the whole round, which takes minutes. */
const rounds = Number(process?.env.ESTELA_LOG_MUTATIONS ?? 50);
/** Milliseconds for one file of some kilobytes: mostly 5, with room for a machine that stands still. */
const longest = 10_000;

const logs: [string, string | Uint8Array<ArrayBuffer>][] = [
  ['edgetx', edgetxLog({ starts: [0, 100] })],
  ['airdata', airdataLog()],
  ['litchi', litchiLog()],
  ['djiGoggles', djiGogglesLog()],
  ['walksnail', walksnailLog()],
  ['artlynk', artlynkLog()],
  ...Object.entries(djiCameraLogs),
  ['gpx', gpxLog()],
  ['blackbox', blackboxLog({ seconds: 15 })],
];

it.each(logs)(
  'answers for every way in which %s may be broken, and soon',
  async (_name, log) => {
    const bytes = typeof log === 'string' ? new TextEncoder().encode(log) : log;
    for (let seed = 1; seed <= rounds; seed += 1) {
      const began = performance.now();
      const { refusal, flights } = await readFlightLog(logFile(mutated(bytes, randomOf(seed))));
      const took = performance.now() - began;
      expect([seed, refusal === 'unreadable', took < longest]).toEqual([seed, false, true]);
      for (const flight of flights) expect([seed, faultsOf(flight)]).toEqual([seed, []]);
    }
  },
  600_000,
);
