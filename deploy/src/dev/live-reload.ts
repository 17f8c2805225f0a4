import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const eventsPath = '/__estela/reload';
const scriptPath = '/__estela/reload.js';

/** A separate file, because the content security policy allows no script in the page. */
const script = `new EventSource('${eventsPath}').addEventListener('reload', () => location.reload());\n`;

/** For the page's head. */
export const liveReloadTag = `<script defer src="${scriptPath}"></script>`;

/** Tells open pages by server-sent events to reload. */
export function liveReload() {
  const changes = new EventEmitter().setMaxListeners(0);

  return {
    reload: () => changes.emit('reload'),
    register(app: FastifyInstance): void {
      const open = new Set<ServerResponse>();
      app.get(scriptPath, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
      );
      app.get(eventsPath, (_request, reply) => {
        reply.hijack();
        const stream = reply.raw;
        stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        stream.write('retry: 500\n\n');
        const send = () => stream.write('event: reload\ndata:\n\n');
        changes.on('reload', send);
        open.add(stream);
        stream.on('close', () => {
          changes.off('reload', send);
          open.delete(stream);
        });
      });
      // An open stream would keep the server from closing.
      app.addHook('preClose', async () => {
        for (const stream of open) stream.end();
      });
    },
  };
}
