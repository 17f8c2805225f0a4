import { type ComposedRemote, ownerOf, routeOf } from '@estela/contracts/release';
import type { ShellContext } from './shell-context.ts';

/** Fetches the other remotes' first files when the browser has nothing better to do, unless data is dear. */
export function prefetchWhenIdle({ composition }: ShellContext): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  whenIdle(() => {
    for (const remote of Object.values(composition.remotes)) {
      hint('prefetch', remote, [remote.entry, ...remote.initial.js, ...remote.initial.css]);
    }
  });
}

/** Once the browser has nothing better to do; Safari cannot tell, and waits a moment. */
export function whenIdle(work: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 2000));
  idle(work);
}

/** Loads the remote and the page behind a link as soon as the visitor reaches for it. */
export function prefetchOnIntent({ composition, loader }: ShellContext): void {
  function reach({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const owner = ownerOf(composition, link.pathname);
    const remote = owner === undefined ? undefined : composition.remotes[owner];
    if (owner === undefined || !remote) return;
    // A failure shows when the remote is mounted.
    loader.load(owner).catch(() => undefined);
    const files = remote.chunks[routeOf(remote.manifest, link.pathname)?.chunk ?? ''];
    if (files) hint('preload', remote, [...files.js, ...files.css]);
  }
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('focusin', reach);
}

function hint(rel: 'prefetch' | 'preload', { base, integrity }: ComposedRemote, files: string[]): void {
  for (const file of files) {
    const href = base + file;
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = rel;
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity[file] ?? '';
    link.href = href;
    document.head.append(link);
  }
}
