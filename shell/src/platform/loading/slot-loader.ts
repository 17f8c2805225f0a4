import type { SlotName, SlotProps } from '@estela/contracts/slots';
import type { Platform } from '@estela/runtime';
import type { ComponentType } from 'react';
import type { CompositionStore } from '../composition/composition-store.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** Finds the remote that fills a slot by the remotes' declarations; the shell knows no slot by name. */
export function createSlotLoader(
  composition: Pick<CompositionStore, 'current'>,
  loader: RemoteLoader,
): Platform['loadSlot'] {
  return async <Name extends SlotName>(name: Name) => {
    const { remotes } = composition.current();
    const owner = Object.keys(remotes).find((remote) => remotes[remote]?.manifest.slots?.includes(name));
    // A slot of a remote that is switched off shows its fallback.
    if (!owner || remotes[owner]?.disabled) return undefined;
    const slots = await loader.loadSlots(owner);
    return slots[name] as ComponentType<SlotProps<Name>> | undefined;
  };
}
