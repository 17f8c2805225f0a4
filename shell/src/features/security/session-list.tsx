import { errorOf, errorText } from '@estela/api';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '@estela/api/shell';
import type { OpenSession } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Badge, Button, ListState, SkeletonList, toast } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useRef } from 'react';
import { deviceOf } from './device.ts';
import styles from './security.module.css';

/** Where the account is signed in. A session that is ended leaves the list, and the focus stays in the list. */
export function SessionList() {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation('common');
  const { data, error, isFetching, refetch } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endOne, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const list = useRef<HTMLUListElement>(null);

  async function end(ending: Promise<{ error?: unknown }>, done: string) {
    const { error: failure } = await ending;
    // It may have ended elsewhere: the list is fetched again in either case.
    if (failure && errorOf(failure)?.code !== 'NOT_FOUND') {
      toast({ tone: 'danger', text: errorText(failure, common) || t('sessions.failed') });
      return;
    }
    toast({ tone: 'success', text: done });
    list.current?.focus();
  }

  return (
    <ListState
      items={data?.items}
      loading={isFetching}
      error={error && (errorText(error, common) || t('sessions.failed'))}
      onRetry={refetch}
      skeleton={<SkeletonList of="row" count={3} />}
      empty={null}
    >
      {(sessions) => (
        <>
          <PlainList className={styles.rows} ref={list} tabIndex={-1} aria-label={t('title.sessions')}>
            {sessions.map((session) => (
              <li key={session._id} className={styles.row}>
                <SessionWords session={session} />
                {session.current ? (
                  <Badge>{t('sessions.current')}</Badge>
                ) : (
                  <Button
                    size="sm"
                    busy={one.isLoading && one.originalArgs === session._id}
                    aria-label={t('sessions.endOf', {
                      device: deviceOf(session.userAgent) ?? t('sessions.unknown'),
                    })}
                    onClick={() => end(endOne(session._id), t('sessions.ended'))}
                  >
                    {t('sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </PlainList>
          {sessions.length > 1 && (
            <div className={styles.end}>
              <Button
                variant="danger"
                block
                busy={others.isLoading}
                onClick={() => end(endOthers(), t('sessions.othersEnded'))}
              >
                {t('sessions.endOthers')}
              </Button>
            </div>
          )}
        </>
      )}
    </ListState>
  );
}

function SessionWords({ session }: { session: OpenSession }) {
  const { t } = useTranslation('security');
  const { dateTime, relative } = useFormat();
  // The current session is in use, whatever time the server last stored for it.
  const used = session.current
    ? t('sessions.usedNow')
    : t('sessions.used', { when: relative(session.lastUsedAt) });
  return (
    <div className={styles.words}>
      <p>{deviceOf(session.userAgent) ?? t('sessions.unknown')}</p>
      <p className={styles.hint}>{[used, session.address].filter(Boolean).join(' · ')}</p>
      <p className={styles.hint}>{t('sessions.began', { when: dateTime(session.createdAt) })}</p>
    </div>
  );
}
