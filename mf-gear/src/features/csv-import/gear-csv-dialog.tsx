import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { CsvDialog } from '@estela/kit/csv-import';
import { type CsvKind, useImportCsv } from './use-gear-csv.ts';

interface GearCsvDialogProps {
  of: CsvKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const listPaths = { components: paths.components, equipment: paths.equipmentItems };

export function GearCsvDialog({ of: kind, open, onOpenChange }: GearCsvDialogProps) {
  const { t } = useTranslation('gear');
  const send = useImportCsv(kind);
  return (
    <CsvDialog
      words={{
        title: t(`csv.title.${kind}`),
        hint: t('csv.hint'),
        done: (count) => t('csv.done', { count }),
        assumed: (field, value) => t(`csv.assumed.${field}.${value}`),
        field: (name) => t(`csv.field.${name}`),
      }}
      send={send}
      listPath={listPaths[kind]()}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
