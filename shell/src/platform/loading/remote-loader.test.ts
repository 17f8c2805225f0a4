import { aComposition, aRemote } from '../testing/shell-parts.tsx';
import { deadlines } from './deadline.ts';
import { loadExposed, registerRemote } from './federation.ts';
import { createRemoteLoader } from './remote-loader.ts';

jest.mock('./federation.ts', () => ({
  ...jest.requireActual<typeof import('./federation.ts')>('./federation.ts'),
  checkRemotes: jest.fn(),
  registerRemote: jest.fn(),
  loadExposed: jest.fn(),
}));
const load = jest.mocked(loadExposed);
const lifecycles = { mount: async () => undefined };
const composition = {
  current: () => aComposition({ 'mf-gear': aRemote('mf-gear', []) }),
};

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.__estelaRetries = undefined;
});

test('a remote is registered and loaded once', async () => {
  load.mockResolvedValue(lifecycles);
  const loader = createRemoteLoader(composition);
  const [first, second] = await Promise.all([loader.load('mf-gear'), loader.load('mf-gear')]);
  expect(first).toBe(second);
  expect(registerRemote).toHaveBeenCalledTimes(1);
  expect(registerRemote).toHaveBeenCalledWith('mf-gear', expect.objectContaining({ version: '1.0.0' }));
  expect(load.mock.calls).toEqual([['mf-gear', 'lifecycles']]);
});

test('a remote’s parts for the slots of others come from the same release', async () => {
  load.mockResolvedValue(lifecycles);
  const loader = createRemoteLoader(composition);
  await loader.load('mf-gear');
  await loader.loadSlots('mf-gear');
  expect(registerRemote).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenLastCalledWith('mf-gear', 'slots');
});

test('after a failure the next call registers the remote again and uses other addresses', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(lifecycles);
  const loader = createRemoteLoader(composition);
  await expect(loader.load('mf-gear')).rejects.toThrow('offline');
  await expect(loader.load('mf-gear')).resolves.toBe(lifecycles);
  expect(registerRemote).toHaveBeenCalledTimes(2);
  expect(globalThis.__estelaRetries).toEqual({ 'mf-gear': 1 });
});

test('another version replaces the one before, and then the first one is evaluated again', async () => {
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
  const versions = jest.mocked(registerRemote).mock.calls.map(([, remote]) => remote.version);
  expect(versions).toEqual(['1.0.0', '2.0.0', '1.0.0']);
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
