import { useListGroupLogInfiniteQuery } from '@estela/api/groups';
import type { GroupLogEntry } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { Button, ListState, Section, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useState } from 'react';
import styles from './group-about.module.css';

/** The log of moderation: every member may read it, but few do. */
export function GroupLog({ groupId }: { groupId: string }) {
  const { t } = useTranslation('groups');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('log.title')}>
      {isOpen ? (
        <LogEntries groupId={groupId} />
      ) : (
        <>
          <p>{t('log.text')}</p>
          <Button onClick={() => setOpen(true)}>{t('log.open')}</Button>
        </>
      )}
    </Section>
  );
}

function LogEntries({ groupId }: { groupId: string }) {
  const { t } = useTranslation('groups');
  const query = useListGroupLogInfiniteQuery({ id: groupId }, { refetchOnMountOrArgChange: true });
  const state = streamState(query, t);
  return (
    <ListState
      {...state}
      more={{ ...state.more, auto: false }}
      errorTitle={t('log.failed')}
      skeleton={<SkeletonList of="line" count={3} />}
      empty={<p>{t('log.empty')}</p>}
    >
      {(entries) => (
        <PlainList aria-label={t('log.title')} className={styles.log}>
          {entries.map((entry) => (
            <li key={entry._id}>
              <LogEntry entry={entry} />
            </li>
          ))}
        </PlainList>
      )}
    </ListState>
  );
}

function LogEntry({ entry }: { entry: GroupLogEntry }) {
  const { t } = useTranslation('groups');
  const { relative } = useFormat();
  const { act, actor, member, title, role, createdAt } = entry;
  return (
    <>
      {t(`log.act.${act}`, {
        actor: actor?.name ?? t('log.gone'),
        member: member?.name ?? t('log.gone'),
        title,
        role: role && t(`role.${role}`),
      })}{' '}
      <time className={styles.when} dateTime={createdAt}>
        {relative(createdAt)}
      </time>
    </>
  );
}
