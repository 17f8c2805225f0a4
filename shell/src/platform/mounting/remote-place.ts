import { type ComposedRemote, routeOf } from '@estela/contracts/release';
import type { AppIdentity, FailurePhase, RemoteProps, ShellRouter } from '@estela/runtime';
import { dropStyles } from '../loading/style-sheets.ts';
import type { ShellContext } from '../shell-context.ts';
import { type MountedRemote, mountRemote } from './mount-remote.ts';

/** What is shown in a remote's place. */
export type RemoteState = 'loading' | 'ready' | 'failed';

interface Shown {
  app: AppIdentity;
  mounted: MountedRemote;
  release: () => void;
}

export interface RemotePlace {
  /** Mounts this version. The one before stays on screen until the code of this one is there. */
  show: (remote: ComposedRemote) => void;
  leave: () => void;
}

/** Apps that were shown on this page before: they are rendered in the same frame as the change of the address. */
const drawn = new WeakSet<ComposedRemote>();

export function isDrawnAtOnce(remote: ComposedRemote | undefined): boolean {
  return remote !== undefined && drawn.has(remote);
}

/** Keeps one version of the remote `name` mounted at the end of `element`. */
export function remotePlace(
  shell: ShellContext,
  name: string,
  router: ShellRouter,
  element: HTMLElement,
  onState: (state: RemoteState) => void,
): RemotePlace {
  const { composition, loader, report } = shell;
  let shown: Shown | undefined;
  /** The latest request; results of earlier ones are ignored. */
  let wish = 0;

  function remove(): void {
    const { app, mounted, release } = shown ?? {};
    shown = undefined;
    if (app) mounted?.leave().catch((error: unknown) => report({ app, phase: 'unmount', error }));
    release?.();
  }

  async function enter(remote: ComposedRemote): Promise<void> {
    wish += 1;
    const own = wish;
    const isWanted = () => own === wish;
    const app = { name, version: remote.version };
    const release = composition.hold(name);
    let phase: FailurePhase = 'load';
    if (!shown && !isDrawnAtOnce(remote)) onState('loading');

    function fail(error: unknown): void {
      if (!isWanted()) return;
      wish += 1;
      const after = wish;
      drawn.delete(remote);
      report({ app, phase, error });
      loader.forget(name);
      remove();
      release();
      onState('loading');
      // Another version may be live by now: it is mounted instead, and only without one is this a failure.
      void composition.refresh().then(() => after === wish && onState('failed'));
    }

    try {
      const lifecycles = await loader.load(name);
      if (!isWanted()) return release();
      phase = 'mount';
      const isSwap = shown !== undefined;
      remove();
      const mounted = mountRemote(element, lifecycles, propsOf(shell, app, remote, router, fail));
      shown = { app, mounted, release };
      await mounted.ready;
      phase = 'render';
      if (!isWanted()) return;
      drawn.add(remote);
      if (isSwap) dropStyles(remote);
      onState('ready');
    } catch (error) {
      if (isWanted()) fail(error);
      else release();
    }
  }

  return {
    show: (remote) => void enter(remote),
    leave() {
      wish += 1;
      remove();
    },
  };
}

function propsOf(
  shell: ShellContext,
  app: AppIdentity,
  { manifest }: ComposedRemote,
  router: ShellRouter,
  onFailure: (error: unknown) => void,
): RemoteProps {
  const { store, i18n, instances, platformOf } = shell;
  const owns = (pathname: string) => routeOf(manifest, pathname) !== undefined;
  return { router, store, i18n, instances, platform: platformOf(app), owns, onFailure };
}
