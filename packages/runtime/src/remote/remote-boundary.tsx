import { Component, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  onFailure: (error: unknown) => void;
  children?: ReactNode;
}

/**
 * Last boundary of a remote's root: tells the shell, which puts its failure card in the root's place. Without
 * one, single-spa-react leaves mount and unmount pending for ever when a render throws.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
