type Module = { exports?: unknown };
type Factory = () => unknown;
interface Bundle {
  m: Record<string, (module: Module) => void>;
  f: { consumes?: (chunk: string, promises: unknown[]) => void };
  S?: { default: Record<string, Record<string, { get: () => unknown }>> };
  initContainer?: (shares: unknown) => void;
  getContainer?: (path: string) => Promise<Factory>;
  [data: string]: unknown;
}

const page = globalThis as typeof globalThis & { __webpack_require__?: Bundle; __FEDERATION__?: unknown };

/** Starts a bundle that shares `react` by itself, or reads it as number 7 in its chunk `page`. */
function start(role: 'shell' | 'remote', range = '^19.3.1'): Bundle {
  const react = { name: 'react', version: '19.3.1', factory: () => () => 'React of the shell' };
  const consumed = { 7: { shareKey: 'react', requiredVersion: range } };
  const bundle: Bundle = {
    m: {},
    f: {},
    initializeSharingData: { scopeToSharingDataMapping: role === 'shell' ? { default: [react] } : {} },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: consumed,
      initialConsumes: role === 'shell' ? [7] : [],
      chunkMapping: role === 'shell' ? {} : { page: [7] },
    },
    initializeExposesData: { moduleMap: { './lifecycles': async () => () => 'lifecycles' } },
  };
  page.__webpack_require__ = bundle;
  jest.isolateModules(() => {
    jest.requireActual<{ startFederation: () => void }>('./runtime.mjs').startFederation();
  });
  return bundle;
}

function made(bundle: Bundle): unknown {
  const module: Module = {};
  bundle.m[7]?.(module);
  return module.exports;
}

async function loadPage(bundle: Bundle): Promise<void> {
  const promises: unknown[] = [];
  bundle.f.consumes?.('page', promises);
  await Promise.all(promises);
}

afterEach(() => {
  page.__FEDERATION__ = undefined;
});

test('a shell reads its own shares at once', () => {
  expect(made(start('shell'))).toBe('React of the shell');
});

test('a remote reads the shares of the page once a chunk needs them', async () => {
  const remote = start('remote');
  remote.initContainer?.(start('shell').S?.default);
  expect(remote.m[7]).toBeUndefined();
  await loadPage(remote);
  expect(made(remote)).toBe('React of the shell');
});

test('a chunk whose shares the page has not fails, and succeeds once it has them', async () => {
  const remote = start('remote');
  await expect(loadPage(remote)).rejects.toThrow('react ^19.3.1 is needed, and the page has none');
  remote.initContainer?.(start('shell').S?.default);
  await loadPage(remote);
  expect(made(remote)).toBe('React of the shell');
});

test('a remote of another React is refused', async () => {
  const remote = start('remote', '^20.0.0');
  remote.initContainer?.(start('shell').S?.default);
  await expect(loadPage(remote)).rejects.toThrow('react ^20.0.0 is needed, and the page has 19.3.1');
});

test('a container gives what it exposes', async () => {
  const remote = start('remote');
  expect((await remote.getContainer?.('./lifecycles'))?.()).toBe('lifecycles');
  await expect(remote.getContainer?.('./none')).rejects.toThrow('does not expose ./none');
});

test('the development client puts its React in place of the shell’s', () => {
  const beforeRegisterShare = ({ pkgName, shared }: { pkgName: string; shared: object }) =>
    Object.assign(shared, { version: '19.3.9', get: () => () => `development build of ${pkgName}` });
  page.__FEDERATION__ = { __GLOBAL_PLUGIN__: [{ name: 'estela-development', beforeRegisterShare }] };
  const shell = start('shell');
  expect(made(shell)).toBe('development build of react');
  expect(Object.keys(shell.S?.default.react ?? {})).toEqual(['19.3.9']);
});
