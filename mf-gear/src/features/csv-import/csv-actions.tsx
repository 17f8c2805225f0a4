import { errorText } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { saveFile } from '@estela/kit/save-file';
import { Button, toast } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { type CsvKind, useExportCsv } from './use-gear-csv.ts';

const GearCsvDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "csv-dialog" */ './gear-csv-dialog.tsx')).GearCsvDialog,
);

/** For the heading of a list: imports and exports CSV. */
export function CsvActions({ of: kind }: { of: CsvKind }) {
  const { t, i18n } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const { load, isBusy } = useExportCsv(kind);

  async function download() {
    // Excel in Spain separates cells by semicolons: it would put a whole line with commas into one cell.
    const { data, error } = await load({ separator: i18n.language === 'es' ? 'semicolon' : 'comma' });
    if (error) return toast({ tone: 'danger', text: errorText(error, common) });
    // Without a byte order mark Excel reads UTF-8 as Windows-1252; an import removes it again.
    if (data !== undefined) saveFile(t(`csv.fileName.${kind}`), `\uFEFF${data}`, 'text/csv');
  }

  return (
    <>
      <Button
        icon={<Upload aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={GearCsvDialog.fetchAhead}
        onFocus={GearCsvDialog.fetchAhead}
        onClick={() => setOpen(true)}
      >
        {t('csv.import')}
      </Button>
      <Button icon={<Download aria-hidden="true" />} busy={isBusy} onClick={() => void download()}>
        {t('csv.export')}
      </Button>
      <GearCsvDialog of={kind} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
