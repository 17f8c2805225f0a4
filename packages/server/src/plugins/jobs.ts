import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { JobRunner } from '../jobs/job-runner.ts';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: JobRunner;
  }
}

/** Milliseconds between two looks at what is due. */
const lookEvery = 30_000;

/** Work that only one server of several does; plugins and modules add theirs while the app is assembled. */
export const jobsPlugin = fp(
  async (app: FastifyInstance) => {
    const jobs = new JobRunner(app.db, app.log);
    app.decorate('jobs', jobs);
    const look = () => app.background.start('due jobs', () => jobs.runDue());
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      look();
      timer = setInterval(look, lookEvery).unref();
    });
    app.addHook('preClose', async () => {
      clearInterval(timer);
      jobs.stop();
    });
  },
  { name: 'jobs' },
);
