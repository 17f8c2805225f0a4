import { useAppDispatch } from '@estela/api';
import { lookAtTopic, useListTopicsInfiniteQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { isGone, streamState } from '@estela/kit/stream';
import { useIsReturn } from '@estela/runtime/is-return';
import { useLive } from '@estela/runtime/live';
import { Button, EmptyState, ListState, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { MessageSquarePlus } from 'lucide-react';
import { isMember } from '../../components/is-member.ts';
import { TopicRow } from './topic-row.tsx';
import styles from './topics.module.css';

/** Milliseconds between two polls while there is no stream of events. */
const lookEvery = 60_000;

interface TopicListProps {
  group: Group;
  onCreate: () => void;
}

/** The topics of a group: pinned ones first, then by latest comment. */
export function TopicList({ group, onCreate }: TopicListProps) {
  const { t } = useTranslation('groups');
  const dispatch = useAppDispatch();
  const isReturn = useIsReturn();
  const query = useListTopicsInfiniteQuery({ id: group._id }, { refetchOnMountOrArgChange: !isReturn });
  const mayWrite = isMember(group);
  const look = (topic = 'LIST') => void dispatch(lookAtTopic(topic));
  useLive('comment', {
    isWanted: mayWrite,
    pollEvery: isGone(query.error) ? undefined : lookEvery,
    onEvent: (event) => event.group === group._id && look(event.topic),
    onMissed: (opening) => opening === 'found' || look(),
  });
  const create = mayWrite && (
    <Button variant="primary" icon={<MessageSquarePlus aria-hidden="true" />} onClick={onCreate}>
      {t('topics.create')}
    </Button>
  );
  const hasSome = (query.currentData?.pages[0]?.items.length ?? 0) > 0;
  return (
    <>
      {hasSome && create && <div className={styles.tools}>{create}</div>}
      <ListState
        {...streamState(query, t)}
        errorTitle={t('topics.failed')}
        skeleton={<SkeletonList of="row" />}
        empty={
          <EmptyState
            illustration="people"
            title={t('topics.empty')}
            text={t(mayWrite ? 'topics.emptyText' : 'topics.emptyOutside')}
            action={create}
          />
        }
      >
        {(topics) => (
          <PlainList ordered aria-label={t('tabs.topics')} className={styles.list}>
            {topics.map((topic) => (
              <li key={topic._id}>
                <TopicRow topic={topic} canMute={mayWrite} />
              </li>
            ))}
          </PlainList>
        )}
      </ListState>
    </>
  );
}
