import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Badge } from '@estela/ui';

/** The viewer's role in a group; nothing where they have none. */
export function MembershipBadge({ membership }: Pick<Group, 'membership'>) {
  const { t } = useTranslation('groups');
  if (!membership || membership.status === 'banned') return null;
  if (membership.status === 'pending') return <Badge tone="warning">{t('role.pending')}</Badge>;
  return <Badge tone={membership.role === 'owner' ? 'signal' : 'info'}>{t(`role.${membership.role}`)}</Badge>;
}
