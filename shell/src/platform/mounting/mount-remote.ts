import { hasUnsavedChanges, type RemoteLifecycles, type RemoteProps } from '@estela/runtime';
import { afterPaint } from '@estela/ui/after-paint';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import { deadlines, withDeadline } from '../loading/deadline.ts';

export interface MountedRemote {
  /** Resolves after the first render; rejects when that fails or takes too long. */
  ready: Promise<unknown>;
  /** Unmounts the root and removes its element, whatever state it is in. Rejects when unmounting fails. */
  leave: () => Promise<void>;
}

type ParcelProps = RemoteProps & { domElement: HTMLElement };

type LifecycleProps = Parameters<RemoteLifecycles['mount']>[0];

interface ParcelSlot {
  parcel: Parcel<ParcelProps>;
  /** The app that the parcel runs: another version after a swap. */
  lifecycles: RemoteLifecycles;
  /** single-spa stores this object for ever and reads it at each mount. */
  customProps: ParcelProps;
  isTaken: boolean;
  comesBack: boolean;
}

/**
 * single-spa 6 never releases a root parcel, so those of a remote are reused for every mount, whichever version it is
 * in. A new one is created only while the others are in use, or after they broke.
 */
const slots = new Map<string, ParcelSlot[]>();

/** How many there have been: each needs a name of its own. */
let parcels = 0;

/** Mounts a remote in a root of its own, in a new element at the end of `place`. */
export function mountRemote(
  place: HTMLElement,
  lifecycles: RemoteLifecycles,
  props: RemoteProps,
): MountedRemote {
  const domElement = document.createElement('div');
  place.append(domElement);
  const { name } = props.platform.app;
  const known = (slots.get(name) ?? []).filter(isUsable);
  const free = known.find(({ isTaken }) => !isTaken);
  const slot = free ?? create(lifecycles, { ...props, domElement });
  slots.set(name, free ? known : [...known, slot]);
  const mounted = free ? reuse(free, lifecycles, { ...props, domElement }) : slot.parcel.mountPromise;

  async function unmount(): Promise<void> {
    await mounted.catch(() => undefined);
    if (slot.parcel.getStatus() === 'MOUNTED') await slot.parcel.unmount();
  }

  return {
    ready: withDeadline(mounted, deadlines.mount, 'Mounting'),
    leave: async () => {
      domElement.hidden = true;
      // Unmounting many parts takes a while, which would delay the next page. A form that was left
      // is unmounted at once: until then it would ask about its text again.
      if (!hasUnsavedChanges()) await afterPaint();
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

/** On screen or free; a broken parcel never reaches these states again. */
function isUsable({ isTaken, parcel }: ParcelSlot): boolean {
  return isTaken ? parcel.getStatus() !== 'SKIP_BECAUSE_BROKEN' : parcel.getStatus() === 'NOT_MOUNTED';
}

function create(lifecycles: RemoteLifecycles, customProps: ParcelProps): ParcelSlot {
  const slot = { lifecycles, customProps, isTaken: true, comesBack: false } as ParcelSlot;
  slot.parcel = mountRootParcel(parcelConfig(slot), customProps);
  // One failure rejects several promises; those that are not awaited must not be reported as unhandled.
  for (const promise of [slot.parcel.loadPromise, slot.parcel.bootstrapPromise, slot.parcel.unmountPromise]) {
    promise.catch(() => undefined);
  }
  return slot;
}

/** On a second mount single-spa swallows the error: only the parcel's status shows it. */
async function reuse(slot: ParcelSlot, lifecycles: RemoteLifecycles, props: ParcelProps): Promise<void> {
  slot.isTaken = true;
  slot.comesBack = true;
  Object.assign(slot.customProps, props);
  if (slot.lifecycles !== lifecycles) {
    slot.lifecycles = lifecycles;
    // A parcel does this once; another version has its own texts.
    await lifecycles.bootstrap(slot.customProps as unknown as LifecycleProps);
  }
  await slot.parcel.mount();
  if (slot.parcel.getStatus() !== 'MOUNTED') throw new Error(`Mounting ended as ${slot.parcel.getStatus()}`);
}

function inParts<T>(mount: () => T): T {
  let mounted: T | undefined;
  startTransition(() => {
    mounted = mount();
  });
  return mounted as T;
}

/** single-spa may warn of a slow remote, but not before our own deadline has passed. */
function parcelConfig(slot: ParcelSlot): ParcelConfig<ParcelProps> {
  const limit = (millis: number) => ({ millis, warningMillis: millis, dieOnTimeout: false });
  const timeouts = {
    bootstrap: limit(deadlines.mount),
    mount: limit(deadlines.mount),
    unmount: limit(deadlines.unmount),
    update: limit(deadlines.mount),
  };
  const run = (step: 'bootstrap' | 'mount' | 'unmount' | 'update') => (props: LifecycleProps) =>
    slot.lifecycles[step](props);
  parcels += 1;
  return {
    // single-spa itself logs what takes too long: this says which remote that is.
    name: `${slot.customProps.platform.app.name}-${parcels}`,
    bootstrap: run('bootstrap'),
    // A remote that returns is rendered in the same task as the change of address: nothing is painted in between. One that
    // is mounted for the first time renders in parts, between which the page responds.
    mount: (props: LifecycleProps) =>
      slot.comesBack ? flushSync(() => run('mount')(props)) : inParts(() => run('mount')(props)),
    unmount: run('unmount'),
    update: run('update'),
    timeouts,
  } as unknown as ParcelConfig<ParcelProps>;
}
