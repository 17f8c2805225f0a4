import type { AppIdentity, ShellRouter } from '@estela/runtime';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isShellOutdated } from '../composition/composition-store.ts';
import { useComposition } from '../composition/use-composition.ts';
import { reloadPage } from '../reload-page.ts';
import { useShellContext } from '../shell-context.ts';
import { isDrawnAtOnce, type RemotePlace, type RemoteState, remotePlace } from './remote-place.ts';

interface RemoteInPlace {
  app: AppIdentity;
  state: RemoteState;
  retry: () => void;
}

/**
 * Keeps the remote `name` mounted at the end of `place` for as long as the caller is, in the version that the tab uses.
 */
export function useRemote(
  name: string,
  router: ShellRouter,
  place: RefObject<HTMLElement | null>,
): RemoteInPlace {
  const shell = useShellContext();
  const remote = useComposition().remotes[name];
  const version = remote?.version ?? '';
  const app = useMemo(() => ({ name, version }), [name, version]);
  const [state, setState] = useState<RemoteState>(() => (isDrawnAtOnce(remote) ? 'ready' : 'loading'));
  const [attempt, setAttempt] = useState(0);
  const current = useRef<RemotePlace>(undefined);

  useEffect(() => {
    if (!place.current) return;
    const created = remotePlace(shell, name, router, place.current, setState);
    current.current = created;
    return created.leave;
  }, [shell, name, router, place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts again
  useEffect(() => {
    if (remote) current.current?.show(remote);
  }, [remote, attempt]);

  /** Another version may be live by now. */
  async function retry(): Promise<void> {
    setState('loading');
    const { composition } = shell;
    await composition.refresh();
    if (isShellOutdated(composition)) reloadPage();
    else if (composition.current().remotes[name] === remote) setAttempt((number) => number + 1);
  }

  return { app, state, retry: () => void retry() };
}
