import type { GroupStanding } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Badge } from '@estela/ui';

/** The viewer's role or status in a group; nothing without one. */
export function MembershipBadge({ membership }: { membership: GroupStanding }) {
  const { t } = useTranslation('groups');
  if (!membership || membership.status === 'banned') return null;
  const { status, role } = membership;
  if (status !== 'member') return <Badge tone="warning">{t(`role.${status}`)}</Badge>;
  return <Badge tone={role === 'owner' ? 'signal' : 'info'}>{t(`role.${role}`)}</Badge>;
}
