import { useFormat, useTranslation } from '@estela/i18n';
import { Card, Telemetry } from '@estela/ui';
import { monthName } from '../../components/month-name.ts';

interface SpotSeasonProps {
  months: readonly number[];
}

/** When to come, by the names of the months. */
export function SpotSeason({ months }: SpotSeasonProps) {
  const { t } = useTranslation('spots');
  const { language } = useFormat();
  if (months.length === 0) return null;
  const names = new Intl.ListFormat(language).format(
    months.map((month) => monthName(month, language, 'long')),
  );
  return (
    <Card as="section" aria-label={t('form.bestMonths')}>
      <Telemetry
        items={[{ label: t('form.bestMonths'), value: months.length === 12 ? t('page.allYear') : names }]}
      />
    </Card>
  );
}
