import { PageSkeleton } from '@estela/runtime';
import { useRef } from 'react';
import { useShellRouter } from '../routing/router-context.ts';
import { FailureCard } from './failure-card.tsx';
import { useRemote } from './use-remote.ts';

/** The place of one remote. It stays mounted while the address moves among the remote's own routes. */
export function RemoteOutlet({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { app, state, retry } = useRemote(name, useShellRouter(), place);
  return (
    <>
      {state === 'loading' && <PageSkeleton />}
      {state === 'failed' && <FailureCard app={app} onRetry={retry} />}
      <div ref={place} data-remote={name} />
    </>
  );
}
