import type { RemoteLifecycles, RemoteProps } from '@estela/runtime';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import { deadlines, withDeadline } from '../loading/deadline.ts';

export interface MountedRemote {
  /** Resolves after the first render; rejects when that fails or takes too long. */
  ready: Promise<unknown>;
  /** Unmounts the root and removes its element, whatever state it is in. Rejects when unmounting fails. */
  leave: () => Promise<void>;
}

type ParcelProps = RemoteProps & { domElement: HTMLElement };

interface ParcelSlot {
  parcel: Parcel<ParcelProps>;
  /** single-spa keeps this object for ever and reads it at each mount. */
  customProps: ParcelProps;
  isTaken: boolean;
}

/**
 * single-spa 6 never forgets a root parcel, so each remote has one that is mounted again and again. A new one is made
 * only while the old one is still unmounting, or after it broke.
 */
const slots = new WeakMap<RemoteLifecycles, ParcelSlot>();

/** Mounts a remote in a root of its own, in a new element at the end of `place`. */
export function mountRemote(
  place: HTMLElement,
  lifecycles: RemoteLifecycles,
  props: RemoteProps,
): MountedRemote {
  const domElement = document.createElement('div');
  place.append(domElement);
  const known = slots.get(lifecycles);
  const isFree = known && !known.isTaken && known.parcel.getStatus() === 'NOT_MOUNTED';
  const slot = isFree ? reuse(known, { ...props, domElement }) : create(lifecycles, { ...props, domElement });
  const mounted = isFree ? remount(slot.parcel) : slot.parcel.mountPromise;

  async function unmount(): Promise<void> {
    await mounted.catch(() => undefined);
    if (slot.parcel.getStatus() === 'MOUNTED') await slot.parcel.unmount();
  }

  return {
    ready: withDeadline(mounted, deadlines.mount, 'Mounting'),
    leave: async () => {
      domElement.hidden = true;
      try {
        await withDeadline(unmount(), deadlines.unmount, 'Unmounting');
        slot.isTaken = false;
      } finally {
        domElement.remove();
        for (const key of Object.keys(slot.customProps)) Reflect.deleteProperty(slot.customProps, key);
      }
    },
  };
}

function create(lifecycles: RemoteLifecycles, customProps: ParcelProps): ParcelSlot {
  const parcel = mountRootParcel(withTimeouts(lifecycles), customProps);
  const slot = { parcel, customProps, isTaken: true };
  slots.set(lifecycles, slot);
  // One failure rejects several promises; those that nobody awaits must not be reported as unhandled.
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise]) {
    promise.catch(() => undefined);
  }
  return slot;
}

function reuse(slot: ParcelSlot, props: ParcelProps): ParcelSlot {
  slot.isTaken = true;
  Object.assign(slot.customProps, props);
  return slot;
}

/** At a second mount single-spa swallows the error: only the parcel's status shows it. */
async function remount(parcel: Parcel<ParcelProps>): Promise<void> {
  await parcel.mount();
  if (parcel.getStatus() !== 'MOUNTED') throw new Error(`Mounting ended as ${parcel.getStatus()}`);
}

/** single-spa may warn of a slow remote, but not before our own deadline has passed. */
function withTimeouts(lifecycles: RemoteLifecycles): ParcelConfig<ParcelProps> {
  const limit = (millis: number) => ({ millis, warningMillis: millis, dieOnTimeout: false });
  const timeouts = {
    bootstrap: limit(deadlines.mount),
    mount: limit(deadlines.mount),
    unmount: limit(deadlines.unmount),
    update: limit(deadlines.mount),
  };
  return { ...lifecycles, timeouts } as unknown as ParcelConfig<ParcelProps>;
}
