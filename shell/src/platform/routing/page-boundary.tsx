import { FailureBoundary, usePlatform } from '@estela/runtime';
import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { FailureCard } from '../mounting/failure-card.tsx';

/** Keeps the layout when a page of the shell throws or its file does not load. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { app, report } = usePlatform();
  return (
    <FailureBoundary
      onFailure={(error) => report({ app, phase: 'render', error })}
      fallback={(retry) => <FailureCard app={app} onRetry={retry} />}
    >
      {children}
    </FailureBoundary>
  );
}

/** Shown instead of everything when the layout itself fails: only a reload helps. */
export function LayoutFailure() {
  const { app, report } = usePlatform();
  const error = useRouteError();
  useEffect(() => report({ app, phase: 'render', error }), [app, report, error]);
  return (
    <main>
      <FailureCard app={app} onRetry={() => location.reload()} />
    </main>
  );
}
