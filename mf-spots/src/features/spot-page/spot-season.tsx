import { useTranslation } from '@estela/i18n';
import { useFormatParts } from '@estela/i18n/format-parts';
import { Card } from '@estela/ui';
import { useMonthName } from '../../components/use-month-name.ts';
import styles from './spot-words.module.css';

interface SpotSeasonProps {
  months: readonly number[];
}

/** The best months to come, by name. */
export function SpotSeason({ months }: SpotSeasonProps) {
  const { t } = useTranslation('spots');
  const { list } = useFormatParts();
  const monthName = useMonthName();
  if (months.length === 0) return null;
  const names = list(months.map((month) => monthName(month, 'long')));
  return (
    <Card as="section" aria-label={t('form.bestMonths')}>
      <p className={styles.label}>{t('form.bestMonths')}</p>
      <p>{months.length === 12 ? t('page.allYear') : names}</p>
    </Card>
  );
}
