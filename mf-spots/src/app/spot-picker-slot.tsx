import type { SlotProps } from '@estela/contracts/slots';
import type { LatLng } from '@estela/maps';
import { lazyDialog } from '@estela/ui/lazy';
import { useState } from 'react';
import { SpotPicker } from '../features/spot-slots/spot-picker.tsx';

const NewSpotDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "new-spot-dialog" */ './new-spot-dialog.tsx')).NewSpotDialog,
);

/** A choice of the own spots, or of one that is created right here. */
export function SpotPickerSlot({ at, ...picker }: SlotProps<'spotPicker'>) {
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState<LatLng>();
  return (
    <>
      <SpotPicker
        {...picker}
        onCreate={(here) => {
          setStart(here ?? at);
          setOpen(true);
        }}
      />
      <NewSpotDialog
        open={isOpen}
        onOpenChange={setOpen}
        at={start}
        onSaved={(id) => {
          setOpen(false);
          picker.onChange(id);
        }}
      />
    </>
  );
}
