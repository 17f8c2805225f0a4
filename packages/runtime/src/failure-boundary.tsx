import { Component, type ReactNode } from 'react';

export interface FailureBoundaryProps {
  onFailure: (error: unknown) => void;
  /** Shown in place of what failed; `retry` renders that again. Without it nothing is shown. */
  fallback?: (retry: () => void) => ReactNode;
  children?: ReactNode;
}

/** Error boundary around a page of the shell or the root of a remote. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback?.(() => this.setState({ hasFailed: false })) : children;
  }
}
