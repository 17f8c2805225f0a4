import { usePlatform } from '@estela/runtime';
import { Component, type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { FailureCard } from '../mounting/failure-card.tsx';

interface CatchProps {
  onError: (error: unknown) => void;
  inPlace: (retry: () => void) => ReactNode;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { inPlace, children } = this.props;
    return this.state.hasFailed ? inPlace(() => this.setState({ hasFailed: false })) : children;
  }
}

/** A page of the shell that throws, or whose file does not come, leaves the layout as it is. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { app, report } = usePlatform();
  return (
    <Catch
      onError={(error) => report({ app, phase: 'render', error })}
      inPlace={(retry) => <FailureCard app={app} onRetry={retry} />}
    >
      {children}
    </Catch>
  );
}

/** In the place of everything, when the layout itself fails: only a reload helps. */
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
