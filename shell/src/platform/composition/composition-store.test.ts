import { aComposition, aRemote, aRoute } from '../testing/shell-parts.tsx';
import { createCompositionStore } from './composition-store.ts';

/** Gear and groups at these versions. */
function versions(sequence: number, gear: string, groups = 'a') {
  const released = (name: string, version: string) => ({ ...aRemote(name, [aRoute('/x')]), version });
  const remotes = { 'mf-gear': released('mf-gear', gear), 'mf-groups': released('mf-groups', groups) };
  return { ...aComposition(remotes), sequence, id: `${gear}${groups}` };
}

function aStore(read = jest.fn()) {
  const store = createCompositionStore(versions(5, '1'), read);
  const listener = jest.fn();
  store.subscribe(listener);
  return { store, listener, gear: () => store.current().remotes['mf-gear']?.version };
}

test('a remote that is not on screen follows at once, and nothing else changes its identity', () => {
  const { store, listener, gear } = aStore();
  const { 'mf-groups': groups } = store.current().remotes;
  store.accept(versions(6, '2'));
  expect(gear()).toBe('2');
  expect(store.current().id).toBe('2a');
  expect(store.current().remotes['mf-groups']).toBe(groups);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('nothing changes when the same version is read with more hashes than the page had', () => {
  const { store, listener } = aStore();
  const { 'mf-gear': gear, 'mf-groups': groups } = store.current().remotes;
  const next = versions(6, '1');
  for (const remote of Object.values(next.remotes)) remote.integrity['page.js'] = 'sha384-page';
  store.accept(next);
  expect(store.current().remotes['mf-gear']).toBe(gear);
  store.take('mf-groups');
  expect(store.current().remotes['mf-groups']).toBe(groups);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an older composition is ignored, and the same one too', () => {
  const { store, listener, gear } = aStore();
  store.accept(versions(4, '0'));
  store.accept(versions(5, '1'));
  expect(gear()).toBe('1');
  expect(listener).not.toHaveBeenCalled();
});

test('the same sequence with other versions is applied: the edge fell back to a good release', () => {
  const { store, gear } = aStore();
  store.accept(versions(5, '0'));
  expect(gear()).toBe('0');
});

test('a remote on screen keeps its version until it may change', () => {
  const { store, gear } = aStore();
  const release = store.hold('mf-gear');
  store.accept(versions(6, '2', 'b'));
  expect(gear()).toBe('1');
  expect(store.current().remotes['mf-groups']?.version).toBe('b');
  expect(store.latest().remotes['mf-gear']?.version).toBe('2');
  // The running composition is still the one from before, so that a report names the right one.
  expect(store.current().id).toBe('1a');
  store.take('mf-gear');
  expect(gear()).toBe('2');
  expect(store.current().id).toBe('2b');
  store.accept(versions(7, '3', 'b'));
  expect(gear()).toBe('2');
  release();
  expect(gear()).toBe('3');
});

test('a hold that is released twice leaves the holds of others', () => {
  const { store, gear } = aStore();
  const first = store.hold('mf-gear');
  const second = store.hold('mf-gear');
  first();
  first();
  store.accept(versions(6, '2'));
  expect(gear()).toBe('1');
  second();
  expect(gear()).toBe('2');
});

test('a remote that is no longer live stays while it is on screen', () => {
  const { store, gear } = aStore();
  const release = store.hold('mf-gear');
  store.accept({ ...versions(6, '2'), remotes: {} });
  expect(gear()).toBe('1');
  release();
  expect(gear()).toBeUndefined();
});

test('the running shell stays, with the remotes that were released for it', () => {
  const { store, gear } = aStore();
  const next = versions(6, '2');
  store.accept({
    ...next,
    shell: { ...next.shell, version: '3.0.0' },
    settings: { publicUrl: 'https://other' },
  });
  expect(store.current().shell.version).toBe('2.0.0');
  expect(store.current().settings).toEqual({ publicUrl: 'https://estela.test' });
  expect(gear()).toBe('1');
  expect(store.latest().shell.version).toBe('3.0.0');
});

test('releases that the tab has read stay known', () => {
  const { store } = aStore();
  store.accept(versions(6, '2'));
  expect(Object.keys(store.seen().remotes)).toEqual(['mf-gear@1', 'mf-groups@a', 'mf-gear@2']);
});

test('concurrent reads share one request, and a failed one changes nothing', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(versions(6, '2'));
  const { store, gear } = aStore(read);
  await Promise.all([store.refresh(), store.refresh()]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(gear()).toBe('1');
  await store.refresh();
  expect(gear()).toBe('2');
});
