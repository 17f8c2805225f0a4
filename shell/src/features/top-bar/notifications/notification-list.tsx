import { errorText } from '@estela/api';
import { useListNotificationsInfiniteQuery, useReadNotificationsMutation } from '@estela/api/notifications';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { Link } from '@estela/runtime';
import { Button, EmptyState, ListState, Notice, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useRef, useState } from 'react';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';
import { type Invitation, RulesDialog } from './rules-dialog.tsx';

/** Newest first. Opening one marks it as read. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('common');
  const query = useListNotificationsInfiniteQuery({ limit: 20 }, { refetchOnMountOrArgChange: true });
  const [read, reading] = useReadNotificationsMutation();
  const list = useRef<HTMLUListElement>(null);
  const [invitation, setInvitation] = useState<Invitation>();
  const [isReading, setReading] = useState(false);
  const state = streamState(query, common);
  const hasUnread = (query.currentData?.pages[0]?.unread ?? 0) > 0;

  const readAll = () => {
    // The button disappears: the focus needs another place.
    list.current?.focus();
    void read({});
  };
  return (
    <div className={styles.content}>
      {reading.error && (
        <Notice tone="danger" role="alert">
          {errorText(reading.error, common)}
        </Notice>
      )}
      <ListState
        {...state}
        errorTitle={t('failed')}
        skeleton={<SkeletonList of="row" count={5} />}
        empty={
          <EmptyState
            illustration="radar"
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <Button as={Link} to={paths.feed()} onClick={onLeave}>
                {t('empty.action')}
              </Button>
            }
          />
        }
      >
        {(items) => (
          <>
            {hasUnread && (
              <Button size="sm" className={styles.readAll} onClick={readAll}>
                {t('readAll')}
              </Button>
            )}
            <PlainList ref={list} tabIndex={-1} aria-label={t('title')} className={styles.list}>
              {items.map((item) => (
                <NotificationRow
                  key={item._id}
                  notification={item}
                  onRead={() => !item.read && void read({ ids: [item._id] })}
                  onLeave={onLeave}
                  onAnswered={() => list.current?.focus()}
                  onRules={(asked) => {
                    setInvitation(asked);
                    setReading(true);
                  }}
                />
              ))}
            </PlainList>
          </>
        )}
      </ListState>
      <RulesDialog open={isReading} onOpenChange={setReading} invitation={invitation} />
      {state.items && (
        <p className={styles.hint}>
          <Link to={paths.groups()} onClick={onLeave}>
            {t('levels')}
          </Link>
        </p>
      )}
    </div>
  );
}
