import type { ComposedRemote, Composition, PublicSettings, Release } from '@estela/contracts/release';
import { type ActivePointer, isDisabled } from '../store/active-pointer.ts';
import { shellName } from '../store/store-paths.ts';
import { compositionId } from './composition-id.ts';
import { hashesOf, hashOfHashes } from './release-hashes.ts';

/** Where the files of a release are served. Ends with a slash. */
function baseOf(app: string, version: string): string {
  return app === shellName ? `/${shellName}/${version}/` : `/remotes/${app}/${version}/`;
}

/** Where the files of a release are served that are named after their content. */
function filesOf({ app, version, publicPath }: Release): string {
  return publicPath ?? baseOf(app, version);
}

/** Where a file of a release is asked for: the entry of a remote under its version, all others under their content. */
export function addressOf(release: Release, file: string): string {
  const isEntry = release.app !== shellName && file === release.entry;
  return (isEntry ? baseOf(release.app, release.version) : filesOf(release)) + file;
}

/** What the browser learns about the live releases. */
export function compose(
  pointer: Pick<ActivePointer, 'sequence' | 'disabled'>,
  shell: Release,
  remotes: Record<string, Release>,
  settings: PublicSettings,
): Composition {
  const composedRemotes = Object.fromEntries(
    Object.entries(remotes).map(([name, release]) => [name, composed(release, isDisabled(pointer, name))]),
  );
  return {
    id: compositionId(shell, composedRemotes),
    sequence: pointer.sequence,
    shell: {
      version: shell.version,
      base: baseOf(shellName, shell.version),
      files: filesOf(shell),
      scripts: shell.files.map(({ path }) => path).filter((path) => path.endsWith('.js')),
      manifest: shell.manifest,
    },
    remotes: composedRemotes,
    settings,
  };
}

export function composed(release: Release, isOff = false): ComposedRemote {
  const { app, version, entry, initial, chunks, manifest } = release;
  const integrity = hashesOf(release);
  return {
    version,
    base: baseOf(app, version),
    files: filesOf(release),
    entry,
    initial,
    chunks,
    integrity,
    hashes: hashOfHashes(integrity),
    manifest,
    ...(isOff ? { disabled: true } : {}),
  };
}
