import type { ShellRouter } from '@estela/runtime';
import { isShellOutdated } from '../composition/composition-store.ts';
import { reloadPage } from '../reload-page.ts';
import type { ShellContext } from '../shell-context.ts';
import { offerReload } from './questions.tsx';
import { isSafeMoment } from './safe-moment.ts';

/** Between two checks whether the moment is quiet (ms). */
const look = 1000;
/** In the tab's storage: the shell for which it has reloaded, once, whichever shell it then got. */
const doneKey = 'estela-reloaded-for';

/**
 * Only a reload loads a newer shell. It happens by itself on the next page that the visitor goes to, which begins at
 * its top anyway, and is offered as soon as nothing would be lost. Going back never reloads: the place would be lost.
 * Returns a function that stops it.
 */
export function renewShell(shell: ShellContext, router: ShellRouter): () => void {
  const { composition, store } = shell;
  let withdraw: (() => void) | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let { pathname } = router.state.location;

  function offer(): void {
    const isOutdated = isShellOutdated(composition);
    if (isOutdated && !withdraw && isSafeMoment(document.body, store))
      withdraw = offerReload(shell, reloadPage);
    if (isOutdated && !withdraw) timer ??= setInterval(offer, look);
    else rest();
    if (!isOutdated) end();
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function end(): void {
    withdraw?.();
    withdraw = undefined;
  }

  const unsubscribe = composition.subscribe(offer);
  const stopRouter = router.subscribe(({ location, historyAction }) => {
    const isNewPage = location.pathname !== pathname;
    pathname = location.pathname;
    const { version } = composition.latest().shell;
    if (!isNewPage || historyAction !== 'PUSH' || !isShellOutdated(composition)) return;
    if (isSafeMoment(document.body, store) && isFirstReload(version)) reloadPage();
  });
  offer();
  return () => {
    unsubscribe();
    stopRouter();
    rest();
    end();
  };
}

/** Once for each shell. Without storage this cannot be known, and a page must not reload again and again. */
function isFirstReload(version: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(doneKey) !== version;
    sessionStorage.setItem(doneKey, version);
    return isFirst;
  } catch {
    return false;
  }
}
