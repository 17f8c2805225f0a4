import { useTranslation } from '@estela/i18n';
import { lazyDialog } from '@estela/ui/lazy';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { WideButton } from '../../components/wide-button.tsx';

const FlightCsvDialog = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "flight-csv-dialog" */ './flight-csv-dialog.tsx')).FlightCsvDialog,
);

/** Imports flights from a file; in the heading of the list, as it is the fastest way to fill an empty one. */
export function ImportButton() {
  const { t } = useTranslation('flights');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <WideButton
        icon={<Upload aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={FlightCsvDialog.fetchAhead}
        onFocus={FlightCsvDialog.fetchAhead}
        onClick={() => setOpen(true)}
      >
        {t('csv.import')}
      </WideButton>
      <FlightCsvDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
