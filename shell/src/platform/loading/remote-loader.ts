import type { ComposedRemote } from '@estela/contracts/release';
import type { RemoteLifecycles } from '@estela/runtime';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { CompositionStore } from '../composition/composition-store.ts';
import { dropQueues, separateVersions } from './chunk-queues.ts';
import { deadlines, withDeadline } from './deadline.ts';
import { entryScript } from './entry-script.ts';
import { knowHashes } from './file-hashes.ts';
import { countRetry } from './retries.ts';

export interface RemoteLoader {
  /**
   * Loads the version that the tab uses, or the one given. Returns the same promise until that fails or another version
   * is asked for.
   */
  load: (name: string, remote?: ComposedRemote) => Promise<RemoteLifecycles>;
  /** What the remote exposes for other areas' slots. */
  loadSlots: (name: string) => Promise<Record<string, unknown>>;
  /** For a remote that failed after loading: the next `load` evaluates its code again. */
  forget: (name: string) => void;
}

interface Load {
  version: string;
  lifecycles: Promise<RemoteLifecycles>;
}

/** Global name of a remote's container, as in the bundler preset. */
function containerOf(name: string): string {
  return name.replaceAll('-', '_');
}

/** Loads the composition's remotes with the federation runtime. */
export function createRemoteLoader(composition: Pick<CompositionStore, 'current'>): RemoteLoader {
  const loads = new Map<string, Load>();
  const failed = new Set<string>();
  /** The release that each container was last registered with, by the address of its entry. */
  const registered = new Map<string, { name: string; remote: ComposedRemote }>();
  registerPlugins([
    {
      name: 'estela-entry',
      createScript({ url }) {
        const found = registered.get(url);
        if (!found) throw new Error(`The composition lists no remote with the entry ${url}`);
        return entryScript(found.name, found.remote);
      },
    },
  ]);

  /**
   * Each change of version evaluates the code anew, the one before last as well: its endpoints and texts must replace
   * those of the version in between.
   */
  function register(name: string, remote: ComposedRemote): void {
    const container = containerOf(name);
    const entry = new URL(remote.base + remote.entry, location.href).href;
    const others = [...registered].filter(([, other]) => other.name === name);
    for (const [other] of others) registered.delete(other);
    registered.set(entry, { name, remote });
    separateVersions(container);
    knowHashes(remote);
    // The version that the tab uses may still be on screen, and ask for more of its files.
    const used = composition.current().remotes[name]?.version;
    dropQueues(container, used === remote.version ? undefined : used);
    const force = others.length > 0;
    registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }], { force });
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

  async function start(name: string, remote: ComposedRemote): Promise<RemoteLifecycles> {
    if (failed.delete(name)) countRetry(name);
    register(name, remote);
    return expose<RemoteLifecycles>(name, 'lifecycles');
  }

  function load(name: string, remote = composition.current().remotes[name]): Promise<RemoteLifecycles> {
    if (!remote) return Promise.reject(new Error(`The composition has no remote ${name}`));
    const known = loads.get(name);
    if (known?.version === remote.version) return known.lifecycles;
    const lifecycles = start(name, remote);
    loads.set(name, { version: remote.version, lifecycles });
    lifecycles.catch(() => {
      if (loads.get(name)?.lifecycles === lifecycles) forget(name);
    });
    return lifecycles;
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
