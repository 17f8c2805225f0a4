import { errorText } from '@estela/api';
import { useListEquipmentStatusChangesQuery } from '@estela/api/gear';
import type { EquipmentItem, EquipmentStatusChange } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { ErrorState, Section } from '@estela/ui';
import styles from './rows.module.css';

/** When it was put away, sold, lost or taken back, newest first, down to when it came. */
export function StatusHistory({ item }: { item: EquipmentItem }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { date } = useFormat();
  const request = { id: item._id, page: 1, limit: limits.pageSize.max };
  const { data, error, isFetching, refetch } = useListEquipmentStatusChangesQuery(request);
  const came = item.purchaseDate ?? item.createdAt.slice(0, 10);
  return (
    <Section title={t('statusChange.history')}>
      {!data && error ? (
        <ErrorState
          title={t('statusChange.historyFailed')}
          text={errorText(error, common)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ol className={styles.rows} reversed>
          {data?.items.map((change) => (
            <ChangeRow key={change._id} change={change} />
          ))}
          <li className={styles.row}>
            <span>{t(item.purchaseDate ? 'statusChange.bought' : 'statusChange.added')}</span>
            <time className={styles.figure} dateTime={came}>
              {date(came)}
            </time>
          </li>
        </ol>
      )}
    </Section>
  );
}

function ChangeRow({ change }: { change: EquipmentStatusChange }) {
  const { t } = useTranslation('gear');
  const { date, money } = useFormat();
  const { status, on, price, currency, note } = change;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong>
          {price !== null && currency
            ? t('statusChange.soldFor', { amount: money(price, currency) })
            : t(`statusChange.past.${status}`)}
        </strong>
        {note && <span className={styles.quiet}>{note}</span>}
      </span>
      <time className={styles.figure} dateTime={on}>
        {date(on)}
      </time>
    </li>
  );
}
