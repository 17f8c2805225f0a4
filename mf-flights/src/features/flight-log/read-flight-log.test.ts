import { blackboxLog } from '../../testing/log-samples/blackbox-sample.ts';
import { airdataLog, edgetxLog, litchiLog } from '../../testing/log-samples/csv-samples.ts';
import { gpxLog } from '../../testing/log-samples/gpx-sample.ts';
import { logFile } from '../../testing/log-samples/log-file.ts';
import {
  artlynkLog,
  djiCameraLogs,
  djiGogglesLog,
  walksnailLog,
} from '../../testing/log-samples/srt-samples.ts';
import { faultsOf } from '../../testing/log-samples/wire-faults.ts';
import { maxLogBytes, readFlightLog } from './read-flight-log.ts';

const logs = {
  edgetx: edgetxLog(),
  airdata: airdataLog(),
  litchi: litchiLog(),
  djiGoggles: djiGogglesLog(),
  walksnail: walksnailLog(),
  artlynk: artlynkLog(),
  djiCamera: djiCameraLogs.framed,
  gpx: gpxLog(),
  blackbox: blackboxLog(),
};
const each = Object.entries(logs);
const refusalOf = async (content: string | Uint8Array<ArrayBuffer>, name?: string) =>
  (await readFlightLog(logFile(content, name))).refusal;

describe('reading a log', () => {
  it.each(each)(
    'knows %s by what is in it, under any name and however the file comes in pieces',
    async (format, log) => {
      const whole = await readFlightLog(logFile(log, 'DJI_0001.mp4'));
      expect(whole).toMatchObject({
        format,
        refusal: null,
        flights: [{ durationSeconds: expect.any(Number) }],
      });
      for (const piece of [7, 4_096])
        expect(await readFlightLog(logFile(log, 'DJI_0001.mp4', piece))).toEqual(whole);
    },
  );

  it.each(each)('gives of %s what a flight on the wire may hold', async (_format, log) => {
    const { flights } = await readFlightLog(logFile(log));
    for (const flight of flights) expect(faultsOf(flight)).toEqual([]);
  });

  it.each(each)(
    'gives the same hash for the same %s, and another for one that differs',
    async (format, log) => {
      const hashes = async (content: typeof log, name?: string) =>
        (await readFlightLog(logFile(content, name))).flights.map(({ logHash }) => logHash);
      expect(await hashes(log, 'a.txt')).toEqual(await hashes(log, 'b.csv'));
      const others = { edgetx: edgetxLog({ date: '2026-05-02' }), gpx: gpxLog({ starts: [600] }) } as const;
      if (format in others)
        expect(await hashes(others[format as keyof typeof others])).not.toEqual(await hashes(log));
    },
  );

  it.each(each)('makes what it can of %s that breaks off', async (format, log) => {
    const cut = typeof log === 'string' ? log.slice(0, log.length / 2) : log.slice(0, log.length / 2);
    const { flights, refusal } = await readFlightLog(logFile(cut));
    expect([format, refusal, flights.length]).toEqual([format, null, 1]);
    expect(flights[0]?.durationSeconds).toBeGreaterThan(15);
    const start = typeof log === 'string' ? log.slice(0, 600) : log.slice(0, 600);
    expect((await readFlightLog(logFile(start))).refusal).toBe('noFlight');
  });

  it('refuses what is no log, and says what it is', async () => {
    expect(await refusalOf('')).toBe('empty');
    expect(await refusalOf(' \n\n')).toBe('empty');
    expect(await refusalOf('Hola, esto es una carta.\n'.repeat(100), 'vuelo.csv')).toBe('unknown');
    expect(await refusalOf('a,b,c\n1,2,3\n', 'vuelo.csv')).toBe('table');
    expect(await refusalOf('a;b;c\r\n1;2;3\r\n', 'vuelo.csv')).toBe('table');
    expect(await refusalOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 44, 44, 44, 10]), 'foto.jpg')).toBe(
      'unknown',
    );
    expect(await refusalOf('\0\0\0\x20ftypheic', 'foto.heic')).toBe('unknown');
    expect(await refusalOf('1\n00:00:00,000 --> 00:00:02,000\nHola\n', 'peli.srt')).toBe('unknown');
    expect(await refusalOf(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'vuelo.csv')).toBe('archive');
    expect(await refusalOf(new Uint8Array([0x1f, 0x8b, 8, 0]), 'LOG.bbl')).toBe('archive');
    expect(await refusalOf('\0\0\0\x20ftypisom', 'vuelo.srt')).toBe('video');
    expect(await refusalOf('MSPOSD\0\x01', 'vuelo.osd')).toBe('osd');
    expect(await refusalOf(new Uint8Array(40 + 2_124 * 3), 'vuelo.osd')).toBe('osd');
    expect(await refusalOf('# diff all\n\n# version\n# Betaflight / STM32F7X2')).toBe('configuration');
  });

  it('refuses a file that is too large before it reads any of it', async () => {
    const stream = jest.fn();
    const file = { name: 'LOG.bbl', size: maxLogBytes + 1, stream };
    expect((await readFlightLog(file)).refusal).toBe('tooLarge');
    expect(stream).not.toHaveBeenCalled();
  });

  it('answers for a file that cannot be read, as one on a card that was taken out', async () => {
    const pull = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    const file = { name: 'x', size: 10, stream: () => new ReadableStream<Uint8Array<ArrayBuffer>>({ pull }) };
    expect((await readFlightLog(file)).refusal).toBe('unreadable');
  });

  it('reads letters of two bytes, as Windows programs write them', async () => {
    const wide = new Uint8Array(
      Uint16Array.from(`\uFEFF${edgetxLog()}`, (letter) => letter.charCodeAt(0)).buffer,
    );
    expect((await readFlightLog(logFile(wide))).format).toBe('edgetx');
    expect((await readFlightLog(logFile(`\uFEFF${edgetxLog()}`))).format).toBe('edgetx');
  });

  it('tells how far it is', async () => {
    const shares: number[] = [];
    const log = edgetxLog({ starts: Array.from({ length: 40 }, (_, index) => index * 120) });
    await readFlightLog(logFile(log), (share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});
