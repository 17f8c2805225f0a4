import type { Composition } from '@estela/contracts/release';
import type { Platform, SlotName, SlotProps } from '@estela/runtime';
import type { ComponentType } from 'react';
import type { RemoteLoader } from './remote-loader.ts';

/** Finds the remote that fills a slot by the remotes' declarations; the shell knows no slot by name. */
export function createSlotLoader({ remotes }: Composition, loader: RemoteLoader): Platform['loadSlot'] {
  return async <Name extends SlotName>(name: Name) => {
    const owner = Object.keys(remotes).find((remote) => remotes[remote]?.manifest.slots?.includes(name));
    if (!owner) return undefined;
    const slots = await loader.loadSlots(owner);
    return slots[name] as ComponentType<SlotProps<Name>> | undefined;
  };
}
