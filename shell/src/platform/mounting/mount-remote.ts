import type { RemoteLifecycles, RemoteProps } from '@estela/runtime';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import { deadlines, withDeadline } from '../loading/deadline.ts';

export interface MountedRemote {
  /** Settles when the remote has drawn itself once; rejects when it cannot or takes too long. */
  ready: Promise<unknown>;
  /** Takes the root down and its element out of the page, whatever state it is in. Rejects when the remote resists. */
  leave: () => Promise<void>;
}

type ParcelProps = RemoteProps & { domElement: HTMLElement };

interface Berth {
  parcel: Parcel<ParcelProps>;
  /** single-spa reads this object at each mount, and keeps it for ever. */
  customProps: ParcelProps;
  isTaken: boolean;
}

/**
 * single-spa 6 never forgets a root parcel, so each remote has one that is mounted again and again. Only where it
 * still leaves, or died, a new one takes its place.
 */
const berths = new WeakMap<RemoteLifecycles, Berth>();

/** Mounts a remote in a root of its own, in a new element at the end of `place`. */
export function mountRemote(
  place: HTMLElement,
  lifecycles: RemoteLifecycles,
  props: RemoteProps,
): MountedRemote {
  const domElement = document.createElement('div');
  place.append(domElement);
  const known = berths.get(lifecycles);
  const isFree = known && !known.isTaken && known.parcel.getStatus() === 'NOT_MOUNTED';
  const berth = isFree
    ? reenter(known, { ...props, domElement })
    : enter(lifecycles, { ...props, domElement });
  const mounted = isFree ? remount(berth.parcel) : berth.parcel.mountPromise;

  async function unmount(): Promise<void> {
    await mounted.catch(() => undefined);
    if (berth.parcel.getStatus() === 'MOUNTED') await berth.parcel.unmount();
  }

  return {
    ready: withDeadline(mounted, deadlines.mount, 'Mounting'),
    leave: async () => {
      domElement.hidden = true;
      try {
        await withDeadline(unmount(), deadlines.unmount, 'Unmounting');
        berth.isTaken = false;
      } finally {
        domElement.remove();
        for (const key of Object.keys(berth.customProps)) Reflect.deleteProperty(berth.customProps, key);
      }
    },
  };
}

function enter(lifecycles: RemoteLifecycles, customProps: ParcelProps): Berth {
  const parcel = mountRootParcel(patient(lifecycles), customProps);
  const berth = { parcel, customProps, isTaken: true };
  berths.set(lifecycles, berth);
  // One failure rejects several of its promises; those that nobody awaits must not count as unhandled.
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) {
    promise.catch(() => undefined);
  }
  return berth;
}

function reenter(berth: Berth, props: ParcelProps): Berth {
  berth.isTaken = true;
  Object.assign(berth.customProps, props);
  return berth;
}

/** At a second mount single-spa swallows the error: only the parcel's status tells. */
async function remount(parcel: Parcel<ParcelProps>): Promise<void> {
  await parcel.mount();
  if (parcel.getStatus() !== 'MOUNTED') throw new Error(`Mounting ended as ${parcel.getStatus()}`);
}

/** single-spa may warn of a slow remote, but not before our own deadline has passed. */
function patient(lifecycles: RemoteLifecycles): ParcelConfig<ParcelProps> {
  const limit = (millis: number) => ({ millis, warningMillis: millis, dieOnTimeout: false });
  const timeouts = {
    bootstrap: limit(deadlines.mount),
    mount: limit(deadlines.mount),
    unmount: limit(deadlines.unmount),
    update: limit(deadlines.mount),
  };
  return { ...lifecycles, timeouts } as unknown as ParcelConfig<ParcelProps>;
}
