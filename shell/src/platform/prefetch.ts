import { type ComposedRemote, filePath, localeChunk, ownerOf, routeOf } from '@estela/contracts/release';
import { type I18n, languageOf } from '@estela/i18n';
import { hashesOf, knowHashes } from './loading/file-hashes.ts';
import type { ShellContext } from './shell-context.ts';

/** Prefetches the other remotes' first files when the browser is idle, unless the visitor saves data. */
export function prefetchWhenIdle({ composition, i18n }: ShellContext): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  whenIdle(() => {
    for (const [name, remote] of Object.entries(composition.current().remotes))
      whenIdle(() => fetchAhead(name, remote, i18n));
  });
}

/** Fetches a remote's first files with low priority, and those of the page at `pathname`. */
export function fetchAhead(name: string, remote: ComposedRemote, i18n: I18n, pathname = ''): void {
  if (remote.disabled) return;
  // A failure is shown when the remote is loaded.
  knowHashes(name, remote).catch(() => undefined);
  const texts = remote.chunks[localeChunk(languageOf(i18n))];
  const page = remote.chunks[routeOf(remote.manifest, pathname)?.chunk ?? ''];
  hint('prefetch', remote, [
    remote.entry,
    ...remote.initial.js,
    ...(texts?.js ?? []),
    ...(page?.js ?? []),
    ...remote.initial.css,
    ...(page?.css ?? []),
  ]);
}

/** Milliseconds; a busy phone may not be idle for minutes. */
const atLast = 10_000;

/** Runs when the browser is idle, or after the deadline; in Safari, which lacks that callback, after a moment. */
export function whenIdle(work: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 2000));
  idle(work, { timeout: atLast });
}

/** Loads the remote and the page behind a link as soon as the visitor points at it or focuses it. */
export function prefetchOnIntent({ composition, loader }: ShellContext): void {
  function reach({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const now = composition.current();
    const owner = ownerOf(now, link.pathname);
    const remote = owner === undefined ? undefined : now.remotes[owner];
    if (owner === undefined || !remote || remote.disabled) return;
    // A failure is shown when the remote is mounted. The one on screen is loaded already, perhaps in an older version.
    if (owner !== ownerOf(now, location.pathname)) loader.load(owner).catch(() => undefined);
    const files = remote.chunks[routeOf(remote.manifest, link.pathname)?.chunk ?? ''];
    // With the same hash as the file's later use: otherwise it would be loaded twice.
    if (files)
      knowHashes(owner, remote).then(
        () => hint('preload', remote, [...files.js, ...files.css]),
        () => undefined,
      );
  }
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('focusin', reach);
}

function hint(rel: 'prefetch' | 'preload', remote: ComposedRemote, files: string[]): void {
  const links = [...document.head.querySelectorAll('link[href]')];
  const known = new Set(links.map((link) => link.getAttribute('href')));
  for (const file of files) {
    const href = filePath(remote, file);
    if (known.has(href)) continue;
    const link = document.createElement('link');
    link.rel = rel;
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    // HTML has no integrity for prefetch; the script or style sheet that uses the file is checked.
    if (rel === 'preload') link.integrity = hashesOf(remote)[file] ?? '';
    link.href = href;
    document.head.append(link);
  }
}
