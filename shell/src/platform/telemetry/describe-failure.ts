import type { Composition } from '@estela/contracts/release';
import { type FailureReport, telemetryLimits, withoutPersonalData } from '@estela/contracts/telemetry';
import type { AppIdentity } from '@estela/runtime';
import { routeAt } from './route-at.ts';
import type { SeenFailure } from './seen-failure.ts';

/** A failure as it is sent, without the fields that are added when it is counted. */
export type DescribedFailure = Omit<FailureReport, 'count' | 'isFirst' | 'note'>;

/** The parts of a failure that may be sent to the edge. Undefined for errors of other code: extensions, map scripts. */
export function describeFailure({ what, composition }: SeenFailure): DescribedFailure | undefined {
  const [error, own] = 'phase' in what ? [what.error, what] : [thrown(what), undefined];
  const { name, message, stack } = (error ?? {}) as Partial<Error>;
  const places = placesIn(stack ?? '');
  const app = own?.app ?? ownerOfPlaces(places, composition);
  if (!app) return undefined;
  return {
    app: app.name,
    version: app.version,
    composition: composition.id,
    phase: own?.phase ?? 'script',
    name: /^[\w.$]{1,40}$/.test(name ?? '') ? String(name) : 'Error',
    message: withoutPersonalData(String(message ?? error), telemetryLimits.message),
    frames: places.slice(0, telemetryLimits.frames).map(({ frame }) => frame),
    route: routeAt(composition, location.pathname),
  };
}

function thrown(event: ErrorEvent | PromiseRejectionEvent): unknown {
  return 'reason' in event ? event.reason : event.error;
}

interface Place {
  /** `shell`, or a remote. */
  app: string;
  version: string | undefined;
  frame: string;
}

const file =
  /(\/(?:shell|remotes\/([a-z0-9-]+))\/([\w.+-]+)\/[\w./+-]+)(?:\?[^\s:)#]*)?(?:#([\w.+-]+))?:(\d+):(\d+)/g;

/** Our files in a stack. The fragment of an address, or the folder of an entry, is the version that asked for it. */
function placesIn(stack: string): Place[] {
  return [...stack.matchAll(file)].map(([, path, remote, folder, fragment, line, column]) => ({
    app: remote ?? 'shell',
    version: fragment ?? (folder === 'files' ? undefined : folder),
    frame: `${path}:${line}:${column}`,
  }));
}

/** A remote's code may fail inside a library that the shell provides: the remote's own file identifies it. */
function ownerOfPlaces(places: Place[], { shell, remotes }: Composition): AppIdentity | undefined {
  const place = places.find(({ app }) => app in remotes) ?? places.find(({ app }) => app === 'shell');
  if (!place) return undefined;
  const live = place.app === 'shell' ? shell.version : remotes[place.app]?.version;
  return { name: place.app, version: place.version ?? live ?? '' };
}
