import { sql } from 'kysely';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { type Job, JobRunner } from './job-runner.ts';

const hour = 3_600_000;

describe('jobs', () => {
  let server: TestServer;
  let done: string[];

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    done = [];
    await sql`delete from jobs`.execute(server.db);
  });

  /** As another process on the same database would have it. */
  function runnerOf(...jobs: Partial<Job>[]) {
    const runner = new JobRunner(server.db, server.app.log);
    for (const [i, job] of jobs.entries()) {
      const name = job.name ?? `job ${i}`;
      runner.add({ name, every: hour, run: async () => void done.push(name), ...job });
    }
    return runner;
  }
  const later = (seconds: number) =>
    sql`update jobs set due_at = due_at - ${seconds} * interval '1 second',
      taken_until = taken_until - ${seconds} * interval '1 second'`.execute(server.db);

  it('are each done by one of two processes, and again when their time has come', async () => {
    const names = Array.from({ length: 8 }, (_, i) => ({ name: `job ${i}` }));
    const runners = [runnerOf(...names), runnerOf(...names)];
    const runAll = () => Promise.all([...runners, ...runners].map((runner) => runner.runDue()));
    await runAll();
    expect([...done].sort()).toEqual(names.map(({ name }) => name));
    await runAll();
    await later(3_590);
    await runAll();
    expect(done).toHaveLength(8);
    await later(10);
    await runAll();
    expect(done).toHaveLength(16);
  });

  it('that fail are tried again after a minute, then after two, and the others go on', async () => {
    let tries = 0;
    const run = async () => {
      tries += 1;
      if (tries < 3) throw new Error('not now');
    };
    const runner = runnerOf({ name: 'sick', run }, { name: 'well' });
    await runner.runDue();
    expect([tries, done]).toEqual([1, ['well']]);
    await later(50);
    await runner.runDue();
    expect(tries).toBe(1);
    await later(10);
    await runner.runDue();
    await later(70);
    await runner.runDue();
    expect(tries).toBe(2);
    await later(50);
    await runner.runDue();
    expect(tries).toBe(3);
    await later(120);
    await runner.runDue();
    expect(tries).toBe(3);
  });

  it('of a process that died are taken up by another, whose end alone counts', async () => {
    let finishLate: () => void = () => {};
    const late = new Promise<void>((resolve) => {
      finishLate = resolve;
    });
    let signalOfFirst: AbortSignal | undefined;
    const first = runnerOf({
      name: 'one',
      run: (signal) => {
        signalOfFirst = signal;
        return late;
      },
    });
    const second = runnerOf({ name: 'one' });
    const firstRun = first.runDue();
    while (!signalOfFirst) await new Promise(setImmediate);
    await second.runDue();
    expect(done).toEqual([]);
    await later(130);
    await second.runDue();
    expect(done).toEqual(['one']);
    const dueOf = async () =>
      (await sql<{ due_at: Date }>`select due_at from jobs`.execute(server.db)).rows[0]?.due_at;
    const due = await dueOf();
    finishLate();
    await firstRun;
    expect(await dueOf()).toEqual(due);
  });

  it('of a server that stops are left to the others at once', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const first = runnerOf({
      name: 'one',
      run: (signal) => {
        begin();
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('stopped'))),
        );
      },
    });
    const firstRun = first.runDue();
    await begun;
    first.stop();
    await firstRun;
    await runnerOf({ name: 'one' }).runDue();
    expect(done).toEqual(['one']);
  });

  it('taken as the server stops are not begun, and left to the others at once', async () => {
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.length > 0) first.stop();
        return result;
      },
    });
    const first = new JobRunner(db, server.app.log);
    first.add({ name: 'one', every: hour, run: async () => void done.push('by the first') });
    await first.runDue();
    expect(done).toEqual([]);
    await runnerOf({ name: 'one' }).runDue();
    expect(done).toEqual(['one']);
  });

  it('are waited for when the database fails meanwhile, and done when it is back', async () => {
    let isAway = true;
    const db = server.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isAway) throw new Error('the database is away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const runner = new JobRunner(db, server.app.log);
    let fail: (() => void) | undefined;
    const run = () => {
      isAway = true;
      return new Promise<void>((_, reject) => {
        fail = () => reject(new Error('no database'));
      });
    };
    runner.add({ name: 'one', every: hour, run });
    await expect(runner.runDue()).rejects.toThrow('the database is away');
    isAway = false;
    let isOver = false;
    const look = expect(runner.runDue())
      .rejects.toThrow('the database is away')
      .finally(() => {
        isOver = true;
      });
    while (!fail) await new Promise(setImmediate);
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    expect(isOver).toBe(false);
    fail();
    await look;
    await later(130);
    await runnerOf({ name: 'one' }).runDue();
    expect(done).toEqual(['one']);
  });
});
