import { errorText } from '@estela/api';
import { useLazyGetFlightTrackQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { saveFile } from '@estela/kit/save-file';
import { Button, toast } from '@estela/ui';
import { Download } from 'lucide-react';

interface GpxButtonProps {
  flight: Pick<Flight, '_id' | 'recordedAt'>;
}

export function GpxButton({ flight: { _id, recordedAt } }: GpxButtonProps) {
  const { t } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  const [load, { isFetching }] = useLazyGetFlightTrackQuery();

  async function download() {
    const { data, error } = await load(_id);
    if (error) return toast({ tone: 'danger', text: errorText(error, common) });
    if (data === undefined) return;
    // The day on the page; the Swedish format is 2026-05-01.
    const name = t('telemetry.fileName', { day: new Date(recordedAt).toLocaleDateString('sv') });
    saveFile(name, data, 'application/gpx+xml');
  }

  return (
    <Button
      size="sm"
      icon={<Download aria-hidden="true" />}
      busy={isFetching}
      onClick={() => void download()}
    >
      {t('telemetry.gpx')}
    </Button>
  );
}
