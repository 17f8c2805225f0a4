import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { aComposition, aRemote } from '../testing/shell-parts.tsx';
import { deadlines } from './deadline.ts';
import { createRemoteLoader } from './remote-loader.ts';

// The federation runtime lives in the bundler's world; what we ask of it is what is tested.
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);
const composition = {
  current: () => aComposition({ 'mf-gear': aRemote('mf-gear', []) }),
};
const lifecycles = { mount: async () => undefined };

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.__estelaRetries = undefined;
});

test('registers the remote under its container’s name and loads it once', async () => {
  load.mockResolvedValue(lifecycles);
  const loader = createRemoteLoader(composition);
  const [first, second] = await Promise.all([loader.load('mf-gear'), loader.load('mf-gear')]);
  expect(first).toBe(second);
  expect(load).toHaveBeenCalledTimes(1);
  expect(register).toHaveBeenCalledWith(
    [
      {
        name: 'mf_gear',
        entry: 'http://localhost/remotes/mf-gear/1.0.0/remoteEntry.js',
        type: 'global',
        entryGlobalName: 'mf_gear',
      },
    ],
    { force: false },
  );
});

test('after a failure the next call registers anew and asks for other addresses', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(lifecycles);
  const loader = createRemoteLoader(composition);
  await expect(loader.load('mf-gear')).rejects.toThrow('offline');
  await expect(loader.load('mf-gear')).resolves.toBe(lifecycles);
  expect(register).toHaveBeenLastCalledWith(expect.anything(), { force: true });
  expect(globalThis.__estelaRetries).toEqual({ 'mf-gear': 1 });
});

test('another version is evaluated in place of the one before, and so is the first one again', async () => {
  load.mockImplementation(async () => ({ ...lifecycles }));
  let version = '1.0.0';
  const gear = () => ({ ...aRemote('mf-gear', []), version, base: `/remotes/mf-gear/${version}/` });
  const loader = createRemoteLoader({ current: () => aComposition({ 'mf-gear': gear() }) });
  const first = await loader.load('mf-gear');
  version = '2.0.0';
  const second = await loader.load('mf-gear');
  version = '1.0.0';
  const third = await loader.load('mf-gear');
  expect(new Set([first, second, third]).size).toBe(3);
  const entries = register.mock.calls.map(([[remote], options]) => [
    remote && 'entry' in remote ? remote.entry : undefined,
    options?.force,
  ]);
  expect(entries).toEqual([
    ['http://localhost/remotes/mf-gear/1.0.0/remoteEntry.js', false],
    ['http://localhost/remotes/mf-gear/2.0.0/remoteEntry.js', true],
    ['http://localhost/remotes/mf-gear/1.0.0/remoteEntry.js', true],
  ]);
  // From the browser's cache: nothing failed.
  expect(globalThis.__estelaRetries).toBeUndefined();
});

test('a remote that hangs times out', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => undefined));
  const refused = expect(createRemoteLoader(composition).load('mf-gear')).rejects.toThrow('longer than');
  await jest.advanceTimersByTimeAsync(deadlines.load);
  await refused;
  jest.useRealTimers();
});

test('a remote that is not in the composition is rejected', async () => {
  await expect(createRemoteLoader(composition).load('mf-none')).rejects.toThrow('no remote mf-none');
});
