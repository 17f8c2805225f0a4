import { EventEmitter } from 'node:events';
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { BuildProblem } from './build-problems.ts';

const eventsPath = '/__estela/events';
const clientPath = '/__estela/client.js';

/** For the page's head. Not deferred: the shell's scripts are, and this one must run before them. */
export const clientTag = `<script src="${clientPath}"></script>`;

/** The last build of a watched app. */
export interface WatchedBuild {
  app: string;
  /** Hash of the last good build, by which a page knows whether it runs that one. */
  build: string;
  /** Empty while the last build is good. */
  problems: BuildProblem[];
}

/** What open pages know of the developer's builds. */
export interface PageState {
  builds: WatchedBuild[];
  /** Where the pages come from, and until when local builds stand in them (ISO date). */
  against?: { url: string; until: string };
}

/** Serves the script of open pages and sends them every build. `client` is the script's file. */
export function openPages(client: string, against?: PageState['against']) {
  const builds = new Map<string, WatchedBuild>();
  const changes = new EventEmitter().setMaxListeners(0);

  function state(): string {
    const all: PageState = { builds: [...builds.values()], ...(against ? { against } : {}) };
    return `event: state\ndata: ${JSON.stringify(all)}\n\n`;
  }

  return {
    /** After a good build `problems` is empty; after a bad one the build before it stays. */
    send(app: string, build: string, problems: BuildProblem[]): void {
      const last = builds.get(app)?.build ?? '';
      builds.set(app, { app, build: problems.length > 0 ? last : build, problems });
      changes.emit('state');
    },
    register(app: FastifyInstance): void {
      const open = new Set<ServerResponse>();
      app.get(clientPath, (_request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(createReadStream(client)),
      );
      app.get(eventsPath, (_request, reply) => {
        reply.hijack();
        const stream = reply.raw;
        stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        const sendState = () => stream.write(state());
        stream.write('retry: 500\n');
        sendState();
        changes.on('state', sendState);
        open.add(stream);
        stream.on('close', () => {
          changes.off('state', sendState);
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
export type OpenPages = ReturnType<typeof openPages>;
