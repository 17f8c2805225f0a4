import type { LogReading } from './log-reading.ts';
import { readFlightLog } from './read-flight-log.ts';

/** What the worker says: how far it is, and at last what it found. */
export type LogMessage = { share: number } | { reading: LogReading };

/** The library of types knows the page or workers, not both. */
interface Scope {
  onmessage: ((event: MessageEvent<File>) => void) | null;
  postMessage(message: LogMessage): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data: file }) => {
  const reading = await readFlightLog(file, (share) => scope.postMessage({ share }));
  scope.postMessage({ reading });
};
