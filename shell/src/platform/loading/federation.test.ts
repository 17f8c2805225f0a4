import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { aRemote } from '../testing/shell-parts.tsx';
import { checkRemotes, loadExposed, registerRemote } from './federation.ts';
import { knowHashes } from './file-hashes.ts';

// The federation runtime only exists in a bundle; the tests check how it is called.
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));
jest.mock('./file-hashes.ts', () => ({ knowHashes: jest.fn(async () => undefined) }));

const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);
const gear = aRemote('mf-gear', []);
const remoteInfo = {
  name: 'mf_gear',
  entry: '',
  type: 'global',
  entryGlobalName: 'mf_gear',
  shareScope: 'default',
};

/** The hooks that the shell gives the runtime. */
function hooks() {
  checkRemotes();
  const [plugin] = jest.mocked(registerPlugins).mock.lastCall?.[0] ?? [];
  if (!plugin?.createScript || !plugin.beforeInitContainer) throw new Error('no hooks were registered');
  return plugin as Required<Pick<typeof plugin, 'createScript' | 'beforeInitContainer'>>;
}

test('a release is registered under its container’s name, and replaces the one before', () => {
  registerRemote('mf-drones', aRemote('mf-drones', []));
  registerRemote('mf-drones', { ...aRemote('mf-drones', []), base: '/remotes/mf-drones/2.0.0/' });
  const drones = (version: string) => ({
    name: 'mf_drones',
    entry: `http://localhost/remotes/mf-drones/${version}/remoteEntry.js`,
    type: 'global',
    entryGlobalName: 'mf_drones',
  });
  expect(register.mock.calls).toEqual([
    [[drones('1.0.0')], { force: false }],
    [[drones('2.0.0')], { force: true }],
  ]);
});

test('the entry’s script carries the hash of its release; for an unknown container no script is created', () => {
  registerRemote('mf-gear', gear);
  const { createScript } = hooks();
  const made = createScript({ url: 'elsewhere.js', remoteInfo });
  const { script, timeout } = made as { script: HTMLScriptElement; timeout: number };
  expect(script.getAttribute('integrity')).toBe(gear.integrity[gear.entry]);
  expect(timeout).toBe(8000);
  const other = { ...remoteInfo, name: 'mf_other' };
  expect(() => createScript({ url: 'elsewhere.js', remoteInfo: other })).toThrow('lists no remote');
});

test('a container starts once the hashes of its files are known, and never without them', async () => {
  const { beforeInitContainer } = hooks();
  const args = { remoteInfo } as Parameters<typeof beforeInitContainer>[0];
  registerRemote('mf-gear', gear);
  await expect(beforeInitContainer(args)).resolves.toBe(args);
  jest.mocked(knowHashes).mockRejectedValueOnce(new Error('offline'));
  registerRemote('mf-gear', gear);
  await expect(beforeInitContainer(args)).rejects.toThrow('offline');
});

test('a module of a remote is requested by its container’s name, and the error names it if there is none', async () => {
  load.mockResolvedValueOnce('lifecycles').mockResolvedValueOnce(null);
  await expect(loadExposed('mf-gear', 'lifecycles')).resolves.toBe('lifecycles');
  expect(load).toHaveBeenCalledWith('mf_gear/lifecycles');
  await expect(loadExposed('mf-gear', 'slots')).rejects.toThrow('mf-gear does not expose ./slots');
});
