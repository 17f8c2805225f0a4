import { useListBlockedInfiniteQuery } from '@estela/api/social';
import { useTranslation } from '@estela/i18n';
import { EmptyState } from '@estela/ui';
import { UnblockButton } from '../../components/unblock-button.tsx';
import { FollowList } from './follow-list.tsx';

export function BlockedList() {
  const { t } = useTranslation('social');
  const query = useListBlockedInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <FollowList
      query={query}
      label={t('page.blocked')}
      failed={t('blocked.failed')}
      empty={
        <EmptyState illustration="people" title={t('blocked.empty.title')} text={t('blocked.empty.text')} />
      }
      action={(pilot) => <UnblockButton pilot={pilot} />}
    />
  );
}
