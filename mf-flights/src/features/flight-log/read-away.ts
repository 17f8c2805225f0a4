import type { LogMessage } from './flight-log.worker.ts';
import workerAddress from './flight-log.worker.ts?worker';
import { type LogReading, refused } from './log-reading.ts';

/**
 * Reads a log in a worker, so that the page stays quick; ended by `signal` it never answers. Where the browser or an older
 * shell lets no worker start, the page reads it.
 */
export function readAway(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<LogReading> {
  return new Promise((resolve) => {
    const readHere = async () => {
      const part = await import('./read-flight-log.ts').catch(() => undefined);
      // Without it out in the field, say, where there is no network.
      const reading = part ? await part.readFlightLog(file, onProgress) : refused('notLoaded');
      if (!signal.aborted) resolve(reading);
    };
    const worker = startWorker();
    if (!worker) return void readHere();
    signal.addEventListener('abort', () => worker.terminate());
    worker.onmessage = ({ data }: MessageEvent<LogMessage>) => {
      if ('share' in data) return onProgress(data.share);
      worker.terminate();
      resolve(data.reading);
    };
    worker.onerror = () => {
      worker.terminate();
      void readHere();
    };
    worker.postMessage(file);
  });
}

function startWorker(): Worker | null {
  try {
    return new Worker(workerAddress);
  } catch {
    return null;
  }
}
