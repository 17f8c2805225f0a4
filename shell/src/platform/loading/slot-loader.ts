import { fillerOf } from '@estela/contracts/release';
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
    const current = composition.current();
    const filler = fillerOf(current, name);
    // A slot of a remote that is switched off shows its fallback.
    if (!filler || current.remotes[filler]?.disabled) return undefined;
    const slots = await loader.loadSlots(filler);
    return slots[name] as ComponentType<SlotProps<Name>> | undefined;
  };
}
