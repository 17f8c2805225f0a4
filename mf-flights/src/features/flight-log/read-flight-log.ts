import type { LogFormat } from '@estela/contracts/values';
import { BlackboxReader } from './blackbox/blackbox.ts';
import { AirdataReader } from './csv/airdata.ts';
import { EdgetxReader } from './csv/edgetx.ts';
import { LitchiReader } from './csv/litchi.ts';
import { GpxReader } from './gpx/gpx.ts';
import { type LogReader, type LogReading, refused } from './log-reading.ts';
import { sniffed, sniffFormat } from './sniff-format.ts';
import { DjiCameraReader } from './srt/dji-camera.ts';
import { GogglesReader } from './srt/goggles.ts';

/** Bytes; a day on the field is a tenth of it. */
export const maxLogBytes = 200 * 1024 * 1024;

/** What is read of a file. */
export type LogFile = Pick<File, 'name' | 'size' | 'stream'>;

const textReaders: Record<Exclude<LogFormat, 'blackbox'>, (name: string) => LogReader<string>> = {
  djiGoggles: () => new GogglesReader('djiGoggles'),
  walksnail: () => new GogglesReader('walksnail'),
  artlynk: () => new GogglesReader('artlynk'),
  djiCamera: () => new DjiCameraReader(),
  edgetx: (name) => new EdgetxReader(name),
  gpx: () => new GpxReader(),
  airdata: () => new AirdataReader(),
  litchi: () => new LitchiReader(),
};

/**
 * The flights of a log. Never throws: what is wrong with the file is in the answer. Holds a piece of the file at a time;
 * `onProgress` gets the share that is read.
 */
export async function readFlightLog(
  file: LogFile,
  onProgress?: (share: number) => void,
): Promise<LogReading> {
  if (file.size === 0) return refused('empty');
  if (file.size > maxLogBytes) return refused('tooLarge');
  try {
    return await read(file, onProgress);
  } catch {
    return refused('unreadable');
  }
}

async function read(file: LogFile, onProgress: ((share: number) => void) | undefined): Promise<LogReading> {
  const source = file.stream().getReader();
  const { start, isWhole } = await startOf(source);
  const decoder = new TextDecoder(encodingOf(start));
  const found = sniffFormat(start, decoder.decode(start.subarray(0, sniffed), { stream: true }), file.size);
  if ('refusal' in found) {
    await source.cancel();
    return refused(found.refusal);
  }
  const reader = readerOf(found.format, file.name, encodingOf(start));
  reader.push(start);
  let done = start.length;
  let told = 0;
  for (let isOver = isWhole; !isOver && !reader.isFull; ) {
    const { value } = await source.read();
    isOver = value === undefined;
    if (!value) continue;
    reader.push(value);
    done += value.length;
    // A file comes in a thousand pieces; one step in a hundred is seen.
    if (done < Math.min(told + file.size / 100, file.size)) continue;
    told = done;
    onProgress?.(done / file.size);
  }
  if (reader.isFull) await source.cancel();
  const { refusal = 'noFlight', ...read } = reader.end();
  return { ...read, format: found.format, refusal: read.flights.length > 0 ? null : refusal };
}

/** All formats but one are text; a letter may be cut in two by the pieces of the file. */
function readerOf(format: LogFormat, name: string, encoding: string): LogReader<Uint8Array> {
  if (format === 'blackbox') return new BlackboxReader();
  const reader = textReaders[format](name);
  const decoder = new TextDecoder(encoding);
  return {
    push: (bytes) => reader.push(decoder.decode(bytes, { stream: true })),
    end: () => reader.end(),
    get isFull() {
      return reader.isFull;
    },
  };
}

/** As much of the file's start as its kind is told by. */
async function startOf(source: ReadableStreamDefaultReader<Uint8Array>) {
  let start = new Uint8Array(0);
  while (start.length < sniffed) {
    const { value } = await source.read();
    if (!value) return { start, isWhole: true };
    const longer = new Uint8Array(start.length + value.length);
    longer.set(start);
    longer.set(value, start.length);
    start = longer;
  }
  return { start, isWhole: false };
}

/** Windows programs may write two bytes a letter. */
function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}
