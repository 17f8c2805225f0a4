import { useListGroupMembersInfiniteQuery } from '@estela/api/groups';
import { useTranslation } from '@estela/i18n';
import { useIsReturn } from '@estela/runtime/is-return';
import { streamState } from '@estela/runtime/stream';
import { EmptyState, ListState, SkeletonList } from '@estela/ui';
import styles from './member-list.module.css';
import { MemberRow } from './member-row.tsx';

export function MemberList({ groupId }: { groupId: string }) {
  const { t } = useTranslation('groups');
  const isReturn = useIsReturn();
  const query = useListGroupMembersInfiniteQuery(
    { id: groupId },
    { refetchOnMountOrArgChange: !isReturn, refetchCachedPages: false },
  );
  return (
    <ListState
      {...streamState(query, t)}
      errorTitle={t('members.failed')}
      skeleton={<SkeletonList of="row" />}
      empty={<EmptyState illustration="people" title={t('members.empty')} />}
    >
      {(members) => (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics from unstyled lists
        <ul role="list" aria-label={t('tabs.members')} className={styles.list}>
          {members.map((member) => (
            <li key={member.user._id} className={styles.row}>
              <MemberRow member={member} />
            </li>
          ))}
        </ul>
      )}
    </ListState>
  );
}
