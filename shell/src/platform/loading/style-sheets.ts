import type { ComposedRemote } from '@estela/contracts/release';
import { hashesOf } from './file-hashes.ts';

/** Removes the style sheets and preload hints of replaced versions of `remote`; those that the new one uses stay. */
export function dropStyles(remote: ComposedRemote): void {
  const { base, files } = remote;
  const used = hashesOf(remote);
  // Older releases use the folder of their version for all files; its parent is the remote's own.
  const folders = [files, base.replace(/[^/]+\/$/, '')];
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]')) {
    const { pathname } = new URL(link.href);
    const isOwn = folders.some((folder) => pathname.startsWith(folder));
    const isUsed = [files, base].some(
      (folder) => pathname.startsWith(folder) && pathname.slice(folder.length) in used,
    );
    if (isOwn && !isUsed) link.remove();
  }
}
