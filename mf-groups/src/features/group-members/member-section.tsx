import { useListGroupMembersInfiniteQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import type { MembersAmong } from '@estela/contracts/values';
import { memberRoles } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { useIsReturn } from '@estela/runtime/is-return';
import { Button, EmptyState, ListState, Section, SkeletonList } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { personKey } from '../../components/person-key.ts';
import styles from './member-list.module.css';
import { MemberRow } from './member-row.tsx';

interface MemberSectionProps {
  group: Group;
  title: string;
  among?: MembersAmong;
  status?: 'member' | 'banned';
  q?: string;
  onSeeAll?: () => void;
}

/** Members of one kind under a heading; nothing if there are none. */
export function MemberSection({ group, title, among, status, q, onSeeAll }: MemberSectionProps) {
  const { t } = useTranslation('groups');
  const isReturn = useIsReturn();
  const query = useListGroupMembersInfiniteQuery(
    { id: group._id, ...(among && { among }), ...(status && { status }), ...(q && { q }) },
    { refetchOnMountOrArgChange: !isReturn, refetchCachedPages: false },
  );
  const state = streamState(query, t);
  const isEmpty = state.items?.length === 0 && !state.more.hasMore;
  if (isEmpty && !q) return null;
  // The few who run the group are sorted by role; the server sends them by time.
  const items =
    among === 'staff'
      ? state.items?.toSorted((one, other) => memberRoles.indexOf(one.role) - memberRoles.indexOf(other.role))
      : state.items;
  return (
    <Section title={title}>
      <ListState
        {...state}
        items={items}
        errorTitle={t('members.failed')}
        skeleton={<SkeletonList of="row" count={3} />}
        empty={
          <EmptyState
            illustration="radar"
            title={t('members.nobody', { q })}
            action={<Button onClick={onSeeAll}>{t('members.seeAll')}</Button>}
          />
        }
      >
        {(members) => (
          <PlainList aria-label={title} className={styles.list}>
            {members.map((member) => (
              <li key={personKey(member)} className={styles.row}>
                <MemberRow group={group} member={member} />
              </li>
            ))}
          </PlainList>
        )}
      </ListState>
    </Section>
  );
}
