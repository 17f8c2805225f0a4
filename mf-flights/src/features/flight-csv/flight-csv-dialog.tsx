import { useImportFlightsMutation } from '@estela/api/flights';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { CsvDialog } from '@estela/kit/csv-import';

interface FlightCsvDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function FlightCsvDialog({ open, onOpenChange }: FlightCsvDialogProps) {
  const { t } = useTranslation('flights');
  const { number } = useFormat();
  const [send] = useImportFlightsMutation();
  return (
    <CsvDialog
      words={{
        title: t('csv.title'),
        hint: t('csv.hint'),
        done: (count) => t('csv.done', { count, formatted: number(count) }),
        assumed: (field, value) => t(`csv.assumed.${field}.${value}`),
        field: (name) => t(`csv.field.${name}`),
      }}
      send={send}
      listPath={paths.flights()}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
