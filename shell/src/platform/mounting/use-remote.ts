import { type ComposedRemote, routeOf } from '@estela/contracts/release';
import type { AppIdentity, DataRouter, FailurePhase, RemoteProps } from '@estela/runtime';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type ShellContext, useShellContext } from '../shell-context.ts';
import { type MountedRemote, mountRemote } from './mount-remote.ts';

/** What is shown in a remote's place. */
export type RemoteState = 'loading' | 'ready' | 'failed';

interface RemoteInPlace {
  app: AppIdentity;
  state: RemoteState;
  retry: () => void;
}

/** Keeps the remote `name` mounted at the end of `place` for as long as the caller is. */
export function useRemote(
  name: string,
  remote: ComposedRemote,
  router: DataRouter,
  place: RefObject<HTMLElement | null>,
): RemoteInPlace {
  const shell = useShellContext();
  const app = useMemo(() => ({ name, version: remote.version }), [name, remote.version]);
  const [state, setState] = useState<RemoteState>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts again
  useEffect(() => {
    if (!place.current) return;
    setState('loading');
    return keepMounted(shell, app, remote, router, place.current, setState);
  }, [shell, app, remote, router, place, attempt]);

  return { app, state, retry: () => setAttempt((number) => number + 1) };
}

function keepMounted(
  shell: ShellContext,
  app: AppIdentity,
  remote: ComposedRemote,
  router: DataRouter,
  place: HTMLElement,
  onState: (state: RemoteState) => void,
): () => void {
  let mounted: MountedRemote | undefined;
  let phase: FailurePhase = 'load';
  let isWanted = true;

  function fail(error: unknown): void {
    if (!isWanted) return;
    shell.report({ app, phase, error });
    shell.loader.forget(app.name);
    onState('failed');
    leave();
  }

  function leave(): void {
    isWanted = false;
    mounted?.leave().catch((error: unknown) => shell.report({ app, phase: 'unmount', error }));
    mounted = undefined;
  }

  async function enter(): Promise<void> {
    const lifecycles = await shell.loader.load(app.name);
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
  return { router, store, i18n, instances, platform: platformOf(app), owns, onFailure };
}
