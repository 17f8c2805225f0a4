import { watch } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { type CompositionChange, compositionEventsPath } from '@estela/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { LiveComposition } from './live-composition.ts';
import type { ReleaseSource } from './release-source.ts';

export interface EventTimes {
  /** The store is asked for changes that no watcher reported: folders in the network report none (ms). */
  look: number;
  /** Every listener hears what is live this often, so that neither end takes a dead line for a quiet one (ms). */
  repeat: number;
  /** What a browser waits before it comes back (ms). */
  retry: number;
  /** Streams at a time; further browsers ask by and by instead. */
  listeners: number;
}

const defaults: EventTimes = { look: 2000, repeat: 25_000, retry: 3000, listeners: 5000 };
/** Bytes that a listener may leave unread. */
const maxWaiting = 64 * 1024;

/**
 * `GET /composition/events`: tells open tabs which composition is live, at once and after each change, by sequence and
 * id alone. It needs no session.
 */
export function compositionEvents(
  app: FastifyInstance,
  source: ReleaseSource,
  live: LiveComposition,
  options: Partial<EventTimes> = {},
): void {
  const times = { ...defaults, ...options };
  const open = new Set<ServerResponse>();
  let told = '';

  async function change(): Promise<string> {
    const now = await live.current();
    if (!now) return '';
    const { sequence, id } = now.composition;
    return `event: composition\ndata: ${JSON.stringify({ sequence, id } satisfies CompositionChange)}\n\n`;
  }

  function send(stream: ServerResponse, text: string): void {
    if (stream.writableLength > maxWaiting) stream.destroy();
    else if (text) stream.write(text);
  }

  /** All hear a change; what they know already, only `again` does. */
  async function look(again: Iterable<ServerResponse> = []): Promise<void> {
    if (open.size === 0) return;
    const next = await change();
    const listeners = next === told ? again : open;
    told = next;
    for (const stream of listeners) send(stream, next);
  }

  function lookSafely(again?: Iterable<ServerResponse>): void {
    look(again).catch((error: unknown) => app.log.error({ err: error }, 'composition cannot be followed'));
  }

  app.get(
    compositionEventsPath,
    { config: { isStream: true }, exposeHeadRoute: false },
    async (request, reply) => {
      if (open.size >= times.listeners)
        return reply
          .code(503)
          .headers({ 'retry-after': '60', 'cache-control': 'no-store', connection: 'close' })
          .send();
      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Kept for another request after the end, the connection would hold up a stopping server.
        connection: 'close',
        'x-accel-buffering': 'no',
      });
      // An open stream outlives the time that any other connection may be silent.
      request.raw.setTimeout(0);
      open.add(stream);
      stream.on('close', () => open.delete(stream));
      stream.write(`retry: ${times.retry}\n\n`);
      lookSafely([stream]);
      return reply;
    },
  );

  const watcher = watchFile(source.watched, () => lookSafely());
  const timers = [
    setInterval(() => lookSafely(), times.look),
    setInterval(() => lookSafely(open), times.repeat),
  ];
  for (const timer of timers) timer.unref();
  // An open stream would keep the server from closing.
  app.addHook('preClose', async () => {
    watcher?.close();
    for (const timer of timers) clearInterval(timer);
    for (const stream of open) stream.end();
  });
}

/** A file that is replaced, not written, shows in its folder alone. Undefined where the folder cannot be watched. */
function watchFile(file: string | undefined, onChange: () => void) {
  if (!file) return undefined;
  try {
    const watcher = watch(path.dirname(file), { persistent: false }, (_event, name) => {
      if (name === null || name === path.basename(file)) onChange();
    });
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
