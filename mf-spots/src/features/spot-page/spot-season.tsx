import { useFormat, useTranslation } from '@estela/i18n';
import { Card } from '@estela/ui';
import { monthName } from '../../components/month-name.ts';
import styles from './spot-words.module.css';

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
      <p className={styles.label}>{t('form.bestMonths')}</p>
      <p>{months.length === 12 ? t('page.allYear') : names}</p>
    </Card>
  );
}
