import type { ComposedRemote } from '@estela/contracts/release';
import type { RemoteLifecycles } from '@estela/runtime';
import type { CompositionStore } from '../composition/composition-store.ts';
import { dropQueues, separateVersions } from './chunk-queues.ts';
import { deadlines, withDeadline } from './deadline.ts';
import { checkRemotes, containerOf, loadExposed, registerRemote } from './federation.ts';
import { countRetry } from './retries.ts';

export interface RemoteLoader {
  /**
   * Loads the version that the tab uses, or the one given. Returns the same promise until that fails or another version
   * is asked for.
   */
  load: (name: string, remote?: ComposedRemote) => Promise<RemoteLifecycles>;
  /** What the remote exposes for other areas' slots. */
  loadSlots: (name: string) => Promise<Record<string, unknown>>;
  /** Call for a remote that failed after loading: the next `load` evaluates its code again. */
  forget: (name: string) => void;
}

interface Load {
  version: string;
  lifecycles: Promise<RemoteLifecycles>;
}

/** Loads the composition's remotes. */
export function createRemoteLoader(composition: Pick<CompositionStore, 'current'>): RemoteLoader {
  const loads = new Map<string, Load>();
  const failed = new Set<string>();
  checkRemotes();

  /**
   * Each change of version evaluates the code again, also when it returns to an earlier version: its endpoints and texts
   * must replace those of the version in between.
   */
  function register(name: string, remote: ComposedRemote): void {
    const container = containerOf(name);
    separateVersions(container);
    // The version that the tab uses may still be on screen, and load more of its files.
    const used = composition.current().remotes[name]?.version;
    dropQueues(container, used === remote.version ? undefined : used);
    registerRemote(name, remote);
  }

  function forget(name: string): void {
    failed.add(name);
    loads.delete(name);
  }

  function start(name: string, remote: ComposedRemote): Load {
    if (failed.delete(name)) countRetry(name);
    register(name, remote);
    return { version: remote.version, lifecycles: expose(name, 'lifecycles') };
  }

  function load(name: string, remote = composition.current().remotes[name]): Promise<RemoteLifecycles> {
    if (!remote) return Promise.reject(new Error(`The composition has no remote ${name}`));
    const known = loads.get(name);
    if (known?.version === remote.version) return known.lifecycles;
    const started = start(name, remote);
    loads.set(name, started);
    started.lifecycles.catch(() => {
      if (loads.get(name) === started) forget(name);
    });
    return started.lifecycles;
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

function expose<T>(name: string, path: string): Promise<T> {
  return withDeadline(loadExposed<T>(name, path), deadlines.load, `Loading ${name}`);
}
