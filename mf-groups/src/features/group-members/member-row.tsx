import { useSession } from '@estela/api';
import type { Group, Membership } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { ReportButton } from '@estela/kit/report';
import { Link } from '@estela/runtime';
import { Identity, Inline } from '@estela/ui';
import { LazyMenu } from '@estela/ui/menu';
import type { ReactNode } from 'react';
import { MembershipBadge } from '../../components/membership-badge.tsx';
import { actsOver } from './member-acts.ts';
import styles from './member-list.module.css';

const loadMenu = async () =>
  (await import(/* webpackChunkName: "group-member-menu" */ './member-menu.tsx')).MemberMenu;

interface MemberRowProps {
  group: Group;
  member: Membership;
  /** Replaces the menu of actions. */
  action?: ReactNode;
}

export function MemberRow({ group, member, action }: MemberRowProps) {
  const { t } = useTranslation('groups');
  const { relative } = useFormat();
  const { user: viewer } = useSession();
  const { user, since, status } = member;
  const acts = user._id === viewer?._id ? [] : actsOver(group.membership, member);
  return (
    <Identity
      name={user.name}
      src={user.profilePicture}
      title={<Link to={paths.dashboard(user.username)}>{user.name}</Link>}
      detail={
        <span className={styles.detail}>
          <span>{`@${user.username}`}</span>
          {since && <span>{t(`members.since.${status}`, { when: relative(since) })}</span>}
        </span>
      }
      action={
        action ?? (
          <Inline gap={4}>
            {(status !== 'member' || member.role !== 'member') && <MembershipBadge membership={member} />}
            {status === 'member' && (
              <ReportButton
                kind="user"
                id={user._id}
                name={user.name}
                group={group._id}
                pilot={user}
                size="sm"
              />
            )}
            {acts.length > 0 && (
              <LazyMenu
                label={t('members.actions', { name: user.name })}
                load={loadMenu}
                given={{ group, member, acts }}
              />
            )}
          </Inline>
        )
      }
    />
  );
}
