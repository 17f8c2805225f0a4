import { avifDemand } from './avif-demand.ts';
import { jpegDemand } from './jpeg-demand.ts';
import { unreadable } from './picture-processes.ts';
import { pngDemand } from './png-demand.ts';
import { webpDemand } from './webp-demand.ts';

type Demand = (file: Buffer) => number;

/** Each format by its first bytes. The library also knows formats that draw or load other files, as SVG and PDF. */
const formats: [isStart: (start: string) => boolean, demand: Demand][] = [
  [(start) => start.startsWith('\xff\xd8\xff'), jpegDemand],
  [(start) => start.startsWith('\x89PNG\r\n\x1a\n'), pngDemand],
  [(start) => start.startsWith('RIFF') && start.endsWith('WEBP'), webpDemand],
  [(start) => /^.{4}ftyp(avif|avis|mif1|msf1)$/s.test(start), avifDemand],
];

/**
 * The memory in bytes that decoding a picture takes beside a few megabytes, read from its structure before anything is
 * decoded; infinite where parts are so many that they are there to cost time. Only a file that is no picture is an error:
 * the library says what else is wrong.
 */
export function pictureDemand(file: Buffer): number {
  const start = file.toString('latin1', 0, 12);
  const format = formats.find(([isStart]) => isStart(start));
  if (!format) throw unreadable();
  return format[1](file);
}
