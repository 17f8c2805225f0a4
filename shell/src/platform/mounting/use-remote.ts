import { type ComposedRemote, routeOf } from '@estela/contracts/release';
import type { AppIdentity, DataRouter, FailurePhase, RemoteProps } from '@estela/runtime';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useComposition } from '../composition/use-composition.ts';
import { type ShellContext, useShellContext } from '../shell-context.ts';
import { type MountedRemote, mountRemote } from './mount-remote.ts';

/** What is shown in a remote's place. */
export type RemoteState = 'loading' | 'ready' | 'failed';

interface RemoteInPlace {
  app: AppIdentity;
  state: RemoteState;
  retry: () => void;
}

/**
 * Keeps the remote `name` mounted at the end of `place` for as long as the caller is, in the version that the tab uses.
 * Whenever one fails, what is live is read anew: another version takes its place, and only without one is it a failure.
 */
export function useRemote(
  name: string,
  router: DataRouter,
  place: RefObject<HTMLElement | null>,
): RemoteInPlace {
  const shell = useShellContext();
  const remote = useComposition().remotes[name];
  const version = remote?.version ?? '';
  const app = useMemo(() => ({ name, version }), [name, version]);
  const [state, setState] = useState<RemoteState>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts again
  useEffect(() => {
    if (!place.current || !remote) return;
    setState('loading');
    return keepMounted(shell, app, remote, router, place.current, setState);
  }, [shell, app, remote, router, place, attempt]);

  async function retry(): Promise<void> {
    setState('loading');
    await shell.composition.refresh();
    // Another version has been mounted already.
    if (shell.composition.current().remotes[name] === remote) setAttempt((number) => number + 1);
  }

  return { app, state, retry: () => void retry() };
}

function keepMounted(
  shell: ShellContext,
  app: AppIdentity,
  remote: ComposedRemote,
  router: DataRouter,
  place: HTMLElement,
  onState: (state: RemoteState) => void,
): () => void {
  const { composition, loader, report } = shell;
  const release = composition.hold(app.name);
  let mounted: MountedRemote | undefined;
  let phase: FailurePhase = 'load';
  let isWanted = true;
  let isGone = false;

  function fail(error: unknown): void {
    if (!isWanted) return;
    report({ app, phase, error });
    loader.forget(app.name);
    remove();
    void composition.refresh().then(() => !isGone && onState('failed'));
  }

  function remove(): void {
    if (!isWanted) return;
    isWanted = false;
    mounted?.leave().catch((error: unknown) => report({ app, phase: 'unmount', error }));
    mounted = undefined;
    release();
  }

  function leave(): void {
    isGone = true;
    remove();
  }

  async function enter(): Promise<void> {
    const lifecycles = await loader.load(app.name);
    if (!isWanted) return;
    phase = 'mount';
    mounted = mountRemote(place, lifecycles, remoteProps(shell, app, remote, router, fail));
    await mounted.ready;
    phase = 'render';
    if (isWanted) onState('ready');
  }

  enter().catch(fail);
  return leave;
}

function remoteProps(
  shell: ShellContext,
  app: AppIdentity,
  { manifest }: ComposedRemote,
  router: DataRouter,
  onFailure: (error: unknown) => void,
): RemoteProps {
  const { store, i18n, instances, platformOf } = shell;
  const owns = (pathname: string) => routeOf(manifest, pathname) !== undefined;
  return {
    router,
    store,
    i18n,
    instances,
    platform: platformOf(app),
    owns,
    onFailure,
  };
}
