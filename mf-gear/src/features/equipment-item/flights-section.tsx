import { errorText } from '@estela/api';
import { useGetEquipmentUseQuery } from '@estela/api/gear';
import type { EquipmentUse } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { ErrorState, Section, SkeletonList, useDelayed } from '@estela/ui';
import styles from './rows.module.css';

/** The flights that it was on: how many, how long, and the latest. */
export function FlightsSection({ id }: { id: string }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { data, error, isFetching, refetch } = useGetEquipmentUseQuery(id);
  const showSkeleton = useDelayed(!data && !error);
  return (
    <Section title={t('equipmentUse.title')}>
      {data && <Flights use={data} />}
      {!data && error && (
        <ErrorState
          title={t('equipmentUse.failed')}
          text={errorText(error, common)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && showSkeleton && <SkeletonList of="line" count={3} />}
    </Section>
  );
}

function Flights({ use }: { use: EquipmentUse }) {
  const { t } = useTranslation('gear');
  const { number, duration, date } = useFormat();
  if (use.flights === 0) return <p className={styles.quiet}>{t('equipmentUse.none')}</p>;
  return (
    <>
      <p className={styles.quiet}>
        {t('equipmentUse.count', { count: use.flights, formatted: number(use.flights) })}
        {use.durationSeconds > 0 && ` · ${duration(use.durationSeconds)}`}
      </p>
      <ul className={styles.rows}>
        {use.latest.map(({ _id, title, recordedAt }) => (
          <li key={_id} className={styles.row}>
            <Link className={styles.link} to={paths.flight(_id)}>
              {title}
            </Link>
            <time className={styles.figure} dateTime={recordedAt}>
              {date(recordedAt)}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}
