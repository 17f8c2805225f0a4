import { addCatalogue } from '@estela/i18n';
import type { ShellRouter } from '@estela/runtime';
import en from '../../locales/releases.en.json' with { type: 'json' };
import es from '../../locales/releases.es.json' with { type: 'json' };
import type { ShellContext } from '../shell-context.ts';
import { listenForReleases } from './listen-for-releases.ts';
import { renewShell } from './renew-shell.ts';
import { swapWhenSafe } from './swap-when-safe.ts';

export { readAgain } from '../composition/read-again.ts';
export { keepOfflinePage } from './keep-offline-page.ts';

/** A change of page reads again what is live if the last reading is older than this (ms). */
const fresh = 15_000;

/** Lets an open tab follow what is released. Returns a function that stops it. */
export function followReleases(shell: ShellContext, router: ShellRouter): () => void {
  const { composition, i18n } = shell;
  let readAt = Date.now();
  addCatalogue(i18n, 'releases', { es, en });

  async function ask() {
    readAt = Date.now();
    await composition.refresh();
    const { sequence, id } = composition.latest();
    return { sequence, id };
  }

  const stops = [
    listenForReleases({
      ask,
      onChange({ sequence, id }) {
        const known = composition.latest();
        if (sequence > known.sequence || (sequence === known.sequence && id !== known.id)) void ask();
      },
    }),
    swapWhenSafe(shell),
    renewShell(shell, router),
    followPages(router, () => {
      if (Date.now() - readAt > fresh) void ask();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function followPages(router: ShellRouter, onPage: () => void): () => void {
  let { pathname } = router.state.location;
  return router.subscribe(({ location }) => {
    if (location.pathname !== pathname) onPage();
    pathname = location.pathname;
  });
}
