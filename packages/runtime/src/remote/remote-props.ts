import type { AppStore } from '@estela/api';
import type { I18n } from '@estela/i18n';
import type { Platform } from '../platform.ts';
import type { SharedInstances } from './shared-instance.ts';
import type { ShellRouter } from './shell-router.ts';

/** Everything that a remote's root gets from the shell. It only ever grows: an older remote may run in a newer shell. */
export interface RemoteProps {
  router: ShellRouter;
  store: AppStore;
  i18n: I18n;
  platform: Platform;
  instances: SharedInstances;
  /** Is this path one of the remote's own? */
  owns: (pathname: string) => boolean;
  /** Call when a render threw: the shell unmounts the root and shows its card. */
  onFailure: (error: unknown) => void;
}
