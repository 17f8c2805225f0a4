interface Instance {
  options: { name: string };
  shareScopeMap: object;
  initOptions: (options: object) => void;
  registerShared: (shared: object) => void;
  initShareScopeMap: (scope: string, shares: object) => void;
  initializeSharing: (scope: string) => unknown[];
  loadShare: (name: string, use: object) => Promise<unknown>;
}
interface Core {
  ModuleFederation: new (options: object) => Instance;
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: Instance[] } };
  getGlobalFederationConstructor: () => undefined;
  setGlobalFederationConstructor: (made: unknown) => void;
  setGlobalFederationInstance: (instance: Instance) => void;
}

const oldPage = globalThis as typeof globalThis & { _FEDERATION_RUNTIME_CORE?: Core };

/** The calls of a container that was built with Module Federation 2.9. */
function containerOf(core: Core, shares: object) {
  core.setGlobalFederationConstructor(core.ModuleFederation);
  expect(core.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(() => true)).toBeUndefined();
  const instance = new (core.getGlobalFederationConstructor() ?? core.ModuleFederation)({
    id: 'mf_gear:0.1.0',
    name: 'mf_gear',
    shareStrategy: 'loaded-first',
    shared: {},
    remotes: [],
    plugins: [{ name: 'estela-remote-files' }],
  });
  core.setGlobalFederationInstance(instance);
  instance.initOptions({ name: 'mf_gear', remotes: [] });
  instance.initShareScopeMap('default', shares);
  instance.registerShared({});
  expect(instance.initializeSharing('default')).toEqual([]);
  return instance;
}

test('a remote of an older release reads the shell’s shares, in the versions that it accepts', async () => {
  jest.requireActual<{ start: () => void }>('./older-remotes.mjs').start();
  const core = oldPage._FEDERATION_RUNTIME_CORE;
  if (!core) throw new Error('The shell gives no core');
  const react = () => 'React';
  const shares = { react: { '19.3.1': { get: () => react } } };
  const use = (requiredVersion: string) => ({ customShareInfo: { shareConfig: { requiredVersion } } });
  const instance = containerOf(core, shares);
  expect(instance.shareScopeMap).toEqual({ default: shares });
  await expect(instance.loadShare('react', use('^19.3.1'))).resolves.toBe(react);
  await expect(instance.loadShare('react', use('^20.0.0'))).rejects.toThrow('the page has 19.3.1');
});
