import type { ComposedRemote } from '@estela/contracts/release';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { entryScript } from './entry-script.ts';
import { knowHashes } from './file-hashes.ts';

/** Global name of a remote's container, as in the bundler preset. */
export function containerOf(name: string): string {
  return name.replaceAll('-', '_');
}

/** The release that each container was last registered with, by the container's name. */
const registered = new Map<string, { name: string; remote: ComposedRemote; hashes: Promise<void> }>();

function releaseOf(container: string) {
  const found = registered.get(container);
  if (!found) throw new Error(`The composition lists no remote with the container ${container}`);
  return found;
}

/** Our plugin of the federation runtime: every file of a remote must be one of its signed release. */
export function checkRemotes(): void {
  registerPlugins([
    {
      name: 'estela-releases',
      createScript({ remoteInfo }) {
        const { name, remote } = releaseOf(remoteInfo?.name ?? '');
        return entryScript(name, remote);
      },
      async beforeInitContainer(args) {
        await releaseOf(args.remoteInfo.name).hashes;
        return args;
      },
    },
  ]);
}

/** Registers a release with the federation runtime, in place of any registered under that name before. */
export function registerRemote(name: string, remote: ComposedRemote): void {
  const container = containerOf(name);
  const force = registered.has(container);
  const hashes = knowHashes(name, remote);
  // A failure is reported when the container is initialised; until then nobody handles it.
  hashes.catch(() => undefined);
  registered.set(container, { name, remote, hashes });
  const entry = new URL(remote.base + remote.entry, location.href).href;
  registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }], { force });
}

/** What the remote's last registered release exposes as `./<path>`. Rejects where it cannot be loaded. */
export async function loadExposed<T>(name: string, path: string): Promise<T> {
  const exposed = await loadRemote<T>(`${containerOf(name)}/${path}`);
  if (!exposed) throw new Error(`${name} does not expose ./${path}`);
  return exposed;
}
