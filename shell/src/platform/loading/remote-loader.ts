import type { Composition } from '@estela/contracts/release';
import type { RemoteLifecycles } from '@estela/runtime';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { separateVersions } from './chunk-queues.ts';
import { deadlines, withDeadline } from './deadline.ts';
import { entryScript } from './entry-script.ts';
import { countRetry } from './retries.ts';

export interface RemoteLoader {
  /** Returns the same promise until it fails; the next call then tries again. */
  load: (name: string) => Promise<RemoteLifecycles>;
  /** What the remote exposes for other areas' slots. */
  loadSlots: (name: string) => Promise<Record<string, unknown>>;
  /** For a remote that failed after loading: the next `load` evaluates its code again. */
  forget: (name: string) => void;
}

/** Global name of a remote's container, as in the bundler preset. */
function containerOf(name: string): string {
  return name.replaceAll('-', '_');
}

/** Loads the composition's remotes with the federation runtime. */
export function createRemoteLoader(composition: Composition): RemoteLoader {
  const loads = new Map<string, Promise<RemoteLifecycles>>();
  const failed = new Set<string>();
  registerPlugins([{ name: 'estela-entry', createScript: ({ url }) => entryScript(url, composition) }]);

  function register(name: string, force: boolean): void {
    const remote = composition.remotes[name];
    if (!remote) throw new Error(`The composition has no remote ${name}`);
    const container = containerOf(name);
    const entry = new URL(remote.base + remote.entry, location.href).href;
    separateVersions(container);
    registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }], { force });
  }

  function prepare(name: string): void {
    if (failed.delete(name)) {
      countRetry(name);
      register(name, true);
    } else register(name, false);
  }

  async function expose<T>(name: string, path: string): Promise<T> {
    const found = await withDeadline(
      loadRemote<T>(`${containerOf(name)}/${path}`),
      deadlines.load,
      `Loading ${name}`,
    );
    if (!found) throw new Error(`${name} does not expose ./${path}`);
    return found;
  }

  function forget(name: string): void {
    failed.add(name);
    loads.delete(name);
  }

  async function start(name: string): Promise<RemoteLifecycles> {
    try {
      prepare(name);
      return await expose<RemoteLifecycles>(name, 'lifecycles');
    } catch (error) {
      forget(name);
      throw error;
    }
  }

  function load(name: string): Promise<RemoteLifecycles> {
    const running = loads.get(name) ?? start(name);
    loads.set(name, running);
    return running;
  }

  return {
    load,
    forget,
    loadSlots: async (name) => {
      await load(name);
      return expose(name, 'slots');
    },
  };
}
