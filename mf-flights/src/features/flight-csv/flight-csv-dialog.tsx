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
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <CsvDialog
      words={{
        title: t('csv.title'),
        hint: t('csv.hint'),
        done: (count) => t('csv.done', { count, formatted: number(count) }),
        assumed: (field, value) =>
          field === 'recordedAt'
            ? t('csv.assumed.recordedAt', { zone: value })
            : t(`csv.assumed.${field}.${value}`),
        field: (name) => t(`csv.field.${name}`),
      }}
      send={(input) => send({ ...input, tz })}
      listPath={paths.flights()}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
