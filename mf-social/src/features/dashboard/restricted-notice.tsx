import type { UserProfile } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EmptyState } from '@estela/ui';

interface RestrictedNoticeProps {
  pilot: UserProfile;
}

/** Their privacy leaves the short card above and this. Whether it is for followers or for nobody is not told. */
export function RestrictedNotice({ pilot: { name, followedByMe } }: RestrictedNoticeProps) {
  const { t } = useTranslation('social');
  return (
    <EmptyState
      illustration="radar"
      title={t('dashboard.restricted.title', { name })}
      text={followedByMe ? undefined : t('dashboard.restricted.text', { name })}
    />
  );
}
