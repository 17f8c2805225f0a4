import { FailureBoundary, usePlatform } from '@estela/runtime';
import type { ReactNode } from 'react';
import { isShellOutdated } from '../composition/composition-store.ts';
import { FailureCard } from '../mounting/failure-card.tsx';
import { reloadPage } from '../reload-page.ts';
import { useShellContext } from '../shell-context.ts';

/** Keeps the layout when a page of the shell throws or its file does not load. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { app, report } = usePlatform();
  const { composition } = useShellContext();
  /** The files of a shell that is no longer live may have been removed. */
  async function retryOrReload(retry: () => void): Promise<void> {
    await composition.refresh();
    if (isShellOutdated(composition)) reloadPage();
    else retry();
  }
  return (
    <FailureBoundary
      onFailure={(error) => report({ app, phase: 'render', error })}
      fallback={(retry) => <FailureCard app={app} onRetry={() => void retryOrReload(retry)} />}
    >
      {children}
    </FailureBoundary>
  );
}

/** Shown instead of everything when the layout itself fails: only a reload helps. */
export function LayoutFailure() {
  const { app } = usePlatform();
  return (
    <main>
      <FailureCard app={app} onRetry={reloadPage} />
    </main>
  );
}
