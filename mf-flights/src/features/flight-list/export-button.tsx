import { errorText } from '@estela/api';
import { useLazyExportFlightsQuery } from '@estela/api/flights';
import { useTranslation } from '@estela/i18n';
import { saveFile } from '@estela/kit/save-file';
import { IconButton, toast } from '@estela/ui';
import { Download } from 'lucide-react';
import type { WantedFlights } from '../../components/flight-list-params.ts';

/** Gives the flights that the list finds as a file. */
export function ExportButton({ wanted }: { wanted: WantedFlights }) {
  const { t, i18n } = useTranslation('flights');
  const { t: common } = useTranslation('common');
  const [load, { isFetching }] = useLazyExportFlightsQuery();

  async function download() {
    // Excel in Spain parts cells at semicolons: it would put a whole line with commas into one.
    const separator = i18n.language === 'es' ? 'semicolon' : 'comma';
    const { data, error } = await load({ ...wanted, separator });
    if (error) return toast({ tone: 'danger', text: errorText(error, common) });
    // Excel takes UTF-8 for Windows-1252 without the mark; an import takes it off again.
    if (data !== undefined) saveFile(t('list.fileName'), `\uFEFF${data}`, 'text/csv');
  }

  return (
    <IconButton
      label={t('list.export')}
      icon={<Download aria-hidden="true" />}
      busy={isFetching}
      onClick={() => void download()}
    />
  );
}
