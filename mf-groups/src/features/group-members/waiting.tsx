import { useListGroupMembersInfiniteQuery } from '@estela/api/groups';
import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { streamState } from '@estela/kit/stream';
import { ListState, Section } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import { useRef } from 'react';
import { personKey } from '../../components/person-key.ts';
import styles from './member-list.module.css';
import { MemberRow } from './member-row.tsx';
import { RequestAnswers } from './request-answers.tsx';
import { WaitingActions } from './waiting-actions.tsx';

const kinds = ['pending', 'invited'] as const;

/** Requests and invitations, for pilots who may decide. Nothing if there are none. */
export function Waiting({ group }: { group: Group }) {
  return kinds.map((status) => <WaitingList key={status} group={group} status={status} />);
}

function WaitingList({ group, status }: { group: Group; status: (typeof kinds)[number] }) {
  const { t } = useTranslation('groups');
  const section = useRef<HTMLDivElement>(null);
  const query = useListGroupMembersInfiniteQuery(
    { id: group._id, status },
    { refetchOnMountOrArgChange: true },
  );
  const state = streamState(query, t);
  if (!state.items?.length && !state.error) return null;
  const title = t(`members.waiting.${status}`);
  return (
    <div ref={section} tabIndex={-1}>
      <Section title={title}>
        <ListState {...state} errorTitle={t('members.failed')} empty={null}>
          {(members) => (
            <PlainList aria-label={title} className={styles.list}>
              {members.map((member) => (
                <li key={personKey(member)} className={styles.row}>
                  <MemberRow
                    group={group}
                    member={member}
                    action={
                      <WaitingActions
                        groupId={group._id}
                        member={member}
                        onDone={() => section.current?.focus()}
                      />
                    }
                  />
                  <RequestAnswers answers={member.answers} />
                </li>
              ))}
            </PlainList>
          )}
        </ListState>
      </Section>
    </div>
  );
}
