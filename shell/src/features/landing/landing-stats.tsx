import { useGetStatsQuery } from '@estela/api';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button } from '@estela/ui';
import styles from './landing-stats.module.css';

const figures = ['pilots', 'flights', 'spots', 'countries', 'drones'] as const;

/** Live counts as a strip of telemetry; unknown figures show as a dash. */
export function LandingStats() {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const { data, isError, isLoading, isFetching, refetch } = useGetStatsQuery();
  return (
    <section className={styles.strip} aria-label={t('stats.title')} aria-busy={isLoading}>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure} className={styles.figure}>
            <dt className={styles.label}>{t(`stats.${figure}`)}</dt>
            <dd className={styles.value}>{data ? format.number(data[figure]) : '–'}</dd>
          </div>
        ))}
      </dl>
      {isError && (
        <p className={styles.failed}>
          {t('stats.failed')}
          <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      )}
    </section>
  );
}
