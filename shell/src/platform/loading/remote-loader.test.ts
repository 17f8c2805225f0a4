import { aComposition, aRemote } from '../testing/shell-parts.tsx';
import { loadContainer } from './container.ts';
import { deadlines } from './deadline.ts';
import { createRemoteLoader } from './remote-loader.ts';

jest.mock('./container.ts', () => ({
  ...jest.requireActual<typeof import('./container.ts')>('./container.ts'),
  loadContainer: jest.fn(),
}));
const load = jest.mocked(loadContainer);
const lifecycles = { mount: async () => undefined };
const exposing = (exposed: unknown) => ({ init: jest.fn(), get: jest.fn(async () => () => exposed) });
const composition = {
  current: () => aComposition({ 'mf-gear': aRemote('mf-gear', []) }),
};

beforeEach(() => {
  jest.resetAllMocks();
  globalThis.__estelaRetries = undefined;
});

test('a remote is run once, and its lifecycles are made', async () => {
  const container = exposing(lifecycles);
  load.mockResolvedValue(container);
  const loader = createRemoteLoader(composition);
  const [first, second] = await Promise.all([loader.load('mf-gear'), loader.load('mf-gear')]);
  expect(first).toBe(second);
  expect(load).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledWith('mf-gear', expect.objectContaining({ version: '1.0.0' }));
  expect(container.get).toHaveBeenCalledWith('./lifecycles');
});

test('what fills slots of others comes from the same run', async () => {
  const container = exposing(lifecycles);
  load.mockResolvedValue(container);
  const loader = createRemoteLoader(composition);
  await loader.load('mf-gear');
  await loader.loadSlots('mf-gear');
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.get).toHaveBeenLastCalledWith('./slots');
});

test('after a failure the next call runs the remote anew, from other addresses', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(exposing(lifecycles));
  const loader = createRemoteLoader(composition);
  await expect(loader.load('mf-gear')).rejects.toThrow('offline');
  await expect(loader.load('mf-gear')).resolves.toBe(lifecycles);
  expect(load).toHaveBeenCalledTimes(2);
  expect(globalThis.__estelaRetries).toEqual({ 'mf-gear': 1 });
});

test('another version is evaluated in place of the one before, and so is the first one again', async () => {
  load.mockImplementation(async () => exposing({ ...lifecycles }));
  let version = '1.0.0';
  const gear = () => ({ ...aRemote('mf-gear', []), version, base: `/remotes/mf-gear/${version}/` });
  const loader = createRemoteLoader({ current: () => aComposition({ 'mf-gear': gear() }) });
  const first = await loader.load('mf-gear');
  version = '2.0.0';
  const second = await loader.load('mf-gear');
  version = '1.0.0';
  const third = await loader.load('mf-gear');
  expect(new Set([first, second, third]).size).toBe(3);
  expect(load.mock.calls.map(([, remote]) => remote.version)).toEqual(['1.0.0', '2.0.0', '1.0.0']);
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
