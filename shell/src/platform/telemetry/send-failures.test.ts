import type { FailureReport } from '@estela/contracts/telemetry';
import { createCompositionStore } from '../composition/composition-store.ts';
import { createReport } from '../report.ts';
import { aComposition, aRemote, aRoute } from '../testing/shell-parts.tsx';

const app = { name: 'mf-gear', version: '1.0.0' };
const composition = aComposition({ 'mf-gear': aRemote('mf-gear', [aRoute('/drones/:id')]) });
const sent: Promise<string>[] = [];

/** An error with a stack as browsers write it. */
function anError(message: string, file = '/remotes/mf-gear/files/drones.0a1b.js#1.0.0'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at draw (https://estela.test${file}:1:234)\n    at https://estela.test/shell/files/vendor.js:2:99`;
  return error;
}

const report = createReport(createCompositionStore(composition, async () => undefined));

let clock = Date.now();

beforeEach(() => {
  // The pause between batches carries over from test to test.
  clock += 60_000;
  jest.useFakeTimers({ advanceTimers: true, now: clock });
  jest.spyOn(console, 'error').mockImplementation();
  sent.length = 0;
  history.replaceState(null, '', '/drones/6650f2c1a1b2c3d4e5f60718?q=ana#x');
  navigator.sendBeacon = (_url, body) => {
    sent.push((body as Blob).text());
    return true;
  };
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

async function batches(): Promise<FailureReport[][]> {
  await jest.advanceTimersByTimeAsync(20_000);
  return (await Promise.all(sent)).map((text) => JSON.parse(text));
}

test('the first failure is sent with its version, its position in our files, and no address', async () => {
  report({ app, phase: 'render', error: anError('no title for ana@example.com') });
  const [[failure] = []] = await batches();
  expect(failure).toEqual({
    app: 'mf-gear',
    version: '1.0.0',
    composition: '0123456789ab',
    phase: 'render',
    name: 'TypeError',
    message: 'no title for <email>',
    frames: ['/remotes/mf-gear/files/drones.0a1b.js:1:234', '/shell/files/vendor.js:2:99'],
    route: '/drones/:id',
    count: 1,
    isFirst: true,
  });
});

test('the same failure counts up within a batch, and only the first one of a tab is the first', async () => {
  for (let times = 0; times < 5; times += 1) report({ app, phase: 'mount', error: anError('again') });
  report({ app, phase: 'load', error: anError('another') });
  const all = (await batches()).flat();
  expect(all.map(({ message, count, isFirst }) => ({ message, count, isFirst }))).toEqual([
    { message: 'again', count: 5, isFirst: true },
    { message: 'another', count: 1, isFirst: false },
  ]);
});

test('uncaught errors are attributed to the app of their file, and errors of other code are ignored', async () => {
  const caught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
  caught(anError('of gear', '/remotes/mf-gear/0.9.0/remoteEntry.js'));
  caught(anError('of the shell', '/shell/files/main.js'));
  const foreign = new Error('of an extension');
  foreign.stack = 'Error\n at chrome-extension://abc/x.js:1:1';
  caught(foreign);
  const all = (await batches()).flat();
  expect(all.map(({ app: name, version, phase }) => `${name}@${version} ${phase}`)).toEqual([
    'mf-gear@0.9.0 script',
    'shell@2.0.0 script',
  ]);
});

test('a page reports twenty different failures, ten in a batch', async () => {
  for (let nth = 0; nth < 40; nth += 1)
    report({
      app,
      phase: 'render',
      error: anError(`broken ${String.fromCharCode(97 + (nth % 26))}${nth > 25}`),
    });
  const all = await batches();
  // Five were reported by the earlier tests.
  expect(all.map((batch) => batch.length)).toEqual([10, 5]);
});
