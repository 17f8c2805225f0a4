import type { UserProfile } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EmptyState } from '@estela/ui';

interface RestrictedNoticeProps {
  pilot: UserProfile;
  /** Owners look at their own page as others see it. */
  isPreview: boolean;
}

/** Their privacy leaves the short card above and this. Whether it is for followers or for nobody is not told. */
export function RestrictedNotice({ pilot, isPreview }: RestrictedNoticeProps) {
  const { t } = useTranslation('social');
  const { name, followedByMe, requestedByMe, blockedByMe } = pilot;
  const isOpen = followedByMe || isPreview;
  const why = blockedByMe ? 'blocked' : 'restricted';
  return (
    <EmptyState
      illustration="radar"
      title={t(`dashboard.${why}.title`, { name })}
      text={isOpen ? undefined : t(requestedByMe ? 'follow.waiting' : `dashboard.${why}.text`, { name })}
    />
  );
}
