import { createStore } from '@estela/api';
import { routeOf } from '@estela/contracts/release';
import { languages } from '@estela/contracts/values';
import { detectLanguage, languageOf, loadLanguage } from '@estela/i18n';
import type { ShellRouter } from '@estela/runtime';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { addErrorHandler } from 'single-spa';
import { type CompositionStore, createCompositionStore } from './composition/composition-store.ts';
import { readComposition, readLater } from './composition/read-composition.ts';
import { draw } from './draw.tsx';
import type { RemoteLoader } from './loading/remote-loader.ts';
import { guardScripts } from './loading/script-policy.ts';
import { nextTask } from './next-task.ts';
import { prefetchOnIntent, prefetchWhenIdle, whenIdle } from './prefetch.ts';
import { createShellRouter } from './routing/shell-router.ts';
import type { Screens } from './screens.ts';
import { createSessionActions } from './session/session-actions.tsx';
import { createShellContext, loadFirstPage, type ShellContext } from './shell-context.ts';
import { ShellRoot } from './shell-root.tsx';
import { shellTexts } from './shell-texts.ts';
import { followWaitingPage } from './waiting-page.ts';

export interface ShellParts {
  screens: Screens;
  /** Where remotes come from: the product's releases, or what the benchmarks compare them with. */
  loaderOf: (composition: CompositionStore) => RemoteLoader;
}

/**
 * From the first idle moment until the tab follows releases (ms): on a slow line its code would compete with the first
 * page's data and images. The tab learns of releases made meanwhile as soon as it listens.
 */
const settling = 3000;

/**
 * Starts the shell in `element`, in parts between which the page responds. The session and the route's remote are
 * requested before React renders.
 */
export async function startShell(element: HTMLElement, { screens, loaderOf }: ShellParts): Promise<void> {
  const composition = createCompositionStore(readComposition(), readLater);
  guardScripts(composition.seen);
  // Failures are reported by the parcel's promises; without a handler single-spa would also throw them globally.
  addErrorHandler(() => undefined);

  await nextTask();

  const language = detectLanguage();
  const i18n = shellTexts(language, screens);
  await nextTask();

  const store = createStore({ language: () => languageOf(i18n), offerLogin: screens.offerLogin });
  await nextTask();

  const session = createSessionActions(screens.dialogs);
  const shell = createShellContext({
    composition,
    store,
    i18n,
    session,
    loader: loaderOf(composition),
  });
  loadFirstPage(shell, location.pathname);
  await nextTask();

  history.scrollRestoration = 'manual';
  const router = createShellRouter(createBrowserHistory());
  const page = screens.pages[routeOf(composition.current().shell.manifest, location.pathname)?.chunk ?? ''];
  followWaitingPage(element);
  void draw(element, <ShellRoot shell={shell} router={router} screens={screens} />, {
    page,
    i18n,
    texts: language === languages[0] ? undefined : loadLanguage(i18n, language),
  });
  // Not deferred until the browser is idle: a faster visitor would reach a page whose heading does not get the focus.
  void followArrivals(router).catch(() => undefined);
  prefetchOnIntent(shell);
  prefetchWhenIdle(shell);
  whenIdle(() => setTimeout(() => void followLive(shell, router).catch(() => undefined), settling));
}

/** If the file fails to load, the tab keeps the versions that it has. */
async function followLive(shell: ShellContext, router: ShellRouter): Promise<void> {
  const { followReleases, keepOfflinePage } = await import(
    /* webpackChunkName: "follow-releases" */ './following/follow-releases.ts'
  );
  followReleases(shell, router);
  keepOfflinePage();
}

/** The first page does not need it. If the file fails to load, navigation still works. */
async function followArrivals(router: ShellRouter): Promise<void> {
  const { followNavigation, keepFocus } = await import(
    /* webpackChunkName: "arrival" */ './arrival/arrival.ts'
  );
  followNavigation(router);
  keepFocus();
}
