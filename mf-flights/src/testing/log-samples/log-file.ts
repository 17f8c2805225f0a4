import type { LogFile } from '../../features/flight-log/read-flight-log.ts';

/** A file as the browser gives it, in pieces of `piece` bytes: jsdom's own has no stream. */
export function logFile(content: string | Uint8Array<ArrayBuffer>, name = 'log', piece = 64 * 1024): LogFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let at = 0;
  const stream = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (at >= bytes.length) controller.close();
        else controller.enqueue(bytes.slice(at, at + piece));
        at += piece;
      },
    });
  return { name, size: bytes.length, stream };
}
