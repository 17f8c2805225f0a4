import { errorText } from '@estela/api';
import { useListEquipmentStatusChangesQuery, useUndoEquipmentStatusChangeMutation } from '@estela/api/gear';
import type { EquipmentItem, EquipmentStatusChange } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { refusalText } from '@estela/kit/refusal-text';
import { Button, ErrorState, rowsInBoundaries, Section, toast } from '@estela/ui';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { dayOf } from '../../components/days.ts';
import { useStatusChange } from '../../components/equipment/use-status-change.tsx';
import styles from './rows.module.css';

/** When it was put away, sold, lost or used again, newest first, down to when it was added. */
export function StatusHistory({ item }: { item: EquipmentItem }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { date } = useFormat();
  const request = { id: item._id, page: 1, limit: limits.pageSize.max };
  const { data, error, isFetching, refetch } = useListEquipmentStatusChangesQuery(request);
  const { actions, dialog } = useStatusChange(item);
  const list = useRef<HTMLOListElement>(null);
  const came = item.purchaseDate ?? dayOf(new Date(item.createdAt));
  return (
    <Section
      title={t('statusChange.history')}
      actions={actions.map(({ label, icon, onSelect }) => (
        <Button key={label} size="sm" icon={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
    >
      {!data && error ? (
        <ErrorState
          title={t('statusChange.historyFailed')}
          text={errorText(error, common)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ol ref={list} tabIndex={-1} className={styles.rows} reversed>
          {rowsInBoundaries(
            data?.items.map((change, index) => (
              <ChangeRow
                key={change._id}
                change={change}
                item={item}
                isLast={index === 0}
                onGone={() => list.current?.focus()}
              />
            )),
          )}
          <li className={styles.row}>
            <span>{t(item.purchaseDate ? 'statusChange.bought' : 'statusChange.added')}</span>
            <time className={styles.figure} dateTime={came}>
              {date(came)}
            </time>
          </li>
        </ol>
      )}
      {dialog}
    </Section>
  );
}

interface ChangeRowProps {
  change: EquipmentStatusChange;
  item: EquipmentItem;
  /** Only the last change can be undone, which restores the status before it. */
  isLast: boolean;
  /** The row disappears with the pressed button: the focus needs another place. */
  onGone: () => void;
}

function ChangeRow({ change, item, isLast, onGone }: ChangeRowProps) {
  const { t } = useTranslation('gear');
  const { date, money } = useFormat();
  const { status, on, price, currency, note } = change;
  const { t: common } = useTranslation('common');
  const [undo, { isLoading }] = useUndoEquipmentStatusChangeMutation();
  const words =
    price !== null && currency
      ? t('statusChange.soldFor', { amount: money(price, currency) })
      : t(`statusChange.past.${status}`);

  async function undoChange() {
    const { error } = await undo({ id: item._id, changeId: change._id });
    const failed = t('statusChange.undoFailed', { name: item.name });
    if (error) toast({ tone: 'danger', text: refusalText(error, common, failed) });
    else onGone();
  }

  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong>{words}</strong>
        {note && <span className={styles.quiet}>{note}</span>}
      </span>
      <span className={styles.end}>
        {isLast && (
          <Button
            size="sm"
            variant="ghost"
            busy={isLoading}
            icon={<Undo2 aria-hidden="true" />}
            aria-label={t('statusChange.undoOf', { change: words })}
            onClick={undoChange}
          >
            {t('statusChange.undo')}
          </Button>
        )}
        <time className={styles.figure} dateTime={on}>
          {date(on)}
        </time>
      </span>
    </li>
  );
}
